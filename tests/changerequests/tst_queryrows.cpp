// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/queryrows.h"

#include "json/bodystyle.h"
#include "lint/placedquery.h"
#include "protocol/exploreraddress.h"
#include "support/seeds.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

using enum protocol::ExplorerOperator;
using Conditions = QList<BulkDraft::Condition>;

QString hostileText(QRandomGenerator &random)
{
    static const QStringList pieces{
        u"a"_s,      u"net-"_s,   u" "_s,      u"\""_s,     u"\\"_s, u"["_s,        u"]"_s,        u"&"_s,
        u"="_s,      u"%"_s,      u"%41"_s,    u"+"_s,      u"#"_s,  u"?"_s,        u"é"_s,        u"\U0001F600"_s,
        u"\n"_s,     u"\r"_s,     u"\t"_s,     u"{"_s,      u"<"_s,  u"\u2028"_s,   u"\u2029"_s,   u"\u202E"_s,
        u"\uFEFF"_s, u"\u00A0"_s, u"\u0000"_s, u"\uFDD0"_s, u"/"_s,  QChar(0xD800), QChar(0xDC00), u"\u007F"_s};
    QString text;
    for (int count = random.bounded(4); count > 0; --count)
        text += pieces.at(random.bounded(pieces.size()));
    return text;
}

QString randomValue(QRandomGenerator &random)
{
    static const QStringList values{u"true"_s, u"10"_s, u"-1.5"_s, u"2026-10-01"_s, u"a,b"_s, u"a"_s};
    return random.bounded(2) ? values.at(random.bounded(values.size())) : hostileText(random);
}

BulkDraft::Condition randomRow(QRandomGenerator &random)
{
    const auto fields = protocol::explorerFields();
    BulkDraft::Condition row;
    row.condition.field = random.bounded(3) ? fields[random.bounded(quint32(fields.size()))].name.toString()
        : random.bounded(4)                 ? hostileText(random)
                                            : QStringList{u"field"_s, u"operator"_s, u"value"_s}.at(random.bounded(3));
    row.condition.is = protocol::ExplorerOperator(random.bounded(12));
    if (random.bounded(6) == 0 && !protocol::operatorOfName(hostileText(random)))
        row.condition.unknownOperator = u"sounds"_s + hostileText(random);
    row.condition.value = randomValue(random);
    for (int count = random.bounded(8) ? 0 : random.bounded(3); count > 0; --count)
        row.condition.furtherValues += randomValue(random);
    row.enabled = random.bounded(5) > 0;
    return row;
}

Conditions randomRows(quint32 seed)
{
    QRandomGenerator random(seed);
    Conditions rows;
    for (int count = random.bounded(12); count > 0; --count)
        rows += rows.isEmpty() || random.bounded(5) ? randomRow(random) : rows.at(random.bounded(rows.size()));
    return rows;
}

BulkDraft::Condition row(const QString &value, bool enabled = true)
{
    return {{u"tags"_s, Is, value}, enabled};
}

} // namespace

/// Rows become a text and rows again, and nothing of them is lost.
class tst_QueryRows : public QObject
{
    Q_OBJECT
private slots:
    void anyRowsComeBack_data();
    void anyRowsComeBack();
    void keepsWhatATextCannotSay();
    void conditionsTakeTheirPlaces();
    void aValueThatIsNotSentStays();
    void whatCannotBeSeenIsEscaped();
};

void tst_QueryRows::anyRowsComeBack_data()
{
    support::addSeeds(100);
}

void tst_QueryRows::anyRowsComeBack()
{
    QFETCH(const quint32, seed);
    constexpr quint32 Queries = 40;
    for (quint32 number = 0; number < Queries; ++number) {
        const Conditions rows = randomRows(seed * Queries + number);
        const auto ofJson = expressedConditions(rows, QueryText::Json);
        for (const auto dialect : {protocol::FilterDialect::Nested, protocol::FilterDialect::Flat}) {
            const auto read = lint::readPlacedQuery(queryJson(ofJson, dialect));
            QVERIFY(!read.fault);
            QCOMPARE(withConditions(rows, QueryText::Json, read.filter.conditions), rows);
            QVERIFY(ofJson.isEmpty() || read.filter.dialect == dialect);
            QCOMPARE(protocol::writeFilterText(ofJson, dialect, protocol::FilterLayout::Indented),
                     json::restyled(protocol::writeFilterText(ofJson, dialect), json::BodyStyle::Pretty));
        }
        const auto ofAddress = expressedConditions(rows, QueryText::Address);
        for (const auto layout : {protocol::AddressLayout::Lines, protocol::AddressLayout::Link}) {
            const auto read = protocol::readExplorerAddress(
                protocol::writeExplorerAddress(u"https://x/explorer"_s, ofAddress, layout));
            QVERIFY(!read.fault);
            QCOMPARE(withConditions(rows, QueryText::Address, read.filter.conditions), rows);
        }
    }
}

void tst_QueryRows::keepsWhatATextCannotSay()
{
    const Conditions kept{row(u"off"_s, false),
                          {{u"tags"_s, Is, {}}},
                          {{{}, Is, u"x"_s}},
                          {{u"resource_count"_s, GreaterThan, u"many"_s}}};
    const BulkDraft::Condition brackets{{u"[a]"_s, Is, u"x"_s}};
    for (const BulkDraft::Condition &one : kept)
        QVERIFY(!isExpressed(one, QueryText::Json));
    QVERIFY(isExpressed(brackets, QueryText::Json));
    QVERIFY(!isExpressed(brackets, QueryText::Address));
    QCOMPARE(withConditions(kept, QueryText::Json, {}), kept);
    QCOMPARE(withConditions(kept + Conditions{brackets}, QueryText::Address, {}), kept + Conditions{brackets});
}

void tst_QueryRows::conditionsTakeTheirPlaces()
{
    const Conditions rows{row(u"a"_s), row(u"off"_s, false), row(u"b"_s)};
    const auto read = [](const QStringList &values) {
        QList<protocol::ExplorerCondition> conditions;
        for (const QString &value : values)
            conditions += row(value).condition;
        return conditions;
    };
    QCOMPARE(withConditions(rows, QueryText::Json, read({u"x"_s, u"b"_s, u"c"_s})),
             (Conditions{row(u"x"_s), row(u"off"_s, false), row(u"b"_s), row(u"c"_s)}));
    QCOMPARE(withConditions(rows, QueryText::Json, read({u"b"_s})), (Conditions{row(u"b"_s), row(u"off"_s, false)}));
    QCOMPARE(withConditions(rows, QueryText::Json, {}), (Conditions{row(u"off"_s, false)}));
}

void tst_QueryRows::aValueThatIsNotSentStays()
{
    const Conditions rows{{{u"tags"_s, IsEmpty, u"typed before"_s}}};
    QCOMPARE(withConditions(rows, QueryText::Json, {{u"tags"_s, IsEmpty, {}}}), rows);
}

void tst_QueryRows::whatCannotBeSeenIsEscaped()
{
    const auto json = [](const QString &value) {
        return queryJson({row(value).condition}, protocol::FilterDialect::Nested);
    };
    QVERIFY(json(u"é"_s).contains("é"));
    QVERIFY(json(u"é\u2029"_s).contains("\\u00e9\\u2029"));
    QVERIFY(json(u"\u202E"_s).contains("\\u202e"));
    QVERIFY(json(u"\uFEFF"_s).contains("\\ufeff"));
}

RUNLATCH_TEST(tst_QueryRows)

} // namespace runlatch::changerequests

#include "tst_queryrows.moc"
