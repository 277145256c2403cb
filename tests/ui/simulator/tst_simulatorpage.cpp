// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/simulatorpage.h"

#include "http/ownaddresses.h"
#include "http/rawsender.h"
#include "models/runmodel.h"
#include "models/runtaskmodel.h"
#include "support/freeport.h"
#include "support/scriptedserver.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/simulator/notificationspanel.h"
#include "ui/simulator/runtaskdetail.h"
#include "ui/simulator/simulatoraddressdialog.h"
#include "ui/simulator/timelineview.h"
#include "ui/taskview/reviewerview.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/badge.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/tables/tableview.h"
#include "ui/workbenchparts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The simulator's page starts, stops and keeps what is being read.
class tst_SimulatorPage : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void stopsWhileItDrainsAndSendsAgain();
    void stopsBeforeItServes();
    void keepsWhatIsReadWhenItIsDropped();
    void keepsItsPort();
    void saysThatThePortIsTaken();
    void takesTheAddressOfTheDialog();
    void saysWhatCannotBeUsedAtItsField();
    void timelineAndResultAreTabsInALowWindow();
    void explainsTheFormsThatItTakes_data();
    void explainsTheFormsThatItTakes();
    void aVerificationThatIsCalledBackIsNoSuccess();
    void startsARun();
    void ordersFitTheRunThatIsChosen();
    void itsClockStaysUntilAnotherIsTold();
    void tellsOfCreatedChangeRequests();

private:
    QPushButton *button(const QString &name) const { return support::button<QPushButton>(*m_page, name); }
    bool shows(const QString &text) const { return support::says(*m_page, text); }
    /// Reports an event like the simulator.
    void tell(const QString &id, simulator::RunTaskEvent::Type type)
    {
        simulator::RunTask runTask;
        runTask.id = id;
        runTask.runId = u"run-of-"_s + id;
        runTask.workspaceName = u"billing"_s;
        runTask.startedAt = m_parts->clock.utc();
        simulator::RunTaskEvent event;
        event.type = type;
        runTask.events.append(event);
        emit m_parts->simulator.runTaskChanged(runTask);
    }

    /// Starts the simulator, and waits until it serves.
    void serve()
    {
        QSignalSpy serving(m_page.get(), &SimulatorPage::serving);
        m_page->start();
        QVERIFY(support::waitFor([&serving] { return serving.size() == 1; }));
    }
    TableView *runs() const { return support::named<TableView>(*m_page, u"Runs"_s); }
    /// The text of the newest run in the column.
    QString shown(models::RunModel::Column column) const
    {
        return runs()->model()->index(0, static_cast<int>(column)).data().toString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_parts;
    std::unique_ptr<SimulatorPage> m_page;
};

void tst_SimulatorPage::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_parts = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    m_page = std::make_unique<SimulatorPage>(m_parts->workbench);
    m_page->resize(1200, 700);
    m_page->show();
}

void tst_SimulatorPage::cleanup()
{
    m_page.reset();
    m_parts.reset();
}

/// The simulator stops while it drains, and sends again. A request with a delayed answer keeps the first stop open
/// until after the second start.
void tst_SimulatorPage::stopsWhileItDrainsAndSendsAgain()
{
    QTcpServer integrator;
    QVERIFY(integrator.listen(QHostAddress::LocalHost));
    m_page->setTarget(QUrl(u"http://127.0.0.1:%1/"_s.arg(integrator.serverPort())), {}, {});
    QSignalSpy serving(m_page.get(), &SimulatorPage::serving);
    QSignalSpy stopped(m_page.get(), &SimulatorPage::stopped);
    m_page->start();
    QTRY_COMPARE(serving.size(), 1);
    m_parts->simulator.setFaults({{.kind = simulator::FaultKind::Latency, .time = std::chrono::seconds(1)}});
    QSignalSpy served(&m_parts->simulator, &simulator::Service::served);
    QTcpSocket client;
    const QUrl url = m_parts->simulator.address().url;
    client.connectToHost(url.host(), static_cast<quint16>(url.port()));
    client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTRY_COMPARE(served.size(), 1); // the answer to the request waits
    button(u"Stop the simulator"_s)->click();
    m_page->sendSample();
    QTRY_COMPARE(serving.size(), 2);
    QTRY_VERIFY(integrator.hasPendingConnections());
    QCOMPARE(stopped.size(), 0);
    QTRY_COMPARE(client.state(), QAbstractSocket::UnconnectedState); // an accepted request is answered
    bool isAnswered = false; // answered after the end of the first stop, in the thread of the simulator
    m_parts->simulator.startRunTask({}, this, [&isAnswered](const base::Result<QString> &) { isAnswered = true; });
    QTRY_VERIFY(isAnswered);
    QCOMPARE(stopped.size(), 0);
    QVERIFY(m_parts->simulator.isServing());
    QVERIFY(button(u"Stop the simulator"_s)->isVisible());
    QVERIFY(!button(u"Start the simulator"_s)->isVisible());
}

