// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "support/warnings.h"
#include "ui/desktop/alert.h"

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
#include "ui/desktop/bus/busalerts.h"
#include "ui/desktop/privatebus.h"

#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusError>
#endif

#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)

/// The server of notifications, as its specification describes it.
class NotificationServer final : public QObject, protected QDBusContext
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    explicit NotificationServer(const QString &address, const QString &name)
        : m_name(name)
        , m_bus(QDBusConnection::connectToBus(address, name))
    {
        m_bus.registerObject(u"/org/freedesktop/Notifications"_s, this,
                             QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals);
    }
    ~NotificationServer() override { QDBusConnection::disconnectFromBus(m_name); }

    bool serve() { return m_bus.registerService(u"org.freedesktop.Notifications"_s); }

    struct Shown
    {
        uint replaced;
        QString title;
        QString text;
        QStringList actions;
        QVariantMap hints;
    };
    QList<Shown> shown;
    bool isHanging = false;
    QStringList capabilities{u"body"_s};
    bool isSilent = false; ///< does not tell its capabilities
    int asked = 0;
    uint next = 7; ///< the number of the next notification that replaces none

public slots:
    QStringList GetCapabilities()
    {
        ++asked;
        if (isSilent)
            sendErrorReply(QDBusError::NotSupported);
        return capabilities;
    }
    uint Notify(const QString &, uint replaced, const QString &, const QString &title, const QString &text,
                const QStringList &actions, const QVariantMap &hints, int)
    {
        shown.append({replaced, title, text, actions, hints});
        if (isHanging)
            setDelayedReply(true);
        return replaced ? replaced : next++;
    }

signals:
    void ActionInvoked(uint id, const QString &action);
    void ActivationToken(uint id, const QString &token);
    void NotificationClosed(uint id, uint reason);

private:
    const QString m_name;
    QDBusConnection m_bus;
};

#endif

/// The desktop's server shows the alerts, a click on one comes back, and one that hangs or is missing changes nothing.
class tst_BusAlerts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { support::failOnWarnings(); }
    void showsAndReplaces();
    void aClickComesBackWithItsToken();
    void aClosedOneIsNotReplaced();
    void aStrangerCannotClick();
    void noTextBecomesMarkup_data();
    void noTextBecomesMarkup();
    void keepsOneOfAKindWhileTheServerHangs();
    void saysNothingWithoutAServer();
    void saysNothingWithoutABus();
};

void tst_BusAlerts::initTestCase()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    if (!PrivateBus::isPossible())
        QSKIP("there is no dbus-daemon");
#else
    QSKIP("this system has no D-Bus");
#endif
}

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)

void tst_BusAlerts::showsAndReplaces()
{
    PrivateBus bus;
    QVERIFY(bus.start());
    NotificationServer server(bus.address(), u"server"_s);
    QVERIFY(server.serve());
    BusAlerts alerts(bus.address());
    alerts.show(alertOf(AlertKind::Requests, 2, u"net-prod"_s));
    QTRY_COMPARE(server.shown.size(), 1);
    QCOMPARE(server.shown[0].replaced, 0U);
    QCOMPARE(server.shown[0].text, u"net-prod"_s);
    QVERIFY(server.shown[0].actions.startsWith(u"default"_s));
    QCOMPARE(server.shown[0].hints.value(u"desktop-entry"_s).toString(), u"runlatch"_s);
    alerts.show(alertOf(AlertKind::Requests, 3, u"net-test"_s));
    alerts.show(alertOf(AlertKind::DeadlineLast, 1, u"net-prod"_s));
    QTRY_COMPARE(server.shown.size(), 3);
    const bool isFirst = server.shown[1].text == u"net-test"_s;
    QCOMPARE(server.shown[isFirst ? 1 : 2].replaced, 7U); // the other one of its kind
    QCOMPARE(server.shown[isFirst ? 2 : 1].replaced, 0U);
    QCOMPARE(server.shown[isFirst ? 2 : 1].hints.value(u"urgency"_s).toInt(), 2);
}

