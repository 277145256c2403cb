// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "store/captures/capture.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace runlatch::interchange {

/// The source of captures: an open store, or the file of one that is only read. The answers come in the thread of
/// `context`. Answers in any thread that the source was made for; one question at a time.
class Source
{
public:
    virtual ~Source() = default;
    /// Rows with ids below `before` (0: from the newest), newest first, at most `limit` (1 to 1000).
    virtual void list(qint64 before, int limit, QObject *context, base::Callback<QList<store::CaptureRow>> done) = 0;
    virtual void load(qint64 id, QObject *context, base::Callback<store::Capture> done) = 0;
    /// Ends a search under way, which is not answered then. In the thread of its context. Other questions are short,
    /// and are answered.
    virtual void abandon() { }
    /// A search that is made within list() fails soon after this is true. Before the first question.
    virtual void setStop(const std::shared_ptr<const std::atomic_bool> & /*stop*/) { }
};

} // namespace runlatch::interchange
