// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/lintfixtures.h"
#include "lint/lintsummary.h"
#include "support/packed.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch::lint;
using namespace runlatch::tests;

/// Each rule for run task requests finds what it is for, at its place, and nothing else.
class tst_LintRequest : public QObject
{
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void compactTextsAreGood();
    void aVerificationLacksKeysByNature();
    void faultsOfTheTextComeFirst_data();
    void faultsOfTheTextComeFirst();
    void nothingBehindABreakIsMissing_data();
    void nothingBehindABreakIsMissing();
    void manyMissingKeysAreOneFinding();
    void whatIsNoJsonIsToldOnce_data();
    void whatIsNoJsonIsToldOnce();
    void whatIsPackedIsLinted();
    void findingsOfARuleAreCountedAndFewAreKept();
    void secretsAreNotShown_data();
    void secretsAreNotShown();

private:
    const LintFixtures m_fixtures{u"request"_s};
};

void tst_LintRequest::finds_data()
{
    QTest::addColumn<QString>("name");
    m_fixtures.addRows();
}

void tst_LintRequest::finds()
{
    QFETCH(const QString, name);
    const Lint lint = lintRequest(m_fixtures.text(name));
    QCOMPARE(LintFixtures::told(lint), m_fixtures.expected(name));
    QCOMPARE(lint.count(), lint.findings.size());
}

void tst_LintRequest::compactTextsAreGood()
{
    QCOMPARE(LintFixtures::told(lintRequest(fixture(u"signatures/post_plan.json"_s))), QStringList());
    QCOMPARE(LintFixtures::told(lintRequest(fixture(u"signatures/ping.json"_s))), QStringList());
}

void tst_LintRequest::aVerificationLacksKeysByNature()
{
    const Lint lint = lintRequest(R"({"payload_version":2,"access_token":"test-token","stage":"new","run_id":7})");
    QCOMPARE(
        LintFixtures::told(lint),
        (QStringList{u"1:20 error payload.unknown-value /payload_version"_s, u"1:73 error payload.type /run_id"_s}));
}

void tst_LintRequest::faultsOfTheTextComeFirst_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("first");
    QTest::newRow("a comma too many") << "{\"stage\":7,\n\"run_id\":\"run-1\",,\n\"run_message\":\"\"}"_ba
                                      << u"2:17 error json.comma /run_id"_s;
    QTest::newRow("Latin-1") << "{\"stage\":7,\n\"run_message\":\"\xfc\"}"_ba << u"2:16 error json.utf8 /run_message"_s;
    QTest::newRow("a key that stands twice")
        << R"({"stage":7,"run_id":1,"run_id":2})"_ba << u"1:23 error json.duplicate-key /run_id"_s;
}

/// Many keys are missing at 1:1, and a value is of a wrong type before the fault of the text.
void tst_LintRequest::faultsOfTheTextComeFirst()
{
    QFETCH(const QByteArray, text);
    const QStringList told = LintFixtures::told(lintRequest(text));
    QTEST(told.first(), "first");
    QVERIFY(told.contains(u"1:1 error payload.few-keys"_s)); // it was read to its end
    QVERIFY(told.indexOf(u"1:1 error payload.few-keys"_s) < told.indexOf(u"1:10 error payload.type /stage"_s));
}

void tst_LintRequest::nothingBehindABreakIsMissing_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("fault");
    QTest::newRow("an odd sign") << R"({"payload_version":1,"stage":"odd",?)"_ba << u"1:36 error json.broken /stage"_s;
    QTest::newRow("a bracket too many") << R"({"payload_version":1,"stage":"odd"},"run_id":"run-1"})"_ba
                                        << u"1:36 error json.after-end"_s;
    QTest::newRow("an object too much") << R"({"payload_version":1,"stage":"odd"}{"run_id":"run-1"})"_ba
                                        << u"1:36 error json.after-end"_s;
}

void tst_LintRequest::nothingBehindABreakIsMissing()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, fault);
    QCOMPARE(LintFixtures::told(lintRequest(text)), (QStringList{fault, u"1:30 error payload.unknown-value /stage"_s}));
}

void tst_LintRequest::manyMissingKeysAreOneFinding()
{
    const Lint lint = lintRequest(R"({"payload_version":1,"stage":"post_plan","run_id":null})");
    QCOMPARE(LintFixtures::told(lint),
             (QStringList{u"1:1 error payload.few-keys"_s, u"1:51 error payload.null /run_id"_s}));
    const QStringList missing = lint.findings.first().arguments.first().split(u", "_s);
    QVERIFY(missing.contains(u"access_token"_s) && missing.contains(u"workspace_name"_s));
    QVERIFY(missing.contains(u"capabilities"_s)); // older services lack it, but this is no older request
    QVERIFY(!missing.contains(u"stage"_s) && !missing.contains(u"run_id"_s));
    QVERIFY(!missing.contains(u"plan_json_api_url"_s) && !missing.contains(u"project_id"_s));
}

