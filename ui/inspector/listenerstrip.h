// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/headerstrip.h"

#include <QUrl>

class QPushButton;

namespace runlatch::ui {

class Badge;
class CopyButton;
class ElidedLabel;
class Label;

/// The top of the inspector's page: shows whether the listener runs, and at which address, with buttons to start and
/// stop it.
class ListenerStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit ListenerStrip(QWidget *parent = nullptr);

    void setListening(const QUrl &url, bool hasKey);
    void setStopped();
    void setSampleAvailable(bool available);
    /// Describes the automatic reply in a separate line. There is no line if `words` is empty.
    void setAutomaticReply(const QString &words);

signals:
    void startWanted();
    void stopWanted();
    void configureWanted();
    void storageWanted();
    void sampleWanted();

private:
    QWidget *buildAutomaticLine();

    HeaderStrip *m_header;
    Badge *m_state;
    ElidedLabel *m_url;
    CopyButton *m_copy;
    QPushButton *m_sample;
    QPushButton *m_start;
    QPushButton *m_stop;
    Label *m_automatic;
    QWidget *m_automaticLine;
    bool m_listening = false;
    bool m_sampleAvailable = false;
};

} // namespace runlatch::ui
