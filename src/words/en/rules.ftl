# The rule texts: rules by id, keys of [rules], topics, names.
# $players is the number of players who are in; 0 when it is not given.

## C · Cards and counts

rule-C-1 = The cards rank, from high to low: Ace (the Sow) 11, Ten 10, King 4, Ober 3, Unter 2, then 9, 8 and 7, which count nothing. The numbers are the card points.
    .title = Rank and card points
rule-C-2 = Whatever is left out of it, a full pack always holds 120 card points, since only cards that count nothing are left out.
    .title = The pack holds 120
rule-C-3 = No pile can hold exactly 1 or exactly 119 card points, because no card counts 1. Such a number is a miscount and is refused.
    .title = Never 1 or 119
rule-C-4 = Where every pile is given, the piles must add up to 120; otherwise the entry is refused and the difference is named. Where somebody goes out at 66, or claims it falsely, they may add up to less, though not to 119, and never to more.
    .title = The piles add up
rule-C-5 = Suits are written C for clubs (acorns), S for spades (leaves), H for hearts, D for diamonds (bells); ranks A, T, K, O, U, 9, 8, 7. A card is its suit and then its rank: HA is the Ace of Hearts, ST the Ten of Spades, C9 the Nine of Clubs.
    .title = How cards are written

## D · Dreeg: the game

rule-D-1 = Two rounds of four sub-games are played: first Sixty-Six, Red Sow, Call a Card and Cameroon, then the same four backwards, from Cameroon to Sixty-Six.
    .title = Eight sub-games
rule-D-2 = Three or four players begin, with the 24 cards from the 9 up to the Ace. { $players ->
        [4] With four in, each gets 6 cards and none are left over.
        [3] With three in, whether they began as three or not, each gets 8 cards by default. By agreement each gets 6 and a talon (Haifler) of 6 is left: that too makes eight tricks, the first two of them free.
        [2] With two in, each gets 6 cards and 12 form the talon (Haifler).
       *[other] Four get 6 cards each; three get 8 each by default, or by agreement 6 each with a talon (Haifler) of 6, for eight tricks of which the first two are free; two get 6 each with a talon of 12. Three who begin play by the rules for three from the start.
    }
    .title = Players and cards
rule-D-3 = Everybody starts every sub-game with XII on the slate, which is 7 strokes, and each game point erases one. The middle of the X goes first and leaves 6, then its four arms, then the two Is. Points beyond the last stroke are lost.
    .title = XII on the slate
rule-D-4 = A player with no stroke left has gone out: he has won and plays no more in this sub-game.
    .title = Going out
rule-D-5 = The sub-game ends when one player at most is still in. Anyone still in then is a loser.
    .title = End of a sub-game
rule-D-6 = If a single deal or ruling takes the last strokes of everybody who was in, so that nobody is left, those who scored least in it are the losers; if all scored the same, all of them are. In a ruling the strokes it erases are the score. By agreement nobody loses in this case; either way the players are placed as in D-7.
    .title = When all go out
rule-D-7 = Players who go out in the same deal or ruling are placed by what they scored in it, more points first; equal scores share the place. Whoever is in first place, alone or not, has won the sub-game.
    .title = Going out together
rule-D-8 = The first dealer begins, even if a ruling has put him out; after each scored deal the next player clockwise who is in deals, into the next sub-game as well. After a misdeal the same player deals again, a ruling moves nothing, and if a table names another dealer, even one who is out, the deal passes on from him. Forehand is the next player after the dealer who is in, and leads to the first trick.
    .title = Dealer and forehand

## D · Dreeg: placing by card points

rule-D-10 = A player’s count is the card points in his tricks plus, where the table plays them, his melds (D-12) and the bonus for the last trick (D-13).
    .title = What counts
rule-D-11 = { $players ->
        [4] The four are placed by their counts and score 3, 2, 1 and 0 game points. By default equal counts all take the better award and as many places are skipped (3, 3, 1, 0); by agreement they all take the worse (2, 2, 1, 0), or whoever of them took the last trick is placed ahead of the others (in Cameroon: behind). The last trick never splits a tie judged at the table: there all take the better award.
        [3] The three are placed by their counts and score 2, 1 and 0 game points. By default equal counts all take the better award and as many places are skipped (2, 2, 0); by agreement they all take the worse (1, 1, 0), or whoever of them took the last trick is placed ahead of the others (in Cameroon: behind). The last trick never splits a tie judged at the table: there all take the better award.
        [2] The two are placed by their counts and score 1 and 0 game points. Equal counts score nothing, unless the table lets the last trick decide: then the 1 goes to whoever took it (in Cameroon: to the other). A tie judged at the table scores nothing in any case.
       *[other] The players are placed by their counts and score 3, 2, 1 and 0 game points with four in, 2, 1 and 0 with three, 1 and 0 with two. By default equal counts all take the better award and as many places are skipped (3, 3, 1, 0); by agreement they all take the worse (2, 2, 1, 0), or whoever of them took the last trick is placed ahead of the others (in Cameroon: behind). With two in, equal counts score nothing unless the last trick decides, and it never splits a tie judged at the table.
    }
    .title = Placing by counts
