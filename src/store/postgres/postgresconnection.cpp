// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/postgres/postgresconnection.h"

#include "base/rules.h"
#include "store/postgres/servererrors.h"
#include "store/postgres/socketwait.h"
#include "store/postgres/statementtext.h"
#include "store/sqlite/sealer.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::store {

namespace {

constexpr auto FirstPause = 250ms;
constexpr qint64 MaxUnsettledBytes = 8 << 20; // libpq keeps what the server has not read yet

constexpr char FirstId[] = "SELECT (pg_current_xact_id()::text::bigint + value) * 1024 FROM facts"
                           " WHERE name = 'first_transaction'";
constexpr char Horizon[] = "SELECT (pg_snapshot_xmin(pg_current_snapshot())::text::bigint + value) * 1024 FROM facts"
                           " WHERE name = 'first_transaction'";
constexpr char BytesInUse[] = "SELECT COALESCE(SUM(pg_total_relation_size(c.oid)), 0)::bigint FROM pg_class c"
                              " WHERE c.relnamespace = 'runlatch'::regnamespace AND c.relkind IN ('r', 'm')";

/// Names this process to sealed_of(), and asks whether this role needs that function.
constexpr char Introduce[] = "SELECT set_config('runlatch.process', ?, false), COALESCE(NOT has_column_privilege("
                             "to_regclass('runlatch.capture_secrets')::oid, 'sealed', 'SELECT'), false)::integer";

struct Parameter
{
    const char *name;
    const char *value;
};
// The options of the address follow, and so replace these.
constexpr std::array Defaults{
    Parameter{"application_name", "runlatch"}, Parameter{"sslmode", "verify-full"},
    Parameter{"connect_timeout", "5"},         Parameter{"keepalives_idle", "10"},
    Parameter{"keepalives_interval", "5"},     Parameter{"keepalives_count", "3"},
    Parameter{"tcp_user_timeout", "20000"},
};

/// A number that nobody guesses. It is the same in all connections of this process, and stands nowhere else.
const QString &nameOfProcess()
{
    static const QString name = QString::fromLatin1(newStoreKey().toHex());
    return name;
}

/// Without this, libpq writes what a server remarks to standard error.
void noteWarning(void *isWarned, const PGresult *remark)
{
    if (QByteArrayView(PQresultErrorField(remark, PG_DIAG_SEVERITY_NONLOCALIZED)) == "WARNING")
        *static_cast<bool *>(isWarned) = true;
}

QByteArray wordsOf(const PGconn *connection)
{
    return QByteArray(PQerrorMessage(connection)).trimmed().left(1000);
}

} // namespace

PostgresConnection::PostgresConnection(const ServerAddress &address, base::Clock &clock)
    : m_address(address)
    , m_clock(clock)
    , m_place(u"PostgreSQL"_s)
{
}

PostgresConnection::~PostgresConnection()
{
    close();
}

void PostgresConnection::close()
{
    PQfinish(std::exchange(m_connection, nullptr));
    m_prepared.clear();
    m_unproved.clear();
    m_hasUnsettled = false;
    m_unsettledBytes = 0;
}

base::Done PostgresConnection::open()
{
    m_isInTransaction = false;
    auto done = connect();
    if (done)
        done = configure();
    if (done) {
        m_pause = 0ms;
        m_notBefore.reset();
        return done;
    }
    close();
    m_pause = std::clamp<std::chrono::milliseconds>(m_pause * 2, FirstPause, LongestPause);
    m_notBefore = m_clock.monotonic() + m_pause / 2
        + std::chrono::milliseconds(QRandomGenerator::global()->bounded(int(m_pause.count() / 2) + 1));
    return done;
}

base::Done PostgresConnection::ensure()
{
    if (m_connection)
        return std::monostate();
    if (m_isInTransaction) // what is left of it must not run by itself
        return error(base::Rules::StoreUnreachable, u"the server was lost within a transaction"_s);
    if (m_notBefore && m_clock.monotonic() < *m_notBefore)
        return error(base::Rules::StoreUnreachable, u"the server was lost, and is not asked again yet"_s);
    return open();
}

