// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/listenerpane.h"

#include "base/rules.h"
#include "http/peertrust.h"
#include "inspector/automaticreplies.h"
#include "ui/inspector/listener/automaticreplywords.h"
#include "ui/inspector/listener/firstruncard.h"
#include "ui/inspector/listener/keptoptions.h"
#include "ui/inspector/listener/listenerchoices.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/listener/listenernotices.h"
#include "ui/inspector/listener/outsidecontrol.h"
#include "ui/inspector/listener/outsideline.h"
#include "ui/inspector/listener/rulesinuse.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/workbench.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace runlatch::ui {

ListenerPane::ListenerPane(Workbench &workbench, MessageBar &message, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_message(message)
    , m_automatic(new inspector::AutomaticReplies(this))
    , m_strip(new ListenerStrip)
    , m_notices(new ListenerNotices)
    , m_control(new ListenerControl(workbench, *m_automatic, *this))
    , m_rules(new RulesInUse(workbench, *m_automatic, *m_control))
    , m_outside(new OutsideControl(workbench, *m_control))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(new OutsideLine(*m_outside));
    connectStrip();
    connectControl();
    connect(m_rules, &RulesInUse::told, m_notices, &ListenerNotices::setRules);
    connect(m_automatic, &inspector::AutomaticReplies::changed, this, &ListenerPane::showAutomaticReply);
    m_automatic->setOptions(keptOptions(workbench.preferences.automaticReply()));
}

void ListenerPane::connectStrip()
{
    connect(m_strip, &ListenerStrip::startWanted, m_control, [this] { m_control->start(); });
    connect(m_strip, &ListenerStrip::stopWanted, m_control, &ListenerControl::stop);
    connect(m_strip, &ListenerStrip::configureWanted, m_control, [this] { m_control->configure(); });
    connect(m_strip, &ListenerStrip::storageWanted, this, &ListenerPane::storageWanted);
    connect(m_strip, &ListenerStrip::registerWanted, this, &ListenerPane::registerWanted);
    connect(m_strip, &ListenerStrip::sampleWanted, this, &ListenerPane::sampleWanted);
    connect(m_notices, &ListenerNotices::portWanted, m_control, &ListenerControl::usePort);
    connect(m_notices, &ListenerNotices::proofWanted, m_control, &ListenerControl::prove);
}

void ListenerPane::connectControl()
{
    // Dismissed at each start, so that the user sees the same message appear again.
    connect(m_control, &ListenerControl::starting, &m_message, &MessageBar::dismiss);
    connect(m_control, &ListenerControl::started, this, &ListenerPane::showListening);
    connect(m_outside, &OutsideControl::addressChanged, this, &ListenerPane::showAddresses);
    connect(m_control, &ListenerControl::stopped, this, &ListenerPane::showStopped);
    connect(m_control, &ListenerControl::failed, this, &ListenerPane::showNoPlace);
    connect(m_control, &ListenerControl::optionsChanged, this, &ListenerPane::showAutomaticReply);
    connect(m_control, &ListenerControl::waitingForKeychain, this, [this] {
        m_message.setMessage(Tone::Info, tr("Waiting for the keychain."),
                             tr("The listener starts when its HMAC key has been read."));
    });
    connect(m_control, &ListenerControl::proved, this, [this] {
        const QTime now = m_workbench.clock.utc().toLocalTime().time();
        m_strip->setProved(now);
        m_notices->setProved();
        emit proved(now);
    });
    connect(m_control, &ListenerControl::unproved, this, [this](const base::Error &error) {
        m_strip->setUnproved();
        m_notices->setUnproved(error);
        emit unproved();
    });
}

ListenerPane::Carried ListenerPane::carried() const
{
    return {m_control->carried(), m_outside->tunnel(), m_automatic->rules()};
}

void ListenerPane::goOn(const Carried &before)
{
    if (before.tunnel && m_workbench.inspector.isOpen() && m_workbench.inspector.receiver().isListening())
        m_outside->goOn(before.tunnel);
    m_control->goOn(before.control);
}

void ListenerPane::addCard(FirstRunCard &card)
{
    connect(&card, &FirstRunCard::startWanted, m_control, [this] { m_control->start(); });
    connect(&card, &FirstRunCard::sampleWanted, this, &ListenerPane::sampleWanted);
    connect(this, &ListenerPane::addressShown, &card, &FirstRunCard::setListening);
    connect(this, &ListenerPane::stopped, &card, [&card] { card.setListening({}); });
    connect(this, &ListenerPane::sampleAvailable, &card, &FirstRunCard::setSampleAvailable);
}

void ListenerPane::setSampleAvailable(bool available)
{
    m_strip->setSampleAvailable(available);
    emit sampleAvailable(available);
}

void ListenerPane::showListening()
{
    const inspector::Receiver &receiver = m_workbench.inspector.receiver();
    const inspector::ReceiverOptions &options = m_control->options();
    const QList<inspector::ListenerPlace> places = receiver.places();
    m_strip->setListening(listenerChoices(places, options));
    m_notices->setPlaces(places, options.isChecked());
    const auto first =
        std::find_if(places.begin(), places.end(), [](const auto &place) { return place.isListening(); });
    const http::ServerIdentity &identity = first->address.identity;
    inspector::ListenerPlace own = *first;
    own.address.publicUrl.clear();
    emit addressShown(receiver.url());
    emit listening(own.url(options.endpoint()), options.endpoint().keys.value(0),
                   identity.isNull() ? QByteArray() : http::fingerprintOf(identity.chain.first()));
}

void ListenerPane::showAddresses()
{
    const inspector::Receiver &receiver = m_workbench.inspector.receiver();
    if (!receiver.isListening())
        return;
    m_strip->setPlaces(listenerChoices(receiver.places(), m_control->options()));
    emit addressShown(receiver.url());
}

/// A listener that was already running continues at its address.
void ListenerPane::showNoPlace(const base::Error &error)
{
    m_message.setSentence(wording::sentence(error), [this](wording::Sentence::Action action) {
        m_message.dismiss();
        act(action);
    });
    const auto port = static_cast<quint16>(error.facts.value(1).toUInt());
    if (error.rule == base::Rules::ListenInUse && port != 0) {
        connect(m_message.addTextAction(tr("Use port %1").arg(port)), &QPushButton::clicked, m_control,
                [this, address = error.subject, port] { m_control->usePort(address, port); });
    }
}

void ListenerPane::act(wording::Sentence::Action action)
{
    using Action = wording::Sentence::Action;
    switch (action) {
    case Action::ChangePort: m_control->configureAddresses(); break;
    case Action::CheckKey: m_control->configure(); break;
    case Action::ChooseFolder: emit folderWanted(); break;
    case Action::TryAgain: m_control->start(); break;
    case Action::None:
    case Action::EditConnection:
    case Action::ShowCertificate:
    case Action::LookAtChangeRequests: break; // of errors of the service
    }
}

void ListenerPane::showStopped()
{
    m_strip->setStopped();
    m_notices->clear();
    emit stopped();
}

void ListenerPane::showAutomaticReply()
{
    QStringList words{AutomaticReplyWords::rulesOf(m_automatic->rules()),
                      AutomaticReplyWords::summary(m_automatic->options(), m_control->options().hasKeys())};
    words.removeAll(QString());
    m_strip->setAutomaticReply(words.join(QStringLiteral(". ")));
}

} // namespace runlatch::ui
