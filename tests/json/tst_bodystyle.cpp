// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/bodystyle.h"
#include "json/orderedjson.h"
#include "support/suite.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::json;

/// A body in another style says the same JSON.
class tst_BodyStyle : public QObject
{
    Q_OBJECT
private slots:
    void writesTheStyle_data();
    void writesTheStyle();
    void keepsNoWhiteSpaceOfBefore_data();
    void keepsNoWhiteSpaceOfBefore();
    void indentsDeepNestingInProportion();
    void saysTheSame_data();
    void saysTheSame();
    void namesEachStyle();
};

void tst_BodyStyle::writesTheStyle_data()
{
    QTest::addColumn<BodyStyle>("style");
    QTest::addColumn<QByteArray>("written");
    const QByteArray body = R"({"a":"x, {y}: \"\\","n":[1,{}],"e":[],"u":"é & <😀>"})";
    QTest::newRow("compact") << BodyStyle::Compact << body;
    QTest::newRow("escaped")
        << BodyStyle::Escaped
        << R"({"a":"x, {y}: \"\\","n":[1,{}],"e":[],"u":"\u00e9 \u0026 \u003c\ud83d\ude00\u003e"})"_ba;
    QTest::newRow("spaced") << BodyStyle::Spaced
                            << R"({"a": "x, {y}: \"\\", "n": [1, {}], "e": [], "u": "é & <😀>"})"_ba;
    QTest::newRow("pretty") << BodyStyle::Pretty
                            << "{\n  \"a\": \"x, {y}: \\\"\\\\\",\n  \"n\": [\n    1,\n    {}\n  ],\n"
                               "  \"e\": [],\n  \"u\": \"é & <😀>\"\n}"_ba;
}

void tst_BodyStyle::writesTheStyle()
{
    QFETCH(BodyStyle, style);
    const QByteArray body = R"({"a":"x, {y}: \"\\","n":[1,{}],"e":[],"u":"é & <😀>"})";
    QTEST(restyled(body, style), "written");
}

/// Pretty bytes keep none of their own white space. They were once shown with their own and ours.
void tst_BodyStyle::keepsNoWhiteSpaceOfBefore_data()
{
    QTest::addColumn<QByteArray>("body");
    const QByteArray body = R"({"a":"x, { } : \" \\","e":[],"n":[1,{"b":2}],"o":{}})";
    QTest::newRow("pretty") << restyled(body, BodyStyle::Pretty);
    QTest::newRow("spaced") << restyled(body, BodyStyle::Spaced);
    QTest::newRow("Qt's") << QJsonDocument::fromJson(body).toJson(QJsonDocument::Indented);
    QTest::newRow("tabs and CR")
        << "\t{\r\n\t\"a\" :\t\"x, { } : \\\" \\\\\" ,\"e\":[ \r\n ],\"n\":[ 1 , { \"b\" : 2 } ],\"o\":{ } }\r\n"_ba;
}

void tst_BodyStyle::keepsNoWhiteSpaceOfBefore()
{
    QFETCH(QByteArray, body);
    const QByteArray compact = R"({"a":"x, { } : \" \\","e":[],"n":[1,{"b":2}],"o":{}})";
    QCOMPARE(restyled(body, BodyStyle::Pretty), restyled(compact, BodyStyle::Pretty));
    QCOMPARE(restyled(body, BodyStyle::Spaced), restyled(compact, BodyStyle::Spaced));
}

/// Deep nesting is indented in proportion to its size. Each bracket of a hostile body is a line: without a bound on the
/// indentation, 64 KB became 4 GB.
void tst_BodyStyle::indentsDeepNestingInProportion()
{
    const QByteArray pretty = restyled(QByteArray(10'000, '['), BodyStyle::Pretty);
    QVERIFY2(pretty.size() < 2'000'000, qPrintable(QString::number(pretty.size())));
}

void tst_BodyStyle::saysTheSame_data()
{
    QTest::addColumn<BodyStyle>("style");
    for (const BodyStyle style : bodyStyles())
        QTest::newRow(qPrintable(bodyStyleName(style))) << style;
}

void tst_BodyStyle::saysTheSame()
{
    QFETCH(BodyStyle, style);
    QJsonObject value;
    for (int code = 1; code < 0x300; ++code)
        value.insert(QString(QChar(code)) + u"\\\""_s, QString(QChar(code)) + u"{[,:]}\\"_s);
    const QByteArray body = OrderedJson().add(u"value", value).add(u"list", QJsonValue()).toJson();
    const QByteArray other = restyled(body, style);
    QCOMPARE(QJsonDocument::fromJson(other), QJsonDocument::fromJson(body));
    QCOMPARE(other == body, style == BodyStyle::Compact);
}

void tst_BodyStyle::namesEachStyle()
{
    for (const BodyStyle style : bodyStyles())
        QCOMPARE(bodyStyleOfName(bodyStyleName(style)), style);
    QVERIFY(!bodyStyleOfName(u"Compact"));
}

RUNLATCH_TEST(tst_BodyStyle)
#include "tst_bodystyle.moc"
