// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

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

/// A change is laid out attribute by attribute; what the plan's maps call secret, or may, only when asked for.
class tst_ChangeDetail : public QObject
{
    Q_OBJECT
private slots:
    void attributesAreLaidOut_data();
    void attributesAreLaidOut();
    void secretsAreMasked_data();
    void secretsAreMasked();
    void secretsAreShownWhenAskedFor();
    void sensitivityIsTheSameWhereSecretsAreShown();
    void longValuesAreCut();
    void manyAttributesAreCounted();
    void pathsAreBounded();
    void deepValuesStandAsOne();
    void outputsAreLaidOut();
    void manyMasksTakeLinearTime();
    void periodicSecretsTakeLinearTime();
};

namespace {

QString shown(const Value &value)
{
    switch (value.state) {
    case Value::State::Absent: return u"-"_s;
    case Value::State::Known: return value.text;
    case Value::State::Unknown: return u"?"_s;
    case Value::State::Secret: return u"*"_s;
    }
    Q_UNREACHABLE();
}

QString shown(Attribute::Sensitivity sensitivity)
{
    switch (sensitivity) {
    case Attribute::Sensitivity::Same: return {};
    case Attribute::Sensitivity::Begins: return u" begins"_s;
    case Attribute::Sensitivity::Ends: return u" ends"_s;
    }
    Q_UNREACHABLE();
}

/// "~ path before after ! ends" for each attribute: ~ for one that differs, ! for one that forces the replacement, and
/// how its sensitivity changes.
QString shown(const ChangeDetail &detail)
{
    QStringList rows;
    for (const Attribute &attribute : detail.attributes) {
        rows += (attribute.differs ? u"~"_s : u"="_s) + u' ' + attribute.path + u' ' + shown(attribute.before) + u' '
            + shown(attribute.after) + (attribute.forcesReplacement ? u" !"_s : QString())
            + shown(attribute.sensitivity);
    }
    return rows.join(u" | "_s);
}

ChangeDetail detailOf(const QByteArray &members, Secrets secrets = Secrets::Masked)
{
    const Plan plan = readPlan(planOf(changesOf({resourceOf("a.b", R"({"actions":["update"],)" + members + '}')})));
    const auto detail = readDetail(plan, 0, secrets);
    return detail ? *detail : ChangeDetail{.attributes = {{.path = detail.error().rule.name()}}};
}

} // namespace

