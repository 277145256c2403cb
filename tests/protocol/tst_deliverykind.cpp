// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/deliverykind.h"

#include "protocol/fixture.h"
#include "protocol/notification.h"
#include "support/packed.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::support;
using namespace runlatch::tests;

/// Each delivery of the service is known by its body, and where that says nothing by the header of its signature.
class tst_DeliveryKind : public QObject
{
    Q_OBJECT

private slots:
    void isKnownByItsBody_data();
    void isKnownByItsBody();
    void isKnownByItsHeaders_data();
    void isKnownByItsHeaders();
    void bodyWinsOverHeaders();
    void headers();
    void names();
    void saysWhatListsShow_data();
    void saysWhatListsShow();
    void oddNotificationsAreReadAsFarAsTheyGo();
    void writesWhatTheDocumentsHave();
};

void tst_DeliveryKind::isKnownByItsBody_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<DeliveryKind>("kind");
    using enum DeliveryKind;
    QTest::newRow("run task") << fixture(u"protocol/run_task_request_post_plan.json"_s) << RunTask;
    QTest::newRow("run task of 2021") << fixture(u"signatures/ping.json"_s) << RunTask;
    QTest::newRow("run task of 2022") << fixture(u"lint/request/payload.older.json"_s) << RunTask;
    QTest::newRow("of a run") << fixture(u"protocol/notification_run.json"_s) << RunNotification;
    QTest::newRow("verification") << fixture(u"protocol/notification_verification.json"_s) << RunNotification;
    QTest::newRow("of a workspace") << fixture(u"protocol/notification_workspace.json"_s) << WorkspaceNotification;
    QTest::newRow("of a change request") << fixture(u"protocol/notification_change_request.json"_s)
                                         << ChangeRequestNotification;
    const QByteArray notification = fixture(u"protocol/notification_run.json"_s);
    QTest::newRow("packed") << packed(notification, Frame::Gzip) << RunNotification;
    QTest::newRow("of something new") << QByteArray(R"({"notification_configuration_id":"nc-1"})") << RunNotification;
    QTest::newRow("a run task with a key of notifications")
        << QByteArray(R"({"notification_configuration_id":"nc-1","task_result_id":"taskrs-1"})") << RunTask;
    QTest::newRow("deeper inside") << QByteArray(R"({"a":{"notification_configuration_id":"nc-1"}})") << RunTask;
    QTest::newRow("no JSON") << QByteArray("notification_configuration_id") << RunTask;
    QTest::newRow("nothing") << QByteArray() << RunTask;
}

void tst_DeliveryKind::isKnownByItsBody()
{
    QFETCH(QByteArray, body);
    QTEST(kindOfBody(body), "kind");
}

void tst_DeliveryKind::isKnownByItsHeaders_data()
{
    QTest::addColumn<QByteArrayList>("headers");
    QTest::addColumn<DeliveryKind>("kind");
    using enum DeliveryKind;
    QTest::newRow("none") << QByteArrayList{"Host"} << RunTask;
    QTest::newRow("run task") << QByteArrayList{"Host", "X-TFC-Task-Signature"} << RunTask;
    QTest::newRow("beta") << QByteArrayList{"x-tfc-event-hook-signature"} << BetaRunTask;
    QTest::newRow("notification") << QByteArrayList{"X-Tfe-Notification-Signature"} << RunNotification;
    QTest::newRow("beta, and that of today")
        << QByteArrayList{"X-Tfc-Event-Hook-Signature", "X-Tfc-Task-Signature"} << RunTask;
}

void tst_DeliveryKind::isKnownByItsHeaders()
{
    QFETCH(QByteArrayList, headers);
    QTEST(kindOfHeaders(headers), "kind");
}

void tst_DeliveryKind::bodyWinsOverHeaders()
{
    using enum DeliveryKind;
    QCOMPARE(kindOfBody(fixture(u"signatures/ping.json"_s), RunNotification), RunTask);
    QCOMPARE(kindOfBody(fixture(u"signatures/ping.json"_s), BetaRunTask), BetaRunTask);
    QCOMPARE(kindOfBody(fixture(u"protocol/notification_change_request.json"_s), RunTask), ChangeRequestNotification);
    QCOMPARE(kindOfBody("{}", RunNotification), RunNotification);
    QCOMPARE(kindOfBody("\x1f\x8b", RunNotification), RunNotification);
}