void tst_SimulatorPage::stopsBeforeItServes()
{
    QSignalSpy serving(m_page.get(), &SimulatorPage::serving);
    QSignalSpy stopped(m_page.get(), &SimulatorPage::stopped);
    m_page->start();
    button(u"Stop the simulator"_s)->click(); // the button is not visible, but a shortcut may be faster than a start
    QTRY_COMPARE(stopped.size(), 1);
    QVERIFY(!m_parts->simulator.isServing());
    QCOMPARE(serving.size(), 0);
    QVERIFY(button(u"Start the simulator"_s)->isVisible());
}

/// A run task that is being read stays in the detail view. It ended first, so it is dropped from the list first.
void tst_SimulatorPage::keepsWhatIsReadWhenItIsDropped()
{
    using Type = simulator::RunTaskEvent::Type;
    tell(u"taskrs-read"_s, Type::Finished);
    auto *table = support::named<TableView>(*m_page, u"Run tasks that were sent"_s);
    QCOMPARE(table->currentIndex().row(), 0);
    QVERIFY(shows(u"run-of-taskrs-read"_s));
    for (int number = 1; number < 1000; ++number)
        tell(u"taskrs-%1"_s.arg(number), Type::Finished);
    QCOMPARE(table->model()->rowCount(), 1000);
    QVERIFY(shows(u"run-of-taskrs-read"_s) && !shows(u"no longer in the list"_s));
    tell(u"taskrs-last"_s, Type::Finished);
    QCOMPARE(table->model()->rowCount(), 1000);
    QVERIFY(!table->currentIndex().isValid());
    QVERIFY(shows(u"run-of-taskrs-read"_s) && shows(u"no longer in the list"_s));
    tell(u"taskrs-1"_s, Type::Callback); // an event of another run task
    QVERIFY(shows(u"run-of-taskrs-read"_s));
}

/// The port is kept from start to start, also of the program, because integrators were given the address.
void tst_SimulatorPage::keepsItsPort()
{
    quint16 port = 0;
    for (const char *life : {"first", "later"}) {
        for (int start = 0; start < 2; ++start) {
            QSignalSpy serving(m_page.get(), &SimulatorPage::serving);
            QSignalSpy stopped(m_page.get(), &SimulatorPage::stopped);
            m_page->start();
            QTRY_COMPARE(serving.size(), 1);
            if (port == 0)
                port = m_parts->simulator.address().port;
            QCOMPARE(m_parts->simulator.address().url.port(), int(port));
            QVERIFY2(m_parts->preferences.simulatorAddress().port == port, life);
            button(u"Stop the simulator"_s)->click();
            QTRY_COMPARE(stopped.size(), 1);
        }
        m_page.reset();
        m_parts.reset();
        m_parts = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
        m_page = std::make_unique<SimulatorPage>(m_parts->workbench);
        m_page->show();
    }
    QVERIFY(port > 0);
}

void tst_SimulatorPage::saysThatThePortIsTaken()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    m_parts->preferences.setSimulatorAddress({.port = other.serverPort()});
    m_page->start();
    const auto *message = m_page->findChild<BarPlace *>()->findChild<MessageBar *>();
    QTRY_VERIFY(message->hasMessage());
    const QString expected = u"already listens at 127.0.0.1:%1."_s.arg(other.serverPort());
    QVERIFY2(message->text().contains(expected), qPrintable(message->text()));
    QVERIFY(!m_parts->simulator.isServing());
    QCOMPARE(m_parts->preferences.simulatorAddress().port, other.serverPort());
    const auto buttons = m_page->findChildren<QPushButton *>();
    const auto change =
        std::find_if(buttons.begin(), buttons.end(), [](const auto *one) { return one->text() == "Change port"_L1; });
    QVERIFY(change != buttons.end());
    (*change)->click();
    QVERIFY(m_page->findChild<SimulatorAddressDialog *>());
}

