// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/placepickers.h"

#include "http/server.h"
#include "simulator/apimessage.h"
#include "support/changerequests.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/connections/connectionsdialog.h"
#include "ui/widgets/controls/picker.h"
#include "ui/workbenchparts.h"

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLineEdit>
#include <QListView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using models::PickerModel;

namespace {

constexpr int Workspaces = 150;

QString workspaceName(int number)
{
    return u"ws%1"_s.arg(number, 3, 10, QChar(u'0'));
}

QJsonArray workspacesOf(const simulator::Query &query, int &total)
{
    const QString search = query.value(u"search[name]"_s);
    const int size = query.value(u"page[size]"_s).toInt();
    const int first = (query.value(u"page[number]"_s).toInt() - 1) * size;
    QJsonArray rows;
    for (int number = 0; number < Workspaces; ++number) {
        if (!workspaceName(number).contains(search))
            continue;
        if (total >= first && total < first + size)
            rows.append(
                protocol::writeWorkspace({u"ws-%1"_s.arg(number), workspaceName(number), number % 7}, u"acme"_s));
        ++total;
    }
    return rows;
}

} // namespace

/// Organization and workspace are chosen from what is known and what the service finds.
class tst_PlacePickers : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void beginsWithTheFirstOfEach();
    void listsWhatItKnows();
    void beginsWhereItWasLeft_data();
    void beginsWhereItWasLeft();
    void searchesAtTheService();
    void enterWaitsForTheAnswer();
    void pagesAsItIsScrolled();
    void saysWhenNothingFits();
    void showsRecentOnesAndAllFirst();
    void asksForATokenThatIsMissing();
    void keepsThePlaceWhenTheTokenIsRefused();
    void neverSendsATokenElsewhere();
    void takesTheFormOfTheConnection();
    void leavesWhatIsRemoved();
    void takesTheSimulatorWhileThereIsNoOther();
    void remembersWhatTheServiceUnderstands();
    void keepsNoSecret();

