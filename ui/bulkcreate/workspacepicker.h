// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/targetmodel.h"

#include <QWidget>

namespace runlatch::ui {

class TargetPaste;
class WorkspaceSearch;

/// Chooses workspaces for a list: by a search for names, or by pasted names and ids.
class WorkspacePicker final : public QWidget
{
    Q_OBJECT
public:
    /// Both must outlive this. Chosen workspaces are added to `targets`.
    WorkspacePicker(service::Client &client, models::TargetModel &targets, QWidget *parent = nullptr);

    /// With a null endpoint nothing can be listed.
    void setPlace(const service::Endpoint &endpoint, const QString &organization);
    void focusFirst();

private:
    WorkspaceSearch *m_search;
    TargetPaste *m_paste;
};

} // namespace runlatch::ui
