// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/messagebar.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/keys/helpdesk.h"
#include "ui/widgets/labels/iconlabel.h"
#include "ui/widgets/labels/sentencelabel.h"

#include <QAccessible>
#include <QHBoxLayout>

using namespace Qt::StringLiterals;
using Action = runlatch::wording::Sentence::Action;

namespace runlatch::ui {

static QString iconOf(Tone tone)
{
    switch (tone) {
    case Tone::Warning: return u"triangle-alert"_s;
    case Tone::Error: return u"circle-x"_s;
    case Tone::Success: return u"circle-check"_s;
    case Tone::None:
    case Tone::Info: break;
    }
    return u"info"_s;
}

MessageBar::MessageBar(QWidget *parent)
    : QWidget(parent)
    , m_row(makeBarRow(*this))
    , m_icon(new IconLabel({}, Token::Muted, this))
    , m_label(new SentenceLabel(this))
    , m_actions(new QHBoxLayout)
    , m_close(makeButton(ButtonRole::Icon, tr("Close this message"), u"x"_s, this))
{
    const int u = Theme::of(this).u();
    m_row->addWidget(m_icon);
    m_row->addWidget(m_label, 1);
    m_row->addLayout(m_actions);
    m_row->addWidget(m_close);
    m_actions->setSpacing(u);
    // Maximum would limit a wrapped sentence to the height of one line.
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    m_height.setDuration(120);
    connect(m_close, &QPushButton::clicked, this, [this] {
        dismiss();
        emit closed();
    });
    connect(&m_height, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &height) { setFixedHeight(height.toInt()); });
    connect(&m_height, &QVariantAnimation::finished, this, &MessageBar::settle);
    hide();
}

void MessageBar::setMessage(Tone tone, const QString &fact, const QString &next)
{
    m_tone = tone;
    m_icon->setIcon(iconOf(tone), tone);
    m_label->setText(fact, next);
    setAccessibleName(text());
    while (QLayoutItem *item = m_actions->takeAt(0)) {
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    update();
    if (!m_shown)
        animate(true);
    m_shown = true;
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::setText(const QString &fact, const QString &next)
{
    m_label->setText(fact, next);
    setAccessibleName(text());
}

static QString wordOf(Action action)
{
    switch (action) {
    case Action::TryAgain: return MessageBar::tr("Try again");
    case Action::EditConnection: return MessageBar::tr("Edit connection");
    case Action::ChangePort: return MessageBar::tr("Change port");
    case Action::ChooseFolder: return MessageBar::tr("Choose folder");
    case Action::CheckKey: return MessageBar::tr("Check key");
    case Action::ShowCertificate: return MessageBar::tr("Show certificate");
    case Action::LookAtChangeRequests: return MessageBar::tr("Show change requests");
    case Action::None: break;
    }
    return {};
}

void MessageBar::setSentence(const wording::Sentence &sentence, const Act &act, Tone tone)
{
    setMessage(tone, sentence.fact, sentence.next);
    if (act && sentence.action != Action::None) {
        connect(addTextAction(wordOf(sentence.action)), &QPushButton::clicked, this,
                [act, action = sentence.action] { act(action); });
    }
    if (!sentence.help.isEmpty()) {
        connect(addTextAction(tr("Help")), &QPushButton::clicked, this,
                [section = sentence.help] { emit HelpDesk::all().sectionWanted(section); });
    }
}

void MessageBar::setIcon(const QString &name)
{
    m_icon->setIcon(name, m_tone);
}

QPushButton *MessageBar::addTextAction(const QString &text)
{
    QPushButton *action = makeButton(ButtonRole::Text, text, {}, this);
    m_actions->addWidget(action);
    return action;
}

void MessageBar::setClosable(bool closable)
{
    m_close->setVisible(closable);
}

/// Ends the message. The bar stays visible while it closes, but its actions no longer apply.
void MessageBar::dismiss()
{
    for (int place = 0; place < m_actions->count(); ++place)
        m_actions->itemAt(place)->widget()->setEnabled(false);
    if (m_shown)
        animate(false);
    m_shown = false;
}

QString MessageBar::text() const
{
    return m_label->text();
}

void MessageBar::paintEvent(QPaintEvent *)
{
    paintBar(*this, m_tone);
}

void MessageBar::animate(bool open)
{
    m_height.stop();
    const bool wasVisible = isVisible();
    setVisible(open || wasVisible);
    if (Theme::of(this).reducedMotion() || !parentWidget() || !parentWidget()->isVisible()) {
        m_shown = open;
        settle();
        return;
    }
    const int full = m_row->hasHeightForWidth() ? m_row->heightForWidth(qMax(width(), 1)) : sizeHint().height();
    m_height.setStartValue(wasVisible ? height() : 0);
    m_height.setEndValue(open ? full : 0);
    m_height.start();
}

/// Ends the animation. Without an animation the layout decides the height, because the sentence may wrap when the
/// window gets narrower.
void MessageBar::settle()
{
    setMinimumHeight(0);
    setMaximumHeight(QWIDGETSIZE_MAX);
    setVisible(m_shown);
}

} // namespace runlatch::ui
