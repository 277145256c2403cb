// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "rulebook/rulebook.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "wording/sentence.h"

#include <QTime>
#include <QUrl>
#include <QWidget>

#include <memory>

namespace runlatch::inspector {
class AutomaticReplies;
}

namespace runlatch::ui {

class FirstRunCard;
class ListenerNotices;
class ListenerStrip;
class MessageBar;
class OutsideControl;
class OutsideTunnel;
class RulesInUse;

/// The listener as the page shows it: its strip and its automatic reply. It says in the bars of the page why it does
/// not start, and what must stay in view of it.
class ListenerPane final : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive this.
    ListenerPane(Workbench &workbench, MessageBar &message, QWidget *parent = nullptr);

    ListenerControl &control() { return *m_control; }
    inspector::AutomaticReplies &automaticReplies() { return *m_automatic; }
    RulesInUse &rules() { return *m_rules; }
    ListenerNotices *notices() const { return m_notices; } ///< what must stay in view of it; the owner places them
    /// The work with which the pane of the next window goes on. The rules are given to the AutomaticReplies before
    /// there is a store; they hold until their file is read.
    struct Carried
    {
        ListenerControl::Carried control = {};
        std::shared_ptr<OutsideTunnel> tunnel = {};
        rulebook::RuleBook rules = {};
    };
    Carried carried() const;
    void goOn(const Carried &before); ///< once the session has its store
    void addCard(FirstRunCard &card); ///< its steps start the listener, too, and show its state
    /// Tells whether the simulator serves and can send a sample.
    void setSampleAvailable(bool available);

signals:
    /// `url` is that on this computer, also if another one leads to it from outside. `certificate` is the SHA-256 of
    /// the listener's own certificate, if it uses HTTPS.
    void listening(const QUrl &url, const QByteArray &hmacKey, const QByteArray &certificate);
    void addressShown(const QUrl &url); ///< where others reach it
    void stopped();
    void proved(const QTime &time); ///< it was reached by a request to itself, at this local time
    void unproved();
    void sampleWanted();
    void sampleAvailable(bool available);
    void storageWanted();
    void registerWanted(); ///< as of ListenerStrip
    void folderWanted();   ///< another folder for the store is to be chosen

private:
    void connectControl();
    void connectStrip();
    void showListening();
    void showAddresses();
    void showNoPlace(const base::Error &error);
    void act(wording::Sentence::Action action);
    void showStopped();
    void showAutomaticReply();

    Workbench &m_workbench;
    MessageBar &m_message;
    inspector::AutomaticReplies *m_automatic;
    ListenerStrip *m_strip;
    ListenerNotices *m_notices;
    ListenerControl *m_control;
    RulesInUse *m_rules;
    OutsideControl *m_outside;
};

} // namespace runlatch::ui
