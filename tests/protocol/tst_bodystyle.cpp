// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/bodystyle.h"
#include "protocol/orderedjson.h"
#include "support/suite.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;

class tst_BodyStyle : public QObject
{
    Q_OBJECT
private slots:
    void writesTheStyle_data();
    void writesTheStyle();
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
