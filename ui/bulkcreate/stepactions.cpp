// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/stepactions.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/remarkline.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

StepActions::StepActions(QWidget *parent)
    : QWidget(parent)
    , m_busy(new BusyLine(this))
    , m_remark(new RemarkLine(this))
    , m_cancel(makeButton(ButtonRole::Standard, tr("Back"), {}, this))
    , m_primary(makeButton(ButtonRole::Primary, {}, {}, this))
{
    const int u = Theme::of(this).u();
    m_cancel->setObjectName(u"cancel"_s);
    m_primary->setObjectName(u"primary"_s);
    m_cancel->setAutoDefault(true); // Enter presses them too
    m_primary->setAutoDefault(true);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    row->setSpacing(2 * u);
    row->addWidget(m_remark, 1);
    row->addStretch(0);
    row->addWidget(m_cancel);
    row->addWidget(m_primary);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_busy);
    layout->addLayout(row);
    connect(m_primary, &QPushButton::clicked, this, &StepActions::primaryTriggered);
    connect(m_cancel, &QPushButton::clicked, this, &StepActions::cancelTriggered);
}

void StepActions::setRemark(Tone tone, const QString &sentence)
{
    m_remark->setRemark(tone, sentence);
}

void StepActions::setPrimary(const QString &text, const QString &icon)
{
    m_primary->setText(text);
    m_primary->setIcon(icon.isEmpty() ? QIcon() : Theme::of(this).icon(icon));
}

void StepActions::setCancelShown(bool shown)
{
    m_cancel->setVisible(shown);
}

void StepActions::setReady(bool ready)
{
    m_isReady = ready;
    showReady();
}

void StepActions::setSending(bool sending)
{
    m_isSending = sending;
    m_busy->setBusy(sending);
    m_cancel->setText(sending ? tr("Cancel") : tr("Back"));
    showReady();
    if (sending)
        m_cancel->setFocus();
}

void StepActions::showReady()
{
    m_primary->setEnabled(m_isReady && !m_isSending);
}

void StepActions::focusCancel()
{
    m_cancel->setFocus();
}

} // namespace runlatch::ui
