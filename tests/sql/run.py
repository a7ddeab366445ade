"""Runs queries over exported tables: run.py duckdb|datafusion|pyspark FOLDER QUERY... Prints for each its columns and rows as JSON."""
import json, os, sys

engine, folder, *queries = sys.argv[1:]
queries = {path: open(path).read() for path in queries}
os.chdir(folder)


def statements():
    return filter(str.strip, open(f"{engine}.sql").read().split(";"))


if engine == "duckdb":
    import duckdb

    tables = duckdb.connect()
    for statement in statements():
        tables.execute(statement)

    def run(query):
        done = tables.execute(query)
        return [column[0] for column in done.description], done.fetchall()

elif engine == "datafusion":
    import datafusion

    tables = datafusion.SessionContext()
    for statement in statements():
        tables.sql(statement).collect()

    def run(query):
        done = tables.sql(query)
        columns = done.schema().names
        return columns, [[row[column] for column in columns] for row in done.to_pylist()]

else:
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.master("local[1]").config("spark.ui.enabled", False).getOrCreate()
    spark.conf.set("spark.sql.ansi.doubleQuotedIdentifiers", True)
    kinds = {"text": "STRING", "integer": "BIGINT", "decimal": "DECIMAL(38, 4)"}
    for table, columns in json.load(open("schema.json"))["tables"].items():
        schema = ", ".join(f"`{c['name']}` {kinds.get(c['type'], c['type'])}" for c in columns)
        spark.read.csv(table, schema, header=True, escape='"', multiLine=True).createOrReplaceTempView(table)

    def run(query):
        done = spark.sql(query)
        return done.columns, done.collect()


def text(value):
    return "" if value is None else str(value)


results = {}
for path, query in queries.items():
    columns, rows = run(query)
    results[os.path.basename(path)] = {"columns": columns, "rows": [[text(value) for value in row] for row in rows]}
print(json.dumps(results))
