// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/creationwalk.h"

#include "service/answer.h"
#include "service/otherform.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::service {

namespace {

constexpr int MostForms = 3;

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

/// What was changed before stays as it is: only what a refusal names for the first time leads on.
protocol::BulkForm withoutTurningBack(const protocol::BulkForm &first, const protocol::BulkForm &refused,
                                      protocol::BulkForm other)
{
    if (refused.actionType != first.actionType)
        other.actionType = refused.actionType;
    if (refused.placement != first.placement)
        other.placement = refused.placement;
    if (refused.filter != first.filter)
        other.filter = refused.filter;
    return other;
}

/// The specification has several values for a condition, the service's public documents one. A refusal that points at
/// the filter, or speaks of values, says which of the two the service takes; one that points nowhere leaves it open.
base::Error aboutSeveralValues(base::Error error)
{
    static const QRegularExpression values(u"\\b(values?|filters?|conditions?)\\b"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    const auto isOfQuery = [](const base::ServiceError &one) {
        return one.pointer.isEmpty() ? (one.title + u' ' + one.detail).contains(values)
                                     : one.pointer.contains("/query/filter"_L1);
    };
    if (std::ranges::any_of(error.errors, isOfQuery))
        error.rule = u"create.one-value"_s;
    else if (std::ranges::all_of(error.errors, &QString::isEmpty, &base::ServiceError::pointer))
        error.rule = u"create.several-values"_s;
    return error;
}

} // namespace

void CreationWalk::start(Sender &sender, const Operation &operation, QObject *scope, base::Callback<Creation> done)
{
    (new CreationWalk(sender, operation, scope, std::move(done)))->send();
}

CreationWalk::CreationWalk(Sender &sender, const Operation &operation, QObject *scope, base::Callback<Creation> done)
    : QObject(scope)
    , m_sender(sender)
    , m_operation(operation)
    , m_firstForm(operation.form)
    , m_done(std::move(done))
{
}

void CreationWalk::send()
{
    const http::Outgoing request = m_operation.request(m_operation.form);
    m_sender.send(request, this, [this, url = request.url](const base::Result<http::Response> &answer) {
        const base::Callback<Creation> done = m_done; // `done` may end the scope, and this with it
        if (answer)
            answered(*answer, url);
        else
            done(answer.error());
    });
}

void CreationWalk::answered(const http::Response &response, const QUrl &url)
{
    const base::Callback<Creation> done = m_done;
    const auto action = readAction(response, url, m_operation.subject);
    if (action)
        done(Creation{.action = *action, .form = m_operation.form});
    else if (response.status == 400 || response.status == 422)
        refused(action.error());
    else
        done(action.error());
}

void CreationWalk::refused(const base::Error &error)
{
    const base::Callback<Creation> done = m_done;
    ++m_refusals;
    if (!m_firstRefusal)
        m_firstRefusal = error;
    const auto other = otherForm(m_operation.form, error.errors, m_operation.isByQuery);
    if (other && m_refusals < MostForms) {
        const protocol::BulkForm next = withoutTurningBack(m_firstForm, m_operation.form, *other);
        if (next != m_operation.form) {
            m_operation.form = next;
            send();
            return;
        }
    }
    // What is about the contents is what the user can mend. Else all forms were refused, and the first is the usual
    // one.
    const base::Error told = other ? *m_firstRefusal : error;
    done(m_operation.hasSeveralValues ? aboutSeveralValues(told) : told);
}

} // namespace runlatch::service
