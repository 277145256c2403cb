// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/plan/planmodel.h"

#include <QTreeView>

namespace runlatch::ui {

/// The changes of a plan by their modules. Where there is little room, columns go before an address is cut too short.
class PlanTree final : public QTreeView
{
    Q_OBJECT

public:
    static constexpr int MaxSearchedRows = 10'000; ///< of a tree in which typed letters lead to a row

    explicit PlanTree(models::PlanModel &model, QWidget *parent = nullptr); ///< the model outlives this

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyboardSearch(const QString &text) override;

private:
    void addCopying();
    void makeRoom();
    int laidOutRows() const;

    models::PlanModel &m_plan;
};

} // namespace runlatch::ui
