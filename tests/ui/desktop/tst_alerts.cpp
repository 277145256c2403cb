// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/desktop/alerts.h"

#include "support/fakeclock.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// A desktop that notes what it is to show.
class NotedAlerts final : public AlertChannel
{
public:
    void show(const Alert &alert) override { alerts.append(alert); }

    QList<Alert> alerts;
};

} // namespace

/// Alerts come together, apart in time and the urgent ones first, and none comes while a window is active.
class tst_Alerts : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aBurstIsOneAlert();
    void alertsAreApart();
    void theUrgentComesFirst();
    void levelsLeaveOut_data();
    void levelsLeaveOut();
    void whatWasNotWantedIsNotToldLater();
    void nothingWhileAWindowIsActive();
    void aClickLeadsToTheNewest();
    void foreignTextIsNoMarkup();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<settings::Preferences> m_preferences;
    std::unique_ptr<support::FakeClock> m_clock;
    std::unique_ptr<NotedAlerts> m_desktop;
    std::unique_ptr<Alerts> m_alerts;
};

void tst_Alerts::init()
{
    m_alerts.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<settings::Preferences>(m_folder->path());
    m_clock = std::make_unique<support::FakeClock>();
    m_desktop = std::make_unique<NotedAlerts>();
    m_alerts = std::make_unique<Alerts>(*m_clock, *m_desktop, *m_preferences);
}

void tst_Alerts::aBurstIsOneAlert()
{
    for (int number = 1; number <= 500; ++number)
        m_alerts->tell(AlertKind::Requests, u"net-%1"_s.arg(number), number);
    QVERIFY(m_desktop->alerts.isEmpty());
    m_clock->advance(Alerts::Gathering);
    QCOMPARE(m_desktop->alerts, QList<Alert>{alertOf(AlertKind::Requests, 500, u"net-500"_s)});
    QVERIFY(m_desktop->alerts.first().title.startsWith(u"500 "_s));
    m_clock->advance(std::chrono::minutes(1));
    QCOMPARE(m_desktop->alerts.size(), 1);
}

void tst_Alerts::alertsAreApart()
{
    for (int second = 0; second < 20; ++second) {
        m_alerts->tell(AlertKind::Requests, u"net"_s, second + 1);
        m_clock->advance(std::chrono::seconds(1));
    }
    QCOMPARE(m_desktop->alerts.size(), 4); // after 1, 6, 11 and 16 seconds
}

void tst_Alerts::theUrgentComesFirst()
{
    m_alerts->tell(AlertKind::Requests, u"net"_s, 1);
    m_alerts->tell(AlertKind::ListenerFailed, u"The port is in use."_s);
    m_alerts->tell(AlertKind::DeadlineOver, u"old until 14:01:00"_s, 2);
    m_alerts->tell(AlertKind::DeadlineLast, u"net until 14:03:22"_s, 1);
    m_clock->advance(std::chrono::minutes(1));
    QList<AlertKind> kinds;
    for (const Alert &alert : std::as_const(m_desktop->alerts))
        kinds.append(alert.kind);
    QCOMPARE(kinds,
             (QList<AlertKind>{AlertKind::DeadlineLast, AlertKind::DeadlineOver, AlertKind::ListenerFailed,
                               AlertKind::Requests}));
}

void tst_Alerts::levelsLeaveOut_data()
{
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("shown");
    QTest::newRow("off") << int(settings::AlertPreference::Off) << 0;
    QTest::newRow("quiet") << int(settings::AlertPreference::Quiet) << 6;
    QTest::newRow("loud") << int(settings::AlertPreference::Loud) << 7;
}

void tst_Alerts::levelsLeaveOut()
{
    QFETCH(int, level);
    QFETCH(int, shown);
    m_preferences->setAlerts(static_cast<settings::AlertPreference>(level));
    for (const AlertKind kind : AllAlertKinds)
        m_alerts->tell(kind, u"net"_s);
    m_clock->advance(std::chrono::minutes(5));
    QCOMPARE(m_desktop->alerts.size(), shown);
    m_alerts->tell(AlertKind::DeadlineSoon, u"net"_s);
    m_preferences->setAlerts(settings::AlertPreference::Off); // also for what waits
    m_clock->advance(std::chrono::minutes(5));
    QCOMPARE(m_desktop->alerts.size(), shown);
}

void tst_Alerts::whatWasNotWantedIsNotToldLater()
{
    m_alerts->tell(AlertKind::Requests, u"net"_s, 1);
    m_preferences->setAlerts(settings::AlertPreference::Off);
    m_clock->advance(Alerts::Gathering);
    m_preferences->setAlerts(settings::AlertPreference::Loud);
    m_alerts->tell(AlertKind::Requests, u"net"_s, 2);
    m_clock->advance(Alerts::Gathering);
    QCOMPARE(m_desktop->alerts, QList<Alert>{alertOf(AlertKind::Requests, 1, u"net"_s)});
}

void tst_Alerts::nothingWhileAWindowIsActive()
{
    m_alerts->tell(AlertKind::Requests, u"before"_s, 1);
    QWidget window;
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    m_alerts->tell(AlertKind::DeadlineLast, u"meanwhile"_s, 1);
    m_clock->advance(std::chrono::minutes(1));
    QVERIFY(m_desktop->alerts.isEmpty());
    window.hide();
    QTRY_VERIFY(!QApplication::activeWindow());
    m_alerts->tell(AlertKind::Requests, u"later"_s, 2);
    m_clock->advance(std::chrono::minutes(1));
    QCOMPARE(m_desktop->alerts, QList<Alert>{alertOf(AlertKind::Requests, 1, u"later"_s)});
}

void tst_Alerts::aClickLeadsToTheNewest()
{
    QSignalSpy wanted(m_alerts.get(), &Alerts::wanted);
    m_alerts->tell(AlertKind::Requests, u"net"_s, 41);
    m_alerts->tell(AlertKind::Requests, u"net"_s, 42);
    m_clock->advance(Alerts::Gathering);
    m_alerts->tell(AlertKind::Requests, u"net"_s, 43); // not shown yet
    emit m_desktop->clicked(AlertKind::Requests, "token");
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().at(1).toLongLong(), 42);
    QCOMPARE(wanted.first().at(2).toByteArray(), QByteArray("token"));
}

void tst_Alerts::foreignTextIsNoMarkup()
{
    const QString hostile = u"<b>net</b> &amp;\n<a href=\"https://example.com\">x</a>\u202e"_s + QString(100'000, u'<');
    const Alert alert = alertOf(AlertKind::Requests, 1, hostile);
    for (const QChar letter : u"\n\u202e"_s)
        QVERIFY(!alert.text.contains(letter));
    for (const QChar letter : u"<>&"_s)
        QVERIFY(!withoutMarkup(alert.text).contains(letter));
    QVERIFY(alert.text.contains(u"net"_s));
    QVERIFY(alert.text.size() <= 400);
    QCOMPARE(withoutMarkup(u"<b> &"_s), u"‹b› +"_s);
}

RUNLATCH_WINDOW_TEST(tst_Alerts)

} // namespace runlatch::ui

#include "tst_alerts.moc"
