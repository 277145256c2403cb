// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/utc.h"
#include "models/runtaskmodel.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using models::RunTaskModel;
using RunTaskColumn = RunTaskModel::Column;

/// Run tasks are rows that change in place, and old ones go when they have ended.
class tst_RunTaskModel : public QObject
{
    Q_OBJECT

private slots:
    void putsTheNewestFirst();
    void changesInPlace();
    void showsPlainText();
    void wordsEveryState_data();
    void wordsEveryState();
    void aVerificationIsAcceptedOrRefused_data();
    void aVerificationIsAcceptedOrRefused();
    void clears();
    void keepsTheLastThousandThatEnded();
    void keepsWhatIsUnderWay();

private:
    static simulator::RunTask runTask(const QString &id)
    {
        simulator::RunTask made;
        made.id = id;
        made.workspaceName = u"net-prod-eu"_s;
        made.target = QUrl(u"http://me:secret@127.0.0.1:8722/hook?code=secret"_s);
        made.startedAt = QDateTime(QDate(2026, 11, 21), QTime(9, 2, 3), base::Utc);
        return made;
    }
    static simulator::RunTask ended(simulator::RunTask runTask)
    {
        runTask.state = protocol::TaskState::Passed;
        return with(runTask, simulator::RunTaskEvent::Type::Finished);
    }
    static simulator::RunTask with(simulator::RunTask runTask, simulator::RunTaskEvent::Type type)
    {
        simulator::RunTaskEvent event;
        event.type = type;
        runTask.events.append(event);
        return runTask;
    }
    static QString text(const RunTaskModel &model, int row, RunTaskColumn column)
    {
        return model.index(row, static_cast<int>(column)).data().toString();
    }
};

void tst_RunTaskModel::putsTheNewestFirst()
{
    RunTaskModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.update(runTask(u"taskrs-1"_s));
    model.update(runTask(u"taskrs-2"_s));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.at(0).id, u"taskrs-2"_s);
    QCOMPARE(model.rowOf(u"taskrs-1"_s), 1);
    QCOMPARE(model.rowOf(u"taskrs-3"_s), -1);
    QCOMPARE(model.index(1, 0).data(RunTaskModel::RunTaskIdRole).toString(), u"taskrs-1"_s);
}

void tst_RunTaskModel::changesInPlace()
{
    RunTaskModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.update(runTask(u"taskrs-1"_s));
    model.update(runTask(u"taskrs-2"_s));
    QSignalSpy changed(&model, &RunTaskModel::dataChanged);
    simulator::RunTask passed = runTask(u"taskrs-1"_s);
    passed.state = protocol::TaskState::Passed;
    model.update(passed);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().first().toModelIndex().row(), 1);
    QCOMPARE(text(model, 1, RunTaskColumn::State), u"Passed"_s);
    QCOMPARE(text(model, 0, RunTaskColumn::State), u"Pending"_s);
}

void tst_RunTaskModel::showsPlainText()
{
    RunTaskModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    simulator::RunTask stranger = runTask(u"taskrs-1"_s);
    stranger.workspaceName = u"<b>bold</b>"_s;
    model.update(stranger);
    QCOMPARE(text(model, 0, RunTaskColumn::Stage), u"post_plan"_s);
    QCOMPARE(text(model, 0, RunTaskColumn::Started), u"9:02:03"_s);
    QCOMPARE(text(model, 0, RunTaskColumn::Target), u"http://127.0.0.1:8722/hook"_s); // the shown URL has no secrets
    QCOMPARE(text(model, 0, RunTaskColumn::Workspace), stranger.workspaceName);
    const QModelIndex workspace = model.index(0, static_cast<int>(RunTaskColumn::Workspace));
    QCOMPARE(workspace.data(Qt::ToolTipRole).toString(), u"<span>&lt;b&gt;bold&lt;/b&gt;</span>"_s);
}

void tst_RunTaskModel::wordsEveryState_data()
{
    using protocol::TaskState;
    QTest::addColumn<TaskState>("state");
    QTest::addColumn<QString>("word");
    QTest::newRow("pending") << TaskState::Pending << u"Pending"_s;
    QTest::newRow("awaiting") << TaskState::Awaiting << u"Awaiting"_s;
    QTest::newRow("running") << TaskState::Running << u"Running"_s;
    QTest::newRow("passed") << TaskState::Passed << u"Passed"_s;
    QTest::newRow("failed") << TaskState::Failed << u"Failed"_s;
    QTest::newRow("errored") << TaskState::Errored << u"Errored"_s;
    QTest::newRow("unreachable") << TaskState::Unreachable << u"Unreachable"_s;
}

