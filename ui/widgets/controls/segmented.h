// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QButtonGroup>
#include <QWidget>

class QHBoxLayout;

namespace runlatch::ui {

/// Two to four choices of a list or mode. For the keyboard and screen readers they are radio buttons.
class Segmented final : public QWidget
{
    Q_OBJECT

public:
    explicit Segmented(const QString &accessibleName, QWidget *parent = nullptr);

    /// Adds a segment. The first one is chosen. `icon` is a name in resources/icons, or empty.
    void addSegment(int id, const QString &text, const QString &icon = {});
    /// Sets the meaning of the segment, for its tool tip and screen readers.
    void setDescription(int id, const QString &description);
    /// Sets a count after the word; a negative count removes it.
    void setCount(int id, int count);
    /// Leaves a segment out, or shows it again. A chosen one stays chosen.
    void setSegmentShown(int id, bool shown);
    int current() const { return m_group.checkedId(); }
    void setCurrent(int id);

signals:
    void currentChanged(int id);

protected:
    void focusInEvent(QFocusEvent *event) override; ///< gives the focus to the chosen segment
    void paintEvent(QPaintEvent *event) override;

private:
    QHBoxLayout *m_layout;
    QButtonGroup m_group;
};

} // namespace runlatch::ui
