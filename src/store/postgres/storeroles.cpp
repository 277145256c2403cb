// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/postgres/storeroles.h"

#include "store/captures/capture.h"
#include "store/postgres/postgresschema.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr char16_t SqlOfRoles[] = uR"(
-- The roles of a store of Runlatch. A superuser runs this in the database of that store, which has nothing else:
--   psql -v ON_ERROR_STOP=1 -d DATABASE -f FILE
-- It makes what is missing, may run again, and sets no password.
BEGIN;
SELECT pg_advisory_xact_lock(@lock@);

DO $roles$
DECLARE
    wanted text;
BEGIN
    FOREACH wanted IN ARRAY ARRAY['@owner@', '@receiver@', '@desk@'] LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
            EXECUTE format('CREATE ROLE %I LOGIN', wanted);
        END IF;
    END LOOP;
    FOR wanted IN SELECT rolname FROM pg_roles WHERE rolname IN ('@receiver@', '@desk@')
        AND (rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls
             OR EXISTS (SELECT FROM pg_auth_members WHERE member = pg_roles.oid)) LOOP
        RAISE EXCEPTION 'the role % may do more than this gives it: name another one', wanted;
    END LOOP;
    FOR wanted IN SELECT nspowner::regrole FROM pg_namespace WHERE nspname = 'runlatch'
        AND nspowner <> '@owner@'::regrole LOOP
        RAISE EXCEPTION 'the schema runlatch belongs to the role %: name that one with --owner', wanted;
    END LOOP;
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC, @receiver@, @desk@', current_database());
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO @owner@, @receiver@, @desk@', current_database());
END $roles$;
REVOKE ALL ON SCHEMA public FROM PUBLIC, @receiver@, @desk@;

DO $tables$
BEGIN
    IF to_regnamespace('runlatch') IS NULL THEN
        CREATE SCHEMA runlatch AUTHORIZATION @owner@;
        SET LOCAL ROLE @owner@;
        SET LOCAL search_path = runlatch, pg_temp;
        @tables@;
    END IF;
END $tables$;

SET LOCAL ROLE @owner@;
SET LOCAL search_path = runlatch, pg_temp;
SET LOCAL client_min_messages = warning;
@ids@;

-- Whoever appends a secret is known by the digest of a number that its process has in memory alone.
ALTER TABLE capture_secrets ADD COLUMN IF NOT EXISTS process bytea DEFAULT @process@;

CREATE OR REPLACE FUNCTION sealed_of(capture bigint, place bigint) RETURNS bytea
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = runlatch, pg_temp AS $body$
    SELECT sealed FROM capture_secrets WHERE capture_id = capture AND number = place AND process = @process@
$body$;

CREATE OR REPLACE FUNCTION first_uuid(day date) RETURNS text
    LANGUAGE sql IMMUTABLE SET search_path = runlatch, pg_temp AS $body$
    SELECT left(hex, 8) || '-' || right(hex, 4)
    FROM lpad(to_hex((extract(epoch FROM day) * 1000)::bigint), 12, '0') AS hex
$body$;

CREATE OR REPLACE FUNCTION keep_house() RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = runlatch, pg_temp AS $body$
DECLARE
    day date;
    partition text;
    forgotten integer;
BEGIN
    FOR ahead IN 0..@ahead@ LOOP
        day := (now() AT TIME ZONE 'UTC')::date + ahead;
        partition := 'captures_' || to_char(day, 'YYYYMMDD');
        CONTINUE WHEN to_regclass('runlatch.' || partition) IS NOT NULL;
        PERFORM pg_advisory_xact_lock(@lock@);
        BEGIN
            EXECUTE format('CREATE TABLE IF NOT EXISTS %I PARTITION OF captures FOR VALUES FROM (%L) TO (%L)',
                           partition, first_uuid(day), first_uuid(day + 1));
        EXCEPTION WHEN check_violation THEN
            NULL; -- "captures_other" has captures of that day, and keeps the others of it, too
        END;
    END LOOP;
    UPDATE capture_secrets SET sealed = NULL, session_key = NULL WHERE (capture_id, number) IN (
        SELECT capture_id, number FROM capture_secrets
        WHERE sealed IS NOT NULL AND expires_at <= extract(epoch FROM now()) * 1000
        ORDER BY expires_at LIMIT 10000);
    GET DIAGNOSTICS forgotten = ROW_COUNT;
    RETURN forgotten;