rule-D-12 = By default there are no marriages; by agreement the King and Ober of one suit, announced when one of them is led, add 20 to the player’s count, 40 in trumps. Cameroon has none. Melds stand apart from the 120 card points: each player’s sum is a multiple of 20, and all together are at most 100.
    .title = Marriages (melds)
rule-D-13 = The last trick carries no bonus by default; by agreement it adds 10 to the count of whoever took it, and the entry must say who that was. It is given only in a deal played to its end, never where somebody went out, and never in Cameroon.
    .title = Bonus for last trick

## D · Dreeg: Sixty-Six

rule-D-20 = Everybody plays for himself, and the highest count is placed first; { $players ->
        [4] the game points are 3, 2, 1 and 0.
        [3] the game points are 2, 1 and 0.
        [2] the win scores 1 game point.
       *[other] the game points are 3, 2, 1 and 0 with four in, 2, 1 and 0 with three, 1 and 0 with two.
    }
    .title = Everyone for himself
rule-D-21 = Whoever reaches a count of 66 may go out, which ends the deal: he is placed first, the others behind him by what they have. Going out with less than 66 is refused; it is entered as a false claim (D-22).
    .title = Going out at 66
rule-D-22 = Whoever claims 66 without having it ends the deal, and each opponent who is in scores 2 game points by default, by agreement 0 to 7. A false claim with 66 or more on record is refused.
    .title = False claim of 66
rule-D-23 = With two in, the talon is used: any card may be played until it is exhausted, and the trump 9 may rob the turned-up trump. The win scores 1 game point.
    .title = Sixty-Six for two

## D · Dreeg: Red Sow

rule-D-30 = Whoever holds the Ace of Hearts is the soloist: he names trumps and plays alone against { $players ->
        [4] the other three.
        [3] the other two.
        [2] the other player.
       *[other] all others who are in.
    } Nobody goes out at 66; the deal is played to its end.
    .title = The Sow plays alone
rule-D-31 = If his hand is too poor, the soloist may pass; then each other player who is in scores 2 game points.
    .title = The soloist passes
rule-D-32 = With a count over 66 the soloist wins and scores 3 game points. By default exactly 66 wins as well; by agreement it does not.
    .title = Red Sow won
rule-D-33 = If the soloist has over 33 but has not won, he scores nothing and each other player who is in scores 1 game point.
    .title = Red Sow lost
rule-D-34 = If the soloist has 33 or fewer, each other player who is in scores 3 game points by default, by agreement 1 or 2. At 2 or less it would never pay the soloist to pass.
    .title = Red Sow lost schneider
rule-D-35 = The awards of Red Sow are the same with four, three or two in; they do not shrink as players go out.
    .title = Awards do not shrink
rule-D-36 = With two in, the holder of the Ace of Hearts may wait with naming trumps, but by the third trick he must play the Ace and name them. If neither holds it, there are no trumps until one of them draws it. If it has not been seen after three tricks, the talon is turned over, so that both can see the next card to be drawn.
    .title = Red Sow for two

## D · Dreeg: Call a Card

rule-D-40 = { $players ->
        [2] With two in, no card is called: after his first three cards forehand names trumps.
       *[other] After his first three cards forehand calls a card: its suit is trumps, and whoever holds it is his partner and must play it to the first trick. Forehand must lead a trump to that trick. If he calls himself, he plays alone.
    }
    .title = Calling a card
rule-D-41 = { $players ->
        [4] Caller and partner play against the other two, or the caller alone against the other three.
        [3] The caller and the called player play against the third, or the caller alone against the other two.
        [2] Forehand names trumps and the two play each other.
       *[other] With four in, two play two, or one plays three. With three in, caller and called player play the third, or the caller alone plays the other two. With two in, forehand names trumps and they play each other.
    }
    .title = The sides
rule-D-42 = A side that reaches 66 may go out, and so wins the deal. After a false claim each player of the other side scores as in D-22.
    .title = A side goes out
rule-D-43 = In a deal played to its end a side with 66 or more wins, the higher one if melds bring both there. If neither has 66, the higher count wins by default; by agreement the side that took the last trick wins, or nobody scores. Equal counts score nothing, whatever was agreed.
    .title = Played to the end
