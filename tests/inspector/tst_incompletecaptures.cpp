// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "inspector/incompletebody.h"
#include "inspector/payloadrow.h"
#include "inspector/refusals.h"
#include "protocol/sha512.h"
#include "receiverfixture.h"
#include "redaction/placeholder.h"
#include "store/captures/capturelint.h"
#include "store/captures/importmark.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QTcpSocket>

#include <vector>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

constexpr qsizetype Megabyte = 1024 * 1024;

QByteArray post(const QByteArray &headers)
{
    return "POST /runtask HTTP/1.1\r\nHost: localhost\r\nX-TFC-Task-Signature: " + QByteArray(128, '0') + "\r\n"
        + headers + "\r\n";
}

} // namespace

/// The bytes that arrived of a body that broke off are on disk, and its capture says why it is incomplete.
class tst_IncompleteCaptures : public QObject, protected ReceiverFixture
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { close(); }
    void keepsTheBytes_data();
    void keepsTheBytes();
    void findsNoEndBetweenPlaceholders_data();
    void findsNoEndBetweenPlaceholders();
    void countsWhatItsDetailLints_data();
    void countsWhatItsDetailLints();
    void saysNothingOfOthers();
    void sealsItsSecrets();
    void boundsWhatBreaksOffAtOnce();
    void tellsTheNumberOfOthersInTime();

private:
    std::unique_ptr<QTcpSocket> sent(const QByteArray &bytes) const;
    /// The only capture, once it is there.
    std::optional<store::Capture> stored();

    QUrl m_url;
};

void tst_IncompleteCaptures::init()
{
    QVERIFY(open());
    ReceiverOptions options;
    options.endpoint().keys = {Key};
    const auto url = tryToStart(options);
    QVERIFY(url);
    m_url = *url;
}

std::unique_ptr<QTcpSocket> tst_IncompleteCaptures::sent(const QByteArray &bytes) const
{
    auto socket = std::make_unique<QTcpSocket>();
    socket->connectToHost(m_url.host(), static_cast<quint16>(m_url.port()));
    socket->write(bytes);
    while (socket->bytesToWrite() > 0 && socket->waitForBytesWritten(15000)) { }
    return socket;
}

std::optional<store::Capture> tst_IncompleteCaptures::stored()
{
    if (!support::waitFor([this] { return m_captured.size() == 1; }))
        return {};
    const auto capture = m_store->load(m_captured.first().id);
    return capture ? std::optional(*capture) : std::nullopt;
}

void tst_IncompleteCaptures::keepsTheBytes_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<base::Rule>("rule");
    QTest::addColumn<QByteArray>("kept");
    QTest::addColumn<qint64>("arrived");
    QTest::addColumn<std::optional<qint64>>("announced");
    const std::optional<qint64> none;
    const QByteArray chunked = post("Transfer-Encoding: chunked\r\n");
    QTest::newRow("plain") << post("Content-Length: 1564\r\n") << "{\"stage\":\"pre\0_pl"_ba
                           << base::Rules::HttpRequestCut << "{\"stage\":\"pre\0_pl"_ba << qint64(17)
                           << std::optional<qint64>(1564);
    QTest::newRow("nothing") << post("Content-Length: 9\r\n") << ""_ba << base::Rules::HttpRequestCut << ""_ba
                             << qint64(0) << std::optional<qint64>(9);
    QTest::newRow("chunk") << chunked << "4\r\n{\"a\"\r\n9\r\n: 1"_ba << base::Rules::HttpRequestCut << "{\"a\": 1"_ba
                           << qint64(7) << none;
    QTest::newRow("size of a chunk") << chunked << "4\r\n{\"a\"\r\nfour\r\n: 1"_ba << base::Rules::HttpChunk
                                     << "{\"a\"four\r\n"_ba << qint64(4) << none;
    QTest::newRow("too large") << post("Content-Length: 8388609\r\n") << "{\"a\""_ba << base::Rules::HttpBodyTooLarge
                               << "{\"a\""_ba << qint64(4) << std::optional<qint64>(8388609);
}

