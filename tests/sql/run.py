"""Runs a query over exported tables: run.py duckdb|datafusion FOLDER QUERY. Prints the rows as JSON."""
import json, os, sys

engine, folder, query = sys.argv[1:]
query = open(query).read()
os.chdir(folder)
setup = open(f"{engine}.sql").read()
if engine == "duckdb":
    import duckdb

    tables = duckdb.connect()
    tables.execute(setup)
    rows = tables.execute(query).fetchall()
else:
    import datafusion

    tables = datafusion.SessionContext()
    for statement in filter(str.strip, setup.split(";")):
        tables.sql(statement).collect()
    rows = [list(row.values()) for row in tables.sql(query).to_pylist()]
print(json.dumps([[str(value) for value in row] for row in rows]))
