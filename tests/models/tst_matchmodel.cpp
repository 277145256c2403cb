// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/matchmodel.h"
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
                      {u"resources-drifted"_s, 3},
                      {u"workspace-terraform-version"_s, u"1.9.8"_s}});
}

} // namespace

/// A workspace that matches is a row, and a value that was not told is empty.
class tst_MatchModel : public QObject
{
    Q_OBJECT
private slots:
    void showsAWorkspace();
    void showsWhatIsNotToldAsNothing();
    void tellsDrift_data();
    void tellsDrift();
    void foreignTextStaysOnOneLine();
    void hasHeaders();
    void replacesAll();

private:
    QString text(int row, MatchModel::Column column, int role = Qt::DisplayRole) const
    {
        return m_model.index(row, column).data(role).toString();
    }

    MatchModel m_model;
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

void tst_MatchModel::showsAWorkspace()
{
    m_model.setWorkspaces({wholeWorkspace()});
    QCOMPARE(text(0, MatchModel::Name), u"net"_s);
    QCOMPARE(text(0, MatchModel::Project), u"Platform"_s);
    QCOMPARE(text(0, MatchModel::LastRun), u"Planned and finished"_s);
    QCOMPARE(text(0, MatchModel::Drift), u"Drifted"_s);
    QCOMPARE(text(0, MatchModel::Terraform), u"1.9.8"_s);
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
    for (const auto column : {MatchModel::Project, MatchModel::LastRun, MatchModel::Drift, MatchModel::Terraform}) {
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
    for (const auto column : {MatchModel::Name, MatchModel::Project, MatchModel::LastRun}) {
        QVERIFY(!text(0, column).contains(u'\n'));
        QVERIFY(!text(0, column).contains(u'\u202e'));
    }
    QVERIFY(!text(0, MatchModel::Project, Qt::ToolTipRole).contains("<img"_L1));
}

void tst_MatchModel::hasHeaders()
{
    QStringList headers;
    for (int column = 0; column < m_model.columnCount(); ++column)
        headers.append(m_model.headerData(column, Qt::Horizontal).toString());
    QCOMPARE(headers, (QStringList{u"Workspace"_s, u"Project"_s, u"Last run"_s, u"Drift"_s, u"Terraform"_s}));
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

RUNLATCH_TEST(tst_MatchModel)

} // namespace runlatch::models

#include "tst_matchmodel.moc"
