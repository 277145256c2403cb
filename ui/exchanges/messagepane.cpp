// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/exchanges/messagepane.h"

#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/bytes/exchangehighlighter.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace runlatch::ui {

MessagePane::MessagePane(const QString &title, const QString &copyName, QWidget *parent)
    : QWidget(parent)
    , m_line(new QHBoxLayout)
    , m_fact(new ElidedLabel({}, TextStyle::Small))
    , m_copy(new CopyButton(copyName))
    , m_view(new CodeView(title))
{
    const int u = Theme::of(this).u();
    m_fact->setMuted(true);
    m_line->setSpacing(2 * u);
    m_line->addWidget(new Label(title, TextStyle::Bold));
    m_line->addWidget(m_fact, 1);
    m_line->addWidget(m_copy);
    new ExchangeHighlighter(m_view, m_view->document());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 2 * u, 4 * u, 3 * u);
    layout->setSpacing(u);
    layout->addLayout(m_line);
    layout->addWidget(m_view, 1);
}

void MessagePane::addAction(QWidget *button)
{
    m_line->insertWidget(m_line->count() - 1, button);
}

void MessagePane::setText(const QString &fact, const QString &text)
{
    m_fact->setText(fact);
    m_copy->setContent(text);
    m_copy->setVisible(!text.isEmpty());
    m_view->setPlainText(text);
}

} // namespace runlatch::ui