private:
    void answer(const http::Request &request, const http::Responder &responder);
    settings::Connection add(const QString &name = u"Mine"_s, const QByteArray &token = "secret-token");
    void open(const settings::Connection &last = {});
    void restart();
    Picker *picker(const QString &name) const;
    QString shown(const QString &name) const { return picker(name)->currentText(); }
    QListView *openList(const QString &name);
    QStringList rows(const QListView *list) const;
    void choose(const QString &name, const QString &row);
    ConnectionsDialog *dialog() const { return m_pickers->findChild<ConnectionsDialog *>(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_parts;
    std::unique_ptr<http::Server> m_server;
    std::unique_ptr<PlacePickers> m_pickers;
    service::Endpoint m_endpoint; ///< the endpoint of the last signal
    QStringList m_asked;
    QList<QByteArray> m_tokens;
    QByteArray m_goodToken;
    QList<service::WorkspaceName> m_places;
    QList<base::Error> m_failures;
};

using Name = service::WorkspaceName;

void tst_PlacePickers::init()
{
    support::failOnWarnings();
    m_asked.clear();
    m_tokens.clear();
    m_goodToken = "Bearer secret-token";
    m_folder = std::make_unique<QTemporaryDir>();
    m_parts = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    m_server = std::make_unique<http::Server>(
        m_parts->clock, http::Limits(),
        [this](const http::Request &request, const http::Responder &responder) { answer(request, responder); });
    QVERIFY(m_server->listen(u"127.0.0.1"_s, 0));
}

void tst_PlacePickers::cleanup()
{
    m_pickers.reset();
    m_server.reset();
    m_parts.reset();
}

void tst_PlacePickers::answer(const http::Request &request, const http::Responder &responder)
{
    m_asked.append(QString::fromLatin1(request.target));
    m_tokens.append(http::headerValue(request.headers, "Authorization"));
    const http::Headers json{{"Content-Type", "application/vnd.api+json"}};
    if (m_tokens.last() != m_goodToken) {
        responder.respond({401, json, R"({"errors":[{"status":"401","title":"unauthorized"}]})"});
        return;
    }
    const QUrl url(QString::fromLatin1(request.target));
    const simulator::Query query = simulator::queryOf(request);
    QJsonObject document;
    int total = 0;
    if (url.path().contains("change-requests/"_L1)) { // by the specification's path only
        document.insert("data"_L1,
                        protocol::writeChangeRequest(support::changeRequest(u"wscr-1"_s),
                                                     protocol::ChangeRequestDialect::Specification));
        const bool isKnown = url.path() == "/api/v2/workspaces/change-requests/wscr-1"_L1;
        responder.respond({isKnown ? 200 : 404, json, isKnown ? QJsonDocument(document).toJson() : QByteArray("{}")});
        return;
    }
    if (url.path() == "/api/v2/organizations"_L1) {
        total = 2;
        document.insert(
            "data"_L1,
            QJsonArray{protocol::writeOrganization({u"acme"_s, {}}), protocol::writeOrganization({u"other"_s, {}})});
    } else {
        document.insert("data"_L1, workspacesOf(query, total));
    }
    protocol::writePagination(
        document,
        protocol::paginate(query.value(u"page[number]"_s).toInt(), query.value(u"page[size]"_s).toInt(), total), url);
    responder.respond({200, json, QJsonDocument(document).toJson()});
}

settings::Connection tst_PlacePickers::add(const QString &name, const QByteArray &token)
{
    const QUrl base(u"http://127.0.0.1:%1/api/v2"_s.arg(m_server->port()));
    const auto added = m_parts->connections.add({.name = name, .base = base});
    if (!token.isEmpty())
        m_parts->tokens.write(added->tokenName(), token, this, [](const auto &) {});
    return *added;
}

void tst_PlacePickers::open(const settings::Connection &last)
{
    if (!last.id.isNull())
        m_parts->preferences.setLastConnection(last.id);
    m_places.clear();
    m_failures.clear();
    m_pickers = std::make_unique<PlacePickers>(
        m_parts->service,
        ConnectionsDialog::Means{m_parts->connections, m_parts->tokens, m_parts->http, m_parts->clock},
        m_parts->preferences);
    connect(m_pickers.get(), &PlacePickers::placeChanged, this, [this](const Name &place) { m_places.append(place); });
    const auto noteEndpoint = [this](const service::Endpoint &endpoint) { m_endpoint = endpoint; };
    connect(m_pickers.get(), &PlacePickers::connectionChanged, this, noteEndpoint);
    connect(m_pickers.get(), &PlacePickers::failed, this,
            [this](const base::Error &error) { m_failures.append(error); });
    m_pickers->resize(900, 60);
    m_pickers->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pickers.get()));
}

void tst_PlacePickers::restart()
{
    m_pickers.reset();
    open();
}

Picker *tst_PlacePickers::picker(const QString &name) const
{
    for (Picker *each : m_pickers->findChildren<Picker *>()) {
        if (each->accessibleName() == name)
            return each;
    }
    qFatal("no picker %s", qPrintable(name));
}

QListView *tst_PlacePickers::openList(const QString &name)
{
    QTest::mouseClick(picker(name), Qt::LeftButton);
    QWidget *popup = QApplication::activePopupWidget();
    return popup ? popup->findChild<QListView *>() : nullptr;
}

QStringList tst_PlacePickers::rows(const QListView *list) const
{
    QStringList texts;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        texts.append(list->model()->index(row, 0).data().toString());
    return texts;
}

void tst_PlacePickers::choose(const QString &name, const QString &row)
{
    const QListView *list = openList(name);
    QVERIFY(list);
    QTRY_VERIFY(rows(list).contains(row));
    const QModelIndex index = list->model()->index(static_cast<int>(rows(list).indexOf(row)), 0);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
    QTRY_VERIFY(!QApplication::activePopupWidget());
}

