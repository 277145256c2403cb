// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/orderedjson.h"
#include "support/suite.h"

#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::json;

/// JSON is written with its members in the order given.
class tst_OrderedJson : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheOrder();
    void escapesOnlyWhatItMust();
    void textOrNull();
};

void tst_OrderedJson::keepsTheOrder()
{
    OrderedJson json;
    QCOMPARE(json.toJson(), "{}");
    json.add(u"z", 1).add(u"a", true).add(u"m", QJsonObject{{u"k"_s, QJsonValue()}});
    json.addRaw(u"list", OrderedJson::array({"1", R"({"b":2,"a":1})"})).addRaw(u"none", OrderedJson::array({}));
    QCOMPARE(json.toJson(), R"({"z":1,"a":true,"m":{"k":null},"list":[1,{"b":2,"a":1}],"none":[]})");
}

void tst_OrderedJson::escapesOnlyWhatItMust()
{
    QCOMPARE(OrderedJson().add(u"ä/\"", u"café ✓ 😀 a/b \"q\" \\ \n\u0001 <>&"_s).toJson(),
             "{\"ä/\\\"\":\"café ✓ 😀 a/b \\\"q\\\" \\\\ \\n\\u0001 <>&\"}");
}

void tst_OrderedJson::textOrNull()
{
    OrderedJson json;
    json.addTextOrNull(u"null", QString()).addTextOrNull(u"empty", u""_s).addTextOrNull(u"text", u"t"_s);
    QCOMPARE(json.toJson(), R"({"null":null,"empty":"","text":"t"})");
}

RUNLATCH_TEST(tst_OrderedJson)
#include "tst_orderedjson.moc"
