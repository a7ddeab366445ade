//! The tables and their columns. What is here is a promise to those who query them: a column may be added at the end of a table,
//! and a table; any other change needs a new [`VERSION`].

use std::fmt::Write;

use serde_json::{Map, Value, json};

/// The version of the schema.
pub const VERSION: u32 = 1;

/// What a column holds. An empty field is a value that is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// Words.
    Text,
    /// A whole number.
    Integer,
    /// `true` or `false`.
    Flag,
    /// Money, with the decimals of its currency.
    Decimal,
    /// A day, `2026-11-29`.
    Day,
    /// A moment, with an offset.
    Moment,
}

use Type::{Day, Decimal, Flag, Integer, Moment, Text};

/// A table.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// Its name.
    pub name: &'static str,
    /// Its columns.
    pub columns: &'static [(&'static str, Type)],
}

/// The tables, in the order of `super::rows::Rows`. `session` joins them all, `session, deal` joins what belongs to a deal, and
/// `person` is the same in every evening.
pub const TABLES: [Table; 8] = [
    Table {
        name: "sessions",
        columns: &[
            ("session", Text),
            ("game", Text),
            ("started", Moment),
            ("day", Day),
            ("place", Text),
            ("currency", Text),
            ("players", Integer),
            ("deals", Integer),
            ("recorded", Integer),
            ("findings", Integer),
            ("ended", Flag),
            ("broken_off", Flag),
            ("note", Text),
        ],
    },
    Table {
        name: "players",
        columns: &[
            ("session", Text),
            ("person", Text),
            ("name", Text),
            ("seat", Integer),
            ("deals", Integer),
            ("recorded", Integer),
            ("findings", Integer),
            ("blobs", Integer),
            ("won", Flag),
            ("amount_won", Decimal),
            ("balance", Decimal),
        ],
    },
    Table {
        name: "subgames",
        columns: &[
            ("session", Text),
            ("subgame", Integer),
            ("contract", Text),
            ("ended", Flag),
            ("person", Text),
            ("place", Integer),
            ("lost", Flag),
            ("blob", Flag),
            ("strokes", Integer),
        ],
    },
    Table {
        name: "deals",
        columns: &[
            ("session", Text),
            ("deal", Integer),
            ("event", Integer),
            ("kind", Text),
            ("subgame", Integer),
            ("dealer", Text),
            ("forehand", Text),
            ("players_in", Integer),
            ("level", Text),
            ("soloist", Text),
            ("partner", Text),
            ("result", Text),
            ("false_claim", Text),
            ("stake", Decimal),
            ("factor", Integer),
            ("findings", Integer),
            ("at", Moment),
            ("seconds", Integer),
            ("announcement", Text),
            ("contra", Text),
        ],
    },
    Table {
        name: "awards",
        columns: &[
            ("session", Text),
            ("deal", Integer),
            ("person", Text),
            ("position", Integer),
            ("count", Integer),
            ("game_points", Integer),
            ("strokes", Integer),
            ("gone_out", Flag),
        ],
    },
    Table {
        name: "payments",
        columns: &[
            ("session", Text),
            ("event", Integer),
            ("deal", Integer),
            ("kind", Text),
            ("person", Text),
            ("amount", Decimal),
            ("currency", Text),
        ],
    },
    Table {
        name: "events",
        columns: &[
            ("session", Text),
            ("event", Integer),
            ("kind", Text),
            ("at", Moment),
            ("person", Text),
            ("change", Text),
            ("reason", Text),
            ("note", Text),
        ],
    },
    Table { name: "hands", columns: &[("session", Text), ("deal", Integer), ("person", Text), ("position", Integer)] },
];

impl Type {
    fn name(self) -> &'static str {
        match self {
            Text => "text",
            Integer => "integer",
            Flag => "boolean",
            Decimal => "decimal",
            Day => "date",
            Moment => "timestamp",
        }
    }

    fn sql(self) -> &'static str {
        match self {
            Text => "VARCHAR",
            Integer => "BIGINT",
            Flag => "BOOLEAN",
            Decimal => "DECIMAL(38, 4)",
            Day => "DATE",
            Moment => "TIMESTAMP WITH TIME ZONE",
        }
    }
}

/// The schema for programs.
pub fn json() -> String {
    let tables = TABLES.iter().map(|table| {
        let columns = table.columns.iter().map(|(name, kind)| json!({ "name": name, "type": kind.name() }));
        (table.name.to_owned(), Value::Array(columns.collect()))
    });
    let tables: Map<String, Value> = tables.collect();
    format!("{:#}\n", json!({ "schema": SCHEMA, "version": VERSION, "partitioned_by": "year", "tables": tables }))
}

/// What `schema` says in the schema's file.
pub const SCHEMA: &str = "bolln-tables";

/// The tables as views of DuckDB, for somebody who stands in their folder.
pub fn duckdb() -> String {
    let mut sql = String::new();
    for table in &TABLES {
        let columns = table.columns.iter().map(|(name, kind)| format!("'{name}': '{}'", kind.sql()));
        let columns = columns.collect::<Vec<_>>().join(", ");
        let name = table.name;
        let _ = writeln!(
            sql,
            "CREATE VIEW {name} AS SELECT * FROM read_csv('{name}/*/*.csv', hive_partitioning = true,\n  \
             hive_types = {{'year': 'BIGINT'}}, auto_detect = false, header = true, delim = ',', quote = '\"', escape = '\"',\n  \
             columns = {{{columns}}});"
        );
    }
    sql
}

/// The tables as external tables of DataFusion, for somebody who stands in their folder.
pub fn datafusion() -> String {
    let mut sql = String::new();
    for table in &TABLES {
        let columns = table.columns.iter().map(|(name, kind)| format!("\"{name}\" {}", kind.sql()));
        let columns = columns.collect::<Vec<_>>().join(", ");
        let _ = writeln!(
            sql,
            "CREATE EXTERNAL TABLE {name} ({columns}, year BIGINT)\n  STORED AS CSV PARTITIONED BY (year) LOCATION '{name}/'\n  \
             OPTIONS ('format.has_header' 'true', 'format.newlines_in_values' 'true');",
            name = table.name
        );
    }
    sql
}
