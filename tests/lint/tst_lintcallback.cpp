// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "lint/lintfixtures.h"
#include "support/suite.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch::lint;
using namespace runlatch::tests;

/// Each rule for callbacks finds what it is for, at its place, and nothing else.
class tst_LintCallback : public QObject
{
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void theLengthOfABody_data();
    void theLengthOfABody();
    void anAddressIsShownWithoutItsQuery_data();
    void anAddressIsShownWithoutItsQuery();
    void aMovedKeyHasATarget_data();
    void aMovedKeyHasATarget();
    void aKeyWithinAMovedOneHasItsOwnTarget();
    void tellsOfOutcomesThatAreNotSupported();

private:
    const LintFixtures m_fixtures{u"callback"_s};
};

void tst_LintCallback::finds_data()
{
    QTest::addColumn<QString>("name");
    m_fixtures.addRows();
}

void tst_LintCallback::finds()
{
    QFETCH(const QString, name);
    const Lint lint = lintCallback(m_fixtures.text(name));
    QCOMPARE(LintFixtures::told(lint), m_fixtures.expected(name));
    QCOMPARE(lint.count(), lint.findings.size());
}

void tst_LintCallback::theLengthOfABody_data()
{
    QTest::addColumn<qsizetype>("bytes");
    QTest::addColumn<QStringList>("severities");
    constexpr qsizetype Megabyte = 1024 * 1024;
    QTest::newRow("of the older schema") << qsizetype(10'000) << QStringList();
    QTest::newRow("more") << qsizetype(10'001) << QStringList{u"info callback.long-body"_s};
    QTest::newRow("advised") << Megabyte << QStringList{u"info callback.long-body"_s};
    QTest::newRow("more than advised") << Megabyte + 1 << QStringList{u"warning callback.body-size"_s};
    QTest::newRow("the largest") << 5 * Megabyte << QStringList{u"warning callback.body-size"_s};
    QTest::newRow("too large") << 5 * Megabyte + 1 << QStringList{u"error callback.body-size"_s};
}

void tst_LintCallback::theLengthOfABody()
{
    QFETCH(const qsizetype, bytes);
    QByteArray text = m_fixtures.text(u"good"_s);
    QVERIFY(text.contains(R"("# Resolution\n\n...")"));
    text.replace(R"("# Resolution\n\n...")", '"' + QByteArray(bytes - 1, 'x') + R"(\n")");
    QStringList severities;
    const Lint lint = lintCallback(text);
    for (const LintFinding &finding : lint.findings)
        severities += lintSeverityName(finding.severity) + u' ' + finding.rule.name();
    QTEST(severities, "severities");
}

void tst_LintCallback::anAddressIsShownWithoutItsQuery_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::newRow("query") << "checks.example/run?code=hidden"_ba;
    QTest::newRow("fragment") << "checks.example/run#hidden"_ba;
    QTest::newRow("both") << "checks.example/run?a#hidden"_ba;
}

void tst_LintCallback::anAddressIsShownWithoutItsQuery()
{
    QFETCH(const QByteArray, url);
    const Lint lint =
        lintCallback(R"({"data":{"type":"task-results","attributes":{"status":"passed","url":")" + url + R"("}}})");
    const auto found = std::ranges::find(lint.findings, runlatch::base::Rules::CallbackUrl, &LintFinding::rule);
    QVERIFY(found != lint.findings.end());
    QCOMPARE(found->arguments, QStringList{u"checks.example/run"_s});
}

void tst_LintCallback::aMovedKeyHasATarget_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("target");
    const QString list = u"/data/relationships/outcomes/data"_s;
    QTest::newRow("list among the attributes") << u"callback.outcomes-misplaced-attributes"_s << list;
    QTest::newRow("object in the data") << u"callback.outcomes-misplaced-data"_s << u"/data/relationships/outcomes"_s;
    QTest::newRow("list at the root") << u"callback.outcomes-misplaced-root"_s << list;
    QTest::newRow("list without data") << u"callback.outcomes-misplaced-no-data"_s << list;
    QTest::newRow("relationships") << u"callback.misplaced-relationships"_s << u"/data/relationships"_s;
    QTest::newRow("status") << u"callback.misplaced-status"_s << u"/data/attributes/status"_s;
    QTest::newRow("data of the outcomes") << u"callback.misplaced-relationships-data"_s << list;
    QTest::newRow("description") << u"callback.misplaced-description"_s << list + u"/0/attributes/description"_s;
}

void tst_LintCallback::aMovedKeyHasATarget()
{
    QFETCH(const QString, name);
    const Lint lint = lintCallback(m_fixtures.text(name));
    const auto moved = std::ranges::find_if(
        lint.findings, [](const LintFinding &finding) { return finding.rule.name().contains("misplaced"_L1); });
    QVERIFY(moved != lint.findings.end());
    QTEST(moved->arguments.value(1), "target");
}

/// The target is of the place where all would be read, not of the place in the text.
void tst_LintCallback::aKeyWithinAMovedOneHasItsOwnTarget()
{
    QStringList targets;
    for (const LintFinding &finding : lintCallback(m_fixtures.text(u"callback.misplaced-everything"_s)).findings) {
        if (finding.rule.name().contains("misplaced"_L1))
            targets.append(finding.arguments.value(1));
    }
    const QString list = u"/data/relationships/outcomes/data"_s;
    QCOMPARE(targets,
             (QStringList{u"/data/type"_s, u"/data/attributes"_s, list, u"/data/relationships"_s, list,
                          list + u"/0/attributes/description"_s, list + u"/0/attributes/tags"_s}));
}

void tst_LintCallback::tellsOfOutcomesThatAreNotSupported()
{
    QCOMPARE(LintFixtures::told(lintCallback(m_fixtures.text(u"good"_s), false)),
             QStringList{u"8:37 warning callback.outcomes-unsupported /data/relationships/outcomes/data"_s});
    QCOMPARE(lintCallback(m_fixtures.text(u"good-running"_s), false).count(), 0);
}

RUNLATCH_TEST(tst_LintCallback)
#include "tst_lintcallback.moc"
