// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/matchmodel.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::protocol::ExploredWorkspace;

namespace runlatch::models {

namespace {

ExploredWorkspace workspace(const QString &name, const QJsonObject &attributes = {})
{
    return {.id = u"ws-"_s + name, .name = name, .attributes = attributes};
}

ExploredWorkspace wholeWorkspace()
{
    return workspace(u"net"_s,
                     {{u"project-name"_s, u"Platform"_s},
                      {u"current-run-status"_s, u"planned_and_finished"_s},
                      {u"current-run-applied-at"_s, u"2026-11-20T08:15:00+02:00"_s},
                      {u"drifted"_s, true},
                      {u"resources-drifted"_s, 3}});
}

} // namespace

/// A workspace that matches is a row, and a value that was not told is empty.
class tst_MatchModel : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_model.setLeftOut({}); }
    void showsAWorkspace();
    void showsWhatIsNotToldAsNothing();
    void tellsDrift_data();
    void tellsDrift();
    void foreignTextStaysOnOneLine();
    void replacesAll();
    void timesStayFresh();
    void changeRequestsAreCountedLater();
    void aWorkspaceIsLeftOut();
    void whatIsLeftOutStaysOnOtherPages();
    void nothingIsLeftOutOfAQuery();
    void aNameStandsForAMissingId();

private:
    QString text(int row, MatchModel::Column column, int role = Qt::DisplayRole) const
    {
        return m_model.index(row, column).data(role).toString();
    }

    support::FakeClock m_clock;
    MatchModel m_model{m_clock};
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

void tst_MatchModel::showsAWorkspace()
{
    m_model.setWorkspaces({wholeWorkspace()});
    QCOMPARE(text(0, MatchModel::Name), u"net"_s);
    QCOMPARE(text(0, MatchModel::Project), u"Platform"_s);
    QCOMPARE(text(0, MatchModel::Status), u"Planned and finished"_s);
    QCOMPARE(text(0, MatchModel::Drift), u"Drifted"_s);
    QCOMPARE(text(0, MatchModel::LastRun), u"1 day(s) ago"_s);
    QVERIFY(text(0, MatchModel::Status, Qt::ToolTipRole).contains("planned_and_finished"_L1));
    const QModelIndex first = m_model.index(0, 0);
    QCOMPARE(first.data(MatchModel::WorkspaceRole).value<ExploredWorkspace>(), wholeWorkspace());
    QCOMPARE(first.data(MatchModel::RunStatusRole).toString(), u"planned_and_finished"_s);
    QVERIFY(text(0, MatchModel::Name, Qt::ToolTipRole).contains("ws-net"_L1));
    QVERIFY(text(0, MatchModel::LastRun, Qt::ToolTipRole).contains("2026-11-20 06:15:00 UTC"_L1));
    QVERIFY(text(0, MatchModel::Drift, Qt::ToolTipRole).contains(u'3'));
}

void tst_MatchModel::showsWhatIsNotToldAsNothing()
{
    ExploredWorkspace bare = workspace({});
    bare.id = u"ws-7"_s;
    m_model.setWorkspaces({bare});
    QCOMPARE(text(0, MatchModel::Name), u"ws-7"_s); // the id names the row if there is no name
    for (const auto column : {MatchModel::Project, MatchModel::Status, MatchModel::Drift, MatchModel::LastRun,
                              MatchModel::ChangeRequests}) {
        QVERIFY(text(0, column).isEmpty());
        QVERIFY(text(0, column, Qt::ToolTipRole).isEmpty());
    }
    QVERIFY(!m_model.index(0, 0).data(MatchModel::DriftedRole).isValid());
}

void tst_MatchModel::tellsDrift_data()
{
    QTest::addColumn<QJsonValue>("written");
    QTest::addColumn<QVariant>("drifted");
    QTest::addColumn<QString>("shown");
    QTest::newRow("yes") << QJsonValue(true) << QVariant(true) << u"Drifted"_s;
    QTest::newRow("no") << QJsonValue(false) << QVariant(false) << u"No"_s;
    QTest::newRow("as text") << QJsonValue(u"false"_s) << QVariant(false) << u"No"_s;
    QTest::newRow("null") << QJsonValue() << QVariant() << QString();
    QTest::newRow("something else") << QJsonValue(7) << QVariant() << QString();
}

void tst_MatchModel::tellsDrift()
{
    QFETCH(QJsonValue, written);
    m_model.setWorkspaces({workspace(u"net"_s, {{u"drifted"_s, written}})});
    QTEST(m_model.index(0, 0).data(MatchModel::DriftedRole), "drifted");
    QTEST(text(0, MatchModel::Drift), "shown");
}

void tst_MatchModel::foreignTextStaysOnOneLine()
{
    const QString hostile = u"a\n\u202eb<img src=x>"_s;
    ExploredWorkspace one = workspace(hostile, {{u"project-name"_s, hostile}, {u"current-run-status"_s, hostile}});
    m_model.setWorkspaces({one});
    for (const auto column : {MatchModel::Name, MatchModel::Project, MatchModel::Status}) {
        QVERIFY(!text(0, column).contains(u'\n'));
        QVERIFY(!text(0, column).contains(u'\u202e'));
    }
    QVERIFY(!text(0, MatchModel::Project, Qt::ToolTipRole).contains("<img"_L1));
}

