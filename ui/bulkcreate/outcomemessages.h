// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"

#include <QCoreApplication>

class QPushButton;

namespace runlatch::ui {

class MessageBar;

/// The messages in the bar of the bulk create page: the result of sending, and the state of the draft.
class OutcomeMessages
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::OutcomeMessages)
public:
    /// `bar` must outlive this.
    explicit OutcomeMessages(MessageBar &bar)
        : m_bar(bar)
    {
    }

    /// `isMarked`: errors are marked at the fields that the service named.
    void showRefused(const base::Error &error, bool isMarked);
    void showUnknown(const base::Error &error);
    void showSentBefore(const QDateTime &sentAt); ///< by an earlier run, or in an earlier draft
    void showCancelled();
    void showChanged();                         ///< the draft changed between the button and sending
    void showNotKept(const base::Error &error); ///< the draft could not be saved, so nothing was sent
    void showNotSaved(const base::Error &error);
    void showNotRestored(const base::Error &error);
    /// The draft belongs to another connection than `here`, or its connection is unknown. Returns the button that moves
    /// it to `here`.
    QPushButton *showElsewhere(const std::optional<changerequests::BulkDraft::Home> &home, const QString &here);
    static QString homeInWords(const std::optional<changerequests::BulkDraft::Home> &home);

private:
    MessageBar &m_bar;
};

} // namespace runlatch::ui
