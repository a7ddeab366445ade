"""Runs a query over exported tables: run.py duckdb|datafusion|pyspark FOLDER QUERY. Prints the rows as JSON."""
import json, os, sys

engine, folder, query = sys.argv[1:]
query = open(query).read()
os.chdir(folder)


def statements():
    return filter(str.strip, open(f"{engine}.sql").read().split(";"))


if engine == "duckdb":
    import duckdb

    tables = duckdb.connect()
    for statement in statements():
        tables.execute(statement)
    rows = tables.execute(query).fetchall()
elif engine == "datafusion":
    import datafusion

    tables = datafusion.SessionContext()
    for statement in statements():
        tables.sql(statement).collect()
    rows = [list(row.values()) for row in tables.sql(query).to_pylist()]
else:
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.master("local[1]").config("spark.ui.enabled", False).getOrCreate()
    kinds = {"text": "STRING", "integer": "BIGINT", "decimal": "DECIMAL(38, 4)"}
    for table, columns in json.load(open("schema.json"))["tables"].items():
        schema = ", ".join(f"`{c['name']}` {kinds.get(c['type'], c['type'])}" for c in columns)
        spark.read.csv(table, schema, header=True, escape='"', multiLine=True).createOrReplaceTempView(table)
    rows = spark.sql(query).collect()
print(json.dumps([[str(value) for value in row] for row in rows]))