void tst_ChangeDetail::attributesAreLaidOut_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("rows");
    const auto row = [](const char *tag, const QByteArray &members, const QString &rows) {
        QTest::newRow(tag) << members << rows;
    };
    row("what differs first", R"("before":{"a":1,"b":"x","c":true},"after":{"a":1,"b":"y","c":true})",
        u"~ b \"x\" \"y\" | = a 1 1 | = c true true"_s);
    row("nested", R"("before":{"t":{"o":"x","p":[1,{"q":2}]}},"after":{"t":{"o":"x","p":[1,{"q":3}]}})",
        u"~ t.p[1].q 2 3 | = t.o \"x\" \"x\" | = t.p[0] 1 1"_s);
    row("created", R"("before":null,"after":{"a":1,"n":null},"after_unknown":{"id":true})",
        u"~ a - 1 | ~ id - ? | = n - null"_s);
    row("created, all unknown", R"("before":null,"after":{},"after_unknown":{"id":true,"o":{"p":true}})",
        u"~ id - ? | ~ o.p - ?"_s);
    row("deleted", R"("before":{"a":1},"after":null,"after_unknown":{})", u"~ a 1 -"_s);
    row("unknown as a whole", R"("before":{"a":1},"after":{},"after_unknown":true)", u"~  {\"a\":1} ?"_s);
    row("unknown below", R"("before":{"a":{"b":1,"c":2}},"after":{"a":{"c":2}},"after_unknown":{"a":{"b":true}})",
        u"~ a.b 1 ? | = a.c 2 2"_s);
    row("unknown in a list", R"("before":{"a":[1,2]},"after":{"a":[1,null]},"after_unknown":{"a":[false,true]})",
        u"~ a[1] 2 ? | = a[0] 1 1"_s);
    row("unknown of another shape", R"("before":{"a":1},"after":{"a":1},"after_unknown":{"a":[true]})", u"= a 1 1"_s);
    row("a list that grows", R"("before":{"a":[1]},"after":{"a":[1,2]})", u"~ a[1] - 2 | = a[0] 1 1"_s);
    row("empty ones", R"("before":{"a":[],"b":{}},"after":{"a":[],"b":{"c":1}})", u"~ b.c - 1 | = a [] []"_s);
    row("another kind", R"("before":{"a":"x"},"after":{"a":{"b":1}})", u"~ a \"x\" - | ~ a.b - 1"_s);
    row("a list that was an object", R"("before":{"a":{"b":1}},"after":{"a":[2]})", u"~ a.b 1 - | ~ a[0] - 2"_s);
    row("odd keys", R"("before":{},"after":{"a b":1,"":2,"q\"":3})",
        u"~ [\"\"] - 2 | ~ [\"a b\"] - 1 | ~ [\"q\\\"\"] - 3"_s);
    row("the same with other escapes", R"("before":{"a":"\u0041"},"after":{"a":"A"})", u"= a \"\\u0041\" \"A\""_s);
    row("forces", R"("before":{"a":1,"b":{"c":[1]}},"after":{"a":2,"b":{"c":[2]}},"replace_paths":[["b","c",0]])",
        u"~ a 1 2 | ~ b.c[0] 1 2 !"_s);
    row("forces from above", R"("before":{"b":{"c":1,"d":1}},"after":{"b":{"c":2,"d":1}},"replace_paths":[["b"]])",
        u"~ b.c 1 2 ! | = b.d 1 1"_s);
    row("forces from below",
        R"("before":{"b":{"c":1}},"after":{},"after_unknown":{"b":true},"replace_paths":[["b","c"]])",
        u"~ b {\"c\":1} ? !"_s);
    row("odd replace paths", R"("before":{"a":1},"after":{"a":2},"replace_paths":[[],["x"],[null],[-1],7,{"a":1}])",
        u"~ a 1 2"_s);
    row("numbers as they are", R"("before":{"a":1.0},"after":{"a":12345678901234567890123})",
        u"~ a 1.0 12345678901234567890123"_s);
    row("the last of repeated keys", R"("before":{"a":1,"a":2},"after":{"a":3,"a":2})", u"= a 2 2"_s);
    row("a generated configuration", R"("before":null,"after":{"a":1},"generated_config":"a = 1\n")",
        u"~ a - 1 | = generated_config - \"a = 1\\n\""_s);
    row("nothing", R"("before":null)", {});
}

void tst_ChangeDetail::attributesAreLaidOut()
{
    QFETCH(const QByteArray, members);
    const ChangeDetail detail = detailOf(members);
    QTEST(shown(detail), "rows");
    QCOMPARE(detail.leftOut, 0);
    QVERIFY(!detail.hasSecrets);
}

