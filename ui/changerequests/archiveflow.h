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
class UndoBar;

/// Archiving as the user sees it: the bar to undo, the question before many, progress and results, failures,
/// operations left by an earlier run, and waiting before the program quits. Offers are for the current connection. They
/// disappear when another connection is chosen, and come back from the store. The owner places the widgets.
class ArchiveFlow final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this. `window` is the parent of dialogs.
    ArchiveFlow(service::Client &client, store::WorkStore &store, base::Clock &clock, QWidget &window);

    MessageBar *message() const { return m_message; }
    ProgressStrip *progress() const { return m_progress; }
    UndoBar *undoBar() const { return m_undo; }

    /// Sets the current connection. Running operations continue on the connection where they began.
    void setEndpoint(const service::Endpoint &endpoint);
    /// Archives rows of this endpoint. A single row starts its time to undo; several rows are confirmed first. The
    /// archiver handles rows that are already archived.
    void archive(const service::Endpoint &endpoint, const QList<changerequests::Archiver::ToArchive> &changeRequests);
    /// Other rows are shown than those that were archived: the message that all went well goes with them.
    void leaveRows();
    void undo() { m_archiver.undo(); }
    bool canUndo() const { return !m_archiver.waiting().isEmpty(); }
    /// Offers the operations in the store for the current connection, except those of the connections in `others`.
    void offerLeftOver(const QSet<QUuid> &others);
    QStringList openWork() const; ///< what is open, and what becomes of it if the program ends; a sentence each
    /// Sends what waits. `closable` follows when all has been answered, unless the user has to read a failure.
    void finish();

signals:
    void undoChanged(); ///< canUndo() may have changed
    void archived(const runlatch::protocol::ChangeRequest &changeRequest);
    /// The state of a row of the current service during archiving; `reason` as in ChangeRequestModel::setArchiving.
    void standing(const QString &changeRequestId, runlatch::models::ChangeRequestModel::Archiving archiving,
                  const QString &reason);
    void connectionWanted();
    void closable();

private:
    using Item = changerequests::Archiver::Item;

    UndoBar *makeUndoBar();
    void connectArchiver();
    QString archivedWords(const Item &item) const;
    void note(const Item &item);
    void tellStanding(const Item &item);
    void showFailure(const Item &item);
    void addRetry(const Item &item);
    bool isHere(const Item &item) const { return item.endpoint.isSameConnection(m_endpoint); }
    void showBatch();
    void showBatchEnd();
    void showBatchSummary();
    void showResults();
    bool isSummedUp(const QList<store::PendingArchive> &leftOver) const;
    void offer(const service::Endpoint &endpoint, const QList<store::PendingArchive> &leftOver);
    void closeIfIdle();

    changerequests::Archiver m_archiver;
    QWidget &m_window;
    MessageBar *m_message;
    ProgressStrip *m_progress;
    UndoBar *m_undo;
    QPointer<ResultsDialog> m_results;
    QPointer<QPushButton> m_offer; ///< for left-over operations, until it is answered or replaced by another message
    QPointer<QPushButton> m_again; ///< for the last batch, of a message that may be gone
    QString m_success;             ///< the text of the message that all went well
    service::Endpoint m_endpoint;  ///< the current connection
    bool m_isClosing = false;
};

} // namespace runlatch::ui
