// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/operation.h"
#include "service/sender.h"

#include <QList>

#include <optional>

namespace runlatch::service {

/// An answer that is no 404 or 405, or the best of these.
struct FormArrival
{
    http::Response response;
    QUrl url;
    int form = 0; ///< the name of the form that it answers
};

/// Sends one operation in each of its documented forms, in order, until one is answered by something else than
/// 404 and 405. Only after those two is the next form sent: they alone say that nothing was carried out. An
/// exchange that failed is the end, as its request may have arrived.
class FormWalk final : public base::Operation<FormArrival>
{
public:
    struct Form
    {
        int name = 0; ///< the caller's own, given back with the answer
        http::Outgoing request;
    };
    using Arrival = FormArrival;

    /// `forms` must not be empty. Ends with `scope`. When every form was answered 404 or 405, `done` gets one 404 if
    /// there was any: one with the service's own error objects first.
    static void start(Sender &sender, const QList<Form> &forms, QObject *scope, base::Callback<Arrival> done);

private:
    FormWalk(Sender &sender, const QList<Form> &forms, QObject *scope, base::Callback<Arrival> done);
    void sendNext();
    void answered(const base::Result<http::Response> &answer);

    Sender &m_sender;
    QList<Form> m_forms;
    qsizetype m_form = 0;
    std::optional<Arrival> m_missing; ///< the best of the answers 404 and 405
};

} // namespace runlatch::service
