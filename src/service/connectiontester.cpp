// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/connectiontester.h"

#include "http/url.h"
#include "service/discovery.h"

#include <utility>

namespace runlatch::service {

ConnectionTester::ConnectionTester(http::Requester &http, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_http(http)
    , m_sender(http, clock)
{
}

void ConnectionTester::start(const Subject &subject)
{
    if (subject.base.isValid()) {
        stop();
        m_subject = subject;
        check(subject.base);
        return;
    }
    discover(subject, [this](const base::Result<QUrl> &base) {
        if (base)
            check(*base);
    });
}

void ConnectionTester::startAgain()
{
    start(Subject(m_subject)); // a copy, because the subject is replaced meanwhile
}

void ConnectionTester::discover(const Subject &subject, base::Callback<QUrl> done)
{
    stop();
    m_subject = subject;
    emit runningChanged(true);
    m_call = service::discover(m_sender, subject.address, subject.pinnedCertificate, this,
                               [this, done = std::move(done)](const base::Result<QUrl> &base) {
                                   emit runningChanged(false);
                                   if (base) {
                                       m_subject.base = *base;
                                       emit baseFound(*base);
                                   } else {
                                       emit failed(base.error());
                                   }
                                   done(base);
                               });
}

void ConnectionTester::check(const QUrl &base)
{
    emit runningChanged(true);
    m_client = std::make_unique<Client>(m_http, m_clock);
    const Endpoint endpoint{base, m_subject.token, m_subject.pinnedCertificate};
    m_call = checkConnection(*m_client, endpoint, m_subject.place, this,
                             [this](const base::Result<ConnectionReport> &report) {
                                 emit runningChanged(false);
                                 if (report)
                                     emit reported(*report);
                                 else
                                     emit failed(report.error());
                             });
}

void ConnectionTester::tryToken(const Subject &subject, base::Callback<Account> done)
{
    stop();
    m_subject = subject;
    emit runningChanged(true);
    m_client = std::make_unique<Client>(m_http, m_clock);
    m_call = m_client->account({subject.base, subject.token, subject.pinnedCertificate}, this,
                               [this, done = std::move(done)](const base::Result<Account> &account) {
                                   emit runningChanged(false);
                                   done(account);
                               });
}

void ConnectionTester::stop()
{
    if (m_call.isRunning()) {
        m_call.abort();
        emit runningChanged(false);
    }
    emit outdated();
}

QUrl ConnectionTester::url() const
{
    return m_subject.base.isValid() ? m_subject.base : http::apiBase(m_subject.address);
}

std::optional<http::Certificate> ConnectionTester::refusedCertificate() const
{
    return m_sender.refusedCertificate(url());
}

} // namespace runlatch::service
