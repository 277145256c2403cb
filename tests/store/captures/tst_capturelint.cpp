// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/capturelint.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// The head of a capture is judged with its body, unless only a part of it arrived or it was refused.
class tst_CaptureLint : public QObject
{
    Q_OBJECT
private slots:
    void headsAreJudgedOfWholeRequests_data();
    void headsAreJudgedOfWholeRequests();
};

void tst_CaptureLint::headsAreJudgedOfWholeRequests_data()
{
    QTest::addColumn<QString>("cause");
    QTest::addColumn<QString>("refusal");
    QTest::addColumn<bool>("isJudged");
    QTest::newRow("whole") << QString() << QString() << true;
    QTest::newRow("with another key") << base::Rules::DigestDiffers.name() << QString() << true;
    QTest::newRow("incomplete") << base::Rules::BodyIncomplete.name() << QString() << false;
    QTest::newRow("refused") << QString() << u"http.two-hosts"_s << false;
}

void tst_CaptureLint::headsAreJudgedOfWholeRequests()
{
    QFETCH(const QString, cause);
    QFETCH(const QString, refusal);
    Capture capture;
    capture.head = "POST / HTTP/1.1\r\nHost: a\r\nUser-Agent: curl/8.5.0\r\n\r\n";
    capture.body = R"({"payload_version":1,"stage":7})";
    capture.row.bytes = capture.body.size();
    capture.row.cause = cause;
    capture.row.refusalRule = refusal;
    const lint::Lint lint = lintCapture(capture, capture.body);
    const auto summary = summarizeCapture(capture.row, capture.head, capture.body);
    QTEST(summary.has(base::Rules::HeadNoContentType), "isJudged");
    QTEST(summary.has(base::Rules::HeadUserAgent), "isJudged");
    QTEST(!lint.findings.isEmpty() && lint.findings.last().line == 0, "isJudged");
    QCOMPARE(lint::LintSummary::of(lint), summary);
}

RUNLATCH_TEST(tst_CaptureLint)

} // namespace runlatch::store

#include "tst_capturelint.moc"