rule-D-44 = By default each player of the winning side scores { $players ->
        [4] 3 game points.
        [3] 2 game points.
        [2] 1 game point.
       *[other] 3 game points with four in, 2 with three, 1 with two.
    } By agreement a tariff holds instead: 1 point, 2 if the losing side’s count is under 33, 3 if it took no trick.
    .title = What the side scores

## D · Dreeg: Cameroon

rule-D-50 = There are no trumps, everybody plays for himself, and the fewest card points are placed first; { $players ->
        [4] the game points are 3, 2, 1 and 0.
        [3] the game points are 2, 1 and 0.
        [2] if two play on (D-52), the win scores 1 game point.
       *[other] the game points are 3, 2, 1 and 0 with four in, 2, 1 and 0 with three, and 1 and 0 if two play on (D-52).
    }
    .title = Fewest points win
rule-D-51 = A player may announce a march: to take every trick. If he does, he scores 3 game points and the others nothing; if he fails, each other player who is in scores 3. These awards do not shrink as players go out.
    .title = The march
rule-D-52 = By default Cameroon ends when only two are left in, and both are losers. By agreement they play on, and the win scores 1 game point.
    .title = Two left in Cameroon

## D · Dreeg: blobs

rule-D-60 = In the standard convention each loser of a sub-game gets a blob (Bolln). After eight sub-games the player, or players, with the fewest blobs win.
    .title = Blobs for losers
rule-D-61 = In the Neustadt convention each winner of a sub-game gets a blob, and the first to have seven wins. The eight sub-games are repeated until somebody has seven after one of them.
    .title = Neustadt: blobs for winners
rule-D-62 = A convention presets three things that may also be agreed one by one: who gets the blob, losers or winners; whether the fewest or the most win; and at how many blobs the game ends (with no number: after eight sub-games). All who have the fewest, or the most, win together. A game that is broken off is judged as it stands.
    .title = Making a convention
rule-D-63 = Where the winners get the blob, a sub-game is played out by default; by agreement it ends as soon as somebody goes out. Where the losers get it, every sub-game must be played out.
    .title = Playing it out

## H · Herzblatt

rule-H-1 = Hearts are always trumps, and two cards always form the skat. { $players ->
        [2] Two play with 20 cards, without the 7s, 8s and 9s, and get 9 each.
        [3] Three play with 26 cards, without the 7s and the Eights of Hearts and Diamonds, and get 8 each.
        [4] Four play with 30 cards and get 7 each; by default the Eights of Hearts and Diamonds are left out, by agreement the Sevens of those suits.
        [5] Five play with all 32 cards and get 6 each.
       *[other] Two play with 20 cards (no 7, 8, 9), 9 each; three with 26 (no 7, and no 8 of hearts or diamonds), 8 each; four with 30 (no 8 of hearts or diamonds, by agreement no 7 of them instead), 7 each; five with all 32, 6 each.
    } Where the dealer sits out by agreement, three to six are at the table, and he gets no cards and takes no part in that deal’s payments.
    .title = Players and packs
rule-H-2 = From forehand on, each is asked in turn; the first to say “I’ll play” is the soloist. He takes the skat and lays away two cards, which count for him. Forehand leads.
    .title = Finding the soloist
rule-H-3 = If nobody plays, the cards are thrown in: nothing is paid, and the deal passes on.
    .title = Nobody plays
rule-H-4 = With 66 card points or more, his discards included, the soloist wins, and each defender pays him one stake by default.
    .title = The soloist wins
rule-H-5 = If the soloist wins and the defenders together have no more than 33, each pays him three stakes by default, in place of the one.
    .title = A high win
rule-H-6 = If the soloist loses, he pays each defender two stakes by default.
    .title = The soloist loses
rule-H-7 = If the soloist loses with 33 or fewer, he is schneider and pays each defender four stakes by default, in place of the plain loss.
    .title = The soloist is schneider
rule-H-8 = The table agrees on the number of stakes, each a whole number from 1 to 100; by default 1 for a win, 3 for a high win, 2 for a loss (one of four sources has 1) and 4 for schneider. A high win that pays the same as a win, or schneider that costs the same as a loss, is switched off. The limit of 33 may be changed too.
    .title = Stakes as agreed
rule-H-9 = The payments of every deal add up to exactly zero: what some pay, the others get. Money is counted in the currency’s smallest unit, so nothing is rounded away.
    .title = Payments cancel out
rule-H-10 = Settling up takes the fewest transfers that bring every balance to zero, and no transfer is ever of nothing.
    .title = Settling up
