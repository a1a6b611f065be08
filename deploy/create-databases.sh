#!/bin/sh
# Runs once, when the database folder is made: Unleash keeps its flags in a
# database of its own. (Temporal makes its two itself.)
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" -c 'create database unleash'
