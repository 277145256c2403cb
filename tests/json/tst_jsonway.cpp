// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/jsonway.h"

#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::json {

/// The way to a place in JSON text has the children that a reader finds level by level, and costs one pass.
class tst_JsonWay : public QObject
{
    Q_OBJECT
private slots:
    void hasTheRowsOfEachLevel();
    void hasWhatReadersOfOneLevelHave();
    void endsAtTheWantedDepth();
    void isTooLongForTheRowsOfAllLevels();
    void looksAtNoByteMoreThanTwice();
    void endsWhenItIsCancelled();
    void brokenTextsEndSomewhere();

private:
    static constexpr int Any = 1'000'000;
    static JsonWay way(const QByteArray &text, qsizetype wanted, int levels = 1000, int most = Any)
    {
        return readJsonWay(
            text, {.isObject = text.startsWith('{'), .at = 1, .wanted = wanted, .levels = levels, .most = most});
    }
    static QByteArray last(const QByteArray &text, const JsonChildren &level)
    {
        const JsonChild &child = level.children.last();
        return text.mid(child.offset, child.length);
    }
    /// Levels one within the other, with something long before, in and behind them.
    static QByteArray nested(int levels, qsizetype size)
    {
        const QByteArray around = '"' + QByteArray(size, 'x') + "\",";
        return "[" + around + QByteArray(levels - 1, '[') + around + "7" + QByteArray(levels - 1, ']') + ',' + around
            + "1]";
    }
};

void tst_JsonWay::hasTheRowsOfEachLevel()
{
    const QByteArray text = R"({"a":1, "b":[true, {"c":"}]", "d":[] , "e":{"f":0}}, 2], "g":3})";
    const JsonWay found = way(text, text.indexOf("\"f\""));
    QCOMPARE(found.levels.size(), 4);
    QVERIFY(!found.isTooLong);
    QCOMPARE(found.levels[0].children.size(), 2);
    QCOMPARE(last(text, found.levels[0]), R"([true, {"c":"}]", "d":[] , "e":{"f":0}}, 2])"_ba);
    QCOMPARE(found.levels[0].children.last().count, 3U);
    QCOMPARE(text.mid(found.levels[0].children.last().keyOffset, found.levels[0].children.last().keyLength), "b"_ba);
    QVERIFY(found.levels[0].next > 0); // "g" can still be read
    QCOMPARE(found.levels[1].children.size(), 2);
    QCOMPARE(found.levels[1].children.last().count, 3U);
    QCOMPARE(found.levels[2].children.size(), 3);
    QCOMPARE(found.levels[2].children[1].count, 0U);
    QCOMPARE(found.levels[2].next, -1);
    QCOMPARE(last(text, found.levels[3]), "0"_ba);
}

/// Compares with readers that go down level by level, from every place of a text.
void tst_JsonWay::hasWhatReadersOfOneLevelHave()
{
    const QByteArray text = R"( {"a":[1,[2,{"b":"x\"]","c":[[],{}]}],3],"d":{"e":{"f":[0]}},"g":[]} )"_ba.trimmed();
    for (qsizetype wanted = 1; wanted < text.size(); ++wanted) {
        qsizetype at = 1;
        bool isObject = true;
        for (const JsonChildren &level : way(text, wanted).levels) {
            const JsonChildren all = readJsonChildren(text, isObject, at, Any);
            for (qsizetype i = 0; i < level.children.size(); ++i) {
                QCOMPARE(level.children[i].offset, all.children[i].offset);
                QCOMPARE(level.children[i].length, all.children[i].length);
                QCOMPARE(level.children[i].count, all.children[i].count);
                QCOMPARE(level.children[i].keyOffset, all.children[i].keyOffset);
            }
            const bool isWhole = level.children.size() == all.children.size();
            QCOMPARE(level.next < 0, isWhole);
            if (level.children.isEmpty())
                break;
            at = qsizetype(level.children.last().offset) + 1;
            isObject = level.children.last().type == QJsonValue::Object;
        }
    }
}

void tst_JsonWay::endsAtTheWantedDepth()
{
    const QByteArray text = QByteArray(50, '[') + '1' + QByteArray(50, ']');
    QCOMPARE(way(text, 50, 10).levels.size(), 10);
    QCOMPARE(way(text, 50, 10).levels.last().children.last().length, 81U);
    QCOMPARE(way(text, 50).levels.size(), 50);
}

void tst_JsonWay::isTooLongForTheRowsOfAllLevels()
{
    const QByteArray list = QByteArray("1,").repeated(100);
    const QByteArray text = '[' + list + '[' + list + "7]," + list + "1]";
    const qsizetype wanted = text.indexOf('7');
    QVERIFY(!way(text, wanted, 10, 202).isTooLong);
    for (const int most : {1, 99, 100, 101, 102, 201})
        QVERIFY(way(text, wanted, 10, most).isTooLong);
}

void tst_JsonWay::looksAtNoByteMoreThanTwice()
{
    for (const int levels : {1, 10, 1000}) {
        const QByteArray text = nested(levels, 100'000);
        const JsonWay found = way(text, text.indexOf('7'));
        QCOMPARE(found.levels.size(), levels);
        QVERIFY2(found.work <= 2 * text.size(), qPrintable(QString::number(found.work)));
    }
}

void tst_JsonWay::endsWhenItIsCancelled()
{
    const QByteArray text = nested(1000, 100'000);
    const std::atomic<bool> cancelled = true;
    const JsonWay found =
        readJsonWay(text, {.at = 1, .wanted = text.indexOf('7'), .levels = 1000, .most = Any}, &cancelled);
    QVERIFY(found.levels.isEmpty());
    QVERIFY(found.work < 1000);
}

void tst_JsonWay::brokenTextsEndSomewhere()
{
    for (const QByteArray broken : {"{\"a\"", "{\"a\":[", "[[[[", "[\"\\", "{:}", "[}{]", "{\"a\":{\"b\":[1,", "[1 2]",
                                    "[[}1,2]", "{\"a\" {\"b\":[1]}}", "[,,[,,1]", "{[1]:[2]}"}) {
        for (qsizetype wanted = 0; wanted <= broken.size() + 1; ++wanted)
            QVERIFY(!way(broken, wanted).levels.isEmpty());
    }
}

RUNLATCH_TEST(tst_JsonWay)

} // namespace runlatch::json

#include "tst_jsonway.moc"
