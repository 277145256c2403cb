// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/labels/remarkline.h"

#include "ui/style/theme.h"
#include "ui/widgets/labels/label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

RemarkLine::RemarkLine(QWidget *parent)
    : QWidget(parent)
    , m_words(new Label({}, TextStyle::Small, this))
{
    const Theme &theme = Theme::of(this);
    m_words->setWordWrap(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(theme.iconSize() + theme.u(), 0, 0, 0);
    row->addWidget(m_words);
    hide();
}

void RemarkLine::setRemark(Tone tone, const QString &sentence)
{
    m_tone = tone;
    m_words->setTone(tone);
    m_words->setText(sentence);
    setAccessibleName(sentence);
    setVisible(!sentence.isEmpty());
    update();
}

QString RemarkLine::text() const
{
    return m_words->text();
}

void RemarkLine::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QString icon = u"info"_s;
    if (m_tone == Tone::Error)
        icon = u"circle-x"_s;
    else if (m_tone == Tone::Warning)
        icon = u"triangle-alert"_s;
    const int side = theme.iconSize() - 2;
    const int line = QFontMetrics(theme.font(TextStyle::Small)).height();
    const int top = height() < 2 * line ? (height() - side) / 2 : (line - side) / 2;
    QPainter painter(this);
    const QRect place = QStyle::visualRect(layoutDirection(), rect(), QRect(0, qMax(0, top), side, side));
    theme.paintIcon(&painter, place, icon, theme.toneText(m_tone));
}

} // namespace runlatch::ui
