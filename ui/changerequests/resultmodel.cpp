// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/resultmodel.h"

#include "text/plaintext.h"
#include "wording/plaintext.h"

#include <algorithm>

namespace runlatch::ui {

ResultModel::ResultModel(const QString &subjectHeading, QObject *parent)
    : FlatTable(parent)
    , m_subjectHeading(subjectHeading)
{
}

void ResultModel::setResults(const QList<Result> &results)
{
    const bool sameRows = std::equal(results.begin(), results.end(), m_results.begin(), m_results.end(),
                                     [](const Result &one, const Result &other) { return one.id == other.id; });
    if (!sameRows) {
        beginResetModel();
        m_results = results;
        endResetModel();
        return;
    }
    for (int row = 0; row < static_cast<int>(results.size()); ++row) {
        if (m_results[row] == results[row])
            continue;
        m_results[row] = results[row];
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

QVariant ResultModel::value(const QModelIndex &index, int role) const
{
    const Result &result = m_results.at(index.row());
    const QString texts[] = {result.subject, result.place, result.state.text, result.reason};
    switch (role) {
    case Qt::DisplayRole: return text::plainText(texts[index.column()], 1000);
    case Qt::ToolTipRole: return wording::toolTip(texts[index.column()]);
    case BadgeRole: return QVariant::fromValue(result.state);
    default: return {};
    }
}

QString ResultModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Subject: return m_subjectHeading;
    case Place: return tr("Workspace");
    case State: return tr("State");
    case Reason: return tr("Reason");
    case ColumnCount: break;
    }
    return {};
}

} // namespace runlatch::ui
