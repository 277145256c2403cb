// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "ui/connections/certificatedialog.h"

#include "base/systemclock.h"
#include "base/utc.h"
#include "http/server.h"
#include "support/suite.h"
#include "support/testidentity.h"
#include "support/themedtest.h"
#include "ui/connections/placepickers.h"
#include "ui/widgets/labels/label.h"
#include "ui/workbenchparts.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

namespace {

const QDateTime Now(QDate(2026, 11, 21), QTime(12, 0), base::Utc);

http::Certificate certificate()
{
    return {u"tf.example"_s, u"Example <b>CA</b>"_s, Now.addDays(-10), Now.addDays(10), QByteArray(32, '\xab')};
}

QPushButton *trustButton(const QWidget &dialog)
{
    const auto buttons = dialog.findChildren<QPushButton *>();
    for (QPushButton *button : buttons) {
        if (button->text().startsWith(u"Trust"_s))
            return button;
    }
    return nullptr;
}

QString textOf(const QWidget &dialog)
{
    QString text;
    const auto labels = dialog.findChildren<Label *>();
    for (const Label *label : labels)
        text += label->text() + u'\n';
    return text;
}

} // namespace

/// Trust in a certificate is offered where it may be, never by default, for one connection.
class tst_CertificateDialog : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void cleanup()
    {
        m_pickers.reset();
        m_parts.reset();
    }
    void offersTrustWhereItMay_data();
    void offersTrustWhereItMay();
    void showsWhatToCompare();
    void neverTrustsByDefault();
    void pinsForOneConnection();
    void asksAgainWhenItChanged();

private:
    void serve(const QString &identity, quint16 port = 0);
    void connectTo(const QByteArray &pinned);
    CertificateDialog *shown() const { return m_pickers->findChild<CertificateDialog *>(); }
    QString address() const { return u"127.0.0.1:%1"_s.arg(m_server->port()); }

    base::SystemClock m_clock;
    std::unique_ptr<http::Server> m_server;
    QList<QByteArray> m_tokens;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_parts;
    std::unique_ptr<PlacePickers> m_pickers;
};

void tst_CertificateDialog::offersTrustWhereItMay_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("until");
    QTest::addColumn<bool>("offered");
    QTest::newRow("self-signed") << u"tls.self-signed"_s << 10 << true;
    QTest::newRow("unknown issuer") << u"tls.unknown-issuer"_s << 10 << true;
    QTest::newRow("wrong host") << u"tls.wrong-host"_s << 10 << true;
    QTest::newRow("changed") << u"tls.changed"_s << 10 << true;
    QTest::newRow("changed and expired") << u"tls.changed"_s << -1 << false;
    QTest::newRow("expired") << u"tls.expired"_s << -1 << false;
    QTest::newRow("not yet valid") << u"tls.not-yet-valid"_s << 10 << false;
    QTest::newRow("revoked") << u"tls.revoked"_s << 10 << false;
}

void tst_CertificateDialog::offersTrustWhereItMay()
{
    QFETCH(const QString, name);
    const auto rule = base::Rules::ofName(name);
    QFETCH(const int, until);
    QFETCH(const bool, offered);
    http::Certificate shown = certificate();
    shown.until = Now.addDays(until);
    QWidget parent;
    const CertificateDialog dialog(u"tf.example:443"_s, *rule, shown, Now, &parent);
    QCOMPARE(trustButton(dialog) != nullptr, offered);
    QVERIFY(textOf(dialog).contains(u"tf.example:443"_s));
    QVERIFY(textOf(dialog).contains(u"Nothing was sent"_s));
    QCOMPARE(textOf(dialog).contains(u"a different certificate than the one you trusted"_s),
             rule == base::Rules::TlsChanged);
}

void tst_CertificateDialog::showsWhatToCompare()
{
    QWidget parent;
    const CertificateDialog dialog(u"tf.example:443"_s, base::Rules::TlsUnknownIssuer, certificate(), Now, &parent);
    QString text = textOf(dialog);
    QVERIFY(text.contains(u"Example <b>CA</b>"_s)); // as text
    QVERIFY(text.contains(QLocale().toString(certificate().until.toLocalTime(), QLocale::ShortFormat)));
    QVERIFY(text.remove(u'\n').contains(http::fingerprintText(certificate().sha256)));
}

void tst_CertificateDialog::neverTrustsByDefault()
{
    QWidget parent;
    auto *dialog = new CertificateDialog(u"tf.example:443"_s, base::Rules::TlsSelfSigned, certificate(), Now, &parent);
    QSignalSpy accepted(dialog, &QDialog::accepted);
    QSignalSpy rejected(dialog, &QDialog::rejected);
    dialog->open();
    QVERIFY(!trustButton(*dialog)->isDefault());
    QTest::keyClick(dialog, Qt::Key_Return);
    QCOMPARE(accepted.count(), 0);
    QCOMPARE(rejected.count(), 1);
}

void tst_CertificateDialog::serve(const QString &identity, quint16 port)
{
    m_server.reset();
    m_server = std::make_unique<http::Server>(
        m_clock, http::Limits(), [this](const http::Request &request, const http::Responder &responder) {
            m_tokens.append(http::headerValue(request.headers, "Authorization"));
            responder.respond({200, {{"Content-Type", "application/vnd.api+json"}}, "{\"data\":[]}"});
        });
    m_server->setIdentity(support::testIdentity(identity));
    QVERIFY(m_server->listen(u"127.0.0.1"_s, port));
}

/// Makes a connection with a token that was used last.
void tst_CertificateDialog::connectTo(const QByteArray &pinned)
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_parts = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    const auto connection = m_parts->connections.add(
        {.name = u"Mine"_s, .base = QUrl(u"https://%1/api/v2"_s.arg(address())), .pinnedCertificate = pinned});
    m_parts->tokens.write(connection->tokenName(), "secret-token", this, [](const auto &) {});
    m_parts->preferences.setLastConnection(connection->id);
    m_pickers = std::make_unique<PlacePickers>(
        m_parts->service,
        ConnectionsDialog::Means{m_parts->connections, m_parts->tokens, m_parts->http, m_parts->clock},
        m_parts->preferences);
    m_pickers->show();
}

void tst_CertificateDialog::pinsForOneConnection()
{
    serve(u"self-signed"_s);
    m_tokens.clear();
    connectTo({});
    QTRY_VERIFY(shown());
    QVERIFY(m_tokens.isEmpty());
    QVERIFY(m_parts->connections.all().first().pinnedCertificate.isEmpty());
    trustButton(*shown())->click();
    QTRY_VERIFY(!m_tokens.isEmpty());
    QCOMPARE(m_tokens.first(), "Bearer secret-token");
    QCOMPARE(m_parts->connections.all().first().pinnedCertificate,
             support::fingerprintOf(support::testIdentity(u"self-signed"_s)));
    QTRY_VERIFY(!shown());
}

void tst_CertificateDialog::asksAgainWhenItChanged()
{
    serve(u"changed"_s);
    m_tokens.clear();
    connectTo(support::fingerprintOf(support::testIdentity(u"self-signed"_s)));
    QTRY_VERIFY(shown());
    QVERIFY(textOf(*shown()).contains(u"a different certificate than the one you trusted"_s));
    shown()->reject();
    QTRY_VERIFY(!shown());
    QVERIFY(m_tokens.isEmpty());
}

RUNLATCH_WINDOW_TEST(tst_CertificateDialog)
#include "tst_certificatedialog.moc"
