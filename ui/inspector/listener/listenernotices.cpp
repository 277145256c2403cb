// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/listenernotices.h"

#include "base/rules.h"
#include "http/listenaddress.h"
#include "http/url.h"
#include "ui/widgets/frames/messagebar.h"
#include "wording/sentence.h"

#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ListenerNotices::ListenerNotices(QWidget *parent)
    : QWidget(parent)
    , m_exposed(new MessageBar)
    , m_unproved(new MessageBar)
    , m_rules(new MessageBar)
    , m_failed(new QVBoxLayout)
{
    m_failed->setSpacing(0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_unproved);
    column->addLayout(m_failed);
    column->addWidget(m_exposed);
    column->addWidget(m_rules);
    for (MessageBar *bar : {m_exposed, m_unproved, m_rules})
        bar->setClosable(false);
}

void ListenerNotices::setPlaces(const QList<inspector::ListenerPlace> &places, bool isChecked)
{
    clear();
    for (const inspector::ListenerPlace &place : places) {
        if (place.error)
            addFailed(*place.error);
    }
    showExposed(places, isChecked);
}

void ListenerNotices::showExposed(const QList<inspector::ListenerPlace> &places, bool isChecked)
{
    QStringList exposed;
    for (const inspector::ListenerPlace &place : places) {
        if (place.isListening() && !http::isLoopback(place.address.host))
            exposed.append(http::writeListenAddress(place.address.host, place.port));
    }
    if (exposed.isEmpty())
        return;
    m_exposed->setMessage(Tone::Warning, tr("Other computers on the network can reach %1.").arg(exposed.join(u", "_s)),
                          exposureAdvice(isChecked));
}

QString ListenerNotices::exposureAdvice(bool isChecked)
{
    return isChecked ? tr("Requests without a valid signature are marked.")
                     : tr("Set an HMAC key for each endpoint to recognize requests from strangers.");
}

void ListenerNotices::addFailed(const base::Error &error)
{
    auto *bar = new MessageBar;
    bar->setClosable(false);
    wording::Sentence sentence = wording::sentence(error);
    sentence.action = wording::Sentence::Action::None; // the button behind it does more
    bar->setSentence(sentence);
    const auto port = static_cast<quint16>(error.facts.value(1).toUInt());
    if (error.rule == base::Rules::ListenInUse && port != 0) {
        connect(bar->addTextAction(tr("Use port %1").arg(port)), &QPushButton::clicked, this,
                [this, address = error.subject, port] { emit portWanted(address, port); });
    }
    m_failed->addWidget(bar);
}

void ListenerNotices::setProved()
{
    m_unproved->dismiss();
}

void ListenerNotices::setUnproved(const base::Error &error)
{
    m_unproved->setMessage(Tone::Error, tr("The listener was not reached by a request to itself."),
                           wording::sentence(error).text());
    connect(m_unproved->addTextAction(tr("Check again")), &QPushButton::clicked, this, &ListenerNotices::proofWanted);
}

void ListenerNotices::setRules(const QString &fault)
{
    if (fault.isEmpty())
        m_rules->dismiss();
    else
        m_rules->setMessage(Tone::Warning, tr("The rules of the listener stay as they were."), fault);
}

void ListenerNotices::clear()
{
    m_exposed->dismiss();
    m_unproved->dismiss();
    while (QLayoutItem *item = m_failed->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // its own button may have asked for this
        delete item;
    }
}

} // namespace runlatch::ui
