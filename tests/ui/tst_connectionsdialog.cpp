// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/settings/connectionsdialog.h"

#include "base/systemclock.h"
#include "http/server.h"
#include "settings/preferences.h"
#include "support/testidentity.h"
#include "ui/changerequests/certificatedialog.h"
#include "ui/settings/connectioneditor.h"
#include "ui/settings/connectionreportview.h"
#include "ui/settings/foundcredentialslist.h"
#include "ui/theme.h"
#include "ui/widgets/confirmation.h"
#include "ui/widgets/field.h"
#include "ui/widgets/messagebar.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

namespace {

/// As the service answers a user's token: no organization, so that nothing is listed.
http::Response answerOf(const http::Request &request)
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

QString textOf(const QWidget *widget)
{
    QString text;
    for (const QLabel *label : widget->findChildren<QLabel *>())
        text += label->text() + u'\n';
    return text;
}

} // namespace

class tst_ConnectionsDialog : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_dialog.reset(); }
    void cleanupTestCase() { m_theme.reset(); }
    void theSimulatorIsAlwaysThere();
    void addsByHostAlone();
    void savesWhereNothingAnswersYet();
    void showsErrorsAtTheirField();
    void warnsWhereTheTokenCanBeRead_data();
    void warnsWhereTheTokenCanBeRead();
    void testsAndReports();
    void doesNotPraiseWhatKnowsNothing();
    void aWrongTokenIsSaidAndCanBeMended();
    void aWrongAddressIsSaidAndCanBeMended();
    void offersTrustAndPins();
    void offersWhatWasFound();
    void duplicatesAndRemoves();
    void asksBeforeTypedThingsAreLost();
    void neverSendsAKeptTokenToAnotherHost();
    void connects();
    void everythingHasAName();
    void fitsASmallWindow();

private:
    void serve(const QString &identity = {});
    void open(const settings::CredentialPlaces &places = {});
    QPushButton *button(const QString &name) const;
    Field *field(const QString &name) const;
    void type(const QString &name, const QString &text);
    void add(const QString &name, const QString &address, const QString &token);
    QListWidget *list() const { return m_dialog->findChildren<QListWidget *>().first(); }
    QString message() const;
    QString site(const QString &scheme = u"http"_s) const
    {
        return u"%1://127.0.0.1:%2"_s.arg(scheme).arg(m_server->port());
    }
    QByteArray keptToken(const QUuid &id);
    settings::Connection only() const { return m_connections->all().value(0); }

    std::unique_ptr<Theme> m_theme;
    base::SystemClock m_clock;
    std::unique_ptr<http::Server> m_server;
    QList<QByteArray> m_tokens;
    http::Client m_http;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<settings::SecretStore> m_store;
    std::unique_ptr<settings::ConnectionTokens> m_keptTokens;
    std::unique_ptr<settings::Connections> m_connections;
    std::unique_ptr<ConnectionsDialog> m_dialog;
};

void tst_ConnectionsDialog::initTestCase()
{
    m_theme = std::make_unique<Theme>(*qApp);
    m_theme->apply(ThemeChoice::Light);
    m_theme->setReducedMotion(true);
}

void tst_ConnectionsDialog::init()
{
    m_tokens.clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<settings::SecretStore>(m_clock, settings::SecretStore::Place::Memory);
    m_keptTokens = std::make_unique<settings::ConnectionTokens>(m_clock, *m_store);
    m_connections = std::make_unique<settings::Connections>(m_folder->path(), *m_keptTokens);
    serve();
    open();
}

void tst_ConnectionsDialog::serve(const QString &identity)
{
    m_server = std::make_unique<http::Server>(m_clock, http::Limits(),
                                              [this](const http::Request &request, const http::Responder &responder) {
                                                  m_tokens.append(http::headerValue(request.headers, "Authorization"));
                                                  responder.respond(answerOf(request));
                                              });
    if (!identity.isEmpty())
        m_server->setIdentity(support::testIdentity(identity));
    QVERIFY(m_server->listen(u"127.0.0.1"_s, 0));
}

void tst_ConnectionsDialog::open(const settings::CredentialPlaces &places)
{
    m_dialog = std::make_unique<ConnectionsDialog>(
        ConnectionsDialog::Means{*m_connections, *m_keptTokens, m_http, m_clock}, places);
    m_dialog->open();
}

QPushButton *tst_ConnectionsDialog::button(const QString &name) const
{
    const auto buttons = m_dialog->findChildren<QPushButton *>();
    for (QPushButton *candidate : buttons) {
        if (candidate->text().remove(u'&') == name || candidate->accessibleName() == name)
            return candidate;
    }
    qFatal("no button %s", qPrintable(name));
}

