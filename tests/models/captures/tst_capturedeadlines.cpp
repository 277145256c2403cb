// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/capturefixture.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::models {

using CaptureColumn = CaptureModel::Column;

/// The deadlines of captures count down, each as long as it runs, and say what is due.
class tst_CaptureDeadlines : public QObject, protected support::CaptureFixture
{
    Q_OBJECT
private slots:
    void init() { m_clock.reset(); }
    void theNewestRowAloneCountsDown();
    void countsDown();
    void aRowBelowAnImportCountsDown();
    void nothingCountsDownUnseen();
    void countsWithTheNearestDeadline();
    void showsBothClocks();
    void saysThatItCameTooLate();
    void aVerificationNeedsNoReply();

private:
    static QString text(const CaptureModel &model, int row, CaptureColumn column)
    {
        return model.index(row, static_cast<int>(column)).data().toString();
    }
};

void tst_CaptureDeadlines::theNewestRowAloneCountsDown()
{
    CaptureModel model(nullptr, m_clock);
    QSignalSpy ticked(&model, &CaptureModel::ticked);
    QSignalSpy changed(&model, &CaptureModel::dataChanged);
    model.prepend({row(1)});
    const QString before = text(model, 0, CaptureColumn::Deadline);
    m_clock.advance(1s);
    QCOMPARE(ticked.size(), 1);
    QCOMPARE(changed.size(), 1); // or a view goes on showing the old time
    QCOMPARE(changed.first().at(1).toModelIndex().row(), 0);
    QVERIFY(text(model, 0, CaptureColumn::Deadline) != before);
    m_clock.advance(10min);
    QCOMPARE(m_clock.waiting(), 1); // no deadline runs any more, and the day does
}

void tst_CaptureDeadlines::countsDown()
{
    CaptureModel model(nullptr, m_clock);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy changed(&model, &CaptureModel::dataChanged);
    model.prepend({row(1), row(2)});
    QCOMPARE(text(model, 0, CaptureColumn::Deadline), u"10:00"_s);
    m_clock.advance(19s);
    QCOMPARE(changed.count(), 19); // one signal a second, whatever the number of rows
    QCOMPARE(changed.last().at(0).toModelIndex().column(), static_cast<int>(CaptureColumn::State));
    QCOMPARE(changed.last().at(1).toModelIndex(), model.index(1, static_cast<int>(CaptureColumn::Deadline)));
    QCOMPARE(text(model, 0, CaptureColumn::Deadline), u"9:41"_s);
    QCOMPARE(model.index(0, 0).data(CaptureModel::RemainingRole).toInt(), 581);
    m_clock.advance(581s);
    QCOMPARE(text(model, 1, CaptureColumn::State), u"Errored"_s);
    QCOMPARE(text(model, 1, CaptureColumn::Deadline), u"at 10:00"_s);
    QVERIFY(!model.index(1, 0).data(CaptureModel::RemainingRole).isValid());
    QCOMPARE(changed.count(), 600);
    m_clock.advance(10s);
    QCOMPARE(changed.count(), 600); // no deadline runs, so nothing ticks
}

/// An imported request has the highest number and the time of its file.
void tst_CaptureDeadlines::aRowBelowAnImportCountsDown()
{
    CaptureModel model(nullptr, m_clock);
    store::CaptureRow imported = row(2);
    imported.imported = true;
    imported.receivedAt = m_clock.utc().addDays(-1);
    imported.deadline = imported.receivedAt.addSecs(600);
    model.prepend({row(1), imported});
    const QString before = text(model, 1, CaptureColumn::Deadline);
    QSignalSpy changed(&model, &CaptureModel::dataChanged);
    m_clock.advance(1s);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().at(1).toModelIndex().row(), 1);
    QVERIFY(text(model, 1, CaptureColumn::Deadline) != before);
}

