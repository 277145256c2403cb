// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/plan.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::simulator;

/// A simulated plan has the changes that its kind says, at any size.
class tst_Plan : public QObject
{
    Q_OBJECT
private slots:
    void doesWhatItsKindSays_data();
    void doesWhatItsKindSays();
    void changesWhatItUpdates();
    void saysWhatIsNotKnownBeforeItIsMade();
    void variesWithTheSeed();
    void hasAnySize_data();
    void hasAnySize();
    void namesEachKind();
    void aFullPlanHasEverything();
    void aFullPlanHasActionsAndImportsOfEachWay();
    void anErroredPlanIsPartial();

private:
    static QJsonObject plan(const PlanOptions &options)
    {
        return QJsonDocument::fromJson(planJson(u"net-prod"_s, options)).object();
    }
    static QStringList actions(const QJsonObject &plan)
    {
        QStringList all;
        for (const QJsonValue change : plan[u"resource_changes"].toArray())
            all.append(change[u"change"][u"actions"].toVariant().toStringList().join(u'+'));
        return all;
    }
};

void tst_Plan::doesWhatItsKindSays_data()
{
    QTest::addColumn<PlanKind>("kind");
    QTest::addColumn<QStringList>("expected");
    QTest::addColumn<bool>("applyable");
    QTest::newRow("changes") << PlanKind::Changes
                             << QStringList{u"create"_s, u"update"_s, u"delete+create"_s, u"delete"_s, u"create"_s}
                             << true;
    QTest::newRow("no deletions") << PlanKind::NoDeletions
                                  << QStringList{u"create"_s, u"update"_s, u"create"_s, u"update"_s, u"create"_s}
                                  << true;
    QTest::newRow("nothing") << PlanKind::Nothing << QStringList(5, u"no-op"_s) << false;
}

void tst_Plan::doesWhatItsKindSays()
{
    QFETCH(PlanKind, kind);
    const QJsonObject made = plan({.kind = kind, .resources = 5});
    QTEST(actions(made), "expected");
    QTEST(made[u"applyable"].toBool(), "applyable");
    QCOMPARE(made[u"format_version"].toString(), u"1.2"_s);
}

void tst_Plan::changesWhatItUpdates()
{
    for (quint32 seed = 0; seed < 50; ++seed) {
        const QJsonObject made = plan({.resources = 4, .seed = seed});
        for (const QJsonValue resource : made[u"resource_changes"].toArray())
            QVERIFY(resource[u"change"][u"before"] != resource[u"change"][u"after"]);
        for (const QJsonValue resource : plan({.kind = PlanKind::Nothing, .seed = seed})[u"resource_changes"].toArray())
            QCOMPARE(resource[u"change"][u"before"], resource[u"change"][u"after"]);
    }
}

/// As in the service's JSON of a plan: what is created has no values before, and an id only after the apply.
void tst_Plan::saysWhatIsNotKnownBeforeItIsMade()
{
    QSet<QString> seen;
    for (const QJsonValue resource : plan({.resources = 50})[u"resource_changes"].toArray()) {
        const QJsonObject change = resource[u"change"].toObject();
        const QJsonArray actions = change[u"actions"].toArray();
        const bool isCreated = actions == QJsonArray{u"create"_s};
        const bool isGone = actions == QJsonArray{u"delete"_s};
        QCOMPARE(change[u"before"].isNull(), isCreated);
        QCOMPARE(change[u"after"].isNull(), isGone);
        QCOMPARE(change[u"after_unknown"].toObject(), isCreated ? QJsonObject({{u"id"_s, true}}) : QJsonObject());
        QCOMPARE(change[u"before_sensitive"], QJsonValue(false));
        seen.insert(actions.first().toString());
    }
    QVERIFY(seen.contains(u"create"_s) && seen.contains(u"delete"_s));
}

void tst_Plan::variesWithTheSeed()
{
    QSet<QByteArray> made;
    for (quint32 seed = 1; seed <= 20; ++seed) {
        made.insert(planJson(u"net-prod"_s, {.resources = 10, .seed = seed}));
        QCOMPARE(planJson(u"net-prod"_s, {.seed = seed}), planJson(u"net-prod"_s, {.seed = seed}));
    }
    QCOMPARE(made.size(), 20);
}

void tst_Plan::hasAnySize_data()
{
    QTest::addColumn<int>("resources");
    QTest::addColumn<int>("made");
    QTest::newRow("none") << 0 << 0;
    QTest::newRow("one") << 1 << 1;
    QTest::newRow("many") << 5000 << 5000;
    QTest::newRow("below") << -1 << 0;
}

