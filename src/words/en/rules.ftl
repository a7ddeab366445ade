# The rule texts: rules by id, keys of [rules], topics, names.
# `rule-X` is what the sources state, `rule-X-ruling` what is a ruling. $players is the number of players who are in (0: any
# number), $game "dreeg", "herzblatt" or "any", $of the contract or topic. A text that comes out empty is not shown: the rule
# says nothing in that case.

## C · Cards and counts

rule-C-1 = The cards rank, from high to low: Ace (the Sow) 11, Ten 10, King 4, Ober 3, Unter 2, then 9, 8 and 7, which count nothing. The numbers are the card points.
    .title = Rank and card points
rule-C-2 = Whatever is left out of it, a full pack always holds 120 card points, since only cards that count nothing are left out.
    .title = The pack holds 120
rule-C-3 = No pile can hold exactly 1 or exactly 119 card points, because no card counts 1. Such a number is a miscount and is refused.
    .title = Never 1 or 119
rule-C-4 = Where every pile is given, the piles must add up to 120; otherwise the entry is refused and the difference is named. Where somebody goes out at 66, or claims it falsely, they may add up to less, though not to 119, and never to more.
    .title = The piles add up
rule-C-5 = The pack is the French-suited one of 32 cards, usually of the Berlin pattern; German suits do as well. A card is written as its suit and then its rank: C clubs (acorns), S spades (leaves), H hearts, D diamonds (bells); A, T, K, O, U, 9, 8, 7. So HA is the Ace of Hearts, ST the Ten of Spades, C9 the Nine of Clubs.
    .title = The pack and how cards are written
rule-C-6 = { $game ->
        [dreeg] { $of ->
            [cameroon] A trick goes to the highest card of the suit that was led; other suits never win. Whoever takes it leads to the next.
           *[other] A trick goes to its highest trump; where none was played, to the highest card of the suit that was led. Other suits never win. Whoever takes it leads to the next.
        }
        [herzblatt] A trick goes to its highest trump; where none was played, to the highest card of the suit that was led. Other suits never win. Whoever takes it leads to the next; forehand leads to the first (H-2).
       *[other] A trick goes to its highest trump; where none was played, to the highest card of the suit that was led. Other suits never win. Whoever takes it leads to the next; who leads to the first stands in D-8, for Herzblatt in H-2.
    }
    .title = Who takes the trick and leads next

## D · Dreeg: the game

rule-D-1 = Two rounds of four sub-games are played: first Sixty-Six, Red Sow, Call a Card and Cameroon, then the same four backwards, from Cameroon to Sixty-Six.
    .title = Eight sub-games
rule-D-2 = Three or four players begin; three begin under the rules for three. The pack is 24 cards, from the Nine up to the Ace (C-5). { $players ->
        [4] Four get 6 cards each.
        [3] {""}
        [2] Two get 6 cards each, and the other 12 are the talon (Haifler).
       *[other] Four get 6 cards each; two get 6 each, with a talon (Haifler) of 12.
    }
    .title = Players and cards
rule-D-2-ruling = { $players ->
        [4] {""}
        [2] {""}
       *[other] Three get 8 cards each. By agreement they get 6 each with a talon (Haifler) of 6: that makes eight tricks all the same, the first two of them free.
    }
rule-D-3 = Everybody starts every sub-game with XII on the slate, which is 7 strokes, and each game point erases one. The middle of the X goes first and leaves 6, then its four arms, then the two Is. Points beyond the last stroke are lost.
    .title = XII on the slate
rule-D-4 = A player with no stroke left has gone out: he has won, and sits out the rest of the sub-game.
    .title = Going out
rule-D-5 = The sub-game ends when one player at most is still in. Whoever is still in then is a loser.
    .title = End of a sub-game
rule-D-6 =
    .title = When all go out
