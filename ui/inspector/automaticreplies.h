// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/autoreply.h"
#include "settings/preferences.h"

#include <QObject>
#include <QPointer>

namespace runlatch::ui {

/// The automatic reply of the preferences at work, and in words.
class AutomaticReplies final : public QObject
{
    Q_OBJECT

public:
    explicit AutomaticReplies(settings::Preferences &preferences, QObject *parent = nullptr);

    /// What is sent where the user wrote no message. It goes to the service, in the service's language.
    static QString usualMessage();

    /// The one of a session that was opened; before that nothing is answered.
    void setAutoReply(inspector::AutoReply &autoReply);
    settings::AutomaticReply reply() const { return m_preferences.automaticReply(); }
    void setReply(const settings::AutomaticReply &reply);

    /// "Answers automatically: passed after 2 s", empty where it is off.
    QString inWords(bool hasKey) const;

signals:
    void changed(); ///< what inWords says

private:
    void apply();

    settings::Preferences &m_preferences;
    QPointer<inspector::AutoReply> m_autoReply;
};

} // namespace runlatch::ui
