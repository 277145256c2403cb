// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/emptychangerequests.h"

#include "ui/widgets/frames/emptystate.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::ChangeRequestPager;
using service::Scope;

namespace {

/// Tells whether the service has, or may have, rows that could not be shown.
bool isMissing(const ChangeRequestPager &pager)
{
    if (!pager.isGathered() && !pager.isAllWorkspaces())
        return !pager.unreadable().isEmpty();
    return !pager.gathering().isRunning() && !pager.isComplete();
}

} // namespace

EmptyChangeRequests::EmptyChangeRequests(QWidget *parent)
    : QWidget(parent)
    , m_empty(new EmptyState(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty);
    setFocusProxy(m_empty);
    connect(m_empty, &EmptyState::primaryTriggered, this, [this] { emit(this->*m_primary)(); });
    connect(m_empty, &EmptyState::secondaryTriggered, this, [this] { emit(this->*m_secondary)(); });
}

void EmptyChangeRequests::setState(const ChangeRequestPager &pager, bool isConnected, bool hasLoaded)
{
    m_empty->setSecondary({});
    if (!isConnected) {
        m_empty->setContent(
            u"plug"_s, tr("No service yet"),
            tr("Connect to a service with a token, or start the simulator: it has change requests to try."));
        m_empty->setPrimary(tr("Connect..."), u"plug"_s);
        m_primary = &EmptyChangeRequests::connectionWanted;
        m_empty->setSecondary(tr("Use the simulator instead"));
        m_secondary = &EmptyChangeRequests::simulatorWanted;
    } else if (pager.workspace().text.isEmpty() && !pager.isAllWorkspaces()) {
        m_empty->setContent(u"box"_s, tr("Which workspace?"), tr("Choose one above, or enter its name or id."));
        m_empty->setPrimary(tr("Open a workspace..."));
        m_primary = &EmptyChangeRequests::placeWanted;
    } else if (hasLoaded) {
        showNoMatch(pager);
    } else {
        showNothing(pager);
    }
}

void EmptyChangeRequests::showNoMatch(const ChangeRequestPager &pager)
{
    const bool hasMore = !pager.isGathered() && !protocol::isWholeList(pager.pagination());
    m_empty->setContent(u"search"_s, tr("Nothing matches the filter"),
                        hasMore ? tr("Only this page was searched.") : tr("All loaded change requests were searched."));
    m_empty->setPrimary(tr("Clear the filter"));
    m_primary = &EmptyChangeRequests::noFilterWanted;
    if (hasMore)
        m_empty->setSecondary(tr("Load all and look again"));
    m_secondary = &EmptyChangeRequests::allWanted;
}

void EmptyChangeRequests::showNothing(const ChangeRequestPager &pager)
{
    m_primary = &EmptyChangeRequests::reloadWanted;
    if (pager.state() == ChangeRequestPager::State::Failed) {
        m_empty->setContent(u"list-checks"_s, tr("Nothing could be loaded"), tr("The message above says why."));
        m_empty->setPrimary(tr("Try again"), u"refresh-cw"_s);
        return;
    }
    if (pager.wasCancelled()) {
        m_empty->setContent(u"list-checks"_s, tr("Nothing was loaded"), tr("Loading was cancelled."));
        m_empty->setPrimary(tr("Load"), u"refresh-cw"_s);
        return;
    }
    if (!pager.isGathered() && pager.unreadable().isEmpty() && !protocol::isWholeList(pager.pagination())) {
        m_empty->setContent(u"list-checks"_s, tr("None on this page"),
                            tr("There may still be change requests on other pages."));
        m_empty->setPrimary(tr("Load all"));
        m_primary = &EmptyChangeRequests::allWanted;
        return;
    }
    if (isMissing(pager)) {
        m_empty->setContent(u"list-checks"_s, tr("Nothing could be read"),
                            tr("There may still be change requests here. The message above says why."));
        m_empty->setPrimary(tr("Try again"), u"refresh-cw"_s);
        return;
    }
    const QString place = pager.isAllWorkspaces() ? tr("this organization") : tr("this workspace");
    switch (pager.scope()) {
    case Scope::Active:
        m_empty->setContent(u"inbox"_s, tr("No active change requests"),
                            tr("Nothing waits to be done in %1.").arg(place));
        break;
    case Scope::Archived:
        m_empty->setContent(u"inbox"_s, tr("No archived change requests"),
                            tr("Nothing was archived in %1 yet.").arg(place));
        break;
    case Scope::All:
        m_empty->setContent(u"inbox"_s, tr("No change requests"), tr("There are no change requests in %1.").arg(place));
        break;
    }
    m_empty->setPrimary(tr("Reload"), u"refresh-cw"_s);
}

} // namespace runlatch::ui
