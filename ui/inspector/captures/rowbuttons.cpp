// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/rowbuttons.h"

#include "ui/inspector/captures/captureactions.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

RowButtons::RowButtons(QWidget *parent)
    : QWidget(parent)
    , m_again(makeButton(ButtonRole::Standard, tr("Send again"), u"replace"_s, this))
    , m_comparison(makeButton(ButtonRole::Standard, tr("Compare"), u"columns-2"_s, this))
    , m_menu(new QMenu(this))
{
    m_again->setMenu(m_menu);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * Theme::of(this).u());
    row->addWidget(m_again);
    row->addWidget(m_comparison);
}

void RowButtons::setActions(const CaptureActions &actions)
{
    m_menu->addActions(actions.sending());
    m_comparing = actions.comparing();
    m_comparison->addAction(m_comparing); // the commands of the window have it once
    connect(m_comparison, &QPushButton::clicked, m_comparing, &QAction::trigger);
    QList<QAction *> shown = m_menu->actions();
    shown.append(m_comparing);
    for (const QAction *action : std::as_const(shown))
        connect(action, &QAction::changed, this, &RowButtons::refresh);
    refresh();
}

void RowButtons::refresh()
{
    const QList<QAction *> sending = m_menu->actions();
    const bool hadAgain = !m_again->isHidden();
    const bool hadComparison = !m_comparison->isHidden();
    m_again->setVisible(std::ranges::any_of(sending, &QAction::isVisible));
    m_again->setEnabled(std::ranges::any_of(sending, &QAction::isEnabled));
    m_comparison->setVisible(m_comparing->isVisible());
    m_comparison->setEnabled(m_comparing->isEnabled());
    m_comparison->setToolTip(m_comparing->text().remove(u'&'));
    if (hadAgain != m_again->isHidden() && hadComparison != m_comparison->isHidden())
        return;
    updateGeometry(); // at once, because those who look at it now measure it
    emit changed();
}

} // namespace runlatch::ui
