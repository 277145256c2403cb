// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/fixline.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/remarkline.h"

#include <QHBoxLayout>

namespace runlatch::ui {

FixLine::FixLine(QWidget *parent)
    : QWidget(parent)
    , m_remark(new RemarkLine(this))
    , m_action(makeButton(ButtonRole::Text, {}, {}, this))
{
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(Theme::of(this).u());
    line->addWidget(m_remark, 1);
    line->addWidget(m_action);
    hide();
    connect(m_action, &QPushButton::clicked, this, &FixLine::actionTriggered);
}

void FixLine::setRemark(Tone tone, const QString &sentence, const QString &action)
{
    m_tone = tone;
    m_remark->setRemark(tone, sentence);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setVisible(!sentence.isEmpty());
}

QString FixLine::text() const
{
    return m_remark->text();
}

} // namespace runlatch::ui
