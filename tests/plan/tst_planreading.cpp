// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/changedetail.h"

#include "plantext.h"
#include "support/suite.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::plan {

using tests::changesOf;
using tests::planOf;
using tests::readPlan;
using tests::resourceOf;

/// A plan is read as Terraform writes it: head, changes of all four parts, counts, checks.
class tst_PlanReading : public QObject
{
    Q_OBJECT
private slots:
    void theHeadIsRead();
    void everythingButTheVersionMayBeMissing();
    void actionsAreKnown_data();
    void actionsAreKnown();
    void aChangeIsWhole();
    void partsFollowEachOther();
    void countsAreTheTerminals();
    void modulesAreNumbered();
    void anImportMayHaveNoIdYet();
    void checksFailedOnesFirst();
    void actionsOfBothLists();
    void theLastOfRepeatedKeysCounts();
    void escapesAreResolved();
    void whatNobodyAsksForIsNotRead();
    void aByteOrderMarkIsPassedOver();
    void copiesShare();
    void aPlanOfTerraformItselfIsRead();
};

void tst_PlanReading::theHeadIsRead()
{
    const Plan plan = readPlan(planOf(R"("terraform_version":"1.9.8","timestamp":"2026-11-27T10:00:00Z",)"
                                      R"("applyable":true,"complete":false,"errored":true)"));
    QCOMPARE(plan.head().formatVersion, u"1.2"_s);
    QCOMPARE(plan.head().terraformVersion, u"1.9.8"_s);
    QCOMPARE(plan.head().timestamp, u"2026-11-27T10:00:00Z"_s);
    QCOMPARE(plan.head().applyable, std::optional(true));
    QCOMPARE(plan.head().complete, std::optional(false));
    QVERIFY(plan.head().errored);
}

void tst_PlanReading::everythingButTheVersionMayBeMissing()
{
    const Plan plan = readPlan(R"({"format_version":"1.0"})");
    QCOMPARE(plan.size(), 0);
    QCOMPARE(plan.counts(), Counts());
    QCOMPARE(plan.head().complete, std::nullopt);
    QVERIFY(!plan.head().errored);
    QCOMPARE(plan.moduleCount(), 1);
    QCOMPARE(plan.module(0), QString());
    const Plan nulls =
        readPlan(planOf(R"("resource_changes":null,"output_changes":null,"checks":null,"complete":null)"));
    QCOMPARE(nulls.size(), 0);
}

void tst_PlanReading::actionsAreKnown_data()
{
    QTest::addColumn<QByteArray>("actions");
    QTest::addColumn<Action>("action");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("sign");
    QTest::newRow("no-op") << R"(["no-op"])"_ba << Action::NoOp << u"no-op"_s << QString();
    QTest::newRow("create") << R"(["create"])"_ba << Action::Create << u"create"_s << u"+"_s;
    QTest::newRow("read") << R"(["read"])"_ba << Action::Read << u"read"_s << u"<="_s;
    QTest::newRow("update") << R"(["update"])"_ba << Action::Update << u"update"_s << u"~"_s;
    QTest::newRow("delete first") << R"(["delete","create"])"_ba << Action::DeleteThenCreate << u"replace"_s
                                  << u"-/+"_s;
    QTest::newRow("create first") << R"(["create", "delete"])"_ba << Action::CreateThenDelete << u"replace"_s
                                  << u"+/-"_s;
    QTest::newRow("forget the old one") << R"(["create","forget"])"_ba << Action::CreateThenForget << u"replace"_s
                                        << u"+/."_s;
    QTest::newRow("delete") << R"(["delete"])"_ba << Action::Delete << u"delete"_s << u"-"_s;
    QTest::newRow("forget") << R"(["forget"])"_ba << Action::Forget << u"forget"_s << u"."_s;
    QTest::newRow("unknown") << R"(["create","frobnicate"])"_ba << Action::Other << u"other"_s << u"?"_s;
    QTest::newRow("none") << R"([])"_ba << Action::Other << u"other"_s << u"?"_s;
    QTest::newRow("a name that is a list") << R"(["delete,create"])"_ba << Action::Other << u"other"_s << u"?"_s;
}

void tst_PlanReading::actionsAreKnown()
{
    QFETCH(const QByteArray, actions);
    QFETCH(const Action, action);
    const Plan plan = readPlan(planOf(changesOf({resourceOf("a.b", R"({"actions":)" + actions + '}')})));
    QCOMPARE(plan.action(0), action);
    QTEST(QString(actionName(plan.action(0))), "name");
    QTEST(QString(actionSign(plan.action(0))), "sign");
    QString written = QString::fromLatin1(actions);
    QCOMPARE(plan.change(0).actions, written.remove(u'[').remove(u']').remove(u'"').remove(u' '));
}