void tst_LintRequest::whatIsNoJsonIsToldOnce_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("finding");
    QTest::newRow("a form") << "a=b&c=d"_ba << u"1:1 error json.form"_s;
    QTest::newRow("a line of a log") << "2026-02-03 12:00 started"_ba << u"1:1 error json.broken"_s;
    QTest::newRow("a sign") << "?a=1"_ba << u"1:1 error json.broken"_s;
    QTest::newRow("a number and words") << "7 apples"_ba << u"1:3 error json.after-end"_s;
    QTest::newRow("half an array") << "[1,2"_ba << u"1:5 error json.broken /1"_s;
    QTest::newRow("an array") << "[1,2]"_ba << u"1:1 error json.not-an-object"_s;
}

void tst_LintRequest::whatIsNoJsonIsToldOnce()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, finding);
    QCOMPARE(LintFixtures::told(lintRequest(text)), QStringList(finding));
    QCOMPARE(LintFixtures::told(lintCallback(text)), QStringList(finding));
}

/// Its places are in the content. What cannot be unpacked is named.
void tst_LintRequest::whatIsPackedIsLinted()
{
    using runlatch::support::Frame;
    using runlatch::support::packed;
    const QByteArray text = m_fixtures.text(u"payload.type-stage"_s);
    const QStringList told{u"1:1 error json.packed"_s, u"3:9 error payload.type /stage"_s};
    QCOMPARE(LintFixtures::told(lintRequest(packed(text, Frame::Gzip))), told);
    QCOMPARE(
        LintFixtures::told(lintRequest(packed(text, Frame::None), false, protocol::DeliveryKind::RunTask, "deflate")),
        told);
    QCOMPARE(lintRequest(packed(text, Frame::Zlib)).findings.first().arguments, QStringList(u"zlib"_s));
    QVERIFY(!lintRequest(packed(text, Frame::Gzip)).broken());
    const QByteArray brotli = "\x8b\x02\x80";
    const Lint named = lintRequest(brotli, false, protocol::DeliveryKind::RunTask, "br");
    QCOMPARE(LintFixtures::told(named), QStringList(u"1:1 error json.compressed"_s));
    QCOMPARE(named.findings.first().arguments, QStringList(u"br"_s));
    QVERIFY(named.broken());
    const LintSummary summary = summarizeRequest(packed(text, Frame::Gzip));
    QCOMPARE(summary, LintSummary::of(lintRequest(packed(text, Frame::Gzip))));
    QCOMPARE(summarizeRequest(brotli, false, protocol::DeliveryKind::RunTask, "br"), LintSummary::of(named));
    QCOMPARE(lintRequest(packed(text, Frame::Gzip).chopped(9)).findings.size(), 1); // json.compressed
}

void tst_LintRequest::findingsOfARuleAreCountedAndFewAreKept()
{
    QByteArray text = "{\"access_token\":\"test-token\"";
    for (int number = 0; number < 3 * Lint::MaxOfRule; ++number)
        text += ",\"new" + QByteArray::number(number) + "\":01";
    const Lint lint = lintRequest(text + '}');
    QCOMPARE(lint.findings.size(), 2 * Lint::MaxOfRule);
    QCOMPARE(lint.infos, 3 * Lint::MaxOfRule);
    QCOMPARE(lint.errors, 3 * Lint::MaxOfRule);
}

void tst_LintRequest::secretsAreNotShown_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::newRow("short") << "secret-token"_ba;
    QTest::newRow("with signs of pointers") << "secret-/~token"_ba;
    QTest::newRow("longer than a value that is shown") << QByteArray("secret-token").repeated(40);
}

/// The token, or the query of the callback URL, that stands where it does not belong.
void tst_LintRequest::secretsAreNotShown()
{
    QFETCH(const QByteArray, token);
    const QByteArray text =
        R"({"access_token":"TOKEN","task_result_callback_url":"https://a.example/?url_code=secret-code",)"
        R"("stage":"TOKEN","secret-code":1,"TOKEN":{"a":01},"task_result_enforcement_level":)"
        R"("url_code=secret-code"})";
    const Lint lint = lintRequest(QByteArray(text).replace("TOKEN", token));
    QVERIFY(lint.count() > 5);
    for (const LintFinding &finding : lint.findings) {
        const QString shown = finding.pointer + finding.arguments.join(u' ');
        QVERIFY2(!shown.contains("secret-"_L1), qPrintable(shown));
    }
}

RUNLATCH_TEST(tst_LintRequest)
#include "tst_lintrequest.moc"
