// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"

#include <QWidget>

namespace runlatch::ui {

class BusyLine;
class EmptyState;

/// Stands in place of the detail while a large request is loading, and after that was cancelled.
class LoadingPage final : public QWidget
{
    Q_OBJECT

public:
    explicit LoadingPage(QWidget *parent = nullptr);

    void showLoading(const store::CaptureRow &row);
    void showCancelled();
    bool isLoading() const { return m_isLoading; }
    void stop(); ///< it is loaded, or gone

signals:
    void cancelWanted();
    void loadWanted(); ///< after it was cancelled

private:
    BusyLine *m_busy;
    EmptyState *m_state;
    QString m_request;
    bool m_isLoading = false;
};

} // namespace runlatch::ui
