// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/sharedinbox.h"

#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/comparison/comparedialog.h"
#include "ui/inspector/detail/capturedetail.h"
#include "ui/inspector/detail/deliveryhistory.h"
#include "ui/inspector/detail/notestab.h"
#include "ui/inspector/detail/showncapture.h"
#include "ui/inspector/interchange/exportdialog.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/workbench.h"

#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

SharedInbox::SharedInbox(store::ReadOnlyStore &store, Workbench &workbench, ListenerControl &listener, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_store(store)
    , m_list(new CaptureList(m_open, workbench.clock))
    , m_detail(new CaptureDetail(workbench.clock))
    , m_splitter(new PaneSplitter)
    , m_deliveries(new DeliveryHistory(m_open, *m_detail, workbench.clock, this))
    , m_follower(new store::StoreFollower(store, workbench.clock, this)) // its question comes before the list's
{
    const QString why = tr("Requests of a shared store are only read here. Whoever receives them replies to them.");
    m_shown = new ShownCapture({m_open, *m_list, *m_detail, listener, nullptr, nullptr, why}, this);
    m_list->keepColumns(workbench.preferences, settings::SessionPart::SharedFilter);
    m_list->setReadOnly(why);
    m_detail->keepChoices(workbench.preferences);
    m_detail->setRowActions(m_list->actions());
    m_detail->notes().setReadOnly(why);
    m_detail->hide(); // no request is chosen yet
    m_splitter->setPanes(m_list, 1, m_detail, 1);
    m_splitter->keepShares(workbench.preferences, u"shared-store"_s);
    m_splitter->arrange(Qt::Vertical, {1000, 1000});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_splitter);
    connectList();
    m_open.set(store);
}

void SharedInbox::connectList()
{
    addActions(m_list->pageActions());
    m_list->offer(CaptureActions::Offer::Compare);
    m_list->offer(CaptureActions::Offer::Export);
    const auto compare = [this](qint64 left, qint64 right) { CompareDialog::show(this, m_store, left, right); };
    connect(m_list, &CaptureList::compareWanted, this, compare);
    connect(m_list, &CaptureList::exportWanted, this, &SharedInbox::showExport);
    connect(m_list, &CaptureList::failed, this, &SharedInbox::failed);
    connect(m_list, &CaptureList::chosenChanged, m_detail, &CaptureDetail::setChosenCount);
    connect(m_deliveries, &DeliveryHistory::deliveriesKnown, m_list, &CaptureList::setDeliveries);
    connect(m_shown, &ShownCapture::failed, this, &SharedInbox::failed);
    connect(m_detail, &CaptureDetail::compareWanted, this, compare);
    connect(m_detail, &CaptureDetail::left, m_list, &CaptureList::focusFirst);
    connect(m_detail, &CaptureDetail::captureWanted, m_list, &CaptureList::chooseCapture);
    connect(m_detail, &CaptureDetail::shown, this, [this](const store::CaptureRow &row) {
        m_detail->notes().setRow(row);
        m_detail->notes().setNote(row.note, true);
    });
    m_list->waiting().setWatched(true); // the status of the window watches those on this computer
    connect(&m_list->waiting(), &models::WaitingTasks::ticked, m_detail, &CaptureDetail::showDeadline);
    connect(&m_list->waiting(), &models::WaitingTasks::nextChanged, m_detail, &CaptureDetail::showDeadline);
    connect(m_follower, &store::StoreFollower::changed, this, [this](const QList<store::CaptureRow> &rows) {
        for (const store::CaptureRow &row : rows) {
            m_shown->update(row);
            m_list->update(row);
        }
    });
    connect(m_follower, &store::StoreFollower::came, this, [this](const QList<store::CaptureRow> &rows) {
        m_list->add(rows);
        m_deliveries->add(rows);
        m_shown->add(rows);
    });
}

/// The dialog is a part of this, because the store must outlive it.
void SharedInbox::showExport()
{
    QList<qint64> chosen = m_list->chosen();
    const store::CaptureRow *current = m_list->current();
    if (chosen.isEmpty() && current)
        chosen.append(current->id);
    auto *dialog = new ExportDialog(m_store, m_workbench.clock, chosen, m_list->filter(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void SharedInbox::setLow(bool isLow)
{
    if (isLow != std::exchange(m_isLow, isLow))
        m_splitter->arrange(Qt::Vertical, isLow ? QList<int>{900, 1100} : QList<int>{1000, 1000});
}

} // namespace runlatch::ui
