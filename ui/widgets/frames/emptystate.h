// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class IconLabel;
class Label;

/// Stands in place of an empty list: says why the list is empty, and what to do. Its center is at two fifths of the
/// height.
class EmptyState final : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    void setContent(const QString &icon, const QString &title, const QString &sentence);
    /// Sets the one primary button; hidden while `text` is empty.
    void setPrimary(const QString &text, const QString &icon = {});
    /// Sets the one text action; hidden while `text` is empty.
    void setSecondary(const QString &text);

signals:
    void primaryTriggered();
    void secondaryTriggered();

private:
    IconLabel *m_icon;
    Label *m_title;
    Label *m_sentence;
    QPushButton *m_primary;
    QPushButton *m_secondary;
};

} // namespace runlatch::ui