rule-H-11 = Between deals players may join, leave or swap seats. A balance belongs to the person and not to the seat.
    .title = Changes at the table
rule-H-12 = A payment is taken off what the payer owes: his balance rises by the amount, and the other’s falls by it.
    .title = Paying a debt

## M · Muhr’s variant

rule-M-1 = The soloist wins with more card points than the defenders, so he needs 61. At 60 to 60 he has lost.
    .title = Sixty-one wins
rule-M-2 = Before play the soloist may announce “66”, to reach at least 66, which is worth double by default; or “Du”, to take every trick, which is worth triple. An announcement that is not made loses, whatever the card points.
    .title = Announcing 66 or Du
rule-M-3 = Schneider doubles the value by default, won or lost: it means that the side that lost has no more than 33, or the limit the table has agreed. Within a Du it does not count, unless so agreed.
    .title = Schneider doubles
rule-M-4 = A defender may double the value with contra, but only one who had no chance to bid because he comes after the soloist in the bidding; the soloist may double again with Ree. All factors multiply (each is 2 by default). Won or lost, each defender pays or gets the resulting value.
    .title = Contra and Ree

## P · Play (the referee)

rule-P-1 = Whoever holds a card of the suit led must follow suit. While there is a talon the tricks are free, and neither this nor P-2 to P-5 applies.
    .title = Follow suit
rule-P-2 = Whoever cannot follow suit but holds a trump must play a trump. This does not apply in Cameroon, which has no trumps.
    .title = Trump if void
rule-P-3 = When trumps are led, or when a player who cannot follow plays to a trick already trumped, his trump must beat the best one so far if he holds one that does. In Herzblatt this applies only when trumps are led. Whoever cannot follow and cannot overtrump must still trump, in both games.
    .title = Overtrump if able
rule-P-4 = In Cameroon, whoever follows suit must beat the best card in the trick, if he holds one that does.
    .title = Head the trick
rule-P-5 = In Cameroon, whoever cannot follow suit must throw a card of the highest rank he holds.
    .title = Discard high
rule-P-6 = In Call a Card with three or four in, forehand’s first lead must be a trump.
    .title = Lead a trump
rule-P-7 = In Call a Card with three or four in, the partner, or a caller who is alone, must play the called card to the first trick. If he does not, the card he played instead is the finding, even if the called card is never recorded.
    .title = Play the called card

## Keys of [rules]: Dreeg

key-three_hand = How are the cards dealt when three are in?
    .eight-each = 8 cards each, no talon
    .six-and-talon = 6 cards each and a talon of 6; the first two tricks are free
key-convention = Who gets the blobs, and what wins the game?
    .standard = losers get a blob; the fewest after eight sub-games win
    .neustadt = winners get a blob; the first to seven wins
key-blob_for = Who gets a blob when a sub-game ends?
    .losers = each loser
    .winners = each winner
key-aim = What wins the game?
    .fewest = the fewest blobs
    .most = the most blobs
key-blob_target = At how many blobs does the game end? (1 to 99; if left out, after eight sub-games)
key-play_out = Is a sub-game played on after somebody has gone out? (only where winners get the blob may it stop)
    .true = yes, until one player at most is in
    .false = no, it ends as soon as somebody goes out
key-ties = What do equal counts score?
    .better = all take the better award (3, 3, 1, 0)
    .worse = all take the worse award (2, 2, 1, 0)
    .last-trick = whoever of them took the last trick is placed ahead (in Cameroon: behind)
key-marriages = Do marriages count (King and Ober of one suit)?
    .true = yes, 20, in trumps 40 (not in Cameroon)
    .false = no
key-last_trick_bonus = How much does the last trick add to the count? (0 or 10)
key-false_claim = How many game points does each opponent score after a false claim of 66? (0 to 7)
key-red_sow_exact_66 = Does the soloist in Red Sow win with exactly 66?
    .win = yes, 66 is enough
    .lose = no, he needs more than 66
key-red_sow_schneider = How many game points does each opponent score if the soloist in Red Sow has 33 or fewer? (1 to 3)
key-call_undecided = Who wins Call a Card if neither side has 66 at the end?
    .most = the side with the higher count
    .last-trick = the side that took the last trick
    .nobody = nobody scores
key-call_award = What does the winning side score in Call a Card?
    .top = each the most there is: 3 with four in, 2 with three, 1 with two
    .tariff = 1 game point; 2 if the losers are under 33; 3 if they took no trick
key-cameroon_two_left = What happens when only two are left in Cameroon?
    .stop = the sub-game ends and both are losers
    .play-on = they play on, and the win scores 1
