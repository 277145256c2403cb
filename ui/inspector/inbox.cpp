// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/inbox.h"

#include "inspector/automaticreplies.h"
#include "inspector/capturecopies.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/detail/capturedetail.h"
#include "ui/inspector/detail/deliveryhistory.h"
#include "ui/inspector/detail/notekeeper.h"
#include "ui/inspector/detail/notenotices.h"
#include "ui/inspector/detail/showncapture.h"
#include "ui/inspector/doctor/causefinder.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/listener/listenerpane.h"
#include "ui/inspector/listener/rulesinuse.h"
#include "ui/inspector/plan/plantab.h"
#include "ui/inspector/resend/resendflow.h"
#include "ui/inspector/storage/storagewatch.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/workbench.h"

#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

Inbox::Inbox(const Parts &parts, Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_list(new CaptureList(parts.open, workbench.clock))
    , m_detail(new CaptureDetail(workbench.clock))
    , m_splitter(new PaneSplitter)
    , m_deliveries(new DeliveryHistory(parts.open, *m_detail, workbench.clock, this))
    , m_shown(new ShownCapture({parts.open, *m_list, *m_detail, parts.listener.control(), &parts.storage,
                                &parts.listener.automaticReplies()},
                               this))
    , m_causes(new CauseFinder(
          parts.open,
          [&control = parts.listener.control()](const QByteArray &endpoint) {
              return KnownKeys::of(control.options(), endpoint);
          },
          this))
    , m_copies(new inspector::CaptureCopies(parts.open, workbench.clock, this))
{
    buildLayout(workbench);
    connectList();
    connectDetail();
    connectListener();
    m_detail->setRowActions(m_list->actions());
    showEndpointNames();
    m_detail->hide(); // no request is chosen yet
    parts.open.follow(this, [this, &workbench](store::CaptureStore &store) {
        m_store = &store;
        m_ofStore = std::make_unique<QObject>();
        m_detail->plan().setSession(workbench.inspector, workbench.preferences);
    });
}

void Inbox::buildLayout(Workbench &workbench)
{
    m_list->keepColumns(workbench.preferences);
    m_detail->keepChoices(workbench.preferences);
    m_splitter->setPanes(m_list, 1, m_detail, 1);
    m_splitter->keepShares(workbench.preferences, u"run-tasks"_s);
    m_splitter->arrange(Qt::Vertical, {1000, 1000});
    auto *ofNotes = new MessageBar;
    auto *ofResending = new MessageBar;
    m_notes = new NoteKeeper(m_parts.open, *m_detail, *m_list, workbench.clock, this);
    new NoteNotices(*ofNotes, *m_notes, this);
    m_resending = new ResendFlow({m_parts.open, *m_list, m_parts.listener.control(), *ofResending}, workbench, *this);
    connect(m_resending, &ResendFlow::lineageKnown, this, &Inbox::update);
    connect(m_notes, &NoteKeeper::pinned, this, &Inbox::update);
    connect(m_notes, &NoteKeeper::pinFailed, this, &Inbox::failed);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_list->bars().add(ofNotes);
    m_list->bars().add(ofResending);
    layout->addWidget(m_splitter, 1);
}

bool Inbox::hasUnsavedNotes() const
{
    return m_notes->hasUnsaved();
}

void Inbox::connectList()
{
    connect(&m_parts.storage, &StorageWatch::dropped, m_list, &CaptureList::refresh);
    connect(m_list, &CaptureList::storageWanted, &m_parts.storage, &StorageWatch::configure);
    connect(m_list, &CaptureList::pinWanted, this, &Inbox::pin);
    connect(m_list, &CaptureList::openWanted, this, &Inbox::openReply);
    connect(m_list, &CaptureList::failed, this, &Inbox::failed);
    connect(m_causes, &CauseFinder::found, m_list, &CaptureList::update);
    connect(m_deliveries, &DeliveryHistory::deliveriesKnown, m_list, &CaptureList::setDeliveries);
    connect(m_list, &CaptureList::duplicateWanted, m_copies, &inspector::CaptureCopies::copy);
    connect(m_copies, &inspector::CaptureCopies::copied, this, &Inbox::showCopies);
    connect(m_copies, &inspector::CaptureCopies::failed, this, &Inbox::failed);
    m_list->offer(CaptureActions::Offer::Duplicate);
}

void Inbox::connectDetail()
{
    connect(m_shown, &ShownCapture::failed, this, &Inbox::failed);
    connect(m_detail, &CaptureDetail::replyWanted, this, &Inbox::openReply);
    connect(m_detail, &CaptureDetail::diagnosed, this,
            [this](const store::CaptureRow &row, const signature::Diagnosis &diagnosis) {
                if (const store::CaptureRow *current = m_list->current(); current && current->uuid == row.uuid)
                    m_causes->keep(*current, diagnosis); // ids are of one store, and this one may be another by now
            });
    connect(m_detail, &CaptureDetail::compareWanted, m_list, &CaptureList::compareWanted);
    connect(m_list, &CaptureList::chosenChanged, m_detail, &CaptureDetail::setChosenCount);
    connect(m_detail, &CaptureDetail::left, m_list, &CaptureList::focusFirst);
    connect(m_detail, &CaptureDetail::captureWanted, m_list, &CaptureList::chooseCapture);
    connect(&m_list->waiting(), &models::WaitingTasks::ticked, m_detail, &CaptureDetail::showDeadline);
    connect(&m_list->waiting(), &models::WaitingTasks::nextChanged, m_detail, &CaptureDetail::showDeadline);
}

void Inbox::connectListener()
{
    ListenerPane &listener = m_parts.listener;
    listener.addCard(m_list->firstRunCard());
    connect(m_detail, &CaptureDetail::allowWanted, this, [this, &listener] {
        if (const store::CaptureRow *row = m_list->current())
            listener.control().configure(listener.automaticReplies().missingOrigin(*row));
    });
    listener.rules().setChosen([this] { return m_list->current(); });
    connect(&listener.control(), &ListenerControl::optionsChanged, this, &Inbox::showEndpointNames);
    connect(&listener.automaticReplies(), &inspector::AutomaticReplies::changed, m_shown,
            &ShownCapture::showUnanswered);
}

/// The shown request is read again, because it shows the name of its endpoint, too.
void Inbox::showEndpointNames()
{
    const store::EndpointNames names = m_parts.listener.control().options().endpointNames();
    if (names == m_list->endpointNames())
        return;
    m_list->setEndpointNames(names);
    m_shown->showAgain();
}

void Inbox::showAgain()
{
    m_shown->showAgain();
}

void Inbox::add(const QList<store::CaptureRow> &rows)
{
    m_list->add(rows);
    m_deliveries->add(rows);
    m_shown->add(rows);
    m_causes->add(rows);
    m_resending->see(rows);
}

void Inbox::update(const store::CaptureRow &row)
{
    m_shown->update(row);
    m_list->update(row);
    emit updated(row);
}

/// Copies did not arrive, so nothing replies to them. The list goes to them, although the user looks at an older one.
void Inbox::showCopies(const QList<store::CaptureRow> &rows)
{
    m_list->add(rows);
    m_list->goTo(rows.last());
    if (!m_list->filter().isEmpty())
        emit copiesLeftOut(static_cast<int>(rows.size()));
}

bool Inbox::isReading() const
{
    const QWidget *focus = window()->focusWidget();
    return (focus && m_detail->isAncestorOf(focus)) || !m_list->isAtTop();
}

void Inbox::pin(qint64 id, bool pinned)
{
    if (!m_store)
        return;
    m_store->setPinned(id, pinned, m_ofStore.get(), [this](const base::Result<store::CaptureRow> &row) {
        if (row)
            update(*row);
        else
            emit failed(row.error());
    });
}

void Inbox::openReply()
{
    if (const store::CaptureRow *row = m_list->current(); row && m_shown->whyNoReply().isEmpty())
        emit replyWanted(*row);
}

/// In a low window a few rows are enough to see which request is chosen; the detail needs the rest.
void Inbox::setLow(bool isLow)
{
    if (isLow != std::exchange(m_isLow, isLow))
        m_splitter->arrange(Qt::Vertical, isLow ? QList<int>{900, 1100} : QList<int>{1000, 1000});
}

} // namespace runlatch::ui
