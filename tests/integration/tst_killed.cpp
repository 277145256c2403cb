// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/systemclock.h"
#include "store/file/sqlitestore.h"
#include "support/storecalls.h"
#include "support/suite.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSet>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <algorithm>
#include <memory>
#include <numeric>
#include <optional>

using namespace Qt::StringLiterals;
using namespace runlatch;

namespace {

const QByteArray Token = "Kc8wNq1fTtR2.atlasv1.thisTokenMustNotBeOnDisk";
const QByteArray Code = "url_code=thisCodeMustNotBeOnDisk";

/// One keep-alive connection that sends requests one after the other and keeps the run ids that were answered with 200.
class Sender
{
public:
    Sender(const QUrl &url, int first, int step, int count)
        : m_url(url)
        , m_next(first)
        , m_step(step)
        , m_count(count)
    {
        QObject::connect(&m_socket, &QTcpSocket::connected, &m_socket, [this] { send(); });
        QObject::connect(&m_socket, &QTcpSocket::readyRead, &m_socket, [this] { read(); });
        m_socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
    }
    const QSet<QString> &acknowledged() const { return m_acknowledged; }
    bool isOver() const { return m_socket.state() == QAbstractSocket::UnconnectedState; }

private:
    void send()
    {
        if (m_next >= m_count)
            return;
        m_run = u"run-%1"_s.arg(m_next, 8, 10, QLatin1Char('0'));
        m_next += m_step;
        const QString callback = u"http://127.0.0.1:9/task-results/1/callback?"_s + QString::fromLatin1(Code);
        const QJsonObject payload{{u"payload_version"_s, 1},
                                  {u"stage"_s, u"post_plan"_s},
                                  {u"access_token"_s, QString::fromLatin1(Token)},
                                  {u"run_id"_s, m_run},
                                  {u"task_result_id"_s, u"taskrs-"_s + m_run},
                                  {u"task_result_callback_url"_s, callback},
                                  {u"filler"_s, QString(2500, u'x')}};
        const QByteArray body = QJsonDocument(payload).toJson(QJsonDocument::Compact);
        m_socket.write("POST " + m_url.path().toUtf8()
                       + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                         "Content-Length: "
                       + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }
    void read()
    {
        m_answer += m_socket.readAll();
        const qsizetype end = m_answer.indexOf("\r\n\r\n");
        if (end < 0)
            return;
        if (m_answer.startsWith("HTTP/1.1 200 "))
            m_acknowledged.insert(m_run);
        m_answer.clear(); // the answer to a run task request has no body
        send();
    }

    QTcpSocket m_socket;
    QUrl m_url;
    QByteArray m_answer;
    QString m_run;
    QSet<QString> m_acknowledged;
    int m_next, m_step, m_count;
};

} // namespace

/// Whenever `inspect` is killed under load, its store has every request that it answered 200, and no file has a secret.
class tst_Killed : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void acknowledgedIsStored_data();
    void acknowledgedIsStored();

private:
    static int requests();
    QUrl startInspect();
    QSet<QString> sendUntilKilled(const QUrl &url, int moment);
    QSet<QString> storedRuns(base::SystemClock &clock);

    std::optional<QTemporaryDir> m_folder;
    std::optional<QProcess> m_inspect;
};

void tst_Killed::init()
{
    m_inspect.emplace(); // ends the one before
    m_folder.emplace();
}

/// So many are sent to each program, unless it is killed before.
int tst_Killed::requests()
{
    bool isSet = false;
    const int asked = qEnvironmentVariableIntValue("RUNLATCH_KILLED_COUNT", &isSet);
    return isSet ? asked : 600;
}

QUrl tst_Killed::startInspect()
{
    m_inspect->start(qEnvironmentVariable("RUNLATCH_BIN") + u"/runlatch-cli"_s,
                     {u"inspect"_s, u"--store"_s, m_folder->filePath(u"captures.sqlite"_s)});
    while (!m_inspect->canReadLine()) {
        if (!m_inspect->waitForReadyRead(30'000))
            return {};
    }
    const QUrl url(QJsonDocument::fromJson(m_inspect->readLine())[u"url"].toString());
    m_inspect->closeReadChannel(QProcess::StandardOutput);
    return url;
}

QSet<QString> tst_Killed::storedRuns(base::SystemClock &clock)
{
    auto store = store::SqliteStore::open(m_folder->filePath(u"captures.sqlite"_s), store::newStoreKey(), clock);
    if (!store) {
        qWarning() << store.error().rule.name() << store.error().detail;
        return {};
    }
    QSet<QString> runs;
    qint64 before = 0;
    bool more = true;
    while (more) {
        const auto rows = list(**store, before);
        more = rows.isOk() && !rows->isEmpty();
        for (const store::CaptureRow &row : more ? *rows : QList<store::CaptureRow>()) {
            runs.insert(row.runId);
            before = row.id;
        }
    }
    return runs;
}

/// Kills the program once that many are acknowledged; returns those that were in the end.
QSet<QString> tst_Killed::sendUntilKilled(const QUrl &url, int moment)
{
    std::vector<std::unique_ptr<Sender>> senders;
    constexpr int connections = 16;
    for (int i = 0; i < connections; ++i)
        senders.push_back(std::make_unique<Sender>(url, i, connections, requests()));
    const auto count = [&] {
        return std::accumulate(senders.begin(), senders.end(), qsizetype(0), [](qsizetype sum, const auto &sender) {
            return sum + sender->acknowledged().size(); // a request is of one sender
        });
    };
    const bool isTime = support::waitFor([&] { return count() >= moment; }, 100'000);
    m_inspect->kill(); // SIGKILL: nothing is flushed, nothing is closed
    // The end of a connection comes behind the answers that had reached its socket.
    const auto areOver = [&] { return std::ranges::all_of(senders, [](const auto &one) { return one->isOver(); }); };
    if (!isTime || !m_inspect->waitForFinished() || !support::waitFor(areOver))
        return {};
    QSet<QString> acknowledged;
    for (const auto &sender : senders)
        acknowledged.unite(sender->acknowledged());
    return acknowledged;
}

void tst_Killed::acknowledgedIsStored_data()
{
    QTest::addColumn<int>("moment");
    constexpr int Kills = 10;
    for (int kill = 0; kill < Kills; ++kill) {
        const int moment = 1 + requests() * kill / (Kills + 2);
        QTest::addRow("after %d", moment) << moment;
    }
}

void tst_Killed::acknowledgedIsStored()
{
    QFETCH(const int, moment);
    const QUrl url = startInspect();
    QVERIFY(url.isValid());
    const QSet<QString> sent = sendUntilKilled(url, moment);
    qInfo() << sent.size() << "of" << requests() << "were acknowledged before the kill";
    QVERIFY(sent.size() >= moment && sent.size() < requests());

    const QDir folder(m_folder->path()); // before anything of ours tidies up
    for (const QString &name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY2(!bytes.contains(Token) && !bytes.contains(Code), qPrintable(name));
    }
    base::SystemClock clock;
    const QSet<QString> missing = sent - storedRuns(clock);
    QVERIFY2(missing.isEmpty(), qPrintable(u"%1 acknowledged requests are not stored"_s.arg(missing.size())));
}

RUNLATCH_TEST(tst_Killed)
#include "tst_killed.moc"
