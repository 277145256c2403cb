// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "clirequests.h"
#include "support/oracle.h"
#include "support/suite.h"

#include <QScopeGuard>

using namespace Qt::StringLiterals;
using namespace runlatch;
using tests::hmacByOthers;

/// `inspect` names the cause of a signature that does not hold, after the answer and in the order of arrival.
class tst_CliCauses : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void causesAreNamed();
    void theKeyOfSeveralIsTold();
    void aKeyMayBeMissingHere();
    void theKeyOfTheEnvironmentIsKnown();
    void largeBodiesAreNotDiagnosed();
    void manyBodiesAreReportedInOrder();

private:
    std::unique_ptr<CliFolder> m_folder;
    QStringList m_inspect;
};

namespace {

const QByteArray &causesKey()
{
    static const QByteArray key = "correct horse battery";
    return key;
}

/// A request with these signature headers.
QByteArray requestWith(const QByteArrayList &signatures, const QByteArray &body)
{
    QByteArray head = "POST /runtask HTTP/1.1\r\nHost: 127.0.0.1\r\n";
    for (const QByteArray &signature : signatures)
        head += "X-TFC-Task-Signature: " + signature + "\r\n";
    return head + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

QUrl causesUrl(Program &inspect)
{
    return QUrl(inspect.next(u"listening"_s)[u"url"].toString());
}

QString causeIn(const QJsonObject &captured)
{
    return captured[u"signature"][u"cause"].toString();
}

} // namespace

void tst_CliCauses::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_inspect = {u"inspect"_s, u"--hmac-key-file"_s, m_folder->write(u"key"_s, causesKey() + '\n')};
}

void tst_CliCauses::causesAreNamed()
{
    const QByteArray body = wholePayload();
    const QByteArray right = hmacByOthers(causesKey(), body);
    const QByteArray spaced = QByteArray(body).replace("\":", "\": ").replace(",\"", ", \"");
    const QList<std::pair<QByteArrayList, QString>> requests{
        {{hmacByOthers(causesKey(), body + '\n')}, u"body.newline-lost"_s},
        {{hmacByOthers(causesKey(), spaced)}, u"body.reserialised"_s},
        {{hmacByOthers("another key", body)}, u"digest.differs"_s},
        {{hmacByOthers(causesKey() + '\n', body)}, u"key.newline"_s},
        {{right.toUpper()}, u"digest.upper-case"_s},
        {{right, right}, u"header.repeated"_s},
        {{""}, u"header.empty"_s},
        {{}, u"header.missing"_s},
        {{right}, QString()},
    };
    Program inspect(m_inspect + QStringList{u"--count"_s, QString::number(requests.size())});
    const QUrl url = causesUrl(inspect);
    for (const auto &[signatures, cause] : requests)
        QCOMPARE(answerToBytes(url, requestWith(signatures, body)), "HTTP/1.1 200 OK");
    for (const auto &[signatures, cause] : requests) {
        const QJsonObject captured = inspect.next(u"captured"_s);
        QCOMPARE(causeIn(captured), cause);
        QCOMPARE(captured[u"signature"][u"message"].isNull(), cause.isEmpty());
        QCOMPARE(captured[u"answered"].toInt(), 200);
    }
    QCOMPARE(inspect.exitStatus(), 0);
    QVERIFY(!inspect.diagnostics().contains("horse"));
}

/// During a rotation of keys it is told which one holds, and which one a cause concerns.
void tst_CliCauses::theKeyOfSeveralIsTold()
{
    const QString second = m_folder->write(u"second"_s, "second secret");
    Program inspect(m_inspect + QStringList{u"--hmac-key-file"_s, second, u"--count"_s, u"4"_s});
    const QUrl url = causesUrl(inspect);
    for (const QByteArray &key : {QByteArray("second secret"), causesKey(), causesKey() + '\n', QByteArray("another")})
        QCOMPARE(answerToPost(url, wholePayload(), key), "HTTP/1.1 200 OK");
    const auto keyTold = [&inspect] { return inspect.next(u"captured"_s)[u"signature"][u"key"].toString(); };
    QCOMPARE(keyTold(), second);
    const QString first = keyTold();
    QVERIFY(first.endsWith(u"/key"_s));
    QCOMPARE(keyTold(), first);
    QCOMPARE(keyTold(), QString());
}