base::Done PostgresConnection::connect()
{
    std::vector<const char *> names;
    std::vector<const char *> values;
    for (const Parameter &parameter : Defaults) {
        names.push_back(parameter.name);
        values.push_back(parameter.value);
    }
    const QByteArray address = m_address.text().toUtf8();
    names.insert(names.end(), {"dbname", "client_encoding"});
    values.insert(values.end(), {address.constData(), "UTF8"});
    if (!m_address.password().isEmpty()) {
        names.push_back("password");
        values.push_back(m_address.password().constData());
    }
    names.push_back(nullptr);
    values.push_back(nullptr);
    m_connection = PQconnectStartParams(names.data(), values.data(), 1);
    if (!m_connection || PQstatus(m_connection) == CONNECTION_BAD)
        return lost(m_connection ? QString::fromUtf8(wordsOf(m_connection)) : u"no memory"_s);
    PQsetErrorVerbosity(m_connection, PQERRORS_VERBOSE); // so that the words have the SQLSTATE
    PQsetNoticeReceiver(m_connection, noteWarning, &m_isWarned);
    return waitForConnection(Time::clock::now() + LongestConnecting);
}

base::Done PostgresConnection::waitForConnection(Time end)
{
    PostgresPollingStatusType status = PGRES_POLLING_WRITING;
    while (status == PGRES_POLLING_WRITING || status == PGRES_POLLING_READING) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Time::clock::now());
        const auto wait = status == PGRES_POLLING_WRITING ? SocketWait::Both : SocketWait::Reading;
        if (left <= 0ms || !waitForSocket(PQsocket(m_connection), wait, left))
            return lost(u"no connection in time"_s);
        status = PQconnectPoll(m_connection);
    }
    const QByteArray host = PQhost(m_connection) ? PQhost(m_connection) : "";
    const QByteArray name = PQdb(m_connection) ? PQdb(m_connection) : "";
    m_place = QString::fromUtf8(name + (host.isEmpty() ? "" : " at " + host));
    if (status == PGRES_POLLING_OK)
        return std::monostate();
    const QByteArray words = wordsOf(m_connection);
    base::Error failed = error(ruleOfConnecting(words), QString::fromUtf8(words));
    close();
    return failed;
}

/// A server that keeps commits less safely is asked to keep those of this session as it should.
base::Done PostgresConnection::configure()
{
    if (PQsetnonblocking(m_connection, 1) != 0 || PQenterPipelineMode(m_connection) != 1)
        return lost(QString::fromUtf8(wordsOf(m_connection)));
    if (PQparameterStatus(m_connection, "server_encoding") != QByteArrayView("UTF8"))
        return error(base::Rules::StoreEncoding, {});
    const QString settings[]{
        u"SET search_path = runlatch"_s,
        u"SET statement_timeout = '25s'"_s,
        u"SET lock_timeout = '10s'"_s,
        u"SET idle_in_transaction_session_timeout = '30s'"_s,
        u"SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply')"_s,
    };
    for (const QString &setting : settings) {
        if (auto done = execute(setting); !done)
            return done;
    }
    return introduce();
}

base::Done PostgresConnection::introduce()
{
    const auto told = query(Introduce, {nameOfProcess()});
    if (!told)
        return told.error();
    m_opensOwnSecretsOnly = (*told)->next() && (*told)->number(1) != 0;
    return std::monostate();
}

