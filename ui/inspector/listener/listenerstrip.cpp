// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/listenerstrip.h"

#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/controls/picker.h"
#include "ui/widgets/keys/keytip.h"
#include "ui/widgets/keys/shortcuts.h"
#include "ui/widgets/labels/badge.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/iconlabel.h"

#include <QAction>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ListenerStrip::ListenerStrip(QWidget *parent)
    : QWidget(parent)
    , m_header(new HeaderStrip(tr("Run tasks")))
    , m_state(new Badge)
    , m_choice(new Picker(u"webhook"_s, tr("Endpoint"), this))
    , m_url(new ElidedLabel({}, TextStyle::Mono))
    , m_copy(new CopyButton(tr("Copy the listener's address")))
    , m_sample(makeButton(ButtonRole::Standard, tr("Send sample"), u"send"_s, this))
    , m_start(makeButton(ButtonRole::Standard, tr("Start"), u"play"_s, this))
    , m_stop(makeButton(ButtonRole::Standard, tr("Stop"), u"square"_s, this))
    , m_automatic(new Label)
    , m_automaticLine(buildAutomaticLine())
{
    auto *configure = makeButton(ButtonRole::Standard, tr("Listener..."), u"settings"_s, this);
    auto *storage = makeButton(ButtonRole::Icon, tr("Storage limits..."), u"hard-drive"_s, this);
    auto *registering = makeButton(ButtonRole::Icon, tr("Register run task..."), u"webhook"_s, this);
    auto *copy = new QAction(m_copy->accessibleName(), this);
    copy->setShortcut(QKeySequence(u"Ctrl+L"_s));
    connect(copy, &QAction::triggered, m_copy, &QPushButton::click);
    addAction(copy);
    Shortcuts::all().add(*copy, u"run_tasks.copy_address"_s);
    new KeyTip(*m_copy, copy->objectName(), copy->text());
    m_start->setAccessibleName(tr("Start listening"));
    m_stop->setAccessibleName(tr("Stop listening"));
    m_sample->setToolTip(tr("The simulator sends a signed run task to this listener"));
    m_choice->setElideMode(Qt::ElideMiddle); // the port at its end tells addresses apart
    m_url->setElideMode(Qt::ElideMiddle);
    m_url->setAccessibleDescription(tr("Address to give to a run task"));
    for (QWidget *widget : {static_cast<QWidget *>(m_state), static_cast<QWidget *>(m_choice),
                            static_cast<QWidget *>(m_url), static_cast<QWidget *>(m_copy)})
        m_header->addContext(widget);
    for (QWidget *widget : {m_sample, registering, storage, configure, m_stop, m_start})
        m_header->addAction(widget);
    connect(configure, &QPushButton::clicked, this, &ListenerStrip::configureWanted);
    connect(registering, &QPushButton::clicked, this, &ListenerStrip::registerWanted);
    connect(storage, &QPushButton::clicked, this, &ListenerStrip::storageWanted);
    connect(m_sample, &QPushButton::clicked, this, &ListenerStrip::sampleWanted);
    connect(m_start, &QPushButton::clicked, this, &ListenerStrip::startWanted);
    connect(m_stop, &QPushButton::clicked, this, &ListenerStrip::stopWanted);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ListenerStrip::showPlace);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_automaticLine);
    setStopped();
}

QWidget *ListenerStrip::buildAutomaticLine()
{
    const int u = Theme::of(this).u();
    auto *line = new QWidget;
    line->setAutoFillBackground(true);
    line->hide();
    auto *row = new QHBoxLayout;
    row->setContentsMargins(4 * u, u, 4 * u, u);
    row->setSpacing(2 * u);
    row->addWidget(new IconLabel(u"timer"_s));
    row->addWidget(m_automatic, 1);
    auto *column = new QVBoxLayout(line);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(new Hairline);
    return line;
}

void ListenerStrip::setAutomaticReply(const QString &words)
{
    m_automatic->setText(words);
    m_automaticLine->setVisible(!words.isEmpty());
}

void ListenerStrip::setListening(const QList<Place> &places)
{
    m_listening = true;
    m_proof = Proof::Awaited;
    m_copy->show();
    m_start->hide();
    m_stop->show();
    m_sample->setVisible(m_sampleAvailable);
    setPlaces(places);
}

void ListenerStrip::setPlaces(const QList<Place> &places)
{
    const int number = m_choice->currentIndex();
    const QUrl chosen = m_choice->currentData().toUrl();
    m_places = places;
    {
        const QSignalBlocker quiet(m_choice);
        m_choice->clear();
        for (const Place &place : places)
            m_choice->addItem(place.title, place.url);
        const int found = m_choice->findData(chosen);
        m_choice->setCurrentIndex(found >= 0 ? found : qBound(0, number, static_cast<int>(places.size()) - 1));
    }
    m_choice->setVisible(places.size() > 1);
    showPlace();
}

void ListenerStrip::showPlace()
{
    const QString text = m_places.value(m_choice->currentIndex()).url.toString(QUrl::FullyEncoded);
    m_url->setText(text);
    m_copy->setContent(text);
    showState();
}

/// The light is on only when a request has come through.
void ListenerStrip::showState()
{
    const bool hasKey = m_places.value(m_choice->currentIndex()).hasKey;
    const QString keys =
        hasKey ? tr("Signatures are checked with your key") : tr("Without an HMAC key signatures are not checked");
    switch (m_proof) {
    case Proof::Awaited:
        m_state->setSpec({tr("Starting"), Tone::None, u"loader-circle"_s, false});
        m_state->setToolTip(tr("A request to itself is under way"));
        return;
    case Proof::Failed:
        m_state->setSpec({tr("Not reached"), Tone::Error, u"octagon-x"_s, false});
        m_state->setToolTip(tr("A request to itself did not arrive"));
        return;
    case Proof::Succeeded: break;
    }
    m_state->setSpec({hasKey ? tr("Listening") : tr("Listening, no key"), hasKey ? Tone::Success : Tone::Warning,
                      u"radio"_s, false});
    m_state->setToolTip(
        tr("%1. Proved by a request to itself at %2.").arg(keys, QLocale().toString(m_proved, u"H:mm:ss"_s)));
}

void ListenerStrip::setProved(const QTime &time)
{
    m_proof = Proof::Succeeded;
    m_proved = time;
    if (m_listening)
        showState();
}

void ListenerStrip::setUnproved()
{
    m_proof = Proof::Failed;
    if (m_listening)
        showState();
}

void ListenerStrip::setStopped()
{
    m_listening = false;
    m_choice->hide();
    m_state->setToolTip({});
    m_state->setSpec({tr("Stopped"), Tone::None, u"circle-dashed"_s, false});
    m_url->setText({});
    m_copy->hide();
    m_start->show();
    m_stop->hide();
    m_sample->hide();
}

void ListenerStrip::setSampleAvailable(bool available)
{
    m_sampleAvailable = available;
    m_sample->setVisible(m_listening && available);
}

} // namespace runlatch::ui