void tst_SimulatorPage::takesTheAddressOfTheDialog()
{
    const quint16 port = support::freePort();
    button(u"Address of the simulator"_s)->click();
    auto *dialog = m_page->findChild<SimulatorAddressDialog *>();
    QVERIFY(dialog);
    const auto type = [dialog](const QString &name, const QString &text) {
        qobject_cast<QLineEdit *>(support::field(*dialog, name)->editor())->setText(text);
    };
    type(u"Address"_s, u"0.0.0.0"_s);
    type(u"Public URL"_s, u"http://host.docker.internal:%1"_s.arg(port));
    type(u"Short name of the service"_s, u"TFE"_s);
    dialog->findChild<QSpinBox *>()->setValue(port);
    QVERIFY(!dialog->findChild<MessageBar *>()->isHidden()); // the warning that others can reach it
    dialog->accept();
    QSignalSpy serving(m_page.get(), &SimulatorPage::serving);
    m_page->start();
    QTRY_COMPARE(serving.size(), 1);
    const simulator::ServiceAddress address = m_parts->simulator.address();
    QCOMPARE(address.port, port);
    QCOMPARE(address.url, QUrl(u"http://host.docker.internal:%1/api/v2"_s.arg(port)));
    QCOMPARE(address.addresses, http::otherAddresses(u"0.0.0.0"_s));
    QCOMPARE(m_parts->preferences.simulatorAddress().serviceName, "TFE");
}

void tst_SimulatorPage::saysWhatCannotBeUsedAtItsField()
{
    SimulatorAddressDialog dialog({});
    dialog.open();
    const std::pair<QString, QString> wrong[] = {
        {u"Address"_s, u"http://x"_s}, {u"Public URL"_s, u"ftp://x"_s}, {u"Short name of the service"_s, u"T F"_s}};
    for (const auto &[name, text] : wrong) {
        const Field *field = support::field(dialog, name);
        QVERIFY2(field, qPrintable(name));
        auto *line = qobject_cast<QLineEdit *>(field->editor());
        const QString before = line->text();
        line->setText(text);
        dialog.accept();
        QVERIFY2(field->hasError(), qPrintable(name));
        QVERIFY(dialog.isVisible());
        line->setText(before);
    }
    dialog.accept();
    QVERIFY(!dialog.isVisible());
}

void tst_SimulatorPage::timelineAndResultAreTabsInALowWindow()
{
    tell(u"taskrs-1"_s, simulator::RunTaskEvent::Type::Finished);
    auto *timeline = m_page->findChild<TimelineView *>();
    auto *result = m_page->findChild<RunTaskDetail *>()->findChild<ReviewerView *>();
    QVERIFY(timeline->isVisible() && result->isVisible());
    m_page->resize(850, 520); // the page in a window of 900 x 600
    QTabBar *tabs = nullptr;
    for (QTabBar *bar : m_page->findChildren<QTabBar *>()) {
        if (bar->accessibleName() == "Parts of the run task"_L1)
            tabs = bar;
    }
    QVERIFY(tabs && tabs->isVisible());
    QVERIFY(timeline->isVisible() && !result->isVisible());
    QVERIFY(timeline->height() > 250);
    tabs->setCurrentIndex(1);
    QVERIFY(!timeline->isVisible() && result->isVisible());
    QTRY_VERIFY(result->height() > 250);
    m_page->resize(1200, 700);
    QVERIFY(timeline->isVisible() && result->isVisible() && !tabs->isVisible());
}

void tst_SimulatorPage::explainsTheFormsThatItTakes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("when");
    QTest::addColumn<QString>("badge"); // the badge while the simulator serves
    QTest::newRow("all") << u"All forms"_s << u"All of them are taken."_s << u"to try things out"_s << QString();
    QTest::newRow("specification") << u"Specification"_s << u"/workspaces/change-requests/<id>"_s
                                   << u"a client against the specification"_s << u"Specification only"_s;
    QTest::newRow("OpenAPI") << u"OpenAPI"_s << u"nested by field"_s << u"a client that was generated from it"_s
                             << u"OpenAPI only"_s;
}