/// Whatever the maps are: where they may mean `geheim`, it is not there.
void tst_ChangeDetail::secretsAreMasked_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("rows");
    const auto row = [](const char *tag, const QByteArray &members, const QString &rows) {
        QTest::newRow(tag) << members << rows;
    };
    const QByteArray same = R"("before":{"a":1,"p":"geheim"},"after":{"a":1,"p":"geheim"},)";
    row("one", same + R"("before_sensitive":{"p":true},"after_sensitive":{"p":true})", u"= a 1 1 | = p * *"_s);
    row("a generated configuration",
        same + R"("before_sensitive":{"p":true},"after_sensitive":{"p":true},"generated_config":"p = geheim")",
        u"= a 1 1 | = p * * | = generated_config - *"_s);
    row("before alone", same + R"("before_sensitive":{"p":true},"after_sensitive":false)", u"~ p * * ends | = a 1 1"_s);
    row("after alone", same + R"("after_sensitive":{"p":true})", u"= a 1 1 | = p * *"_s);
    row("begins alone", same + R"("before_sensitive":{},"after_sensitive":{"p":true})", u"~ p * * begins | = a 1 1"_s);
    row("forces nothing", same + R"("before_sensitive":{"p":true},"after_sensitive":{},"replace_paths":[["p"]])",
        u"~ p * * ends | = a 1 1"_s);
    row("begins for all of it",
        R"("before":{"t":{"p":"geheim","q":1}},"after":{"t":{"p":"geheim","q":1}},)"
        R"("before_sensitive":{"t":{"p":true}},"after_sensitive":{"t":true})",
        u"~ t * * begins"_s);
    row("ends for a part",
        R"("before":{"t":["geheim",1]},"after":{"t":["geheim",1]},"before_sensitive":{"t":true},)"
        R"("after_sensitive":{"t":[true,false]})",
        u"~ t * * ends"_s);
    row("unknown, whatever the maps",
        R"("before":{"p":"geheim"},"after":{},"before_sensitive":{"p":true},)"
        R"("after_sensitive":{},"after_unknown":{"p":true})",
        u"~ p * ?"_s);
    row("as a whole", same + R"("before_sensitive":true)", u"=  * *"_s);
    row("an inner node", R"("before":{"p":{"q":{"r":"geheim"}}},"after":null,"before_sensitive":{"p":{"q":true}})",
        u"~ p.q * -"_s);
    row("created", R"("before":null,"after":{"p":"geheim"},"after_sensitive":{"p":true},"after_unknown":{})",
        u"~ p - *"_s);
    row("unknown", R"("before":{"p":"geheim"},"after":{},"after_sensitive":{"p":true},"after_unknown":{"p":true})",
        u"~ p * ?"_s);
    row("unknown above",
        R"("before":{"b":{"p":"geheim"}},"after":{},"before_sensitive":{"b":{"p":true}},)"
        R"("after_unknown":{"b":true})",
        u"~ b * ?"_s);
    row("in a list", R"("before":{"l":[1,"geheim"]},"after":{"l":[1,"geheim"]},"after_sensitive":{"l":[false,true]})",
        u"= l[0] 1 1 | = l[1] * *"_s);
    row("a list of another length",
        R"("before":{"l":[1,"geheim"]},"after":{"l":[1,"geheim"]},"after_sensitive":{"l":[true]})", u"= l * *"_s);
    row("a list for an object", R"("before":{"p":{"q":"geheim"}},"after":null,"before_sensitive":{"p":[true]})",
        u"~ p * -"_s);
    row("an object for a text", R"("before":{"p":"geheim"},"after":null,"before_sensitive":{"p":{"q":true}})",
        u"~ p * -"_s);
    row("a key that is not there", R"("before":{"p":"geheim"},"after":null,"before_sensitive":{"P":true})",
        u"~  * -"_s);
    row("a text as a map", same + R"("before_sensitive":"p")", u"=  * *"_s);
    row("a number as a map", same + R"("before_sensitive":{"p":1})", u"= a 1 1 | = p * *"_s);
    row("a key of the map twice", same + R"("before_sensitive":{"p":true,"p":false})", u"=  * *"_s);
    row("a map twice", same + R"("before_sensitive":{"p":true},"before_sensitive":false)", u"=  * *"_s);
    row("a key with escapes", same + R"("before_sensitive":{"\u0070":true})", u"= a 1 1 | = p * *"_s);
    row("a map with escapes", same + R"("before_sensitiv\u0065":{"p":true})", u"= a 1 1 | = p * *"_s);
    row("a value twice", R"("before":{"p":1,"p":"geheim"},"after":null,"before_sensitive":{"p":true})", u"~ p * -"_s);
    row("of another kind than before",
        R"("before":{"p":{"q":"geheim","r":1}},"after":{"p":["geheim"]},)"
        R"("before_sensitive":{"p":{"q":true}})",
        u"~ p * *"_s);
    row("of another kind, and new",
        R"("before":{"p":7},"after":{"p":{"q":"geheim"}},"after_sensitive":{"p":{"q":true}})", u"~ p * *"_s);
    row("repeated elsewhere",
        R"("before":{"i":{"p":"geheimnis"},"o":{"p":"x geheimnis","q":1}},"after":{},)"
        R"("before_sensitive":{"i":{"p":true}},"after_unknown":{"i":true,"o":true})",
        u"~ i * ? | ~ o * ?"_s);
    row("repeated in a list",
        R"("before":{"p":["geheimnis"],"o":["geheimnis","a"]},"after":null,)"
        R"("before_sensitive":{"p":[true]}})"_ba.chopped(1),
        u"~ o[0] * - | ~ o[1] \"a\" - | ~ p[0] * -"_s);
    row("changed", R"("before":{"p":"geheim"},"after":{"p":"geheimer"},"after_sensitive":{"p":true})", u"~ p * *"_s);
}

