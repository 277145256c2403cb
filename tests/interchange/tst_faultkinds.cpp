// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/faultkinds.h"

#include "base/rules.h"
#include "fixture.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// Faults are told by their kinds, and one that cost little never hides one that cost an entry.
class tst_FaultKinds : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void theWorstComesFirst();
    void numbersAreRanges();
    void theFactsAreThoseOfAll();
    void manyKindsTakeLittle();
    void whatWasLeftOutIsToldBehindThousands();
    void aTimeToComeIsKeptAndTold();
};

namespace {

using base::Rules;

base::Error fault(base::Rule rule, const QString &subject = u"x"_s)
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = subject};
}

QByteArray entryWith(const QByteArray &header, int second)
{
    return R"({"startedDateTime":"2026-11-20T12:00:)" + QByteArray::number(second).rightJustified(2, '0')
        + R"(Z","request":{"method":"GET","url":"http://a.example/","headers":[)" + header + "]}}";
}

} // namespace

void tst_FaultKinds::theWorstComesFirst()
{
    FaultKinds kinds;
    for (qint64 number = 1; number <= 5; ++number)
        kinds.add(number, fault(Rules::ImportHeaderLost, u"cookie"_s), false);
    kinds.add(6, fault(Rules::ImportTimeAhead), false);
    kinds.add(7, fault(Rules::ImportValue, u"url"_s), true);
    kinds.add(8, fault(Rules::ImportBodyUnproven), false);
    kinds.add(8, fault(Rules::ImportHeaderLost, u"x"_s), false);
    kinds.add(9, fault(Rules::ImportBodyOther), false);
    kinds.add(10, fault(Rules::ImportMissing, u"request"_s), true);
    kinds.add(11, fault(Rules::ImportMissing, u"request"_s), true);
    QStringList told;
    for (const FaultKind &kind : kinds.take())
        told += u"%1 %2 %3"_s.arg(QString::number(kind.count), kind.error.rule.name(), kind.numbers);
    QCOMPARE(told,
             (QStringList{u"2 import.missing 10-11"_s, u"1 import.value 7"_s, u"1 import.body-other 9"_s,
                          u"1 import.body-unproven 8"_s, u"5 import.header-lost 1-5"_s, u"1 import.header-lost 8"_s,
                          u"1 import.time-ahead 6"_s}));
    QVERIFY(kinds.take().isEmpty());
}

void tst_FaultKinds::numbersAreRanges()
{
    FaultKinds kinds;
    for (const qint64 number : {3, 7, 8, 8, 9, 11})
        kinds.add(number, fault(Rules::ImportValue), true);
    QCOMPARE(kinds.take().constFirst().numbers, u"3, 7-9, 11"_s);
    for (qint64 number = 1; number <= 4 * FaultKinds::MaxRanges; number += 2)
        kinds.add(number, fault(Rules::ImportValue), true);
    const FaultKind many = kinds.take().constFirst();
    QCOMPARE(many.count, 2 * FaultKinds::MaxRanges);
    QVERIFY2(many.numbers.endsWith(u"97, 99, ..."_s), qPrintable(many.numbers));
}

/// Numbers of bytes are told if they are the same.
void tst_FaultKinds::theFactsAreThoseOfAll()
{
    FaultKinds kinds;
    base::Error other = fault(Rules::ImportBodyOther);
    other.facts = {u"9"_s, u"2"_s};
    kinds.add(1, other, false);
    kinds.add(2, other, false);
    QCOMPARE(kinds.take().constFirst().error.facts, other.facts);
    kinds.add(1, other, false);
    other.facts = {u"9"_s, u"3"_s};
    kinds.add(2, other, false);
    QVERIFY(kinds.take().constFirst().error.facts.isEmpty());
}

/// The names of headers are a stranger's.
void tst_FaultKinds::manyKindsTakeLittle()
{
    FaultKinds kinds;
    for (int number = 1; number <= 100'000; ++number)
        kinds.add(number, fault(Rules::ImportHeaderLost, u"x-%1"_s.arg(number)), false);
    kinds.add(100'001, fault(Rules::ImportValue), true);
    const QList<FaultKind> all = kinds.take();
    QCOMPARE(all.size(), FaultKinds::MaxKinds + 2);
    QCOMPARE(all.at(0).error.rule, Rules::ImportValue);
    QCOMPARE(all.at(1).error.subject, u"..."_s);
    QCOMPARE(all.at(1).count, 100'000 - FaultKinds::MaxKinds);
}

void tst_FaultKinds::whatWasLeftOutIsToldBehindThousands()
{
    QByteArrayList entries;
    const QByteArray lost = QByteArray(R"({"name":"a b","value":"x"},)").repeated(199);
    for (int second = 0; second < 10; ++second)
        entries += entryWith(lost + R"({"name":"a b","value":"x"})", second);
    entries += "7";
    const auto store = newStore();
    Import work;
    QSignalSpy told(&work, &Import::told);
    QSignalSpy summed(&work, &Import::summed);
    std::optional<Import::Result> end;
    connect(&work, &Import::finished, this, [&end](const Import::Result &result) { end = result; });
    work.start({written(u"lost.har"_s, R"({"log":{"entries":[)" + entries.join(',') + "]}}")}, *store, m_clock.utc());
    QVERIFY(support::waitFor([&end] { return end.has_value(); }));
    QCOMPARE(end->captures, 10);
    QCOMPARE(end->faulty, 1);
    QCOMPARE(end->untold, 1000);
    QCOMPARE(told.size(), Import::MaxTold + 1);
    const auto last = told.constLast().constFirst().value<Import::Fault>();
    QCOMPARE(last.number, 11);
    QVERIFY(last.isLeftOut);
    QCOMPARE(summed.size(), 2);
    const auto worst = summed.constFirst().constLast().value<FaultKind>();
    QCOMPARE(worst.numbers, u"11"_s);
    const auto headers = summed.constLast().constLast().value<FaultKind>();
    QCOMPARE(headers.count, 2000);
    QCOMPARE(headers.numbers, u"1-10"_s);
}

/// Its secrets stay no longer for it.
void tst_FaultKinds::aTimeToComeIsKeptAndTold()
{
    const QByteArray secret = R"({"name":"Authorization","value":"Bearer )" + Token + R"("})";
    const QByteArray entry = entryWith(secret, 0).replace("2026", "8026");
    const auto store = newStore();
    QList<Import::Fault> faults;
    const auto read = imported(*store, {written(u"ahead.har"_s, R"({"log":{"entries":[)" + entry + "]}}")}, &faults);
    QVERIFY(read);
    QCOMPARE(read->captures, 1);
    QCOMPARE(read->faulty, 0);
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.first().error.rule, Rules::ImportTimeAhead);
    QCOMPARE(faults.first().error.subject, u"startedDateTime"_s);
    QVERIFY(!faults.first().isLeftOut);
    const auto kept = load(*store, 1);
    QVERIFY(kept);
    QCOMPARE(kept->row.receivedAt.date().year(), 8026);
    QVERIFY(kept->complete && kept->head.contains(Token));
    m_clock.advance(std::chrono::hours(25));
    const auto later = load(*store, 1);
    QVERIFY(later);
    QVERIFY(later->purged && !later->head.contains(Token));
}

RUNLATCH_TEST(tst_FaultKinds)

} // namespace runlatch::interchange

#include "tst_faultkinds.moc"