void tst_PlacePickers::beginsWithTheFirstOfEach()
{
    open(add());
    QTRY_COMPARE(m_places.value(m_places.size() - 1), (Name{u"acme"_s, u"ws000"_s}));
    QCOMPARE(shown(u"Connection"_s), u"Mine"_s);
    QCOMPARE(shown(u"Organization"_s), u"acme"_s);
    QCOMPARE(shown(u"Workspace"_s), u"ws000"_s);
    QCOMPARE(m_parts->connections.all().first().recentWorkspaces, QStringList{u"acme/ws000"_s});
}

void tst_PlacePickers::listsWhatItKnows()
{
    add();
    add(u"Other"_s);
    open();
    m_pickers->setSimulator(simulator::ServiceAddress{QUrl(u"http://127.0.0.1:1/api/v2"_s), u"acme"_s, "t"});
    const auto texts = [this] {
        QStringList items;
        for (int index = 0; index < picker(u"Connection"_s)->count(); ++index)
            items.append(picker(u"Connection"_s)->itemText(index));
        return items;
    };
    const QStringList all{u"Simulator on this computer"_s, u"Mine"_s, u"Other"_s, u"Connections..."_s};
    QCOMPARE(texts(), all);
    m_pickers->setSimulator(std::nullopt);
    QCOMPARE(texts(), all); // the simulator stays in the list, because choosing it starts it
}

void tst_PlacePickers::beginsWhereItWasLeft_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("text");
    QTest::newRow("a workspace") << u"ws003"_s << u"ws003"_s;
    QTest::newRow("all workspaces") << u"All workspaces"_s << QString();
}

void tst_PlacePickers::beginsWhereItWasLeft()
{
    QFETCH(const QString, row);
    QFETCH(const QString, text);
    open(add());
    QTRY_COMPARE(shown(u"Workspace"_s), u"ws000"_s);
    choose(u"Workspace"_s, row);
    QCOMPARE(m_places.last(), (Name{u"acme"_s, text}));
    restart();
    QTRY_COMPARE(m_places.value(m_places.size() - 1), (Name{u"acme"_s, text}));
    QCOMPARE(shown(u"Connection"_s), u"Mine"_s);
    QCOMPARE(shown(u"Workspace"_s), row);
}

void tst_PlacePickers::searchesAtTheService()
{
    open(add());
    QTRY_COMPARE(shown(u"Workspace"_s), u"ws000"_s);
    const QListView *list = openList(u"Workspace"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"14"_s);
    const QStringList found{u"ws014"_s, u"ws114"_s, u"ws140"_s, u"ws141"_s, u"ws142"_s, u"ws143"_s,
                            u"ws144"_s, u"ws145"_s, u"ws146"_s, u"ws147"_s, u"ws148"_s, u"ws149"_s};
    QTRY_COMPARE(rows(list), found);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(m_places.last(), (Name{u"acme"_s, u"ws114"_s}));
    QVERIFY(!QApplication::activePopupWidget());
    QTRY_COMPARE(rows(list).size(), 102); // a page, all workspaces, and the chosen one of page two
    QCOMPARE(rows(list).first(), u"All workspaces"_s);
}