void tst_PlanReading::aChangeIsWhole()
{
    const QByteArray more = R"("module_address":"module.net[\"a\"]","previous_address":"aws_instance.old","index":"a",)"
                            R"("provider_name":"registry.terraform.io/hashicorp/aws","deposed":"00000001",)"
                            R"("action_reason":"replace_because_cannot_update")";
    const QByteArray change = R"({"actions":["delete","create"],"generated_config":"a = 1",)"
                              R"("importing":{"id":"i-123","identity":{ "arn":["a","}"], "b":{"c":1}} }})";
    const Plan plan = readPlan(planOf(changesOf({resourceOf("module.net[\\\"a\\\"].aws_instance.web", change, more),
                                                 resourceOf("data.x.y", R"({"actions":["read"]})")})));
    const Change whole = plan.change(0);
    QCOMPARE(whole.part, Part::Changes);
    QCOMPARE(whole.address, u"module.net[\"a\"].aws_instance.web"_s);
    QCOMPARE(whole.module, u"module.net[\"a\"]"_s);
    QCOMPARE(whole.previousAddress, u"aws_instance.old"_s);
    QCOMPARE(whole.index, u"a"_s);
    QCOMPARE(whole.type, u"aws_instance"_s);
    QCOMPARE(whole.name, u"web"_s);
    QCOMPARE(whole.provider, u"registry.terraform.io/hashicorp/aws"_s);
    QCOMPARE(whole.deposed, u"00000001"_s);
    QCOMPARE(whole.reason, u"replace_because_cannot_update"_s);
    QCOMPARE(whole.importId, u"i-123"_s);
    QCOMPARE(whole.importIdentity, u"{ \"arn\":[\"a\",\"}\"], \"b\":{\"c\":1}}"_s);
    QVERIFY(whole.hasGeneratedConfig && !plan.change(1).hasGeneratedConfig);
    QCOMPARE(plan.change(1).importIdentity, QString());
    QVERIFY(whole.isImport && whole.isMoved() && !whole.isData);
    QVERIFY(plan.isImport(0) && plan.isMoved(0));
    QVERIFY(!plan.isImport(1) && !plan.isMoved(1));
    QCOMPARE(plan.change(1).module, QString());
}

void tst_PlanReading::partsFollowEachOther()
{
    const QByteArray update = R"({"actions":["update"]})";
    const QByteArray deferred =
        R"("deferred_changes":[{"resource_change":)" + resourceOf("d.d", update) + R"(,"reason":"absent_prereq"}])";
    const QByteArray outputs = R"("output_changes":{"url":{"actions":["create"],"before":null,"after":"x"}})";
    // In another order than that of the parts.
    const Plan plan = readPlan(planOf(outputs + ',' + deferred + R"(,"resource_drift":[)" + resourceOf("b.b", update)
                                      + "]," + changesOf({resourceOf("a.a", update), resourceOf("a.b", update)})));
    QStringList addresses;
    for (int index = 0; index < plan.size(); ++index)
        addresses += plan.change(index).address;
    QCOMPARE(addresses, QStringList({u"a.a"_s, u"a.b"_s, u"b.b"_s, u"d.d"_s, u"url"_s}));
    QCOMPARE(plan.count(Part::Changes), 2);
    QCOMPARE(plan.begin(Part::Drift), 2);
    QCOMPARE(plan.part(2), Part::Drift);
    QCOMPARE(plan.part(3), Part::Deferred);
    QCOMPARE(plan.change(3).deferredReason, u"absent_prereq"_s);
    QCOMPARE(plan.part(4), Part::Outputs);
    QCOMPARE(plan.change(4).type, QString());
    QCOMPARE(plan.counts().change, 2);
    QCOMPARE(plan.countsOf(Part::Outputs).add, 1);
}