void tst_SimulatorPage::explainsTheFormsThatItTakes()
{
    QFETCH(const QString, name);
    QFETCH(const QString, what);
    QFETCH(const QString, when);
    QFETCH(const QString, badge);
    QRadioButton *segment = nullptr;
    for (QRadioButton *one : m_page->findChildren<QRadioButton *>()) {
        if (one->text() == name)
            segment = one;
    }
    QVERIFY(segment);
    segment->click();
    QVERIFY(shows(what) && shows(when)); // shown while the user chooses
    QVERIFY(segment->accessibleDescription().contains(what) && segment->accessibleDescription().contains(when));
    QVERIFY(segment->toolTip().contains(what.toHtmlEscaped()));
    QSignalSpy serving(m_page.get(), &SimulatorPage::serving);
    m_page->start();
    QTRY_COMPARE(serving.size(), 1);
    QVERIFY(!shows(what)); // nothing can be chosen any more
    const auto badges = m_page->findChildren<Badge *>();
    const auto found = std::find_if(badges.begin(), badges.end(), [&badge](const Badge *one) {
        return one->isVisible() && one->spec().text == badge && !badge.isEmpty();
    });
    QCOMPARE(found != badges.end(), !badge.isEmpty());
    if (!badge.isEmpty())
        QVERIFY((*found)->accessibleDescription().contains(what) && !(*found)->toolTip().isEmpty());
}

void tst_SimulatorPage::aVerificationThatIsCalledBackIsNoSuccess()
{
    simulator::RunTask verified;
    verified.verification = simulator::Verification::Token;
    verified.state = protocol::TaskState::Passed;
    QCOMPARE(runTaskBadge(verified).text, u"Accepted"_s);
    QCOMPARE(runTaskBadge(verified).tone, Tone::Success);
    simulator::RunTaskEvent callback;
    callback.type = simulator::RunTaskEvent::Type::Callback;
    verified.events.append(callback);
    QCOMPARE(runTaskBadge(verified).text, u"Called back"_s);
    QCOMPARE(runTaskBadge(verified).tone, Tone::Error);
}

/// The target of the form is called at every stage of the run, which is shown with its stage and its deadline.
void tst_SimulatorPage::startsARun()
{
    using Column = models::RunModel::Column;
    QTcpServer integrator;
    QVERIFY(integrator.listen(QHostAddress::LocalHost));
    m_page->setTarget(QUrl(u"http://127.0.0.1:%1/"_s.arg(integrator.serverPort())), {}, {});
    QVERIFY(!button(u"Start a run"_s)->isEnabled());
    serve();
    button(u"Start a run"_s)->click();
    QTRY_COMPARE(runs()->model()->rowCount(), 1);
    QTRY_COMPARE(shown(Column::Status), u"Running"_s);
    QCOMPARE(shown(Column::Stage), u"pre_plan"_s);
    QVERIFY(!shown(Column::Workspace).isEmpty());
    QVERIFY(shown(Column::Deadline).isEmpty()); // it was not answered yet
    QTRY_VERIFY(integrator.hasPendingConnections());
    QTcpSocket *delivery = integrator.nextPendingConnection();
    QTRY_VERIFY(delivery->bytesAvailable() > 0);
    delivery->write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    QTRY_VERIFY(shown(Column::Deadline).startsWith(u"9:"_s) || shown(Column::Deadline) == "10:00"_L1);
    auto *tabs = support::named<QTabBar>(*m_page, u"Simulator"_s);
    button(u"Show its run tasks"_s)->click();
    QCOMPARE(tabs->currentIndex(), 0);
    QVERIFY(shows(shown(Column::Run)));
    support::named<QComboBox>(*m_page, u"Clock of the deadlines"_s)->setCurrentIndex(3); // ten minutes in a second
    QTRY_COMPARE(shown(Column::Status), u"Awaits an override"_s);
    button(u"Override"_s)->click();
    QTRY_COMPARE(shown(Column::Stage), u"post_plan"_s);
    button(u"Cancel the run"_s)->click();
    QTRY_COMPARE(shown(Column::Status), u"Canceled"_s);
    QVERIFY(!button(u"Cancel the run"_s)->isEnabled());
    QVERIFY(shown(Column::Deadline).isEmpty());
}

