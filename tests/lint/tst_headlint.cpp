// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/headlint.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

/// The head of a delivery has notes where its media type or its sender's name is not the service's.
class tst_HeadLint : public QObject
{
    Q_OBJECT
private slots:
    void namesWhatIsOdd_data();
    void namesWhatIsOdd();
    void countsThemBehindTheBody();
};

namespace {

const QByteArray Json = "Content-Type: application/json\r\n";
const QByteArray Service = "User-Agent: TFC/1.0 (+https://app.terraform.io; TFC)\r\n";

} // namespace

void tst_HeadLint::namesWhatIsOdd_data()
{
    using base::Rules;
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<QStringList>("rules");
    const QStringList noType{Rules::HeadNoContentType.name()};
    const QStringList oddType{Rules::HeadContentType.name()};
    const QStringList agent{Rules::HeadUserAgent.name()};
    QTest::newRow("the service's") << Json + Service << QStringList();
    QTest::newRow("with a charset") << "content-type:application/JSON ; charset=utf-8\r\n" + Service << QStringList();
    QTest::newRow("no sender's name") << Json << QStringList();
    QTest::newRow("another service's name") << Json + "User-Agent: acme/2 (+http://acme.test; acme)\r\n"
                                            << QStringList();
    QTest::newRow("no media type") << Service << noType;
    QTest::newRow("one by another name") << "X-Content-Type: application/json\r\n" + Service << noType;
    QTest::newRow("a form") << "Content-Type: application/x-www-form-urlencoded\r\n" + Service << oddType;
    QTest::newRow("JSON:API") << "Content-Type: application/vnd.api+json\r\n" + Service << oddType;
    QTest::newRow("empty") << "Content-Type:\r\n" + Service << oddType;
    QTest::newRow("two") << Json + Json + Service << oddType;
    QTest::newRow("cURL's") << Json + "User-Agent: curl/8.5.0\r\n" << agent;
    QTest::newRow("two names") << Json + "User-Agent: TFC/1.0 (+https://app.terraform.io; ACME)\r\n" << agent;
    QTest::newRow("a name without an address") << Json + "User-Agent: TFC/1.0\r\n" << agent;
    QTest::newRow("an empty name") << Json + "User-Agent: /1.0 (+https://a.test; )\r\n" << agent;
    QTest::newRow("both") << QByteArray("User-Agent: python-requests/2.31\r\n") << noType + agent;
}

void tst_HeadLint::namesWhatIsOdd()
{
    QFETCH(const QByteArray, headers);
    QFETCH(const QStringList, rules);
    QStringList found;
    for (const LintFinding &finding : lintHead("POST /runtask HTTP/1.1\r\nHost: a\r\n" + headers + "\r\n")) {
        found += finding.rule.name();
        QCOMPARE(finding.line, 0);
        QCOMPARE(finding.severity, LintSeverity::Info);
        QVERIFY(finding.arguments.isEmpty()); // the value may hold a secret
    }
    QCOMPARE(found, rules);
    QVERIFY(lintHead({}).isEmpty()); // a file had none
}

void tst_HeadLint::countsThemBehindTheBody()
{
    const QByteArray head = "POST / HTTP/1.1\r\nUser-Agent: curl/8\r\n\r\n";
    Lint lint = lintRequest("{");
    LintSummary summary = LintSummary::of(lint);
    const qsizetype before = lint.count();
    addHeadNotes(head, lint);
    addHeadNotes(head, summary);
    QCOMPARE(lint.count(), before + 2);
    QCOMPARE(summary, LintSummary::of(lint));
    QCOMPARE(lint.findings.last().rule, base::Rules::HeadUserAgent);
    QVERIFY(lint.findings.first().line > 0);
}

RUNLATCH_TEST(tst_HeadLint)

} // namespace runlatch::lint

#include "tst_headlint.moc"
