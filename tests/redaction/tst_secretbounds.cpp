// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/secretfinder.h"
#include "support/suite.h"

#include <QRandomGenerator>
#include <QTest>

using namespace runlatch::redaction;

/// Whatever the bytes, the search for secrets is linear and finds a bounded number of places.
class tst_SecretBounds : public QObject
{
    Q_OBJECT

private slots:
    void takesABodyOfSecretsAsOne();
    void takesAPeriodicBodyAsOne();
    void takesAnything();
    void isLinear_data();
    void isLinear();
};

void tst_SecretBounds::takesABodyOfSecretsAsOne()
{
    const QByteArray secret = R"("access_token":"a",)";
    QCOMPARE(findSecrets({}, secret.repeated(MaxPlaces)).body.size(), MaxPlaces);
    const QByteArray body = secret.repeated(MaxPlaces + 1);
    QCOMPARE(findSecrets({}, body).body, (QList<Span>{{0, body.size()}}));
}

/// A periodic body is one secret as a whole. Sixteen values occur everywhere, and the number of recorded places is
/// bounded too.
void tst_SecretBounds::takesAPeriodicBodyAsOne()
{
    QByteArray body = "{";
    for (int size = 8; size < 24; ++size)
        body += R"("access_token":")" + QByteArray(size, 'a') + "\",";
    body += R"("x":")" + (QByteArray(8, 'a') + 'b').repeated(100000) + "\"}";
    QCOMPARE(findSecrets({}, body).body, (QList<Span>{{0, body.size()}}));
}

void tst_SecretBounds::takesAnything()
{
    QRandomGenerator random(11);
    const QList<QByteArray> pieces{"access_token",
                                   "task_result_callback_url",
                                   "password",
                                   "\"",
                                   "'",
                                   "\\",
                                   "\\u0022",
                                   "\\u003f",
                                   "?",
                                   ":",
                                   "=",
                                   "longvalue",
                                   "{",
                                   "[",
                                   "]",
                                   "<",
                                   ">",
                                   "/*",
                                   "//",
                                   "\n",
                                   " ",
                                   "\xff",
                                   "\\u00",
                                   ",",
                                   "a"};
    for (int round = 0; round < 20'000; ++round) {
        QByteArray body;
        for (int i = random.bounded(24); i > 0; --i)
            body += pieces.at(random.bounded(static_cast<int>(pieces.size())));
        qsizetype reached = -1;
        for (const Span &span : findSecrets(body, body).body) {
            QVERIFY2(span.offset > reached && span.length > 0, body.constData());
            reached = span.offset + span.length;
        }
        QVERIFY2(reached <= body.size(), body.constData());
    }
}

void tst_SecretBounds::isLinear_data()
{
    QTest::addColumn<QByteArray>("piece");
    QTest::newRow("different tokens") << QByteArray();
    QTest::newRow("no end") << QByteArray(R"("access_token":")");
    QTest::newRow("urls without query") << QByteArray(R"("task_result_callback_url":"a")");
    QTest::newRow("keys") << QByteArray("access_token");
    QTest::newRow("backslashes") << QByteArray(R"(\)");
    QTest::newRow("quotes") << QByteArray(R"("access_token":"\")");
    QTest::newRow("escaped") << QByteArray(R"(\"access_token\":\"\\\")");
    QTest::newRow("brackets") << QByteArray(R"("access_token":[)");
    QTest::newRow("strings in brackets") << QByteArray(R"("access_token":["a",)");
    QTest::newRow("comments") << QByteArray("access_token/*");
    QTest::newRow("no separator") << QByteArray(R"("access_token" ,)");
    QTest::newRow("elements") << QByteArray("<access_token>a");
    QTest::newRow("query items") << QByteArray("?token=a&b#");
    QTest::newRow("URLs that end") << QByteArray("?a ");
    QTest::newRow("fragments that end") << QByteArray("#a ");
    QTest::newRow("items that end") << QByteArray("?a=b ");
    QTest::newRow("folded lines") << QByteArray("a:\n ");
    QTest::newRow("semicolons") << QByteArray(";a ");
    QTest::newRow("URLs with users") << QByteArray("://a@");
    QTest::newRow("members") << QByteArray(R"("password":"a",)");
    QTest::newRow("members without end") << QByteArray(R"("password":")");
    QTest::newRow("members in brackets") << QByteArray(R"("password":[)");
    QTest::newRow("other members") << QByteArray(R"("a":)");
    QTest::newRow("names without a beginning") << QByteArray("a b c d e f g h i j\":");
    QTest::newRow("colons") << QByteArray("' :");
    QTest::newRow("one token repeated") << QByteArray(R"("access_token":"aaaaaaaa")");
}

/// The search is linear. In quadratic time it would take hours.
void tst_SecretBounds::isLinear()
{
    QFETCH(QByteArray, piece);
    QByteArray body;
    for (int i = 0; body.size() < 4'000'000; ++i)
        body += piece.isEmpty() ? R"("access_token":"secret-)" + QByteArray::number(i) + '"' : piece;
    const Secrets secrets = findSecrets(body, body);
    QVERIFY(secrets.values.size() <= 16);
}

RUNLATCH_TEST(tst_SecretBounds)
#include "tst_secretbounds.moc"
