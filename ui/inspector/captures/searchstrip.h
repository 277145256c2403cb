// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/captures/capturepages.h"

#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class ElidedLabel;

/// The progress of a search for requests, with a button to cancel it or to go on. Hidden without a filter.
class SearchStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit SearchStrip(QWidget *parent = nullptr);

    void setProgress(const models::CapturePages::Progress &progress, qint64 found);
    /// The number of newest requests whose words are not in the index yet.
    void setLag(qint64 captures);
    QString text() const;

signals:
    void cancelWanted();
    void goOnWanted();
    void left(); ///< the button was hidden while it had the focus

private:
    void show(const models::CapturePages::Progress &progress);

    ElidedLabel *m_sentence;
    QPushButton *m_button;
    models::CapturePages::Progress m_progress;
    qint64 m_found = 0;
    qint64 m_lag = 0;
};

} // namespace runlatch::ui
