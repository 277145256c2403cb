// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/operation.h"
#include "store/captures/capture.h"

#include <QByteArray>
#include <QSet>

class QThreadPool;

namespace runlatch::inspector {

/// The outcomes of a run task that the service has. No document says whether outcomes of a later callback replace
/// earlier ones or stand beside them (spec 4.6), so that one that is sent again may stand twice.
class SentOutcomes
{
public:
    /// Takes over those of a callback's document. Takes time with it.
    void add(const QByteArray &document);

    bool isEmpty() const { return m_digests.isEmpty(); }
    /// Tells whether an outcome of this id and just these contents was sent.
    bool has(const protocol::Outcome &outcome) const;

    friend bool operator==(const SentOutcomes &, const SentOutcomes &) = default;

private:
    QSet<QByteArray> m_digests; ///< of 32 bytes each: a body may have megabytes
};

/// Tells whether the service accepted the reply. A file that says so does not count.
bool wasAccepted(const store::SentReply &reply);

/// Reads the replies to a capture that were accepted. Answers later, from a thread of the pool, unless `context` has
/// died by then.
void readSentOutcomes(const store::Capture &capture, QThreadPool &pool, QObject *context,
                      base::Callback<SentOutcomes> done);

} // namespace runlatch::inspector
