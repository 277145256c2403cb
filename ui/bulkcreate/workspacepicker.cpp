// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/workspacepicker.h"

#include "ui/bulkcreate/targetpaste.h"
#include "ui/connections/workspacesearch.h"
#include "ui/style/theme.h"

#include <QVBoxLayout>

namespace runlatch::ui {

WorkspacePicker::WorkspacePicker(service::Client &client, models::TargetModel &targets, QWidget *parent)
    : QWidget(parent)
    , m_search(new WorkspaceSearch(client, targets, this))
    , m_paste(new TargetPaste(targets, this))
{
    const int u = Theme::of(this).u();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 2 * u, 4 * u, 3 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(m_search, 1);
    layout->addWidget(m_paste);
}

void WorkspacePicker::setPlace(const service::Endpoint &endpoint, const QString &organization)
{
    m_search->setPlace(endpoint, organization);
}

void WorkspacePicker::focusFirst()
{
    m_search->focusFirst();
}

} // namespace runlatch::ui
