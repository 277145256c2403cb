// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QButtonGroup>
#include <QWidget>

class QAbstractButton;
class QVBoxLayout;

namespace runlatch::ui {

class NavigationButton;
class NavigationItem;

/// The list of pages at the left of the window: icon, word and count. As a rail it shows only the icons, with tool
/// tips.
class NavigationList final : public QWidget
{
    Q_OBJECT

public:
    explicit NavigationList(QWidget *parent = nullptr);

    /// The first page added is the current one. `icon` is a name in resources/icons.
    void addPage(int id, const QString &icon, const QString &word);
    /// Adds space between two groups.
    void addGap();
    /// Places all pages that are added later at the foot.
    void addFoot();
    /// Adds an item that is not a page. Connect to its `clicked`.
    QAbstractButton *addCommand(const QString &icon, const QString &word);
    /// Shows a warning pill with the number of things that wait for the user; numbers beside pages always mean this. 0
    /// removes the pill.
    void setWaiting(int id, int count);
    int current() const { return m_group.checkedId(); }
    void setCurrent(int id);
    void setRail(bool rail);

signals:
    void currentChanged(int id);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    NavigationItem *item(int id) const;
    void restyle();

    QVBoxLayout *m_layout;
    QButtonGroup m_group;
    QList<NavigationButton *> m_commands;
    bool m_rail = false;
};

} // namespace runlatch::ui
