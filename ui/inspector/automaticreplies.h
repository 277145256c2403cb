// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/autoreply.h"
#include "settings/preferences.h"

#include <QCache>
#include <QObject>
#include <QPointer>

namespace runlatch::ui {

/// The automatic reply of the preferences at work, and in words.
class AutomaticReplies final : public QObject
{
    Q_OBJECT

public:
    explicit AutomaticReplies(settings::Preferences &preferences, QObject *parent = nullptr);

    /// The message where the user wrote none. It goes to the service, in the service's language.
    static QString usualMessage();

    /// The one of a session that was opened; before that nothing is answered. Those of stores of before go on with what
    /// waits there, as the preferences say.
    void setAutoReply(inspector::AutoReply &autoReply);
    settings::AutomaticReply reply() const { return m_preferences.automaticReply(); }
    void setReply(const settings::AutomaticReply &reply);

    /// "Answers automatically: passed after 2 s", empty where it is off.
    QString inWords(bool hasKey) const;

    /// Why `row` got no answer by itself, as a sentence. Empty where it was answered, or where nobody wanted it to be.
    QString whyUnanswered(const store::CaptureRow &row) const;
    /// The origin of its callback, where that alone stands against an answer; else empty.
    QString missingOrigin(const store::CaptureRow &row) const;

signals:
    void changed(); ///< what the above say

private:
    void apply();
    void applyTo(inspector::AutoReply &autoReply) const;
    void note(qint64 captureId, const store::SentReply &reply, const base::Error &error);

    static constexpr int MostNoted = 1000; ///< strangers can have any number go wrong; of each a sentence is kept

    settings::Preferences &m_preferences;
    QPointer<inspector::AutoReply> m_autoReply;
    QList<QPointer<inspector::AutoReply>> m_earlier;
    QCache<qint64, QString> m_failed{MostNoted}; ///< by capture, of this session
};

} // namespace runlatch::ui
