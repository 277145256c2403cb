// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/postgres/postgresschema.h"

#include "base/rules.h"
#include "base/utc.h"
#include "store/captures/capturecolumns.h"
#include "store/sql/connection.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// Flags are numbers as in a file, so that one statement fits both. A text of an index is ordered by its bytes.
QStringList postgresTables()
{
    return {
        u"CREATE SCHEMA runlatch"_s,
        u"CREATE TABLE facts (name text PRIMARY KEY, value bigint NOT NULL)"_s,
        uR"(CREATE TABLE captures (
            id bigint NOT NULL, uuid text COLLATE "C" NOT NULL PRIMARY KEY, received_at bigint NOT NULL,
            endpoint text NOT NULL, peer text NOT NULL, answered bigint NOT NULL, delivery bigint NOT NULL,
            refusal_rule text NOT NULL, bytes bigint NOT NULL, sha512 text NOT NULL, verdict text NOT NULL,
            cause text NOT NULL, readable bigint NOT NULL, findings bigint NOT NULL, supported bigint NOT NULL,
            verification bigint NOT NULL, accepts_outcomes bigint NOT NULL, loopback bigint NOT NULL,
            stage text NOT NULL, run_id text NOT NULL, workspace_name text NOT NULL, organization_name text NOT NULL,
            task_result_id text COLLATE "C" NOT NULL, run_message text NOT NULL, enforcement_level text NOT NULL,
            callback_host text COLLATE "C" NOT NULL, state text NOT NULL, deadline bigint, parent bigint,
            pin bigint NOT NULL, note text NOT NULL, refusals bigint NOT NULL, known_host bigint NOT NULL,
            idle_limit bigint NOT NULL, last_moment bigint, imported bigint NOT NULL, pin_color bigint NOT NULL,
            errors bigint, warnings bigint NOT NULL, rules text NOT NULL, listener text NOT NULL,
            tls_version text NOT NULL, tls_cipher text NOT NULL, body_limit bigint NOT NULL, kind text NOT NULL,
            edited text NOT NULL, rule text NOT NULL, announced bigint, head bytea NOT NULL,
            body bytea NOT NULL)
            PARTITION BY RANGE (uuid))"_s,
        u"CREATE TABLE captures_other PARTITION OF captures DEFAULT"_s,
        u"CREATE INDEX ON captures (id)"_s,
        u"CREATE INDEX ON captures (task_result_id, delivery) WHERE imported = 0"_s,
        u"CREATE INDEX ON captures (task_result_id, callback_host, answered, id) WHERE imported = 0"_s,
        u"CREATE INDEX ON captures (parent) WHERE parent IS NOT NULL"_s,
        u"CREATE INDEX ON captures (id) WHERE errors IS NULL"_s,
        u"CREATE VIEW capture_blobs AS SELECT id AS capture_id, head, body FROM captures"_s,
        uR"(CREATE TABLE capture_secrets (
            capture_id bigint NOT NULL, number bigint NOT NULL, places text NOT NULL, sealed bytea,
            expires_at bigint NOT NULL, session_key bigint, PRIMARY KEY (capture_id, number)))"_s,
        u"CREATE INDEX ON capture_secrets (expires_at) WHERE sealed IS NOT NULL"_s,
        uR"(CREATE TABLE replies (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, capture_id bigint NOT NULL, sent_at bigint NOT NULL,
            body bytea NOT NULL, status text NOT NULL, http bigint NOT NULL, error_kind text NOT NULL,
            automatic bigint NOT NULL))"_s,
        u"CREATE INDEX ON replies (capture_id)"_s,
        u"CREATE TABLE session_keys (id bigint PRIMARY KEY, mark bytea NOT NULL UNIQUE, sealed bytea)"_s,
        u"CREATE FUNCTION instr(text, text) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT strpos($1, $2)'"_s,
        // A key of a partitioned table has the column of its partitions in it, so no other table can refer to an id.
        uR"(CREATE FUNCTION forget_capture() RETURNS trigger LANGUAGE plpgsql SET search_path = runlatch AS '
            BEGIN
                DELETE FROM capture_secrets WHERE capture_id = OLD.id;
                DELETE FROM replies WHERE capture_id = OLD.id;
                UPDATE captures SET parent = NULL WHERE parent = OLD.id;
                RETURN NULL;
            END')"_s,
        u"CREATE TRIGGER forget_capture AFTER DELETE ON captures FOR EACH ROW EXECUTE FUNCTION forget_capture()"_s,
        u"INSERT INTO facts VALUES ('schema_version', 1), ('earlier_to', 0), ('earlier_may_go', 1),"
        " ('first_transaction', 0)"_s,
    };
}

