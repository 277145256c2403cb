// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/changefilter.h"
#include "plantext.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::plan {

using tests::changesOf;
using tests::planOf;
using tests::readPlan;
using tests::resourceOf;

/// A filter finds changes by what their rows say, and never by a value of an attribute.
class tst_ChangeFilter : public QObject
{
    Q_OBJECT
private slots:
    void findsChanges_data();
    void findsChanges();
    void aRangeIsLookedAt();
    void faultsAreTold();
};

namespace {

/// web, old, db, key, drifted, waiting, url.
Plan filteredPlan()
{
    const auto resource = [](const QByteArray &address, const QByteArray &type, const QByteArray &actions,
                             const QByteArray &more) {
        return R"({"address":")" + address + R"(","type":")" + type + "\"," + more + R"("change":{"actions":[)"
            + actions + R"(],"before":{"v":"geheim"},"after":{"v":"geheim"}}})";
    };
    const QByteArray aws = R"("provider_name":"registry.terraform.io/hashicorp/aws","mode":"managed",)";
    const QByteArray net = R"("module_address":"module.net",)";
    return readPlan(planOf(changesOf({resource("aws_instance.web[0]", "aws_instance", R"("delete","create")",
                                               aws + R"("name":"web","action_reason":"replace_because_tainted",)"),
                                      resource("module.net.aws_subnet.ÄÖ", "aws_subnet", R"("no-op")",
                                               aws + net + R"("name":"ÄÖ","previous_address":"aws_subnet.old",)"),
                                      resource("module.net.random_password.db", "random_password", R"("create")", net),
                                      resource("data.tls_key.key", "tls_key", R"("read")", R"("mode":"data",)")})
                           + R"(,"resource_drift":[)"
                           + resource("aws_instance.drifted", "aws_instance", R"("update")", aws)
                           + R"(],"deferred_changes":[{"reason":"unknown","resource_change":)"
                           + resource("aws_instance.waiting", "aws_instance", R"("create")", R"("deposed":"abc",)")
                           + R"(}],"output_changes":{"url":{"actions":["update"],"importing":{"id":"x"}}})"));
}

QList<int> found(const Plan &plan, const QString &text)
{
    const auto expression = filter::Expression::parse(text, changeFields(), QDateTime());
    return expression.faults().isEmpty() ? ChangeFilter(expression).accepted(plan) : QList<int>{-1};
}

} // namespace

void tst_ChangeFilter::findsChanges_data()
{
    QTest::addColumn<QList<int>>("indexes");
    const auto row = [](const char *filter, const QList<int> &indexes) { QTest::newRow(filter) << indexes; };
    row("", {0, 1, 2, 3, 4, 5, 6});
    row("action:replace", {0});
    row("-action:no-op -action:read", {0, 2, 4, 5, 6});
    row("action:create OR action:update", {2, 4, 5, 6});
    row("type:aws_*", {0, 1, 4, 5});
    row("type:=aws_instance", {0, 4, 5});
    row("module:net", {1, 2});
    row("module:\"\"", {0, 3, 4, 5, 6});
    row("module:net -action:no-op", {2});
    row("address:web[0]", {0});
    row("address:=url", {6});
    row("name:äö", {1});
    row("provider:hashicorp/aws", {0, 1, 4});
    row("reason:taint", {0});
    row("is:drift", {4});
    row("is:deferred", {5});
    row("is:output", {6});
    row("is:change", {0, 1, 2, 3});
    row("is:moved", {1});
    row("is:import", {6});
    row("is:deposed", {5});
    row("is:data", {3});
    row("is:managed", {0, 1, 2, 4, 5});
    row("subnet.old", {1});
    row("password", {2});
    row("tainted", {0});
    row("geheim", {});
    row("action:other", {});
}

void tst_ChangeFilter::findsChanges()
{
    const Plan plan = filteredPlan();
    QCOMPARE(plan.size(), 7);
    QFETCH(const QList<int>, indexes);
    QCOMPARE(found(plan, QString::fromUtf8(QTest::currentDataTag())), indexes);
}

void tst_ChangeFilter::aRangeIsLookedAt()
{
    const Plan plan = filteredPlan();
    const ChangeFilter filter(filter::Expression::parse(u"type:aws_*"_s, changeFields(), QDateTime()));
    QCOMPARE(filter.accepted(plan, 1, 4), QList<int>({1, 4}));
    QCOMPARE(filter.accepted(plan, plan.begin(Part::Drift), plan.count(Part::Drift)), QList<int>{4});
}

void tst_ChangeFilter::faultsAreTold()
{
    QCOMPARE(found(filteredPlan(), u"action:explode"_s), QList<int>{-1});
    QCOMPARE(found(filteredPlan(), u"is:gone"_s), QList<int>{-1});
}

RUNLATCH_TEST(tst_ChangeFilter)

} // namespace runlatch::plan

#include "tst_changefilter.moc"