base::Done PostgresConnection::send(const QByteArray &name, const QByteArray &sql, bool isNew,
                                    const QList<Value> &values)
{
    std::vector<QByteArray> bound;
    bound.reserve(values.size());
    std::vector<const char *> pointers;
    std::vector<int> sizes;
    for (const Value &value : values) {
        bound.push_back(boundBytes(value));
        pointers.push_back(value.kind() == Value::Kind::Null ? nullptr : bound.back().constData());
        sizes.push_back(static_cast<int>(bound.back().size()));
        m_unsettledBytes += bound.back().size();
    }
    const std::vector<int> formats(values.size(), 1);
    const int count = static_cast<int>(values.size());
    const bool isSent = (!isNew || PQsendPrepare(m_connection, name.constData(), sql.constData(), 0, nullptr) == 1)
        && PQsendQueryPrepared(m_connection, name.constData(), count, pointers.data(), sizes.data(), formats.data(), 1)
            == 1;
    m_hasUnsettled = true;
    return isSent ? base::Done(std::monostate()) : base::Done(lost(QString::fromUtf8(wordsOf(m_connection))));
}

base::Done PostgresConnection::sendPrepared(Sql sql, const QList<Value> &values)
{
    if (auto ready = ensure(); !ready)
        return ready;
    QByteArray &name = m_prepared[sql.text()];
    const bool isNew = name.isEmpty();
    if (isNew) {
        name = 's' + QByteArray::number(++m_statements);
        m_unproved.push_back(sql.text());
    }
    return send(name, isNew ? numberedPlaces(sql.text()) : QByteArray(), isNew, values);
}

base::Result<Rows> PostgresConnection::query(Sql sql, QList<Value> values)
{
    if (auto sent = sendPrepared(sql, values); !sent)
        return sent.error();
    auto result = receive();
    if (!result)
        return result.error();
    return Rows(new ServerCursor(*this, std::move(result).value()), EndRows{.isKept = false});
}

base::Result<Rows> PostgresConnection::query(QStringView sql, QList<Value> values)
{
    if (auto ready = ensure(); !ready)
        return ready.error();
    if (auto sent = send({}, numberedPlaces(sql.toUtf8()), true, values); !sent)
        return sent.error();
    auto result = receive();
    if (!result)
        return result.error();
    return Rows(new ServerCursor(*this, std::move(result).value()), EndRows{.isKept = false});
}

base::Done PostgresConnection::execute(Sql sql, QList<Value> values)
{
    const QByteArrayView text(sql.text());
    if (text == "COMMIT" || text == "ROLLBACK")
        return endTransaction(sql, text == "COMMIT");
    if (auto sent = sendPrepared(sql, values); !sent)
        return sent;
    return m_isInTransaction && m_unsettledBytes < MaxUnsettledBytes ? base::Done(std::monostate()) : settle();
}

/// A commit is done only if the server says so without a remark: one that its standby did not confirm in time is
/// remarked alone, and the end of a transaction that failed is called a rollback.
base::Done PostgresConnection::endTransaction(Sql sql, bool isCommit)
{
    m_isInTransaction = false;
    m_nextId = 0;
    m_isWarned = false;
    if (!m_connection)
        return error(base::Rules::StoreUnreachable, u"the server was lost within a transaction"_s);
    if (auto sent = sendPrepared(sql, {}); !sent)
        return sent;
    const auto ended = receive();
    if (isCommit && (m_isWarned || (!ended && isLoss(ended.error().rule))))
        m_hasLostAnswers = true;
    if (!ended)
        return ended.error();
    if (isCommit && m_isWarned)
        return error(base::Rules::StoreUnreachable, u"the commit was not confirmed"_s);
    if (isCommit && QByteArrayView(PQcmdStatus(ended->get())) != "COMMIT")
        return error(base::Rules::StoreFailed, u"the transaction was rolled back"_s);
    return std::monostate();
}

base::Done PostgresConnection::settle()
{
    if (!m_hasUnsettled)
        return std::monostate();
    const auto received = receive();
    return received ? base::Done(std::monostate()) : base::Done(received.error());
}

