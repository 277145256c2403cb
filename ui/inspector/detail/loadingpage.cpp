// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/loadingpage.h"

#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/labels/busyline.h"
#include "wording/sizes.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

LoadingPage::LoadingPage(QWidget *parent)
    : QWidget(parent)
    , m_busy(new BusyLine)
    , m_state(new EmptyState)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setFocusProxy(m_state);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_busy);
    layout->addWidget(m_state, 1);
    connect(m_state, &EmptyState::primaryTriggered, this,
            [this] { m_isLoading ? emit cancelWanted() : emit loadWanted(); });
}

void LoadingPage::showLoading(const store::CaptureRow &row)
{
    m_isLoading = true;
    m_request = QString::number(row.id);
    m_busy->setBusy(true);
    m_state->setContent(u"loader-circle"_s, tr("Loading request %1").arg(m_request),
                        tr("Its body has %1.").arg(wording::dataSize(row.bytes)));
    m_state->setPrimary(tr("Cancel"));
}

void LoadingPage::showCancelled()
{
    stop();
    m_state->setContent(u"circle-dashed"_s, tr("Request %1 is not loaded").arg(m_request),
                        tr("Loading was cancelled."));
    m_state->setPrimary(tr("Load it"));
}

void LoadingPage::stop()
{
    m_isLoading = false;
    m_busy->setBusy(false);
}

} // namespace runlatch::ui