void tst_DeliveryKind::headers()
{
    QCOMPARE(signatureHeader(DeliveryKind::RunTask, "TFC"), "X-TFC-Task-Signature");
    QCOMPARE(signatureHeader(DeliveryKind::BetaRunTask, "Tfc"), "X-Tfc-Event-Hook-Signature");
    QCOMPARE(signatureHeader(DeliveryKind::ChangeRequestNotification, "TFC"), "X-TFE-Notification-Signature");
    for (const DeliveryForm &form : deliveryForms()) {
        QVERIFY(isSignatureHeaderOf(form.kind, signatureHeader(form.kind, "My-Own")));
        QVERIFY(!isSignatureHeaderOf(form.kind, signatureHeader(form.kind, "My-Own") + '2'));
        QCOMPARE(isSignatureHeaderOf(form.kind, "X-TFC-Task-Signature"), form.kind == DeliveryKind::RunTask);
    }
}

void tst_DeliveryKind::names()
{
    for (const DeliveryForm &form : deliveryForms()) {
        QCOMPARE(deliveryKindOfName(deliveryKindName(form.kind)), form.kind);
        QCOMPARE(isNotification(form.kind), deliveryKindName(form.kind).endsWith("notification"_L1));
    }
    QVERIFY(!deliveryKindOfName(u"Run-task"));
    QVERIFY(!deliveryKindOfName(u""));
}

void tst_DeliveryKind::saysWhatListsShow_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<bool>("isVerification");
    QTest::newRow("of a run") << u"notification_run"_s
                              << u"run:completed, Run Applied, run-TtX8AbCdEfGhJ9Tk, net-dev, acme"_s << false;
    QTest::newRow("verification") << u"notification_verification"_s
                                  << u"verification, Verification of inspector, , , "_s << true;
    QTest::newRow("of a workspace") << u"notification_workspace"_s
                                    << u"assessment:drifted, Drift Detected, , net-dev, acme"_s << false;
    QTest::newRow("of a change request") << u"notification_change_request"_s
                                         << u"change_request:created, [Action Required] TLS, , net-dev, acme"_s
                                         << false;
}

void tst_DeliveryKind::saysWhatListsShow()
{
    QFETCH(QString, file);
    const auto payload = readRunTaskRequest(fixture(u"protocol/%1.json"_s.arg(file)));
    QVERIFY(payload);
    const Notification said = notificationOf(*payload, kindOfPayload(*payload));
    const QStringList shown{said.trigger, said.message, said.runId, said.workspaceName, said.organizationName};
    QTEST(shown.join(u", "_s), "shown");
    QTEST(said.isVerification(), "isVerification");
}

void tst_DeliveryKind::oddNotificationsAreReadAsFarAsTheyGo()
{
    for (const QByteArray odd : {"[]", "{}", "[7]", "[{\"trigger\":1}]", "null", "\"a\""}) {
        const auto payload = readRunTaskRequest(R"({"notification_configuration_id":1,"notifications":)" + odd + '}');
        QVERIFY(payload);
        QCOMPARE(kindOfPayload(*payload), DeliveryKind::RunNotification);
        QVERIFY(notificationOf(*payload, DeliveryKind::RunNotification).trigger.isNull());
    }
}

void tst_DeliveryKind::writesWhatTheDocumentsHave()
{
    CreatedChangeRequest created{.configurationId = u"nc-AbCdEfGhIjKlMnOp"_s,
                                 .changeRequest = {},
                                 .url = u"https://service.example/app/acme/workspaces/net-dev/change-requests/"
                                        "wscr-AbCdEfGhIjKlMnOp"_s,
                                 .createdBy = u"sam"_s,
                                 .workspaceName = u"net-dev"_s,
                                 .organizationName = u"acme"_s};
    created.changeRequest.subject = u"[Action Required] TLS"_s;
    created.changeRequest.message = u"Some details"_s;
    created.changeRequest.createdAt = QDateTime::fromString(u"2024-06-07T14:33:07.000Z"_s, Qt::ISODateWithMs);
    created.changeRequest.workspaceId = u"ws-QBRiAbCdEfGhIjKl"_s;
    QCOMPARE(writeNotification(created), lineFixture(u"protocol/notification_change_request.json"_s));
}

RUNLATCH_TEST(tst_DeliveryKind)
#include "tst_deliverykind.moc"
