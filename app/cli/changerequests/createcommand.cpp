// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/changerequests/createcommand.h"

#include "app/cli/changerequests/ledgeroption.h"
#include "app/cli/options/textfile.h"
#include "base/rules.h"
#include "changerequests/appearancewatch.h"
#include "text/plaintext.h"
#include "wording/plaintext.h"
#include "wording/sentence.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

QStringList formNames()
{
    QStringList names;
    for (const protocol::BulkActionDialect &dialect : protocol::bulkActionDialects())
        names += protocol::bulkActionDialectName(dialect);
    return names;
}

} // namespace

void CreateCommand::declare(QCommandLineParser &parser)
{
    ServiceCommand::declare(parser);
    parser.addOption({u"organization"_s, tr("Organization of the workspaces."), u"name"_s});
    parser.addOption({u"subject"_s, tr("Subject of the change requests."), u"text"_s});
    parser.addOption(
        {u"message-file"_s, tr("File that holds their message, in Markdown; - for standard input."), u"file"_s});
    parser.addOption({u"target"_s, tr("Id or name of a workspace; may be given more than once."), u"workspace"_s});
    parser.addOption(
        {u"targets-file"_s, tr("File that holds ids or names of workspaces; - for standard input."), u"file"_s});
    parser.addOption({u"targets-column"_s,
                      tr("Column of --targets-file with the workspaces, if that is a CSV table: its heading or its "
                         "number."),
                      u"column"_s});
    parser.addOption({u"query"_s,
                      tr("JSON file, or - for standard input, with the filter that chooses the workspaces: [...], "
                         "{\"filter\":[...]} or {\"query\":{...}}; or an address of the explorer as a browser has it, "
                         "in such a file or in its place."),
                      u"file"_s});
    parser.addOption({u"form"_s,
                      tr("Send this form alone, such as change_requests,data,flat: the action type, its place, and "
                         "the shape of the filter. Otherwise the documented forms are tried while the service "
                         "refuses them."),
                      u"name"_s});
    parser.addOption({u"dry-run"_s,
                      tr("Print the request and do not send it. Names and --show-matches still ask the service; "
                         "otherwise a host alone is taken with /api/v2.")});
    parser.addOption(
        {u"show-matches"_s, tr("First ask which workspaces the query matches, and print the first ones.")});
    declareLedger(parser,
                  tr("Write the action into this ledger before it is sent; none for no ledger. Without this option "
                     "it is the ledger of the window in the user's data folder. An action that cannot be written is "
                     "not sent."));
    parser.addOption(
        {u"once"_s,
         tr("Send nothing if the ledger has this action and it may have been carried out, or if a change request with "
            "this subject is open on a target; with --query, on any workspace of the organization.")});
    parser.addOption({u"watch"_s,
                      tr("Print each change request as it appears. Ends with 0 when all have appeared, and with 2 "
                         "after %1 minutes.")
                          .arg(std::chrono::minutes(changerequests::AppearanceWatch::GivesUpAfter).count())});
}

base::Result<ServiceCommand::Refusal> CreateCommand::readOptions(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return Refusal(tr("change-requests create takes options only."));
    m_organization = parser.value(u"organization"_s);
    m_dryRun = parser.isSet(u"dry-run"_s);
    m_showsMatches = parser.isSet(u"show-matches"_s);
    if (m_organization.isEmpty() || !parser.isSet(u"subject"_s) || !parser.isSet(u"message-file"_s))
        return Refusal(tr("--organization, --subject and --message-file are needed."));
    const int sources =
        int(parser.isSet(u"target"_s)) + int(parser.isSet(u"targets-file"_s)) + int(parser.isSet(u"query"_s));
    if (sources != 1)
        return Refusal(tr("One of --target, --targets-file and --query is required: the workspaces."));
    if (parser.isSet(u"targets-column"_s) && !parser.isSet(u"targets-file"_s))
        return Refusal(tr("--targets-column goes with --targets-file."));
    if (m_showsMatches && !parser.isSet(u"query"_s))
        return Refusal(tr("--show-matches goes with --query."));
    if (const Refusal why = readForm(parser))
        return why;
    if (const Refusal why = readSending(parser))
        return why;
    const auto targets = readTargets(parser);
    return targets && !*targets ? readCreation(parser) : targets;
}

