// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/readonlystore.h"

#include "base/answer.h"
#include "base/rules.h"

#include <utility>

namespace runlatch::store {

namespace {

base::Error readOnlyError(const QString &place)
{
    return {.kind = base::ErrorKind::Storage, .rule = base::Rules::StoreNoRight, .subject = place};
}

} // namespace

void ReadOnlyStore::refuse(QObject *context, base::Callback<CaptureRow> done) const
{
    base::Answer<CaptureRow>(context, std::move(done))(readOnlyError(place()));
}

void ReadOnlyStore::append(const NewCapture & /*capture*/, QObject *context, base::Callback<CaptureRow> done)
{
    refuse(context, std::move(done));
}

void ReadOnlyStore::addReply(qint64 /*captureId*/, const SentReply & /*reply*/,
                             std::optional<protocol::TaskState> /*state*/, QObject *context,
                             base::Callback<CaptureRow> done)
{
    refuse(context, std::move(done));
}

void ReadOnlyStore::markUnanswered(const QUuid & /*uuid*/, QObject *context, base::Callback<CaptureRow> done)
{
    refuse(context, std::move(done));
}

void ReadOnlyStore::setPinned(qint64 /*id*/, bool /*pinned*/, QObject *context, base::Callback<CaptureRow> done)
{
    refuse(context, std::move(done));
}

void ReadOnlyStore::setPinned(qint64 /*id*/, PinColor /*color*/, QObject *context, base::Callback<CaptureRow> done)
{
    refuse(context, std::move(done));
}

void ReadOnlyStore::setCause(qint64 /*id*/, base::Rule /*cause*/, QObject *context, base::Callback<CaptureRow> done)
{
    refuse(context, std::move(done));
}

void ReadOnlyStore::setLineage(qint64 /*id*/, qint64 /*parent*/, const QString & /*edited*/, QObject *context,
                               base::Callback<CaptureRow> done)
{
    refuse(context, std::move(done));
}

void ReadOnlyStore::setRule(qint64 /*id*/, const QString & /*rule*/, QObject *context, base::Callback<CaptureRow> done)
{
    refuse(context, std::move(done));
}

void ReadOnlyStore::setNote(qint64 /*id*/, const QString & /*note*/, QObject *context, base::Callback<CaptureRow> done)
{
    refuse(context, std::move(done));
}

void ReadOnlyStore::remove(const QList<qint64> & /*ids*/, QObject *context, base::Callback<qint64> done)
{
    base::Answer<qint64>(context, std::move(done))(readOnlyError(place()));
}

void ReadOnlyStore::setQuota(const Quota & /*quota*/) { }

void ReadOnlyStore::setDrafted(const QSet<QUuid> & /*captures*/) { }

void ReadOnlyStore::allowDroppingEarlier() { }

} // namespace runlatch::store
