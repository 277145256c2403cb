// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/settings/folderusage.h"

#include <QWidget>

namespace runlatch::ui {

class Label;
class StorageForm;

/// The limits for stored requests, the folder, and the space they take.
class StorageSection final : public QWidget
{
    Q_OBJECT

public:
    /// Takes ownership of `form`. `requests` and `settings` are the folders of received requests and of the settings.
    StorageSection(StorageForm *form, const QString &requests, const QString &settings, QWidget *parent = nullptr);

    const StorageForm &form() const { return *m_form; }
    void setUsage(const FolderUsage &usage);
    void focusFirst();

private:
    StorageForm *m_form;
    Label *m_usage;
};

} // namespace runlatch::ui