rule-D-6-ruling = If one deal, or one ruling of the table, takes the last strokes of everybody who was in, there is no loser: whoever has erased his last stroke has won (D-4). By agreement those of them lose who scored least in it, all of them if all scored the same; for a ruling of the table, the strokes that it erases are the score. Either way they are placed by D-7.
rule-D-7 = Players who go out in the same deal, or by the same ruling of the table, are placed by what they scored in it, more points first; equal scores share the place. Whoever is in first place, alone or not, has won the sub-game.
    .title = Going out together
rule-D-8 =
    .title = Dealer and forehand
rule-D-8-ruling = { $game ->
        [dreeg] { $of ->
            [call-a-card] { $players ->
                [2] Forehand leads to the first trick.
               *[other] Forehand is the next player clockwise of the dealer who is in.
            }
           *[other] Forehand is the next player clockwise of the dealer who is in, and leads to the first trick.
        }
       *[other] The first dealer deals first, even if a ruling of the table has put him out. After each scored deal the deal passes clockwise to the next player who is in when it is made; so it goes on into a new sub-game, with everybody in. After a misdeal the same dealer deals again, also when he is out. A ruling of the table moves nothing. If the table names another dealer, even one who is out (the idle often deal), the deal passes on from him. Forehand is the next player clockwise of the dealer who is in, and leads to the first trick{ $players ->
            [2] .
           *[other] {" "}(in Call a Card by the sources: D-40).
        }
    }
rule-D-9 =
    .title = Taking over a seat
rule-D-9-ruling = Between two deals somebody may take over another’s seat. The slate with its strokes and blobs, the place in the order of going out and the turn to deal are his from then on; what was played before stays under the old name.
rule-D-14 = { $game ->
        [dreeg] { $of ->
            [call-a-card] After shuffling and cutting, everybody is dealt his six cards in threes, 3 + 3. After the first three forehand { $players ->
                [2] names trumps
               *[other] calls
            } (D-40).
           *[other] After shuffling and cutting, everybody is dealt his six cards in threes, 3 + 3.
        }
       *[other] After shuffling and cutting, everybody is dealt his six cards in threes, 3 + 3. In Call a Card forehand { $players ->
            [2] names trumps
           *[other] calls
        } after the first three (D-40).
    }
    .title = Dealt in threes
rule-D-14-ruling = { $players ->
        [4] {""}
        [2] {""}
       *[other] Where three get eight each (D-2), two more follow.
    }

## D · Dreeg: placing by card points

rule-D-10 = A player’s count is the card points taken in his tricks plus, where the table plays them, his melds (D-12) and the bonus for the last trick (D-13).
    .title = What counts
rule-D-11 = { $players ->
        [4] The four are placed by their counts, and score 3, 2, 1 and 0 game points.
        [3] { $of ->
            [sixty-six] The three are placed by their counts, and score 2, 1 and 0 game points.
            [cameroon] The three are placed by their counts.
           *[other] In Sixty-Six the three are placed by their counts, and score 2, 1 and 0 game points.
        }
        [2] { $of ->
            [sixty-six] The two are placed by their counts, and score 1 and 0 game points.
            [cameroon] The two are placed by their counts.
           *[other] In Sixty-Six the two are placed by their counts, and score 1 and 0 game points.
        }
       *[other] { $of ->
            [cameroon] The players who are in are placed by their counts. Four score 3, 2, 1 and 0 game points.
            [sixty-six] The players who are in are placed by their counts, and score 3, 2, 1 and 0 game points with four in, 2, 1 and 0 with three, 1 and 0 with two.
           *[other] The players who are in are placed by their counts. Four score 3, 2, 1 and 0 game points; in Sixty-Six three score 2, 1 and 0, and two 1 and 0.
        }
    }
    .title = Placing by counts
