// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/subjectdelegate.h"

#include "models/changerequestmodel.h"
#include "ui/changerequests/changerequesttable.h"
#include "ui/markdown/textmarks.h"
#include "ui/style/theme.h"

#include <QPainter>

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

void SubjectDelegate::setMarked(const QStringList &words)
{
    m_marked = words;
    m_table.viewport()->update();
}

QList<QTextLayout::FormatRange> SubjectDelegate::marksOf(const QString &shown) const
{
    return lineMarks(shown, m_marked, Theme::of(&m_table).toneFill(Tone::Warning));
}

void SubjectDelegate::drawLine(QPainter *painter, const QRect &room, const QStyleOptionViewItem &cell,
                               const QString &shown) const
{
    const QList<QTextLayout::FormatRange> marks = marksOf(shown);
    if (marks.isEmpty()) {
        CellDelegate::drawLine(painter, room, cell, shown);
        return;
    }
    QTextLayout layout(shown, cell.font, painter->device());
    QTextOption option(QStyle::visualAlignment(cell.direction, cell.displayAlignment) & Qt::AlignHorizontal_Mask);
    option.setTextDirection(cell.direction);
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.setFormats(QList<QTextLayout::FormatRange>(marks));
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(room.width());
    layout.endLayout();
    layout.draw(painter, QPointF(room.left(), room.top() + (room.height() - line.height()) / 2));
}

} // namespace runlatch::ui
