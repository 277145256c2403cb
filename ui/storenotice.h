// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <QObject>
#include <QPointer>

class QLayout;
class QWidget;

namespace runlatch::store {
class StoreGate;
}

namespace runlatch::ui {

class FolderDialog;
class MessageBar;

/// Says above all pages why this window keeps nothing, and asks for another folder when something needs one.
class StoreNotice final : public QObject
{
    Q_OBJECT

public:
    /// `window` is its parent, and the dialog's.
    StoreNotice(store::StoreGate &gate, QWidget &window);

    QLayout *above(QWidget *pages) const; ///< the bar, and the pages below it

private:
    void showClosed(const base::Error &why, const QString &folder);
    void showOpened(const QString &folder);
    void chooseFolder();

    store::StoreGate &m_gate;
    QWidget &m_window;
    MessageBar *m_bar;
    QPointer<FolderDialog> m_dialog;
    QString m_why;
    bool m_isHeld = false; ///< by another program
    QString m_folder;      ///< what the bar is about; empty: it never was closed
};

} // namespace runlatch::ui
