// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/formwalk.h"

#include "protocol/jsonapi.h"

namespace runlatch::service {

namespace {

/// A 404 in the service's own words tells more than one without, and any 404 more than a 405.
int weight(const FormWalk::Arrival &arrival)
{
    if (arrival.response.status != 404)
        return 0;
    return protocol::readErrors(arrival.response.body).isEmpty() ? 1 : 2;
}

} // namespace

void FormWalk::start(PacedSender &sender, const QList<Form> &forms, QObject *scope, base::Callback<Arrival> done)
{
    Q_ASSERT(!forms.isEmpty());
    (new FormWalk(sender, forms, scope, std::move(done)))->sendNext();
}

FormWalk::FormWalk(PacedSender &sender, const QList<Form> &forms, QObject *scope, base::Callback<Arrival> done)
    : Operation(scope, scope, std::move(done))
    , m_sender(sender)
    , m_forms(forms)
{
}

void FormWalk::sendNext()
{
    m_sender.send(m_forms.at(m_form).request, this, [this](const auto &answer) { answered(answer); });
}

void FormWalk::answered(const base::Result<http::Response> &answer)
{
    if (!answer) {
        finish(answer.error());
        return;
    }
    const Form &form = m_forms.at(m_form);
    Arrival arrival{.response = *answer, .url = form.request.url, .form = form.name};
    const bool nothingDone = answer->status == 404 || answer->status == 405;
    if (!nothingDone) {
        finish(arrival);
        return;
    }
    if (!m_missing || weight(arrival) > weight(*m_missing))
        m_missing = std::move(arrival);
    if (++m_form < m_forms.size()) {
        sendNext();
        return;
    }
    finish(*m_missing);
}

} // namespace runlatch::service
