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

/// A bar below all pages that says why this window keeps nothing. It also asks for another folder if an action needs
/// one. A second bar says that the settings begin anew.
class StoreNotice final : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of this and of the dialog. `settingsAside`: the file in which unreadable settings stand
    /// now; empty: there were none.
    StoreNotice(store::StoreGate &gate, const QString &settingsAside, QWidget &window);

    /// Makes a layout with the bars below `pages`, and `further` as the last one.
    QLayout *below(QWidget *pages, QWidget *further) const;

private:
    void showClosed(const base::Error &why, const QString &folder);
    void showOpened(const QString &folder);
    void chooseFolder();

    store::StoreGate &m_gate;
    QWidget &m_window;
    MessageBar *m_bar;
    MessageBar *m_settings;
    QPointer<FolderDialog> m_dialog;
    QString m_why;
    bool m_isHeld = false; ///< another program holds the files
    QString m_folder;      ///< the folder that the bar is about; empty if the store was never closed
};

} // namespace runlatch::ui
