// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "simulator/state/plan.h"
#include "support/suite.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// `plan summary` and `plan show` tell what a plan changes as events, text and markdown, and no secret of it.
class tst_CliPlan : public QObject
{
    Q_OBJECT
private slots:
    void aSummaryHasTheCounts();
    void theFilterChooses_data();
    void theFilterChooses();
    void attributesAreShown();
    void aPartialPlanSaysSo();
    void whatHasNoRowIsToldAsWell();
    void whatIsNotKnownIsTold();
    void noSecretIsPrinted_data();
    void noSecretIsPrinted();
    void hostileAddressesAreNoMarkup();
    void aBrokenPlanIsTold_data();
    void aBrokenPlanIsTold();
    void wrongUsage_data();
    void wrongUsage();

private:
    static QByteArray full() { return simulator::planJson(u"net-prod"_s, {simulator::PlanKind::Full, 13}); }
};

void tst_CliPlan::aSummaryHasTheCounts()
{
    Program summary({u"plan"_s, u"summary"_s, u"-"_s}, full());
    QCOMPARE(summary.exitStatus(), 0);
    const QList<QJsonObject> events = summary.allEvents();
    const QJsonObject plan = events.last();
    QCOMPARE(plan[u"event"].toString(), u"plan"_s);
    QCOMPARE(plan[u"add"].toInt(), 4);
    QCOMPARE(plan[u"change"].toInt(), 1);
    QCOMPARE(plan[u"destroy"].toInt(), 4);
    QCOMPARE(plan[u"forget"].toInt(), 2);
    QCOMPARE(plan[u"import"].toInt(), 1);
    QCOMPARE(plan[u"moved"].toInt(), 1);
    QCOMPARE(plan[u"drift"].toInt(), 2);
    QCOMPARE(plan[u"deferred"].toInt(), 1);
    QCOMPARE(plan[u"outputs"].toInt(), 3);
    QCOMPARE(plan[u"checks"].toArray().size(), 4);
    QCOMPARE(plan[u"checks"][0][u"status"].toString(), u"error"_s);
    // 13 without one that stays as it is and one that is read, and the other parts.
    QCOMPARE(plan[u"shown"].toInt(), 11 + 2 + 1 + 3);
    QCOMPARE(events.size(), plan[u"shown"].toInt() + 1);
    QVERIFY(!events.first().contains(u"attributes"));
}

void tst_CliPlan::theFilterChooses_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<int>("shown");
    QTest::newRow("replacements") << u"action:replace is:change"_s << 3;
    QTest::newRow("of a module") << u"module:net -action:no-op is:change"_s << 3;
    QTest::newRow("all") << QString() << 13 + 2 + 1 + 3;
    QTest::newRow("none") << u"type:google_*"_s << 0;
}

void tst_CliPlan::theFilterChooses()
{
    QFETCH(const QString, filter);
    Program summary({u"plan"_s, u"summary"_s, u"--filter"_s, filter, u"-"_s}, full());
    QCOMPARE(summary.exitStatus(), 0);
    QTEST(summary.allEvents().last()[u"shown"].toInt(), "shown");
}

void tst_CliPlan::attributesAreShown()
{
    Program show({u"plan"_s, u"show"_s, u"--filter"_s, u"reason:cannot_update"_s, u"-"_s}, full());
    const QJsonObject change = show.next(u"change"_s);
    QCOMPARE(change[u"action"].toString(), u"replace"_s);
    QStringList paths;
    QStringList forcing;
    for (const QJsonValue attribute : change[u"attributes"].toArray()) {
        paths += attribute[u"path"].toString();
        QVERIFY(attribute[u"differs"].toBool());
        if (attribute[u"forces_replacement"].toBool())
            forcing += attribute[u"path"].toString();
    }
    QCOMPARE(paths, QStringList({u"id"_s, u"instance_type"_s, u"tags.owner"_s}));
    QCOMPARE(forcing, QStringList{u"instance_type"_s});
    Program all({u"plan"_s, u"show"_s, u"--all"_s, u"--filter"_s, u"reason:cannot_update"_s, u"-"_s}, full());
    QVERIFY(all.next(u"change"_s)[u"attributes"].toArray().size() > paths.size());
}