void tst_IncompleteCaptures::keepsTheBytes()
{
    QFETCH(const QByteArray, head);
    QFETCH(const QByteArray, body);
    QFETCH(const base::Rule, rule);
    QFETCH(const QByteArray, kept);
    QFETCH(const qint64, arrived);
    QFETCH(const std::optional<qint64>, announced);
    sent(head + body)->close();
    const auto capture = stored();
    QVERIFY(capture);
    QCOMPARE(capture->head, head);
    QCOMPARE(capture->body, kept);
    QCOMPARE(capture->row.bytes, arrived);
    QCOMPARE(capture->row.sha512, protocol::sha512(kept.left(arrived)).toHex());
    QCOMPARE(capture->row.refusalRule, rule.name());
    QCOMPARE(capture->row.bodyLimit, rule == base::Rules::HttpBodyTooLarge ? 8'388'608 : 0);
    QCOMPARE(capture->row.verdict, protocol::Verdict::Unchecked); // not called differing
    QCOMPARE(capture->row.cause, u"body.incomplete"_s);
    QVERIFY(capture->row.findings);
    QVERIFY(!capture->row.findings->has(base::Rules::JsonBroken)); // the sender is not to blame for the end
    QCOMPARE(capture->row.findings->infos > 0, arrived > 0);
    const auto incomplete = incompleteBody(*capture);
    QVERIFY(incomplete);
    QCOMPARE(incomplete->reason, rule);
    QCOMPARE(incomplete->arrived, arrived);
    QCOMPARE(incomplete->announced, announced);
    QCOMPARE(incomplete->unread, kept.size() - arrived);
    QVERIFY(incomplete->isKept);
}

void tst_IncompleteCaptures::findsNoEndBetweenPlaceholders_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<base::Rule>("rule");
    QTest::addColumn<qint64>("unread");
    const QByteArray redacted = "{\"access_token\":\"" + redaction::placeholderOf("0123456789") + "\",\r\nfour\r\n";
    QTest::newRow("broken line") << "{\"a\":1,four\r\n"_ba << base::Rules::HttpChunk << qint64(6);
    QTest::newRow("too large") << "{\"a\":1,4\r\n"_ba << base::Rules::HttpBodyTooLarge << qint64(3);
    QTest::newRow("cut") << "{\"a\":1,four\r\n"_ba << base::Rules::HttpRequestCut << qint64(0);
    QTest::newRow("placeholder") << redacted << base::Rules::HttpChunk << qint64(0);
}

/// A placeholder has another length than its secret, so that the size of the content does not say where it ends.
void tst_IncompleteCaptures::findsNoEndBetweenPlaceholders()
{
    QFETCH(const QByteArray, body);
    QFETCH(const base::Rule, rule);
    QFETCH(const qint64, unread);
    store::Capture capture;
    capture.row.cause = base::Rules::BodyIncomplete.name();
    capture.row.refusalRule = rule.name();
    capture.row.bytes = 7;
    capture.head = post("Transfer-Encoding: chunked\r\n");
    capture.body = body;
    const auto incomplete = incompleteBody(capture);
    QVERIFY(incomplete);
    QCOMPARE(incomplete->arrived, 7);
    QCOMPARE(incomplete->unread, unread);
}

void tst_IncompleteCaptures::countsWhatItsDetailLints_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<qint64>("arrived");
    QTest::addColumn<base::Rule>("rule");
    const QByteArray front = R"({"access_token":")" + redaction::placeholderOf("0123456789");
    QTest::newRow("broken line") << R"({"stage":7,"a":1,four)"_ba << qint64(17) << base::Rules::HttpChunk;
    QTest::newRow("only a broken line") << "four\r\n"_ba << qint64(0) << base::Rules::HttpChunk;
    QTest::newRow("placeholder") << front + R"(","stage":7,"a":1,four)" << qint64(20) << base::Rules::HttpChunk;
    QTest::newRow("cut, placeholder") << front + R"(","stage":7,"a)" << qint64(20) << base::Rules::HttpRequestCut;
    QTest::newRow("short placeholder") << front + R"(","stage":7,"a)" << qint64(900) << base::Rules::HttpRequestCut;
    QTest::newRow("bytes removed") << ""_ba << qint64(20) << base::Rules::HttpRequestCut;
}

