// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"

#include <QCoreApplication>

class QPushButton;

namespace runlatch::ui {

class MessageBar;

/// What the bar of the bulk create page says: what came of sending, and what became of the draft.
class OutcomeMessages
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::OutcomeMessages)
public:
    /// `bar` must outlive this.
    explicit OutcomeMessages(MessageBar &bar)
        : m_bar(bar)
    {
    }

    /// `isMarked`: what the service names is marked at its field.
    void showRefused(const base::Error &error, bool isMarked);
    void showUnknown(const base::Error &error);
    void showSentBefore(const QDateTime &sentAt); ///< by an earlier run, or in a draft that was left
    void showCancelled();
    void showChanged();                         ///< between the button and the sending
    void showNotKept(const base::Error &error); ///< on disk, so nothing was sent
    void showNotSaved(const base::Error &error);
    void showNotRestored(const base::Error &error);
    /// The draft belongs to another connection than `here`, or nobody knows to which. Gives back the button that takes
    /// it here.
    QPushButton *showElsewhere(const std::optional<changerequests::BulkDraft::Home> &home, const QString &here);
    static QString homeInWords(const std::optional<changerequests::BulkDraft::Home> &home);

private:
    MessageBar &m_bar;
};

} // namespace runlatch::ui
