// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "service/client.h"
#include "store/workstore.h"

#include <QObject>

#include <memory>
#include <optional>

namespace runlatch::changerequests {

/// Archives, with a way back while there is one: the service has none (spec 3.1). Each archive is in the store before
/// anything is sent, so that a crash leaves it to be asked about, not forgotten; it leaves the store when it is known
/// what became of it. It goes to the service for which it was asked, or to none.
///
/// One: it waits (7 s) until `send()`, `undo()` or the time. Many: sent at once, a few at a time; cancel stops those
/// that were not sent, and so does a 401, which all would get. What was archived already counts as done.
class Archiver final : public QObject
{
    Q_OBJECT
public:
    enum class State {
        Waiting, ///< to be sent: one can be undone, one of a batch has not had its turn
        Sending,
        Asking,   ///< what became of it
        Archived, ///< `already` tells whether it was so before
        Failed,   ///< `error`; with outcomeUnknown it may have been archived: see settle()
        Undone,
        Stopped, ///< of a batch that was cancelled: not sent
    };
    Q_ENUM(State)
    struct Item
    {
        store::PendingArchive pending;
        State state = State::Waiting;
        bool already = false;
        std::optional<protocol::ChangeRequest> changeRequest = {}; ///< as archived; by whom and when
        /// Those of service::Client::archive; Storage: it could not be kept, so nothing was sent; Usage
        /// "archive.other-service": it was asked for another service than the client speaks to now.
        base::Error error = {};
    };
    using ToArchive = std::pair<protocol::ChangeRequest, QString>; ///< with its workspace, as shown

    static constexpr std::chrono::milliseconds UndoTime{7000};
    static constexpr int AtATime = 4;

    /// All must outlive this.
    Archiver(service::Client &client, store::WorkStore &store, base::Clock &clock, QObject *parent = nullptr);
    ~Archiver() override;

    /// One, with time to undo. One that waits already is sent first.
    void archive(const protocol::ChangeRequest &changeRequest, const QString &workspace);
    void undo();                                ///< the one that waits
    void send();                                ///< the one that waits, now
    std::optional<Item> waiting() const;        ///< the one that waits
    std::chrono::milliseconds timeLeft() const; ///< of the one that waits, else 0

    /// Several at once, each request once. Nothing happens while a batch runs.
    void archiveAll(const QList<ToArchive> &changeRequests);
    void cancel();
    bool isRunning() const;    ///< a batch
    QList<Item> batch() const; ///< the last one, in its order; costs nothing, however many they are
    void tryAgain();           ///< what failed of the batch and what was stopped

    /// Asks the service what became of a request whose outcome is unknown: it becomes Archived, or Failed without
    /// outcomeUnknown, or stays as it is where that cannot be told (`error` says why). Nothing is sent again.
    void settle(const QString &changeRequestId);
    bool isUnknown(const QString &changeRequestId) const;

    /// What an earlier run of the program left behind for the service that the client speaks to, oldest first. Those
    /// with `sent` may have been archived.
    void leftOver(QObject *context, base::Callback<QList<store::PendingArchive>> done);
    /// Makes it the batch. What may have been archived is asked about first. Nothing happens while a batch runs.
    void archiveLeftOver(const QList<store::PendingArchive> &leftOver);
    void dropLeftOver(const QList<store::PendingArchive> &leftOver);

    /// Whether anything waits or is under way: quitting has to ask, or to send and wait for the next `changed`.
    bool isBusy() const;

signals:
    void changed(const runlatch::changerequests::Archiver::Item &item); ///< its state
    void waitingChanged();
    void batchChanged();                                  ///< it began, ended, or an item of it changed
    void batchFinished();                                 ///< also after cancel(), when what was under way has ended
    void storeFailed(const runlatch::base::Error &error); ///< nothing was sent: it could not be kept first

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace runlatch::changerequests

Q_DECLARE_METATYPE(runlatch::changerequests::Archiver::Item)