void tst_RunTaskModel::wordsEveryState()
{
    QFETCH(protocol::TaskState, state);
    RunTaskModel model;
    simulator::RunTask told = runTask(u"taskrs-1"_s);
    told.state = state;
    model.update(told);
    QTEST(text(model, 0, RunTaskColumn::State), "word");
    QCOMPARE(model.index(0, 0).data(RunTaskModel::TaskStateRole).toInt(), static_cast<int>(state));
}

void tst_RunTaskModel::aVerificationIsAcceptedOrRefused_data()
{
    using protocol::TaskState;
    QTest::addColumn<TaskState>("state");
    QTest::addColumn<QString>("word");
    QTest::newRow("pending") << TaskState::Pending << u"Pending"_s;
    QTest::newRow("answered 200") << TaskState::Passed << u"Accepted"_s;
    QTest::newRow("answered otherwise") << TaskState::Unreachable << u"Refused"_s;
    QTest::newRow("stopped") << TaskState::Errored << u"Errored"_s;
}

/// It has no result that could pass.
void tst_RunTaskModel::aVerificationIsAcceptedOrRefused()
{
    QFETCH(protocol::TaskState, state);
    RunTaskModel model;
    simulator::RunTask told = runTask(u"taskrs-1"_s);
    told.verification = simulator::Verification::Token;
    told.state = state;
    model.update(told);
    QTEST(text(model, 0, RunTaskColumn::State), "word");
    QCOMPARE(text(model, 0, RunTaskColumn::Stage), u"verification"_s);
    const QModelIndex started = model.index(0, static_cast<int>(RunTaskColumn::Started));
    QVERIFY(started.data(Qt::ToolTipRole).toString().contains(u"2026"_s)); // the row has the time alone
    model.update(with(told, simulator::RunTaskEvent::Type::Callback));
    QCOMPARE(text(model, 0, RunTaskColumn::State) == "Called back"_L1, state == protocol::TaskState::Passed);
}

void tst_RunTaskModel::clears()
{
    RunTaskModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.update(runTask(u"taskrs-1"_s));
    model.clear();
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.columnCount(), 5);
    for (int column = 0; column < model.columnCount(); ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
}

/// The thousand that ended last are kept, in the order of their ends. The run task that ended first was started last.
void tst_RunTaskModel::keepsTheLastThousandThatEnded()
{
    RunTaskModel model;
    constexpr int Kept = 1000;
    for (int number = 0; number < Kept; ++number)
        model.update(runTask(u"taskrs-%1"_s.arg(number)));
    model.update(ended(runTask(u"taskrs-999"_s)));
    for (int number = 0; number < Kept - 1; ++number)
        model.update(ended(runTask(u"taskrs-%1"_s.arg(number))));
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), Kept);
    // A callback that is refused after the end.
    model.update(with(ended(runTask(u"taskrs-999"_s)), simulator::RunTaskEvent::Type::Callback));
    QCOMPARE(model.rowCount(), Kept);
    QSignalSpy removed(&model, &RunTaskModel::rowsRemoved);
    model.update(runTask(u"taskrs-new"_s));
    QCOMPARE(removed.size(), 0);
    model.update(ended(runTask(u"taskrs-new"_s)));
    QCOMPARE(removed.size(), 1);
    QCOMPARE(model.rowCount(), Kept);
    QCOMPARE(model.rowOf(u"taskrs-999"_s), -1);
    QCOMPARE(model.rowOf(u"taskrs-new"_s), 0);
    QVERIFY(model.rowOf(u"taskrs-0"_s) > 0);
}

void tst_RunTaskModel::keepsWhatIsUnderWay()
{
    RunTaskModel model;
    model.update(runTask(u"taskrs-slow"_s));
    for (int number = 0; number < 1100; ++number)
        model.update(ended(runTask(u"taskrs-%1"_s.arg(number))));
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 1001);
    QCOMPARE(model.rowOf(u"taskrs-slow"_s), 1000);
    model.update(ended(runTask(u"taskrs-slow"_s)));
    QVERIFY(model.rowOf(u"taskrs-slow"_s) >= 0);
    QCOMPARE(model.rowCount(), 1000);
}

RUNLATCH_TEST(tst_RunTaskModel)
#include "tst_runtaskmodel.moc"
