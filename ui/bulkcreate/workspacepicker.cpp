// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/workspacepicker.h"

#include "ui/bulkcreate/targetpaste.h"
#include "ui/connections/workspacesearch.h"
#include "ui/style/theme.h"
#include "ui/widgets/frames/scrollarea.h"

#include <QVBoxLayout>

namespace runlatch::ui {

WorkspacePicker::WorkspacePicker(service::Client &client, models::TargetModel &targets, QWidget *parent)
    : QWidget(parent)
    , m_search(new WorkspaceSearch(client, targets, this))
    , m_paste(new TargetPaste(targets, this))
{
    const int u = Theme::of(this).u();
    m_search->setMinimumHeight(38 * u); // three rows of its list
    auto *content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(4 * u, 2 * u, 4 * u, 3 * u);
    column->setSpacing(3 * u);
    column->addWidget(m_search, 1);
    column->addWidget(m_paste);
    auto *area = makeScrollArea(content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
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
