// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison/jsondifference.h"

#include "support/suite.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::comparison;

/// Two JSON texts are compared by what they mean, with the place of each difference, in bounded time.
class tst_JsonDifference : public QObject
{
    Q_OBJECT

private slots:
    void differences_data();
    void differences();
    void placesAreThoseOfTheText();
    void layoutIsNoDifference();
    void knownEditsAreFound();
    void sidesAreMirrored();
    void brokenTextsAreNotCompared_data();
    void brokenTextsAreNotCompared();
    void listsTheFirstDifferencesAndCountsAll();
    void boundsItsWork_data();
    void boundsItsWork();
    void tooManyValuesAreNotCompared();
    void canBeCancelled();
};

namespace {

using DifferenceKind = JsonDifference::Kind;

QString shown(const JsonDifference &difference)
{
    const QString left = difference.left ? difference.left->pointer : u"-"_s;
    const QString right = difference.right ? difference.right->pointer : u"-"_s;
    switch (difference.kind) {
    case DifferenceKind::Added: return u"+ "_s + right;
    case DifferenceKind::Removed: return u"- "_s + left;
    case DifferenceKind::Moved: return u"> "_s + left + u' ' + right;
    case DifferenceKind::Changed: break;
    }
    return (difference.isOtherType ? u"! "_s : u"~ "_s) + left + (left == right ? QString() : u' ' + right);
}

QStringList shown(const JsonComparison &comparison)
{
    QStringList lines;
    for (const JsonDifference &difference : comparison.differences)
        lines += shown(difference);
    return lines;
}

QStringList compared(const QByteArray &left, const QByteArray &right)
{
    const JsonComparison comparison = compareJson(left, right);
    return comparison.isCompared() ? shown(comparison) : QStringList{u"not compared"_s};
}

QJsonArray withElement(QJsonArray array, int at, const QJsonValue &value)
{
    array.insert(at, value);
    return array;
}

/// Writes a value in one of the many layouts that mean the same, and makes values whose leaves are all different.
class AnyJson
{
public:
    explicit AnyJson(quint32 seed)
        : m_random(seed)
    {
    }

    int below(int bound) { return m_random.bounded(bound); }
    QString leaf() { return u"v%1"_s.arg(++m_leaves); }

    QJsonValue value(int depth)
    {
        if (depth == 0 || below(6) == 0)
            return below(2) == 0 ? QJsonValue(leaf()) : QJsonValue(++m_leaves);
        return below(2) == 0 ? QJsonValue(object(depth)) : QJsonValue(array(depth));
    }
    QJsonObject object(int depth)
    {
        QJsonObject object;
        for (int count = below(4) + 3; count > 0; --count)
            object.insert(u"k/~é%1"_s.arg(count), value(depth - 1));
        return object;
    }
    QJsonArray array(int depth)
    {
        QJsonArray array;
        for (int count = below(4) + 4; count > 0; --count)
            array.append(value(depth - 1));
        return array;
    }

    QByteArray written(const QJsonValue &value)
    {
        QByteArrayList parts;
        if (value.isObject()) {
            const QJsonObject object = value.toObject();
            for (auto member = object.begin(); member != object.end(); ++member)
                parts += space() + string(member.key()) + space() + ':' + written(member.value());
            std::shuffle(parts.begin(), parts.end(), m_random);
            return space() + '{' + parts.join(',') + space() + '}' + space();
        }
        if (value.isArray()) {
            const QJsonArray array = value.toArray();
            for (const QJsonValue &element : array)
                parts += written(element);
            return space() + '[' + parts.join(',') + space() + ']' + space();
        }
        return space() + (value.isString() ? string(value.toString()) : number(value.toInt())) + space();
    }

private:
    QByteArray space() { return QByteArrayList{"", "", " ", "\n", "\t\r\n "}.at(below(5)); }
    QByteArray number(int value)
    {
        const QByteArray digits = QByteArray::number(value);
        return QByteArrayList{digits, digits + ".0", digits + "0e-1", digits + "E+00"}.at(below(4));
    }
    QByteArray string(const QString &text)
    {
        QByteArray written;
        for (const QChar letter : text) {
            if (below(3) == 0)
                written += "\\u" + QByteArray::number(letter.unicode(), 16).rightJustified(4, '0');
            else
                written += letter == u'/' && below(2) == 0 ? QByteArray("\\/") : QString(letter).toUtf8();
        }
        return '"' + written + '"';
    }

