// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "brokenintegration.h"
#include "clitrial.h"
#include "signedintegration.h"
#include "support/suite.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QSslSocket>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// The commands make deliberate faults, send verification requests, and speak HTTPS.
class tst_CliFaults : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void helpListsTheFaults_data();
    void helpListsTheFaults();
    void wrongUsage_data();
    void wrongUsage();
    void simulateTellsItsFault();
    void simulateKeepsToADialect();
    void triggerSignsWrongly();
    void callbackMayHaveArrived();
    void verificationIsAccepted_data();
    void verificationIsAccepted();
    void verificationIsRefused();
    void verificationWithoutAnAnswer();
    void servesHttps_data();
    void servesHttps();
    void aRefusedCertificateIsShownAndPinned();
    void triggerTakesAPin();
    void triggerServesHttpsByAFastClock();
    void aFaultHasItsPlaceAndCount();
    void aPassphraseComesFromTheEnvironment();
    void aCertificateThatCannotBeRead();

private:
    std::unique_ptr<CliFolder> m_folder;
    QString m_key;
};

namespace {

QString certificate(const QString &name)
{
    return QStringLiteral(RUNLATCH_TEST_DATA "/tls/") + name;
}

} // namespace

void tst_CliFaults::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_key = m_folder->write(u"key"_s, "secret123\n");
}

void tst_CliFaults::helpListsTheFaults_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArrayList>("listed");
    QTest::addColumn<QByteArrayList>("missing");
    QTest::newRow("simulate") << u"simulate"_s
                              << QByteArrayList{"latency=300ms", "status=503",       "rate-limit=2", "redirect=URL",
                                                "shifting-page", "bulk-delay=300ms", "html"}
                              << QByteArrayList{"wrong-signature", "cut-request"};
    QTest::newRow("trigger") << u"trigger"_s << QByteArrayList{"wrong-signature", "repeated", "cut-request", "reset"}
                             << QByteArrayList{"shifting-page", "bulk-delay"};
}

void tst_CliFaults::helpListsTheFaults()
{
    QFETCH(QString, command);
    QFETCH(QByteArrayList, listed);
    QFETCH(QByteArrayList, missing);
    Program program({command, u"--help"_s});
    QCOMPARE(program.exitStatus(), 0);
    const QByteArray help = program.rest();
    for (const QByteArray &name : listed)
        QVERIFY2(help.contains(name), name.constData());
    for (const QByteArray &name : missing)
        QVERIFY2(!help.contains(name), name.constData());
}

void tst_CliFaults::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QStringList simulate{u"simulate"_s, u"--fault"_s};
    const QStringList trigger{u"trigger"_s, u"--url"_s, u"http://127.0.0.1:9"_s};
    QTest::newRow("no such fault") << simulate + QStringList{u"earthquake"_s};
    QTest::newRow("a value that is none") << simulate + QStringList{u"status=often"_s};
    QTest::newRow("a probability that is none") << simulate + QStringList{u"reset@2"_s};
    QTest::newRow("a fault of deliveries") << simulate + QStringList{u"wrong-signature"_s};
    QTest::newRow("a fault of lists") << trigger + QStringList{u"--fault"_s, u"shifting-page"_s};
    QTest::newRow("no such dialect") << QStringList{u"simulate"_s, u"--dialect"_s, u"latin"_s};
    QTest::newRow("no such form") << trigger + QStringList{u"--verification"_s, u"--verification-form"_s, u"round"_s};
    QTest::newRow("no such answer") << trigger + QStringList{u"--answer"_s, u"html"_s};
    QTest::newRow("a form of nothing") << trigger + QStringList{u"--verification-form"_s, u"token"_s};
    QTest::newRow("a result of a verification")
        << trigger + QStringList{u"--verification"_s, u"--expect"_s, u"passed"_s};
    QTest::newRow("a pin that is none") << trigger + QStringList{u"--pin"_s, u"AB:CD"_s};
    QTest::newRow("a key without a certificate") << QStringList{u"inspect"_s, u"--tls-key"_s, u"key.pem"_s};
}

void tst_CliFaults::wrongUsage()
{
    QFETCH(QStringList, arguments);
    Program program(arguments);
    QCOMPARE(program.exitStatus(), 64);
    QVERIFY(program.diagnostics().contains("--help\".\n"));
    QVERIFY(program.rest().isEmpty());
}