void tst_CliPlan::aPartialPlanSaysSo()
{
    const QByteArray json = simulator::planJson(u"net-prod"_s, {simulator::PlanKind::Errored, 9});
    Program events({u"plan"_s, u"summary"_s, u"-"_s}, json);
    QVERIFY(events.next(u"plan"_s)[u"errored"].toBool());
    Program human({u"plan"_s, u"summary"_s, u"--human"_s, u"-"_s}, json);
    QCOMPARE(human.exitStatus(), 0);
    QVERIFY(human.rest().contains("Planning failed half way"));
    Program markdown({u"plan"_s, u"summary"_s, u"--markdown"_s, u"-"_s}, json);
    QCOMPARE(markdown.exitStatus(), 0);
    const QByteArray text = markdown.rest();
    QVERIFY(text.startsWith("## Plan: "));
    QVERIFY(text.contains("Planning failed half way"));
}

void tst_CliPlan::whatHasNoRowIsToldAsWell()
{
    const QByteArray json =
        R"({"format_version":"1.2","resource_changes":[{"address":"aws_a.b","change":{"actions":["no-op"],)"
        R"("importing":{"identity":{"bucket":"logs"}}}}],"checks":[{"address":{"to_display":"check.health"},)"
        R"("status":"error"},{"address":{"to_display":"check.cost"},"status":"fail"}],)"
        R"("action_invocations":[{"address":"action.mail.sent","config_values":{"p":"secret-pw"},)"
        R"("lifecycle_action_trigger":{"triggering_resource_address":"aws_a.b","action_trigger_event":"AfterCreate"}}],)"
        R"("deferred_action_invocations":[{"reason":"absent_prereq","action_invocation":{"address":"action.mail.late"}}]})";
    for (const QString &form : {u"--human"_s, u"--markdown"_s}) {
        Program program({u"plan"_s, u"show"_s, form, u"-"_s}, json);
        QCOMPARE(program.exitStatus(), 0);
        const QByteArray printed = program.rest();
        for (const char *told : {"bucket", "check.health", "check.cost", "the check fails", "action.mail.sent",
                                 "AfterCreate", "Actions that the apply runs: 1.", "action.mail.late"})
            QVERIFY2(printed.contains(told), told);
        QVERIFY(!printed.contains("secret-pw"));
    }
    Program events({u"plan"_s, u"summary"_s, u"-"_s}, json);
    const QJsonObject plan = events.next(u"plan"_s);
    QCOMPARE(plan[u"action_count"].toInt(), 1);
    QCOMPARE(plan[u"deferred_action_count"].toInt(), 1);
    QCOMPARE(plan[u"action_invocations"][0][u"trigger"].toString(), u"aws_a.b"_s);
    QCOMPARE(plan[u"action_invocations"][1][u"deferred_reason"].toString(), u"absent_prereq"_s);
}

void tst_CliPlan::whatIsNotKnownIsTold()
{
    const QByteArray json =
        R"({"format_version":"1.2","applyable":false,"resource_changes":[{"address":"aws_a.b","change":{)"
        R"("actions":["no-op"],"importing":{"unknown":true}}}],"deferred_changes":[{"resource_change":{"address":)"
        R"("aws_a.c","change":{"actions":["create"]}}}],"checks":[{"address":{"to_display":"check.new"},"status":)"
        R"("skipped"},{"address":{"to_display":"check.none"}},{"address":{"to_display":"check.later"},"status":)"
        R"("unknown"}],"deferred_action_invocations":[{"action_invocation":{"address":"action.mail.late"}}]})";
    Program human({u"plan"_s, u"summary"_s, u"--human"_s, u"-"_s}, json);
    QCOMPARE(human.exitStatus(), 0);
    const QByteArray printed = human.rest();
    for (const char *told :
         {"import; its id is known only after the apply", "There is nothing to apply.",
          "Checks with a status that is not known here: 2.", "Checks that are known after the apply: 1.",
          "check.new: the check has the status \u201cskipped\u201d", "check.none: the check has no status",
          "aws_a.c; deferred\n", "action.mail.late; deferred\n"})
        QVERIFY2(printed.contains(told), printed.constData());
    Program events({u"plan"_s, u"summary"_s, u"-"_s}, json);
    QVERIFY(events.next(u"change"_s)[u"import_unknown"].toBool());
    const QJsonObject plan = events.next(u"plan"_s);
    QCOMPARE(plan[u"checks"][0][u"status"].toString(), u"other"_s);
    QCOMPARE(plan[u"checks"][0][u"written_status"].toString(), u"skipped"_s);
    QCOMPARE(plan[u"checks"][2][u"status"].toString(), u"unknown"_s);
}

