// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/incompletelint.h"
#include "lint/lintfixtures.h"
#include "lint/lintsummary.h"
#include "lint/requestkeys.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch::lint;
using namespace runlatch::tests;
using runlatch::protocol::DeliveryKind;

/// A notification is held to the keys of its kind (spec 2.8), and lacks no key of a run task.
class tst_LintNotification : public QObject
{
    Q_OBJECT

private slots:
    void thoseOfTheDocumentsHaveNoFinding_data();
    void thoseOfTheDocumentsHaveNoFinding();
    void finds_data();
    void finds();
    void theBeginningOfOneBlamesNobody();
    void itsKeysAreKnown();
};

void tst_LintNotification::thoseOfTheDocumentsHaveNoFinding_data()
{
    QTest::addColumn<QString>("file");
    for (const char *name : {"run", "verification", "workspace", "change_request"})
        QTest::newRow(name) << u"protocol/notification_%1.json"_s.arg(QLatin1StringView(name));
}

void tst_LintNotification::thoseOfTheDocumentsHaveNoFinding()
{
    QFETCH(QString, file);
    const QByteArray text = fixture(file);
    const DeliveryKind kind = runlatch::protocol::kindOfBody(text);
    QVERIFY(isNotification(kind));
    QCOMPARE(LintFixtures::told(lintRequest(text, false, kind)), QStringList());
    QCOMPARE(summarizeRequest(text, false, kind), LintSummary());
    QVERIFY(lintRequest(text).count() > 0); // as a run task it would lack nearly all
}

void tst_LintNotification::finds_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("told");
    QTest::newRow("missing") << R"("run_message":"Queued manually",)"_ba
                             << ""_ba << u"1:1 error payload.missing /run_message"_s;
    QTest::newRow("version as a text") << R"("payload_version":1)"_ba
                                       << R"("payload_version":"1")"_ba << u""_s;
    QTest::newRow("version of a wrong type")
        << R"("payload_version":1)"_ba
        << R"("payload_version":true)"_ba << u"2:19 error payload.type /payload_version"_s;
    QTest::newRow("configuration is null") << R"("nc-AbCdEfGhIjKlMnOp")"_ba
                                           << "null"_ba << u"3:33 error payload.null /notification_configuration_id"_s;
    QTest::newRow("other id") << R"("nc-)"_ba
                              << R"("run-)"_ba << u"3:33 warning payload.id /notification_configuration_id"_s;
    QTest::newRow("null") << R"("run_created_by":"sam")"_ba
                          << R"("run_created_by":null)"_ba << u""_s;
    QTest::newRow("no URL") << R"("https://service.example/app)"_ba
                            << R"("/app)"_ba << u"4:11 warning payload.url /run_url"_s;
    QTest::newRow("no time") << R"("2024-01-01T00:00:00.000Z")"_ba
                             << R"("yesterday")"_ba << u"7:18 warning payload.time /run_created_at"_s;
    QTest::newRow("misspelt") << R"("run_message")"_ba
                              << R"("run_mesage")"_ba
                              << u"1:1 error payload.missing /run_message; 6:1 warning payload.misspelt /run_mesage"_s;
    QTest::newRow("new key") << R"("run_message")"_ba
                             << R"("trace":{"id":1},"run_message")"_ba << u"6:1 info payload.unknown-key /trace"_s;
    QTest::newRow("within the list") << R"("trigger":"run:completed")"_ba
                                     << R"("trigger":7)"_ba << u"12:53 error payload.type /notifications/0/trigger"_s;
}

void tst_LintNotification::finds()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QByteArray text = fixture(u"protocol/notification_run.json"_s);
    QCOMPARE(text.count(before), 1);
    const Lint lint = lintRequest(text.replace(before, after), false, DeliveryKind::RunNotification);
    QTEST(LintFixtures::told(lint).join(u"; "_s), "told");
}

void tst_LintNotification::theBeginningOfOneBlamesNobody()
{
    const QByteArray text = fixture(u"protocol/notification_change_request.json"_s);
    for (qsizetype size = 1; size < text.size(); ++size) {
        const Lint lint = lintArrived(text.first(size), DeliveryKind::ChangeRequestNotification);
        QCOMPARE(lint.errors + lint.warnings, 0);
        QCOMPARE(lint.kind, DeliveryKind::ChangeRequestNotification);
    }
}

void tst_LintNotification::itsKeysAreKnown()
{
    QVERIFY(isRequestKey({}, u"change_request_subject"_s));
    QVERIFY(isRequestKey({}, u"trigger_scope"_s));
    QVERIFY(isRequestKey({}, u"run_id"_s));
    QVERIFY(isRequestKey(u"capabilities"_s, u"outcomes"_s));
    QVERIFY(!isRequestKey(u"capabilities"_s, u"run_id"_s));
    QVERIFY(!isRequestKey({}, u"change_request"_s));
    QVERIFY(isRequestKey(u"details"_s, u"anything"_s));
}

RUNLATCH_TEST(tst_LintNotification)
#include "tst_lintnotification.moc"