void tst_PlacePickers::enterWaitsForTheAnswer()
{
    open(add());
    QTRY_COMPARE(shown(u"Workspace"_s), u"ws000"_s);
    QTest::keyClick(picker(u"Workspace"_s), Qt::Key_1); // typing opens the search
    QTest::keyClicks(QApplication::focusWidget(), u"49"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(shown(u"Workspace"_s), u"ws000"_s);
    QTRY_COMPARE(m_places.last(), (Name{u"acme"_s, u"ws149"_s}));
}

void tst_PlacePickers::pagesAsItIsScrolled()
{
    open(add());
    QTRY_COMPARE(shown(u"Workspace"_s), u"ws000"_s);
    QListView *list = openList(u"Workspace"_s);
    QTRY_COMPARE(rows(list).size(), 101);
    list->scrollToBottom();
    QTRY_COMPARE(rows(list).size(), Workspaces + 1);
    QCOMPARE(list->model()->index(8, 0).data(PickerModel::CountRole).toInt(), 0);
    QCOMPARE(list->model()->index(7, 0).data(PickerModel::CountRole).toInt(), 6);
}

void tst_PlacePickers::saysWhenNothingFits()
{
    open(add());
    QTRY_COMPARE(shown(u"Workspace"_s), u"ws000"_s);
    const QListView *list = openList(u"Workspace"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"nope"_s);
    QTRY_COMPARE(rows(list).size(), 0);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!QApplication::activePopupWidget());
    QCOMPARE(shown(u"Workspace"_s), u"ws000"_s);
}

void tst_PlacePickers::showsRecentOnesAndAllFirst()
{
    open(add());
    QTRY_COMPARE(shown(u"Workspace"_s), u"ws000"_s);
    choose(u"Workspace"_s, u"ws002"_s);
    choose(u"Workspace"_s, u"ws001"_s);
    const QListView *list = openList(u"Workspace"_s);
    QCOMPARE(rows(list).first(5), (QStringList{u"All workspaces"_s, u"ws001"_s, u"ws002"_s, u"ws000"_s, u"ws003"_s}));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    choose(u"Organization"_s, u"other"_s);
    QTRY_COMPARE(m_places.last(), (Name{u"other"_s, u"ws000"_s}));
    choose(u"Organization"_s, u"acme"_s); // the last workspace of that organization is chosen again
    QCOMPARE(m_places.last(), (Name{u"acme"_s, u"ws001"_s}));
}

