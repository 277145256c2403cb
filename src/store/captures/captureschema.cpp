// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/captureschema.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

QStringList captureVersionOne()
{
    return {
        // Narrow, because the list reads only this table. Times are milliseconds since 1970 UTC; flags are 0 and 1.
        uR"(CREATE TABLE captures (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            uuid TEXT NOT NULL UNIQUE,
            received_at INTEGER NOT NULL,
            endpoint TEXT NOT NULL,
            peer TEXT NOT NULL,
            answered INTEGER NOT NULL,
            delivery INTEGER NOT NULL,
            refusal_rule TEXT NOT NULL,
            bytes INTEGER NOT NULL,
            sha512 TEXT NOT NULL,
            verdict TEXT NOT NULL,
            cause TEXT NOT NULL,
            readable INTEGER NOT NULL,
            findings INTEGER NOT NULL,
            supported INTEGER NOT NULL,
            verification INTEGER NOT NULL,
            accepts_outcomes INTEGER NOT NULL,
            loopback INTEGER NOT NULL,
            stage TEXT NOT NULL,
            run_id TEXT NOT NULL,
            workspace_name TEXT NOT NULL,
            organization_name TEXT NOT NULL,
            task_result_id TEXT NOT NULL,
            run_message TEXT NOT NULL,
            enforcement_level TEXT NOT NULL,
            callback_host TEXT NOT NULL,
            state TEXT NOT NULL,
            deadline INTEGER,
            parent INTEGER REFERENCES captures (id) ON DELETE SET NULL,
            pin INTEGER NOT NULL,
            note TEXT NOT NULL))"_s,
        u"CREATE INDEX captures_by_task_result ON captures (task_result_id)"_s,
        uR"(CREATE TABLE capture_blobs (
            capture_id INTEGER PRIMARY KEY REFERENCES captures (id) ON DELETE CASCADE,
            head BLOB NOT NULL,
            body BLOB NOT NULL))"_s,
        // `sealed` becomes NULL when the secret is purged. The row stays, so that the place of the secret is known.
        uR"(CREATE TABLE sealed_secrets (
            capture_id INTEGER NOT NULL REFERENCES captures (id) ON DELETE CASCADE,
            part TEXT NOT NULL,
            position INTEGER NOT NULL,
            length INTEGER NOT NULL,
            sealed BLOB,
            expires_at INTEGER NOT NULL,
            PRIMARY KEY (capture_id, part, position)))"_s,
        u"CREATE INDEX sealed_secrets_by_expiry ON sealed_secrets (expires_at) WHERE sealed IS NOT NULL"_s,
        uR"(CREATE TABLE replies (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            capture_id INTEGER NOT NULL REFERENCES captures (id) ON DELETE CASCADE,
            sent_at INTEGER NOT NULL,
            body BLOB NOT NULL,
            status TEXT NOT NULL,
            http INTEGER NOT NULL,
            error_kind TEXT NOT NULL,
            automatic INTEGER NOT NULL))"_s,
        u"CREATE INDEX replies_by_capture ON replies (capture_id)"_s,
    };
}

/// Files of the first days have this column behind the others.
QStringList captureFirstDays()
{
    QStringList statements = captureVersionOne();
    statements.first().remove(u"findings INTEGER NOT NULL,"_s);
    statements.insert(1, u"ALTER TABLE captures ADD COLUMN findings INTEGER NOT NULL DEFAULT 0"_s);
    return statements;
}

