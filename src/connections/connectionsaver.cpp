// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "connections/connectionsaver.h"

#include "http/url.h"

#include <utility>

using namespace Qt::StringLiterals;
using runlatch::base::ErrorKind;

namespace runlatch::connections {

namespace {

/// Tells whether the certificate or the document of an address is not trusted: the address must be asked again then.
bool isDistrust(const base::Error &error)
{
    return error.kind == ErrorKind::Protocol || error.kind == ErrorKind::Tls;
}

} // namespace

ConnectionSaver::ConnectionSaver(settings::Connections &connections, settings::ConnectionTokens &tokens,
                                 service::ConnectionTester &tester, QObject *parent)
    : QObject(parent)
    , m_connections(connections)
    , m_tokens(tokens)
    , m_tester(tester)
{
}

/// Discovers the API of a new address. If the address does not answer, the usual base is saved, and the tester says
/// why.
void ConnectionSaver::save(const settings::Connection &typed, const service::ConnectionTester::Subject &subject,
                           const Next &next)
{
    if (const base::Done valid = settings::validate(typed); !valid) {
        emit refused(valid.error());
        return;
    }
    if (subject.base.isValid()) {
        store(typed, subject.token, next);
        return;
    }
    const auto discovered = [this, typed, token = subject.token, next](const base::Result<QUrl> &base) {
        settings::Connection found = typed;
        if (base)
            found.base = *base;
        if (base || !isDistrust(base.error()))
            store(found, token, base ? next : Next([] {}));
    };
    m_tester.discover(subject, discovered);
}

void ConnectionSaver::store(settings::Connection typed, const QByteArray &token, Next next)
{
    const auto before = m_connections.find(typed.id);
    if (before)
        typed.takeFindings(*before); // keeps findings that were added while it was typed
    const auto saved = put(typed);
    if (!saved) {
        emit refused(saved.error());
        return;
    }
    const bool isOtherHost = before && !http::sameOrigin(before->base, saved->base);
    emit stored(*saved, token.isEmpty() && !isOtherHost);
    if (!m_connections.save()) {
        emit unwritten({.kind = ErrorKind::Storage, .subject = u"preferences.ini"_s});
        next = Next([] {});
    }
    if (isOtherHost && token.isEmpty())
        m_tokens.forget(saved->tokenName());
    if (token.isEmpty())
        next();
    else
        keepToken(*saved, token, std::move(next));
}

base::Result<settings::Connection> ConnectionSaver::put(const settings::Connection &typed)
{
    if (typed.id.isNull())
        return m_connections.add(typed);
    const base::Done edited = m_connections.edit(typed);
    return edited ? base::Result<settings::Connection>(typed) : edited.error();
}

/// The continuation may belong to another connection when the keychain answers, if the user chose one meanwhile.
void ConnectionSaver::keepToken(const settings::Connection &connection, const QByteArray &token, Next next)
{
    emit tokenAsked();
    m_keeping = connection.id;
    m_whenKept = std::move(next);
    m_tokens.write(connection.tokenName(), token, this, [this, id = connection.id](const base::Result<Place> &place) {
        emit tokenKept(id, *place);
        if (m_keeping != id)
            return;
        const Next go = std::exchange(m_whenKept, {});
        if (go && *place == m_tokens.lastingPlace())
            go();
    });
}

} // namespace runlatch::connections
