// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/casemodel.h"

#include "conformance/report/reportwords.h"
#include "wording/plaintext.h"
#include "wording/times.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::models {

using conformance::CaseResult;

namespace {

/// The reason, or the title where there is none.
QString whyOf(const CaseResult &result)
{
    return conformance::shown(result.why.isEmpty() ? result.text.title : result.why);
}

QString markOf(const CaseResult &result)
{
    const conformance::Standing standing = conformance::standingOf(result);
    return conformance::standingIcon(standing) + u' ' + conformance::standingWord(standing);
}

/// Without the change, which depends on the earlier run.
QString cellText(const CaseResult &result, CaseModel::Column column)
{
    switch (column) {
    case CaseModel::Column::Result: return markOf(result);
    case CaseModel::Column::Case: return conformance::shown(result.text.id);
    case CaseModel::Column::Title: return conformance::shown(result.text.title);
    case CaseModel::Column::Severity: return conformance::severityWord(result.text.severity);
    case CaseModel::Column::Took: return result.took.count() > 0 ? wording::interval(result.took) : QString();
    case CaseModel::Column::Change:
    case CaseModel::Column::ColumnCount: break;
    }
    return {};
}

QString columnTitle(CaseModel::Column column)
{
    switch (column) {
    case CaseModel::Column::Result: return CaseModel::tr("Result");
    case CaseModel::Column::Case: return CaseModel::tr("Case");
    case CaseModel::Column::Title: return CaseModel::tr("What it asks");
    case CaseModel::Column::Severity: return CaseModel::tr("Severity");
    case CaseModel::Column::Took: return CaseModel::tr("Took");
    case CaseModel::Column::Change: return CaseModel::tr("Since the last run");
    case CaseModel::Column::ColumnCount: break;
    }
    return {};
}

} // namespace

void CaseModel::setReport(conformance::Report report)
{
    beginResetModel();
    m_report = std::move(report);
    choose();
    endResetModel();
}

void CaseModel::update(const CaseResult &result)
{
    const auto isSame = [&result](const CaseResult &known) { return known.text.id == result.text.id; };
    const qsizetype place = std::distance(m_report.results.cbegin(),
                                          std::find_if(m_report.results.cbegin(), m_report.results.cend(), isSame));
    const int row = rowOf(result.text.id);
    if (row >= 0 && !isShown(result)) {
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
    }
    if (place < m_report.results.size())
        m_report.results[place] = result;
    else
        m_report.results.append(result);
    if (!isShown(result))
        return;
    if (row < 0)
        insertCase(place);
    else
        moveCase(row);
}

void CaseModel::showOnly(const QList<conformance::Standing> &standings)
{
    beginResetModel();
    m_shown = standings;
    choose();
    endResetModel();
}

void CaseModel::setFilter(const filter::Expression &filter)
{
    beginResetModel();
    m_judge = CaseJudge(filter);
    choose();
    endResetModel();
}

std::span<const filter::Field> CaseModel::fields()
{
    return CaseJudge::fields();
}

void CaseModel::setEarlier(const conformance::Standings &earlier)
{
    beginResetModel();
    m_earlier = earlier;
    choose();
    endResetModel();
}

int CaseModel::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                    [&](qsizetype place) { return m_report.results.at(place).text.id == id; });
    return found == m_rows.cend() ? -1 : static_cast<int>(std::distance(m_rows.cbegin(), found));
}

int CaseModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CaseModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Column::ColumnCount);
}

QVariant CaseModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CaseResult &result = at(index.row());
    const auto column = static_cast<Column>(index.column());
    const conformance::CaseChange change = conformance::changeOf(result, m_earlier);
    switch (role) {
    case Qt::DisplayRole: return column == Column::Change ? conformance::changeWord(change) : cellText(result, column);
    case Qt::ToolTipRole: return wording::toolTip(whyOf(result)); // no column has the reason
    case ChangeRole: return static_cast<int>(change);
    case StandingRole: return static_cast<int>(conformance::standingOf(result));
    case IdRole: return conformance::shown(result.text.id);
    case RemedyRole: return conformance::remedyOf(result);
    case LapsesRole: return conformance::lapseLines(result);
    default: return {};
    }
}

QVariant CaseModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return columnTitle(static_cast<Column>(section));
}

/// Finds the rows of the shown cases.
void CaseModel::choose()
{
    m_rows.clear();
    for (qsizetype place = 0; place < m_report.results.size(); ++place) {
        if (isShown(m_report.results.at(place)))
            m_rows.append(place);
    }
    std::sort(m_rows.begin(), m_rows.end(), [this](qsizetype left, qsizetype right) { return isBefore(left, right); });
}

bool CaseModel::isShown(const CaseResult &result) const
{
    const bool isOfStanding = m_shown.isEmpty() || m_shown.contains(conformance::standingOf(result));
    return isOfStanding && m_judge.accepts(result, conformance::changeOf(result, m_earlier));
}

bool CaseModel::isBefore(qsizetype left, qsizetype right) const
{
    const auto rank = [this](qsizetype place) {
        return std::pair(conformance::standingOf(m_report.results.at(place)), place);
    };
    return rank(left) < rank(right);
}

/// The row among these rows that a case belongs to.
int CaseModel::placeAmong(const QList<qsizetype> &rows, qsizetype result) const
{
    const auto before = [this](qsizetype left, qsizetype right) { return isBefore(left, right); };
    return static_cast<int>(std::distance(rows.cbegin(), std::lower_bound(rows.cbegin(), rows.cend(), result, before)));
}

void CaseModel::insertCase(qsizetype result)
{
    const int row = placeAmong(m_rows, result);
    beginInsertRows({}, row, row);
    m_rows.insert(row, result);
    endInsertRows();
}

/// Moves a row whose case has changed to where it belongs now. A selection goes with it.
void CaseModel::moveCase(int row)
{
    QList<qsizetype> others = m_rows;
    const qsizetype result = others.takeAt(row);
    const int target = placeAmong(others, result);
    if (target != row) {
        beginMoveRows({}, row, row, {}, target > row ? target + 1 : target);
        m_rows.move(row, target);
        endMoveRows();
    }
    emit dataChanged(index(target, 0), index(target, columnCount() - 1));
}

} // namespace runlatch::models
