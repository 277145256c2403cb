// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequestlist.h"
#include "ui/changerequests/changerequestspage.h"
#include "ui/changerequests/changerequesttable.h"
#include "ui/connections/placepickers.h"
#include "ui/widgets/navigation/destination.h"

namespace runlatch::ui {

void ChangeRequestsPage::connectTo(const QUuid &connection)
{
    m_pickers->open(connection, {});
}

void ChangeRequestsPage::offerTo(DestinationSearch &search)
{
    m_pickers->offerTo(search);
    const models::ChangeRequestModel &model = m_list->model();
    const qsizetype looked = qMin(model.loaded().size(), DestinationSearch::MaxLooked);
    for (qsizetype i = 0; i < looked && search.hasRoom(DestinationKind::ChangeRequest); ++i) {
        const protocol::ChangeRequest &request = model.loaded().at(i);
        search.offer(DestinationKind::ChangeRequest, request.subject, model.workspaceName(request),
                     [this, id = request.id] { showRequest(id); });
    }
}

/// A filter that hides the request is taken away. The request may be gone from the list by now.
void ChangeRequestsPage::showRequest(const QString &id)
{
    m_list->table().makeCurrent(id);
    if (m_list->model().rowOf(id) < 0 && m_list->model().find(id))
        m_list->setFilter({});
    m_list->focusTable();
}

} // namespace runlatch::ui
