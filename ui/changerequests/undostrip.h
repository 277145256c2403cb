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

/// The archive operation that waits, with the time that runs out and the way back. Hidden while there is none. Stands
/// under the table, so that no row moves.
class UndoStrip final : public QWidget
{
    Q_OBJECT

public:
    /// `archiver` must outlive this.
    explicit UndoStrip(changerequests::Archiver &archiver, QWidget *parent = nullptr);

    void setEndpoint(const service::Endpoint &endpoint); ///< that is looked at: the sentence names another one

signals:
    void left(); ///< it went while it had the focus

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showWaiting();
    void showTime();

    changerequests::Archiver &m_archiver;
    service::Endpoint m_endpoint;
    ElidedLabel *m_sentence;
    Label *m_time; ///< of its own: a long subject must not take it away
    QPushButton *m_undo;
    QPushButton *m_send;
    QVariantAnimation m_ticks; ///< only to be drawn anew: the archiver keeps the time
};

} // namespace runlatch::ui
