// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/changerequests/namedtargets.h"
#include "app/cli/changerequests/onceguard.h"
#include "app/cli/changerequests/servicecommand.h"
#include "app/cli/changerequests/watchteller.h"
#include "changerequests/bulksender.h"
#include "changerequests/targetname.h"
#include "protocol/bulkcreation.h"
#include "service/pagewalk.h"

namespace runlatch::cli {

/// `change-requests create`: creates change requests on listed workspaces, or on workspaces that match a query. Names
/// of listed ones are looked up first, also with --dry-run. Each request is printed before it is sent. Ends with 0 if
/// the service accepted it, 1 if it refused it (400, 403, 405, 409, 415, 422), otherwise 2. The summary says whether it
/// is certain that nothing was created. --dry-run ends with 2 for a query that is outside of the explorer's reference
/// and that the service was not asked about: it may refuse it.
///
/// The action is in the ledger before it is sent, with what became of it. --once sends nothing that may have been sent
/// before; --watch ends with 0 when all change requests have appeared, and with 2 if it gives up.
///
/// A signal ends the command at once. `interrupted` says "not-sent" until a request is handed to the network, during
/// the wait after a 429, and while the cause of a refusal is looked for, because that request was not carried out.
/// Otherwise it says "unknown", with what to look for. A connection that is still being made counts as sent. After the
/// summary `interrupted` says neither.
class CreateCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    using ServiceCommand::ServiceCommand;
    void declare(QCommandLineParser &parser) override;
    bool stop() override;
    Interruption interruption() const override;

protected:
    base::Result<Refusal> readOptions(const QCommandLineParser &parser) override;
    void begin() override;
    void endUnfound(const base::Error &error) override { endUncreated(error); }
    bool asksNothing() const override { return m_dryRun && !m_showsMatches && !m_targets.hasNames(); }

private:
    base::Result<Refusal> readTargets(const QCommandLineParser &parser);
    Refusal readTargetsList(const QString &text);
    Refusal readTargetsColumn(const QString &text, const QString &name);
    Refusal takeWords(const changerequests::TargetNames &words);
    base::Result<Refusal> readQuery(const QString &given); ///< a file, or an address
    Refusal takeQueryJson(const QString &file, const QByteArray &json);
    Refusal takeAddress(const QString &from, const QByteArray &address);
    base::Result<Refusal> readCreation(const QCommandLineParser &parser);
    Refusal readSending(const QCommandLineParser &parser);
    Refusal readForm(const QCommandLineParser &parser);
    service::Endpoint endpointWithForm() const;
    QString strangeness() const;
    void lookUpTargets();
    void goOnWithTargets();
    void showMatches();
    void showUnknownMatches();
    QJsonValue whyUnknown() const;
    void askForMatches();
    void endWithoutMatches(const base::Error &error);
    void takeMatches(const protocol::Page<protocol::ExploredWorkspace> &page);
    void showFirstMatches();
    void goOnUnseen();
    void goOn();
    void send();
    void sendNow();
    QString whereToLook() const;
    void showRequest(const http::Outgoing &request);
    void showCreation(const service::Creation &creation);
    void endUncreated(const base::Error &error);
    void watch();
    void endUnsent(const base::Error &error, int exitStatus);
    void endWithout(const base::Error &error, wording::Activity activity);
    void end(const QString &outcome, int exitStatus, const QString &human);

    QString m_organization;
    NamedTargets m_targets{service()};
    QString m_subject;
    QString m_message;
    QList<protocol::ExplorerCondition> m_conditions;
    std::optional<protocol::BulkActionDialect> m_form; ///< chosen by --form
    std::optional<protocol::BulkCreation> m_creation;
    std::optional<int> m_count;                          ///< number of workspaces, as far as known
    QString m_why;                                       ///< why it is not known, for the user
    service::PageWalk m_walk{service::PageQuery().size}; ///< of the matches
    protocol::Page<protocol::ExploredWorkspace> m_firstMatches;
    base::Call m_call;
    std::unique_ptr<changerequests::Ledger> m_ledger; ///< null: none is wanted
    OnceGuard m_guard{service()};
    std::unique_ptr<changerequests::BulkSender> m_sender; ///< null: sending has not begun
    std::unique_ptr<WatchTeller> m_watch;                 ///< null: nothing is watched yet
    std::optional<int> m_appeared;                        ///< after the watch
    bool m_isOnce = false;
    bool m_isWatched = false;
    bool m_isTold = false; ///< the summary was printed
    bool m_dryRun = false;
    bool m_showsMatches = false;
};

} // namespace runlatch::cli
