// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/connections/connectionsdialog.h"

#include "base/systemclock.h"
#include "http/server.h"
#include "settings/memorykeychain.h"
#include "support/answer.h"
#include "support/fakeclock.h"
#include "support/sight.h"
#include "support/testidentity.h"
#include "support/waiting.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/messagebar.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace runlatch::ui {

using namespace Qt::StringLiterals;

/// The answers for a user's token. There is no organization, so nothing is listed.
inline http::Response answerOf(const http::Request &request)
{
    const http::Headers json{{"Content-Type", "application/vnd.api+json"}};
    if (http::headerValue(request.headers, "Authorization") == "Bearer wrong")
        return {401, json, R"({"errors":[{"status":"401","title":"unauthorized"}]})"};
    if (request.path() == "/.well-known/terraform.json")
        return {200, json, R"({"tfe.v2":"/found/v2/"})"};
    if (request.path() == "/found/v2/ping")
        return {204, {{"TFP-AppName", "Test <b>Service</b>"}, {"X-RateLimit-Limit", "30"}}, {}};
    if (request.path() == "/found/v2/account/details")
        return {200, json, R"({"data":{"attributes":{"username":"ada"}}})"};
    return {404, json, R"({"errors":[{"status":"404","title":"not found"}]})"};
}

/// The connections dialog with a service, and the actions of a user.
struct ConnectionsDialogDriver
{
    explicit ConnectionsDialogDriver(Theme &used)
        : theme(used)
    {
    }

    /// Opens the dialog with this keychain; without one, tokens stay in memory.
    void open(const settings::CredentialPlaces &places = {}, settings::Keychain *keychain = nullptr)
    {
        dialog.reset();
        connections.reset();
        if (!server)
            serve();
        if (!keychain)
            keychain = new settings::MemoryKeychain;
        store = std::make_unique<settings::SecretStore>(patience, std::unique_ptr<settings::Keychain>(keychain));
        tokens = std::make_unique<settings::ConnectionTokens>(patience, *store);
        connections = std::make_unique<settings::Connections>(folder.path(), *tokens);
        dialog =
            std::make_unique<ConnectionsDialog>(ConnectionsDialog::Means{*connections, *tokens, client, clock}, places);
        dialog->open();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
    }

    void serve(const QString &identity = {})
    {
        server = std::make_unique<http::Server>(
            clock, http::Limits(), [this](const http::Request &request, const http::Responder &responder) {
                received.append(http::headerValue(request.headers, "Authorization"));
                responder.respond(answerOf(request));
            });
        if (!identity.isEmpty())
            server->setIdentity(support::testIdentity(identity));
        QVERIFY(server->listen(u"127.0.0.1"_s, 0));
    }

    QPushButton *button(const QString &name) const
    {
        auto *found = support::button<QPushButton>(*dialog, name);
        if (!found)
            qFatal("no button %s", qPrintable(name));
        return found;
    }
    void click(const QString &name) const { button(name)->click(); }

    Field *field(const QString &name) const
    {
        auto *found = support::field(*dialog, name);
        if (!found)
            qFatal("no field %s", qPrintable(name));
        return found;
    }
    void type(const QString &name, const QString &text) const
    {
        auto *edit = qobject_cast<QLineEdit *>(field(name)->editor());
        if (!edit)
            edit = field(name)->editor()->findChild<QLineEdit *>();
        edit->clear();
        QTest::keyClicks(edit, text);
    }
    void add(const QString &name, const QString &address, const QString &token) const
    {
        click(u"Add a connection"_s);
        type(u"Name"_s, name);
        type(u"Address"_s, address);
        if (!token.isEmpty())
            type(u"Token"_s, token);
    }

    QListWidget *list() const { return dialog->findChildren<QListWidget *>().first(); }
    static QString textOf(const QWidget *widget)
    {
        QString text;
        for (const QLabel *label : widget->findChildren<QLabel *>())
            text += label->text() + u'\n';
        return text;
    }
    QString message() const
    {
        QString all;
        for (const MessageBar *bar : dialog->findChildren<MessageBar *>())
            all += bar->hasMessage() ? bar->text() : QString();
        return all;
    }
    QString site(const QString &scheme = u"http"_s) const
    {
        return u"%1://127.0.0.1:%2"_s.arg(scheme).arg(server->port());
    }
    settings::Connection only() const { return connections->all().value(0); }
    /// The stored token. Null if there is none, or if the keychain does not answer.
    QByteArray keptToken(const QUuid &id)
    {
        const QString name = settings::Connection{.id = id}.tokenName();
        const auto kept = support::answerOf<settings::ConnectionTokens::Kept>(
            [&](QObject *asker, const auto &done) { tokens->read(name, asker, done); });
        return kept ? kept->token : QByteArray();
    }

    Theme &theme;
    base::SystemClock clock;
    support::FakeClock patience; ///< the clock for waits for the keychain
    http::Requester client;
    QList<QByteArray> received; ///< tokens, as the service received them
    std::unique_ptr<http::Server> server;
    QTemporaryDir folder;
    std::unique_ptr<settings::SecretStore> store;
    std::unique_ptr<settings::ConnectionTokens> tokens;
    std::unique_ptr<settings::Connections> connections;
    std::unique_ptr<ConnectionsDialog> dialog;
};

} // namespace runlatch::ui