void tst_PlanReading::countsAreTheTerminals()
{
    QList<QByteArray> resources;
    for (const char *actions :
         {R"("create")", R"("create")", R"("update")", R"("delete")", R"("delete","create")", R"("create","delete")",
          R"("create","forget")", R"("forget")", R"("no-op")", R"("read")"})
        resources += resourceOf("a.b", R"({"actions":[)" + QByteArray(actions) + "]}");
    resources += resourceOf("a.c", R"({"actions":["no-op"],"importing":{}})", R"("previous_address":"a.b")");
    const Counts counts = readPlan(planOf(changesOf(resources))).counts();
    QCOMPARE(counts.add, 5);
    QCOMPARE(counts.change, 1);
    QCOMPARE(counts.destroy, 3);
    QCOMPARE(counts.replace, 3);
    QCOMPARE(counts.forget, 2);
    QCOMPARE(counts.noOp, 2);
    QCOMPARE(counts.read, 1);
    QCOMPARE(counts.imported, 1);
    QCOMPARE(counts.moved, 1);
}

void tst_PlanReading::modulesAreNumbered()
{
    QList<QByteArray> resources;
    for (const char *module : {"module.a", "module.b", "module.a"})
        resources += resourceOf("x.y", R"({"actions":["create"]})", R"("module_address":")" + QByteArray(module) + '"');
    resources += resourceOf("x.y", R"({"actions":["create"]})");
    const Plan plan = readPlan(planOf(changesOf(resources)));
    QCOMPARE(plan.moduleCount(), 3);
    QCOMPARE(plan.moduleNumber(0), plan.moduleNumber(2));
    QCOMPARE(plan.module(plan.moduleNumber(1)), u"module.b"_s);
    QCOMPARE(plan.moduleNumber(3), 0);
}

void tst_PlanReading::anImportMayHaveNoIdYet()
{
    const auto imported = [](const QByteArray &importing) {
        return resourceOf("a.b", R"({"actions":["no-op"],"importing":)" + importing + '}');
    };
    const Plan plan =
        readPlan(planOf(changesOf({imported(R"({"unknown":true})"), imported(R"({"id":"i","unknown":false})"),
                                   imported(R"({"unknown":true},"importing":{"id":"i"})"), imported("{}")})));
    QVERIFY(plan.change(0).isImport && plan.change(0).isImportUnknown);
    for (int known = 1; known < plan.size(); ++known)
        QVERIFY(plan.change(known).isImport && !plan.change(known).isImportUnknown);
    QVERIFY(!Plan::read(planOf(changesOf({imported(R"({"unknown":1})")}))));
}

void tst_PlanReading::checksFailedOnesFirst()
{
    const Plan plan = readPlan(planOf(
        R"("checks":[{"address":{"kind":"check","to_display":"check.a"},"status":"pass"},)"
        R"({"address":{"kind":"resource","to_display":"aws_instance.web"},"status":"fail","instances":[)"
        R"({"status":"fail","problems":[{"message":"too small"},{"message":"too old"}]}]},{"status":"unknown"},{"status":"later"},{}])"));
    QCOMPARE(plan.checkCount(), 5);
    QCOMPARE(plan.checks().at(0).address, u"aws_instance.web"_s);
    QCOMPARE(plan.checks().at(0).status, Check::Status::Fail);
    QCOMPARE(plan.checks().at(0).problems, QStringList({u"too small"_s, u"too old"_s}));
    QCOMPARE(plan.checks().at(1).status, Check::Status::Other);
    QCOMPARE(plan.checks().at(1).writtenStatus, u"later"_s);
    QCOMPARE(plan.checks().at(2).status, Check::Status::Other);
    QVERIFY(plan.checks().at(2).writtenStatus.isEmpty());
    QCOMPARE(plan.checks().at(3).status, Check::Status::Unknown);
    QCOMPARE(plan.checks().at(4).kind, u"check"_s);
}

void tst_PlanReading::actionsOfBothLists()
{
    const QByteArray waiting = R"("deferred_action_invocations":[{"action_invocation":{"address":"action.mail.late"},)"
                               R"("reason":"deferred_prereq"}],)";
    const QByteArray first = R"("action_invocations":[{"address":"action.mail.earlier"},{}],)";
    const Plan plan = readPlan(
        planOf(waiting + first
               + R"("action_invocations":[{"address":"action.mail.sent","config_values":{"to":["x"]},)"
                 R"("lifecycle_action_trigger":{"triggering_resource_address":"aws_instance.web[0]",)"
                 R"("action_trigger_event":"AfterCreate","actions_list_index":0}},{"invoke_action_trigger":{}}])"));
    QCOMPARE(plan.invocationCount(), 2);
    QCOMPARE(plan.deferredInvocationCount(), 1);
    QCOMPARE(plan.invocations().size(), 3);
    const Invocation &sent = plan.invocations().at(0);
    QCOMPARE(sent.address, u"action.mail.sent"_s);
    QCOMPARE(sent.trigger, u"aws_instance.web[0]"_s);
    QCOMPARE(sent.event, u"AfterCreate"_s);
    QVERIFY(plan.invocations().at(1).trigger.isEmpty() && !plan.invocations().at(1).isDeferred);
    const Invocation &late = plan.invocations().at(2);
    QCOMPARE(late.address, u"action.mail.late"_s);
    QCOMPARE(late.deferredReason, u"deferred_prereq"_s);
    QVERIFY(late.isDeferred);
    QCOMPARE(plan.size(), 0);
}