Field *tst_ConnectionsDialog::field(const QString &name) const
{
    const auto fields = m_dialog->findChildren<Field *>();
    for (Field *candidate : fields) {
        if (candidate->editor()->accessibleName() == name)
            return candidate;
    }
    qFatal("no field %s", qPrintable(name));
}

void tst_ConnectionsDialog::type(const QString &name, const QString &text)
{
    auto *edit = qobject_cast<QLineEdit *>(field(name)->editor());
    if (!edit)
        edit = field(name)->editor()->findChild<QLineEdit *>();
    edit->clear();
    QTest::keyClicks(edit, text);
}

void tst_ConnectionsDialog::add(const QString &name, const QString &address, const QString &token)
{
    button(u"Add a connection"_s)->click();
    type(u"Name"_s, name);
    type(u"Address"_s, address);
    if (!token.isEmpty())
        type(u"Token"_s, token);
}

QString tst_ConnectionsDialog::message() const
{
    const auto *bar = m_dialog->findChild<MessageBar *>();
    return bar->hasMessage() ? bar->text() : QString();
}

QByteArray tst_ConnectionsDialog::keptToken(const QUuid &id)
{
    std::optional<base::Result<settings::ConnectionTokens::Kept>> kept;
    m_keptTokens->read(settings::Connection{.id = id}.tokenName(), this,
                       [&kept](const auto &answer) { kept = answer; });
    if (!QTest::qWaitFor([&kept] { return kept.has_value(); }))
        qFatal("no answer");
    return *kept ? (*kept)->token : QByteArray();
}

void tst_ConnectionsDialog::theSimulatorIsAlwaysThere()
{
    QCOMPARE(list()->count(), 1);
    QCOMPARE(list()->item(0)->text(), u"Simulator on this computer"_s);
    QVERIFY(!field(u"Name"_s)->isVisible());
    for (const QString &name : {u"Test"_s, u"Save"_s, u"Remove the connection"_s, u"Duplicate the connection"_s})
        QVERIFY2(!button(name)->isEnabled(), qPrintable(name));
    QVERIFY(button(u"Connect"_s)->isEnabled());
}

void tst_ConnectionsDialog::addsByHostAlone()
{
    add(u"Mine"_s, u"127.0.0.1:%1"_s.arg(m_server->port()), u" secret "_s);
    button(u"Save"_s)->click();
    QTRY_COMPARE(list()->count(), 2);
    QCOMPARE(list()->currentItem()->text(), u"Mine"_s);
    QCOMPARE(only().base, QUrl(site() + u"/found/v2"_s));
    QCOMPARE(keptToken(only().id), "secret");
    QCOMPARE(m_tokens, QList<QByteArray>{QByteArray()}); // where the API is, is asked without a token
    QTRY_VERIFY(textOf(field(u"Token"_s)).contains(u"this session only"_s));
    QVERIFY(!button(u"Save"_s)->isEnabled());
}

void tst_ConnectionsDialog::savesWhereNothingAnswersYet()
{
    add(u"Later"_s, u"http://127.0.0.1:1"_s, u"secret"_s);
    button(u"Save"_s)->click();
    QTRY_COMPARE(m_connections->all().size(), 1);
    QCOMPARE(only().base, QUrl(u"http://127.0.0.1:1/api/v2"_s));
}

void tst_ConnectionsDialog::showsErrorsAtTheirField()
{
    add({}, u"ftp://x"_s, {});
    button(u"Save"_s)->click();
    QVERIFY(field(u"Name"_s)->hasError());
    type(u"Name"_s, u"Mine"_s);
    QVERIFY(!field(u"Name"_s)->hasError());
    button(u"Save"_s)->click();
    QVERIFY(field(u"Address"_s)->hasError());
    type(u"Address"_s, site());
    type(u"Short name of the service"_s, u"not one"_s);
    button(u"Save"_s)->click();
    QVERIFY(field(u"Short name of the service"_s)->hasError());
    button(u"Test"_s)->click();
    QVERIFY(field(u"Token"_s)->hasError());
    QVERIFY(m_connections->all().isEmpty());
    QVERIFY(m_tokens.isEmpty());
}

void tst_ConnectionsDialog::warnsWhereTheTokenCanBeRead_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("warned");
    QTest::newRow("host") << u"tf.example"_s << false;
    QTest::newRow("https") << u"https://tf.example"_s << false;
    QTest::newRow("this computer") << u"http://127.0.0.1:8080"_s << false;
    QTest::newRow("http") << u"http://tf.example"_s << true;
}

