// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/bulkaction.h"

#include "protocol/fixture.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;

/// A bulk action is read from its document, and a damaged field costs that field alone.
class tst_BulkAction : public QObject
{
    Q_OBJECT

private slots:
    void fixture();
    void onlyTheIdIsRequired();
    void aBadOptionalFieldCostsThatField();
    void keepsWhatItDoesNotKnow();
    void anotherTypeIsNoBulkAction();
    void faults();
};

void tst_BulkAction::fixture()
{
    const BulkAction action{
        .id = u"eba-3jk34n5k2bs"_s,
        .organizationId = u"org-9mvjfwpq098"_s,
        .actionType = u"change_requests"_s,
        .subject = u"[Action Required] GitHub Actions Pinning (SEC-090)"_s,
        .message = u"Pin them."_s,
        .createdBy = u"user-n86dcbcrwtQ9"_s,
    };
    const QJsonObject resource = objectFixture(u"protocol/bulk_action.json"_s);
    const auto read = readBulkAction(resource);
    QVERIFY(read);
    QCOMPARE(*read, action);
    QCOMPARE(writeBulkAction(action), resource);
}

void tst_BulkAction::onlyTheIdIsRequired()
{
    const auto read = readBulkAction({{u"id"_s, u"eba-1"_s}});
    QVERIFY(read);
    QCOMPARE(*read, (BulkAction{u"eba-1"_s, {}, {}, {}, {}, {}}));
}

void tst_BulkAction::aBadOptionalFieldCostsThatField()
{
    QJsonObject resource = objectFixture(u"protocol/bulk_action.json"_s);
    QJsonObject attributes = resource["attributes"_L1].toObject();
    attributes["action_inputs"_L1] = u"text"_s;
    attributes["created_by"_L1] = QJsonObject{{u"id"_s, 7}};
    resource["attributes"_L1] = attributes;
    const auto read = readBulkAction(resource);
    QVERIFY(read);
    QCOMPARE(read->organizationId, u"org-9mvjfwpq098"_s);
    QCOMPARE(read->subject, QString());
    QCOMPARE(read->createdBy, QString());
}

void tst_BulkAction::keepsWhatItDoesNotKnow()
{
    QJsonObject resource = objectFixture(u"protocol/bulk_action.json"_s);
    QJsonObject attributes = resource["attributes"_L1].toObject();
    attributes.insert("status"_L1, u"pending"_s);
    QJsonObject inputs = attributes["action_inputs"_L1].toObject();
    inputs.insert("due"_L1, u"2027-01-01"_s);
    attributes["action_inputs"_L1] = inputs;
    resource["attributes"_L1] = attributes;
    QCOMPARE(writeBulkAction(*readBulkAction(resource)), resource);
}

void tst_BulkAction::anotherTypeIsNoBulkAction()
{
    for (const QString &type : {u"explorer-bulk-actions"_s, u"bulk_actions"_s})
        QVERIFY(readBulkAction({{u"id"_s, u"eba-1"_s}, {u"type"_s, type}}));
    for (const QJsonValue &type : {QJsonValue(u"workspace_change_requests"_s), QJsonValue(QString()), QJsonValue(7)}) {
        const auto read = readBulkAction({{u"id"_s, u"eba-1"_s}, {u"type"_s, type}});
        QVERIFY(!read);
        QCOMPARE(read.error().rule, u"json.type"_s);
        QCOMPARE(read.error().subject, u"/type"_s);
    }
}

void tst_BulkAction::faults()
{
    QCOMPARE(readBulkAction({}).error().rule, u"json.missing"_s);
    QCOMPARE(readBulkAction({{u"id"_s, 3}}).error().rule, u"json.type"_s);
}

RUNLATCH_TEST(tst_BulkAction)
#include "tst_bulkaction.moc"
