// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/tables/tableview.h"

namespace runlatch::models {
class MatchModel;
}

namespace runlatch::ui {

/// The table of the workspaces that match. Space leaves the current one out, or takes it in again.
class MatchTable final : public TableView
{
    Q_OBJECT
public:
    explicit MatchTable(models::MatchModel &model, QWidget *parent = nullptr); ///< `model` must outlive this

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitName();

    models::MatchModel &m_model;
    int m_leastName = 0; ///< pixels in which a name can be read
};

} // namespace runlatch::ui
