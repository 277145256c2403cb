// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/writtenresult.h"

#include "support/suite.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;

namespace {

using Edit = std::function<void(TaskResult &)>;

/// A text with members that no form shows at every level, in an order and spelling of its own.
const QByteArray Text =
    R"({"meta": {"n": 1.50e2}, "data": {"links": 1, "attributes": {"zone": "eu", "message": "m\u00e4",
 "status": "failed", "score": 10.0}, "type": "task-results", "relationships": {"run": {}, "outcomes": {"data": [
 {"id": "o1", "attributes": {"risk": 1e0, "outcome-id": "A", "description": "a", "tags": {"Status":
 [{"label": "x", "level": "error", "color": "red"}, {"label": "y"}]}, "body": ""}, "type": "task-result-outcomes"},
 {"type": "task-result-outcomes", "attributes": {"outcome-id": "B", "description": "b", "owner": "net"}}
 ], "meta": 7}}}})";

QByteArray edited(const QByteArray &text, const Edit &edit)
{
    TaskResult result = *readWritten(text);
    edit(result);
    return rewritten(text, result);
}

} // namespace

/// A text that a person wrote follows the result and keeps what the result does not have.
class tst_WrittenResult : public QObject
{
    Q_OBJECT
private slots:
    void keepsEachByteOfWhatMeansTheSame();
    void follows_data();
    void follows();
    void keepsMembersWhereOutcomesMove();
    void takesOutAndPutsInOutcomes();
    void writesARefusedTextAnew();
    void readsWhatIsStillMissing();
    void isReadAgainAsTheResult_data() { follows_data(); }
    void isReadAgainAsTheResult();
    void knowsATextThatSaysNoMore();
    void isSentWithItsResult();
    void takesTimeInProportion();
};

void tst_WrittenResult::keepsEachByteOfWhatMeansTheSame()
{
    QCOMPARE(edited(Text, [](TaskResult &) {}), Text);
    QCOMPARE(edited(Text, [](TaskResult &result) { result.outcomes[1].unknown = {}; }), Text);
}

void tst_WrittenResult::follows_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QByteArray>("has");
    QTest::addColumn<QByteArray>("hasNot");
    const auto row = [](const char *name, const Edit &edit, const QByteArray &has, const QByteArray &hasNot) {
        QTest::newRow(name) << edit << has << hasNot;
    };
    row(
        "status", [](TaskResult &to) { to.status = TaskStatus::Passed; },
        R"({"zone":"eu","message":"m\u00e4","status":"passed","score":10.0})", "failed");
    row(
        "message", [](TaskResult &to) { to.message = u"new"_s; },
        R"({"zone":"eu","message":"new","status":"failed","score":10.0})", "m\\u");
    row(
        "no message", [](TaskResult &to) { to.message.clear(); }, R"({"zone":"eu","status":"failed","score":10.0})",
        "message");
    row(
        "url", [](TaskResult &to) { to.url = u"https://a.example"_s; }, R"("score":10.0,"url":"https://a.example"})",
        "m\xC3\xA4");
    row(
        "outcome", [](TaskResult &to) { to.outcomes[0].description = u"c"_s; },
        R"({"id":"o1","attributes":{"risk":1e0,"outcome-id":"A","description":"c","tags":)", R"("a")");
    row(
        "id of an outcome", [](TaskResult &to) { to.outcomes[1].id = u"C"_s; },
        R"({"outcome-id":"C","description":"b","owner":"net"})", R"("B")");
    row(
        "body", [](TaskResult &to) { to.outcomes[1].body = u"# x"_s; }, R"("owner":"net","body":"# x"})",
        "level\":\"none");
    row(
        "label", [](TaskResult &to) { to.outcomes[0].tags[0].label = u"z"_s; },
        R"([{"label":"z","level":"error","color":"red"},{"label": "y"}])", R"("x")");
    row(
        "level", [](TaskResult &to) { to.outcomes[0].tags[0].level = TagLevel::None; },
        R"([{"label":"x","color":"red"},{"label": "y"}])", R"("level")");
    row(
        "name of a tag", [](TaskResult &to) { to.outcomes[0].tags[0].name = u"Kind"_s; },
        R"("tags":{"Kind":[{"label": "x", "level": "error", "color": "red"}],"Status":[{"label": "y"}]})",
        R"("Kind": )");
    row(
        "no tags", [](TaskResult &to) { to.outcomes[0].tags.clear(); }, R"("description":"a","body":""})", "tags");
}

void tst_WrittenResult::follows()
{
    QFETCH(Edit, edit);
    QFETCH(QByteArray, has);
    QFETCH(QByteArray, hasNot);
    const QByteArray text = edited(Text, edit);
    QVERIFY2(text.contains(has), text.constData());
    QVERIFY2(!text.contains(hasNot), text.constData());
    for (const char *kept : {R"("meta":{"n": 1.50e2})", R"("links":1)", R"("risk":)", R"("owner":)", R"("meta":)"})
        QVERIFY2(QByteArray(text).replace(": ", ":").contains(QByteArray(kept).replace(": ", ":")), text.constData());
}