void tst_PlacePickers::asksForATokenThatIsMissing()
{
    add(u"Mine"_s, {});
    open(m_parts->connections.all().first());
    QTRY_VERIFY(!m_pickers->isConnected());
    QVERIFY(!dialog()); // no token is asked for at the start
    emit picker(u"Connection"_s)->activated(picker(u"Connection"_s)->findText(u"Mine"_s));
    QTRY_VERIFY(dialog());
    QTRY_COMPARE(QApplication::focusWidget()->accessibleName(), u"Token"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"secret-token"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // presses Connect
    QTRY_COMPARE(shown(u"Workspace"_s), u"ws000"_s);
}

void tst_PlacePickers::keepsThePlaceWhenTheTokenIsRefused()
{
    open(add());
    QTRY_COMPARE(shown(u"Workspace"_s), u"ws000"_s);
    choose(u"Workspace"_s, u"ws005"_s);
    m_goodToken = "Bearer newer-token";
    m_pickers->askForToken();
    QTRY_COMPARE(QApplication::focusWidget()->accessibleName(), u"Token"_s);
    QCOMPARE(shown(u"Workspace"_s), u"ws005"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"newer-token"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(m_endpoint.token, "newer-token");
    QCOMPARE(m_places.last(), (Name{u"acme"_s, u"ws005"_s}));
    QCOMPARE(shown(u"Workspace"_s), u"ws005"_s);
}

void tst_PlacePickers::neverSendsATokenElsewhere()
{
    settings::Connection mine = add();
    open(mine);
    QTRY_COMPARE(shown(u"Workspace"_s), u"ws000"_s);
    mine = m_parts->connections.all().first();
    mine.base = QUrl(u"http://localhost:%1/api/v2"_s.arg(m_server->port()));
    QVERIFY(m_parts->connections.edit(mine)); // the dialog does this while it is open
    QCOMPARE(m_endpoint.base.host(), u"127.0.0.1"_s);
}

/// The form of bulk create that the connection chose goes with the endpoint, also after it was changed.
void tst_PlacePickers::takesTheFormOfTheConnection()
{
    settings::Connection mine = add();
    open(mine);
    QTRY_COMPARE(shown(u"Workspace"_s), u"ws000"_s);
    QVERIFY(!m_endpoint.form);
    mine = m_parts->connections.all().first();
    mine.form = protocol::BulkActionDialect{.filter = protocol::FilterDialect::Flat};
    QVERIFY(m_parts->connections.edit(mine));
    m_pickers->showConnections();
    auto *dialog = m_pickers->findChild<ConnectionsDialog *>();
    QVERIFY(dialog);
    dialog->reject(); // as if it had been chosen there
    QTRY_VERIFY(m_endpoint.form == mine.form);
}

void tst_PlacePickers::leavesWhatIsRemoved()
{
    const settings::Connection mine = add();
    open(mine);
    QTRY_COMPARE(shown(u"Workspace"_s), u"ws000"_s);
    m_parts->connections.remove(mine.id);
    QVERIFY(!m_pickers->isConnected());
    QCOMPARE(m_places.last(), Name());
    QVERIFY(m_endpoint.token.isEmpty());
    QCOMPARE(shown(u"Workspace"_s), QString());
}

void tst_PlacePickers::takesTheSimulatorWhileThereIsNoOther()
{
    m_goodToken = "Bearer of-the-simulator";
    add(u"Mine"_s, {});
    open(m_parts->connections.all().first());
    const QUrl base(u"http://127.0.0.1:%1/api/v2"_s.arg(m_server->port()));
    m_pickers->setSimulator(simulator::ServiceAddress{base, u"acme"_s, "of-the-simulator"});
    QTRY_COMPARE(shown(u"Workspace"_s), u"ws000"_s);
    QCOMPARE(shown(u"Connection"_s), u"Simulator on this computer"_s);
    m_pickers->setSimulator(std::nullopt);
    QVERIFY(!m_pickers->isConnected());
    QCOMPARE(m_places.last(), Name());
}

/// The dialect of a service is remembered from one start to the next, and only for the address at which it was found.
void tst_PlacePickers::remembersWhatTheServiceUnderstands()
{
    settings::Connection mine = add();
    open(mine);
    QTRY_COMPARE(m_places.size(), 1);
    QVERIFY(m_endpoint.dialect == service::Dialect());
    bool isShown = false;
    m_parts->service.show(m_endpoint, u"wscr-1"_s, this, [&](const auto &shown) { isShown = shown.isOk(); });
    QTRY_VERIFY(isShown);
    QCOMPARE(m_parts->connections.find(mine.id)->dialect.show, service::Dialect::Show::Specification);
    QCOMPARE(m_parts->connections.find(mine.id)->recentWorkspaces, QStringList{u"acme/ws000"_s});
    restart();
    QTRY_COMPARE(m_endpoint.dialect.show, service::Dialect::Show::Specification);
    http::Requester http;
    service::Client later(http, m_parts->clock); // the client of a program that was started anew
    m_asked.clear();
    isShown = false;
    later.show(m_endpoint, u"wscr-1"_s, this, [&](const auto &shown) { isShown = shown.isOk(); });
    QTRY_VERIFY(isShown);
    QCOMPARE(m_asked.filter(u"wscr-1"_s), QStringList{u"/api/v2/workspaces/change-requests/wscr-1"_s});
}

void tst_PlacePickers::keepsNoSecret()
{
    open(add());
    QTRY_COMPARE(shown(u"Workspace"_s), u"ws000"_s);
    QVERIFY(m_parts->connections.save());
    QVERIFY(m_parts->preferences.save());
    QFile file(m_folder->filePath(u"preferences.ini"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray kept = file.readAll();
    QVERIFY(kept.contains("ws000") && !kept.contains("secret-token"));
    QVERIFY(std::all_of(m_asked.begin(), m_asked.end(),
                        [](const QString &target) { return !target.contains("secret-token"_L1); }));
}

RUNLATCH_WINDOW_TEST(tst_PlacePickers)
#include "tst_placepickers.moc"
