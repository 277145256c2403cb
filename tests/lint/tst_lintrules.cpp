// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/lintfixtures.h"
#include "support/suite.h"

#include <QDir>

using namespace Qt::StringLiterals;
using namespace runlatch::lint;
using namespace runlatch::tests;

/// Every rule of the linter is registered, says where it comes from, and has a text in which it finds something.
class tst_LintRules : public QObject
{
    Q_OBJECT

private slots:
    void everyRuleIsOfTheLinter();
    void everyRuleHasASource();
    void everyRuleHasAFixture();
    void everyFileIsACase_data();
    void everyFileIsACase();
};

void tst_LintRules::everyRuleIsOfTheLinter()
{
    for (const runlatch::base::Rule &rule : runlatch::base::Rules::Lint)
        QVERIFY2(findLintRule(rule), qPrintable(rule.name()));
    QVERIFY(!findLintRule(runlatch::base::Rules::HttpCut));
}

void tst_LintRules::everyRuleHasASource()
{
    for (const LintRule &rule : lintRules()) {
        for (const char *source : {rule.source, rule.inCallback})
            QVERIFY2(QByteArray(source).startsWith("spec "), source);
    }
}

void tst_LintRules::everyRuleHasAFixture()
{
    const QStringList names = LintFixtures(u"request"_s).names() + LintFixtures(u"callback"_s).names();
    for (const LintRule &rule : lintRules()) {
        const bool isShown = std::ranges::any_of(names, [&](const QString &name) {
            return name == rule.rule.name() || name.startsWith(rule.rule.name() + u'-');
        });
        using runlatch::base::Rules; // tst_LintCallback has what a file cannot hold, or does not tell
        const bool isElsewhere =
            rule.rule == Rules::CallbackBodySize || rule.rule == Rules::CallbackOutcomesUnsupported;
        const bool isOfHead = rule.rule.name().startsWith("head."_L1); // tst_HeadLint
        QVERIFY2(isShown || isElsewhere || isOfHead, qPrintable(rule.rule.name()));
    }
}

void tst_LintRules::everyFileIsACase_data()
{
    QTest::addColumn<QString>("folder");
    for (const char *folder : {"request", "callback"})
        QTest::newRow(folder) << QString::fromLatin1(folder);
}

void tst_LintRules::everyFileIsACase()
{
    QFETCH(const QString, folder);
    const QDir files(QStringLiteral(RUNLATCH_TEST_DATA "/lint/") + folder);
    QStringList names = files.entryList({u"*.json"_s}, QDir::Files).replaceInStrings(u".json"_s, QString());
    names.sort();
    QCOMPARE(LintFixtures(folder).files(), names);
}

RUNLATCH_TEST(tst_LintRules)
#include "tst_lintrules.moc"
