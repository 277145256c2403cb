// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/newerstrip.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

NewerStrip::NewerStrip(QWidget *parent)
    : QWidget(parent)
    , m_sentence(new ElidedLabel)
    , m_show(makeButton(ButtonRole::Text, tr("Show the newest"), {}, this))
{
    const int u = Theme::of(this).u();
    m_show->setToolTip(tr("Go to the newest request (Home)"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(5 * u, qRound(1.5 * u), 4 * u, qRound(1.5 * u));
    row->setSpacing(2 * u);
    row->addWidget(new IconLabel(u"arrow-up"_s));
    row->addWidget(m_sentence);
    row->addStretch(1);
    row->addWidget(m_show);
    connect(m_show, &QPushButton::clicked, this, &NewerStrip::newestWanted);
    setVisible(false);
}

void NewerStrip::setCount(qint64 count)
{
    if (count > 0) {
        const int shown = static_cast<int>(qMin<qint64>(count, std::numeric_limits<int>::max()));
        m_sentence->setText(tr("%Ln newer request(s)", nullptr, shown));
        setAccessibleName(m_sentence->text());
        setVisible(true);
        return;
    }
    const bool hadFocus = m_show->hasFocus();
    setVisible(false);
    if (hadFocus)
        emit left();
}

void NewerStrip::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const int u = theme.u();
    QPainter painter(this);
    const QColor border = theme.isHighContrast() ? theme.toneText(Tone::None) : QColor();
    style::paintBox(&painter, rect().adjusted(2 * u, u / 2, -2 * u, -u / 2), theme.toneFill(Tone::None), border, u);
}

} // namespace runlatch::ui
