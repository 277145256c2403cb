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

/// A bar above all pages that says why this window keeps nothing. It also asks for another folder if an action needs
/// one.
class StoreNotice final : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of this and of the dialog.
    StoreNotice(store::StoreGate &gate, QWidget &window);

    QLayout *above(QWidget *pages) const; ///< makes a layout with the bar above `pages`

private:
    void showClosed(const base::Error &why, const QString &folder);
    void showOpened(const QString &folder);
    void chooseFolder();

    store::StoreGate &m_gate;
    QWidget &m_window;
    MessageBar *m_bar;
    QPointer<FolderDialog> m_dialog;
    QString m_why;
    bool m_isHeld = false; ///< another program holds the files
    QString m_folder;      ///< the folder that the bar is about; empty if the store was never closed
};

} // namespace runlatch::ui
