// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/tables/celldelegate.h"

#include <QStringList>
#include <QTextLayout>

namespace runlatch::ui {

class ChangeRequestTable;

/// Draws the subject of a change request. If the state column is hidden and the rows differ in it, the word "Archived"
/// precedes archived requests, because muted text alone is not enough. The words that the filter found are marked as in
/// the message.
class SubjectDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    explicit SubjectDelegate(ChangeRequestTable &table);

    QString shownText(const QModelIndex &index) const;
    void setMarked(const QStringList &words); ///< the first MaxMarkedWords of them, in either case
    /// The places of the marked words in a shown text.
    QList<QTextLayout::FormatRange> marksOf(const QString &shown) const;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
    void drawLine(QPainter *painter, const QRect &room, const QStyleOptionViewItem &cell,
                  const QString &shown) const override;

private:
    ChangeRequestTable &m_table;
    QStringList m_marked;
};

} // namespace runlatch::ui
