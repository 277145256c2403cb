// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/sentarchives.h"
#include "app/cli/servicecommand.h"
#include "changerequests/archiver.h"

#include <QHash>
#include <QTemporaryDir>

namespace runlatch::cli {

/// `change-requests archive ID...`: several at a time, and each is told in the order of the ids; what fails does not
/// stop the rest, but a token that is no good does. A signal stops what was not sent; a second one ends at once.
/// `interrupted` names all ids of which it is not known whether they are archived, and all that were not sent.
///
/// Ends with 0 when all are archived; 2 where one is not, or is not known to be; 1 where that is only because the
/// service understood and refused it.
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
    void end();

    QTemporaryDir m_folder; ///< what is pending is this run's alone: who calls this program knows the ids
    store::WorkStore m_store;
    Archiver m_archiver{service(), m_store, clock()};
    QStringList m_ids;
    SentArchives m_sent{http()};
    QStringList m_unknown; ///< ids of those of which it is not known whether they are archived
    QStringList m_notSent;
    QHash<QString, Archiver::Item> m_ended; ///< and have to wait for their turn to be told
    qsizetype m_shown = 0;                  ///< of m_ids
    Counts m_counts;
    int m_exitStatus = Done;
    bool m_isStopped = false;
};

} // namespace runlatch::cli