void tst_CaptureDeadlines::nothingCountsDownUnseen()
{
    CaptureModel model(nullptr, m_clock);
    QSignalSpy changed(&model, &CaptureModel::dataChanged);
    model.setTicking(false);
    model.prepend({row(1)});
    m_clock.advance(700s);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(m_clock.waiting(), 1); // the day
    model.setTicking(true);
    QCOMPARE(changed.count(), 1); // what is shown is old
    QCOMPARE(text(model, 0, CaptureColumn::State), u"Errored"_s);
    model.prepend({row(2)});
    m_clock.advance(2s);
    QCOMPARE(changed.count(), 3);
}

/// Or the list would be a second behind the status bar.
void tst_CaptureDeadlines::countsWithTheNearestDeadline()
{
    CaptureModel model(nullptr, m_clock);
    store::CaptureRow late = row(1);
    late.deadline = m_clock.utc().addMSecs(590'800);
    store::CaptureRow early = row(2);
    early.deadline = m_clock.utc().addMSecs(300'300);
    model.prepend({late, early});
    QSignalSpy ticked(&model, &CaptureModel::ticked);
    m_clock.advance(299ms);
    QCOMPARE(ticked.count(), 0);
    QCOMPARE(text(model, 0, CaptureColumn::Deadline), u"5:01"_s);
    m_clock.advance(1ms);
    QCOMPARE(ticked.count(), 1);
    QCOMPARE(text(model, 0, CaptureColumn::Deadline), u"5:00"_s);
    m_clock.advance(1s);
    QCOMPARE(ticked.count(), 2);
}

void tst_CaptureDeadlines::showsBothClocks()
{
    CaptureModel model(nullptr, m_clock);
    store::CaptureRow progress = row(1);
    progress.idleLimit = 10min;
    progress.lastMoment = m_clock.utc().addSecs(3600);
    model.prepend({progress});
    const QModelIndex deadline = model.index(0, static_cast<int>(CaptureColumn::Deadline));
    QCOMPARE(deadline.data().toString(), u"10:00 · 60:00"_s);
    m_clock.advance(571s);
    QCOMPARE(deadline.data().toString(), u"0:29 · 50:29"_s);
    const QString told = deadline.data(Qt::AccessibleTextRole).toString();
    QVERIFY2(told.startsWith(u"Almost over: 0:29 · 50:29. The next update is due in 0:29"_s), qPrintable(told));
    m_clock.advance(29s);
    QCOMPARE(deadline.data().toString(), u"at 10:00"_s);
    for (const int role : {int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
        QVERIFY(deadline.data(role).toString().contains(u"“running” was needed at least every 10 min"_s));
}

/// As of a task result that was asked for ten minutes ago and is delivered again.
void tst_CaptureDeadlines::saysThatItCameTooLate()
{
    CaptureModel model(nullptr, m_clock);
    store::CaptureRow late = row(1);
    late.deadline = late.receivedAt.addSecs(-90);
    model.prepend({late});
    const QModelIndex deadline = model.index(0, static_cast<int>(CaptureColumn::Deadline));
    QCOMPARE(deadline.data().toString(), u"Too late"_s);
    for (const int role : {int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
        QVERIFY(deadline.data(role).toString().startsWith(u"Its deadline had passed before it arrived: "_s));
}

/// It is marked, and nothing in its row counts down or asks for a reply, even where it names a deadline.
void tst_CaptureDeadlines::aVerificationNeedsNoReply()
{
    CaptureModel model(nullptr, m_clock);
    store::CaptureRow verification = row(1);
    verification.verification = true;
    verification.stage = u"test"_s;
    model.prepend({verification});
    const QModelIndex deadline = model.index(0, static_cast<int>(CaptureColumn::Deadline));
    for (int turn = 0; turn < 2; ++turn) {
        QCOMPARE(text(model, 0, CaptureColumn::Stage), u"Verification"_s);
        QCOMPARE(text(model, 0, CaptureColumn::State), u"No reply needed"_s);
        QCOMPARE(deadline.data().toString(), QString());
        QCOMPARE(deadline.data(Qt::ToolTipRole).toString(), QString());
        QVERIFY(!deadline.data(CaptureModel::RemainingRole).isValid());
        m_clock.advance(20min);
    }
}

RUNLATCH_TEST(tst_CaptureDeadlines)

} // namespace runlatch::models

#include "tst_capturedeadlines.moc"