void tst_ChangeDetail::secretsAreMasked()
{
    QFETCH(const QByteArray, members);
    const ChangeDetail detail = detailOf(members);
    QTEST(shown(detail), "rows");
    QVERIFY(detail.hasSecrets);
    for (const Attribute &attribute : detail.attributes) {
        const QString all = attribute.path + attribute.before.text + attribute.after.text;
        QVERIFY2(!all.contains("geheim"_L1), qPrintable(all));
    }
}

/// A map that covers the whole covers its parts, too.
void tst_ChangeDetail::sensitivityIsTheSameWhereSecretsAreShown()
{
    const QByteArray same = R"("before":{"t":{"p":"geheim","q":[1]}},"after":{"t":{"p":"geheim","q":[1]}},)";
    QCOMPARE(shown(detailOf(same + R"("before_sensitive":{"t":true},"after_sensitive":{"t":true})", Secrets::Shown)),
             u"= t.p \"geheim\" \"geheim\" | = t.q[0] 1 1"_s);
    QCOMPARE(
        shown(detailOf(same + R"("before_sensitive":{"t":{"p":true}},"after_sensitive":{"t":true})", Secrets::Shown)),
        u"~ t.q[0] 1 1 begins | = t.p \"geheim\" \"geheim\""_s);
}

void tst_ChangeDetail::secretsAreShownWhenAskedFor()
{
    const ChangeDetail detail =
        detailOf(R"("before":{"p":"geheim"},"after":null,"before_sensitive":{"p":true})", Secrets::Shown);
    QCOMPARE(shown(detail), u"~ p \"geheim\" -"_s);
    QVERIFY(detail.hasSecrets);
}

void tst_ChangeDetail::longValuesAreCut()
{
    const QByteArray letters = QByteArray("ä").repeated(Value::MaxText);
    const ChangeDetail detail = detailOf(R"("before":null,"after":{"a":")" + letters + R"(","b":"short"})");
    const Value &cut = detail.attributes.at(0).after;
    QCOMPARE(cut.text, u'"' + QString(Value::MaxText - 1, u'ä'));
    QVERIFY(cut.isCut);
    QCOMPARE(cut.size, letters.size() + 2);
    QVERIFY(!detail.attributes.at(1).after.isCut);
}

void tst_ChangeDetail::manyAttributesAreCounted()
{
    constexpr int Same = ChangeDetail::MaxAttributes;
    QByteArray before = "{\"z\":1";
    QByteArray after = "{\"z\":2";
    for (int index = 0; index < Same; ++index) {
        before += ",\"a" + QByteArray::number(index) + "\":0";
        after += ",\"a" + QByteArray::number(index) + "\":0";
    }
    const ChangeDetail detail = detailOf("\"before\":" + before + "},\"after\":" + after + '}');
    QCOMPARE(detail.attributes.size(), ChangeDetail::MaxAttributes);
    QCOMPARE(detail.attributes.at(0).path, u"z"_s);
    QCOMPARE(detail.leftOut, 1);
}

