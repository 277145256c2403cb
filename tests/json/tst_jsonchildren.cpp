// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/jsonchildren.h"

#include "support/suite.h"
#include "text/foldedsearch.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::json {

/// The members and elements of a text are found at their places, also in a text that no JSON reader takes.
class tst_JsonChildren : public QObject
{
    Q_OBJECT
private slots:
    void readsTheLevelBelow_data();
    void readsTheLevelBelow();
    void goesOnWhereItStopped();
    void findsKeysAndValues_data();
    void findsKeysAndValues();
    void stopsWhenCancelled();
};

void tst_JsonChildren::readsTheLevelBelow_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("children"); // key, value and number of its own children
    const auto row = [](const char *name, const QByteArray &text, const QStringList &children) {
        QTest::newRow(name) << text << children;
    };
    row("object", R"({"a":1,"b":{"c":[],"d":2}})", {u"a=1 0"_s, u"b={\"c\":[],\"d\":2} 2"_s});
    row("array", R"(["x",[1,2,3],{}])", {u"=\"x\" 0"_s, u"=[1,2,3] 3"_s, u"={} 0"_s});
    row("blanks of every kind", "{ \t\"a\"\r\n:\t\r1 \n,\r\"b\" :\n[ \r\n] }", {u"a=1 0"_s, u"b=[ \r\n] 0"_s});
    row("escapes", R"({"\"a,":"\\","b":"}"})", {u"\\\"a,=\"\\\\\" 0"_s, u"b=\"}\" 0"_s});
    row("no colon", R"({"a" 1})", {});
    row("nothing behind the key", R"({"a")", {});
    row("no value", R"({"a":1,"b":})", {u"a=1 0"_s});
    row("no key", R"({"a":1,2:3})", {u"a=1 0"_s});
    row("commas too many", "[,1,,2,]", {u"=1 0"_s, u"=2 0"_s});
    row("cut", R"([1,"a)", {u"=1 0"_s, u"=\"a 0"_s});
}

void tst_JsonChildren::readsTheLevelBelow()
{
    QFETCH(const QByteArray, text);
    const JsonChild document = jsonDocument(text);
    const JsonChildren found = readJsonChildren(text, document.type == QJsonValue::Object, document.offset + 1, 100);
    QStringList children;
    for (const JsonChild &child : found.children)
        children +=
            u"%1=%2 %3"_s.arg(QString::fromLatin1(text.mid(child.keyOffset, child.keyLength)),
                              QString::fromLatin1(text.mid(child.offset, child.length)), QString::number(child.count));
    QTEST(children, "children");
    QCOMPARE(found.next, -1);
}

void tst_JsonChildren::goesOnWhereItStopped()
{
    const QByteArray text = "[1, 2 ,3]";
    const JsonChildren first = readJsonChildren(text, false, 1, 2);
    QCOMPARE(first.children.size(), 2);
    const JsonChildren rest = readJsonChildren(text, false, first.next, 2);
    QCOMPARE(rest.children.size(), 1);
    QCOMPARE(rest.children.first().offset, quint32(text.indexOf('3')));
    QCOMPARE(rest.next, -1);
}

void tst_JsonChildren::findsKeysAndValues_data()
{
    QTest::addColumn<QByteArray>("wanted");
    QTest::addColumn<int>("most");
    QTest::addColumn<QList<qsizetype>>("places");
    QTest::newRow("key and value") << "run"_ba << 10 << QList<qsizetype>{1, 7};
    QTest::newRow("no more than asked for") << "run"_ba << 1 << QList<qsizetype>{1};
    QTest::newRow("what an escape means") << "x/y"_ba << 10 << QList<qsizetype>{21};
    QTest::newRow("a word") << "ull"_ba << 10 << QList<qsizetype>{29};
    QTest::newRow("none") << "missing"_ba << 10 << QList<qsizetype>();
}

void tst_JsonChildren::findsKeysAndValues()
{
    QFETCH(const QByteArray, wanted);
    QFETCH(const int, most);
    QTEST(findInJson(R"({"Run":"a run", "b":["x\/y", null]})", text::FoldedSearch(wanted), most), "places");
}

void tst_JsonChildren::stopsWhenCancelled()
{
    const std::atomic<bool> cancelled = true;
    QCOMPARE(findInJson("[1]", text::FoldedSearch("1"), 10, &cancelled), QList<qsizetype>());
}

RUNLATCH_TEST(tst_JsonChildren)

} // namespace runlatch::json

#include "tst_jsonchildren.moc"
