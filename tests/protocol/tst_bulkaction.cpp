// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/bulkaction.h"

#include "fixture.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;

class TestBulkAction : public QObject
{
    Q_OBJECT

private slots:
    void fixture();
    void onlyTheIdIsRequired();
    void faults();
};

void TestBulkAction::fixture()
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

void TestBulkAction::onlyTheIdIsRequired()
{
    const auto read = readBulkAction({{u"id"_s, u"eba-1"_s}});
    QVERIFY(read);
    QCOMPARE(*read, (BulkAction{u"eba-1"_s, {}, {}, {}, {}, {}}));
}

void TestBulkAction::faults()
{
    QCOMPARE(readBulkAction({}).error().rule, u"json.missing"_s);
    const QJsonObject attributes{{u"action_inputs"_s, u"text"_s}};
    const auto read = readBulkAction({{u"id"_s, u"eba-1"_s}, {u"attributes"_s, attributes}});
    QVERIFY(!read);
    QCOMPARE(read.error().rule, u"json.type"_s);
    QCOMPARE(read.error().subject, u"/attributes/action_inputs"_s);
}

QTEST_GUILESS_MAIN(TestBulkAction)
#include "tst_bulkaction.moc"