/// A key of megabytes above thousands of values would otherwise stand in the path of each.
void tst_ChangeDetail::pathsAreBounded()
{
    const QByteArray key(1024 * 1024, 'k');
    QByteArray list = "[0";
    for (int index = 1; index < 10'000; ++index)
        list += ",0";
    const ChangeDetail detail = detailOf(R"("before":null,"after":{")" + key + "\":" + list + "]}");
    QCOMPARE(detail.attributes.size(), 10'000);
    QVERIFY(detail.attributes.last().path.size() < 300);
    QVERIFY(detail.attributes.last().path.endsWith("[9999]"_L1));
}

void tst_ChangeDetail::deepValuesStandAsOne()
{
    constexpr int Levels = 200'000;
    const QByteArray deep = QByteArray("{\"a\":").repeated(Levels) + "\"geheim\"" + QByteArray(Levels, '}');
    const ChangeDetail detail = detailOf("\"before\":null,\"after\":" + deep);
    QCOMPARE(detail.attributes.size(), 1);
    QCOMPARE(detail.attributes.at(0).path.count(u'a'), ChangeDetail::MaxDepth);
    QVERIFY(detail.attributes.at(0).after.isCut);
    // What such a map says cannot be known.
    const ChangeDetail masked = detailOf("\"before\":null,\"after\":" + deep + ",\"after_sensitive\":"
                                         + QByteArray("{\"a\":").repeated(Levels) + "false" + QByteArray(Levels, '}'));
    QCOMPARE(masked.attributes.size(), 1);
    QCOMPARE(masked.attributes.at(0).after.state, Value::State::Secret);
}

void tst_ChangeDetail::outputsAreLaidOut()
{
    const Plan plan =
        readPlan(planOf(R"("output_changes":{"url":{"actions":["update"],"before":"a","after":"b",)"
                        R"("before_sensitive":false,"after_sensitive":false},"key":{"actions":["create"],)"
                        R"("before":null,"after":"geheim","after_sensitive":true}})"));
    QCOMPARE(shown(*readDetail(plan, 0)), u"~  \"a\" \"b\""_s);
    QCOMPARE(shown(*readDetail(plan, 1)), u"~  - *"_s);
}

/// Looking each key of a map up among the keys of its value must not take the product of both.
void tst_ChangeDetail::manyMasksTakeLinearTime()
{
    QByteArray value = "{\"x\":0";
    QByteArray map = "{\"x\":false";
    for (int index = 0; index < 100'000; ++index) {
        value += ",\"k" + QByteArray::number(index) + "\":\"geheim\"";
        map += ",\"k" + QByteArray::number(index) + "\":true";
    }
    const ChangeDetail detail =
        detailOf("\"before\":" + value + "},\"after\":" + value + "},\"before_sensitive\":" + map + '}');
    QCOMPARE(detail.attributes.size(), ChangeDetail::MaxAttributes);
    QCOMPARE(detail.leftOut, 100'001 - ChangeDetail::MaxAttributes);
    QVERIFY(std::ranges::none_of(
        detail.attributes, [](const Attribute &attribute) { return attribute.after.text.contains("geheim"_L1); }));
}

/// Looking for such secrets byte by byte anew takes the product of their lengths and the value's: many minutes.
void tst_ChangeDetail::periodicSecretsTakeLinearTime()
{
    QByteArray secrets = "\"p0\":\"\"";
    QByteArray map = "\"p0\":true";
    for (int index = 1; index <= 16; ++index) {
        const QByteArray key = "\"p" + QByteArray::number(index);
        secrets += ',' + key + "\":\"b" + QByteArray(4000 + index, 'a') + '"';
        map += ',' + key + "\":true";
    }
    const QByteArray value(24 * 1024 * 1024, 'a');
    const ChangeDetail detail = detailOf("\"before\":null,\"after\":{" + secrets + ",\"v\":\"" + value
                                         + "\"},\"after_sensitive\":{" + map + '}');
    QCOMPARE(detail.attributes.size(), 18);
    QCOMPARE(detail.attributes.last().path, u"v"_s);
    QCOMPARE(detail.attributes.last().after.state, Value::State::Known);
}

RUNLATCH_TEST(tst_ChangeDetail)

} // namespace runlatch::plan

#include "tst_changedetail.moc"
