// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/placeholder.h"

#include "redaction/secretfinder.h"
#include "support/suite.h"

#include <QTest>

namespace runlatch::redaction {

/// A placeholder of an export is known again wherever it may stand, and is no secret.
class tst_Placeholder : public QObject
{
    Q_OBJECT
private slots:
    void isKnownAgain();
    void isNoSecret();
    void leavesOtherSecrets();
};

namespace {

const QByteArray Placeholder = placeholderOf(QByteArray(10, '\xAB'));

} // namespace

void tst_Placeholder::isKnownAgain()
{
    QCOMPARE(Placeholder, QByteArray("redacted-abababababababababab"));
    for (const QByteArray &text :
         {Placeholder, '?' + Placeholder, '#' + Placeholder, '"' + Placeholder + '"', '"' + Placeholder + "\":null"})
        QVERIFY2(isPlaceholder(text), text.constData());
    for (const QByteArray &text : {QByteArray(), QByteArray("\""), QByteArray("?"), Placeholder + 'a',
                                   Placeholder.chopped(1), Placeholder.toUpper(), '"' + Placeholder})
        QVERIFY2(!isPlaceholder(text), text.constData());
    QVERIFY(hasPlaceholder("x redacted-" + Placeholder));
    QVERIFY(!hasPlaceholder("redacted-" + QByteArray(20, 'x')));
}

void tst_Placeholder::isNoSecret()
{
    const QByteArray head = "POST /?token=" + Placeholder + " HTTP/1.1\r\nAuthorization: Bearer " + Placeholder
        + "\r\nCookie: " + Placeholder + "\r\n\r\n";
    const QByteArray body = R"({"access_token":")" + Placeholder
        + R"(","task_result_callback_url":"https://tfe.example/callback?)" + Placeholder + R"(","x":")" + Placeholder
        + "\"}";
    const Secrets secrets = findSecrets(head, body);
    QVERIFY(secrets.head.isEmpty() && secrets.body.isEmpty() && secrets.values.isEmpty());
}

void tst_Placeholder::leavesOtherSecrets()
{
    const QByteArray body = R"({"access_token":")" + Placeholder + R"(","access_token":"atlasv1-abc"})";
    const Secrets secrets = findSecrets({}, body);
    QCOMPARE(secrets.values, QList<QByteArray>{"atlasv1-abc"});
    QCOMPARE(secrets.body, QList<Span>{Span(body.indexOf("atlasv1"), 11)});
}

RUNLATCH_TEST(tst_Placeholder)

} // namespace runlatch::redaction

#include "tst_placeholder.moc"