END $body$;

REVOKE ALL ON SCHEMA runlatch FROM PUBLIC, @receiver@, @desk@;
REVOKE ALL ON ALL TABLES IN SCHEMA runlatch FROM PUBLIC, @receiver@, @desk@;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA runlatch FROM PUBLIC, @receiver@, @desk@;
GRANT USAGE ON SCHEMA runlatch TO @receiver@, @desk@;
GRANT EXECUTE ON FUNCTION instr(text, text) TO @receiver@, @desk@;
GRANT SELECT ON facts, captures, capture_blobs, replies TO @receiver@, @desk@;

-- The receiver: it reads no sealed bytes but its own, and changes nothing of a request as it came.
GRANT INSERT ON captures TO @receiver@;
GRANT UPDATE (answered, state, deadline, cause, rule, findings, errors, warnings, rules) ON captures TO @receiver@;
GRANT SELECT (capture_id, number, places, expires_at, session_key),
    INSERT (capture_id, number, places, sealed, expires_at, session_key) ON capture_secrets TO @receiver@;
GRANT SELECT (id, mark) ON session_keys TO @receiver@;
GRANT EXECUTE ON FUNCTION sealed_of(bigint, bigint), keep_house() TO @receiver@;

-- The desk.
GRANT SELECT ON capture_secrets, session_keys TO @desk@;
GRANT UPDATE (state, deadline) ON captures TO @desk@;

-- A reply stays. Its record before its answer alone, which has no outcome yet, gives way to the one behind it.
GRANT INSERT, DELETE ON replies TO @receiver@, @desk@;
ALTER TABLE replies ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS everyone_reads ON replies;
DROP POLICY IF EXISTS records ON replies;
DROP POLICY IF EXISTS settles ON replies;
CREATE POLICY everyone_reads ON replies FOR SELECT USING (true);
CREATE POLICY records ON replies FOR INSERT TO @receiver@, @desk@ WITH CHECK (true);
CREATE POLICY settles ON replies FOR DELETE TO @receiver@, @desk@ USING (http = 0 AND error_kind = '@unknown@');
COMMIT;
)";

constexpr QLatin1StringView
    AskingProcess("sha256(convert_to(NULLIF(current_setting('runlatch.process', true), ''), 'UTF8'))");

/// A role may be called "table", so each name has quotes. In a literal it has those of the literal.
void put(QString &sql, const QString &place, const QString &role)
{
    sql.replace(u'\'' + place + u"'::regrole"_s, u"'\""_s + role + u"\"'::regrole"_s);
    sql.replace(u'\'' + place + u'\'', u'\'' + role + u'\'');
    sql.replace(place, u'"' + role + u'"');
}

} // namespace

bool isRoleName(const QString &name)
{
    static const QRegularExpression plain(u"\\A(?!pg_)[a-z_][a-z0-9_]{0,62}\\z"_s);
    static const QStringList others{u"public"_s,       u"none"_s,         u"user"_s,
                                    u"current_user"_s, u"session_user"_s, u"current_role"_s};
    return plain.match(name).hasMatch() && !others.contains(name);
}

QString sqlOfRoles(const StoreRoles &roles)
{
    Q_ASSERT(isRoleName(roles.owner) && isRoleName(roles.receiver) && isRoleName(roles.desk));
    const QStringList tables = postgresTables().mid(1);  // the schema is made here
    QString sql = QString::fromUtf16(SqlOfRoles).mid(1); // behind the line break
    put(sql, u"@owner@"_s, roles.owner);
    put(sql, u"@receiver@"_s, roles.receiver);
    put(sql, u"@desk@"_s, roles.desk);
    return sql.replace("@lock@"_L1, QString::number(PostgresLock))
        .replace("@ahead@"_L1, QString::number(PartitionsAhead))
        .replace("@ids@"_L1, idsGoOn())
        .replace("@process@"_L1, AskingProcess)
        .replace("@unknown@"_L1, OutcomeUnknown)
        .replace("@tables@"_L1, tables.join(";\n        "_L1));
}

} // namespace runlatch::store
