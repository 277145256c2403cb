// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/archiver.h"

#include <QVariantAnimation>
#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class ElidedLabel;
class Label;

/// Shows the archive operation that waits, with its remaining time and Undo. Hidden if there is none. It is below the
/// table, so that no row moves.
class UndoStrip final : public QWidget
{
    Q_OBJECT

public:
    /// `archiver` must outlive this.
    explicit UndoStrip(changerequests::Archiver &archiver, QWidget *parent = nullptr);

    /// Sets the current connection; an operation of another connection names it.
    void setEndpoint(const service::Endpoint &endpoint);

signals:
    void left(); ///< the strip was hidden while it had the focus

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showWaiting();
    void showTime();

    changerequests::Archiver &m_archiver;
    service::Endpoint m_endpoint;
    ElidedLabel *m_sentence;
    Label *m_time; ///< a separate label, so that a long subject cannot displace the time
    QPushButton *m_undo;
    QPushButton *m_send;
    QVariantAnimation m_ticks; ///< for repainting only, because the archiver keeps the time
};

} // namespace runlatch::ui