void tst_CliFaults::simulateTellsItsFault()
{
    Program simulator({u"simulate"_s, u"--fault"_s, u"status=403"_s, u"--fault"_s, u"latency=1ms@0"_s});
    const QStringList service = m_folder->service(simulator);
    Program show(QStringList{u"change-requests"_s, u"show"_s, u"wscr-1"_s} + service);
    QCOMPARE(show.next()[u"http"].toInt(), 403);
    QCOMPARE(show.exitStatus(), 2);
    const QJsonObject request = simulator.next(u"request"_s);
    QCOMPARE(request[u"status"].toInt(), 403);
    QCOMPARE(request[u"fault"].toString(), u"status=403"_s);
}

void tst_CliFaults::simulateKeepsToADialect()
{
    Program simulator(
        {u"simulate"_s, u"--dialect"_s, u"openapi"_s, u"--workspaces"_s, u"1"_s, u"--change-requests"_s, u"1"_s});
    const QStringList service = m_folder->service(simulator);
    Program list(QStringList{u"change-requests"_s, u"list"_s, u"--organization"_s, u"acme"_s, u"--all-workspaces"_s}
                 + service);
    const QString id = list.next(u"change-request"_s)[u"id"].toString();
    Program archive(QStringList{u"change-requests"_s, u"archive"_s, id} + service);
    QCOMPARE(archive.next()[u"event"].toString(), u"archived"_s);
    QJsonObject request = simulator.next(u"request"_s);
    QVERIFY(!request.contains("fault"_L1));
    while (!request.isEmpty() && request[u"method"].toString() == "GET"_L1)
        request = simulator.next(u"request"_s);
    QCOMPARE(request[u"form"].toString(), u"openapi"_s);
}

void tst_CliFaults::triggerSignsWrongly()
{
    Program inspect({u"inspect"_s, u"--hmac-key-file"_s, m_key, u"--count"_s, u"1"_s});
    const QString url = inspect.next(u"listening"_s)[u"url"].toString();
    Program trigger({u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, url, u"--hmac-key-file"_s, m_key, u"--fault"_s,
                     u"wrong-signature"_s, u"--deadline"_s, u"300ms"_s});
    QCOMPARE(inspect.next(u"captured"_s)[u"signature"][u"verdict"].toString(), u"invalid"_s);
    QCOMPARE(trigger.exitStatus(), 2);
}

/// A callback may have arrived: it is carried out, and its answer never comes.
void tst_CliFaults::callbackMayHaveArrived()
{
    Program inspect({u"inspect"_s, u"--hmac-key-file"_s, m_key, u"--reply"_s, u"passed"_s, u"--count"_s, u"1"_s});
    const QString url = inspect.next(u"listening"_s)[u"url"].toString();
    Program trigger(
        {u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, url, u"--hmac-key-file"_s, m_key, u"--fault"_s, u"reset"_s});
    const QJsonObject callback = inspect.next(u"callback"_s);
    QVERIFY(callback[u"http"].isNull());
    QCOMPARE(callback[u"error"].toString(), u"network"_s);
    QCOMPARE(callback[u"outcome"].toString(), u"unknown"_s);
    QCOMPARE(trigger.next(u"result"_s)[u"status"].toString(), u"passed"_s);
}

void tst_CliFaults::verificationIsAccepted_data()
{
    QTest::addColumn<QStringList>("form");
    QTest::newRow("by default") << QStringList();
    for (const char *name : {"recorded", "token", "level", "stage", "bare"})
        QTest::newRow(name) << QStringList{u"--verification-form"_s, QString::fromLatin1(name)};
}

void tst_CliFaults::verificationIsAccepted()
{
    QFETCH(QStringList, form);
    Program inspect({u"inspect"_s, u"--hmac-key-file"_s, m_key, u"--reply"_s, u"passed"_s, u"--count"_s, u"1"_s});
    const QString url = inspect.next(u"listening"_s)[u"url"].toString();
    Program trigger(QStringList{u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, url, u"--hmac-key-file"_s, m_key,
                                u"--verification"_s}
                    + form);
    const QJsonObject captured = inspect.next(u"captured"_s);
    QCOMPARE(captured[u"verification"].toBool(), true);
    QCOMPARE(captured[u"signature"][u"verdict"].toString(), u"valid"_s);
    QCOMPARE(inspect.exitStatus(), 0); // nothing is called back
    QVERIFY(!inspect.rest().contains("\"event\":\"callback\""));
    QCOMPARE(trigger.exitStatus(), 0);
    const QByteArray said = trigger.rest();
    QVERIFY2(said.contains("\"event\":\"accepted\""), said.constData());
    QVERIFY2(!said.contains("\"event\":\"result\""), said.constData());
}