QStringList captureVersionTwo()
{
    return {
        u"ALTER TABLE captures ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0"_s,
        u"ALTER TABLE captures ADD COLUMN known_host INTEGER NOT NULL DEFAULT 1"_s,
        // Anybody can send the same task result id any number of times. For each delivery the store looks for the first
        // one with the same callback address that was answered 200. With this index that is one step.
        u"CREATE INDEX captures_by_callback ON captures (task_result_id, callback_host, answered, id)"_s,
        // The captures that the quota drops first.
        uR"(CREATE INDEX captures_lesser ON captures (id)
            WHERE refusal_rule <> '' OR verdict = 'unsigned' OR verdict = 'invalid')"_s,
        // Without this index SQLite scans all captures whenever one is dropped.
        u"CREATE INDEX captures_by_parent ON captures (parent) WHERE parent IS NOT NULL"_s,
        u"CREATE TABLE facts (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID"_s,
        // Captures up to this id are older than the quota. They are dropped only if the user agrees.
        u"INSERT INTO facts SELECT 'earlier_to', COALESCE(MAX(id), 0) FROM captures"_s,
        u"INSERT INTO facts VALUES ('earlier_may_go', 0)"_s,
        // Captures up to `reseal_to` may have secrets in plain text that version one did not recognize. `resealed_to`
        // is the progress of Resealing, after which the file is vacuumed.
        u"INSERT INTO facts SELECT 'reseal_to', COALESCE(MAX(id), 0) FROM captures"_s,
        u"INSERT INTO facts VALUES ('resealed_to', 0)"_s,
        u"INSERT INTO facts SELECT 'vacuum_due', COUNT(*) > 0 FROM captures"_s,
    };
}

/// Adds the columns of the progress rule: milliseconds, and milliseconds since 1970 UTC.
QStringList captureVersionThree()
{
    return {
        u"ALTER TABLE captures ADD COLUMN idle_limit INTEGER NOT NULL DEFAULT 0"_s,
        u"ALTER TABLE captures ADD COLUMN last_moment INTEGER"_s,
    };
}

QStringList captureVersionFour()
{
    return {
        // The secrets of a capture are one value, or several where an earlier version sealed them. Its places stay when
        // `sealed` becomes NULL.
        uR"(CREATE TABLE capture_secrets (
            capture_id INTEGER NOT NULL REFERENCES captures (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            places TEXT NOT NULL,
            sealed BLOB,
            expires_at INTEGER NOT NULL,
            PRIMARY KEY (capture_id, number)) WITHOUT ROWID)"_s,
        uR"(INSERT INTO capture_secrets
            SELECT capture_id, ROW_NUMBER() OVER (PARTITION BY capture_id ORDER BY part, position) - 1,
                IIF(part = 'head', 'h', 'b') || position || '+' || length, sealed, expires_at FROM sealed_secrets)"_s,
        u"DROP TABLE sealed_secrets"_s,
        u"CREATE INDEX capture_secrets_by_expiry ON capture_secrets (expires_at) WHERE sealed IS NOT NULL"_s,
        u"ALTER TABLE captures ADD COLUMN imported INTEGER NOT NULL DEFAULT 0"_s,
        // The two look-ups of a delivery read these indexes alone.
        u"DROP INDEX captures_by_task_result"_s,
        u"CREATE INDEX captures_by_task_result ON captures (task_result_id, delivery) WHERE imported = 0"_s,
        u"DROP INDEX captures_by_callback"_s,
        uR"(CREATE INDEX captures_by_callback ON captures
            (task_result_id, callback_host, answered, id, state, deadline, idle_limit, last_moment)
            WHERE imported = 0)"_s,
        u"ALTER TABLE captures ADD COLUMN pin_color INTEGER NOT NULL DEFAULT 0"_s,
    };
}

QStringList captureVersionFive()
{
    return {
        // `findings` was counted by another judge than the linter: it counts again only where `errors` is not NULL.
        u"ALTER TABLE captures ADD COLUMN errors INTEGER"_s,
        u"ALTER TABLE captures ADD COLUMN warnings INTEGER NOT NULL DEFAULT 0"_s,
        u"ALTER TABLE captures ADD COLUMN rules TEXT NOT NULL DEFAULT ''"_s,
        // The captures that FindingCounter has to count. Mostly empty.
        u"CREATE INDEX captures_uncounted ON captures (id) WHERE errors IS NULL"_s,
    };
}

QStringList captureVersionSix()
{
    return {
        // Empty: not recorded yet. See CaptureRow::listener.
        u"ALTER TABLE captures ADD COLUMN listener TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE captures ADD COLUMN tls_version TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE captures ADD COLUMN tls_cipher TEXT NOT NULL DEFAULT ''"_s,
    };
}

QStringList captureVersionSeven()
{
    return {u"ALTER TABLE captures ADD COLUMN body_limit INTEGER NOT NULL DEFAULT 0"_s};
}

