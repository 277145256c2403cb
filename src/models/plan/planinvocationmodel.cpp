// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/plan/planinvocationmodel.h"

#include "text/plaintext.h"
#include "wording/plaintext.h"
#include "wording/planwords.h"

namespace runlatch::models {

namespace {

constexpr qsizetype MaxDeferralLength = 100; // characters of a cell

QString invocationCell(const plan::Invocation &invocation, PlanInvocationModel::Column column)
{
    switch (column) {
    case PlanInvocationModel::Column::Address: return text::plainText(invocation.address);
    case PlanInvocationModel::Column::Trigger: return text::plainText(invocation.trigger);
    case PlanInvocationModel::Column::Event: return text::plainText(invocation.event);
    case PlanInvocationModel::Column::When:
        return invocation.isDeferred ? wording::deferral(text::plainText(invocation.deferredReason, MaxDeferralLength))
                                     : PlanInvocationModel::tr("with this plan");
    case PlanInvocationModel::Column::ColumnCount: break;
    }
    return {};
}

} // namespace

void PlanInvocationModel::setInvocations(const QList<plan::Invocation> &invocations)
{
    beginResetModel();
    m_invocations = invocations;
    endResetModel();
}

QString PlanInvocationModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Address: return tr("Address");
    case Column::Trigger: return tr("Run by");
    case Column::Event: return tr("Event");
    case Column::When: return tr("When");
    case Column::ColumnCount: break;
    }
    return {};
}

QVariant PlanInvocationModel::value(const QModelIndex &index, int role) const
{
    const QString cell = invocationCell(m_invocations.at(index.row()), static_cast<Column>(index.column()));
    if (role == Qt::DisplayRole)
        return cell;
    return role == Qt::ToolTipRole ? QVariant(wording::toolTip(cell)) : QVariant();
}

} // namespace runlatch::models
