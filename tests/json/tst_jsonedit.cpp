// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/jsonedit.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::json {

/// What is not meant keeps its bytes, whatever a reader would make of it.
class tst_JsonEdit : public QObject
{
    Q_OBJECT
private slots:
    void findsAMember();
    void setsMembers();
    void leavesMembersOut();
    void readsMoreMembersThanAtOnce();
};

void tst_JsonEdit::findsAMember()
{
    QCOMPARE(memberValue(R"({"a":1,"b":{"c":null},"a":2.0})", u"a"_s), "2.0");
    QCOMPARE(memberValue(R"({"b" : {"c": null}})", u"b"_s), R"({"c": null})");
    QCOMPARE(memberValue(R"({"\u0061":"x"})", u"a"_s), R"("x")");
    QVERIFY(memberValue(R"({"b":{"a":1}})", u"a"_s).isNull());
}

void tst_JsonEdit::setsMembers()
{
    const QByteArray text = "{ \"z\": 12345678901234567890, \"b\": 1.0,\n \"a\": [1, 2], \"b\": 2 }";
    QCOMPARE(withMembers(text, {{u"b"_s, "null"}, {u"n\"n"_s, "{}"}}),
             R"({"z":12345678901234567890,"b":null,"a":[1, 2],"b":null,"n\"n":{}})");
    QCOMPARE(withMembers("\xEF\xBB\xBF {}", {{u"a"_s, "1"}}), R"({"a":1})");
    QCOMPARE(withMembers(" { } ", {}), "{}");
}

void tst_JsonEdit::leavesMembersOut()
{
    const QByteArray text = R"({"a":1,"c":{"a":2,"b":3,"d":{"a":4}},"e":5})";
    QCOMPARE(withoutMember(text, {u"a"_s}), R"({"c":{"a":2,"b":3,"d":{"a":4}},"e":5})");
    QCOMPARE(withoutMember(text, {u"c"_s, u"d"_s, u"a"_s}), R"({"a":1,"c":{"a":2,"b":3,"d":{}},"e":5})");
    QCOMPARE(withoutMember(text, {u"e"_s}), R"({"a":1,"c":{"a":2,"b":3,"d":{"a":4}}})");
    for (const QStringList &nowhere : {QStringList{u"x"_s}, QStringList{u"a"_s, u"a"_s}, QStringList{u"c"_s, u"x"_s}})
        QCOMPARE(withoutMember(text, nowhere), text);
}

void tst_JsonEdit::readsMoreMembersThanAtOnce()
{
    QMap<QString, QByteArray> many;
    for (int i = 0; i < 2500; ++i)
        many.insert(u"key%1"_s.arg(i), QByteArray::number(i));
    const QByteArray text = withMembers("{}", many);
    QCOMPARE(memberValue(text, u"key2499"_s), "2499");
    QCOMPARE(withMembers(text, {}), text);
    QVERIFY(memberValue(withoutMember(text, {u"key1700"_s}), u"key1700"_s).isNull());
}

RUNLATCH_TEST(tst_JsonEdit)

} // namespace runlatch::json

#include "tst_jsonedit.moc"
