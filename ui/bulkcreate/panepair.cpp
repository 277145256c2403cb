// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/panepair.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/frames/panesplitter.h"

#include <QVBoxLayout>

#include <utility>

namespace runlatch::ui {

PanePair::PanePair(const QString &name, const Pane &first, const Pane &second, QWidget *parent)
    : QWidget(parent)
    , m_choiceRow(new QWidget(this))
    , m_choice(new Segmented(name, m_choiceRow))
    , m_split(new PaneSplitter(Qt::Horizontal, this))
{
    const int u = Theme::of(this).u();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_choice->addSegment(0, first.word);
    m_choice->addSegment(1, second.word);
    m_split->setPanes(first.widget, 1, second.widget, 1);
    // The pair never forces the window to the width of two panes: with less room, it shows one pane.
    m_split->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);

    auto *choiceRow = new QHBoxLayout(m_choiceRow);
    choiceRow->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    choiceRow->addWidget(m_choice);
    choiceRow->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_choiceRow);
    layout->addWidget(m_split, 1);
    connect(m_choice, &Segmented::currentChanged, this, &PanePair::arrange);
    arrange();
}

void PanePair::setNarrow(bool narrow)
{
    m_isNarrow = narrow;
    arrange();
}

void PanePair::showPane(int index)
{
    m_choice->setCurrent(index);
}

void PanePair::setStretch(int first, int second)
{
    m_split->setStretchFactor(0, first);
    m_split->setStretchFactor(1, second);
    m_split->setSizes({first * 1000, second * 1000});
}

QWidget *PanePair::takeChoice()
{
    m_choice->setParent(nullptr);
    delete std::exchange(m_choiceRow, nullptr);
    return m_choice;
}

void PanePair::arrange()
{
    if (m_choiceRow)
        m_choiceRow->setVisible(m_isNarrow);
    for (int index = 0; index < m_split->count(); ++index)
        m_split->widget(index)->setVisible(!m_isNarrow || index == m_choice->current());
}

} // namespace runlatch::ui