void tst_CliCauses::aKeyMayBeMissingHere()
{
    Program inspect({u"inspect"_s, u"--count"_s, u"2"_s});
    const QUrl url = causesUrl(inspect);
    QCOMPARE(answerToPost(url, wholePayload(), causesKey()), "HTTP/1.1 200 OK");
    QCOMPARE(answerToPost(url, wholePayload()), "HTTP/1.1 200 OK");
    const QJsonObject isSigned = inspect.next(u"captured"_s)[u"signature"].toObject();
    QCOMPARE(isSigned[u"verdict"].toString(), u"unchecked"_s);
    QCOMPARE(isSigned[u"cause"].toString(), u"key.missing"_s);
    QVERIFY(inspect.next(u"captured"_s)[u"signature"][u"cause"].isNull());
}

void tst_CliCauses::theKeyOfTheEnvironmentIsKnown()
{
    const auto unset = qScopeGuard([] { qunsetenv("RUNLATCH_HMAC_KEY"); });
    qputenv("RUNLATCH_HMAC_KEY", "staging secret");
    Program inspect(m_inspect + QStringList{u"--count"_s, u"1"_s});
    QCOMPARE(answerToPost(causesUrl(inspect), wholePayload(), "staging secret"), "HTTP/1.1 200 OK");
    QCOMPARE(causeIn(inspect.next(u"captured"_s)), u"key.other-known"_s);
    QVERIFY(!inspect.rest().contains("staging"));
}

/// Above a mebibyte the cause is what checking alone says.
void tst_CliCauses::largeBodiesAreNotDiagnosed()
{
    Program inspect(m_inspect + QStringList{u"--count"_s, u"2"_s});
    const QUrl url = causesUrl(inspect);
    const QByteArray largest = "[\"" + QByteArray(1024 * 1024 - 4, 'x') + "\"]";
    for (const QByteArray &body : {largest, largest + ' '}) {
        const QByteArray signature = hmacByOthers(causesKey(), body + '\n');
        QCOMPARE(answerToBytes(url, requestWith({signature}, body)), "HTTP/1.1 200 OK");
    }
    QCOMPARE(causeIn(inspect.next(u"captured"_s)), u"body.newline-lost"_s);
    QCOMPARE(causeIn(inspect.next(u"captured"_s)), u"digest.differs"_s);
}

/// Captures that wait in numbers are reported without the doctor, but all of them, and the last one with its cause.
void tst_CliCauses::manyBodiesAreReportedInOrder()
{
    constexpr int count = 20;
    Program inspect(m_inspect + QStringList{u"--count"_s, QString::number(count)});
    const QUrl url = causesUrl(inspect);
    const QByteArray body = "[\"" + QByteArray(1000 * 1000, 'x') + "\"]";
    const QByteArray signature = hmacByOthers(causesKey(), body + '\n');
    for (int number = 0; number < count; ++number)
        QCOMPARE(answerToBytes(url, requestWith({signature}, body)), "HTTP/1.1 200 OK");
    QJsonObject captured;
    for (int number = 1; number <= count; ++number) {
        captured = inspect.next(u"captured"_s);
        QCOMPARE(captured[u"id"].toInt(), number);
    }
    QCOMPARE(causeIn(captured), u"body.newline-lost"_s);
    QCOMPARE(inspect.exitStatus(), 0);
}

RUNLATCH_TEST(tst_CliCauses)
#include "tst_clicauses.moc"