rule-D-11-ruling = { $players ->
        [4] Equal counts all take the better award, and as many places are skipped (3, 3, 1, 0). By agreement they all take the worse (2, 2, 1, 0), or the one of them who took the last trick is placed { $of ->
            [sixty-six] ahead of the others
            [cameroon] behind the others
           *[other] ahead of the others (in Cameroon: behind them)
        }, and any who are still equal take the better award; then the entry must say who took it, and a tie judged at the table, which is never split, takes the better award.
        [3] { $of ->
            [sixty-six] {""}
            [cameroon] They score 2, 1 and 0 game points.{" "}
           *[other] In Cameroon, too, three score 2, 1 and 0.{" "}
        }Equal counts all take the better award, and as many places are skipped (2, 2, 0). By agreement they all take the worse (1, 1, 0), or the one of them who took the last trick is placed { $of ->
            [sixty-six] ahead of the others
            [cameroon] behind the others
           *[other] ahead of the others (in Cameroon: behind them)
        }, and any who are still equal take the better award; then the entry must say who took it, and a tie judged at the table, which is never split, takes the better award.
        [2] Equal counts score nothing, unless by agreement the last trick decides: then the 1 is for { $of ->
            [sixty-six] the one who took it
            [cameroon] the other one
           *[other] the one who took it (in Cameroon: for the other)
        }, and the entry must say who took it. A tie judged at the table scores nothing in any case.
       *[other] { $of ->
            [sixty-six] {""}
           *[other] In Cameroon, too, three score 2, 1 and 0.{" "}
        }Equal counts all take the better award, and as many places are skipped (3, 3, 1, 0). By agreement they all take the worse (2, 2, 1, 0), or the one of them who took the last trick is placed { $of ->
            [sixty-six] ahead of the others
            [cameroon] behind the others
           *[other] ahead of the others (in Cameroon: behind them)
        }, and any who are still equal take the better award; then the entry must say who took it, and a tie judged at the table, which is never split, takes the better award. With two in, equal counts score nothing unless the last trick decides, and a tie judged at the table nothing in any case.
    }
rule-D-12 =
    .title = Marriages (melds)
rule-D-12-ruling = There are no marriages. By agreement the King and Ober of one suit, announced when one of them is led, add 20 to the player’s count, 40 in trumps; Cameroon has none even then. Melds stand apart from the 120 card points: each player’s sum is a multiple of 20, and all together are at most 100.
rule-D-13 =
    .title = Bonus for the last trick
rule-D-13-ruling = The last trick carries no bonus. By agreement it adds 10 to the count of whoever took it, and the entry must say who that was; only in a deal played to its end, never where somebody went out, and never in Cameroon.

## D · Dreeg: Sixty-Six

rule-D-20 = Everybody plays for himself, and the highest count is placed first (D-11).
    .title = Everyone for himself
rule-D-21 = Whoever reaches 66 may go out, which ends the deal: he is placed first, the others behind him by what they have. His count must be 66 or more; with less, going out is refused and is entered as a false claim (D-22).
    .title = Going out at 66
rule-D-22 =
    .title = False claim of 66
rule-D-22-ruling = Whoever claims 66 without having it ends the deal, and each opponent who is in scores 2 game points, by agreement 0 to 7. A false claim with 66 or more on record is refused.
rule-D-23 = { $players ->
        [4] {""}
        [3] {""}
       *[other] With two in, the talon is used: any card may be played until it is exhausted, and the trump 9 may rob the turned-up trump. The win scores 1 game point.
    }
    .title = Sixty-Six for two
rule-D-24 = { $players ->
        [4] The dealer turns up the bottom card of the pack, and its suit is trumps. It is one of his own cards: so he is sure of a trump.
        [3] The dealer turns up the bottom card of the pack, and its suit is trumps. It is one of his own cards: so he is sure of a trump. With a talon (D-2) its bottom card is turned up instead, and lies half under it.
        [2] The bottom card of the talon is turned up and lies half under it; its suit is trumps.
       *[other] The dealer turns up the bottom card of the pack, and its suit is trumps. It is one of his own cards: so he is sure of a trump. With a talon (D-2) its bottom card is turned up instead, and lies half under it.
    }
    .title = Trumps in Sixty-Six

## D · Dreeg: Red Sow

