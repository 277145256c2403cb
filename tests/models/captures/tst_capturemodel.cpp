// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "store/captures/importmark.h"
#include "support/capturefixture.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::models {

using CaptureColumn = CaptureModel::Column;
using Shown = CaptureModel::Shown;

/// Captures are rows, newest first, that say their state and count down.
class tst_CaptureModel : public QObject, protected support::CaptureFixture
{
    Q_OBJECT

private:
    static QString text(const CaptureModel &model, int row, CaptureColumn column)
    {
        return model.index(row, static_cast<int>(column)).data().toString();
    }

private slots:
    void init() { m_clock.reset(); }

    void startsEmpty()
    {
        CaptureModel model(nullptr, m_clock);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), 12);
        QVERIFY(!model.canFetchMore({}));
        model.prepend({});
        QCOMPARE(model.rowCount(), 0);
    }

    /// The store opens in the background, and a window asks before.
    void withoutAStoreThereIsNothingToReadAgain()
    {
        CaptureModel model(nullptr, m_clock);
        model.prepend({row(1), row(2)});
        model.refresh();
        QVERIFY(!model.canFetchMore({}));
        QCOMPARE(ids(model), QList<qint64>({2, 1}));
    }

    void theNewestRowAloneCountsDown()
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

    void aVerdictOfAFileIsNoVerdict();
    void whatIsWrongWithAFileIsMarked();
    void aVerdictThatWasProvedFromAFileSaysSo();
    void aRowBelowAnImportCountsDown();

    void namesTheEndpointOfAPath()
    {
        CaptureModel model(nullptr, m_clock);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        store::CaptureRow named = row(1);
        named.endpoint = u"/plan%20checks"_s;
        store::CaptureRow deleted = row(2);
        deleted.endpoint = u"/deleted"_s;
        model.prepend({named, deleted});
        QSignalSpy changed(&model, &CaptureModel::dataChanged);
        model.setEndpointNames(store::EndpointNames({{u"/plan checks"_s, u"Plan <checks>"_s}}));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(text(model, 1, CaptureColumn::Endpoint), u"Plan <checks>"_s);
        QCOMPARE(text(model, 0, CaptureColumn::Endpoint), u"/deleted"_s);
        const QModelIndex cell = model.index(1, static_cast<int>(CaptureColumn::Endpoint));
        QCOMPARE(cell.data(Qt::ToolTipRole).toString(), u"/plan%20checks"_s);
        model.setEndpointNames({});
        QCOMPARE(text(model, 1, CaptureColumn::Endpoint), u"/plan%20checks"_s);
    }

    void putsTheNewestFirst()
    {
        CaptureModel model(nullptr, m_clock);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy inserted(&model, &CaptureModel::rowsInserted);
        model.prepend({row(1), row(2)});
        model.prepend({row(3)});
        QCOMPARE(inserted.count(), 2);
        QCOMPARE(text(model, 0, CaptureColumn::Id), u"3"_s);
        QCOMPARE(text(model, 2, CaptureColumn::Id), u"1"_s);
        QCOMPARE(model.rowOf(2), 1);
        QCOMPARE(model.rowOf(model.at(2).uuid), 2);
        QCOMPARE(model.rowOf(9), -1);
        QCOMPARE(model.rowOf(QUuid::createUuid()), -1);
    }

    void movesARowToItsIdWhenItIsWritten()
    {
        CaptureModel model(nullptr, m_clock);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        store::CaptureRow waiting = row(0);
        waiting.stored = false;
        model.prepend({waiting, row(1)});
        QCOMPARE(text(model, 1, CaptureColumn::Id), u"not stored"_s);
        const QPersistentModelIndex chosen = model.index(1, 0);
        QSignalSpy changed(&model, &CaptureModel::dataChanged);
        QSignalSpy removed(&model, &CaptureModel::rowsRemoved);
        waiting.id = 2;
        waiting.stored = true;
        model.prepend({waiting});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(removed.count(), 0);
        QCOMPARE(chosen.row(), 0);
        QCOMPARE(text(model, 0, CaptureColumn::Id), u"2"_s);
        waiting.state = protocol::TaskState::Passed;
        model.update(waiting);
        QCOMPARE(text(model, 0, CaptureColumn::State), u"Passed"_s);
        model.update(row(7));
        QCOMPARE(model.rowCount(), 2);
    }

    void takesTheLaterOfTwoInOneBatch()
    {
        CaptureModel model(nullptr, m_clock);
        store::CaptureRow first = row(0);
        store::CaptureRow written = first;
        written.id = 5;
        model.prepend({first, row(4), written});
        QCOMPARE(ids(model), QList<qint64>({5, 4}));
    }

    void saysTheState_data()
    {
        using S = protocol::TaskState;
        using Change = std::function<void(store::CaptureRow &)>;
        using R = store::CaptureRow;
        QTest::addColumn<Change>("change");
        QTest::addColumn<Shown>("shown");
        QTest::addColumn<QString>("text");
        const auto add = [](const char *name, const Change &change, Shown shown, const QString &text) {
            QTest::newRow(name) << change << shown << text;
        };
        add(
            "awaiting", [](R &) {}, Shown::Awaiting, u"Awaiting"_s);
        add(
            "running", [](R &r) { r.state = S::Running; }, Shown::Running, u"Running"_s);
        add(
            "passed",
            [](R &r) {
                r.state = S::Passed;
                r.deadline = r.receivedAt;
            },
            Shown::Passed, u"Passed"_s);
        add(
            "failed", [](R &r) { r.state = S::Failed; }, Shown::Failed, u"Failed"_s);
        add(
            "over", [](R &r) { r.deadline = r.receivedAt; }, Shown::Errored, u"Errored"_s);
        add(
            "running, over",
            [](R &r) {
                r.state = S::Running;
                r.deadline = r.receivedAt;
            },
            Shown::Errored, u"Errored"_s);
        add(
            "verification", [](R &r) { r.verification = true; }, Shown::NoReplyNeeded, u"No reply needed"_s);
        add(
            "notification", [](R &r) { r.kind = protocol::DeliveryKind::RunNotification; }, Shown::Notification,
            u"Notification"_s);
        add(
            "refused", [](R &r) { r.refusalRule = u"http.two-hosts"_s; }, Shown::Refused, u"Refused"_s);
        add(
            "unreadable",
            [](R &r) {
                r.readable = false;
                r.supported = false;
            },
            Shown::Unreadable, u"Not readable"_s);
        add(
            "version",
            [](R &r) {
                r.supported = false;
                r.deadline = {};
            },
            Shown::Unsupported, u"No supported version"_s);
    }
    void saysTheState()
    {
        QFETCH(std::function<void(store::CaptureRow &)>, change);
        QFETCH(Shown, shown);
        store::CaptureRow changed = row(1);
        change(changed);
        CaptureModel model(nullptr, m_clock);
        model.prepend({changed});
        QCOMPARE(model.index(0, 0).data(CaptureModel::ShownRole).toInt(), static_cast<int>(shown));
        QTEST(text(model, 0, CaptureColumn::State), "text");
    }

    void saysWhatIsNoRunTask()
    {
        store::CaptureRow changed = row(1);
        changed.kind = protocol::DeliveryKind::ChangeRequestNotification;
        changed.stage = u"change_request:created"_s;
        CaptureModel model(nullptr, m_clock);
        model.prepend({changed});
        const QModelIndex stage = model.index(0, static_cast<int>(CaptureColumn::Stage));
        QCOMPARE(stage.data().toString(), u"change_request:created"_s);
        QVERIFY(stage.data(Qt::ToolTipRole)
                    .toString()
                    .startsWith("Notification of a change request (change_request:created). It is no run task"_L1));
    }

    void saysWhatARowOfRefusalsStandsFor()
    {
        store::CaptureRow more = row(1);
        more.refusalRule = u"refusals.more"_s;
        more.refusals = 1234;
        CaptureModel model(nullptr, m_clock);
        model.prepend({more});
        QCOMPARE(text(model, 0, CaptureColumn::State), u"Refused"_s);
        QCOMPARE(text(model, 0, CaptureColumn::Workspace), u"1,234 more were refused"_s);
    }

    void countsDown()
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

    void figuresStandAtTheRight()
    {
        CaptureModel model(nullptr, m_clock);
        model.prepend({row(1)});
        for (int column = 0; column < model.columnCount(); ++column) {
            const auto name = static_cast<CaptureColumn>(column);
            const bool isFigure = name == CaptureColumn::Id || name == CaptureColumn::Size;
            QCOMPARE(model.index(0, column).data(Qt::TextAlignmentRole).isValid(), isFigure);
        }
    }

    /// Its mark is painted, so a screen reader needs the word.
    void aPinnedRowSaysSo()
    {
        CaptureModel model(nullptr, m_clock);
        store::CaptureRow pinned = row(2);
        pinned.pinned = true;
        model.prepend({row(1), pinned});
        const auto data = [&model](int row, CaptureColumn column, int role) {
            return model.index(row, static_cast<int>(column)).data(role).toString();
        };
        QCOMPARE(data(0, CaptureColumn::Pin, Qt::DisplayRole), u"Pinned"_s);
        QVERIFY(data(0, CaptureColumn::Pin, Qt::ToolTipRole).startsWith(u"Pinned"_s));
        QCOMPARE(data(1, CaptureColumn::Pin, Qt::DisplayRole), QString());
        QCOMPARE(data(1, CaptureColumn::Pin, Qt::ToolTipRole), QString());
    }

    /// Each severity is counted in words. Nothing is said where there is no finding.
    void findingsSayWhatTheyAre()
    {
        CaptureModel model(nullptr, m_clock);
        store::CaptureRow odd = row(2);
        odd.findings = {.errors = 2, .infos = 1};
        store::CaptureRow large = row(3);
        large.findings.reset();
        model.prepend({row(1), odd, large});
        const auto data = [&model](int row, int role) {
            return model.index(row, static_cast<int>(CaptureColumn::Findings)).data(role).toString();
        };
        QCOMPARE(data(0, Qt::DisplayRole), u"…"_s);
        QCOMPARE(data(0, Qt::AccessibleTextRole), u"Not counted yet"_s);
        QCOMPARE(data(1, Qt::DisplayRole), u"2 error(s), 1 note(s)"_s); // no translation is loaded here
        QCOMPARE(data(1, Qt::ToolTipRole), u"2 error(s), 1 note(s)"_s);
        QCOMPARE(data(1, CaptureModel::ErrorsRole), u"2"_s);
        QCOMPARE(data(1, CaptureModel::NotesRole), u"1"_s);
        QCOMPARE(data(2, Qt::DisplayRole), QString());
        QCOMPARE(data(2, Qt::ToolTipRole), u"No findings"_s);
    }

    void nothingCountsDownUnseen()
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
    void countsWithTheNearestDeadline()
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

    void showsBothClocks()
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
    void saysThatItCameTooLate()
    {
        CaptureModel model(nullptr, m_clock);
        store::CaptureRow late = row(1);
        late.deadline = late.receivedAt.addSecs(-90);
        model.prepend({late});
        const QModelIndex deadline = model.index(0, static_cast<int>(CaptureColumn::Deadline));
        QCOMPARE(deadline.data().toString(), u"Too late"_s);
        for (const int role : {int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
            QVERIFY(deadline.data(role).toString().startsWith(u"Its deadline was over before it came: "_s));
    }

    /// It is marked, and nothing in its row counts down or asks for a reply, even where it names a deadline.
    void aVerificationNeedsNoReply()
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

    void toolTipsSayMoreThanTheRow()
    {
        CaptureModel model(nullptr, m_clock);
        store::CaptureRow refused = row(2);
        refused.deadline = {};
        refused.refusals = 7;
        model.prepend({row(1), refused});
        const auto toolTip = [&model](int row) {
            return model.index(row, static_cast<int>(CaptureColumn::Deadline)).data(Qt::ToolTipRole).toString();
        };
        QVERIFY(toolTip(1).contains(u"2026"_s));
        QVERIFY(toolTip(0).isEmpty());
        QVERIFY(text(model, 0, CaptureColumn::Workspace).contains(u'7'));
        QCOMPARE(text(model, 1, CaptureColumn::Workspace), u"network-prod"_s);
    }

    void escapesToolTips()
    {
        store::CaptureRow hostile = row(1);
        hostile.workspaceName = u"<img src='file:///etc/passwd'>"_s;
        CaptureModel model(nullptr, m_clock);
        model.prepend({hostile});
        const QModelIndex workspace = model.index(0, static_cast<int>(CaptureColumn::Workspace));
        QVERIFY(!workspace.data(Qt::ToolTipRole).toString().contains(u'<'));
        QCOMPARE(workspace.data().toString(), hostile.workspaceName);
    }
};

/// An imported request has the highest number and the time of its file.
void tst_CaptureModel::aRowBelowAnImportCountsDown()
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

/// The verdict of its file is told in words, and stands in no column.
void tst_CaptureModel::aVerdictOfAFileIsNoVerdict()
{
    CaptureModel model(nullptr, m_clock);
    store::CaptureRow imported = row(2);
    imported.state = protocol::TaskState::Passed;
    store::markImported(imported, {protocol::Verdict::Valid, {}});
    model.prepend({imported});
    QCOMPARE(text(model, 0, CaptureColumn::Signature), u"Imported"_s);
    QCOMPARE(text(model, 0, CaptureColumn::State), u"Imported"_s);
    const QModelIndex signature = model.index(0, static_cast<int>(CaptureColumn::Signature));
    QVERIFY(signature.data(Qt::ToolTipRole).toString().contains(u"nothing proves that here"_s));
    QCOMPARE(signature.data(CaptureModel::VerdictRole).toInt(), static_cast<int>(protocol::Verdict::Unchecked));
}

void tst_CaptureModel::whatIsWrongWithAFileIsMarked()
{
    CaptureModel model(nullptr, m_clock);
    store::CaptureRow imported = row(2);
    imported.receivedAt = m_clock.utc().addDays(1);
    store::markImported(imported, {protocol::Verdict::Unchecked, base::Rules::ImportBodyOther.name()});
    store::CaptureRow unproven = row(1);
    store::markImported(unproven, {protocol::Verdict::Unchecked, base::Rules::ImportBodyUnproven.name()});
    model.prepend({imported, unproven});
    QCOMPARE(text(model, 0, CaptureColumn::Signature), u"Other bytes"_s);
    QCOMPARE(text(model, 1, CaptureColumn::Signature), u"Unproven bytes"_s);
    const auto tip = [&model](int place, CaptureColumn column) {
        return model.index(place, static_cast<int>(column)).data(Qt::ToolTipRole).toString();
    };
    QVERIFY(tip(0, CaptureColumn::Signature).contains(u"These are not the sent bytes"_s));
    QVERIFY(tip(0, CaptureColumn::Time).contains(u"lies ahead"_s));
    QVERIFY(!tip(1, CaptureColumn::Time).contains(u"lies ahead"_s));
}

void tst_CaptureModel::aVerdictThatWasProvedFromAFileSaysSo()
{
    CaptureModel model(nullptr, m_clock);
    store::CaptureRow imported = row(2);
    store::markImported(imported, {protocol::Verdict::Invalid, {}});
    store::proveImported(imported, protocol::Verdict::Valid);
    model.prepend({imported});
    QCOMPARE(text(model, 0, CaptureColumn::Signature), u"Valid (file)"_s);
    const QModelIndex signature = model.index(0, static_cast<int>(CaptureColumn::Signature));
    QVERIFY(signature.data(Qt::ToolTipRole).toString().contains(u"was checked here"_s));
    store::proveImported(imported, protocol::Verdict::Invalid);
    model.update(imported);
    QCOMPARE(text(model, 0, CaptureColumn::Signature), u"Invalid (file)"_s);
}

RUNLATCH_TEST(tst_CaptureModel)

} // namespace runlatch::models

#include "tst_capturemodel.moc"