    QRandomGenerator m_random;
    int m_leaves = 0;
};

/// Makes one change somewhere in `value`, and adds to `expected` what the comparison must say.
QJsonValue edited(AnyJson &any, const QJsonValue &value, const QString &pointer, QStringList &expected)
{
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        const QString key = object.keys().at(any.below(static_cast<int>(object.size())));
        const QString below = pointer + u'/' + QString(key).replace(u'~', "~0"_L1).replace(u'/', "~1"_L1);
        switch (any.below(4)) {
        case 0:
            object.remove(key);
            expected += u"- "_s + below;
            break;
        case 1:
            object.insert(u"new"_s, any.leaf());
            expected += u"+ "_s + pointer + u"/new"_s;
            break;
        default: object[key] = edited(any, object[key], below, expected); break;
        }
        return object;
    }
    if (!value.isArray()) {
        expected += u"~ "_s + pointer;
        return value.isString() ? QJsonValue(any.leaf()) : QJsonValue(-value.toInt());
    }
    QJsonArray array = value.toArray();
    const int at = any.below(static_cast<int>(array.size()));
    switch (any.below(4)) {
    case 0:
        array.removeAt(at);
        expected += u"- %1/%2"_s.arg(pointer).arg(at);
        break;
    case 1:
        array.insert(at, any.leaf());
        expected += u"+ %1/%2"_s.arg(pointer).arg(at);
        break;
    case 2: { // over two or more, so that nothing else can be what moved
        const int end = static_cast<int>(array.size()) - 1;
        const int to = at >= 2 ? 0 : end;
        array = withElement(array, to + (to > at ? 1 : 0), array.at(at));
        array.removeAt(at + (to > at ? 0 : 1));
        expected += u"> %1/%2 %1/%3"_s.arg(pointer).arg(at).arg(to);
        break;
    }
    default: array[at] = edited(any, array[at], u"%1/%2"_s.arg(pointer).arg(at), expected); break;
    }
    return array;
}

} // namespace

void tst_JsonDifference::differences_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QByteArray &left, const QByteArray &right,
                        const QStringList &expected) { QTest::newRow(name) << left << right << expected; };
    row("value", R"({"a":1})", R"({"a":2})", {u"~ /a"_s});
    row("type", R"({"a":1})", R"({"a":"1"})", {u"! /a"_s});
    row("true and false", "[true]", "[false]", {u"~ /0"_s});
    row("null and false", "[null]", "[false]", {u"! /0"_s});
    row("whole text", "1", "2", {u"~ "_s});
    row("members", R"({"a":1,"b":2})", R"({"c":3,"b":2})", {u"- /a"_s, u"+ /c"_s});
    row("order of members", R"({"a":1,"b":2})", R"({"b":2,"a":1})", {});
    row("order of elements", "[1,2,3]", "[3,1,2]", {u"> /2 /0"_s});
    row("an element before", "[1,2]", "[0,1,2]", {u"+ /0"_s});
    row("within an element", R"([{"a":1},{"a":2}])", R"([{"a":1},{"a":3}])", {u"~ /1/a"_s});
    row("within an element that has another index", R"([0,{"a":1},2])", R"([{"a":3},2])", {u"! /0"_s, u"- /1"_s});
    row("renamed", R"({"old":{"x":[]}})", R"({"new":{"x":[]}})", {u"> /old /new"_s});
    row("renamed by chance", R"({"old":true,"s":"short"})", R"({"new":true,"t":"short"})",
        {u"- /old"_s, u"- /s"_s, u"+ /new"_s, u"+ /t"_s});
    row("moved elsewhere", R"({"a":{"id":"run-abcdefgh"},"b":{}})", R"({"a":{},"b":{"id":"run-abcdefgh"}})",
        {u"> /a/id /b/id"_s});
    row("moved into what is new", R"({"d":{"id":"run-abcdefgh"}})", R"({"d":{"in":{"id":"run-abcdefgh"}}})",
        {u"> /d/id /d/in/id"_s, u"+ /d/in"_s});
    row("moved out of what went", R"({"d":{"in":[{"x":{"y":1}}]}})", R"({"d":{"x":{"y":1}}})",
        {u"- /d/in"_s, u"> /d/in/0/x /d/x"_s});
    row("moved together into what is new", R"({"a":{"x":{"y":1}}})", R"({"b":[{"x":{"y":1}}]})",
        {u"> /a /b/0"_s, u"+ /b"_s});
    row("new within what is new", R"({"a":[{"x":1},2]})", R"({"b":[{"x":1},3]})", {u"- /a"_s, u"+ /b"_s});
    row("twice within what is new", R"({"a":"12345678"})", R"({"b":["12345678","12345678"]})", {u"- /a"_s, u"+ /b"_s});
    row("moved or not", R"({"a":"12345678"})", R"({"b":"12345678","c":"12345678"})", {u"- /a"_s, u"+ /b"_s, u"+ /c"_s});
    row("same key twice", R"({"a":1,"a":2})", R"({"a":2,"a":1})", {u"~ /a"_s, u"~ /a"_s});
    row("a key twice", R"({"a":1})", R"({"a":1,"\u0061":1})", {u"+ /a"_s});
    row("large numbers", "[9007199254740993]", "[9007199254740992]", {u"~ /0"_s});
    row("empty and null", "[{},[]]", "[[],{}]", {u"> /1 /0"_s});
    row("byte order mark", "\xEF\xBB\xBF[1]", "[1]", {});
    row("empty key", R"({"":1,"~/":2})", R"({"":2,"~/":3})", {u"~ /"_s, u"~ /~0~1"_s});
}