base::Result<ServiceCommand::Refusal> CreateCommand::readCreation(const QCommandLineParser &parser)
{
    const auto message = readTextFile(parser.value(u"message-file"_s));
    if (!message)
        return message.error();
    m_subject = parser.value(u"subject"_s);
    m_message = *message;
    // A name stands for an id that is looked up later; subject and message are judged before.
    const QStringList ids = m_targets.hasNames() ? QStringList{u"ws-1"_s} : m_targets.ids();
    const auto creation = parser.isSet(u"query"_s)
        ? protocol::BulkCreation::onMatches(m_subject, m_message, m_conditions)
        : protocol::BulkCreation::onTargets(m_subject, m_message, ids);
    if (!creation)
        return Refusal(wording::sentence(creation.error()).text());
    m_creation = *creation;
    if (!m_creation->isByQuery() && !m_targets.hasNames())
        m_count = static_cast<int>(m_creation->targets().size());
    m_why = m_targets.hasNames() ? tr("The ids of the names are not known.")
                                 : tr("The service was not asked. --show-matches asks how many workspaces match.");
    return Refusal();
}

ServiceCommand::Refusal CreateCommand::readSending(const QCommandLineParser &parser)
{
    m_isOnce = parser.isSet(u"once"_s);
    m_isWatched = parser.isSet(u"watch"_s);
    if (m_dryRun && (m_isOnce || m_isWatched))
        return tr("--once and --watch go without --dry-run.");
    if (const Refusal why = ledgerRefusal(parser, true))
        return why;
    if (!m_dryRun)
        m_ledger = ledgerOf(parser, output());
    return {};
}

ServiceCommand::Refusal CreateCommand::readForm(const QCommandLineParser &parser)
{
    const QString name = parser.value(u"form"_s);
    m_form = protocol::bulkActionDialectOfName(name);
    if (parser.isSet(u"form"_s) && !m_form)
        return tr("--form %1 is not one of %2.").arg(wording::shortened(name), formNames().join(u"; "_s));
    return {};
}

void CreateCommand::endUncreated(const base::Error &error)
{
    endWithout(error, wording::Activity::CreatingChangeRequests);
}

void CreateCommand::begin()
{
    if (m_targets.hasNames())
        lookUpTargets();
    else if (m_showsMatches)
        showMatches();
    else
        goOn();
}

void CreateCommand::lookUpTargets()
{
    connect(&m_targets, &NamedTargets::ready, this, &CreateCommand::goOnWithTargets);
    connect(&m_targets, &NamedTargets::failed, this, &CreateCommand::endUncreated);
    m_targets.lookUp(endpoint(), m_organization);
}

void CreateCommand::goOnWithTargets()
{
    for (const QString &name : m_targets.names()) {
        const QString id = m_targets.idOf(name);
        output().event(u"target", json::OrderedJson().add(u"name", name).add(u"id", id),
                       tr("%1 is %2").arg(text::markedText(name), id));
    }
    const auto creation = protocol::BulkCreation::onTargets(m_subject, m_message, m_targets.ids());
    if (!creation) {
        endUncreated(creation.error());
        return;
    }
    m_creation = *creation;
    m_count = static_cast<int>(m_creation->targets().size());
    goOn();
}

/// Says what the explorer's reference does not have, so that the service may refuse the query; empty for a query of it.
QString CreateCommand::strangeness() const
{
    for (const protocol::ExplorerCondition &condition : m_conditions) {
        if (condition.unknownOperator)
            return tr("The explorer's reference has no operator “%1”, so the service may refuse the query.")
                .arg(wording::shortened(*condition.unknownOperator));
        if (!protocol::findExplorerField(condition.field))
            return tr("The explorer's reference has no field “%1”, so the service may refuse the query.")
                .arg(wording::shortened(condition.field));
    }
    return {};
}

void CreateCommand::showMatches()
{
    if (!protocol::canBeAsked(m_conditions)) {
        showUnknownMatches();
        return;
    }
    askForMatches();
}