void tst_ConnectionsDialog::warnsWhereTheTokenCanBeRead()
{
    QFETCH(const QString, address);
    QFETCH(const bool, warned);
    add(u"Mine"_s, address, {});
    QCOMPARE(textOf(field(u"Address"_s)).contains(u"not encrypted"_s), warned);
}

void tst_ConnectionsDialog::testsAndReports()
{
    add(u"Mine"_s, site(), u"secret"_s);
    button(u"Test"_s)->click();
    QTRY_COMPARE(message(), u"The connection works."_s);
    const QString rows = textOf(m_dialog->findChild<ConnectionReportView *>());
    for (const QString &row : {u"of the user ada"_s, u"Test <b>Service</b>"_s, u"30 requests a second"_s,
                               u"learned on first use"_s, u"no workspace was found"_s})
        QVERIFY2(rows.contains(row), qPrintable(row + u" is not in "_s + rows));
    QVERIFY(m_connections->all().isEmpty()); // tried, not saved
    QCOMPARE(m_tokens.last(), "Bearer secret");
    type(u"Token"_s, u"other"_s); // the report is of another one
    QVERIFY(!m_dialog->findChild<ConnectionReportView *>()->isVisible());
}

void tst_ConnectionsDialog::doesNotPraiseWhatKnowsNothing()
{
    add(u"Mine"_s, site() + u"/elsewhere"_s, u"secret"_s); // everything is 404 there
    button(u"Test"_s)->click();
    QTRY_VERIFY(message().contains(u"nothing shows that it is the service"_s));
}

void tst_ConnectionsDialog::aWrongTokenIsSaidAndCanBeMended()
{
    add(u"Mine"_s, site(), u"wrong"_s);
    button(u"Test"_s)->click();
    QTRY_VERIFY(message().contains(u"does not accept the token"_s));
    button(u"Edit connection"_s)->click();
    QVERIFY(field(u"Token"_s)->isAncestorOf(m_dialog->focusWidget()));
}

void tst_ConnectionsDialog::aWrongAddressIsSaidAndCanBeMended()
{
    add(u"Mine"_s, u"http://127.0.0.1:1"_s, u"secret"_s);
    button(u"Test"_s)->click();
    QTRY_VERIFY(message().contains(u"Nothing listens at 127.0.0.1:1"_s));
    button(u"Edit connection"_s)->click();
    QCOMPARE(m_dialog->focusWidget(), field(u"Address"_s)->editor());
}

void tst_ConnectionsDialog::offersTrustAndPins()
{
    serve(u"self-signed"_s);
    add(u"Mine"_s, site(u"https"_s), u"secret"_s);
    button(u"Test"_s)->click();
    QTRY_VERIFY(m_dialog->findChild<CertificateDialog *>());
    QVERIFY(m_tokens.isEmpty());
    m_dialog->findChild<CertificateDialog *>()->accept();
    QTRY_COMPARE(message(), u"The connection works."_s);
    button(u"Save"_s)->click();
    QTRY_COMPARE(m_connections->all().size(), 1);
    QCOMPARE(only().pinnedCertificate, support::fingerprintOf(support::testIdentity(u"self-signed"_s)));
    button(u"Forget it"_s)->click();
    button(u"Save"_s)->click();
    QTRY_VERIFY(only().pinnedCertificate.isEmpty());
}

void tst_ConnectionsDialog::offersWhatWasFound()
{
    open({.files = {}, .environment = {{u"TFE_TOKEN"_s, u"found"_s}, {u"TFE_ADDRESS"_s, site()}}});
    auto *found = m_dialog->findChild<FoundCredentialsList *>();
    QTRY_VERIFY(found->isVisible());
    const auto *offers = found->findChild<QListWidget *>();
    QCOMPARE(offers->item(0)->text(), u"127.0.0.1:%1\nfrom TFE_TOKEN"_s.arg(m_server->port()));
    QVERIFY(m_connections->all().isEmpty()); // offered, not taken
    QVERIFY(m_tokens.isEmpty());
    button(u"Use it"_s)->click();
    QVERIFY(m_connections->all().isEmpty());
    button(u"Save"_s)->click();
    QTRY_COMPARE(m_connections->all().size(), 1);
    QCOMPARE(keptToken(only().id), "found");
    QVERIFY(!found->isVisible());
}

void tst_ConnectionsDialog::duplicatesAndRemoves()
{
    const auto first = m_connections->add({.name = u"Mine"_s, .base = QUrl(site() + u"/api/v2"_s)});
    m_keptTokens->write(first->tokenName(), "secret", this, [](const auto &) {});
    m_dialog->choose(first->id);
    button(u"Duplicate the connection"_s)->click();
    button(u"Duplicate the connection"_s)->click();
    QCOMPARE(list()->count(), 4);
    QVERIFY(keptToken(m_connections->all().last().id).isEmpty());
    m_dialog->choose(first->id);
    button(u"Remove the connection"_s)->click();
    auto *confirmation = m_dialog->findChild<Confirmation *>();
    QVERIFY(confirmation);
    QCOMPARE(list()->count(), 4);
    confirmation->accept();
    QCOMPARE(list()->count(), 3);
    QCOMPARE(list()->currentRow(), 0);
    QVERIFY(keptToken(first->id).isEmpty());
}

