// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "plan/changedetail.h"
#include "plantext.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::plan {

using tests::changesOf;
using tests::planOf;
using tests::readPlan;
using tests::resourceOf;

/// What is broken, cut, too large or of another kind is refused with its place, and costs no more than its bytes.
class tst_HostilePlan : public QObject
{
    Q_OBJECT
private slots:
    void aFaultHasItsRuleAndPlace_data();
    void aFaultHasItsRuleAndPlace();
    void everyCutIsTold();
    void everyByteMayBeOdd();
    void tooManyChangesAreRefused();
    void manyBrokenChangesTakeLinearTime();
    void aHugeStringIsNoHurdle();
    void aPlanAboveTheBoundIsRefused();
};

void tst_HostilePlan::aFaultHasItsRuleAndPlace_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<base::Rule>("rule");
    QTest::addColumn<QString>("subject");
    using base::Rules;
    const auto row = [](const char *tag, const QByteArray &json, base::Rule rule, const QString &subject) {
        QTest::newRow(tag) << json << rule << subject;
    };
    row("nothing", "", Rules::PlanCut, u"1:1"_s);
    row("blanks", "  \n ", Rules::PlanCut, u"2:2"_s);
    row("a list", "[]", Rules::PlanNone, {});
    row("a text", R"("plan")", Rules::PlanNone, {});
    row("no version", R"({"resource_changes":[]})", Rules::PlanNone, {});
    row("a log", "{\"@level\":\"info\"}\n{\"@level\":\"info\"}\n", Rules::PlanNone, {});
    row("a state", R"({"format_version":"1.0","values":{"root_module":{}}})", Rules::PlanNone, {});
    row("a binary plan", "PK\x03\x04\x14", Rules::PlanBinary, {});
    row("UTF-16", QByteArray("\xFF\xFE{\0\"\0", 6), Rules::PlanUtf16, {});
    row("UTF-16 without a mark", QByteArray("\0{\0\"", 4), Rules::PlanUtf16, {});
    row("version 2", R"({"format_version":"2.0","resource_changes":7})", Rules::PlanVersion, u"2.0"_s);
    row("version 10", R"({"format_version":"10.0"})", Rules::PlanVersion, u"10.0"_s);
    row("version 0", R"({"format_version":"0.2"})", Rules::PlanVersion, u"0.2"_s);
    row("version as number", R"({"format_version":1.2})", Rules::PlanValue, u"format_version (1:19)"_s);
    row("empty version", R"({"format_version":""})", Rules::PlanVersion, {});
    row("no UTF-8", "{\n\"format_version\":\"1.2\",\"a\":\"\xFF\"}", Rules::PlanEncoding, u"2:29"_s);
    row("a control character", "{\"format_version\":\"1.2\",\"a\":\"\x01\"}", Rules::PlanBroken, u"1:30"_s);
    row("no object of changes", planOf(R"("resource_changes":{})"), Rules::PlanValue, u"resource_changes (1:44)"_s);
    row("a change that is a number", planOf(R"("resource_changes":[7])"), Rules::PlanValue,
        u"resource_changes (1:45)"_s);
    row("a change without a change", planOf(R"("resource_changes":[{"address":"a.b"}])"), Rules::PlanValue,
        u"change (1:62)"_s);
    row("an address that is a number", planOf(R"("resource_changes":[{"address":7}])"), Rules::PlanValue,
        u"address (1:56)"_s);
    row("actions as a text", planOf(R"("resource_changes":[{"change":{"actions":"create"}}])"), Rules::PlanValue,
        u"actions (1:66)"_s);
    row("an action that is a number", planOf(R"("resource_changes":[{"change":{"actions":[1]}}])"), Rules::PlanValue,
        u"actions (1:67)"_s);
    row("a change without actions", planOf(R"("resource_changes":[{"change":{}}])"), Rules::PlanValue,
        u"actions (1:57)"_s);
    row("errored as a text", planOf(R"("errored":"true")"), Rules::PlanValue, u"errored (1:35)"_s);
    row("a comma too many", planOf(R"("resource_changes":[],)"), Rules::PlanBroken, u"1:47"_s);
    row("no colon", planOf(R"("errored" true)"), Rules::PlanBroken, u"1:35"_s);
    row("something behind", planOf({}) + " 1", Rules::PlanCut, u"1:27"_s);
    row("a second plan", planOf({}) + planOf({}), Rules::PlanBroken, u"1:25"_s);
}

void tst_HostilePlan::aFaultHasItsRuleAndPlace()
{
    QFETCH(const QByteArray, json);
    const auto plan = Plan::read(json);
    QVERIFY(!plan);
    QTEST(plan.error().rule, "rule");
    QTEST(plan.error().subject, "subject");
    QCOMPARE(plan.error().kind, base::ErrorKind::Protocol);
}

