// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/bulkcreation.h"
#include "protocol/changerequest.h"
#include "protocol/deliverykind.h"
#include "protocol/edits.h"
#include "protocol/explorerfield.h"
#include "protocol/runtaskrequest.h"
#include "protocol/signature.h"
#include "protocol/taskresult.h"
#include "protocol/tasksession.h"

#include <QString>

namespace runlatch::wording {

/// Translated words for protocol values, for labels and badges. Machine-readable names are in protocol.

QString changeRequestState(bool archived); ///< "Active" (spec 3.1)
/// "Archived by user-... on 2026-11-21 10:00:00 UTC", as far as told; "Active" if it is not archived. `name`: the
/// user's name, shown beside the id if it is known.
QString archivedBy(const std::optional<protocol::Archived> &archived, const QString &name = {});

QString taskState(protocol::TaskState state);
QString taskStatus(protocol::TaskStatus status);
QString verdict(protocol::Verdict verdict);
QString deliveryKind(protocol::DeliveryKind kind); ///< "Notification of a run"
/// Advice to the receiver of such a delivery, as sentences; empty for a run task of today.
QString deliveryAdvice(protocol::DeliveryKind kind);
QString stage(const QString &written);            ///< "Post-plan"; a value that spec 2.4 does not know stays as written
QString enforcementLevel(const QString &written); ///< likewise
/// "TLS 1.3, TLS_AES_256_GCM_SHA384"; "No TLS" without a version. Both as they were agreed.
QString tls(const QString &version, const QString &cipher);
/// "edited: /stage, signed anew, fresh id and times"; empty without edits. The pointers are as they are.
QString edits(const protocol::Edits &edits);
/// The origin of a request that was sent again: "from 7, edited: /stage". `parent`: its number; 0: it is gone.
QString lineage(qint64 parent, const protocol::Edits &edits);
/// "is before", "at least": between a field and a value.
QString operatorWords(protocol::ExplorerOperator of);
/// The dialect of a bulk action, as a sentence. `isFound`: the service was seen to accept the dialect; otherwise it is
/// the first dialect to try.
QString bulkActionDialect(const protocol::BulkActionDialect &dialect, bool isFound);
QString chosenBulkActionDialect(); ///< the sentence for one that was chosen by hand

} // namespace runlatch::wording
