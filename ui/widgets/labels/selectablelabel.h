// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/labels/label.h"

#include <QList>
#include <QTextLayout>

class QPainter;

namespace runlatch::ui {

/// A value that a user may want to select and copy, by mouse and by keyboard.
class SelectableLabel final : public Label
{
    Q_OBJECT

public:
    explicit SelectableLabel(const QString &text = {}, TextStyle style = TextStyle::Body, QWidget *parent = nullptr);

    /// Fills and underlines these places of the text; their formats do not count. They stay where they are in the next
    /// text.
    void setMarks(const QList<QTextLayout::FormatRange> &marks);
    const QList<QTextLayout::FormatRange> &marks() const { return m_marks; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void drawMarks();
    void drawMark(QPainter &painter, const QTextLine &line, const QTextLayout::FormatRange &mark) const;

    QList<QTextLayout::FormatRange> m_marks;
};

} // namespace runlatch::ui