/// Waits for all that was sent. The result is the last one; an error is the first one, behind which the server did
/// nothing more.
base::Result<ServerResult> PostgresConnection::receive()
{
    m_hasUnsettled = false;
    m_unsettledBytes = 0;
    const Time end = Time::clock::now() + Longest;
    if (PQpipelineSync(m_connection) != 1)
        return lost(QString::fromUtf8(wordsOf(m_connection)));
    std::optional<base::Error> first;
    ServerResult last;
    for (;;) {
        auto result = nextResult(end);
        if (!result)
            return first && !isLoss(first->rule) ? *first : result.error();
        ServerResult found = std::move(result).value();
        if (!found && PQstatus(m_connection) == CONNECTION_BAD)
            return lost(QString::fromUtf8(wordsOf(m_connection)));
        if (!found)
            continue; // the end of a statement's results
        const ExecStatusType status = PQresultStatus(found.get());
        if (status == PGRES_PIPELINE_SYNC)
            break;
        if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK) {
            m_changes = QByteArray(PQcmdTuples(found.get())).toLongLong();
            last = std::move(found);
        } else if (status != PGRES_PIPELINE_ABORTED && !first) {
            first = failed(found.get());
        }
    }
    for (const char *text : std::exchange(m_unproved, {})) {
        if (first) // it may not have been prepared
            m_prepared.erase(text);
    }
    return first ? base::Result<ServerResult>(*first) : base::Result<ServerResult>(std::move(last));
}

base::Result<ServerResult> PostgresConnection::nextResult(Time end)
{
    for (;;) {
        const int unsent = PQflush(m_connection);
        if (unsent < 0)
            return lost(QString::fromUtf8(wordsOf(m_connection)));
        if (unsent == 0 && PQisBusy(m_connection) == 0)
            return ServerResult(PQgetResult(m_connection));
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Time::clock::now());
        const auto wait = unsent > 0 ? SocketWait::Both : SocketWait::Reading;
        if (left <= 0ms || !waitForSocket(PQsocket(m_connection), wait, left))
            return lost(u"no answer in time"_s);
        if (PQconsumeInput(m_connection) != 1)
            return lost(QString::fromUtf8(wordsOf(m_connection)));
    }
}

/// The server's words may repeat values, which have no place in an error: only the first line is kept.
base::Error PostgresConnection::failed(const PGresult *result)
{
    const QByteArray state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const QByteArray words = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    const base::Error found = error(ruleOfState(state), QString::fromUtf8(words.left(300) + " (" + state + ')'));
    if (state.isEmpty() || PQstatus(m_connection) == CONNECTION_BAD)
        return lost(found.detail);
    return found;
}

base::Error PostgresConnection::lost(const QString &detail)
{
    close();
    return error(base::Rules::StoreUnreachable, detail);
}

base::Done PostgresConnection::beginWriting()
{
    m_nextId = 0;
    m_isInTransaction = false;
    auto begun = sendPrepared("BEGIN", {});
    m_isInTransaction = begun.isOk();
    return begun;
}

base::Done PostgresConnection::beginReading()
{
    m_isInTransaction = false;
    auto begun = sendPrepared("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", {});
    m_isInTransaction = begun.isOk();
    return begun;
}

base::Result<Value> PostgresConnection::newId()
{
    if (m_nextId == 0) {
        const auto first = number(FirstId);
        if (!first)
            return first.error();
        m_nextId = *first;
        m_endOfIds = *first + CapturesOfTransaction;
    }
    if (m_nextId == m_endOfIds)
        return error(base::Rules::StoreFailed, u"a transaction has too many captures"_s);
    return Value(m_nextId++);
}

qint64 PostgresConnection::changes()
{
    return settle() ? m_changes : 0;
}

base::Result<qint64> PostgresConnection::horizon()
{
    return number(Horizon);
}

base::Result<qint64> PostgresConnection::bytesInUse()
{
    return number(BytesInUse);
}

/// In their order, so that no two writers wait for each other.
base::Done PostgresConnection::lock(const QStringList &names)
{
    QStringList sorted = names;
    sorted.sort();
    sorted.removeDuplicates();
    for (const QString &name : std::as_const(sorted)) {
        if (auto sent = execute("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", {name}); !sent)
            return sent;
    }
    return std::monostate();
}

} // namespace runlatch::store
