// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/check/caseexchanges.h"

#include "conformance/report/reportwords.h"
#include "ui/exchanges/exchangetext.h"
#include "ui/exchanges/messagepane.h"
#include "ui/style/givingway.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/widgets/labels/label.h"
#include "wording/sizes.h"
#include "wording/times.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

QString exchangeWords(qsizetype number, const http::ExchangeRecord &record)
{
    const bool isSent = record.direction == http::ExchangeRecord::Direction::Sent;
    const QString request = conformance::shown(QString::fromUtf8(record.method) + u' ' + record.path);
    const QString answer = record.status > 0 ? QString::number(record.status) : CaseExchanges::tr("no answer");
    const QString words = isSent
        //: %1 a number, %2 "POST /runtask", %3 "200"; sent by Runlatch to the integration
        ? CaseExchanges::tr("%1. To the integration: %2, %3")
        : CaseExchanges::tr("%1. From the integration: %2, %3");
    return words.arg(QString::number(number), request, answer);
}

} // namespace

CaseExchanges::CaseExchanges(QWidget *parent)
    : QWidget(parent)
    , m_choice(new QComboBox)
    , m_note(new Label({}, TextStyle::Small))
    , m_request(new MessagePane(tr("Request"), tr("Copy the request")))
    , m_answer(new MessagePane(tr("Answer"), tr("Copy the answer")))
    , m_sides(new PaneSplitter(Qt::Vertical))
{
    const int u = Theme::of(this).u();
    m_choice->setAccessibleName(tr("Exchange"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_note->setMuted(true);
    m_note->setWordWrap(true);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &CaseExchanges::showCurrent);
    m_field = new QWidget;
    auto *field = new QVBoxLayout(m_field);
    field->setContentsMargins(4 * u, 3 * u, 4 * u, u);
    field->addWidget(m_choice);
    field->addWidget(m_note);
    m_sides->setPanes(m_request, 1, m_answer, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_field);
    layout->addWidget(m_sides, 1);
    layout->addStretch(0);
}

void CaseExchanges::setExchanges(const QList<http::ExchangeRecord> &exchanges, qsizetype dropped)
{
    const QSignalBlocker blocker(m_choice);
    m_exchanges = exchanges;
    m_choice->clear();
    for (const http::ExchangeRecord &record : exchanges)
        m_choice->addItem(exchangeWords(m_choice->count() + 1, record));
    const bool isEmpty = exchanges.isEmpty();
    m_choice->setVisible(!isEmpty);
    m_sides->setVisible(!isEmpty);
    m_note->setText(isEmpty ? tr("Nothing was exchanged for this case.")
                            : tr("%n exchange(s) more were not kept.", nullptr, static_cast<int>(dropped)));
    m_note->setVisible(isEmpty || dropped > 0);
    showCurrent();
}

/// Below the list there is more width than height.
void CaseExchanges::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_sides->setOrientation(givesWay(*this, Yielding::SidesBeside) ? Qt::Vertical : Qt::Horizontal);
}

void CaseExchanges::showCurrent()
{
    const int current = m_choice->currentIndex();
    if (current < 0)
        return;
    const http::ExchangeRecord &record = m_exchanges.at(current);
    const QString took = wording::interval(record.took);
    m_request->setText(wording::dataSize(record.requestBytes), requestText(record));
    m_answer->setText(record.status > 0 ? tr("after %1").arg(took) : tr("none within %1").arg(took),
                      answerText(record));
}

} // namespace runlatch::ui