rule-D-30 = Whoever holds the Ace of Hearts (the Red Sow) is the soloist: he names trumps { $players ->
        [4] after the deal
        [2] when D-36 says
       *[other] after the deal (with a talon: when D-36 says)
    }, and plays alone against { $players ->
        [4] the other three.
        [3] the other two.
        [2] the other player.
       *[other] all others who are in.
    } Nobody goes out at 66; the deal is played to its end.
    .title = The Sow plays alone
rule-D-31 = If his hand is too poor, the soloist may pass; then each other player who is in scores 2 game points.
    .title = The soloist passes
rule-D-32 = With a count over 66 the soloist wins, and scores 3 game points.
    .title = Red Sow won
rule-D-32-ruling = Exactly 66 wins as well; by agreement it does not.
rule-D-33 = If the soloist has over 33 but has not won, he scores nothing and each other player who is in scores 1 game point.
    .title = Red Sow lost
rule-D-34 =
    .title = Red Sow lost as schneider
rule-D-34-ruling = If the soloist has 33 or fewer, each other player who is in scores 3 game points, by agreement 1 or 2. At 2 or less it would never pay him to pass.
rule-D-35 =
    .title = Awards do not shrink
rule-D-35-ruling = The awards of Red Sow are the same with four, three or two in.
rule-D-36 = { $players ->
        [4] {""}
        [3] {""}
       *[other] With two in there is a talon. The holder of the Ace of Hearts may name trumps at once, or wait; but by the third trick he must play the Ace and name them. If neither has it, there are no trumps until one of them draws it. If it has not been seen after three tricks, the talon is turned over, so that both see the next card to be drawn.
    }
    .title = Red Sow with a talon
rule-D-36-ruling = { $players ->
        [4] {""}
        [3] Where three play with a talon (D-2), the holder of the Ace of Hearts may name trumps at once, or wait; but by the third trick he must play the Ace and name them. If nobody has it, there are no trumps until somebody draws it. If it has not been seen after three tricks, the talon is turned over, so that all see the next card to be drawn.
        [2] {""}
       *[other] The same holds where three play with a talon (D-2).
    }

## D · Dreeg: Call a Card

rule-D-40 = { $players ->
        [2] With two in, no card is called: after his first three cards forehand, who is the non-dealer, names trumps.
       *[other] After his first three cards forehand calls a card. Its suit is trumps, and whoever holds it is his partner and must play it to the first trick; forehand must lead a trump to that trick. If he calls himself, he plays alone.
    }
    .title = Calling a card
rule-D-40-ruling = { $players ->
        [4] {""}
        [2] {""}
       *[other] Where three play with a talon (D-2), the called card may lie in it: then there is no partner, and the caller plays alone.
    }
rule-D-41 = { $players ->
        [4] Caller and partner play against the other two, or the caller alone against the other three.
        [3] The caller and the called player play against the third, or the caller alone against the other two.
        [2] The two play each other.
       *[other] With four in, two play two, or one plays three. With three in, caller and called player play the third, or the caller alone plays the other two. With two in, forehand names trumps and they play each other.
    }
    .title = The sides
rule-D-42 = A side that reaches 66 may go out, and so wins the deal. After a false claim each player of the other side scores what D-22 says.
    .title = A side goes out
rule-D-43 = In a deal played to its end a side with 66 or more wins; if melds bring both there, the higher.
    .title = Played to the end
rule-D-43-ruling = If neither side has 66, the higher count wins; by agreement the side that took the last trick, or nobody scores. Equal counts score nothing, whatever was agreed.
rule-D-44 =
    .title = What the side scores
rule-D-44-ruling = { $players ->
        [4] Each player of the winning side scores 3 game points.
        [3] Each player of the winning side scores 2 game points.
        [2] The winner scores 1 game point.
       *[other] Each player of the winning side scores 3 game points with four in, 2 with three, 1 with two.
    } By agreement a tariff holds instead: 1 point, 2 if the losing side’s count is under 33, 3 if it took no trick.

## D · Dreeg: Cameroon

rule-D-50 = There are no trumps, everybody plays for himself, and the fewest card points are placed first (D-11).
    .title = Fewest points win
