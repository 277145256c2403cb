// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/redactedreport.h"

#include "conformance/report/html.h"
#include "conformance/report/jsonlines.h"
#include "conformance/report/junit.h"
#include "conformance/report/markdown.h"
#include "redaction/secretforms.h"
#include "samplereport.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

/// A key that an integration repeats anywhere is in no report.
class tst_RedactedReport : public QObject
{
    Q_OBJECT
private slots:
    void hasNoKey();
};

void tst_RedactedReport::hasNoKey()
{
    const QByteArray key = "my/secret key";
    const QString text = QString::fromLatin1(key);
    Report report = sampleReport();
    CaseResult result = sampleCase(u"answer.status"_s, Verdict::Failed, u"It answered "_s + text);
    result.lapses = {{.sentence = u"Wrote "_s + text, .pointer = u'/' + text}};
    http::ExchangeRecord exchange = sampleExchange();
    exchange.path = u"/?k="_s + QString::fromLatin1(key.toPercentEncoding());
    exchange.responseHeaders.append(http::Header{"X-Key", key});
    exchange.responseBody = "{\"key\":\"my\\/secret\\u0020key\"}"; // escaped
    result.exchanges = {exchange};
    report.results = {result};
    report.commandOutput = {text};
    const Report clean = redactedReport(report, redaction::formsOfSecret(key));
    for (const QByteArray &document :
         {writeHtml(clean), writeJUnit(junitSuite(clean)), writeMarkdown(clean).toUtf8(), writeJsonLines(clean)})
        QVERIFY2(!document.contains("secret"), document.constData());
    QCOMPARE(clean.results.first().exchanges.first().responseBody.size(), exchange.responseBody.size());
}

RUNLATCH_TEST(tst_RedactedReport)

} // namespace runlatch::conformance

#include "tst_redactedreport.moc"
