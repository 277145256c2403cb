// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/resultmodel.h"

#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// Results are rows that stay where they are while their states change.
class tst_ResultModel : public QObject
{
    Q_OBJECT

private slots:
    void showsEachResult();
    void aNewStateKeepsTheSelection();
    void otherItemsAreOtherRows();
    void aLongTextIsCut();

private:
    static Result result(const QString &id, const QString &state)
    {
        Result made;
        made.id = id;
        made.subject = u"Subject of "_s + id;
        made.place = u"Place of "_s + id;
        made.state.text = state;
        made.reason = u"Reason of "_s + id;
        return made;
    }
    QString text(int row, int column) const { return m_model.index(row, column).data().toString(); }

    ResultModel m_model{u"Change request"_s};
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest};
};

void tst_ResultModel::showsEachResult()
{
    m_model.setResults({result(u"a"_s, u"Archived"_s), result(u"b"_s, u"Failed"_s)});
    QCOMPARE(m_model.rowCount(), 2);
    QCOMPARE(text(1, ResultModel::Subject), u"Subject of b"_s);
    QCOMPARE(text(1, ResultModel::Place), u"Place of b"_s);
    QCOMPARE(text(1, ResultModel::State), u"Failed"_s);
    QCOMPARE(text(1, ResultModel::Reason), u"Reason of b"_s);
    const QVariant badge = m_model.index(0, ResultModel::State).data(ResultModel::BadgeRole);
    QCOMPARE(badge.value<BadgeSpec>().text, u"Archived"_s);
    QCOMPARE(m_model.headerData(ResultModel::Subject, Qt::Horizontal).toString(), u"Change request"_s);
    for (int column = 0; column < ResultModel::ColumnCount; ++column)
        QVERIFY(!m_model.headerData(column, Qt::Horizontal).toString().isEmpty());
}

void tst_ResultModel::aNewStateKeepsTheSelection()
{
    m_model.setResults({result(u"a"_s, u"Waits"_s), result(u"b"_s, u"Waits"_s)});
    QItemSelectionModel selection(&m_model);
    selection.select(m_model.index(1, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    const QSignalSpy changed(&m_model, &ResultModel::dataChanged);
    m_model.setResults({result(u"a"_s, u"Waits"_s), result(u"b"_s, u"Archived"_s)});
    QCOMPARE(changed.count(), 1); // of the row that changed
    QCOMPARE(changed.first().first().toModelIndex().row(), 1);
    QVERIFY(selection.isRowSelected(1));
    QCOMPARE(text(1, ResultModel::State), u"Archived"_s);
}

void tst_ResultModel::otherItemsAreOtherRows()
{
    m_model.setResults({result(u"a"_s, u"Archived"_s), result(u"b"_s, u"Archived"_s)});
    m_model.setResults({result(u"c"_s, u"Waits"_s)});
    QCOMPARE(m_model.rowCount(), 1);
    QCOMPARE(m_model.at(0).id, u"c"_s);
    m_model.setResults({});
    QCOMPARE(m_model.rowCount(), 0);
}

/// A service may send a reason of any length.
void tst_ResultModel::aLongTextIsCut()
{
    Result made = result(u"a"_s, u"Failed"_s);
    made.reason = QString(100'000, u'x');
    m_model.setResults({made});
    QVERIFY(text(0, ResultModel::Reason).size() < 2000);
}

RUNLATCH_WINDOW_TEST(tst_ResultModel)

} // namespace runlatch::ui

#include "tst_resultmodel.moc"