rule-D-51 = A player may announce a march: to take every trick. If he does, he scores 3 game points and the others nothing; if he fails, each other player who is in scores 3. These awards do not shrink as players go out.
    .title = The march
rule-D-52 =
    .title = Two left in Cameroon
rule-D-52-ruling = { $players ->
        [4] {""}
       *[other] When only two are left in, Cameroon ends and both are losers: the sources give it no rule for two, and say that it may have more than one loser. By agreement the two play on, and the win scores 1 game point.
    }

## D · Dreeg: blobs

rule-D-60 = In the standard convention each loser of a sub-game gets a blob (Bolln). After eight sub-games the player, or players, with the fewest blobs win.
    .title = Blobs for losers
rule-D-61 = In the Neustadt convention the winner of each game gets a blob, and the first to have seven wins.
    .title = Neustadt: blobs for winners
rule-D-61-ruling = The blob goes to each winner of a sub-game (D-7), when the sub-game ends; the eight sub-games are repeated until somebody has seven. As soon as a deal, or a ruling of the table, leaves a player in first place (gone out first, as the order then stands) who has seven with the blob of this sub-game, the sub-game ends at once and the game with it; whoever is still in then is a loser by D-5, without effect.
rule-D-62 = A convention sets three things that may also be agreed one by one: who gets the blob, losers or winners; whether the fewest or the most win, for sometimes the aim is to win the fewest; and at how many blobs the game ends. Standard is losers, fewest, no number; Neustadt is winners, most, 7. Without a number the game ends after eight sub-games; with one when somebody has so many after a sub-game; where the winners get the blob, a sub-game and the game with it end at once, as D-61 says, with that number for seven. All who have the fewest, or the most, win together. A game that is broken off is judged as it stands.
    .title = Making a convention
rule-D-63 =
    .title = Playing it out
rule-D-63-ruling = Where the winners get the blob, a sub-game is played out; by agreement it ends as soon as somebody goes out. Where the losers get it, every sub-game must be played out.

## H · Herzblatt

rule-H-1 = Hearts are always trumps. The pack is French-suited, usually of the Berlin pattern; German suits do as well (C-5). { $players ->
        [2] Two play with 20 cards, without the 7s, 8s and 9s, and get 9 each.
        [3] Three play with 26 cards, without the 7s and the Eights of Hearts and Diamonds, and get 8 each.
        [4] Four play with 30 cards, without the Eights of Hearts and Diamonds, and get 7 each.
        [5] Five play with all 32 cards, and get 6 each.
       *[other] Two play with 20 cards (no 7, 8, 9), 9 each; three with 26 (no 7, and no 8 of hearts or diamonds), 8 each; four with 30 (no 8 of hearts or diamonds), 7 each; five with all 32, 6 each.
    } Two cards always lie face down in the middle: the skat.
    .title = Players and packs
rule-H-1-ruling = { $players ->
        [2] {""}
        [3] {""}
        [4] When four play, by agreement the Sevens of Hearts and Diamonds are left out in place of the Eights.{" "}
        [5] {""}
       *[other] When four play, by agreement the Sevens of Hearts and Diamonds are left out in place of the Eights.{" "}
    }Everybody plays; by agreement the dealer sits out his deal: then three to six are at the table, and he gets no cards and takes no part in that deal’s payments.
rule-H-2 = From forehand on, each is asked in turn; the first to say “I’ll play” is the soloist, and plays against the others. He takes the skat and lays away two cards, which count for him. Forehand leads.
    .title = Finding the soloist
rule-H-3 =
    .title = Nobody plays
rule-H-3-ruling = If nobody plays, the cards are thrown in: nothing is paid, and the deal passes on.
rule-H-4 = With 66 card points or more, those that he laid away included, the soloist wins, and each defender pays him one stake.
    .title = The soloist wins
rule-H-5 = If the soloist wins and the defenders together have 33 or fewer, each pays him three stakes, in place of the one.
    .title = A high win
