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

    void setEndpoint(const service::Endpoint &endpoint); ///< the current connection; another one is named

signals:
    void left(); ///< it was hidden while it had the focus

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showWaiting();
    void showTime();

    changerequests::Archiver &m_archiver;
    service::Endpoint m_endpoint;
    ElidedLabel *m_sentence;
    Label *m_time; ///< a separate label, so that a long subject cannot displace it
    QPushButton *m_undo;
    QPushButton *m_send;
    QVariantAnimation m_ticks; ///< only for repainting: the archiver keeps the time
};

} // namespace runlatch::ui
