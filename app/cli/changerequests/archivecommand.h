// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/changerequests/sentarchives.h"
#include "app/cli/changerequests/servicecommand.h"
#include "changerequests/archiver.h"
#include "store/sqlite/sealedfolder.h"

#include <QHash>

namespace runlatch::cli {

/// `change-requests archive ID...`: archives several at a time and reports them in the order of the ids. A failure does
/// not stop the rest, except a refused token. A first signal stops the requests that are not sent yet; a second signal
/// ends at once. `interrupted` names all ids with an unknown outcome and all that were not sent.
///
/// Ends with 0 if all are archived; with 2 if the outcome of one is not known, or none is archived; with 3 if some are
/// archived and the others are not; with 1 if none is, because the service understood and refused the requests.
class ArchiveCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    explicit ArchiveCommand(Output &output);
    void declare(QCommandLineParser &parser) override;
    bool stop() override;
    Interruption interruption() const override;

protected:
    base::Result<Refusal> readOptions(const QCommandLineParser &parser) override;
    void begin() override;
    void endUnfound(const base::Error &error) override;
    bool asksNothing() const override { return m_isDryRun; }

private:
    using Archiver = changerequests::Archiver;
    struct Counts
    {
        int archived = 0;
        int already = 0;
        int failed = 0;
    };

    void take(const Archiver::Item &item);
    void show(const Archiver::Item &item);
    void showNotSent(const QString &id);
    void showArchived(const Archiver::Item &item);
    void showRest();
    QString progress() const;
    void showCounts();
    void showWhatWouldBeSent();
    void tellSummary();
    int exitStatus() const;
    void end();

    /// Holds only the pending archives of this run, because the caller of this program keeps the ids.
    store::SealedFolder m_folder;
    store::WorkStore m_store;
    Archiver m_archiver{service(), m_store, clock()};
    QStringList m_ids;
    SentArchives m_sent{http()};
    QStringList m_unknown; ///< ids with an unknown outcome
    QStringList m_notSent;
    QHash<QString, Archiver::Item> m_ended; ///< items not reported yet, because an earlier id has not ended
    qsizetype m_shown = 0;                  ///< number of m_ids already reported
    Counts m_counts;
    int m_exitStatus = Done;
    bool m_isStopped = false;
    bool m_isDryRun = false;
};

} // namespace runlatch::cli
