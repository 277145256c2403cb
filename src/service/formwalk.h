// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/operation.h"
#include "service/pacedsender.h"

#include <QList>

#include <optional>

namespace runlatch::service {

/// An answer other than 404 and 405, or the best of these.
struct FormArrival
{
    http::Response response;
    QUrl url;
    int form = 0; ///< the name of the answered form
};

/// Sends one operation in each of its documented forms, in order, until an answer is neither 404 nor 405. Only these
/// two lead to the next form: they alone say that nothing was carried out. A failed exchange ends the walk, because its
/// request may have arrived.
class FormWalk final : public base::Operation<FormArrival>
{
public:
    struct Form
    {
        int name = 0; ///< the caller's own, given back with the answer
        http::Outgoing request;
    };
    using Arrival = FormArrival;

    /// `forms` must not be empty. Ends with `scope`. If every form was answered 404 or 405, `done` gets one of the 404s
    /// if there was any, preferably one with the service's own error objects.
    static void start(PacedSender &sender, const QList<Form> &forms, QObject *scope, base::Callback<Arrival> done);

private:
    FormWalk(PacedSender &sender, const QList<Form> &forms, QObject *scope, base::Callback<Arrival> done);
    void sendNext();
    void answered(const base::Result<http::Response> &answer);

    PacedSender &m_sender;
    QList<Form> m_forms;
    qsizetype m_form = 0;
    std::optional<Arrival> m_missing; ///< the best of the answers 404 and 405
};

} // namespace runlatch::service
