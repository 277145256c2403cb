// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/creationwalk.h"

#include "base/rules.h"
#include "service/answer.h"
#include "service/otherdialect.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::service {

namespace {

constexpr int MaxPointedAt = 3; // dialects that are sent because a refusal points at a part of the one before

base::Result<protocol::BulkAction> readAction(const http::Response &response, const QUrl &url, const QString &subject)
{
    const auto document = readDocument(response, url, subject);
    const auto action = document ? readResource(*document, &protocol::readBulkAction)
                                 : base::Result<protocol::BulkAction>(document.error());
    if (action)
        return action;
    base::Error error = action.error();
    error.http = response.status;
    error.outcomeUnknown = leavesOutcomeOpen(response.status);
    return error;
}

/// Changes each part of the dialect at most once: a part that was changed before keeps its value.
protocol::BulkActionDialect withoutTurningBack(const protocol::BulkActionDialect &first,
                                               const protocol::BulkActionDialect &refused,
                                               protocol::BulkActionDialect other)
{
    if (refused.actionType != first.actionType)
        other.actionType = refused.actionType;
    if (refused.placement != first.placement)
        other.placement = refused.placement;
    if (refused.filter != first.filter)
        other.filter = refused.filter;
    return other;
}

/// Sets the rule for the refusal of a query with several values in a condition. The specification allows several
/// values, the service's public documents do not. A refusal that points at the filter, or speaks of values, means that
/// the service takes one value. A refusal without a pointer leaves the cause open.
base::Error aboutSeveralValues(base::Error error)
{
    static const QRegularExpression values(u"\\b(values?|filters?|conditions?)\\b"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    const auto isOfQuery = [](const base::ServiceError &one) {
        return one.pointer.isEmpty() ? (one.title + u' ' + one.detail).contains(values)
                                     : one.pointer.contains("/query/filter"_L1);
    };
    if (std::ranges::any_of(error.errors, isOfQuery))
        error.rule = base::Rules::CreateOneValue;
    else if (std::ranges::all_of(error.errors, &QString::isEmpty, &base::ServiceError::pointer))
        error.rule = base::Rules::CreateSeveralValues;
    return error;
}

} // namespace

void CreationWalk::start(PacedSender &sender, const Order &order, QObject *scope, base::Callback<Creation> done)
{
    (new CreationWalk(sender, order, scope, std::move(done)))->send();
}

CreationWalk::CreationWalk(PacedSender &sender, const Order &order, QObject *scope, base::Callback<Creation> done)
    : Operation(scope, scope, std::move(done))
    , m_sender(sender)
    , m_order(order)
    , m_firstDialect(order.dialect)
{
}

void CreationWalk::send()
{
    const QPointer<CreationWalk> alive(this);
    const auto makeRequest =
        m_order.request; // a copy, because it reports the request to receivers that may end this walk
    const http::Outgoing request = makeRequest(m_order.dialect);
    if (!alive)
        return;
    m_sender.send(request, this, [this, url = request.url](const base::Result<http::Response> &answer) {
        if (answer)
            answered(*answer, url);
        else
            finish(answer.error());
    });
}

void CreationWalk::answered(const http::Response &response, const QUrl &url)
{
    const auto action = readAction(response, url, m_order.subject);
    if (action)
        finish(Creation{.action = *action, .dialect = m_order.dialect});
    else if (response.status == 400 || response.status == 422)
        refused(action.error());
    else
        finish(action.error());
}

/// Returns the dialect that the refusal points at. Where it does not say what it is about, that is the next new one.
std::optional<protocol::BulkActionDialect> CreationWalk::nextDialect(const QList<base::ServiceError> &errors) const
{
    const auto isNew = [this](const protocol::BulkActionDialect &dialect) { return !m_refused.contains(dialect); };
    const auto pointed = otherDialect(m_order.dialect, errors, m_order.isByQuery);
    if (pointed && m_refused.size() < MaxPointedAt) {
        const auto next = withoutTurningBack(m_firstDialect, m_order.dialect, *pointed);
        if (isNew(next))
            return next;
    }
    if (!leavesCauseOpen(errors))
        return std::nullopt;
    for (const protocol::BulkActionDialect &dialect : protocol::bulkActionDialects()) {
        const bool isAsked = m_order.isByQuery || dialect.filter == m_firstDialect.filter;
        if (isAsked && isNew(dialect))
            return dialect;
    }
    return std::nullopt;
}

void CreationWalk::refused(const base::Error &error)
{
    m_refused.append(m_order.dialect);
    if (!m_firstRefusal)
        m_firstRefusal = error;
    const auto next = m_order.isDialectFixed ? std::nullopt : nextDialect(error.errors);
    if (next) {
        m_order.dialect = *next;
        send();
        return;
    }
    // Reports the refusal of the contents if there was one, because the user can correct it. Otherwise every dialect
    // was refused, and the first one is the usual dialect.
    const bool isOfDialect =
        leavesCauseOpen(error.errors) || otherDialect(m_order.dialect, error.errors, m_order.isByQuery);
    const base::Error told = isOfDialect ? *m_firstRefusal : error;
    finish(m_order.hasSeveralValues ? aboutSeveralValues(told) : told);
}

} // namespace runlatch::service
