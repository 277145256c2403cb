// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/activity/activitydetail.h"

#include "ui/exchanges/exchangetext.h"
#include "ui/exchanges/messagepane.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "wording/sizes.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ActivityDetail::ActivityDetail(QWidget *parent)
    : QWidget(parent)
    , m_side(new Segmented(tr("Side of the exchange")))
    , m_sideLine(buildSideLine())
    , m_message(new MessageBar)
    , m_request(new MessagePane(tr("Request"), tr("Copy the request")))
    , m_answer(new MessagePane(tr("Answer"), tr("Copy the answer")))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *curl = makeButton(ButtonRole::Text, tr("Copy as cURL"), {}, this);
    curl->setToolTip(tr("As a command for a shell; the token is $RUNLATCH_TOKEN"));
    connect(curl, &QPushButton::clicked, this, &ActivityDetail::copyAsCurl);
    m_curl = curl;
    m_request->addAction(curl);
    auto *sides = new PaneSplitter;
    sides->setPanes(m_request, 1, m_answer, 1);
    auto *bars = new BarPlace;
    bars->add(m_message);
    connect(m_message, &MessageBar::closed, this, &ActivityDetail::showHappening);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_sideLine);
    layout->addWidget(sides, 1);
    layout->addWidget(bars);
}

QWidget *ActivityDetail::buildSideLine()
{
    const int u = Theme::of(this).u();
    m_side->addSegment(Sent, tr("Sent"), u"arrow-up-right"_s);
    m_side->addSegment(Received, tr("Received"), u"arrow-down-left"_s);
    connect(m_side, &Segmented::currentChanged, this, &ActivityDetail::showSide);
    auto *fact = new ElidedLabel(tr("Runlatch was both sides of this exchange."), TextStyle::Small);
    fact->setMuted(true);
    auto *line = new QWidget;
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(4 * u, 2 * u, 4 * u, 0);
    row->setSpacing(2 * u);
    row->addWidget(m_side);
    row->addWidget(fact, 1);
    return line;
}

bool ActivityDetail::showsReceived() const
{
    return m_exchange.received && m_side->current() == Received;
}

void ActivityDetail::setExchange(const models::ListedExchange &exchange, const QString &later)
{
    m_exchange = exchange;
    m_later = later;
    m_sideLine->setVisible(exchange.received.has_value());
    m_curl->setVisible(exchange.isSent() && exchange.record.url.isValid());
    showSide();
}

void ActivityDetail::showSide()
{
    const http::ExchangeRecord &record = showsReceived() ? *m_exchange.received : m_exchange.record;
    const QLocale locale;
    const QString size = wording::dataSize(record.requestBytes);
    m_request->setText(record.attempt > 1 ? tr("%1, try %2").arg(size, locale.toString(record.attempt)) : size,
                       requestText(record));
    m_answer->setText(record.status > 0 ? tr("after %1 ms").arg(locale.toString(qlonglong(record.took.count())))
                                        : tr("none within %1 ms").arg(locale.toString(qlonglong(record.took.count()))),
                      answerText(record));
    showHappening();
}

void ActivityDetail::showHappening()
{
    const Happening happened = happening(showsReceived() ? *m_exchange.received : m_exchange.record);
    if (happened.fact.isEmpty()) {
        m_message->dismiss();
        return;
    }
    const QString later = showsReceived() ? QString() : m_later;
    const QString next = later.isEmpty() ? happened.next : (happened.next + u' ' + later).trimmed();
    m_message->setMessage(happened.tone, happened.fact, next);
    m_message->setClosable(false);
    if (!later.isEmpty())
        connect(m_message->addTextAction(tr("Show it")), &QPushButton::clicked, this, &ActivityDetail::laterWanted);
}

/// The request that was sent, whichever side is shown.
void ActivityDetail::copyAsCurl()
{
    if (!m_curl->isVisibleTo(this))
        return;
    const ShellCommand command = shellCommand(m_exchange.record);
    QGuiApplication::clipboard()->setText(command.line);
    if (command.note.isEmpty())
        return;
    m_message->setMessage(Tone::Info, tr("The command was copied."), command.note);
    m_message->setClosable(true);
}

} // namespace runlatch::ui
