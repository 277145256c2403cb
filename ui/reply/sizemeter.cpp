// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/sizemeter.h"

#include "ui/style/theme.h"
#include "ui/widgets/labels/label.h"
#include "wording/sizes.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace runlatch::ui {

SizeMeter::SizeMeter(QWidget *parent)
    : QWidget(parent)
    , m_words(new Label({}, TextStyle::Small, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, barWidth() + 2 * Theme::of(this).u(), 0);
    row->addWidget(m_words);
    m_words->setMuted(true);
    setSize(0, 1, 1);
}

void SizeMeter::setSize(qint64 bytes, qint64 advised, qint64 most)
{
    m_share = std::min(1.0, static_cast<double>(bytes) / static_cast<double>(most));
    m_tone = bytes > most ? Tone::Error : bytes > advised ? Tone::Warning : Tone::None;
    //: A size and its limit: "3.8 KB of 5 MB"
    m_words->setText(tr("%1 of %2").arg(wording::dataSize(bytes), wording::dataSize(most)));
    if (m_tone == Tone::None)
        m_words->setMuted(true);
    else
        m_words->setTone(m_tone);
    update();
}

int SizeMeter::barWidth() const
{
    return 16 * Theme::of(this).u();
}

void SizeMeter::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const int thick = std::max(3, theme.u() / 2 + 1);
    const QRect track(width() - barWidth(), (height() - thick) / 2, barWidth(), thick);
    QRect used = track;
    used.setWidth(static_cast<int>(m_share * barWidth()) + (m_share > 0 ? 1 : 0));
    QPainter painter(this);
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), track), theme.color(Token::Hairline));
    const QColor color = m_tone == Tone::None ? theme.color(Token::Accent) : theme.toneText(m_tone);
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), used), color);
}

} // namespace runlatch::ui
