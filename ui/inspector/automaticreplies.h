// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/autoreply.h"
#include "settings/preferences.h"

#include <QCache>
#include <QObject>
#include <QPointer>

namespace runlatch::ui {

/// Applies the automatic reply of the preferences, and describes it in words.
class AutomaticReplies final : public QObject
{
    Q_OBJECT

public:
    explicit AutomaticReplies(settings::Preferences &preferences, QObject *parent = nullptr);

    /// The message if the user wrote none. It goes to the service, in the service's language.
    static QString usualMessage();

    /// Sets the AutoReply of an opened session; before that, nothing is answered. An AutoReply of an earlier store
    /// continues with its waiting requests, by the same preferences.
    void setAutoReply(inspector::AutoReply &autoReply);
    settings::AutomaticReply reply() const { return m_preferences.automaticReply(); }
    void setReply(const settings::AutomaticReply &reply);

    /// "Answers automatically: passed after 2 s"; empty if it is off.
    QString inWords(bool hasKey) const;

    /// The reason why `row` was not answered automatically, as a sentence. Empty if it was answered or needs no answer.
    QString whyUnanswered(const store::CaptureRow &row) const;
    /// The origin of the row's callback, if only a missing permission for it prevents an answer; otherwise empty.
    QString missingOrigin(const store::CaptureRow &row) const;

signals:
    void changed(); ///< the texts above have changed

private:
    void apply();
    void applyTo(inspector::AutoReply &autoReply) const;
    void note(qint64 captureId, const store::SentReply &reply, const base::Error &error);

    /// Failures that are kept: strangers can cause any number, and each keeps a sentence.
    static constexpr int MaxNoted = 1000;

    settings::Preferences &m_preferences;
    QPointer<inspector::AutoReply> m_autoReply;
    QList<QPointer<inspector::AutoReply>> m_earlier;
    QCache<qint64, QString> m_failed{MaxNoted}; ///< sentences by capture, for this session
};

} // namespace runlatch::ui
