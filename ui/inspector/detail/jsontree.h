// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/json/jsonmodel.h"

#include <QTreeView>

namespace runlatch::ui {

/// A tree of JSON whose long lists get their next rows when their end comes in sight. Its keys do no more work than a
/// window can do between two frames, however many rows there are.
class JsonTree final : public QTreeView
{
    Q_OBJECT

public:
    static constexpr qsizetype MaxOpenedRows = 10'000;   ///< "*" opens no further object or array then
    static constexpr qsizetype MaxSearchedRows = 10'000; ///< of a tree in which typed letters lead to a row

    explicit JsonTree(models::JsonModel &model, QWidget *parent = nullptr); ///< the model outlives this

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void updateGeometries() override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyboardSearch(const QString &text) override;

private:
    void openBelow(const QModelIndex &row);
    void fetchLater();
    void fetchInSight();

    models::JsonModel &m_json;
    bool m_waits = false; ///< fetchInSight() comes
};

} // namespace runlatch::ui
