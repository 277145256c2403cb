// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/activity/activitydetail.h"

#include "ui/exchanges/exchangetext.h"
#include "ui/exchanges/messagepane.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/panesplitter.h"
#include "wording/sizes.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ActivityDetail::ActivityDetail(QWidget *parent)
    : QWidget(parent)
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
    layout->addWidget(sides, 1);
    layout->addWidget(bars);
}

void ActivityDetail::setRecord(const http::ExchangeRecord &record, const QString &later)
{
    m_record = record;
    m_later = later;
    const QLocale locale;
    const QString size = wording::dataSize(record.requestBytes);
    m_request->setText(record.attempt > 1 ? tr("%1, try %2").arg(size, locale.toString(record.attempt)) : size,
                       requestText(record));
    m_answer->setText(record.status > 0 ? tr("after %1 ms").arg(locale.toString(qlonglong(record.took.count())))
                                        : tr("none within %1 ms").arg(locale.toString(qlonglong(record.took.count()))),
                      answerText(record));
    m_curl->setVisible(record.direction == http::ExchangeRecord::Direction::Sent && record.url.isValid());
    showHappening();
}

void ActivityDetail::showHappening()
{
    const Happening happened = happening(m_record);
    if (happened.fact.isEmpty()) {
        m_message->dismiss();
        return;
    }
    const QString next = m_later.isEmpty() ? happened.next : (happened.next + u' ' + m_later).trimmed();
    m_message->setMessage(happened.tone, happened.fact, next);
    m_message->setClosable(false);
    if (!m_later.isEmpty())
        connect(m_message->addTextAction(tr("Show it")), &QPushButton::clicked, this, &ActivityDetail::laterWanted);
}

void ActivityDetail::copyAsCurl()
{
    if (!m_curl->isVisibleTo(this))
        return;
    const ShellCommand command = shellCommand(m_record);
    QGuiApplication::clipboard()->setText(command.line);
    if (command.note.isEmpty())
        return;
    m_message->setMessage(Tone::Info, tr("The command was copied."), command.note);
    m_message->setClosable(true);
}

} // namespace runlatch::ui