void tst_PlanReading::theLastOfRepeatedKeysCounts()
{
    const QByteArray twice = R"({"address":"a.a","address":"b.b","type":"x","type":"y","change":{"actions":["create"],)"
                             R"("actions":["delete"]}})";
    const Plan plan =
        readPlan(planOf(R"("resource_changes":[{}],)"_ba.replace("{}", resourceOf("z.z", R"({"actions":[]})"))
                        + R"("resource_changes":[)" + twice + ']'));
    QCOMPARE(plan.size(), 1);
    QCOMPARE(plan.change(0).address, u"b.b"_s);
    QCOMPARE(plan.change(0).type, u"y"_s);
    QCOMPARE(plan.action(0), Action::Delete);
}

void tst_PlanReading::escapesAreResolved()
{
    const Plan plan = readPlan(planOf(R"("resource_chang\u0065s":[{"addr\u0065ss":"\u00e4.\ud83d\ude00","change":)"
                                      R"({"actions":["create"]}}])"));
    QCOMPARE(plan.size(), 1);
    QCOMPARE(plan.change(0).address, u"ä.😀"_s);
}

/// Deep nesting and odd values where nobody looks are no reason to refuse a plan.
void tst_PlanReading::whatNobodyAsksForIsNotRead()
{
    const QByteArray deep = QByteArray(100'000, '[') + QByteArray(100'000, ']');
    const Plan plan =
        readPlan(planOf(R"("configuration":)" + deep + R"(,"a":12345678901234567890123,)"
                        + changesOf({resourceOf("a.b", R"({"actions":["create"],"after":)" + deep + '}')})));
    QCOMPARE(plan.size(), 1);
}

void tst_PlanReading::aByteOrderMarkIsPassedOver()
{
    QCOMPARE(readPlan("\xEF\xBB\xBF" + planOf(changesOf({resourceOf("a.b", R"({"actions":["create"]})")}))).size(), 1);
}

void tst_PlanReading::copiesShare()
{
    Plan copy = readPlan(planOf(changesOf({resourceOf("a.b", R"({"actions":["create"]})")})));
    {
        const Plan first = copy;
        copy = readPlan(planOf({}));
        QCOMPARE(first.change(0).address, u"a.b"_s);
    }
    QCOMPARE(copy.size(), 0);
}

/// The terminal said "Plan: 1 to import, 3 to add, 3 to change, 3 to destroy." of it. Its secrets begin with topsecret;
/// Terraform's own maps do not have all places of them.
void tst_PlanReading::aPlanOfTerraformItselfIsRead()
{
    QFile file(QStringLiteral(RUNLATCH_TEST_DATA "/plan/terraform-1.11.4.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Plan plan = readPlan(file.readAll());
    QCOMPARE(plan.head().terraformVersion, u"1.11.4"_s);
    const Counts &counts = plan.counts();
    QCOMPARE((QList<qint64>{counts.imported, counts.add, counts.change, counts.destroy}), (QList<qint64>{1, 3, 3, 3}));
    QCOMPARE((QList<qint64>{counts.forget, counts.moved, counts.read, counts.replace}), (QList<qint64>{1, 1, 1, 3}));
    QCOMPARE(plan.checks().at(0).status, Check::Status::Fail);
    int forcing = 0;
    int secret = 0;
    for (int index = 0; index < plan.size(); ++index) {
        const auto detail = readDetail(plan, index);
        QVERIFY(detail.isOk());
        secret += detail->hasSecrets ? 1 : 0;
        for (const Attribute &attribute : detail->attributes) {
            forcing += attribute.forcesReplacement ? 1 : 0;
            const QString texts = attribute.path + attribute.before.text + attribute.after.text;
            QVERIFY2(!texts.contains("topsecret"_L1), qPrintable(texts));
        }
    }
    QCOMPARE(forcing, 3);
    QCOMPARE(secret, 5);
}

RUNLATCH_TEST(tst_PlanReading)

} // namespace runlatch::plan

#include "tst_planreading.moc"
