// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/payloadfinding.h"

#include "fixture.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;
using FindingKind = PayloadFinding::Kind;
using Findings = QList<PayloadFinding>;

/// Every deviation in the payload of a run task request is found.
class tst_PayloadFinding : public QObject
{
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void aVerificationLacksKeysByNature();
};

void tst_PayloadFinding::finds_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<Findings>("findings");
    QTest::newRow("nothing") << ""_ba
                             << ""_ba << Findings();
    QTest::newRow("stage") << "\"post_plan\""_ba
                           << "\"pre-apply\""_ba << Findings{{FindingKind::UnknownValue, u"stage"_s, u"pre-apply"_s}};
    QTest::newRow("empty stage") << "\"post_plan\""_ba
                                 << "\"\""_ba << Findings{{FindingKind::UnknownValue, u"stage"_s, u""_s}};
    QTest::newRow("level") << "\"mandatory\""_ba
                           << "\"soft\""_ba
                           << Findings{{FindingKind::UnknownValue, u"task_result_enforcement_level"_s, u"soft"_s}};
    QTest::newRow("version") << "\"payload_version\":1"_ba
                             << "\"payload_version\":2"_ba
                             << Findings{{FindingKind::UnknownValue, u"payload_version"_s, u"2"_s}};
    QTest::newRow("version of another type")
        << "\"payload_version\":1"_ba
        << "\"payload_version\":\"1\""_ba << Findings{{FindingKind::WrongType, u"payload_version"_s}};
    QTest::newRow("token") << "\"access_token\""_ba
                           << "\"token\""_ba << Findings{{FindingKind::Missing, u"access_token"_s}};
    QTest::newRow("a list as an optional text")
        << "\"vcs_branch\":\"main\""_ba
        << "\"vcs_branch\":[]"_ba << Findings{{FindingKind::WrongType, u"vcs_branch"_s}};
    QTest::newRow("outcomes") << "\"outcomes\":true"_ba
                              << "\"outcomes\":1"_ba << Findings{{FindingKind::WrongType, u"capabilities"_s}};
    QTest::newRow("no outcomes") << "\"outcomes\":true"_ba
                                 << "\"others\":1"_ba << Findings{{FindingKind::Missing, u"capabilities"_s}};
}

void tst_PayloadFinding::finds()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QByteArray body = fixture(u"signatures/post_plan.json"_s);
    if (!before.isEmpty()) {
        QVERIFY(body.contains(before));
        body.replace(before, after);
    }
    QTEST(findingsIn(*readRunTaskRequest(body), false), "findings");
}

void tst_PayloadFinding::aVerificationLacksKeysByNature()
{
    const auto recorded = readRunTaskRequest(fixture(u"signatures/ping.json"_s));
    QCOMPARE(findingsIn(*recorded, true), Findings());
    QVERIFY(!findingsIn(*recorded, false).isEmpty());
    const auto odd = readRunTaskRequest(R"({"payload_version":2,"access_token":"test-token","run_id":7})");
    QCOMPARE(
        findingsIn(*odd, true),
        (Findings{{FindingKind::UnknownValue, u"payload_version"_s, u"2"_s}, {FindingKind::WrongType, u"run_id"_s}}));
}

RUNLATCH_TEST(tst_PayloadFinding)
#include "tst_payloadfinding.moc"