void tst_SimulatorPage::ordersFitTheRunThatIsChosen()
{
    using simulator::RunStatus;
    using simulator::StageStatus;
    serve();
    QCheckBox *target = nullptr;
    for (QCheckBox *box : m_page->findChildren<QCheckBox *>()) {
        if (box->text().contains("every stage"_L1))
            target = box;
    }
    QVERIFY(target);
    target->setChecked(false); // nothing is attached either, so the run has no stages
    button(u"Start a run"_s)->click();
    QTRY_COMPARE(shown(models::RunModel::Column::Status), u"Applied"_s);
    QVERIFY(!button(u"Override"_s)->isEnabled());
    simulator::Run waiting{.id = u"run-waits"_s, .status = RunStatus::PostPlanRunning};
    waiting.stages = {{.stage = protocol::Stage::PostPlan, .status = StageStatus::AwaitingOverride}};
    emit m_parts->simulator.runChanged(waiting);
    runs()->setCurrentIndex(runs()->model()->index(0, 0));
    QVERIFY(button(u"Override"_s)->isEnabled() && button(u"Cancel the run"_s)->isEnabled());
    support::named<QTabBar>(*m_page, u"Simulator"_s)->setCurrentIndex(2);
    QVERIFY(shows(u"post_plan: awaits an override"_s));
    button(u"Override"_s)->click(); // no such run: it is over, and there is nothing to tell
    QVERIFY(!m_page->findChild<BarPlace *>()->findChild<MessageBar *>()->hasMessage());
    button(u"Show its run tasks"_s)->click(); // none was sent yet
    QVERIFY(m_page->focusWidget() && m_page->focusWidget()->isVisible());
}

void tst_SimulatorPage::itsClockStaysUntilAnotherIsTold()
{
    auto *clock = support::named<QComboBox>(*m_page, u"Clock of the deadlines"_s);
    QCOMPARE(clock->count(), 4);
    clock->setCurrentIndex(3);
    QCOMPARE(clock->currentText(), u"Clock 600x"_s);
    serve();
    QCOMPARE(clock->currentText(), u"Clock 600x"_s); // it is kept from start to start
    simulator::ServiceOptions slow;
    slow.warp = 10;
    m_page->start(slow);
    QTRY_COMPARE(clock->currentText(), u"Clock 10x"_s);
}

void tst_SimulatorPage::tellsOfCreatedChangeRequests()
{
    support::ScriptedServer receiver(support::Script::answer(support::httpAnswer(202)));
    serve();
    support::named<QTabBar>(*m_page, u"Simulator"_s)->setCurrentIndex(4);
    support::firstOf<QCheckBox>(*m_page, [](const QCheckBox *box) {
        return box->text().remove(u'&').contains("notification"_L1);
    })->click();
    QVERIFY(shows(u"Enter the whole URL"_s)); // there is none yet
    auto *panel = m_page->findChild<NotificationsPanel *>();
    auto *url = qobject_cast<QLineEdit *>(support::field(*panel, u"Target URL"_s)->editor());
    url->setText(receiver.url(u"/notify"_s).toString());
    QTest::keyClick(url, Qt::Key_Return);
    QVERIFY(!shows(u"Enter the whole URL"_s));
    const simulator::ServiceAddress address = m_parts->simulator.address();
    const QUrl bulk(address.url.toString() + "/organizations/acme/explorer/bulk-actions"_L1);
    const QByteArray body = R"({"data":{"type":"bulk_actions","attributes":{"action_type":"change_request",)"
                            R"("action_inputs":{"subject":"Pin","message":"now"},"query":{"type":"workspaces",)"
                            R"("filter":[{"workspace_name":{"is_not":["x"]}}]}}}})";
    const http::Headers headers{{"Authorization", "Bearer " + address.token},
                                {"Content-Type", "application/vnd.api+json"}};
    http::RawSender sender(m_parts->clock);
    sender.send(bulk, http::writeRequest("POST", bulk, headers, body), std::chrono::seconds(10), m_page.get(),
                [](const base::Result<http::Response> &) {});
    QVERIFY(support::waitFor([this] { return shows(u"40 sent, 40 taken"_s); }));
    QVERIFY(shows(u": answered 202"_s));
    QCOMPARE(receiver.requestLine(0), "POST /notify HTTP/1.1");
}

RUNLATCH_WINDOW_TEST(tst_SimulatorPage)

} // namespace runlatch::ui

#include "tst_simulatorpage.moc"
