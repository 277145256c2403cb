// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/headermodel.h"
#include "ui/widgets/tables/tableview.h"

namespace runlatch::ui {

/// The headers of a request, one a row. A text that is cut in its cell is copied whole.
class HeadersTable final : public TableView
{
    Q_OBJECT

public:
    explicit HeadersTable(QWidget *parent = nullptr);

    void setHead(const QByteArray &head, bool areSecretsShown);

private:
    void addActions();
    QString textOf(models::HeaderModel::Column column) const; ///< of the chosen row, uncut

    models::HeaderModel m_model;
    bool m_areSecretsShown = false;
};

} // namespace runlatch::ui