void tst_CliFaults::verificationIsRefused()
{
    Program inspect({u"inspect"_s, u"--answer-verification"_s, u"500"_s});
    const QString url = inspect.next(u"listening"_s)[u"url"].toString();
    Program trigger({u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, url, u"--verification"_s});
    QCOMPARE(trigger.next(u"refused"_s)[u"http"].toInt(), 500);
    QCOMPARE(trigger.exitStatus(), 1);
}

void tst_CliFaults::verificationWithoutAnAnswer()
{
    Program trigger({u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, u"http://127.0.0.1:9"_s, u"--verification"_s});
    QCOMPARE(trigger.next(u"attempt"_s)[u"rule"].toString(), u"network.refused"_s);
    QCOMPARE(trigger.next()[u"kind"].toString(), u"network"_s);
    QCOMPARE(trigger.exitStatus(), 2); // the outcome is open, because the request was not refused
}

void tst_CliFaults::servesHttps_data()
{
    QTest::addColumn<QStringList>("command");
    const QStringList pair{u"--tls-certificate"_s, certificate(u"self-signed.crt"_s), u"--tls-key"_s,
                           certificate(u"self-signed.key"_s)};
    const QStringList one{u"--tls-certificate"_s, certificate(u"self-signed.pem"_s)};
    QTest::newRow("inspect") << QStringList{u"inspect"_s} + pair;
    QTest::newRow("simulate") << QStringList{u"simulate"_s} + one;
}

void tst_CliFaults::servesHttps()
{
    QFETCH(QStringList, command);
    Program program(command);
    const QUrl url(program.next(u"listening"_s)[u"url"].toString());
    QCOMPARE(url.scheme(), u"https"_s);
    QSslSocket socket;
    socket.setPeerVerifyMode(QSslSocket::VerifyNone);
    socket.connectToHostEncrypted(url.host(), static_cast<quint16>(url.port()));
    QVERIFY2(socket.waitForEncrypted(), qPrintable(socket.errorString()));
    const auto expected = QSslCertificate::fromPath(certificate(u"self-signed.pem"_s));
    QCOMPARE(socket.peerCertificate(), expected.constFirst());
}

void tst_CliFaults::aRefusedCertificateIsShownAndPinned()
{
    Program simulator({u"simulate"_s, u"--tls-certificate"_s, certificate(u"self-signed.pem"_s)});
    const QStringList show =
        QStringList{u"change-requests"_s, u"show"_s, u"wscr-none"_s} + m_folder->service(simulator);
    const QByteArray digest =
        QSslCertificate::fromPath(certificate(u"self-signed.pem"_s)).constFirst().digest(QCryptographicHash::Sha256);
    const QString fingerprint = QString::fromLatin1(digest.toHex(':').toUpper());
    Program refused(show);
    const QJsonObject error = refused.next(u"error"_s);
    QCOMPARE(error[u"kind"].toString(), u"tls"_s);
    QCOMPARE(error[u"certificate"][u"sha256"].toString(), fingerprint);
    QVERIFY(!error[u"certificate"][u"issuer"].toString().isEmpty());
    QVERIFY(error[u"certificate"][u"until"].toString().endsWith(u'Z'));
    QVERIFY(error[u"message"].toString().contains(u"--pin "_s + fingerprint));
    QCOMPARE(refused.exitStatus(), 2);
    for (const QString &pin : {fingerprint, QString::fromLatin1(digest.toHex())}) {
        Program pinned(show + QStringList{u"--pin"_s, pin});
        QCOMPARE(pinned.next(u"error"_s)[u"http"].toInt(), 404); // the service was asked
    }
    Program other(show + QStringList{u"--pin"_s, QString(64, u'0')});
    QCOMPARE(other.next(u"error"_s)[u"kind"].toString(), u"tls"_s);
}