rule-H-6 = If the soloist loses, he pays each defender one stake or two, as agreed (H-8).
    .title = The soloist loses
rule-H-7 = If the soloist loses with 33 or fewer he is schneider, and pays each defender four stakes, in place of the plain loss.
    .title = The soloist is schneider
rule-H-8 =
    .title = Stakes as agreed
rule-H-8-ruling = The sources differ, and the table agrees: 1 stake for a win, 3 for a high win, 2 for a loss (so three of four sources; the other has 1), 4 for schneider; or any whole numbers from 1 to 100. A high win that pays the same as a win, or schneider that costs the same as a loss, is switched off. The limit of 33 is agreed as well.
rule-H-9 = The payments of every deal add up to exactly zero: what some pay, the others get. Money is counted in the currency’s smallest unit, so nothing is rounded away.
    .title = Payments cancel out
rule-H-10 = Settling up takes the fewest transfers that bring every balance to zero, and no transfer is ever of nothing.
    .title = Settling up
rule-H-11 = Between deals players may join, leave or swap seats. A balance belongs to the person and not to the seat.
    .title = Changes at the table
rule-H-12 = A payment is taken off what the payer owes: his balance rises by the amount, and the other’s falls by it.
    .title = Paying a debt

## M · Muhr’s variant

rule-M-1 = The soloist wins with more card points than the defenders: with 61. At 60 to 60 he has lost.
    .title = Sixty-one wins
rule-M-2 = Before play the soloist may announce “66”: then he must reach 66, and the game is worth double. Or “Du”: then he must take every trick, and it is worth triple.
    .title = Announcing 66 or Du
rule-M-2-ruling = An announcement that is not made loses, whatever the card points.
rule-M-3 = Schneider, won or lost, doubles the value: the side that lost has 33 or fewer.
    .title = Schneider doubles
rule-M-3-ruling = In a Du that is made the defenders are schneider anyway, and it does not count again; by agreement it does. In a Du that is lost it counts.
rule-M-4 = A defender may say contra, which doubles, but only one who had no opportunity to bid: one who comes after the soloist in the bidding. The soloist may answer Ree, which doubles again. Factors multiply. Won or lost, each defender pays or gets the resulting value.
    .title = Contra and Ree

## P · Play (the referee)

rule-P = { $game ->
        [dreeg] { $of ->
            [sixty-six] { $players ->
                [4] {""}
                [3] Where three play with a talon (D-2), any card may be played to the first two tricks; what follows here holds from the third on.
                [2] What follows here holds from the seventh trick on, when the talon is exhausted.
               *[other] While there is a talon, any card may be played; what follows here holds from the seventh trick on with two in, from the third on where three play with a talon (D-2).
            }
           *[other] {""}
        }
       *[other] { $players ->
            [4] {""}
            [3] Where three play Sixty-Six with a talon (D-2), any card may be played to the first two tricks: P-1 to P-3 hold from the third on.
            [2] In Sixty-Six any card may be played while there is a talon: P-1 to P-3 hold from the seventh trick on.
           *[other] In Sixty-Six any card may be played while there is a talon: P-1 to P-3 hold from the seventh trick on with two in, from the third on where three play with a talon (D-2).
        }
    }
    .title = { $game ->
        [dreeg] Free tricks
       *[other] Free tricks, and how a record is judged
    }
