// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/frames/headerstrip.h"

#include <QList>
#include <QTime>
#include <QUrl>

class QPushButton;

namespace runlatch::ui {

class Badge;
class CopyButton;
class ElidedLabel;
class Label;
class Picker;

/// The top of the inspector's page: shows whether the listener runs, whether that was proved, and the address of the
/// chosen endpoint, with buttons to start and stop it.
class ListenerStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit ListenerStrip(QWidget *parent = nullptr);

    /// An endpoint at an address, as a choice.
    struct Place
    {
        QString title;
        QUrl url;
        bool hasKey = false;
    };
    /// It listens, but that is not proved yet. The chosen place stays chosen; there is no choice of one place.
    void setListening(const QList<Place> &places);
    void setPlaces(const QList<Place> &places); ///< the addresses are others; what is proved stays
    void setProved(const QTime &time);
    void setUnproved();
    void setStopped();
    void setSampleAvailable(bool available);
    /// Describes the automatic reply in a separate line. There is no line if `words` is empty.
    void setAutomaticReply(const QString &words);

signals:
    void startWanted();
    void stopWanted();
    void configureWanted();
    void storageWanted();
    void registerWanted(); ///< a run task is to be set up at a service, with this listener
    void sampleWanted();

private:
    void showPlace();
    void showState();
    QWidget *buildAutomaticLine();

    HeaderStrip *m_header;
    Badge *m_state;
    Picker *m_choice;
    ElidedLabel *m_url;
    CopyButton *m_copy;
    QPushButton *m_sample;
    QPushButton *m_start;
    QPushButton *m_stop;
    Label *m_automatic;
    QWidget *m_automaticLine;
    QList<Place> m_places;
    enum class Proof { Awaited, Succeeded, Failed };
    Proof m_proof = Proof::Awaited;
    QTime m_proved;
    bool m_listening = false;
    bool m_sampleAvailable = false;
};

} // namespace runlatch::ui
