// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/settings/folderusage.h"

#include <QWidget>

class QCheckBox;

namespace runlatch::ui {

class Label;

/// The log file: whether it is written, what it contains, and where it is.
class LogSection final : public QWidget
{
    Q_OBJECT

public:
    LogSection(bool logged, const QString &file, QWidget *parent = nullptr);

    bool isLogged() const;
    void setUsage(const FolderUsage &usage);
    void focusFirst();

private:
    QCheckBox *m_logged;
    Label *m_size;
};

} // namespace runlatch::ui
