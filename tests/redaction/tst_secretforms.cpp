// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/secretforms.h"

#include "redaction/secretfinder.h"
#include "support/suite.h"

#include <QTest>

using namespace runlatch::redaction;

/// A secret that is sent back is found, however it was escaped or coded.
class tst_SecretForms : public QObject
{
    Q_OBJECT
private slots:
    void finds_data();
    void finds();
    void takesNoOtherText();
    void leavesShortOnes();
};

void tst_SecretForms::finds_data()
{
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<QByteArray>("echo");
    QTest::addColumn<QByteArray>("left");
    const QByteArray plain = "s3cr3t.Tok";
    const auto row = [](const char *name, const QByteArray &secret, const QByteArray &begin, const QByteArray &form,
                        const QByteArray &end) {
        QTest::newRow(name) << secret << begin + form + end << begin + QByteArray(form.size(), '*') + end;
    };
    row("as it is", plain, "bad token ", "s3cr3t.Tok", "!");
    row("upper case", plain, "BAD ", "S3CR3T.TOK", "!");
    row("lower case", plain, "bad ", "s3cr3t.tok", "!");
    row("hex", plain, "0x", "7333637233742e546f6b", ".");
    row("hex in upper case", plain, {}, "7333637233742E546F6B", {});
    row("base64", plain, {}, plain.toBase64().first(13), "w==");
    row("a backslash", R"(s3c\r3t\new)", "bad ", R"(s3c\r3t\new)", "!");
    row("a backslash in JSON", R"(s3c\r3t\new)", R"({"a":")", R"(s3c\\r3t\\new)", R"("})");
    row("HTML", "<s3c&r3t>", "bad ", "&lt;s3c&amp;r3t&gt;", "!");
    row("a quote in HTML", "s3c'r3t!x", "bad ", "s3c&#39;r3t!x", ".");
    row("another one", "s3c'r3t!x", "bad ", "s3c&#x27;r3t!x", ".");
    row("percent", "s3c r3t/x", "?a=", "s3c%20r3t%2Fx", "&b");
}

void tst_SecretForms::finds()
{
    QFETCH(const QByteArray, secret);
    QFETCH(const QByteArray, echo);
    const QList<QByteArray> forms = formsOfSecret(secret);
    QTEST(redacted(echo, forms), "left");
    for (const QByteArray before : {"", "u", "us", "user:"}) { // as in the credentials of Basic
        const QByteArray left = redacted((before + secret + "@x").toBase64(), forms);
        QVERIFY2(left.count('*') >= secret.size(), left.constData());
        QVERIFY(redacted((before + secret).toBase64(QByteArray::Base64UrlEncoding), forms).contains('*'));
    }
}

void tst_SecretForms::takesNoOtherText()
{
    const QByteArray text = "An organization \"acme\" has 12 workspaces: c2VjcmV0, 736563726574, SECRET.";
    QCOMPARE(redacted(text, formsOfSecret("s3cr3t.Tok")), text);
}

void tst_SecretForms::leavesShortOnes()
{
    QVERIFY(formsOfSecret("").isEmpty());
    QVERIFY(formsOfSecret("seven77").isEmpty());
    QCOMPARE(formsOfSecret("eight888").constFirst(), QByteArray("eight888"));
}

RUNLATCH_TEST(tst_SecretForms)
#include "tst_secretforms.moc"