void tst_Plan::hasAnySize()
{
    QFETCH(int, resources);
    QFETCH(int, made);
    const QJsonArray changes = plan({.resources = resources})[u"resource_changes"].toArray();
    QSet<QString> addresses;
    for (const QJsonValue change : changes)
        addresses.insert(change[u"address"].toString());
    QCOMPARE(changes.size(), made);
    QCOMPARE(addresses.size(), made); // an address stands for one resource
}

void tst_Plan::namesEachKind()
{
    for (const PlanKind kind : planKinds())
        QCOMPARE(planKindOfName(planKindName(kind)), kind);
    QVERIFY(!planKindOfName(u"deletions"));
}

void tst_Plan::aFullPlanHasEverything()
{
    const QJsonObject made = plan({.kind = PlanKind::Full, .resources = 13});
    QCOMPARE(actions(made),
             QStringList({u"create"_s, u"update"_s, u"delete+create"_s, u"create+delete"_s, u"delete"_s, u"no-op"_s,
                          u"no-op"_s, u"read"_s, u"forget"_s, u"create+forget"_s, u"delete"_s, u"no-op"_s,
                          u"update+frobnicate"_s}));
    QSet<QString> keys;
    for (const QJsonValue resource : made[u"resource_changes"].toArray()) {
        for (const QString &key : resource.toObject().keys() + resource[u"change"].toObject().keys())
            keys.insert(key);
    }
    for (const QString &key :
         {u"previous_address"_s, u"module_address"_s, u"index"_s, u"deposed"_s, u"action_reason"_s, u"importing"_s,
          u"replace_paths"_s, u"after_unknown"_s, u"before_sensitive"_s, u"after_sensitive"_s})
        QVERIFY2(keys.contains(key), qPrintable(key));
    for (const QString &key : {u"resource_drift"_s, u"deferred_changes"_s, u"output_changes"_s, u"checks"_s,
                               u"relevant_attributes"_s, u"timestamp"_s})
        QVERIFY2(made.contains(key), qPrintable(key));
    QVERIFY(!made[u"errored"].toBool());
    QVERIFY(!made[u"complete"].toBool());
    QCOMPARE(planJson(u"x"_s, {.kind = PlanKind::Full}), planJson(u"x"_s, {.kind = PlanKind::Full}));
    QVERIFY(planJson(u"x"_s, {.kind = PlanKind::Full}) != planJson(u"x"_s, {.kind = PlanKind::Full, .seed = 2}));
}

void tst_Plan::aFullPlanHasActionsAndImportsOfEachWay()
{
    const QJsonObject made = plan({.kind = PlanKind::Full, .resources = 15});
    const QJsonValue first = made[u"resource_changes"][0];
    const QJsonArray invocations = made[u"action_invocations"].toArray();
    QCOMPARE(invocations.size(), 2);
    QCOMPARE(invocations[0][u"lifecycle_action_trigger"][u"triggering_resource_address"], first[u"address"]);
    QVERIFY(invocations[1][u"invoke_action_trigger"].isObject());
    const QJsonValue deferred = made[u"deferred_action_invocations"][0];
    QVERIFY(!deferred[u"reason"].toString().isEmpty()
            && !deferred[u"action_invocation"][u"address"].toString().isEmpty());
    QVERIFY(made[u"deferred_changes"][0][u"resource_change"][u"change"][u"importing"][u"unknown"].toBool());
    QStringList ways;
    int disclosed = 0;
    for (const QJsonValue resource : made[u"resource_changes"].toArray()) {
        const QJsonObject change = resource[u"change"].toObject();
        ways += change[u"importing"].toObject().keys();
        disclosed += change[u"before"] == change[u"after"] && change[u"before_sensitive"] != change[u"after_sensitive"];
        QCOMPARE(change.contains(u"generated_config"), change[u"importing"].toObject().contains(u"identity"));
    }
    QCOMPARE(ways, QStringList({u"id"_s, u"identity"_s}));
    QCOMPARE(disclosed, 1);
    QCOMPARE(plan({.kind = PlanKind::Full, .resources = 0})[u"action_invocations"].toArray().size(), 1);
}

void tst_Plan::anErroredPlanIsPartial()
{
    const QJsonObject made = plan({.kind = PlanKind::Errored, .resources = 9});
    QVERIFY(made[u"errored"].toBool());
    QVERIFY(!made[u"applyable"].toBool());
    QCOMPARE(made[u"resource_changes"].toArray().size(), 6);
}

RUNLATCH_TEST(tst_Plan)
#include "tst_plan.moc"
