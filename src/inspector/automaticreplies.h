// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/automaticreplyoptions.h"
#include "inspector/autoreply.h"

#include <QCache>
#include <QObject>
#include <QPointer>

#include <optional>

namespace runlatch::inspector {

/// Applies one choice of options to the AutoReply of each store that a session opens, and keeps why requests were not
/// answered. An AutoReply of an earlier store continues with its waiting requests, by the same options. Lives in the
/// thread of the AutoReplies, which may die before it.
class AutomaticReplies final : public QObject
{
    Q_OBJECT

public:
    /// Failures that are kept: strangers can cause any number.
    static constexpr int MaxNoted = 1000;

    explicit AutomaticReplies(QObject *parent = nullptr);

    const AutomaticReplyOptions &options() const { return m_options; }
    void setOptions(const AutomaticReplyOptions &options); ///< also for requests that wait
    const rulebook::RuleBook &rules() const { return m_rules; }
    void setRules(const rulebook::RuleBook &rules); ///< before Receiver::setRules
    /// Sets the AutoReply of an opened session; before that, nothing is answered. Forgets the failures, because their
    /// captures are those of another store.
    void setAutoReply(AutoReply &autoReply);

    /// The error because of which `row` was not answered. Nullopt if it has an answer, needs none or may have one: a
    /// reply that may have arrived does not count as unanswered.
    std::optional<base::Error> failure(const store::CaptureRow &row) const;
    /// The origin of the row's callback, if only a missing permission for it prevents an answer; otherwise empty.
    QString missingOrigin(const store::CaptureRow &row) const;

signals:
    void changed(); ///< the options, or the answers of the functions above

private:
    void apply();
    void applyTo(AutoReply &autoReply) const;
    QList<AutoReply *> autoReplies() const; ///< of all stores
    void noteChosen(const store::CaptureRow &row, const std::optional<base::Error> &missing);
    void note(qint64 captureId, const store::SentReply &reply, const base::Error &error);

    AutomaticReplyOptions m_options;
    rulebook::RuleBook m_rules;
    QPointer<AutoReply> m_autoReply;
    QList<QPointer<AutoReply>> m_earlier;
    QCache<qint64, base::Error> m_failed{MaxNoted}; ///< errors by capture, for this session
};

} // namespace runlatch::inspector
