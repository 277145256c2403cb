// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/stepstrip.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/taskview/stepmark.h"
#include "ui/widgets/controls/pushbutton.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/label.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// One step of several: its mark and its name. It can be chosen at any time.
class StepButton final : public PushButton
{
public:
    StepButton(int number, const QString &word, QWidget *parent = nullptr);

    void setState(bool current, bool done);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

private:
    QString m_word;
    StepMark *m_mark;
    Label *m_label;
};

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
    setAccessibleName(current    ? StepStrip::tr("%1, current step").arg(m_word)
                          : done ? StepStrip::tr("%1, done").arg(m_word)
                                 : m_word);
    updateGeometry();
}

QSize StepButton::sizeHint() const
{
    return layout()->sizeHint();
}

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
