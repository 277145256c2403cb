// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "clirequests.h"
#include "inspector/receiverworker.h"
#include "namedpipe.h"
#include "support/oracle.h"
#include "support/posixsignals.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using support::httpAnswer;
using support::Script;
using support::ScriptedServer;

/// However much strangers send and however little is read, `inspect` replies, has a bound, and ends after a signal.
class tst_CliFlood : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_inspect.reset(); }
    void aReplyWaitsForNoReader();
    void whatNobodyReadsHasABound();
    void aSignalEndsTheSearchForCauses();
    void theSecondSignalAbandonsReplies();
    void theSecondSignalEndsTheSimulatorAsTheFirst();

private:
    /// Starts `inspect` with a key. Its next line finds no room in the pipe.
    QUrl inspectUnread(const QStringList &options = {});
    /// Reads the pipe until the program has ended, and returns the events that it printed since nobody read.
    QList<QJsonObject> readToTheEnd();

    const QByteArray m_key = "correct horse battery";
    std::unique_ptr<CliFolder> m_folder;
    QStringList m_arguments;
    std::unique_ptr<NamedPipe> m_pipe;
    qsizetype m_filled = 0;
    std::unique_ptr<Program> m_inspect;
};

void tst_CliFlood::init()
{
#if !defined(Q_OS_UNIX)
    QSKIP("This system has no signals for other programs.");
#endif
    m_folder = std::make_unique<CliFolder>();
    m_arguments = {u"inspect"_s, u"--hmac-key-file"_s, m_folder->write(u"key"_s, m_key)};
    m_pipe = std::make_unique<NamedPipe>(m_folder->path(u"pipe"_s));
}

QUrl tst_CliFlood::inspectUnread(const QStringList &options)
{
    m_inspect =
        std::make_unique<Program>(m_arguments + options, QByteArray(), Redirection{.outputFile = m_pipe->path()});
    const QJsonObject listening = QJsonDocument::fromJson(m_pipe->line()).object();
    m_filled = m_pipe->fill();
    return QUrl(listening[u"url"].toString());
}

QList<QJsonObject> tst_CliFlood::readToTheEnd()
{
    QByteArray all;
    (void)support::waitFor([&] { return (all += m_pipe->read(), m_inspect->hasEnded()); }, 30'000);
    all += m_pipe->read();
    QList<QJsonObject> events;
    for (const QByteArray &line : all.mid(m_filled).split('\n')) {
        if (!line.isEmpty())
            events.append(QJsonDocument::fromJson(line).object());
    }
    return events;
}

void tst_CliFlood::aReplyWaitsForNoReader()
{
    constexpr int Unsigned = 30;
    ScriptedServer service(Script::answer(httpAnswer(200)));
    const QUrl url = inspectUnread({u"--reply"_s, u"passed"_s, u"--body"_s});
    for (int request = 0; request < Unsigned; ++request)
        QCOMPARE(answerToPost(url, wholePayload()), "HTTP/1.1 200 OK");
    QCOMPARE(answerToPost(url, wholePayload(service.url(u"/callback"_s).toString()), m_key), "HTTP/1.1 200 OK");
    QTRY_COMPARE_WITH_TIMEOUT(service.count(), 1, 30'000);
    m_inspect->signal(SIGTERM);
    const QList<QJsonObject> events = readToTheEnd();
    QCOMPARE(m_inspect->exitStatus(), 0);
    QStringList ids;
    for (int id = 1; id <= Unsigned + 1; ++id)
        ids += QString::number(id);
    QCOMPARE(valuesOf(events, u"captured"_s, u"id"_s), ids);
    QCOMPARE(valuesOf(events, u"callback"_s, u"id"_s), QStringList{ids.last()});
    QCOMPARE(events.last()[u"event"].toString(), u"callback"_s); // what is told of a request follows it
}

void tst_CliFlood::whatNobodyReadsHasABound()
{
    constexpr int Connections = 20;
    constexpr int Requests = inspector::ReceiverWorker::MaxUnheard / Connections + 10; // on each connection
    const QUrl url = inspectUnread();
    std::vector<std::unique_ptr<QTcpSocket>> sockets;
    const QByteArray request = "POST /runtask HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}";
    for (int i = 0; i < Connections; ++i) {
        sockets.push_back(std::make_unique<QTcpSocket>());
        sockets.back()->connectToHost(url.host(), static_cast<quint16>(url.port()));
        sockets.back()->write(request.repeated(Requests));
        QVERIFY(sockets.back()->waitForBytesWritten(20'000));
    }
    qsizetype accepted = 0;
    qsizetype refused = 0;
    for (const auto &socket : sockets) {
        QByteArray answers;
        while (answers.count("HTTP/1.1 ") < Requests && socket->waitForReadyRead(20'000))
            answers += socket->readAll();
        accepted += answers.count("HTTP/1.1 200 ");
        refused += answers.count("HTTP/1.1 503 ");
    }
    QCOMPARE(accepted + refused, Connections * Requests);
    const qsizetype kept = accepted - inspector::ReceiverWorker::MaxUnheard;
    QVERIFY2(kept == 0 || kept == 1, qPrintable(QString::number(kept))); // the line of the first one is on its way
}

/// A cause takes a search and a write to the disk. A signal wants neither for what is not printed yet.
void tst_CliFlood::aSignalEndsTheSearchForCauses()
{
    constexpr int Count = 6;
    const QUrl url = inspectUnread();
    const QByteArray body = wholePayload();
    const QByteArray signature =
        "X-TFC-Task-Signature: " + tests::hmacByOthers(m_key, body + '\n') + "\r\n"; // of another body
    for (int request = 0; request < Count; ++request)
        QCOMPARE(answerToPost(url, body, {}, signature), "HTTP/1.1 200 OK");
    m_inspect->signal(SIGINT);
    const QList<QJsonObject> events = readToTheEnd();
    QCOMPARE(m_inspect->exitStatus(), 0);
    QCOMPARE(events.size(), Count);
    for (int number = 1; number < Count; ++number) // the first one was looked into before it was to be printed
        QCOMPARE(events.at(number)[u"signature"][u"cause"].toString(), u"digest.differs"_s);
}

void tst_CliFlood::theSecondSignalAbandonsReplies()
{
    Program inspect(m_arguments + QStringList{u"--reply"_s, u"passed"_s, u"--after"_s, u"1h"_s});
    const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
    QCOMPARE(answerToPost(url, wholePayload(), m_key), "HTTP/1.1 200 OK");
    QVERIFY(!inspect.next(u"captured"_s).isEmpty());
    inspect.signal(SIGINT);
    inspect.signal(SIGHUP);
    QCOMPARE(inspect.exitStatus(), 1);
    QVERIFY(inspect.diagnostics().contains("given up at the end"));
    QVERIFY(inspect.rest().isEmpty());
}

void tst_CliFlood::theSecondSignalEndsTheSimulatorAsTheFirst()
{
    for (const int second : {SIGHUP, SIGTERM}) {
        Program simulator({u"simulate"_s});
        QVERIFY(!simulator.next(u"listening"_s).isEmpty());
        simulator.signal(SIGINT);
        simulator.signal(second);
        QCOMPARE(simulator.exitStatus(), 0);
        QVERIFY(simulator.rest().isEmpty());
    }
}

RUNLATCH_TEST(tst_CliFlood)
#include "tst_cliflood.moc"
