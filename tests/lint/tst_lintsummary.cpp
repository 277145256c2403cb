// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/lintsummary.h"

#include "base/rules.h"
#include "lint/lintfixtures.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

/// The linter's counts are those of its findings, for every text, and name the rules that are broken.
class tst_LintSummary : public QObject
{
    Q_OBJECT
private slots:
    void countsWhatTheLinterFinds_data();
    void countsWhatTheLinterFinds();
    void namesRules();
    void anEmptyTextHasNoFinding();
    void aKnownVerificationNeedsNoToken();
    void requestsBreakNoRuleOfCallbacks();
};

void tst_LintSummary::countsWhatTheLinterFinds_data()
{
    QTest::addColumn<QByteArray>("text");
    const tests::LintFixtures fixtures(u"request"_s);
    for (const QString &name : fixtures.names())
        QTest::newRow(qPrintable(name)) << fixtures.text(name);
    QTest::newRow("more than are kept") << "{\"run_id\":[" + QByteArray("01,").repeated(300) + "1]}";
}

void tst_LintSummary::countsWhatTheLinterFinds()
{
    QFETCH(QByteArray, text);
    const Lint lint = text.isEmpty() ? Lint() : lintRequest(text);
    const LintSummary summary = summarizeRequest(text);
    QCOMPARE(summary, LintSummary::of(lint));
    QCOMPARE(summary.count(), lint.count());
    QCOMPARE(LintSummary::rulesOfNames(summary.ruleNames()), summary.rules);
    for (const LintFinding &finding : lint.findings)
        QVERIFY(summary.has(finding.rule));
}

void tst_LintSummary::namesRules()
{
    const LintSummary summary = summarizeRequest(R"({"payload_version":1,"payload_version":1,"stage":7})");
    QVERIFY(summary.ruleNames().contains(u"json.duplicate-key"_s));
    QVERIFY(summary.ruleNames().contains(u"payload.type"_s));
    QVERIFY(!summary.has(base::Rules::JsonBom));
    QVERIFY(!summary.has(base::Rules::HttpCut)); // no rule of the linter
    QCOMPARE(LintSummary::rulesOfNames({u"a later one"_s}), quint64(0));
}

void tst_LintSummary::anEmptyTextHasNoFinding()
{
    QCOMPARE(summarizeRequest({}), LintSummary());
    QCOMPARE(LintSummary().count(), 0);
    QVERIFY(LintSummary().ruleNames().isEmpty());
}

/// Its token was removed after a while, or an export has put a placeholder in its place.
void tst_LintSummary::aKnownVerificationNeedsNoToken()
{
    const QByteArray known = R"({"payload_version":1,"access_token":"test-token","stage":"test"})";
    const QByteArray removed = R"({"payload_version":1,"access_token":"**********","stage":"test"})";
    QCOMPARE(summarizeRequest(known).count(), 0);
    QVERIFY(summarizeRequest(removed).count() > 0);
    QCOMPARE(summarizeRequest(removed, true).count(), 0);
    QCOMPARE(lintRequest(removed, true).count(), 0);
}

void tst_LintSummary::requestsBreakNoRuleOfCallbacks()
{
    QVERIFY(requestRules().contains(base::Rules::PayloadUnknownKey));
    QVERIFY(!requestRules().contains(base::Rules::CallbackTooMany));
}

RUNLATCH_TEST(tst_LintSummary)

} // namespace runlatch::lint

#include "tst_lintsummary.moc"