namespace {

QByteArray smallPlan()
{
    const QByteArray change = R"({"actions":["update"],"before":{"a":"x","p":"geheim"},"after":{"a":"y","p":"geheim"},)"
                              R"("before_sensitive":{"p":true},"after_sensitive":{"p":true},"replace_paths":[["a"]]})";
    return planOf(changesOf({resourceOf("a.b", change, R"("index":0)")})
                  + R"(,"output_changes":{"o":{"actions":["create"],"before":null,"after":"z"}},"errored":false)");
}

} // namespace

/// No beginning of a plan is a plan, and none is read beyond its end.
void tst_HostilePlan::everyCutIsTold()
{
    const QByteArray whole = smallPlan();
    QVERIFY(Plan::read(whole).isOk());
    for (qsizetype size = 0; size < whole.size(); ++size) {
        const auto plan = Plan::read(whole.first(size));
        QVERIFY2(!plan, qPrintable(QString::number(size)));
    }
}

/// Whatever stands in the place of a byte, a plan is refused or read, and what it hides stays hidden where its maps are
/// as they were.
void tst_HostilePlan::everyByteMayBeOdd()
{
    const QByteArray whole = smallPlan();
    for (qsizetype at = 0; at < whole.size(); ++at) {
        for (const char odd : {'"', '\\', '{', '}', '[', ']', ',', ':', '0', 't', '\0', '\xFF'}) {
            QByteArray changed = whole;
            changed[at] = odd;
            const auto plan = Plan::read(changed);
            if (!plan)
                continue;
            for (int index = 0; index < plan->size(); ++index) {
                QVERIFY(plan->change(index).address.size() < whole.size());
                const auto detail = readDetail(*plan, index);
                QVERIFY(!detail || detail->leftOut == 0);
            }
        }
    }
}

void tst_HostilePlan::tooManyChangesAreRefused()
{
    const QByteArray one = R"({"change":{"actions":[]}},)";
    const QByteArray many = one.repeated(Plan::MaxChanges);
    const auto fits = Plan::read(planOf(R"("resource_changes":[)" + many.chopped(1) + ']'));
    QVERIFY(fits.isOk());
    QCOMPARE(fits->size(), Plan::MaxChanges);
    const auto over = Plan::read(planOf(R"("resource_changes":[)" + many + one.chopped(1) + ']'));
    QVERIFY(!over);
    QCOMPARE(over.error().rule, base::Rules::PlanTooMany);
}

/// Counting lines and columns anew for each of them takes the square of the plan: hours for this one.
void tst_HostilePlan::manyBrokenChangesTakeLinearTime()
{
    constexpr int Broken = 200'000;
    const QByteArray one = "\n"
                           R"({"change":{"actions":["create"],"after":{"a":x}}},)";
    const Plan plan = readPlan(planOf(R"("resource_changes":[)" + one.repeated(Broken).chopped(1) + ']'));
    DetailReader reader(plan);
    for (int index = 0; index < Broken; ++index) {
        const auto detail = reader.read(index);
        QVERIFY(!detail);
        QCOMPARE(detail.error().rule, base::Rules::PlanBroken);
        QCOMPARE(detail.error().subject, u"%1:1"_s.arg(index + 2));
    }
    QCOMPARE(reader.read(3).error().subject, u"5:1"_s);
}

void tst_HostilePlan::aHugeStringIsNoHurdle()
{
    const QByteArray huge(8 * 1024 * 1024, 'x');
    const QByteArray change = R"({"actions":["create"],"before":null,"after":{"a":")" + huge + "\"}}";
    const Plan plan = readPlan(planOf(changesOf({resourceOf(huge, change, R"("module_address":")" + huge + '"')})));
    QCOMPARE(plan.change(0).address.size(), Change::MaxText);
    QCOMPARE(plan.change(0).module.size(), Change::MaxText);
    const auto detail = readDetail(plan, 0);
    QVERIFY(detail.isOk());
    QCOMPARE(detail->attributes.at(0).after.text.size(), Value::MaxText);
    QVERIFY(detail->attributes.at(0).after.isCut);
    QCOMPARE(detail->attributes.at(0).after.size, huge.size() + 2);
    const QByteArray larger = R"({"actions":["create"],"after":")" + huge.repeated(5) + "\"}";
    const auto refused = readDetail(readPlan(planOf(changesOf({resourceOf("a.b", larger)}))), 0);
    QVERIFY(!refused);
    QCOMPARE(refused.error().rule, base::Rules::PlanChangeSize);
    QCOMPARE(refused.error().subject, u"a.b"_s);
}

void tst_HostilePlan::aPlanAboveTheBoundIsRefused()
{
    const auto plan = Plan::read(QByteArray(Plan::MaxSize + 1, ' '));
    QVERIFY(!plan);
    QCOMPARE(plan.error().rule, base::Rules::PlanTooLarge);
}

RUNLATCH_TEST(tst_HostilePlan)

} // namespace runlatch::plan

#include "tst_hostileplan.moc"
