// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/systemclock.h"
#include "service/pacedsender.h"
#include "support/endlessservice.h"
#include "support/peakmemory.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// An endless head takes no more memory and time than its limits.
class tst_EndlessHead : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void takesNeitherTimeNorMemory_data();
    void takesNeitherTimeNorMemory();
};

/// The first exchange of a process also takes memory for Qt's plugins and for certificates.
void tst_EndlessHead::initTestCase()
{
    base::SystemClock clock;
    http::Requester http;
    service::PacedSender sender(http, clock);
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(404)));
    http::Outgoing outgoing;
    outgoing.method = "GET";
    outgoing.url = server.url();
    bool isAnswered = false;
    sender.send(outgoing, this, [&isAnswered](const auto &) { isAnswered = true; });
    QTRY_VERIFY(isAnswered);
}

void tst_EndlessHead::takesNeitherTimeNorMemory_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("beginning");
    QTest::addColumn<QByteArray>("repeated");
    QTest::addColumn<QString>("rule");
    const QByteArray ok = "HTTP/1.1 200 OK\r\n";
    const QByteArray chunked = ok + "Transfer-Encoding: chunked\r\n\r\n";
    const QString head = u"http.head-timeout"_s;
    const auto row = [](const char *name, const QByteArray &beginning, const QByteArray &repeated, const QString &rule,
                        const QByteArray &method = "GET", const QByteArray &body = {}) {
        QTest::newRow(name) << method << body << beginning << repeated << rule;
    };
    row("a line", ok + "X-A: ", "a", head);
    row("a line of the answer to a POST", ok + "X-A: ", "a", head, "POST", "body");
    row("a line of the answer to a POST without a body", ok + "X-A: ", "a", head, "POST");
    row("lines", ok, "X-A: 0123456789\r\n", head);
    row("the first line", "HTTP/1.1 200 ", "a", head);
    row("a chunk's extension", chunked + "1;", "a", u"http.timeout"_s);
}

void tst_EndlessHead::takesNeitherTimeNorMemory()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, beginning);
    QFETCH(const QByteArray, repeated);
    QFETCH(const QString, rule);
    if (!support::startPeakAnew())
        QSKIP("only Linux tells how much memory was taken at most");
    const int before = support::peakMebibytes();
    base::SystemClock clock;
    http::Requester http;
    service::PacedSender sender(http, clock);
    support::EndlessService service(beginning, repeated);
    http::Outgoing outgoing;
    outgoing.method = method;
    outgoing.url = service.url();
    outgoing.body = body;
    outgoing.patience = std::chrono::milliseconds(50); // Qt is still reading then
    std::optional<base::Result<http::Response>> answer;
    sender.send(outgoing, this, [&answer](const auto &result) { answer.emplace(result); });
    QTRY_VERIFY_WITH_TIMEOUT(answer, 60'000);
    const int taken = support::peakMebibytes() - before;
    QVERIFY(!*answer);
    QCOMPARE(answer->error().kind, base::ErrorKind::Timeout);
    QCOMPARE(answer->error().rule, rule);
    QCOMPARE(answer->error().outcomeUnknown, method == "POST");
    QVERIFY2(taken < 2, qPrintable(u"%1 MiB for a head of a quarter of a MiB"_s.arg(taken)));
}

RUNLATCH_TEST(tst_EndlessHead)

} // namespace runlatch::integration

#include "tst_endlesshead.moc"