key-all_out = Who loses if one deal or ruling clears everybody who was in?
    .last-award = whoever scored least in it; all, if all scored the same
    .no-blob = nobody

## Keys of [rules]: Herzblatt

key-variant = Which rules are played?
    .standard = the usual ones: 66 wins
    .muhr = Muhr’s: 61 wins, with announcements, contra and Ree
key-win = How many stakes does each defender pay for a win? (1 to 100)
key-win_high = How many stakes does each defender pay for a high win, with the defenders at the schneider limit or below? (1 to 100; as many as for a win: switched off)
key-loss = How many stakes does the soloist pay each defender for a loss? (1 to 100)
key-loss_schneider = How many stakes does the soloist pay each defender if he is schneider? (1 to 100; as many as for a loss: switched off)
key-schneider_limit = Up to how many card points is a side schneider? (0 to 59)
key-sixty_six = By how much does an announced “66” multiply the value? (1 to 100)
key-du = By how much does an announced “Du” multiply the value? (1 to 100)
key-schneider = By how much does schneider multiply the value? (1 to 100)
key-contra = By how much does contra multiply the value? (1 to 100)
key-re = By how much does Ree multiply the value? (1 to 100)
key-schneider_in_du = Does schneider count within a Du as well?
    .true = yes, on top of the Du
    .false = no
key-four_player_pack = Which two cards are left out when four play?
    .without-eights = the Eights of Hearts and Diamonds
    .without-sevens = the Sevens of Hearts and Diamonds
key-dealer_sits_out = Does the dealer sit out his own deal?
    .true = yes; three to six at the table, and he neither plays nor pays
    .false = no, everybody plays

## Topics

topic-cards = Cards and card points
    .intro = What beats what, what each card counts, and how a card is written down. It holds for both games.
topic-dreeg = Dreeg
    .intro = The slate game from Franconia: eight sub-games, a slate full of strokes, and nobody wants to be the last one sitting there.
topic-sixty-six = Sixty-Six
    .intro = Everybody for himself, and whoever has 66 may stop. It opens the game, and it closes it.
topic-red-sow = Red Sow (Ace of Hearts)
    .intro = One card decides who stands alone: whoever holds the Red Sow plays against all the rest, or pays for not daring to.
topic-call-a-card = Call a Card
    .intro = Three cards in hand, and forehand must already choose a friend. Who it is shows in the first trick.
topic-cameroon = Cameroon
    .intro = No trumps, no friends, and every card point hurts. Unless you march and take them all.
topic-blobs = Blobs and winning
    .intro = When the strokes are gone the blobs remain. Here is who gets one, and who has won when the slate is put away.
topic-slate = The slate
    .intro = Seven strokes in the shape of XII, rubbed out one by one. Whoever has none left may lean back.
topic-dealing = Dealing and forehand
    .intro = Who deals, who leads, how many cards, and what happens when a deal goes wrong.
topic-placing = Placing by card points
    .intro = How counts turn into game points, and what happens when two have the same.
topic-herzblatt = Herzblatt
    .intro = Hearts are trumps, always. One says “I’ll play”, takes the skat, and plays against the table for the stake.
topic-muhr = Muhr’s variant
    .intro = Herzblatt for those who like to raise: 61 is enough, but whoever announces more must also make it.
topic-referee = The referee
    .intro = Where the tricks are recorded, every card is checked against the hand it came from. A finding changes no score: that is for the table to rule.
topic-settling = Settling up
    .intro = Every deal adds up to zero, and so does the evening. Here is who pays whom, in as few transfers as can be.

## Names: kinds of events

kind-sixty-six = Sixty-Six
kind-red-sow = Red Sow
kind-call-a-card = Call a Card
kind-cameroon = Cameroon
kind-solo = Solo
kind-passed = Thrown in
kind-misdeal = Misdeal
kind-ruling = Ruling
kind-seating = Seating
kind-stake = Stake
kind-payment = Payment
kind-substitute = Substitute
kind-note = Remark
kind-end = End of the game
kind-correction = Correction

## Names: findings

finding-follow-suit = did not follow suit
finding-must-trump = did not trump
finding-overtrump = did not overtrump
finding-head = did not head the trick
finding-discard-high = did not discard high
finding-lead-trump = did not lead a trump
finding-called-card = did not play the called card

## Names: cards

suit-clubs = Clubs
suit-spades = Spades
suit-hearts = Hearts
suit-diamonds = Diamonds
rank-A = Ace
rank-T = Ten
rank-K = King
rank-O = Ober
rank-U = Unter
rank-9 = Nine
rank-8 = Eight
rank-7 = Seven
