// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/showncapture.h"

#include "inspector/automaticreplies.h"
#include "inspector/obstacles.h"
#include "models/captures/taskstates.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/detail/capturedetail.h"
#include "ui/inspector/listener/automaticreplywords.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/reading/captureloader.h"
#include "ui/inspector/storage/storagewatch.h"

#include <algorithm>

namespace runlatch::ui {

ShownCapture::ShownCapture(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_loader(
          new CaptureLoader([&listener = parts.listener](
                                const QByteArray &endpoint) { return KnownKeys::of(listener.options(), endpoint); },
                            this))
{
    connect(m_loader, &CaptureLoader::read, this, &ShownCapture::showReading);
    connect(m_loader, &CaptureLoader::failed, this, &ShownCapture::showUnloaded);
    connect(&m_parts.list, &CaptureList::currentChanged, this, &ShownCapture::load);
    connect(&m_parts.list, &CaptureList::loadingCancelled, this, &ShownCapture::cancel);
    connect(&m_parts.detail, &CaptureDetail::cancelWanted, this, &ShownCapture::cancel);
    connect(&m_parts.detail, &CaptureDetail::loadWanted, this, &ShownCapture::showAgain);
    connect(&m_parts.detail, &CaptureDetail::loadingChanged, &m_parts.list, &CaptureList::setLoading);
    connect(&m_parts.list, &CaptureList::currentLeft, this, &ShownCapture::lookForIt);
    m_parts.open.follow(this, [this](store::CaptureStore &store) { setStore(store); });
}

ShownCapture::~ShownCapture() = default;

void ShownCapture::setStore(store::CaptureStore &store)
{
    m_store = &store;
    m_ofStore = std::make_unique<QObject>();
    m_gone = QUuid();
    m_loader->setStore(store);
}

void ShownCapture::add(const QList<store::CaptureRow> &rows)
{
    if (std::any_of(rows.begin(), rows.end(), [this](const store::CaptureRow &row) { return row.uuid == m_loaded; })) {
        m_loaded = QUuid();
        load();
    }
}

void ShownCapture::update(const store::CaptureRow &row)
{
    const store::CaptureRow *shown = m_parts.list.current();
    if (shown && (shown->uuid == row.uuid || models::TaskStates::isOneTask(*shown, row)))
        m_loaded = QUuid(); // its replies have changed
}

void ShownCapture::showAgain()
{
    m_loaded = QUuid();
    if (m_parts.list.current())
        load();
}

void ShownCapture::showUnanswered()
{
    const store::CaptureRow *row = m_parts.list.current();
    if (row && m_parts.automatic)
        m_parts.detail.setUnanswered(AutomaticReplyWords::whyUnanswered(*m_parts.automatic, *row),
                                     !m_parts.automatic->missingOrigin(*row).isEmpty());
}

QString ShownCapture::whyNoReply() const
{
    if (!m_parts.whyNoReply.isEmpty())
        return m_parts.whyNoReply;
    const store::CaptureRow *row = m_parts.list.current();
    if (row->isRefused() || !row->readable || protocol::isNotification(row->kind))
        return tr("This was not a run task request, so it has no reply.");
    if (row->uuid == m_gone)
        return tr("It is no longer stored.");
    if (row->id == 0)
        return tr("It is kept in memory only; reply when the disk has taken it.");
    return {};
}

void ShownCapture::load()
{
    const store::CaptureRow *row = m_parts.list.current();
    const bool isOut = m_parts.list.isCurrentFilteredOut();
    m_parts.detail.setVisible((row || isOut) && m_parts.list.wantsDetail());
    if (!row) {
        if (isOut)
            m_parts.detail.setGone(tr("The filter leaves out the request that was shown here."));
        else
            m_parts.detail.clear();
        m_loaded = QUuid();
        m_loader->stop();
        return;
    }
    m_parts.detail.setReplyPossible(whyNoReply().isEmpty(), whyNoReply());
    m_parts.detail.setAnswered(protocol::hasResult(row->state) || row->verification); // nothing waits for a reply
    showUnanswered();
    if (row->uuid == m_loaded)
        return;
    m_loaded = row->uuid;
    m_parts.detail.setLoading(*row);
    m_loader->load(*row);
}

/// The request stays the chosen one, and is loaded again when the user asks for it.
void ShownCapture::cancel()
{
    m_loader->stop();
    m_parts.detail.setCancelled();
}

void ShownCapture::showReading(const CaptureReading &reading)
{
    if (reading.capture.row.uuid == m_gone)
        return;
    if (!m_parts.whyNoReply.isEmpty()) { // names of this window's endpoints do not fit those of other receivers
        m_parts.detail.setReading(reading);
        return;
    }
    CaptureReading named = reading;
    const inspector::ReceiverOptions &options = m_parts.listener.options();
    named.endpoint = options.nameFor(named.capture.row.endpoint.toUtf8());
    named.endpointName = options.endpointNames().nameOf(named.capture.row.endpoint);
    m_parts.detail.setReading(named);
}

void ShownCapture::showUnloaded(const base::Error &error)
{
    if (error.kind == base::ErrorKind::NotFound) {
        showGone();
        return;
    }
    m_loaded = QUuid();
    m_parts.detail.clear();
    emit failed(error);
}

/// Asks the store for the current request, because the user may only have scrolled past it. The query loads no bodies,
/// which may be large.
void ShownCapture::lookForIt()
{
    const store::CaptureRow *row = m_parts.list.current();
    m_store->listNewer(row->id - 1, 1, m_ofStore.get(),
                       [this, id = row->id, wanted = row->uuid](const base::Result<QList<store::CaptureRow>> &found) {
                           if (wanted == m_loaded && found && (found->isEmpty() || found->first().id != id))
                               showGone();
                       });
}

void ShownCapture::showGone()
{
    m_gone = m_loaded;
    m_parts.detail.setGone(m_parts.storage ? m_parts.storage->whyRemoved(m_parts.list.current()->receivedAt)
                                           : tr("This request was removed from the shared store."));
}

} // namespace runlatch::ui
