// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/stepstrip.h"

#include "ui/bulkcreate/stepbutton.h"
#include "ui/style/theme.h"
#include "ui/widgets/labels/hairline.h"

#include <QHBoxLayout>

namespace runlatch::ui {

StepStrip::StepStrip(const QStringList &words, QWidget *parent)
    : QWidget(parent)
{
    const int u = Theme::of(this).u();
    setAccessibleName(tr("Steps"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(3 * u, 0, 0, 2 * u);
    row->setSpacing(2 * u);
    for (const QString &word : words) {
        const int step = static_cast<int>(m_steps.size());
        if (step > 0) {
            auto *line = new Hairline(this);
            line->setFixedWidth(6 * u);
            row->addWidget(line, 0, Qt::AlignVCenter);
        }
        auto *button = new StepButton(step + 1, word, this);
        m_steps.append({button});
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, step] { emit chosen(step); });
    }
    setCurrent(0);
}

void StepStrip::setCurrent(int step)
{
    m_current = step;
    for (int index = 0; index < m_steps.size(); ++index)
        show(index);
}

void StepStrip::setDone(int step, bool done)
{
    m_steps[step].done = done;
    show(step);
}

void StepStrip::show(int step)
{
    m_steps.at(step).button->setState(step == m_current, m_steps.at(step).done);
}

} // namespace runlatch::ui
