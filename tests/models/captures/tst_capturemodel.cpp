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

namespace runlatch::models {

using CaptureColumn = CaptureModel::Column;
using Shown = CaptureModel::Shown;

/// Captures are rows, newest first, that say their state.
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

    void aVerdictOfAFileIsNoVerdict();
    void whatIsWrongWithAFileIsMarked();
    void aVerdictThatWasProvedFromAFileSaysSo();

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
                    .startsWith("Notification of a change request (change_request:created). It is not a run task"_L1));
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
    imported.announced = 1502;
    imported.bytes = 2;
    store::CaptureRow unproven = row(1);
    store::markImported(unproven, {protocol::Verdict::Unchecked, base::Rules::ImportBodyUnproven.name()});
    model.prepend({imported, unproven});
    QCOMPARE(text(model, 0, CaptureColumn::Signature), u"Other bytes"_s);
    QCOMPARE(text(model, 1, CaptureColumn::Signature), u"Unproven bytes"_s);
    const auto tip = [&model](int place, CaptureColumn column) {
        return model.index(place, static_cast<int>(column)).data(Qt::ToolTipRole).toString();
    };
    QVERIFY(tip(0, CaptureColumn::Signature).contains(u"1,502 announced, 2 in the file"_s));
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
