// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/jsonmodel.h"
#include "ui/inspector/capturereading.h"

#include <QWidget>

class QStackedLayout;
class QTreeView;

namespace runlatch::ui {

class EmptyState;

/// The payload as a tree. Secrets are redacted until the user shows them.
class PayloadTab final : public QWidget
{
    Q_OBJECT

public:
    explicit PayloadTab(QWidget *parent = nullptr);

    void setReading(const CaptureReading &reading);
    void setSecretsShown(bool shown) { m_model.setSecretsShown(shown); }

private:
    void copyValue();

    models::JsonModel m_model;
    QTreeView *m_tree;
    EmptyState *m_empty;
    QStackedLayout *m_pages;
};

} // namespace runlatch::ui
