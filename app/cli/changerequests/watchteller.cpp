// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/changerequests/watchteller.h"

#include "json/orderedjson.h"

using namespace Qt::StringLiterals;
using runlatch::changerequests::AppearanceWatch;

namespace runlatch::cli {

WatchTeller::WatchTeller(service::Client &client, base::Clock &clock, Output &output, changerequests::Ledger *ledger)
    : m_output(output)
    , m_ledger(ledger)
    , m_watch(client, clock)
{
    connect(&m_watch, &AppearanceWatch::requestAppeared, this, &WatchTeller::show);
    connect(&m_watch, &AppearanceWatch::looked, this, &WatchTeller::showProgress);
    connect(&m_watch, &AppearanceWatch::finished, this, &WatchTeller::end);
}

void WatchTeller::start(const service::Endpoint &endpoint, const changerequests::LedgerEntry &entry)
{
    m_watch.start(endpoint, entry);
}

void WatchTeller::show(const changerequests::LedgerRequest &request)
{
    json::OrderedJson members;
    members.add(u"id", request.id).add(u"workspace", textOrNull(request.workspace)).add(u"count", count());
    members.add(u"of", numberOrNull(m_watch.expected()));
    m_output.event(u"appeared", members, u"%1  %2"_s.arg(request.id, request.workspace));
}

void WatchTeller::showProgress()
{
    m_output.progress(m_watch.expected() ? tr("%1 of %2 appeared.").arg(count()).arg(*m_watch.expected())
                                         : tr("%n change request(s) appeared so far.", nullptr, count()));
}

void WatchTeller::end()
{
    m_output.endProgress();
    for (const base::Error &error : m_watch.failures())
        m_output.error(error);
    if (!m_ledger) {
        emit finished();
        return;
    }
    m_ledger->keepFound(m_watch.entry(), this, [this](const base::Done &written) {
        if (!written)
            m_output.error(written.error());
        emit finished();
    });
}

} // namespace runlatch::cli
