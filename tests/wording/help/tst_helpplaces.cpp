// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/help/helpplaces.h"

#include "base/rules.h"
#include "support/suite.h"
#include "wording/phrases.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

/// Every rule and every kind of error has its section in the help, and a sentence names it.
class tst_HelpPlaces : public QObject
{
    Q_OBJECT
private slots:
    void everyRuleHasAHome();
    void aRuleOfItsOwnComesFirst();
    void noRowIsForNothing();
    void anErrorWithoutARuleHasThatOfItsKind();
    void aSentenceNamesTheSection();
};

void tst_HelpPlaces::everyRuleHasAHome()
{
    QStringList homeless;
    for (const auto &table : phraseTables()) {
        for (const Phrase &phrase : table) {
            if (const auto *rule = std::get_if<base::Rule>(&phrase.key); rule && helpPlaceOf(*rule).isEmpty())
                homeless.append(rule->name());
        }
    }
    QVERIFY2(homeless.isEmpty(), qPrintable(homeless.join(u' ')));
    QVERIFY(helpPlaceOf(base::Rule()).isEmpty());
}

void tst_HelpPlaces::aRuleOfItsOwnComesFirst()
{
    QCOMPARE(helpPlaceOf(base::Rules::StoreFull), u"troubleshooting#disk"_s);
    QCOMPARE(helpPlaceOf(base::Rules::StoreOtherKey), u"troubleshooting#keychain"_s);
}

void tst_HelpPlaces::noRowIsForNothing()
{
    QSet<QString> rows;
    for (const HelpPlace &place : helpPlaces()) {
        QVERIFY(place.rule.isEmpty() != place.firstWord.isEmpty());
        const QString row = place.rule.isEmpty() ? QString(place.firstWord) : place.rule.name();
        QVERIFY2(!rows.contains(row), qPrintable(row));
        rows.insert(row);
        if (place.firstWord.isEmpty())
            continue;
        const auto begins = [&place](const Phrase &phrase) {
            const auto *rule = std::get_if<base::Rule>(&phrase.key);
            return rule && rule->name().section(u'.', 0, 0) == place.firstWord;
        };
        const auto tables = phraseTables();
        QVERIFY2(std::any_of(tables.begin(), tables.end(),
                             [&begins](const auto &table) { return std::any_of(table.begin(), table.end(), begins); }),
                 qPrintable(row));
    }
}

void tst_HelpPlaces::anErrorWithoutARuleHasThatOfItsKind()
{
    QCOMPARE(helpPlaceOf(base::Error{.kind = base::ErrorKind::Unauthorized}), u"troubleshooting#token"_s);
    QCOMPARE(helpPlaceOf(base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::FilterOr}),
             u"filter#mistakes"_s);
}

void tst_HelpPlaces::aSentenceNamesTheSection()
{
    base::Error error{.kind = base::ErrorKind::Network, .rule = base::Rules::NetworkRefused};
    QCOMPARE(sentence(error).help, u"troubleshooting#network"_s);
    error.outcomeUnknown = true;
    QCOMPARE(sentence(error, Activity::Archiving).help, u"troubleshooting#unknown-outcome"_s);
}

RUNLATCH_TEST(tst_HelpPlaces)

} // namespace runlatch::wording

#include "tst_helpplaces.moc"