void tst_MatchModel::replacesAll()
{
    QSignalSpy reset(&m_model, &QAbstractItemModel::modelReset);
    m_model.setWorkspaces({workspace(u"a"_s), workspace(u"b"_s)});
    QCOMPARE(m_model.rowCount(), 2);
    m_model.setWorkspaces({});
    QCOMPARE(m_model.rowCount(), 0);
    QCOMPARE(reset.size(), 2);
}

void tst_MatchModel::timesStayFresh()
{
    const QString applied = m_clock.utc().addSecs(-60).toString(Qt::ISODate);
    m_model.setWorkspaces({workspace(u"a"_s, {{u"current-run-applied-at"_s, applied}})});
    const QString before = text(0, MatchModel::LastRun);
    const QSignalSpy changed(&m_model, &QAbstractItemModel::dataChanged);
    m_clock.advance(std::chrono::minutes(5));
    QVERIFY(!changed.isEmpty());
    QVERIFY(text(0, MatchModel::LastRun) != before);
}

void tst_MatchModel::changeRequestsAreCountedLater()
{
    m_model.setWorkspaces({workspace(u"a"_s), workspace(u"b"_s)});
    QCOMPARE(m_model.uncounted(), (QStringList{u"ws-a"_s, u"ws-b"_s}));
    QVERIFY(text(1, MatchModel::ChangeRequests).isEmpty());
    m_model.addCounts({{u"ws-b"_s, 0}, {u"ws-elsewhere"_s, 7}});
    QCOMPARE(text(1, MatchModel::ChangeRequests), u"0"_s);
    QVERIFY(text(0, MatchModel::ChangeRequests).isEmpty());
    QCOMPARE(m_model.uncounted(), QStringList{u"ws-a"_s});
    const QVariant alignment = m_model.index(1, MatchModel::ChangeRequests).data(Qt::TextAlignmentRole);
    QCOMPARE(alignment.toInt(), int(Qt::AlignRight | Qt::AlignVCenter));
}

void tst_MatchModel::aWorkspaceIsLeftOut()
{
    m_model.setWorkspaces({workspace(u"a"_s), workspace(u"b"_s)});
    const QSignalSpy changed(&m_model, &MatchModel::leftOutChanged);
    const QModelIndex second = m_model.index(1, MatchModel::Name);
    QVERIFY(second.flags().testFlag(Qt::ItemIsUserCheckable));
    QCOMPARE(second.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QVERIFY(m_model.setData(second, Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(second.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QVERIFY(second.data(MatchModel::LeftOutRole).toBool());
    QCOMPARE(m_model.leftOut(), QStringList{u"ws-b"_s});
    QVERIFY(m_model.setData(second, Qt::Unchecked, Qt::CheckStateRole)); // it is so already
    QCOMPARE(changed.size(), 1);
    m_model.toggle(1);
    QVERIFY(m_model.leftOut().isEmpty());
    QCOMPARE(changed.size(), 2);
    QVERIFY(!m_model.setData(m_model.index(1, MatchModel::Project), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(!m_model.setData(second, u"another name"_s));
    m_model.toggle(2); // there is no such row
    QCOMPARE(changed.size(), 2);
}

void tst_MatchModel::whatIsLeftOutStaysOnOtherPages()
{
    m_model.setWorkspaces({workspace(u"a"_s)});
    m_model.toggle(0);
    m_model.setWorkspaces({workspace(u"b"_s)});
    QVERIFY(!m_model.index(0, 0).data(MatchModel::LeftOutRole).toBool());
    m_model.setWorkspaces({workspace(u"a"_s)});
    QVERIFY(m_model.index(0, 0).data(MatchModel::LeftOutRole).toBool());
    m_model.setLeftOut({u"ws-b"_s});
    QVERIFY(!m_model.index(0, 0).data(MatchModel::LeftOutRole).toBool());
}

void tst_MatchModel::nothingIsLeftOutOfAQuery()
{
    m_model.setWorkspaces({workspace(u"a"_s)});
    m_model.toggle(0);
    m_model.setChoosable(false);
    const QModelIndex first = m_model.index(0, MatchModel::Name);
    QVERIFY(!first.data(Qt::CheckStateRole).isValid());
    QVERIFY(!first.flags().testFlag(Qt::ItemIsUserCheckable));
    QVERIFY(!first.data(MatchModel::LeftOutRole).toBool());
    m_model.toggle(0);
    QVERIFY(!m_model.setData(first, Qt::Checked, Qt::CheckStateRole));
    m_model.setChoosable(true);
    QVERIFY(first.data(MatchModel::LeftOutRole).toBool()); // it is as it was
}

void tst_MatchModel::aNameStandsForAMissingId()
{
    ExploredWorkspace nameless = workspace(u"net"_s);
    nameless.id.clear();
    m_model.setWorkspaces({nameless});
    m_model.toggle(0);
    QCOMPARE(m_model.leftOut(), QStringList{u"net"_s});
    QVERIFY(m_model.uncounted().isEmpty()); // nothing can be asked of it
}

RUNLATCH_TEST(tst_MatchModel)

} // namespace runlatch::models

#include "tst_matchmodel.moc"