void tst_CliFaults::triggerTakesAPin()
{
    Program inspect({u"inspect"_s, u"--tls-certificate"_s, certificate(u"self-signed.pem"_s)});
    const QString url = inspect.next(u"listening"_s)[u"url"].toString();
    const QStringList trigger{u"trigger"_s, u"--linger"_s, u"0s"_s, u"--url"_s, url, u"--verification"_s};
    Program refused(trigger);
    QCOMPARE(refused.next(u"attempt"_s)[u"rule"].toString(), u"tls.self-signed"_s);
    QVERIFY(refused.next(u"error"_s)[u"message"].toString().contains(u"--pin SHA256"_s));
    QCOMPARE(refused.exitStatus(), 2);
    const QByteArray digest =
        QSslCertificate::fromPath(certificate(u"self-signed.pem"_s)).constFirst().digest(QCryptographicHash::Sha256);
    Program pinned(trigger + QStringList{u"--pin"_s, QString::fromLatin1(digest.toHex(':'))});
    QVERIFY(!pinned.next(u"accepted"_s).isEmpty());
    QCOMPARE(pinned.exitStatus(), 0);
    const QJsonObject captured = inspect.next(u"captured"_s);
    QCOMPARE(captured[u"tls"][u"version"].toString(), u"TLS 1.3"_s);
    QVERIFY(captured[u"tls"][u"cipher"].toString().startsWith(u"TLS_"_s));
    QCOMPARE(captured[u"listener"].toString(), QUrl(url).authority());
}

/// The callback does not come, because the integration does not trust the certificate; ten minutes are over at once.
void tst_CliFaults::triggerServesHttpsByAFastClock()
{
    SignedIntegration integration;
    Program program(
        triggerArguments(integration.url(),
                         {u"--hmac-key-file"_s, m_key, u"--tls-certificate"_s, certificate(u"self-signed.pem"_s),
                          u"--deadline"_s, u"10m"_s, u"--warp"_s, u"1200"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(integration.payloads.size(), 1);
    const QString url = integration.payloads.constFirst()[u"task_result_callback_url"].toString();
    QVERIFY2(url.startsWith("https://127.0.0.1:"_L1), qPrintable(url));
    const QJsonObject result = events.constLast();
    QCOMPARE(result[u"status"].toString(), u"errored"_s);
    QVERIFY2(result[u"why"].toString().contains("within 10 min"_L1), qPrintable(result[u"why"].toString()));
}

void tst_CliFaults::aFaultHasItsPlaceAndCount()
{
    using Step = IntegrationStep;
    BrokenIntegration integration(
        {Step::answers(200), Step::calls("passed"), Step::calls("passed"), Step::calls("passed")});
    Program program(triggerArguments(integration.url(), {u"--fault"_s, u"callback:status=503#2"_s}));
    QStringList told;
    for (const QJsonObject &event : eventsNamed(runToEnd(program), u"callback"_s))
        told.append(QString::number(event[u"http"].toInt()) + u' ' + event[u"fault"].toString());
    QCOMPARE(told, QStringList({u"503 callback:status=503#2"_s, u"503 callback:status=503#2"_s, u"200 "_s}));
    QCOMPARE(program.exitStatus(), 0);
}

void tst_CliFaults::aPassphraseComesFromTheEnvironment()
{
    const QStringList arguments{u"inspect"_s, u"--tls-certificate"_s, certificate(u"encrypted.pem"_s)};
    Program without(arguments);
    QCOMPARE(without.next()[u"kind"].toString(), u"secret"_s);
    QCOMPARE(without.exitStatus(), 2);
    qputenv("RUNLATCH_TLS_PASSPHRASE", "open sesame");
    Program with(arguments);
    qunsetenv("RUNLATCH_TLS_PASSPHRASE");
    QVERIFY(with.next()[u"url"].toString().startsWith("https://"_L1));
}

void tst_CliFaults::aCertificateThatCannotBeRead()
{
    for (const QString &command : {u"inspect"_s, u"simulate"_s}) {
        Program program({command, u"--tls-certificate"_s, m_folder->path(u"nowhere.pem"_s)});
        QCOMPARE(program.next()[u"kind"].toString(), u"secret"_s);
        QCOMPARE(program.exitStatus(), 2);
    }
}

RUNLATCH_TEST(tst_CliFaults)
#include "tst_clifaults.moc"
