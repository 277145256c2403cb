// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/appearedmodel.h"

#include "text/plaintext.h"
#include "wording/plaintext.h"

using namespace Qt::StringLiterals;
using runlatch::changerequests::LedgerEntry;
using runlatch::changerequests::LedgerRequest;

namespace runlatch::models {

void AppearedModel::begin(const QHash<QString, QString> &names)
{
    beginResetModel();
    m_names = names;
    m_requests.clear();
    endResetModel();
}

void AppearedModel::append(const LedgerRequest &request)
{
    if (rows() >= LedgerEntry::MaxRequests)
        return;
    beginInsertRows({}, rows(), rows());
    m_requests.append(request);
    endInsertRows();
}

QStringList AppearedModel::ids() const
{
    QStringList ids;
    for (const LedgerRequest &request : m_requests)
        ids += request.id;
    return ids;
}

QString AppearedModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Workspace: return tr("Workspace");
    case ChangeRequest: return tr("Change request");
    case ColumnCount: break;
    }
    return {};
}

QVariant AppearedModel::value(const QModelIndex &index, int role) const
{
    const LedgerRequest &request = m_requests.at(index.row());
    const QString name = m_names.value(request.workspace);
    if (role == WorkspaceNameRole)
        return name;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    QString text = text::plainText(request.id);
    if (index.column() == Workspace && role == Qt::DisplayRole && !name.isEmpty())
        text = text::plainText(name);
    else if (index.column() == Workspace)
        text = text::plainText(request.workspace);
    return role == Qt::ToolTipRole ? wording::toolTip(text) : text;
}

} // namespace runlatch::models
