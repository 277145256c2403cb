// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/plan/plantab.h"

#include "inspector/plan/planlink.h"
#include "inspector/session.h"
#include "models/plan/planreading.h"
#include "settings/preferences.h"
#include "text/plaintext.h"
#include "ui/inspector/plan/planview.h"
#include "ui/style/theme.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/scrollarea.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/labels/busyline.h"
#include "wording/sentence.h"
#include "wording/sizes.h"

#include <QCheckBox>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using Standing = inspector::PlanKeeper::Standing;

PlanTab::PlanTab(QWidget *parent)
    : QWidget(parent)
    , m_busy(new BusyLine)
    , m_offer(new EmptyState)
    , m_automatic(new QCheckBox(tr("Fetch plans by themselves where the signature is valid")))
    , m_view(new PlanView)
{
    m_pages = new QStackedLayout(this);
    m_pages->addWidget(buildOffer());
    m_pages->addWidget(m_view);
    countShownPageOnly(*m_pages);
    connect(m_offer, &EmptyState::primaryTriggered, this, &PlanTab::fetch);
    connect(m_offer, &EmptyState::secondaryTriggered, this, [this] {
        setFocus(); // the button goes, and a key held down must not press the one that comes
        if (m_keeper)
            m_keeper->cancel(m_row.uuid);
    });
    connect(m_automatic, &QCheckBox::clicked, this, &PlanTab::fetchByThemselves);
    connect(m_view, &PlanView::failed, this, [this](const base::Error &error) {
        m_unreadable = error;
        showFailure(error);
    });
}

QWidget *PlanTab::buildOffer()
{
    const int u = Theme::of(this).u();
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(4 * u, 0, 4 * u, 3 * u);
    layout->setSpacing(2 * u);
    layout->addWidget(m_busy);
    layout->addWidget(m_offer, 1);
    layout->addWidget(m_automatic, 0, Qt::AlignHCenter);
    m_automatic->setToolTip(tr("For requests that arrive from now on"));
    auto *area = makeScrollArea(page); // a small window with large letters has no room for all of it
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

void PlanTab::setSession(inspector::Session &session, settings::Preferences &preferences)
{
    m_session = &session;
    m_preferences = &preferences;
    m_automatic->setChecked(preferences.fetchesPlans());
    session.setPlansFetched(preferences.fetchesPlans());
    if (!session.isOpen())
        return;
    if (m_keeper)
        disconnect(m_keeper, nullptr, this, nullptr);
    m_keeper = &session.plans();
    connect(m_keeper, &inspector::PlanKeeper::changed, this, [this](const QUuid &capture) {
        if (capture == m_row.uuid)
            showStanding();
    });
    clear();
}

void PlanTab::fetchByThemselves(bool automatically)
{
    if (!m_session)
        return;
    m_preferences->setFetchesPlans(automatically);
    m_session->setPlansFetched(automatically);
}

void PlanTab::setReading(const CaptureReading &reading)
{
    if (reading.capture.row.uuid != m_row.uuid)
        clear();
    m_row = reading.capture.row;
    m_link = text::plainText(reading.fields.at(u"plan_json_api_url"_s).text);
    showStanding();
}

void PlanTab::clear()
{
    m_row = {};
    m_opened = {};
    m_unreadable.reset();
    m_view->clear();
    showStanding();
}

void PlanTab::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showStanding();
}

void PlanTab::showStanding()
{
    const Standing standing = m_keeper ? m_keeper->standing(m_row.uuid) : Standing();
    const bool isKept = standing.stage == Standing::Stage::Kept;
    if (!isKept && !m_opened.isNull()) { // it was removed with the request's secrets
        m_opened = {};
        m_view->clear();
    }
    m_pages->setCurrentIndex(isKept ? 1 : 0);
    switch (standing.stage) {
    case Standing::Stage::Absent: showOffer(); break;
    case Standing::Stage::Asking:
    case Standing::Stage::NotReady:
    case Standing::Stage::Receiving: showProgress(standing); break;
    case Standing::Stage::Kept: openKept(); break;
    case Standing::Stage::Failed: showFailure(standing.error); break;
    }
}

/// The address is shown before the token goes there, because nothing may vouch for it but the person.
void PlanTab::showOffer()
{
    m_busy->setBusy(false);
    m_offer->setSecondary({});
    const bool isStored = m_row.id > 0 && m_row.stored;
    const bool isPossible = m_keeper && isStored && inspector::mayHavePlan(m_row) && !m_link.isEmpty();
    m_automatic->setVisible(isPossible);
    m_offer->setPrimary(isPossible ? tr("Fetch the plan") : QString(), u"download"_s);
    if (isPossible)
        m_offer->setContent(u"file-text"_s, tr("The plan is not fetched yet"),
                            tr("It comes from %1, to which the request's access token is sent. It is kept sealed until "
                               "the request's secrets go.")
                                .arg(m_link));
    else if (!m_keeper && inspector::mayHavePlan(m_row))
        m_offer->setContent(u"file-text"_s, tr("No plan"),
                            tr("Plans of requests in a shared store are not fetched from here."));
    else if (!isStored && inspector::mayHavePlan(m_row))
        m_offer->setContent(
            u"file-text"_s, tr("No plan"),
            tr("The request is kept in memory only. Its plan can be fetched when the disk has taken it."));
    else
        m_offer->setContent(u"file-text"_s, tr("No plan"),
                            tr("Only run tasks of post_plan, pre_apply and post_apply have a link to one."));
}

void PlanTab::showProgress(const Standing &standing)
{
    QString how = tr("It is being asked for.");
    if (standing.stage == Standing::Stage::NotReady)
        how = tr("The service has not finished it. It is asked for again every five seconds, until the request's "
                 "access token ends.");
    else if (standing.stage == Standing::Stage::Receiving)
        how = tr("%1 have come.").arg(wording::dataSize(standing.received));
    m_busy->setBusy(true);
    m_automatic->hide();
    m_offer->setContent(u"hourglass"_s, tr("The plan is being fetched"), how);
    m_offer->setPrimary({});
    m_offer->setSecondary(tr("Cancel"));
}

void PlanTab::showFailure(const base::Error &error)
{
    const wording::Sentence sentence = wording::sentence(error);
    m_busy->setBusy(false);
    m_automatic->hide();
    m_pages->setCurrentIndex(0);
    m_offer->setContent(u"circle-x"_s, sentence.fact, sentence.next);
    m_offer->setPrimary(tr("Fetch the plan again"), u"download"_s);
    m_offer->setSecondary({});
}

void PlanTab::fetch()
{
    if (!m_keeper)
        return;
    m_unreadable.reset();
    m_opened = {};
    m_keeper->remove(m_row.uuid); // one that could not be opened
    m_keeper->fetch(m_row);
    setFocus();
}

/// Not before it is in sight: a plan may take some 100 MB of memory.
void PlanTab::openKept()
{
    if (m_unreadable)
        return showFailure(*m_unreadable);
    m_busy->setBusy(false);
    if (!isVisible() || m_opened == m_row.uuid)
        return;
    m_opened = m_row.uuid;
    m_view->open(m_keeper->sourceOf(m_row.uuid, models::PlanReading::SpareBytes));
}

} // namespace runlatch::ui
