// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequestspage.h"

#include "protocol/plaintext.h"
#include "ui/changerequests/changerequestdetail.h"
#include "ui/changerequests/changerequestlist.h"
#include "ui/changerequests/placepickers.h"
#include "ui/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/confirmation.h"
#include "ui/widgets/headerstrip.h"

#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ChangeRequestsPage::ChangeRequestsPage(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_header(new HeaderStrip(tr("Change requests")))
    , m_pickers(new PlacePickers(workbench.service))
    , m_splitter(new QSplitter)
    , m_list(new ChangeRequestList(workbench.service, workbench.clock))
    , m_detail(new ChangeRequestDetail)
{
    m_header->addContext(m_pickers);
    auto *reloadButton = makeButton(ButtonRole::Icon, tr("Reload (F5)"), u"refresh-cw"_s, this);
    reloadButton->setShortcut(QKeySequence::Refresh);
    connect(reloadButton, &QPushButton::clicked, this, &ChangeRequestsPage::reload);
    m_header->addAction(reloadButton);

    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 1);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_splitter, 1);
    connectParts();
}

void ChangeRequestsPage::connectParts()
{
    connect(m_pickers, &PlacePickers::placeChanged, m_list, &ChangeRequestList::setPlace);
    connect(m_pickers, &PlacePickers::failed, m_list, &ChangeRequestList::showError);
    connect(m_pickers, &PlacePickers::connectionChanged, this, [this](const QString &name) {
        m_list->setConnected(!name.isEmpty());
        emit connectionChanged(name);
    });
    connect(m_list, &ChangeRequestList::connectionWanted, m_pickers, &PlacePickers::askForConnection);
    connect(m_list, &ChangeRequestList::placeWanted, m_pickers, &PlacePickers::askForPlace);
    connect(m_list, &ChangeRequestList::retryWanted, m_pickers, &PlacePickers::retry);
    connect(m_list, &ChangeRequestList::currentChanged, this, &ChangeRequestsPage::showCurrent);
    connect(&m_list->pager(), &models::ChangeRequestPager::pageChanged, this, [this] {
        const bool known = m_list->pager().state() == models::ChangeRequestPager::State::Idle
            && !m_list->pager().workspace().text.isEmpty();
        emit countChanged(known ? m_list->pager().pagination().totalCount : -1);
    });
    connect(m_detail, &ChangeRequestDetail::stepWanted, m_list, &ChangeRequestList::step);
    connect(m_detail, &ChangeRequestDetail::archiveWanted, this, &ChangeRequestsPage::confirmArchive);
}

void ChangeRequestsPage::setSimulator(const std::optional<simulator::ServiceAddress> &address)
{
    m_pickers->setSimulator(address);
}

void ChangeRequestsPage::focusFirst()
{
    m_list->focusTable();
}

void ChangeRequestsPage::reload()
{
    m_list->reload();
}

void ChangeRequestsPage::askForConnection()
{
    m_pickers->askForConnection();
}

void ChangeRequestsPage::showCurrent()
{
    const int row = m_list->currentRow();
    m_detail->setPosition(row, m_list->model().rowCount());
    if (row < 0) {
        m_detail->clear();
        return;
    }
    const protocol::ChangeRequest &changeRequest = m_list->model().at(row);
    m_detail->setChangeRequest(changeRequest, m_list->pager().workspace().text);
    m_detail->setArchiving(m_archiving.contains(changeRequest.id));
}

void ChangeRequestsPage::confirmArchive()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const protocol::ChangeRequest changeRequest = m_list->model().at(row);
    auto *question = new Confirmation(tr("Archive “%1”?").arg(protocol::plainText(changeRequest.subject)),
                                      tr("The service has no way back: an archived change request stays readable, but "
                                         "it cannot be made active again."),
                                      tr("Archive"), this);
    connect(question, &QDialog::accepted, this, [this, id = changeRequest.id] { archive(id); });
    question->open();
}

void ChangeRequestsPage::archive(const QString &id)
{
    m_archiving.insert(id);
    showCurrent();
    m_list->pager().archive(id, this, [this, id](const base::Result<service::Archiving> &archiving) {
        m_archiving.remove(id);
        if (!archiving)
            m_list->showError(archiving.error(), wording::Activity::Archiving);
        showCurrent();
    });
}

void ChangeRequestsPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool wide = window()->width() >= Theme::NarrowWindow;
    m_splitter->setOrientation(wide ? Qt::Horizontal : Qt::Vertical);
    m_detail->setMaximumWidth(wide ? 140 * Theme::of(this).u() : QWIDGETSIZE_MAX);
}

} // namespace runlatch::ui
