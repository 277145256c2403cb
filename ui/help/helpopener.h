// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/help/helpwindow.h"

#include <QObject>

#include <memory>

namespace runlatch::ui {

/// Opens the help where a part of the window asks for it: the one of HelpDesk, which it answers as long as it lives.
/// There is one window of the help; it is made when it is first asked for.
class HelpOpener final : public QObject
{
    Q_OBJECT
public:
    /// `preferences` must outlive this. `filling` is as in help::Library; the files of the data folder are known here.
    HelpOpener(settings::Preferences &preferences, const help::Library::Filling &filling, QObject *parent);
    ~HelpOpener() override;

    void open(const QString &place);
    HelpWindow *window() const { return m_window.get(); } ///< nullptr until the help was opened

private:
    settings::Preferences &m_preferences;
    help::Library::Filling m_filling;
    std::unique_ptr<HelpWindow> m_window; ///< no child of another window: a dialog over that would lock it
};

} // namespace runlatch::ui
