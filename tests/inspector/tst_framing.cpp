// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "protocol/sha512.h"
#include "receiverfixture.h"
#include "support/suite.h"

#include <QTcpSocket>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

/// A sender that announces too little, or nothing, is told by the bytes that came behind its request.
class tst_Framing : public QObject, protected ReceiverFixture
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { close(); }
    void provesALengthByTheSignature_data();
    void provesALengthByTheSignature();
    void takesNothingThatIsUnproved_data();
    void takesNothingThatIsUnproved();
    void leavesFurtherRequestsAlone_data();
    void leavesFurtherRequestsAlone();

private:
    /// Returns the answers to these bytes until the listener closes, or until so many captures were told.
    QByteArray answered(const QByteArray &bytes, qsizetype captures);
    QByteArray post(const QByteArray &headers, const QByteArray &signedBody) const
    {
        return "POST /runtask HTTP/1.1\r\nHost: localhost\r\n" + headers
            + "X-TFC-Task-Signature: " + protocol::sign(Key, signedBody) + "\r\n\r\n";
    }

    QUrl m_url;
};

namespace {

/// The case of a sender that counts characters: 32 units of UTF-16, 36 bytes.
const QByteArray Letters = "{\"run_message\":\"Gr\xc3\xb6\xc3\x9f"
                           "e \xf0\x9f\x99\x84\",\"a\":1}";

} // namespace

void tst_Framing::init()
{
    QVERIFY(open());
    ReceiverOptions options;
    options.endpoint().keys = {"an old key", Key};
    const auto url = tryToStart(options);
    QVERIFY(url);
    m_url = *url;
}

QByteArray tst_Framing::answered(const QByteArray &bytes, qsizetype captures)
{
    QTcpSocket socket;
    socket.connectToHost(m_url.host(), static_cast<quint16>(m_url.port()));
    socket.write(bytes);
    (void)support::waitFor([&] {
        return m_captured.size() >= captures && socket.bytesAvailable() > 0
            && (captures > 1 || socket.state() != QAbstractSocket::ConnectedState);
    });
    return socket.readAll();
}

void tst_Framing::provesALengthByTheSignature_data()
{
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<base::Rule>("cause");
    const QByteArray payload = vectorBody(u"post_plan.json"_s);
    QTest::newRow("characters") << "Content-Length: 32\r\n"_ba << Letters << base::Rules::BodyLength;
    QTest::newRow("nothing announced") << "Content-Length: 0\r\n"_ba << payload << base::Rules::BodyLength;
    QTest::newRow("all but the last line end") << "Content-Length: 2\r\n"_ba
                                               << "{}\n"_ba << base::Rules::BodyLength;
    QTest::newRow("no length") << ""_ba << payload << base::Rules::BodyNoLength;
}

void tst_Framing::provesALengthByTheSignature()
{
    QFETCH(const QByteArray, headers);
    QFETCH(const QByteArray, body);
    QFETCH(const base::Rule, cause);
    const QByteArray answer = answered(post(headers, body) + body, 1);
    QVERIFY2(answer.startsWith("HTTP/1.1 200 OK\r\n") && answer.contains("Connection: close\r\n"), answer.constData());
    QCOMPARE(m_captured.size(), 1); // what came behind it is no request that would be refused
    const store::CaptureRow row = m_captured.first();
    QCOMPARE(row.verdict, protocol::Verdict::Invalid);
    QCOMPARE(row.cause, cause.name());
    QCOMPARE(row.bytes, body.size());
    QCOMPARE(row.sha512, protocol::sha512(body).toHex());
    QVERIFY(row.readable && !row.isRefused());
    const auto capture = m_store->load(row.id);
    QVERIFY(capture);
    QCOMPARE(capture->body, body);
    QCOMPARE(capture->head, post(headers, body));
}

void tst_Framing::takesNothingThatIsUnproved_data()
{
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<QByteArray>("read");
    QTest::addColumn<base::Rule>("cause");
    QTest::newRow("a length") << "Content-Length: 2\r\n"_ba
                              << "{}"_ba << base::Rules::DigestDiffers;
    QTest::newRow("no length") << ""_ba
                               << ""_ba << base::Rules::BodyNoLength;
    QTest::newRow("chunks") << "Transfer-Encoding: chunked\r\n"_ba
                            << ""_ba << base::Rules::DigestDiffers;
}

void tst_Framing::takesNothingThatIsUnproved()
{
    QFETCH(const QByteArray, headers);
    QFETCH(const QByteArray, read);
    QFETCH(const base::Rule, cause);
    const bool isChunked = headers.startsWith("Transfer");
    const QByteArray head = post(headers, isChunked ? "{\"a\":1}"_ba : "another body"_ba);
    (void)answered(head + (isChunked ? "0\r\n\r\n"_ba : read) + "{\"a\":1}", 2);
    QCOMPARE(m_captured.size(), 2);
    QCOMPARE(m_captured.first().cause, cause.name());
    QCOMPARE(m_captured.first().bytes, read.size());
    QCOMPARE(m_captured.last().refusalRule, u"http.request-line"_s);
}

void tst_Framing::leavesFurtherRequestsAlone_data()
{
    QTest::addColumn<QByteArray>("between");
    QTest::newRow("nothing") << ""_ba;
    QTest::newRow("an empty line") << "\r\n"_ba;
}

void tst_Framing::leavesFurtherRequestsAlone()
{
    QFETCH(const QByteArray, between);
    const QByteArray request = post("Content-Length: 2\r\n", "{}") + "{}";
    const QByteArray answer = answered(between + request + between + request, 2);
    QCOMPARE(answer.count("HTTP/1.1 200 OK\r\n"), 2);
    for (const store::CaptureRow &row : std::as_const(m_captured))
        QCOMPARE(row.verdict, protocol::Verdict::Valid);
}

RUNLATCH_TEST(tst_Framing)

} // namespace runlatch::inspector

#include "tst_framing.moc"