void tst_JsonDifference::differences()
{
    QFETCH(const QByteArray, left);
    QFETCH(const QByteArray, right);
    QTEST(compared(left, right), "expected");
}

void tst_JsonDifference::placesAreThoseOfTheText()
{
    const QByteArray left = "{\n \"a\": \"x\",\n \"b\": [1, {}]\n}";
    const QByteArray right = "{\"a\":\"xy\",\n\n\"b\":[]}";
    const auto differences = compareJson(left, right).differences;
    QCOMPARE(differences.size(), 3);
    QCOMPARE(differences[0].left, (JsonPlace{u"/a"_s, 8, 3, 2}));
    QCOMPARE(differences[0].right, (JsonPlace{u"/a"_s, 5, 4, 1}));
    QCOMPARE(differences[1].left, (JsonPlace{u"/b/0"_s, 20, 1, 3}));
    QCOMPARE(differences[2].left, (JsonPlace{u"/b/1"_s, 23, 2, 3}));
    QVERIFY(!differences[2].right);
}

void tst_JsonDifference::layoutIsNoDifference()
{
    AnyJson any(1);
    for (int round = 0; round < 200; ++round) {
        const QJsonValue value = any.value(4);
        QCOMPARE(compared(any.written(value), any.written(value)), QStringList());
    }
}

void tst_JsonDifference::knownEditsAreFound()
{
    AnyJson any(2);
    for (int round = 0; round < 200; ++round) {
        QJsonObject left;
        QJsonObject right;
        QStringList expected;
        for (int part = any.below(5); part >= 0; --part) {
            const QString key = u"part%1"_s.arg(part);
            left[key] = any.value(4);
            right[key] = any.below(4) == 0 ? left[key] : edited(any, left[key], u'/' + key, expected);
        }
        const QByteArray texts[] = {any.written(left), any.written(right)};
        QStringList found = compared(texts[0], texts[1]);
        found.sort();
        expected.sort();
        QVERIFY2(found == expected,
                 (texts[0] + '\n' + texts[1] + '\n' + found.join(u' ').toUtf8() + '\n' + expected.join(u' ').toUtf8())
                     .constData());
    }
}

void tst_JsonDifference::sidesAreMirrored()
{
    AnyJson any(3);
    for (int round = 0; round < 300; ++round) {
        QJsonArray array;
        QJsonArray other;
        for (QJsonArray *one : {&array, &other}) {
            for (int count = any.below(8); count > 0; --count)
                one->append(any.below(3) == 0 ? QJsonValue(QJsonObject{{u"id"_s, any.below(3)}}) : any.below(4));
        }
        const QByteArray left = any.written(QJsonObject{{u"a"_s, array}, {u"b%1"_s.arg(any.below(2)), other}});
        const QByteArray right = any.written(QJsonObject{{u"a"_s, other}, {u"b%1"_s.arg(any.below(2)), array}});
        JsonComparison mirrored = compareJson(right, left);
        for (JsonDifference &difference : mirrored.differences) {
            std::swap(difference.left, difference.right);
            difference.kind = difference.kind == DifferenceKind::Added ? DifferenceKind::Removed
                : difference.kind == DifferenceKind::Removed           ? DifferenceKind::Added
                                                                       : difference.kind;
        }
        QStringList there = shown(compareJson(left, right));
        QStringList back = shown(mirrored);
        there.sort();
        back.sort();
        QCOMPARE(back, there);
    }
}

