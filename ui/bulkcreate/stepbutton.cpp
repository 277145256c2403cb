// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/stepbutton.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/taskview/stepmark.h"
#include "ui/widgets/labels/label.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

StepButton::StepButton(int number, const QString &word, QWidget *parent)
    : PushButton({}, parent)
    , m_word(word)
    , m_mark(new StepMark(number, this))
    , m_label(new Label(word, TextStyle::Body, this))
{
    const int u = Theme::of(this).u();
    setProperty(style::RoleProperty, u"flat"_s); // the mark and the label are drawn on it
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_mark->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_label->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(u / 2, u / 2, u, u / 2);
    row->setSpacing(qRound(1.5 * u));
    row->addWidget(m_mark);
    row->addWidget(m_label);
    setState(false, false);
}

void StepButton::setState(bool current, bool done)
{
    m_mark->setState(current ? StepMark::State::Current : done ? StepMark::State::Done : StepMark::State::Later);
    m_label->setTextStyle(current ? TextStyle::Bold : TextStyle::Body);
    m_label->setMuted(!current);
    setAccessibleName(current ? tr("%1, current step").arg(m_word) : done ? tr("%1, done").arg(m_word) : m_word);
    updateGeometry();
}

QSize StepButton::sizeHint() const
{
    return layout()->sizeHint();
}

} // namespace runlatch::ui
