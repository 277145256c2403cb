// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/flatmodels.h"

namespace runlatch::models {

namespace {

QVariant alignment(bool isFigure)
{
    return isFigure ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
}

} // namespace

QVariant FlatList::data(const QModelIndex &index, int role) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid) ? value(index, role) : QVariant();
}

QVariant FlatTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return role == Qt::TextAlignmentRole ? alignment(isFigure(index.column())) : value(index, role);
}

QVariant FlatTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(isFigure(section));
    return role == Qt::DisplayRole ? title(section) : QVariant();
}

bool FlatTable::isFigure(int) const
{
    return false;
}

} // namespace runlatch::models