void tst_JsonDifference::brokenTextsAreNotCompared_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rule");
    QTest::newRow("empty") << QByteArray() << u"json.empty"_s;
    QTest::newRow("cut") << QByteArray("{\"a\":") << u"json.broken"_s;
    QTest::newRow("comma") << QByteArray("[1,]") << u"json.comma"_s;
    QTest::newRow("behind") << QByteArray("{} {}") << u"json.after-end"_s;
    QTest::newRow("half a pair") << QByteArray(R"(["\ud800"])") << u"json.surrogate"_s;
    QTest::newRow("deep") << QByteArray(2000, '[') + QByteArray(2000, ']') << u"json.depth"_s;
    QTest::newRow("word") << QByteArray("[nul]") << u"json.broken"_s;
}

void tst_JsonDifference::brokenTextsAreNotCompared()
{
    QFETCH(const QByteArray, text);
    const JsonComparison left = compareJson(text, "{}");
    QVERIFY(!left.isCompared());
    QVERIFY(left.left && !left.right && left.differences.isEmpty());
    QTEST(left.left->rule.name(), "rule");
    const JsonComparison right = compareJson("{}", text);
    QVERIFY(right.right && !right.left);
}

void tst_JsonDifference::listsTheFirstDifferencesAndCountsAll()
{
    QByteArray left = "[";
    QByteArray right = "[";
    for (int index = 0; index < 3000; ++index) {
        left += QByteArray::number(index + 1) + ',';
        right += QByteArray::number(-index - 1) + ',';
    }
    const JsonComparison comparison = compareJson(left + "0]", right + "0,0]");
    QCOMPARE(comparison.differences.size(), JsonComparison::MaxDifferences);
    QCOMPARE(comparison.count(), 3001);
    QCOMPARE(comparison.counts.at(static_cast<std::size_t>(DifferenceKind::Added)), 1);
}

void tst_JsonDifference::boundsItsWork_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QByteArray numbers;
    QByteArray backwards;
    for (int index = 0; index < 1'000'000; ++index) {
        numbers += QByteArray::number(index) + ',';
        backwards += QByteArray::number(1'000'000 - index) + ',';
    }
    QTest::newRow("a million elements turned around")
        << QByteArray('[' + numbers + "1]") << QByteArray('[' + backwards + "0]");
    const QByteArray open(1024, '[');
    const QByteArray end(1024, ']');
    QTest::newRow("deep") << QByteArray(open + '1' + end) << QByteArray(open + '2' + end);
    QTest::newRow("one key") << QByteArray("{" + QByteArray(R"("a":1,)").repeated(300'000) + R"("a":1})")
                             << QByteArray("{" + QByteArray(R"("a":2,)").repeated(300'000) + R"("a":1})");
    QTest::newRow("long string") << QByteArray("[\"" + QByteArray(20'000'000, 'x') + "\"]")
                                 << QByteArray("[\"" + QByteArray(20'000'000, 'y') + "\"]");
    QTest::newRow("long number") << QByteArray('1' + QByteArray(10'000'000, '0'))
                                 << QByteArray('2' + QByteArray(10'000'000, '0'));
}

void tst_JsonDifference::boundsItsWork()
{
    QFETCH(const QByteArray, left);
    QFETCH(const QByteArray, right);
    const JsonComparison comparison = compareJson(left, right);
    QVERIFY(comparison.isCompared());
    QVERIFY(comparison.count() > 0);
}

void tst_JsonDifference::tooManyValuesAreNotCompared()
{
    const QByteArray dense = '[' + QByteArray("0,").repeated(4'000'000) + "0]";
    const JsonComparison comparison = compareJson("[]", dense);
    QVERIFY(comparison.isTooLarge);
    QVERIFY(!comparison.isCompared());
}

void tst_JsonDifference::canBeCancelled()
{
    const QByteArray text = '[' + QByteArray("0,").repeated(100'000) + "0]";
    const JsonComparison comparison = compareJson(text, "[]", [] { return true; });
    QVERIFY(comparison.isCancelled);
    QVERIFY(!comparison.isCompared());
    QVERIFY(comparison.differences.isEmpty());
}

RUNLATCH_TEST(tst_JsonDifference)
#include "tst_jsondifference.moc"
