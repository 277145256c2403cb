// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/progressstrip.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/iconlabel.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ProgressStrip::ProgressStrip(const QString &accessibleName, QWidget *parent)
    : QWidget(parent)
    , m_sentence(new ElidedLabel({}, TextStyle::Body, this))
    , m_bar(new QProgressBar(this))
    , m_cancel(makeButton(ButtonRole::Text, tr("Cancel"), {}, this))
{
    const int u = Theme::of(this).u();
    m_bar->setAccessibleName(accessibleName);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(40 * u);
    m_cancel->setAccessibleDescription(accessibleName);
    QHBoxLayout *row = makeBarRow(*this);
    row->addWidget(new IconLabel(u"loader-circle"_s));
    row->addWidget(m_sentence, 1);
    row->addWidget(m_bar);
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
    paintBar(*this, Tone::None);
}

} // namespace runlatch::ui