void tst_IncompleteCaptures::countsWhatItsDetailLints()
{
    QFETCH(const QByteArray, body);
    QFETCH(const qint64, arrived);
    QFETCH(const base::Rule, rule);
    store::Capture capture;
    capture.row.cause = base::Rules::BodyIncomplete.name();
    capture.row.refusalRule = rule.name();
    capture.row.bytes = arrived;
    capture.body = body;
    for (const bool isImported : {false, true}) {
        if (isImported)
            store::markImported(capture.row, {capture.row.verdict, capture.row.cause});
        countFindings({}, body, capture.row);
        const lint::LintSummary detail = lint::LintSummary::of(lintCapture(capture, body));
        QCOMPARE(capture.row.findings, detail);
        QCOMPARE(detail.has(base::Rules::JsonBroken), false);
        QCOMPARE(detail.errors > 0, body.contains("stage"));
    }
}

void tst_IncompleteCaptures::saysNothingOfOthers()
{
    sent("POST /runtask HTTP/1.1\r\nHo")->close();
    const auto cutInTheHead = stored();
    QVERIFY(cutInTheHead);
    QCOMPARE(cutInTheHead->row.refusalRule, u"http.request-cut"_s);
    QCOMPARE(cutInTheHead->head, "POST /runtask HTTP/1.1\r\nHo");
    QVERIFY(!incompleteBody(*cutInTheHead));
    m_captured.clear();
    sent(post("Content-Length: 2\r\n") + "{}")->close();
    const auto whole = stored();
    QVERIFY(whole);
    QCOMPARE(whole->body, "{}");
    QVERIFY(!incompleteBody(*whole));
}

/// A token may be cut itself. No file has it in clear.
void tst_IncompleteCaptures::sealsItsSecrets()
{
    const QByteArray body = "{\"access_token\":\"the-token-of-this-req";
    sent(post("Content-Length: 1564\r\n") + body)->close();
    const auto capture = stored();
    QVERIFY(capture);
    QCOMPARE(capture->body, body);
    const QString file = (**m_store).file();
    for (const QString &name : {file, QString(file + "-wal"_L1)}) {
        QFile bytes(name);
        QVERIFY(bytes.open(QIODevice::ReadOnly) || name != file);
        QVERIFY(!bytes.readAll().contains("the-token-of"));
    }
}

/// The store gets the bytes of some and the rows of all, so memory stays bounded.
void tst_IncompleteCaptures::boundsWhatBreaksOffAtOnce()
{
    constexpr int Requests = 8; // 56 MB
    Recorder recorder(**m_store, m_store->clock());
    Refusals refusals(recorder, m_store->clock());
    QList<store::CaptureRow> rows;
    connect(&refusals, &Refusals::written, this, [&rows](const Recorder::Written &written) { rows += written.row; });
    http::Refusal refusal{base::Rules::HttpBodyTimeout, 408, u"127.0.0.1"_s, post("Content-Length: 8000000\r\n")};
    refusal.body = http::ArrivedBody{QByteArray(7 * Megabyte, 'x'), 7 * Megabyte};
    for (int i = 0; i < Requests; ++i)
        refusals.note(refusal);
    QTRY_COMPARE(rows.size(), Requests);
    qint64 bytes = 0;
    for (const store::CaptureRow &row : std::as_const(rows)) {
        const auto capture = m_store->load(row.id);
        bytes += capture->body.size();
        const auto incomplete = incompleteBody(*capture);
        QVERIFY(incomplete);
        QCOMPARE(incomplete->arrived, 7 * Megabyte);
        QCOMPARE(incomplete->isKept, !capture->body.isEmpty());
    }
    QCOMPARE(bytes, Refusals::MaxBytesUnderWay / (7 * Megabyte) * 7 * Megabyte);
}

/// A listener runs for months, so the number of those without a row does not wait for its end.
void tst_IncompleteCaptures::tellsTheNumberOfOthersInTime()
{
    support::FakeClock clock;
    Recorder recorder(**m_store, m_store->clock());
    Refusals refusals(recorder, clock);
    QList<int> numbers;
    connect(&refusals, &Refusals::written, this,
            [&numbers](const Recorder::Written &written) { numbers += written.row.refusals; });
    refusals.count(3);
    refusals.count(2);
    clock.advance(Refusals::SummedUpAfter);
    QTRY_COMPARE(numbers, QList<int>{5});
    refusals.count(1);
    clock.advance(Refusals::SummedUpAfter);
    QTRY_COMPARE(numbers, (QList<int>{5, 1}));
}

RUNLATCH_TEST(tst_IncompleteCaptures)

} // namespace runlatch::inspector

#include "tst_incompletecaptures.moc"
