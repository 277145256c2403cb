// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

class QAbstractItemView;

namespace runlatch::ui {

/// Opens the context menu of a view at its current row, by Shift+F10 and by the menu key. Qt knows the menu key alone,
/// and opens the menu in the middle of the view.
class MenuKey final : public QObject
{
    Q_OBJECT

public:
    explicit MenuKey(QAbstractItemView &view); ///< deleted with `view`

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void open();

    QAbstractItemView &m_view;
};

} // namespace runlatch::ui