namespace {

/// Ids begin with the number of a transaction. A server that a dump was read into counts anew, so the numbers go on
/// above those that were used.
constexpr char GoOn[] = "UPDATE facts SET value = value + used.above FROM ("
                        "SELECT COALESCE(MAX(id), 0) / 1024 - pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 1"
                        " - (SELECT value FROM facts WHERE name = 'first_transaction') AS above FROM captures) AS used"
                        " WHERE name = 'first_transaction' AND used.above > 0";

constexpr auto EveryColumn = joined("SELECT id, ", CaptureColumns, ", head, body FROM captures WHERE false");

base::Done inTransaction(Connection &connection, base::Done (*work)(Connection &))
{
    if (auto begun = connection.beginWriting(); !begun)
        return begun;
    auto done = connection.execute(u"SELECT pg_advisory_xact_lock(%1)"_s.arg(PostgresLock));
    if (done)
        done = work(connection);
    if (done)
        done = connection.execute("COMMIT");
    if (!done)
        (void)connection.execute("ROLLBACK");
    return done;
}

base::Done makeTables(Connection &connection)
{
    for (const QString &statement : postgresTables()) {
        if (auto done = connection.execute(statement); !done)
            return done;
    }
    return std::monostate();
}

base::Done checkTables(Connection &connection)
{
    const auto mayUse = connection.number("SELECT has_schema_privilege('runlatch', 'USAGE')::integer");
    if (!mayUse)
        return mayUse.error();
    if (*mayUse == 0)
        return connection.error(base::Rules::StoreNoRight, u"no USAGE of the schema"_s);
    const auto hasFacts = connection.number("SELECT COUNT(*) FROM pg_class WHERE relkind = 'r' AND relname = 'facts'"
                                            " AND relnamespace = 'runlatch'::regnamespace");
    if (!hasFacts)
        return hasFacts.error();
    if (*hasFacts == 0)
        return connection.error(base::Rules::StoreOtherSchema, u"the schema has no table facts"_s);
    const auto version = connection.number("SELECT value FROM facts WHERE name = 'schema_version'");
    if (!version)
        return version.error();
    if (*version > PostgresVersion)
        return connection.error(base::Rules::StoreNewerSchema, u"version %1"_s.arg(*version));
    if (*version < 1)
        return connection.error(base::Rules::StoreOtherSchema, u"the schema has no version"_s);
    const auto columns = connection.query(EveryColumn);
    return columns ? base::Done(std::monostate()) : base::Done(columns.error());
}

base::Result<bool> hasSchema(Connection &connection)
{
    const auto exists = connection.number("SELECT COUNT(*) FROM pg_namespace WHERE nspname = 'runlatch'");
    return exists ? base::Result<bool>(*exists > 0) : exists.error();
}

base::Done makeOrCheck(Connection &connection)
{
    const auto exists = hasSchema(connection);
    if (!exists)
        return exists.error();
    if (!*exists)
        return makeTables(connection);
    if (auto checked = checkTables(connection); !checked)
        return checked;
    const auto isOwner = ownsTables(connection);
    if (!isOwner)
        return isOwner.error();
    return *isOwner ? connection.execute(GoOn) : base::Done(std::monostate());
}

QString nameOfDay(const QDate &day)
{
    return u"captures_"_s + day.toString(u"yyyyMMdd"_s);
}

/// The first uuid of version 7 of that day, as far as its time goes.
QString firstUuidOf(const QDate &day)
{
    QString time = QString::number(day.startOfDay(base::Utc).toMSecsSinceEpoch(), 16).rightJustified(12, u'0');
    return time.insert(8, u'-');
}

} // namespace