void tst_WrittenResult::keepsMembersWhereOutcomesMove()
{
    const QByteArray text = edited(Text, [](TaskResult &to) { to.outcomes.swapItemsAt(0, 1); });
    QVERIFY(text.indexOf(R"("owner": "net")") < text.indexOf(R"("risk": 1e0)"));
    QVERIFY(text.contains(R"("id": "o1")"));
}

void tst_WrittenResult::takesOutAndPutsInOutcomes()
{
    const QByteArray without = edited(Text, [](TaskResult &to) { to.outcomes.removeFirst(); });
    QVERIFY(!without.contains("risk"));
    QVERIFY(without.contains(R"("owner": "net")"));
    const QByteArray more = edited(Text, [](TaskResult &to) { to.outcomes.insert(1, {u"N"_s, u"new"_s, {}, {}, {}}); });
    QVERIFY(more.indexOf("\"o1\"") < more.indexOf("\"N\"") && more.indexOf("\"N\"") < more.indexOf("\"B\""));
    const QByteArray none = edited(Text, [](TaskResult &to) { to.outcomes.clear(); });
    QVERIFY(none.contains(R"("relationships":{"run":{},"outcomes":{"data":[],"meta":7}})"));
    const QByteArray plain = writeTaskResult({TaskStatus::Passed, {}, {}, {{u"A"_s, u"a"_s, {}, {}, {}}}});
    QCOMPARE(edited(plain, [](TaskResult &to) { to.outcomes.clear(); }),
             writeTaskResult({TaskStatus::Passed, {}, {}, {}}));
    QCOMPARE(edited(writeTaskResult({TaskStatus::Passed, {}, {}, {}}),
                    [](TaskResult &to) {
                        to.outcomes = {{u"A"_s, u"a"_s, {}, {}, {}}};
                    }),
             plain);
}

void tst_WrittenResult::writesARefusedTextAnew()
{
    const TaskResult result{TaskStatus::Passed, u"m"_s, {}, {}};
    for (const char *text : {"", "{", "[]", R"({"data":{"attributes":{"status":"odd"}}})"})
        QCOMPARE(rewritten(text, result), writeTaskResult(result));
}

void tst_WrittenResult::readsWhatIsStillMissing()
{
    const QByteArray text = R"({"data":{"type":"task-results","attributes":{"status":"passed"},"relationships":)"
                            R"({"outcomes":{"data":[{"type":"task-result-outcomes","attributes":{"outcome-id":"",)"
                            R"("tags":{"a":[{"level":"info"}]}}}]}}}})";
    QVERIFY(!readTaskResult(text));
    const auto read = readWritten(text);
    QVERIFY(read);
    QCOMPARE(read->outcomes.first().tags, (QList<Tag>{{u"a"_s, {}, TagLevel::Info}}));
    const auto wrong = readWritten(R"({"data":{"type":"task-results","attributes":{"status":"odd"}}})");
    QCOMPARE(wrong.error().errors.first().pointer, u"/data/attributes/status"_s);
}

void tst_WrittenResult::isReadAgainAsTheResult()
{
    QFETCH(Edit, edit);
    TaskResult result = *readWritten(Text);
    edit(result);
    const auto read = readWritten(rewritten(Text, result));
    QVERIFY(read);
    QVERIFY(hasSameContents(*read, result));
}

void tst_WrittenResult::knowsATextThatSaysNoMore()
{
    const TaskResult result = *readWritten(Text);
    QVERIFY(isWrittenOtherwise(Text, result));
    const TaskResult plain{TaskStatus::Passed, u"m"_s, {}, {{u"A"_s, u"a"_s, {}, {}, {}}}};
    const QByteArray text = writeTaskResult(plain);
    QVERIFY(!isWrittenOtherwise(text, plain));
    QVERIFY(!isWrittenOtherwise(QByteArray(text).replace(",", " ,\n "), plain));
    QVERIFY(isWrittenOtherwise(QByteArray(text).replace("\"m\"", "\"\\u006d\""), plain));
}

void tst_WrittenResult::isSentWithItsResult()
{
    TaskResult result = *readWritten(Text);
    result.written = Text;
    QCOMPARE(writeTaskResult(result), Text);
    result.status = TaskStatus::Running;
    QVERIFY(writeTaskResult(result).contains(R"("owner": "net")"));
    QVERIFY(writeTaskResult(result).contains(R"("status":"running")"));
}

/// Ten thousand outcomes of one id are not compared with each other.
void tst_WrittenResult::takesTimeInProportion()
{
    TaskResult result{TaskStatus::Passed, {}, {}, {}};
    for (int index = 0; index < 10'000; ++index)
        result.outcomes.append({u"same"_s, QString::number(index), {}, {}, {}});
    const QByteArray text = writeTaskResult(result);
    std::reverse(result.outcomes.begin(), result.outcomes.end());
    result.outcomes.removeFirst();
    const QByteArray turned = rewritten(text, result);
    const auto read = readWritten(turned);
    QVERIFY(read && hasSameContents(*read, result));
}

RUNLATCH_TEST(tst_WrittenResult)
#include "tst_writtenresult.moc"
