// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/subjectdelegate.h"

#include "models/changerequestmodel.h"
#include "ui/changerequests/changerequesttable.h"

namespace runlatch::ui {

using models::ChangeRequestModel;

SubjectDelegate::SubjectDelegate(ChangeRequestTable &table)
    : CellDelegate(&table)
    , m_table(table)
{
}

QString SubjectDelegate::shownText(const QModelIndex &index) const
{
    const QString subject = index.data().toString();
    constexpr auto ofState = ChangeRequestModel::Column::State;
    const bool isStateSaid = !m_table.isColumnHidden(static_cast<int>(ofState)) || m_table.isSame(ofState);
    if (isStateSaid || !index.data(ChangeRequestModel::ArchivedRole).toBool())
        return subject;
    //: %1 is the subject of a change request
    return tr("Archived \u00B7 %1").arg(subject);
}

void SubjectDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    CellDelegate::initStyleOption(option, index);
    option->text = shownText(index);
}

} // namespace runlatch::ui