rule-P-ruling = { $game ->
        [dreeg] { $of ->
            [sixty-six] {""}
           *[other] { $players ->
                [4] {""}
                [3] Where three play with a talon (D-2), any card may be played to the first two tricks; what follows here holds from the third on.
                [2] While there is a talon, any card may be played; what follows here holds from the seventh trick on.
               *[other] While there is a talon, any card may be played; what follows here holds from the seventh trick on with two in, from the third on where three play with a talon (D-2).
            }{ $of ->
                [red-sow] { $players ->
                    [4] {""}
                    [2] {" "}Trumps hold from the trick that the record names (trump_from), which is not later than that of the Ace of Hearts; without it from the trick in which the Ace is played, that trick included.
                   *[other] {" "}With a talon, trumps hold from the trick that the record names (trump_from), which is not later than that of the Ace of Hearts; without it from the trick in which the Ace is played, that trick included.
                }
               *[other] {""}
            }
        }
       *[other] { $players ->
            [4] {""}
           *[other] In the other contracts P-1 to P-5 wait as long for the talon. In Red Sow with a talon, trumps hold from the trick that the record names (trump_from), which is not later than that of the Ace of Hearts; without it from the trick in which the Ace is played, that trick included; whether it was played by the third trick (D-36) is for the table to watch, since no record tells when a card was drawn.{" "}
        }Where the cards are recorded, a player’s hand at any trick is what he plays from then on; in a deal that ended early, as far as it was played. Each card is judged against that hand. At most one finding is made of a card, the first that applies in the order P-1 to P-7, and it never changes the score by itself: that is for a ruling of the table. A card twice, a card outside the pack or a wrong number of cards is an error, not a finding.
    }
rule-P-1 = Whoever holds a card of the suit that was led must follow suit.
    .title = Follow suit
rule-P-2 = { $game ->
        [dreeg] Whoever cannot follow suit but holds a trump must play a trump.
        [herzblatt] Whoever cannot follow suit but holds a trump must play a trump. Only whoever can do neither may play what he likes.
       *[other] Whoever cannot follow suit but holds a trump must play a trump. Not in Cameroon, which has no trumps.
    }
    .title = Trump if void
rule-P-3 = { $game ->
        [dreeg] Whoever plays a trump must beat the best one in the trick so far, if he holds one that does: when trumps were led, and when he cannot follow suit and the trick has already been trumped.
        [herzblatt] When trumps are led, a trump must beat the best one in the trick so far, if the player holds one that does.
       *[other] Whoever plays a trump must beat the best one in the trick so far, if he holds one that does: when trumps were led, and when he cannot follow suit and the trick has already been trumped. In Herzblatt only when trumps were led.
    }
    .title = Overtrump if able
rule-P-3-ruling = Whoever cannot overtrump must still trump (P-2).
rule-P-4 = { $of ->
        [cameroon] Whoever follows suit must beat the best card in the trick, if he holds one that does.
       *[other] In Cameroon, whoever follows suit must beat the best card in the trick, if he holds one that does.
    }
    .title = Head the trick
rule-P-5 = { $of ->
        [cameroon] Whoever cannot follow suit must throw a card of the highest rank that he holds.
       *[other] In Cameroon, whoever cannot follow suit must throw a card of the highest rank that he holds.
    }
    .title = Discard high
rule-P-6 = { $players ->
        [2] {""}
       *[other] { $of ->
            [call-a-card] Forehand’s first lead must be a trump.
           *[other] In Call a Card{ $players ->
                [3] {""}
                [4] {""}
               *[other] {" "}with three or four in
            }, forehand’s first lead must be a trump.
        } If he has none, the call was wrong (D-40).
    }
    .title = Lead a trump
rule-P-7 = { $players ->
        [2] {""}
       *[other] { $of ->
            [call-a-card] The partner, or a caller who is alone, must play the called card to the first trick.
           *[other] In Call a Card{ $players ->
                [3] {""}
                [4] {""}
               *[other] {" "}with three or four in
            }, the partner, or a caller who is alone, must play the called card to the first trick.
        }
    }
    .title = Play the called card
rule-P-7-ruling = { $players ->
        [2] {""}
       *[other] If he does not, what the referee finds is the card that he played instead, even if the called card is never recorded. The called card, played to the first trick, is never a finding.{ $players ->
            [4] {""}
           *[other] {" "}Where three play with a talon (D-2) nothing is found: the record does not tell whether he held it yet.
        }
    }

## The cards: headings, what the sources do not say

