// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/ledgermodel.h"

#include "base/utc.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::changerequests::LedgerEntry;
using runlatch::changerequests::LedgerState;

Q_DECLARE_METATYPE(runlatch::changerequests::LedgerEntry)

namespace runlatch::models {

namespace {

LedgerEntry ledgerEntry(LedgerState state, const QString &subject = u"Rotate the keys"_s)
{
    LedgerEntry entry;
    entry.id = QUuid::createUuid();
    entry.at = QDateTime(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
    entry.state = state;
    entry.draft.home = changerequests::BulkDraft::Home{.connection = {}, .service = {}, .name = u"Work"_s};
    entry.draft.subject = subject;
    entry.targets = 11;
    return entry;
}

} // namespace

/// A bulk action that was tried is a row, whose state is said in a word.
class tst_LedgerModel : public QObject
{
    Q_OBJECT
private slots:
    void showsAnAction();
    void tellsTheState_data();
    void tellsTheState();
    void whatIsNotKnownIsEmpty();
    void foreignTextStaysOnOneLine();
    void aChangeKeepsTheRows();
    void anotherActionReplacesThem();

private:
    QString text(int row, LedgerModel::Column column, int role = Qt::DisplayRole) const
    {
        return m_model.index(row, column).data(role).toString();
    }

    LedgerModel m_model;
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

void tst_LedgerModel::showsAnAction()
{
    LedgerEntry entry = ledgerEntry(LedgerState::Accepted);
    entry.action = u"eba-1"_s;
    m_model.setEntries({entry});
    QVERIFY(!text(0, LedgerModel::Time).isEmpty());
    QVERIFY(text(0, LedgerModel::Time, Qt::ToolTipRole).contains("2026-11-21 10:00:00 UTC"_L1));
    QCOMPARE(text(0, LedgerModel::Connection), u"Work"_s);
    QCOMPARE(text(0, LedgerModel::Subject), u"Rotate the keys"_s);
    QCOMPARE(text(0, LedgerModel::Workspaces), u"11"_s);
    QCOMPARE(text(0, LedgerModel::Action), u"eba-1"_s);
    QCOMPARE(m_model.index(0, 0).data(LedgerModel::IdRole).toUuid(), entry.id);
    QCOMPARE(m_model.rowOf(entry.id), 0);
    QCOMPARE(m_model.rowOf(QUuid::createUuid()), -1);
}

void tst_LedgerModel::tellsTheState_data()
{
    QTest::addColumn<LedgerEntry>("entry");
    QTest::addColumn<QString>("word");
    LedgerEntry found = ledgerEntry(LedgerState::Settled);
    found.requests.append({.id = u"wscr-1"_s, .workspace = u"ws-1"_s});
    QTest::newRow("sending") << ledgerEntry(LedgerState::Sending) << u"Sending"_s;
    QTest::newRow("accepted") << ledgerEntry(LedgerState::Accepted) << u"Accepted"_s;
    LedgerEntry refused = ledgerEntry(LedgerState::Refused);
    refused.tries.append({.at = refused.at, .form = {}, .url = {}, .status = 403, .fault = {}, .answer = {}});
    QTest::newRow("refused") << refused << u"Refused"_s;
    QTest::newRow("cancelled in time") << ledgerEntry(LedgerState::Refused) << u"Not created"_s;
    QTest::newRow("unknown") << ledgerEntry(LedgerState::Unknown) << u"Unknown"_s;
    QTest::newRow("none found") << ledgerEntry(LedgerState::Settled) << u"Not created"_s;
    QTest::newRow("some found") << found << u"Created"_s;
}

void tst_LedgerModel::tellsTheState()
{
    QFETCH(LedgerEntry, entry);
    m_model.setEntries({entry});
    QTEST(text(0, LedgerModel::State), "word");
    QCOMPARE(m_model.index(0, 0).data(LedgerModel::StateRole).toInt(), static_cast<int>(entry.state));
    QCOMPARE(m_model.index(0, 0).data(LedgerModel::FoundRole).toInt(), static_cast<int>(entry.requests.size()));
}

void tst_LedgerModel::whatIsNotKnownIsEmpty()
{
    LedgerEntry entry = ledgerEntry(LedgerState::Unknown);
    entry.draft.home = std::nullopt;
    entry.targets = std::nullopt;
    m_model.setEntries({entry});
    for (const auto column : {LedgerModel::Connection, LedgerModel::Workspaces, LedgerModel::Action})
        QVERIFY(text(0, column).isEmpty());
    QVERIFY(text(0, LedgerModel::Workspaces, Qt::ToolTipRole).contains("not known"_L1));
}

void tst_LedgerModel::foreignTextStaysOnOneLine()
{
    m_model.setEntries({ledgerEntry(LedgerState::Unknown, u"a\n\u202eb<img src=x>"_s)});
    QVERIFY(!text(0, LedgerModel::Subject).contains(u'\n'));
    QVERIFY(!text(0, LedgerModel::Subject).contains(u'\u202e'));
    QVERIFY(!text(0, LedgerModel::Subject, Qt::ToolTipRole).contains("<img"_L1));
}

void tst_LedgerModel::aChangeKeepsTheRows()
{
    LedgerEntry second = ledgerEntry(LedgerState::Unknown);
    const LedgerEntry first = ledgerEntry(LedgerState::Accepted);
    m_model.setEntries({first, second});
    const QSignalSpy reset(&m_model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&m_model, &QAbstractItemModel::dataChanged);
    second.state = LedgerState::Settled;
    m_model.setEntries({first, second});
    QCOMPARE(reset.size(), 0);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().first().toModelIndex().row(), 1);
    QCOMPARE(text(1, LedgerModel::State), u"Not created"_s);
}

void tst_LedgerModel::anotherActionReplacesThem()
{
    const LedgerEntry first = ledgerEntry(LedgerState::Accepted);
    m_model.setEntries({first});
    m_model.setEntries({ledgerEntry(LedgerState::Sending), first});
    QCOMPARE(m_model.rowCount(), 2);
    QCOMPARE(m_model.rowOf(first.id), 1);
    m_model.setEntries({});
    QCOMPARE(m_model.rowCount(), 0);
}

RUNLATCH_TEST(tst_LedgerModel)

} // namespace runlatch::models

#include "tst_ledgermodel.moc"
