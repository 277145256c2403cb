// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/changerequests/sentarchives.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

bool isArchiving(const QString &purpose)
{
    return purpose == "change-requests.archive"_L1;
}

bool saysNotCarriedOut(int status)
{
    return status == 429 || status == 404 || status == 405;
}

} // namespace

SentArchives::SentArchives(http::Requester &http, QObject *parent)
    : QObject(parent)
{
    connect(&http, &http::Requester::sending, this, [this](const http::Outgoing &outgoing) {
        if (isArchiving(outgoing.purpose))
            m_paths.insert(outgoing.url.path());
    });
    connect(&http, &http::Requester::exchanged, this, [this](const http::ExchangeRecord &record) {
        if (isArchiving(record.purpose) && saysNotCarriedOut(record.status))
            m_paths.remove(record.url.path());
    });
}

bool SentArchives::mayHaveArrived(const QString &changeRequestId) const
{
    return std::any_of(m_paths.begin(), m_paths.end(),
                       [&](const QString &path) { return path.split(u'/').contains(changeRequestId); });
}

} // namespace runlatch::cli
