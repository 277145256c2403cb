// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/change.h"

#include "samplereport.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

/// Two runs are compared case by case, and what was only skipped did not heal.
class tst_Change : public QObject
{
    Q_OBJECT
private slots:
    void ofACase_data();
    void ofACase();
    void isCountedInOneLine();
};

void tst_Change::ofACase_data()
{
    QTest::addColumn<Verdict>("before");
    QTest::addColumn<Verdict>("now");
    QTest::addColumn<bool>("isKnown");
    QTest::addColumn<CaseChange>("change");
    const auto row = [](const char *name, Verdict before, Verdict now, CaseChange change, bool isKnown = false) {
        QTest::newRow(name) << before << now << isKnown << change;
    };
    using enum Verdict;
    row("passes again", Passed, Passed, CaseChange::Same);
    row("fails again", Failed, Failed, CaseChange::Same);
    row("broke", Passed, Failed, CaseChange::NewlyFailed);
    row("broke what was skipped", Skipped, Failed, CaseChange::NewlyFailed);
    row("lost its precondition", Warned, NotTestable, CaseChange::NewlyFailed);
    row("mended", Failed, Passed, CaseChange::Healed);
    row("mended halfway", NotTestable, Warned, CaseChange::Healed);
    row("fails in another way", Failed, NotTestable, CaseChange::Different);
    row("excused by a baseline", Failed, Failed, CaseChange::Different, true);
    row("not tried any more", Failed, Skipped, CaseChange::Different);
    row("warns now", Passed, Warned, CaseChange::Different);
}

void tst_Change::ofACase()
{
    QFETCH(Verdict, before);
    QFETCH(Verdict, now);
    QFETCH(bool, isKnown);
    QFETCH(CaseChange, change);
    const Standings earlier = standingsOf({.results = {sampleCase(u"a"_s, before)}});
    CaseResult result = sampleCase(u"a"_s, now);
    result.isInBaseline = isKnown;
    QCOMPARE(changeOf(result, earlier), change);
    QCOMPARE(changeOf(sampleCase(u"b"_s, now), earlier), CaseChange::New);
}

void tst_Change::isCountedInOneLine()
{
    const Standings earlier =
        standingsOf({.results = {sampleCase(u"a"_s, Verdict::Passed), sampleCase(u"b"_s, Verdict::Failed)}});
    const Report report{.results = {sampleCase(u"a"_s, Verdict::Failed), sampleCase(u"b"_s, Verdict::Passed),
                                    sampleCase(u"c"_s, Verdict::Passed)}};
    QCOMPARE(changesLine(report, earlier), u"Newly failed: 1, Healed: 1, New: 1"_s);
    QCOMPARE(changesLine({}, earlier), QString());
}

RUNLATCH_TEST(tst_Change)

} // namespace runlatch::conformance

#include "tst_change.moc"
