// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/taskresult.h"

#include "protocol/fixture.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;
namespace base = runlatch::base;

namespace {

TaskResult full()
{
    const Outcome mfa{
        .id = u"PRTNR-CC-TF-127"_s,
        .description = u"ST-2942: S3 Bucket will not enforce MFA login on delete requests"_s,
        .body = u"# Resolution for issue ST-2942\n\nÄndern ✓"_s,
        .url = u"https://integrator.example/result/PRTNR-CC-TF-127"_s,
        .tags = {{u"Status"_s, u"Denied"_s, TagLevel::Error},
                 {u"Severity"_s, u"High"_s, TagLevel::Warning},
                 {u"Severity"_s, u"Recoverable"_s, TagLevel::Info},
                 {u"Cost Centre"_s, u"IT-OPS"_s, TagLevel::None}},
    };
    const Outcome other{u"PRTNR-CC-TF-128"_s, u"ST-2943: Nothing else"_s, {}, {}, {}};
    return {
        .status = TaskStatus::Failed,
        .message = u"4 passed, 0 skipped, 1 failed"_s,
        .url = u"https://integrator.example/plan-checker/run-i3Df5to9ELvibKpQ"_s,
        .outcomes = {mfa, other},
    };
}

QByteArray withAttributes(const QByteArray &attributes)
{
    return R"({"data":{"type":"task-results","attributes":)" + attributes + "}}";
}

QByteArray withOutcomes(const QByteArray &outcomes, const QByteArray &name = "outcomes")
{
    return R"({"data":{"type":"task-results","attributes":{"status":"running"},"relationships":{")" + name + R"(":)"
        + outcomes + "}}}";
}

QByteArray withOutcome(const QByteArray &attributes)
{
    return withOutcomes(R"({"data":[{"type":"task-result-outcomes","attributes":)" + attributes + "}]}");
}

} // namespace

/// A task result is read as documented, and its faults are named with their place.
class tst_TaskResult : public QObject
{
    Q_OBJECT

private slots:
    void fixtures_data();
    void fixtures();
    void keepsWhatItDoesNotKnow();
    void gathersTags();
    void gathersTagsOfManyNames();
    void accepted_data();
    void accepted();
    void relationshipNames();
    void rejected_data();
    void rejected();
    void rejectedOutcomes_data();
    void rejectedOutcomes() { rejected(); }
    void rejectedTags_data();
    void rejectedTags() { rejected(); }
    void collectsFaults();
    void collectsNoMoreFaultsOfOneOutcome();
    void noObject();
    void cutAnywhere();
    void bigBody();
    void takesTheLastOfAKeyThatStandsTwice();
    void names();
    void shownInList();
};

void tst_TaskResult::fixtures_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("isFull");
    QTest::newRow("full") << u"protocol/task_result_full.json"_s << true;
    QTest::newRow("running") << u"protocol/task_result_running.json"_s << false;
}

void tst_TaskResult::fixtures()
{
    QFETCH(QString, file);
    QFETCH(bool, isFull);
    const TaskResult expected = isFull ? full() : TaskResult{};
    const auto read = readTaskResult(fixture(file));
    QVERIFY(read);
    QVERIFY(*read == expected);
    QCOMPARE(writeTaskResult(expected), lineFixture(file));
}

void tst_TaskResult::keepsWhatItDoesNotKnow()
{
    const QByteArray body =
        R"({"data":{"type":"task-results","attributes":{"status":"passed","message":"m","progress":{"done":3}},)"
        R"("relationships":{"outcomes":{"data":[{"type":"task-result-outcomes","attributes":)"
        R"({"outcome-id":"i","description":"d","order":[1,2.5,null,true]}}]}}}})";
    const auto read = readTaskResult(body);
    QVERIFY(read);
    QCOMPARE(writeTaskResult(*read), body);
}

