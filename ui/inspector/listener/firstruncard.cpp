// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/firstruncard.h"

#include "ui/style/theme.h"
#include "ui/taskview/stepmark.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/card.h"
#include "ui/widgets/frames/scrollarea.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/label.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

FirstRunCard::FirstRunCard(QWidget *parent)
    : QWidget(parent)
{
    const int u = Theme::of(this).u();
    auto *card = new Card;
    card->setMaximumWidth(165 * u);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(0, 5 * u, 0, 2 * u);
    layout->setSpacing(u);
    auto *title = new Label(tr("A passed run task in a minute"), TextStyle::ItemTitle);
    auto *subtitle = new Label(tr("All on this computer: no account, no tunnel, nothing leaves it."));
    subtitle->setMuted(true);
    for (Label *label : {title, subtitle}) {
        label->setWordWrap(true);
        label->setContentsMargins(6 * u, 0, 6 * u, 0);
        layout->addWidget(label);
    }
    layout->addSpacing(3 * u);
    m_start = addStep(*layout, 1, tr("Start listening"), tr("Start"), u"play"_s);
    m_sample = addStep(*layout, 2, tr("Send a sample"), tr("Send sample"), u"send"_s);
    m_answer = addStep(*layout, 3, tr("Answer it"), {}, {});
    m_answer.text->setText(tr("Choose Passed and send. You see what a reviewer would see."));
    connect(m_start.button, &QPushButton::clicked, this, &FirstRunCard::startWanted);
    connect(m_sample.button, &QPushButton::clicked, this, &FirstRunCard::sampleWanted);

    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(card, 20);
    row->addStretch(1);
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->addStretch(2);
    column->addLayout(row);
    column->addStretch(3);
    auto *area = makeScrollArea(content); // with large text the card is higher than a small window
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(area);
    showSteps();
}

FirstRunCard::Step FirstRunCard::addStep(QVBoxLayout &layout, int number, const QString &title, const QString &button,
                                         const QString &icon)
{
    const int u = Theme::of(this).u();
    layout.addWidget(new Hairline);
    Step step{new StepMark(number), new Label(title, TextStyle::Bold), new Label, nullptr};
    step.text->setMuted(true);
    step.text->setWordWrap(true);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(step.title);
    words->addWidget(step.text);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(6 * u, 3 * u, 6 * u, 3 * u);
    row->setSpacing(4 * u);
    row->addWidget(step.mark, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    if (!button.isEmpty()) {
        step.button = makeButton(ButtonRole::Primary, button, icon, this);
        step.button->setAutoDefault(true); // Enter presses it too
        row->addWidget(step.button);
    }
    layout.addLayout(row);
    return step;
}

void FirstRunCard::setListening(const QUrl &url)
{
    m_url = url;
    showSteps();
}

void FirstRunCard::setSampleAvailable(bool available)
{
    m_sampleAvailable = available;
    showSteps();
}

void FirstRunCard::showSteps()
{
    const bool listening = m_url.isValid();
    const bool hadFocus = hasFocus() || m_start.button->hasFocus() || m_sample.button->hasFocus();
    m_start.mark->setState(listening ? StepMark::State::Done : StepMark::State::Current);
    m_start.text->setText(listening ? tr("Runlatch receives run tasks at %1.").arg(m_url.toString(QUrl::FullyEncoded))
                                    : tr("Runlatch receives run tasks at an address of this computer."));
    m_start.button->setVisible(!listening);
    m_sample.mark->setState(listening ? StepMark::State::Current : StepMark::State::Later);
    m_sample.title->setMuted(!listening);
    m_sample.text->setText(m_sampleAvailable
                               ? tr("The built-in simulator sends a signed post_plan request to that address.")
                               : tr("Starts the built-in simulator, which sends a post_plan request to that address."));
    m_sample.button->setVisible(listening);
    m_answer.title->setMuted(true);
    if (hadFocus)
        focusAction();
}

void FirstRunCard::focusAction()
{
    for (QPushButton *button : {m_start.button, m_sample.button}) {
        if (!button->isHidden()) {
            button->setFocus();
            return;
        }
    }
    setFocus();
}

} // namespace runlatch::ui