QStringList captureVersionEight()
{
    return {
        // The keys of sessions in which no keychain answered, as Sealer::mark. Once the lasting key has come, `sealed`
        // is the session's key, sealed with it, until all is sealed anew (SessionKeys).
        u"CREATE TABLE session_keys (id INTEGER PRIMARY KEY, mark BLOB NOT NULL UNIQUE, sealed BLOB)"_s,
        // The key that sealed the secret; NULL for the lasting one.
        u"ALTER TABLE capture_secrets ADD COLUMN session_key INTEGER"_s,
        uR"(CREATE INDEX capture_secrets_of_sessions ON capture_secrets (session_key)
            WHERE session_key IS NOT NULL)"_s,
        // Captures up to `reseal_bodies_to` may have a compressed body in clear that a file held as text.
        // `resealed_bodies_to` is the progress of Resealing.
        u"INSERT INTO facts SELECT 'reseal_bodies_to', COALESCE(MAX(id), 0) FROM captures"_s,
        u"INSERT INTO facts VALUES ('resealed_bodies_to', 0)"_s,
        // A state or reply that a file claims stood like one that was reached here (importmark.h). A copy has those
        // that were reached here.
        uR"(UPDATE replies SET error_kind = trim('imported ' || error_kind) WHERE capture_id IN
            (SELECT id FROM captures WHERE imported <> 0 AND cause NOT LIKE 'copied.%'))"_s,
        uR"(UPDATE captures SET state = 'imported.' || state
            WHERE imported <> 0 AND cause NOT LIKE 'copied.%' AND state <> 'awaiting')"_s,
    };
}

QStringList captureVersionNine()
{
    return {
        // The names of secrets by which captures were sealed, as redaction::markOfSecretNames; 0: of before version
        // nine. Captures up to `reseal_names_to` may have others in clear. `resealed_names_to` is the progress of
        // NameSealing. `words_due`: the index of words has words that were sealed since.
        u"INSERT INTO facts SELECT 'reseal_names_to', COALESCE(MAX(id), 0) FROM captures"_s,
        u"INSERT INTO facts VALUES ('sealed_names', 0)"_s,
        u"INSERT INTO facts VALUES ('resealed_names_to', 0)"_s,
        u"INSERT INTO facts VALUES ('words_due', 0)"_s,
        // Earlier captures count as run tasks.
        u"ALTER TABLE captures ADD COLUMN kind TEXT NOT NULL DEFAULT 'run-task'"_s,
    };
}

QStringList captureVersionTen()
{
    return {
        // The changes before the request was sent again, and the rule that acted. See CaptureRow.
        u"ALTER TABLE captures ADD COLUMN edited TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE captures ADD COLUMN rule TEXT NOT NULL DEFAULT ''"_s,
    };
}

QStringList captureVersionEleven()
{
    return {
        // See CaptureRow. Earlier versions read it from the head, which a list does not have.
        u"ALTER TABLE captures ADD COLUMN announced INTEGER"_s,
        // An imported head has at most 262,144 bytes, and a length of this cause is a number.
        uR"(UPDATE captures SET announced =
            (SELECT CAST(substr(head, place + 16, 20) AS INTEGER) FROM
                (SELECT head, instr(head, char(10) || 'content-length:') AS place FROM
                    (SELECT lower(CAST(substr(head, 1, 262144) AS TEXT)) AS head FROM capture_blobs
                     WHERE capture_id = captures.id))
             WHERE place > 0 AND trim(substr(head, place + 16, 20)) GLOB '[0-9]*')
            WHERE imported <> 0 AND cause LIKE '% import.body-other')"_s,
    };
}

/// A word may be in a note, which is not in the index of words (SearchPlan).
QString searchIndex()
{
    return u"CREATE INDEX IF NOT EXISTS captures_noted ON captures (id) WHERE note <> ''"_s;
}

} // namespace

Schema captureSchema()
{
    return {.applicationId = 0x526e4c74,
            .steps = {captureVersionOne(), captureVersionTwo(), captureVersionThree(), captureVersionFour(),
                      captureVersionFive(), captureVersionSix(), captureVersionSeven(), captureVersionEight(),
                      captureVersionNine(), captureVersionTen(), captureVersionEleven()}, // "RnLt"
            .later = {searchIndex()},
            .otherFirstSteps = {captureFirstDays()}};
}

base::Done makeSearchIndex(Database &database)
{
    return database.execute(searchIndex());
}

} // namespace runlatch::store
