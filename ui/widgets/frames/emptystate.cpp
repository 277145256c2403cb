// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/emptystate.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/iconlabel.h"
#include "ui/widgets/labels/label.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_icon(new IconLabel({}, Token::Muted, this))
    , m_title(new Label({}, TextStyle::ItemTitle, this))
    , m_sentence(new Label({}, TextStyle::Body, this))
    , m_primary(makeButton(ButtonRole::Primary, {}, {}, this))
    , m_secondary(makeButton(ButtonRole::Text, {}, {}, this))
{
    const Theme &theme = Theme::of(this);
    m_icon->setSide(2 * theme.iconSize());
    m_icon->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Maximum); // with little room, it gives way to the words
    m_title->setWordWrap(true);
    m_title->setAlignment(Qt::AlignHCenter);
    m_sentence->setMuted(true);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignHCenter);
    m_sentence->setMaximumWidth(theme.width(u"x"_s) * 60);
    m_sentence->setMinimumWidth(theme.width(u"x"_s) * 30);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * theme.u(), 2 * theme.u(), 4 * theme.u(), 2 * theme.u());
    layout->setSpacing(3 * theme.u());
    layout->addStretch(2);
    layout->addWidget(m_icon, 0, Qt::AlignHCenter);
    layout->addWidget(m_title);
    auto *row = new QHBoxLayout; // keeps the wrapped sentence centered and as high as necessary
    row->addStretch(1);
    row->addWidget(m_sentence, 100);
    row->addStretch(1);
    layout->addLayout(row);
    layout->addWidget(m_primary, 0, Qt::AlignHCenter);
    layout->addWidget(m_secondary, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    m_primary->setAutoDefault(true); // Enter presses it too
    m_primary->hide();
    m_secondary->hide();
    connect(m_primary, &QPushButton::clicked, this, &EmptyState::primaryTriggered);
    connect(m_secondary, &QPushButton::clicked, this, &EmptyState::secondaryTriggered);
}

void EmptyState::setContent(const QString &icon, const QString &title, const QString &sentence)
{
    m_icon->setIcon(icon);
    m_title->setText(title);
    m_sentence->setText(sentence);
    setAccessibleName(title); // it may take the focus of the list
    setAccessibleDescription(sentence);
}

void EmptyState::setPrimary(const QString &text, const QString &icon)
{
    m_primary->setText(text);
    m_primary->setIcon(icon.isEmpty() ? QIcon() : Theme::of(this).icon(icon));
    m_primary->setVisible(!text.isEmpty());
    setFocusProxy(text.isEmpty() ? nullptr : m_primary); // Tab would get stuck at a hidden button
}

void EmptyState::setSecondary(const QString &text)
{
    if (text.isEmpty() && m_secondary->hasFocus())
        m_primary->setFocus();
    m_secondary->setText(text);
    m_secondary->setVisible(!text.isEmpty());
}

} // namespace runlatch::ui