void tst_TaskResult::gathersTags()
{
    const QList<Tag> scattered{{u"b"_s, u"1"_s, {}}, {u"a"_s, u"2"_s, {}}, {u"b"_s, u"3"_s, {}}};
    const TaskResult result{TaskStatus::Passed, {}, {}, {{u"i"_s, u"d"_s, {}, {}, scattered}}};
    QVERIFY(writeTaskResult(result).contains(R"("tags":{"b":[{"label":"1"},{"label":"3"}],"a":[{"label":"2"}]})"));
}

/// A callback of 64 MB has room for a hundred times as many names, too many to compare each with all before it.
void tst_TaskResult::gathersTagsOfManyNames()
{
    constexpr int Names = 50'000;
    TaskResult result{TaskStatus::Passed, {}, {}, {{u"i"_s, u"d"_s, {}, {}, {}}}};
    for (const QString &label : {u"first"_s, u"second"_s}) {
        for (int name = 0; name < Names; ++name)
            result.outcomes.first().tags.append({QString::number(name), label, TagLevel::None});
    }
    const QByteArray written = writeTaskResult(result);
    QCOMPARE(written.count(R"(:[{"label":"first"},{"label":"second"}])"), Names);
    QVERIFY(written.indexOf("\"0\":[") < written.indexOf("\"49999\":["));
}

void tst_TaskResult::accepted_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("other spelling") << withAttributes(R"({"status":"passed"})").replace("task-results", "task_results");
    QTest::newRow("nulls") << withAttributes(R"({"status":"passed","message":null,"url":null})");
    QTest::newRow("unknown keys") << withAttributes(R"({"status":"passed","new":{"a":[1]}})");
    QTest::newRow("no outcomes") << withOutcomes(R"({"data":[]})");
    QTest::newRow("null outcomes") << withOutcomes("null");
    QTest::newRow("null tags") << withOutcome(R"({"outcome-id":"i","description":"d","tags":null,"body":null})");
    QTest::newRow("no labels") << withOutcome(R"({"outcome-id":"i","description":"d","tags":{"Status":[]}})");
    QTest::newRow("null level") << withOutcome(
        R"({"outcome-id":"i","description":"d","tags":{"Status":[{"label":"l","level":null}]}})");
}

void tst_TaskResult::accepted()
{
    QFETCH(QByteArray, body);
    QVERIFY(readTaskResult(body));
}

void tst_TaskResult::relationshipNames()
{
    const QByteArray outcome = R"({"type":"task-result-outcomes","attributes":{"outcome-id":"i","description":"d"}})";
    for (const QByteArray name : {"outcomes", "task-result-outcomes"}) {
        const auto read = readTaskResult(withOutcomes(R"({"data":[)" + outcome + "]}", name));
        QVERIFY(read);
        QCOMPARE(read->outcomes.size(), 1);
        QCOMPARE(read->outcomes.first().id, u"i"_s);
    }
}

void tst_TaskResult::rejected_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const QByteArray &body, const QString &pointer) {
        QTest::newRow(name) << body << pointer;
    };
    const QString status = u"/data/attributes/status"_s;
    row("nothing", "{}", u"/data"_s);
    row("list as data", R"({"data":[]})", u"/data"_s);
    row("no type", R"({"data":{"attributes":{"status":"passed"}}})", u"/data/type"_s);
    row("another type", R"({"data":{"type":"runs","attributes":{"status":"passed"}}})", u"/data/type"_s);
    row("number as type", R"({"data":{"type":1,"attributes":{"status":"passed"}}})", u"/data/type"_s);
    row("no attributes", R"({"data":{"type":"task-results"}})", u"/data/attributes"_s);
    row("no status", withAttributes("{}"), status);
    row("errored", withAttributes(R"({"status":"errored"})"), status);
    row("pending", withAttributes(R"({"status":"pending"})"), status);
    row("capital", withAttributes(R"({"status":"Passed"})"), status);
    row("empty status", withAttributes(R"({"status":""})"), status);
    row("number as status", withAttributes(R"({"status":1})"), status);
    row("number as message", withAttributes(R"({"status":"passed","message":1})"), u"/data/attributes/message"_s);
    row("list as url", withAttributes(R"({"status":"passed","url":[]})"), u"/data/attributes/url"_s);
}

