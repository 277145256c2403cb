// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/progressstrip.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>

namespace runlatch::ui {

ProgressStrip::ProgressStrip(const QString &accessibleName, QWidget *parent)
    : QWidget(parent)
    , m_sentence(new ElidedLabel({}, TextStyle::Small, this))
    , m_bar(new QProgressBar(this))
    , m_cancel(makeButton(ButtonRole::Text, tr("Cancel"), {}, this))
{
    const int u = Theme::of(this).u();
    m_bar->setAccessibleName(accessibleName);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(40 * u);
    m_sentence->setMuted(true);
    m_cancel->setAccessibleDescription(accessibleName);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(4 * u, u, 2 * u, u);
    row->setSpacing(3 * u);
    row->addWidget(m_bar);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_cancel);
    connect(m_cancel, &QPushButton::clicked, this, &ProgressStrip::cancelWanted);
    setVisible(false);
}

void ProgressStrip::setProgress(const QString &sentence, int done, int of)
{
    m_sentence->setText(sentence);
    m_bar->setRange(0, of);
    m_bar->setValue(qMin(done, of));
    setVisible(true);
}

void ProgressStrip::end()
{
    setVisible(false);
}

QString ProgressStrip::text() const
{
    return m_sentence->text();
}

void ProgressStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), Theme::of(this).color(Token::Hairline));
}

} // namespace runlatch::ui
