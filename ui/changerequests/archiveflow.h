// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/archiver.h"
#include "models/changerequestmodel.h"

#include <QPointer>
#include <QPushButton>

namespace runlatch::ui {

class MessageBar;
class ProgressStrip;
class ResultsDialog;
class UndoStrip;

/// Archiving as it is seen: the strip with the way back, the question before many, their progress and results, what
/// failed, what an earlier run left, and waiting for the end before the program quits. What is offered is for the
/// connection that is looked at; with that it goes, and comes again from the store. The widgets are placed by whoever
/// makes this.
class ArchiveFlow final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this; dialogs belong to `window`.
    ArchiveFlow(service::Client &client, store::WorkStore &store, base::Clock &clock, QWidget &window);

    MessageBar *message() const { return m_message; }
    ProgressStrip *progress() const { return m_progress; }
    UndoStrip *undoStrip() const { return m_undoStrip; }

    /// The connection that is looked at from now on. What is under way goes on where it was begun.
    void setEndpoint(const service::Endpoint &endpoint);
    /// Of the rows of this endpoint. One begins to wait; several are asked about first. The archived ones among them
    /// are left to the archiver.
    void archive(const service::Endpoint &endpoint, const QList<changerequests::Archiver::ToArchive> &changeRequests);
    void undo() { m_archiver.undo(); }
    bool canUndo() const { return m_archiver.waiting().has_value(); }
    /// What is in the store for the connection that is looked at, and for none of the `others`.
    void offerLeftOver(const QSet<QUuid> &others);
    /// False while something is under way: what waits is sent then, and `closable` follows; asked once more, true.
    bool mayClose();

signals:
    void undoChanged(); ///< whether there is something to undo
    void archived(const runlatch::protocol::ChangeRequest &changeRequest);
    /// How it stands beyond what its row says; `reason` as of ChangeRequestModel::setArchiving.
    /// Of the service that is looked at.
    void standing(const QString &changeRequestId, runlatch::models::ChangeRequestModel::Archiving archiving,
                  const QString &reason);
    void connectionWanted();
    void closable();

private:
    using Item = changerequests::Archiver::Item;

    void connectArchiver();
    void note(const Item &item);
    void tellStanding(const Item &item);
    void showFailure(const Item &item);
    void addRetry(const Item &item);
    bool isHere(const Item &item) const { return item.endpoint.isSameConnection(m_endpoint); }
    void showBatch();
    void showBatchEnd();
    void showBatchSummary();
    void showResults();
    void offer(const service::Endpoint &endpoint, const QList<store::PendingArchive> &leftOver);
    void closeIfIdle();

    changerequests::Archiver m_archiver;
    QWidget &m_window;
    MessageBar *m_message;
    ProgressStrip *m_progress;
    UndoStrip *m_undoStrip;
    QPointer<ResultsDialog> m_results;
    QPointer<QPushButton> m_offer; ///< of what was left over, until it is answered or another message stands there
    service::Endpoint m_endpoint;  ///< that is looked at
    bool m_isClosing = false;
};

} // namespace runlatch::ui