void tst_TaskResult::rejectedOutcomes_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("pointer");
    const QString at = u"/data/relationships/outcomes"_s;
    const QString inside = at + "/data/0/attributes"_L1;
    const auto outcomes = [&](const char *name, const QByteArray &body, const QString &pointer) {
        QTest::newRow(name) << withOutcomes(body) << at + pointer;
    };
    const auto outcome = [&](const char *name, const QByteArray &attributes, const QString &pointer) {
        QTest::newRow(name) << withOutcome(attributes) << inside + pointer;
    };
    outcomes("list without data", "[]", {});
    outcomes("no data", "{}", u"/data"_s);
    outcomes("object as data", R"({"data":{}})", u"/data"_s);
    outcomes("text as outcome", R"({"data":["x"]})", u"/data/0"_s);
    outcomes("no attributes", R"({"data":[{"type":"task-result-outcomes"}]})", u"/data/0/attributes"_s);
    outcomes("another type", R"({"data":[{"type":"x","attributes":{"outcome-id":"i","description":"d"}}]})",
             u"/data/0/type"_s);
    outcome("no id", R"({"description":"d"})", u"/outcome-id"_s);
    outcome("id of the old schema", R"({"outcome_id":"i","description":"d"})", u"/outcome-id"_s);
    outcome("no description", R"({"outcome-id":"i"})", u"/description"_s);
    outcome("empty description", R"({"outcome-id":"i","description":""})", u"/description"_s);
    outcome("number as body", R"({"outcome-id":"i","description":"d","body":1})", u"/body"_s);
}

void tst_TaskResult::rejectedTags_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("pointer");
    const auto tags = [](const char *name, const QByteArray &json, const QString &pointer) {
        QTest::newRow(name) << withOutcome(R"({"outcome-id":"i","description":"d","tags":)" + json + '}')
                            << u"/data/relationships/outcomes/data/0/attributes/tags"_s + pointer;
    };
    tags("list as tags", "[]", {});
    tags("text as entries", R"({"Status":"x"})", u"/Status"_s);
    tags("text as entry", R"({"Status":["x"]})", u"/Status/0"_s);
    tags("no label", R"({"Status":[{"label":"l"},{"level":"info"}]})", u"/Status/1/label"_s);
    tags("unknown level", R"({"Status":[{"label":"l","level":"critical"}]})", u"/Status/0/level"_s);
    tags("empty level", R"({"Status":[{"label":"l","level":""}]})", u"/Status/0/level"_s);
    tags("escaped name", R"({"a/b~c":[{}]})", u"/a~1b~0c/0/label"_s);
}

void tst_TaskResult::rejected()
{
    QFETCH(QByteArray, body);
    const auto read = readTaskResult(body);
    QVERIFY(!read);
    QCOMPARE(read.error().kind, base::ErrorKind::Rejected);
    QCOMPARE(read.error().http, 422);
    QCOMPARE(read.error().errors.size(), 1);
    const base::ServiceError fault = read.error().errors.first();
    QCOMPARE(fault.status, u"422"_s);
    QCOMPARE(fault.title, u"invalid attribute"_s);
    QVERIFY(!fault.detail.isEmpty());
    QTEST(fault.pointer, "pointer");
}

void tst_TaskResult::collectsFaults()
{
    const auto read = readTaskResult(R"({"data":{"type":"x","attributes":{"status":"y"}}})");
    QVERIFY(!read);
    QCOMPARE(read.error().errors.size(), 2);
    QByteArray many = "{}";
    for (int index = 0; index < 1000; ++index)
        many += ",{}";
    QCOMPARE(readTaskResult(withOutcomes(R"({"data":[)" + many + "]}")).error().errors.size(), 100);
}

