// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/connectionsaver.h"

#include "http/url.h"
#include "ui/connections/connectioneditor.h"
#include "ui/connections/connectiontest.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ConnectionSaver::ConnectionSaver(settings::Connections &connections, settings::ConnectionTokens &tokens,
                                 ConnectionEditor &editor, service::ConnectionTester &tester, ConnectionTest &test,
                                 QObject *parent)
    : QObject(parent)
    , m_connections(connections)
    , m_tokens(tokens)
    , m_editor(editor)
    , m_tester(tester)
    , m_test(test)
{
}

/// Discovers the API of a new address. If the address does not answer, the usual base is saved and the user is told. If
/// the certificate is not trusted, nothing is saved, because the address must be asked again.
void ConnectionSaver::save(Next next)
{
    m_editor.clearErrors();
    const base::Done valid = settings::validate(m_editor.connection());
    if (!valid) {
        m_editor.showError(valid.error());
        return;
    }
    if (m_editor.isBaseKnown()) {
        store(next);
        return;
    }
    m_tester.discover(m_editor.subject(), [this, next](const base::Result<QUrl> &base) {
        if (!base && (base.error().kind == base::ErrorKind::Protocol || base.error().kind == base::ErrorKind::Tls))
            return;
        store(base ? next : [] {});
    });
}

void ConnectionSaver::store(Next next)
{
    settings::Connection typed = m_editor.connection();
    const QByteArray token = m_editor.token();
    const auto before = m_connections.find(typed.id);
    if (before)
        typed.takeFindings(*before); // keeps findings that the page behind the dialog added meanwhile
    const auto added = typed.id.isNull() ? m_connections.add(typed) : base::Result<settings::Connection>(typed);
    const base::Done kept = !added ? base::Done(added.error())
        : typed.id.isNull()        ? base::Done(std::monostate())
                                   : m_connections.edit(typed);
    if (!kept) {
        m_editor.showError(kept.error());
        return;
    }
    const bool isOtherHost = before && !http::sameOrigin(before->base, added->base);
    emit stored(*added, token.isEmpty() && !isOtherHost);
    if (!m_connections.save()) {
        m_test.showError({.kind = base::ErrorKind::Storage, .subject = u"preferences.ini"_s});
        next = [] {};
    }
    if (isOtherHost && token.isEmpty())
        m_tokens.forget(added->tokenName());
    if (token.isEmpty())
        next();
    else
        keepToken(*added, token, std::move(next));
}

void ConnectionSaver::keepToken(const settings::Connection &connection, const QByteArray &token, Next next)
{
    using Place = settings::ConnectionTokens::Place;
    m_editor.setTokenAsked(Place::Session);
    m_whenKept = std::move(next);
    m_tokens.write(connection.tokenName(), token, this, [this, id = connection.id](const base::Result<Place> &place) {
        if (m_editor.connection().id != id)
            return;
        m_editor.setTokenPlace(*place);
        const Next go = std::exchange(m_whenKept, {});
        if (go && *place == m_tokens.lastingPlace() && !m_editor.isEdited())
            go();
    });
}

} // namespace runlatch::ui
