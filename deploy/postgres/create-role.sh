#!/bin/sh
# Runs once, on an empty volume: Sextant's own role, which is no superuser, and the database that it owns.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" --username="$POSTGRES_USER" --dbname=postgres <<'SQL'
create role sextant login password :'password';
create database sextant owner sextant;
SQL
