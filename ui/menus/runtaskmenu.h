// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QMenu>
#include <QPointer>

namespace runlatch::ui {

/// The menu "Run task": what the menu of a row of the received requests offers. While their list is not in sight it
/// leads there, so that nothing happens to requests that nobody sees.
class RunTaskMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit RunTaskMenu(QWidget *parent);

    /// The menu has the actions of `table`, which is part of `list`.
    void setRequests(QWidget &table, QWidget &list);

signals:
    void listWanted();     ///< it is to be shown
    void registerWanted(); ///< a run task is to be set up at a service

private:
    void fill();

    QPointer<QWidget> m_table;
    QPointer<QWidget> m_list;
};

} // namespace runlatch::ui