void tst_BusAlerts::aClickComesBackWithItsToken()
{
    PrivateBus bus;
    QVERIFY(bus.start());
    NotificationServer server(bus.address(), u"server"_s);
    QVERIFY(server.serve());
    BusAlerts alerts(bus.address());
    QSignalSpy clicked(&alerts, &AlertChannel::clicked);
    alerts.show(alertOf(AlertKind::DeadlineSoon, 1, u"net-prod"_s));
    QTRY_COMPARE(server.shown.size(), 1);
    const auto click = [&] {                        // the answer with the number may still be on its way
        emit server.ActionInvoked(3, u"default"_s); // another program's
        emit server.ActionInvoked(7, u"other"_s);
        emit server.ActivationToken(7, u"token-1"_s);
        emit server.ActionInvoked(7, u"default"_s);
        return !clicked.isEmpty();
    };
    QTRY_VERIFY(click());
    QCOMPARE(clicked.first().at(0).value<AlertKind>(), AlertKind::DeadlineSoon);
    QCOMPARE(clicked.first().at(1).toByteArray(), QByteArray("token-1"));
}

void tst_BusAlerts::aClosedOneIsNotReplaced()
{
    PrivateBus bus;
    QVERIFY(bus.start());
    NotificationServer server(bus.address(), u"server"_s);
    QVERIFY(server.serve());
    BusAlerts alerts(bus.address());
    QSignalSpy clicked(&alerts, &AlertChannel::clicked);
    const auto isClicked = [&](uint id) { // its number is known, and what came before has been taken
        emit server.ActionInvoked(id, u"default"_s);
        return !clicked.isEmpty();
    };
    alerts.show(alertOf(AlertKind::Requests, 1, u"net"_s));
    QTRY_VERIFY(isClicked(7));
    clicked.clear();
    alerts.show(alertOf(AlertKind::DeadlineSoon, 1, u"net"_s));
    QTRY_VERIFY(isClicked(8));
    clicked.clear();
    emit server.NotificationClosed(7, 2);
    QTRY_VERIFY(isClicked(8));
    alerts.show(alertOf(AlertKind::Requests, 2, u"net"_s));
    QTRY_COMPARE(server.shown.size(), 3);
    QCOMPARE(server.shown.last().replaced, 0U);
}

void tst_BusAlerts::aStrangerCannotClick()
{
    PrivateBus bus;
    QVERIFY(bus.start());
    NotificationServer server(bus.address(), u"server"_s);
    NotificationServer stranger(bus.address(), u"stranger"_s);
    QVERIFY(server.serve());
    BusAlerts alerts(bus.address());
    QSignalSpy clicked(&alerts, &AlertChannel::clicked);
    alerts.show(alertOf(AlertKind::Requests, 1, u"net"_s));
    QTRY_COMPARE(server.shown.size(), 1);
    const auto click = [&] {
        emit stranger.ActivationToken(7, u"stranger"_s);
        emit stranger.ActionInvoked(7, u"default"_s);
        emit server.ActionInvoked(7, u"default"_s);
        return !clicked.isEmpty();
    };
    QTRY_VERIFY(click());
    QCOMPARE(clicked.first().at(1).toByteArray(), QByteArray());
}

void tst_BusAlerts::noTextBecomesMarkup_data()
{
    QTest::addColumn<QStringList>("capabilities");
    QTest::addColumn<bool>("isSilent");
    QTest::addColumn<QString>("text");
    QTest::newRow("reads markup") << QStringList{u"body"_s, u"body-markup"_s} << false << u"&lt;b&gt; &amp;"_s;
    QTest::newRow("shows it as it is") << QStringList{u"body"_s} << false << u"<b> &"_s;
    QTest::newRow("does not say") << QStringList() << true << u"‹b› +"_s;
}