QString idsGoOn()
{
    return QString::fromLatin1(GoOn);
}

base::Done makePostgresSchema(Connection &connection)
{
    return inTransaction(connection, makeOrCheck);
}

base::Result<bool> ownsTables(Connection &connection)
{
    const auto isOwner = connection.number("SELECT pg_has_role(nspowner, 'USAGE')::integer FROM pg_namespace"
                                           " WHERE nspname = 'runlatch'");
    return isOwner ? base::Result<bool>(*isOwner != 0) : isOwner.error();
}

base::Result<bool> keepByFunction(Connection &connection)
{
    const auto hasFunction = connection.number("SELECT (to_regprocedure('keep_house()') IS NOT NULL)::integer");
    if (!hasFunction)
        return hasFunction.error();
    if (*hasFunction == 0)
        return connection.error(base::Rules::StoreNoRight, u"no owner, and no function keep_house"_s);
    const auto forgotten = connection.number("SELECT keep_house()");
    return forgotten ? base::Result<bool>(*forgotten > 0) : forgotten.error();
}

base::Done checkPostgresSchema(Connection &connection)
{
    const auto exists = hasSchema(connection);
    if (!exists)
        return exists.error();
    if (!*exists)
        return connection.error(base::Rules::StoreNoSchema, {});
    return checkTables(connection);
}

base::Done makePartitions(Connection &connection, const QDateTime &now)
{
    for (int ahead = 0; ahead <= PartitionsAhead; ++ahead) {
        const QDate day = now.date().addDays(ahead);
        const auto exists = connection.number(QString(u"SELECT COUNT(*) FROM pg_class WHERE relname = '%1'"
                                                      " AND relnamespace = 'runlatch'::regnamespace"_s)
                                                  .arg(nameOfDay(day)));
        if (!exists)
            return exists.error();
        if (*exists > 0)
            continue;
        // Two programs that begin at the same time make it once.
        const auto made = connection.execute(
            QString(u"DO 'BEGIN PERFORM pg_advisory_xact_lock(%1);"
                    " CREATE TABLE IF NOT EXISTS %2 PARTITION OF captures FOR VALUES FROM (''%3'') TO (''%4''); END'"_s)
                .arg(PostgresLock)
                .arg(nameOfDay(day), firstUuidOf(day), firstUuidOf(day.addDays(1))));
        // If "captures_other" already has uuids of that day, these and all others of the day stay there.
        if (!made && made.error().rule != base::Rules::StoreFailed)
            return made;
    }
    return std::monostate();
}

base::Done dropPartitions(Connection &connection, const QDateTime &limit, const QDateTime &now)
{
    QStringList names;
    {
        const auto rows = connection.query("SELECT relname::text FROM pg_class WHERE relkind = 'r'"
                                           " AND relnamespace = 'runlatch'::regnamespace"
                                           " AND relname ~ '^captures_[0-9]{8}$' AND relname < ? ORDER BY 1 LIMIT 100",
                                           {nameOfDay(limit.date())});
        if (!rows)
            return rows.error();
        while ((*rows)->next())
            names.append((*rows)->text(0));
    }
    for (const QString &name : std::as_const(names)) {
        const QString mustStay = u"SELECT 1 FROM %1 WHERE pin <> 0 OR imported <> 0 OR received_at >= %2"
                                 " OR (state IN ('awaiting', 'running') AND deadline > %3)"_s.arg(name)
                                     .arg(limit.toMSecsSinceEpoch())
                                     .arg(now.toMSecsSinceEpoch());
        const QString statements =
            u"DO 'BEGIN IF NOT EXISTS (%1) THEN"
            " DELETE FROM capture_secrets s USING %2 p WHERE s.capture_id = p.id;"
            " DELETE FROM replies r USING %2 p WHERE r.capture_id = p.id;"
            " UPDATE captures SET parent = NULL WHERE parent IN (SELECT id FROM %2);"
            " DROP TABLE %2; END IF; END'"_s.arg(QString(mustStay).replace(u'\'', u"''"_s), name);
        if (auto done = connection.execute(statements); !done)
            return done;
    }
    return std::monostate();
}

} // namespace runlatch::store
