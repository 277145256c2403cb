// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/client.h"
#include "ui/widgets/frames/dialog.h"

class QLineEdit;

namespace runlatch::ui {

class Field;

/// Asks for a workspace by name or id, for services that list neither organizations nor workspaces.
class PlaceDialog final : public Dialog
{
    Q_OBJECT

public:
    explicit PlaceDialog(const service::WorkspaceName &place, QWidget *parent = nullptr);

    service::WorkspaceName place() const;
    void accept() override;

private:
    QLineEdit *m_organization;
    QLineEdit *m_workspace;
    Field *m_workspaceField;
};

} // namespace runlatch::ui