/// The server is asked once.
void tst_BusAlerts::noTextBecomesMarkup()
{
    QFETCH(QStringList, capabilities);
    QFETCH(bool, isSilent);
    QFETCH(QString, text);
    PrivateBus bus;
    QVERIFY(bus.start());
    NotificationServer server(bus.address(), u"server"_s);
    server.capabilities = capabilities;
    server.isSilent = isSilent;
    QVERIFY(server.serve());
    BusAlerts alerts(bus.address());
    alerts.show(alertOf(AlertKind::Requests, 1, u"<b> &"_s));
    QTRY_COMPARE(server.shown.size(), 1);
    alerts.show(alertOf(AlertKind::DeadlineLast, 1, u"<b> &"_s));
    QTRY_COMPARE(server.shown.size(), 2);
    QCOMPARE(server.shown[0].text, text);
    QCOMPARE(server.shown[1].text, text);
    QCOMPARE(server.asked, 1);
}

void tst_BusAlerts::keepsOneOfAKindWhileTheServerHangs()
{
    PrivateBus bus;
    QVERIFY(bus.start());
    NotificationServer server(bus.address(), u"server"_s);
    server.isHanging = true;
    QVERIFY(server.serve());
    BusAlerts alerts(bus.address());
    for (int number = 0; number < 100; ++number)
        alerts.show(alertOf(AlertKind::Requests, 1, u"net"_s));
    QTRY_COMPARE(server.shown.size(), 1);
    alerts.show(alertOf(AlertKind::Requests, 1, u"net"_s));
    alerts.show(alertOf(AlertKind::DeadlineLast, 1, u"net"_s)); // comes behind what would be sent twice
    QTRY_COMPARE(server.shown.size(), 2);
    QCOMPARE(server.shown.last().hints.value(u"urgency"_s).toInt(), 2);
}

void tst_BusAlerts::saysNothingWithoutAServer()
{
    PrivateBus bus;
    QVERIFY(bus.start());
    BusAlerts alerts(bus.address());
    alerts.show(alertOf(AlertKind::Requests, 1, u"lost"_s));
    NotificationServer server(bus.address(), u"server"_s);
    QVERIFY(server.serve());
    const auto showAgain = [&] { // a server that comes later is used
        alerts.show(alertOf(AlertKind::Requests, 1, u"found"_s));
        return !server.shown.isEmpty() && server.shown.last().text == u"found"_s;
    };
    QTRY_VERIFY(showAgain());
}

void tst_BusAlerts::saysNothingWithoutABus()
{
    QTemporaryDir folder;
    BusAlerts alerts(u"unix:path="_s + folder.filePath(u"none"_s));
    QSignalSpy clicked(&alerts, &AlertChannel::clicked);
    for (const AlertKind kind : AllAlertKinds)
        alerts.show(alertOf(kind, 1, u"net"_s));
    QTRY_VERIFY(QThreadPool::globalInstance()->activeThreadCount() == 0);
    alerts.show(alertOf(AlertKind::Requests, 1, u"net"_s));
    QVERIFY(clicked.isEmpty());
}

#else

void tst_BusAlerts::showsAndReplaces() { }
void tst_BusAlerts::aClickComesBackWithItsToken() { }
void tst_BusAlerts::aClosedOneIsNotReplaced() { }
void tst_BusAlerts::aStrangerCannotClick() { }
void tst_BusAlerts::noTextBecomesMarkup_data() { }
void tst_BusAlerts::noTextBecomesMarkup() { }
void tst_BusAlerts::keepsOneOfAKindWhileTheServerHangs() { }
void tst_BusAlerts::saysNothingWithoutAServer() { }
void tst_BusAlerts::saysNothingWithoutABus() { }

#endif

RUNLATCH_TEST(tst_BusAlerts)

} // namespace runlatch::ui

#include "tst_busalerts.moc"