void CreateCommand::askForMatches()
{
    const service::PageQuery asked{.number = m_walk.awaited()};
    m_call = service().explore(endpoint(), m_organization, m_conditions, u"workspace_name"_s, asked, this,
                               [this](const base::Result<protocol::Page<protocol::ExploredWorkspace>> &page) {
                                   if (page)
                                       takeMatches(*page);
                                   else if (m_walk.takeRefusal(page.error()))
                                       showFirstMatches();
                                   else
                                       endWithoutMatches(page.error());
                               });
}

/// Without the matches nothing is created.
void CreateCommand::endWithoutMatches(const base::Error &error)
{
    m_why = wording::sentence(error, wording::Activity::Exploring).fact;
    endWithout(error, wording::Activity::Exploring);
}

/// The first page is printed. The others are counted only if the service does not tell how many matches there are.
void CreateCommand::takeMatches(const protocol::Page<protocol::ExploredWorkspace> &page)
{
    if (m_walk.awaited() == 1)
        m_firstMatches = page;
    const std::optional<int> total = page.pagination.totalCount;
    m_walk.take(service::PageWalk::seen(page));
    if (total && m_walk.rows() <= *total) {
        m_count = total;
        showFirstMatches();
    } else if (m_walk.isAtEnd()) {
        if (!m_walk.doubt() && !m_walk.hasShifted())
            m_count = m_walk.rows();
        else
            m_why = m_walk.hasShifted() ? tr("The list of matches changed while it was read.")
                                        : tr("The pages of the service's answer do not show where its list ends.");
        showFirstMatches();
    } else {
        askForMatches();
    }
}

void CreateCommand::showFirstMatches()
{
    const auto shown = static_cast<int>(m_firstMatches.items.size());
    QStringList human{m_count ? tr("%n workspace(s) match", nullptr, *m_count)
                              : tr("At least %n workspace(s) match", nullptr, m_walk.rows())};
    QList<QByteArray> workspaces;
    for (const protocol::ExploredWorkspace &workspace : m_firstMatches.items) {
        workspaces.append(json::OrderedJson().add(u"id", workspace.id).add(u"name", workspace.name).toJson());
        human.append(u"    %1  %2"_s.arg(workspace.id, workspace.name));
    }
    if (const int more = m_count.value_or(m_walk.rows()) - shown; more > 0)
        human.append(u"    "_s + tr("and %n more", nullptr, more));
    const protocol::Pagination &pagination = m_firstMatches.pagination;
    json::OrderedJson members;
    members.add(u"count", numberOrNull(m_count)).add(u"page", pagination.number);
    members.add(u"of", numberOrNull(pagination.totalPages)).add(u"why", whyUnknown());
    if (!m_count)
        human.append(u"    "_s + m_why);
    members.addRaw(u"workspaces", json::OrderedJson::array(workspaces));
    output().event(u"matches", members, human);
    if (m_count)
        goOn();
    else
        goOnUnseen();
}

void CreateCommand::showUnknownMatches()
{
    const QString strange = strangeness();
    m_why = strange.isEmpty() ? tr("The explorer accepts one value for each condition. The bulk action accepts "
                                   "several.")
                              : strange;
    json::OrderedJson members;
    members.add(u"count", QJsonValue()).add(u"page", QJsonValue()).add(u"of", QJsonValue());
    members.add(u"why", whyUnknown()).add(u"workspaces", QJsonArray());
    output().event(u"matches", members, tr("The number of matches is not known: %1").arg(m_why));
    goOnUnseen();
}

/// Returns the reason for which the number of workspaces is not known; null if it is.
QJsonValue CreateCommand::whyUnknown() const
{
    return m_count ? QJsonValue() : textOrNull(m_why);
}

/// The number of matches is not known. With --show-matches nothing is created then.
void CreateCommand::goOnUnseen()
{
    if (m_dryRun)
        goOn();
    else
        end(u"not-created"_s, CouldNotTell,
            tr("No change request was created. Leave out --show-matches to create them unseen."));
}

} // namespace runlatch::cli
