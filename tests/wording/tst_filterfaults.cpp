// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/filterfaults.h"

#include "base/rules.h"
#include "filter/expression.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

/// Whoever reads what is wrong with a filter sees which part is meant.
class tst_FilterFaults : public QObject
{
    Q_OBJECT
private slots:
    void aValueIsToldWithItsField();
    void wordsThatLookLikePlaceholdersStay();
    void everyRuleHasASentence();

private:
    static QString factOf(const QString &filter)
    {
        static constexpr QStringView States[] = {u"passed", u"failed"};
        static constexpr filter::Field Fields[] = {
            {.name = u"state", .type = filter::Field::Type::Choice, .choices = States},
            {.name = u"since", .type = filter::Field::Type::Since},
        };
        const auto read = filter::Expression::parse(filter, Fields, QDateTime::currentDateTimeUtc());
        return read.faults().isEmpty() ? QString() : sentenceOf(read.faults().first()).fact;
    }
};

void tst_FilterFaults::aValueIsToldWithItsField()
{
    QCOMPARE(factOf(u"State:bogus"_s), u"The field “state” has no value “bogus”."_s);
    QCOMPARE(factOf(u"since:soon"_s), u"“soon” is not a time."_s);
    QCOMPARE(factOf(u"nosuch:1"_s), u"This list has no field “nosuch”."_s);
}

void tst_FilterFaults::wordsThatLookLikePlaceholdersStay()
{
    QCOMPARE(factOf(u"state:%1%2"_s), u"The field “state” has no value “%1%2”."_s);
    QVERIFY(factOf(u"state:"_s + QString(5000, u'x')).size() < 400);
}

void tst_FilterFaults::everyRuleHasASentence()
{
    for (const base::Rule &rule : base::Rules::Filters)
        QVERIFY(
            sentenceOf({.position = 0, .length = 1, .rule = rule, .subject = u"x"_s, .field = {}}).fact.endsWith(u'.'));
}

RUNLATCH_TEST(tst_FilterFaults)

} // namespace runlatch::wording

#include "tst_filterfaults.moc"
