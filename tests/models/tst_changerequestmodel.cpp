// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/changerequestmodel.h"

#include "support/fakeclock.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::protocol::ChangeRequest;

namespace runlatch::models {

namespace {

using Column = ChangeRequestModel::Column;

ChangeRequest changeRequest(const QString &id, const support::FakeClock &clock)
{
    ChangeRequest made;
    made.id = id;
    made.subject = u"Pin\nactions <b>now</b>\u202E"_s;
    made.workspaceId = u"ws-1"_s;
    made.createdAt = clock.utc().addSecs(-7200);
    return made;
}

ChangeRequest archived(const QString &id, const support::FakeClock &clock)
{
    ChangeRequest made = changeRequest(id, clock);
    made.archived = protocol::Archived{u"user-1"_s, QDateTime(QDate(2026, 11, 20), QTime(8, 30), Qt::UTC)};
    return made;
}

} // namespace

class TestChangeRequestModel : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_model.setRows({}); }

    void startsEmpty();
    void showsOnePlainLineForEachColumn();
    void toolTipsAreExactAndHarmless();
    void rolesAreMachineReadable();
    void namesTheWorkspaceAsAskedFor();
    void timesMoveWithTheClock();
    void replacesOneRow();
    void replacingWhatIsNotThereDoesNothing();
    void everyColumnHasAHeader();

private:
    QString text(int row, Column column, int role = Qt::DisplayRole) const
    {
        return m_model.index(row, static_cast<int>(column)).data(role).toString();
    }

    support::FakeClock m_clock;
    ChangeRequestModel m_model{m_clock};
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

void TestChangeRequestModel::startsEmpty()
{
    QCOMPARE(m_model.rowCount(), 0);
    QCOMPARE(m_model.columnCount(), 5);
    QCOMPARE(m_model.rowOf(u"wscr-1"_s), -1);
}

void TestChangeRequestModel::showsOnePlainLineForEachColumn()
{
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock), archived(u"wscr-2"_s, m_clock)});
    QCOMPARE(text(0, Column::Subject), u"Pin actions <b>now</b>"_s);
    QCOMPARE(text(0, Column::State), u"Active"_s);
    QCOMPARE(text(1, Column::State), u"Archived"_s);
    QCOMPARE(text(0, Column::Workspace), u"ws-1"_s);
    QCOMPARE(text(0, Column::Created), u"2 h ago"_s);
    QCOMPARE(text(0, Column::Updated), QString());
    QVERIFY(!m_model.tellsUpdates());
    ChangeRequest updated = changeRequest(u"wscr-3"_s, m_clock);
    updated.updatedAt = m_clock.utc();
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock), updated});
    QVERIFY(m_model.tellsUpdates());
}

void TestChangeRequestModel::toolTipsAreExactAndHarmless()
{
    m_model.setRows({archived(u"wscr-1"_s, m_clock)});
    QCOMPARE(text(0, Column::Subject, Qt::ToolTipRole), u"<span>Pin actions &lt;b&gt;now&lt;/b&gt;</span>"_s);
    QCOMPARE(text(0, Column::Created, Qt::ToolTipRole), u"2026-11-21 08:00:01 UTC"_s);
    QCOMPARE(text(0, Column::State, Qt::ToolTipRole), u"<span>Archived by user-1 on 2026-11-20 08:30:00 UTC</span>"_s);
}

void TestChangeRequestModel::rolesAreMachineReadable()
{
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock), archived(u"wscr-2"_s, m_clock)});
    QCOMPARE(text(0, Column::Updated, ChangeRequestModel::IdRole), u"wscr-1"_s);
    QCOMPARE(text(0, Column::Subject, ChangeRequestModel::StateRole), u"active"_s);
    QCOMPARE(text(1, Column::Subject, ChangeRequestModel::StateRole), u"archived"_s);
    QCOMPARE(m_model.index(1, 0).data(ChangeRequestModel::ArchivedRole), true);
    QCOMPARE(m_model.rowOf(u"wscr-2"_s), 1);
    QCOMPARE(m_model.at(1).id, u"wscr-2"_s);
}

void TestChangeRequestModel::namesTheWorkspaceAsAskedFor()
{
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock)}, u"web-prod"_s);
    QCOMPARE(text(0, Column::Workspace), u"web-prod"_s);
    QCOMPARE(text(0, Column::Workspace, Qt::ToolTipRole), u"<span>ws-1</span>"_s);
}

void TestChangeRequestModel::timesMoveWithTheClock()
{
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock)});
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock)}); // another page must not make a second round
    QSignalSpy changed(&m_model, &QAbstractItemModel::dataChanged);
    m_clock.advance(3h);
    QCOMPARE(changed.size(), 180);
    QCOMPARE(changed.first().first().toModelIndex().column(), static_cast<int>(Column::Created));
    QCOMPARE(text(0, Column::Created), u"5 h ago"_s);
    m_model.setRows({});
    m_clock.advance(1min);
    QCOMPARE(m_clock.waiting(), 0); // nothing to keep fresh
}

void TestChangeRequestModel::replacesOneRow()
{
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock), changeRequest(u"wscr-2"_s, m_clock)});
    QSignalSpy changed(&m_model, &QAbstractItemModel::dataChanged);
    m_model.replace(archived(u"wscr-2"_s, m_clock));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().at(0).toModelIndex(), m_model.index(1, 0));
    QCOMPARE(changed.first().at(1).toModelIndex(), m_model.index(1, 4));
    QCOMPARE(text(0, Column::State), u"Active"_s);
    QCOMPARE(text(1, Column::State), u"Archived"_s);
}

void TestChangeRequestModel::replacingWhatIsNotThereDoesNothing()
{
    m_model.setRows({changeRequest(u"wscr-1"_s, m_clock)});
    QSignalSpy changed(&m_model, &QAbstractItemModel::dataChanged);
    m_model.replace(archived(u"wscr-9"_s, m_clock));
    QVERIFY(changed.isEmpty());
    QCOMPARE(m_model.rowCount(), 1);
}

void TestChangeRequestModel::everyColumnHasAHeader()
{
    for (int column = 0; column < m_model.columnCount(); ++column)
        QVERIFY(!m_model.headerData(column, Qt::Horizontal).toString().isEmpty());
    QVERIFY(!m_model.headerData(0, Qt::Vertical).isValid());
}

} // namespace runlatch::models

QTEST_GUILESS_MAIN(runlatch::models::TestChangeRequestModel)
#include "tst_changerequestmodel.moc"