/// The bound holds within one outcome, too: its tags may be as many as fit into a body.
void tst_TaskResult::collectsNoMoreFaultsOfOneOutcome()
{
    const QByteArray tags = QByteArray(R"("x",)").repeated(1000).chopped(1);
    const auto read =
        readTaskResult(withOutcome(R"({"outcome-id":"i","description":"d","tags":{"Status":[)" + tags + "]}}"));
    QVERIFY(!read);
    QCOMPARE(read.error().errors.size(), 100);
}

void tst_TaskResult::noObject()
{
    const std::pair<QByteArray, QString> cases[] = {
        {"", u"json.empty"_s},
        {"<p>", u"json.html"_s},
        {"[]", u"json.not-an-object"_s},
        {R"({"data":)", u"json.broken"_s},
        {"{\"data\":\"\xFF\"}", u"json.broken"_s},
    };
    for (const auto &[body, rule] : cases) {
        const auto read = readTaskResult(body);
        QVERIFY(!read);
        QCOMPARE(read.error().kind, base::ErrorKind::Protocol);
        QCOMPARE(read.error().rule, rule);
    }
}

void tst_TaskResult::cutAnywhere()
{
    const QByteArray body = fixture(u"protocol/task_result_full.json"_s).trimmed();
    for (qsizetype size = 0; size < body.size(); ++size) {
        const auto read = readTaskResult(body.first(size));
        QVERIFY(!read);
        QCOMPARE(read.error().kind, base::ErrorKind::Protocol);
    }
}

void tst_TaskResult::bigBody()
{
    const QByteArray text(63 * 1024 * 1024, 'x');
    const auto read = readTaskResult(withOutcome(R"({"outcome-id":"i","description":"d","body":")" + text + R"("})"));
    QVERIFY(read);
    QCOMPARE(read->outcomes.first().body.size(), text.size());
}

void tst_TaskResult::takesTheLastOfAKeyThatStandsTwice()
{
    const QByteArray twice = R"({"data":{"type":"task-results","attributes":{"status":"passed","status":"failed"}}})";
    const auto read = readTaskResult(twice);
    QVERIFY(read);
    QCOMPARE(read->status, TaskStatus::Failed);
    QCOMPARE(writtenStatus(twice), u"failed"_s);
    QCOMPARE(writtenStatus(R"({"data":{"attributes":{"status":"canceled"}}})"), u"canceled"_s);
    for (const QByteArray &other : {R"({"data":{"attributes":{"status":7}}})"_ba, "[]"_ba, "{"_ba, ""_ba})
        QCOMPARE(writtenStatus(other), QString());
}

void tst_TaskResult::names()
{
    for (const TagLevel level : {TagLevel::None, TagLevel::Info, TagLevel::Warning, TagLevel::Error})
        QCOMPARE(tagLevelOfName(tagLevelName(level)), level);
    for (const TaskStatus status : {TaskStatus::Running, TaskStatus::Passed, TaskStatus::Failed})
        QCOMPARE(taskStatusOfName(taskStatusName(status)), status);
    QCOMPARE(tagLevelName(TagLevel::Warning), u"warning"_s);
    QCOMPARE(taskStatusName(TaskStatus::Failed), u"failed"_s);
    QVERIFY(!taskStatusOfName(u"errored"));
    QVERIFY(!isFinal(TaskStatus::Running));
    QVERIFY(isFinal(TaskStatus::Failed));
}

void tst_TaskResult::shownInList()
{
    for (const QString &name : {u"severity"_s, u"Severity"_s, u"STATUS"_s})
        QVERIFY((Tag{name, {}, {}}).isShownInList());
    for (const QString &name : {u"Cost Centre"_s, u"Status code"_s, QString()})
        QVERIFY(!(Tag{name, {}, {}}).isShownInList());
}

RUNLATCH_TEST(tst_TaskResult)
#include "tst_taskresult.moc"
