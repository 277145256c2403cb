// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/casemodel.h"

#include "conformance/report/reportwords.h"
#include "wording/plaintext.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::models {

using conformance::CaseResult;

namespace {

QString whyOf(const CaseResult &result)
{
    return conformance::shown(result.why.isEmpty() ? result.text.title : result.why);
}

QString markOf(const CaseResult &result)
{
    const conformance::Standing standing = conformance::standingOf(result);
    return conformance::standingIcon(standing) + u' ' + conformance::standingWord(standing);
}

QString cellText(const CaseResult &result, CaseModel::Column column)
{
    switch (column) {
    case CaseModel::Column::Result: return markOf(result);
    case CaseModel::Column::Case: return conformance::shown(result.text.id);
    case CaseModel::Column::Why: return whyOf(result);
    case CaseModel::Column::ColumnCount: break;
    }
    return {};
}

/// What a narrow cell cuts.
QString cellTip(const CaseResult &result, CaseModel::Column column)
{
    const QString text = column == CaseModel::Column::Case ? result.text.title : cellText(result, column);
    return wording::toolTip(text);
}

QString columnTitle(CaseModel::Column column)
{
    switch (column) {
    case CaseModel::Column::Result: return CaseModel::tr("Result");
    case CaseModel::Column::Case: return CaseModel::tr("Case");
    case CaseModel::Column::Why: return CaseModel::tr("Why");
    case CaseModel::Column::ColumnCount: break;
    }
    return {};
}

} // namespace

void CaseModel::setReport(conformance::Report report)
{
    beginResetModel();
    m_report = std::move(report);
    m_rows.clear();
    for (qsizetype place = 0; place < m_report.results.size(); ++place) {
        if (isShown(m_report.results.at(place)))
            m_rows.append(place);
    }
    std::sort(m_rows.begin(), m_rows.end(), [this](qsizetype left, qsizetype right) { return isBefore(left, right); });
    endResetModel();
}

void CaseModel::update(const CaseResult &result)
{
    const auto isSame = [&result](const CaseResult &known) { return known.text.id == result.text.id; };
    const qsizetype place = std::distance(m_report.results.cbegin(),
                                          std::find_if(m_report.results.cbegin(), m_report.results.cend(), isSame));
    const int row = rowOf(result.text.id);
    const bool stays =
        row >= 0 && isShown(result) && conformance::standingOf(at(row)) == conformance::standingOf(result);
    if (row >= 0 && !stays) {
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
    }
    if (place < m_report.results.size())
        m_report.results[place] = result;
    else
        m_report.results.append(result);
    if (stays)
        emit dataChanged(index(row, 0), index(row, columnCount() - 1));
    else if (isShown(result))
        insertCase(place);
}

void CaseModel::showOnly(const QList<conformance::Standing> &standings)
{
    m_shown = standings;
    setReport(std::exchange(m_report, {}));
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
    switch (role) {
    case Qt::DisplayRole: return cellText(result, column);
    case Qt::ToolTipRole: return cellTip(result, column);
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

bool CaseModel::isShown(const CaseResult &result) const
{
    return m_shown.isEmpty() || m_shown.contains(conformance::standingOf(result));
}

bool CaseModel::isBefore(qsizetype left, qsizetype right) const
{
    const auto rank = [this](qsizetype place) {
        return std::pair(conformance::standingOf(m_report.results.at(place)), place);
    };
    return rank(left) < rank(right);
}

void CaseModel::insertCase(qsizetype result)
{
    const auto before = [this](qsizetype left, qsizetype right) { return isBefore(left, right); };
    const auto place = std::lower_bound(m_rows.cbegin(), m_rows.cend(), result, before);
    const auto row = static_cast<int>(std::distance(m_rows.cbegin(), place));
    beginInsertRows({}, row, row);
    m_rows.insert(row, result);
    endInsertRows();
}

} // namespace runlatch::models