void tst_ConnectionsDialog::asksBeforeTypedThingsAreLost()
{
    const auto first = m_connections->add({.name = u"Mine"_s, .base = QUrl(site() + u"/api/v2"_s)});
    m_dialog->choose(first->id);
    type(u"Name"_s, u"Other"_s);
    list()->setCurrentRow(0);
    QTRY_VERIFY(m_dialog->findChild<Confirmation *>());
    QCOMPARE(list()->currentRow(), 1);
    m_dialog->findChild<Confirmation *>()->accept();
    QTRY_COMPARE(list()->currentRow(), 0);
    QCOMPARE(only().name, u"Mine"_s);
    QTRY_VERIFY(!m_dialog->findChild<Confirmation *>());
    m_dialog->choose(first->id);
    type(u"Name"_s, u"Other"_s);
    m_dialog->reject();
    QVERIFY(m_dialog->isVisible());
    m_dialog->findChild<Confirmation *>()->accept();
    QVERIFY(!m_dialog->isVisible());
}

void tst_ConnectionsDialog::neverSendsAKeptTokenToAnotherHost()
{
    const auto first = m_connections->add({.name = u"Mine"_s, .base = QUrl(u"http://127.0.0.1:1/api/v2"_s)});
    m_keptTokens->write(first->tokenName(), "secret", this, [](const auto &) {});
    m_dialog->choose(first->id);
    QTRY_VERIFY(textOf(field(u"Token"_s)).contains(u"this session only"_s));
    type(u"Address"_s, site());
    button(u"Test"_s)->click();
    QVERIFY(field(u"Token"_s)->hasError());
    button(u"Connect"_s)->click();
    QVERIFY(m_dialog->isVisible());
    button(u"Save"_s)->click();
    QTRY_COMPARE(only().base, QUrl(site() + u"/found/v2"_s));
    QVERIFY(keptToken(first->id).isEmpty());
    QVERIFY(!m_tokens.contains("Bearer secret"));
}

void tst_ConnectionsDialog::connects()
{
    QSignalSpy wanted(m_dialog.get(), &ConnectionsDialog::connectWanted);
    button(u"Connect"_s)->click();
    QCOMPARE(wanted.count(), 1);
    QVERIFY(wanted.takeFirst().first().toUuid().isNull()); // the simulator
    m_dialog->open();
    add(u"Mine"_s, site(), u"secret"_s);
    QTest::keyClick(field(u"Name"_s)->editor(), Qt::Key_Return);
    QTRY_COMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().toUuid(), only().id);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(keptToken(only().id), "secret");
}

void tst_ConnectionsDialog::everythingHasAName()
{
    button(u"Add a connection"_s)->click();
    const auto widgets = m_dialog->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible())
            continue;
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
        QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
    }
}

void tst_ConnectionsDialog::fitsASmallWindow()
{
    QVERIFY(m_connections->add({.name = u"Production"_s, .base = QUrl(u"https://tf.example/api/v2"_s)}));
    open({.files = {}, .environment = {{u"TF_TOKEN_other_example"_s, u"found"_s}}});
    QTRY_VERIFY(m_dialog->findChild<FoundCredentialsList *>()->isVisible());
    add(u"Mine"_s, site(), u"secret"_s);
    button(u"Test"_s)->click();
    QTRY_COMPARE(message(), u"The connection works."_s);
    QVERIFY(m_dialog->minimumSizeHint().width() <= 860);
    QVERIFY(m_dialog->minimumSizeHint().height() <= 560);
    for (const auto theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
        m_theme->apply(theme);
        QTRY_COMPARE(field(u"Name"_s)->palette().color(QPalette::Text), qApp->palette().color(QPalette::Text));
        const QString name = theme == ThemeChoice::Dark ? u"dark"_s : u"light"_s;
        if (const QString folder = qEnvironmentVariable("RUNLATCH_PICTURES"); !folder.isEmpty())
            QVERIFY(m_dialog->grab().save(u"%1/connections-%2.png"_s.arg(folder, name)));
    }
    m_theme->apply(ThemeChoice::Light);
}

QTEST_MAIN(tst_ConnectionsDialog)
#include "tst_connectionsdialog.moc"