card-game = Who plays, and what is trumps
card-deal = How it is dealt
card-play = How it is played
card-score = What it scores
card-unsaid = What the sources do not say
card-more = See also: bolln rules dreeg · dealing · placing · slate · blobs
unsaid-talon = { $players ->
        [4] {""}
       *[other] Whether the talon may be closed. A table that closes it tells such a deal by its outcome.
    }
unsaid-three = { $players ->
        [4] {""}
        [2] {""}
       *[other] How three are dealt (D-2). A table that deals six each and lays the other six aside tells its deals by their outcome: the piles do not make 120.
    }
unsaid-rob = { $players ->
        [4] {""}
        [2] {""}
       *[other] Whether the trump 9 may rob the turned-up trump where three play with a talon: as the table agrees.
    }
unsaid-march = Until when a march may be announced: as the table agrees.
unsaid-packets = In what packets the cards are dealt, and when the skat is laid: as the table is used to.
unsaid-discards = Whether trumps or Aces may be laid away: as the table agrees. Whatever lies there counts for the soloist.

## Keys of [rules]: Dreeg

key-three_hand = How are the cards dealt when three are in?
    .eight-each = 8 cards each, no talon
    .six-and-talon = 6 cards each and a talon of 6; the first two tricks are free
key-convention = Who gets the blobs, and what wins the game?
    .standard = losers get a blob; the fewest after eight sub-games win
    .neustadt = winners get a blob; the first to seven wins, at once
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
    .no-blob = nobody
    .last-award = whoever scored least in it; all, if all scored the same

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
key-schneider_in_du = Does schneider count again in a Du that is made?
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
    .names = cards, pack, suits, ranks
topic-dreeg = Dreeg
    .intro = The slate game from Franconia: eight sub-games, a slate full of strokes, and nobody wants to be the last one sitting there.
    .names = dreeg, slate game
topic-sixty-six = Sixty-Six
    .intro = Everybody for himself, and whoever has 66 may stop. It opens the game, and it closes it.
    .names = sixty-six, 66
topic-red-sow = Red Sow (Ace of Hearts)
    .intro = One card decides who stands alone: whoever holds the Red Sow plays against all the rest, or pays for not daring to.
    .names = red-sow, sow, ace of hearts
topic-call-a-card = Call a Card
    .intro = { $players ->
        [2] Three cards in hand, and forehand must already name trumps. There is no friend left to call.
       *[other] Three cards in hand, and forehand must already choose a friend. Who it is shows in the first trick.
    }
    .names = call-a-card, call, calling
topic-cameroon = Cameroon
    .intro = No trumps, no friends, and every card point hurts. Unless you march and take them all.
    .names = cameroon
topic-blobs = Blobs and winning
    .intro = When the strokes are gone the blobs remain. Here is who gets one, and who has won when the slate is put away.
    .names = blobs, winning, neustadt, convention
topic-slate = The slate
    .intro = Seven strokes in the shape of XII, rubbed out one by one. Whoever has none left may lean back.
    .names = slate, strokes
topic-dealing = Dealing and forehand
    .intro = Who deals, who leads, how many cards, and what happens when a deal goes wrong.
    .names = dealing, dealer, forehand, misdeal
topic-placing = Placing by card points
    .intro = How counts turn into game points, and what happens when two have the same.
    .names = placing, places, ties
topic-herzblatt = Herzblatt
    .intro = Hearts are trumps, always. One says “I’ll play”, takes the skat, and plays against the table for the stake.
    .names = herzblatt, solo, soloist
topic-muhr = Muhr’s variant
    .intro = Herzblatt for those who like to raise: 61 is enough, but whoever announces more must also make it. These rules take the place of H-4 to H-8; dealt and played it is like Herzblatt.
    .names = muhr, contra, ree
topic-referee = The referee
    .intro = What must be played, and how the cards are looked at where they are recorded.
    .names = referee, play, tricks, findings, revoke
topic-settling = Settling up
    .intro = Every deal adds up to zero, and so does the evening. Here is who pays whom, in as few transfers as can be.
    .names = settling, settle, paying, debts, money

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
kind-end = End
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