void tst_CliPlan::noSecretIsPrinted_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("events") << QStringList();
    QTest::newRow("text") << QStringList{u"--human"_s};
    QTest::newRow("markdown") << QStringList{u"--markdown"_s};
}

void tst_CliPlan::noSecretIsPrinted()
{
    QFETCH(const QStringList, options);
    QVERIFY(full().contains("secret-pw"));
    const QStringList show{u"plan"_s, u"show"_s, u"--all"_s, u"--filter"_s, QString(), u"-"_s};
    Program program(show + options, full());
    QCOMPARE(program.exitStatus(), 0);
    const QByteArray printed = program.rest();
    QVERIFY(printed.contains("password"));
    QVERIFY(!printed.contains("secret-pw"));
}

void tst_CliPlan::hostileAddressesAreNoMarkup()
{
    const QByteArray json =
        R"({"format_version":"1.2","resource_changes":[{"address":"a|b</code><img src=x>\n# @all [x](http://y)\u001b[31m",)"
        R"("action_reason":"| x |","change":{"actions":["create"],"before":null,"after":{"<k>|":"<v>\n|"}}}]})";
    for (const QString &command : {u"summary"_s, u"show"_s}) {
        Program program({u"plan"_s, command, u"--markdown"_s, u"-"_s}, json);
        QCOMPARE(program.exitStatus(), 0);
        const QByteArray printed = program.rest();
        QVERIFY(printed.contains("<code>a"));
        for (const char *markup : {"<img", "<k>", "<v>", "a|b", "@all", "[x]", "\x1b", "\n# "})
            QVERIFY2(!printed.contains(markup), markup);
    }
}

void tst_CliPlan::aBrokenPlanIsTold_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("rule");
    QTest::newRow("cut") << full().chopped(100) << u"plan.cut"_s;
    QTest::newRow("version") << R"({"format_version":"2.0"})"_ba << u"plan.version"_s;
    QTest::newRow("binary") << "PK\x03\x04..."_ba << u"plan.binary"_s;
    QTest::newRow("no plan") << "{}"_ba << u"plan.none"_s;
}

void tst_CliPlan::aBrokenPlanIsTold()
{
    QFETCH(const QByteArray, json);
    Program summary({u"plan"_s, u"summary"_s, u"-"_s}, json);
    QCOMPARE(summary.exitStatus(), 2);
    const QList<QJsonObject> events = summary.allEvents();
    QCOMPARE(events.size(), 1);
    QCOMPARE(events.first()[u"event"].toString(), u"error"_s);
    QTEST(events.first()[u"rule"].toString(), "rule");
}

void tst_CliPlan::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("no file") << QStringList{u"summary"_s} << "Name one plan"_ba;
    QTest::newRow("two") << QStringList{u"show"_s, u"a"_s, u"b"_s} << "Name one plan"_ba;
    QTest::newRow("filter") << QStringList{u"show"_s, u"--filter"_s, u"action:explode"_s, u"-"_s} << "--filter"_ba;
    QTest::newRow("both") << QStringList{u"show"_s, u"--human"_s, u"--markdown"_s, u"-"_s} << "not both"_ba;
    QTest::newRow("all of a summary") << QStringList{u"summary"_s, u"--all"_s, u"-"_s} << "all"_ba;
}

void tst_CliPlan::wrongUsage()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, why);
    Program program(QStringList{u"plan"_s} + arguments);
    QVERIFY(program.refusal().contains(why));
}

RUNLATCH_TEST(tst_CliPlan)
#include "tst_cliplan.moc"
