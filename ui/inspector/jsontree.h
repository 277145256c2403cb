// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/jsonmodel.h"

#include <QTreeView>

namespace runlatch::ui {

/// A tree of JSON whose long lists get their next rows when their end comes in sight.
class JsonTree final : public QTreeView
{
    Q_OBJECT

public:
    explicit JsonTree(models::JsonModel &model, QWidget *parent = nullptr); ///< the model outlives this

protected:
    void updateGeometries() override;

private:
    void fetchLater();
    void fetchInSight();

    models::JsonModel &m_json;
    bool m_waits = false; ///< fetchInSight() comes
};

} // namespace runlatch::ui
