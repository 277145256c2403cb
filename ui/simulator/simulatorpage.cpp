// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/simulatorpage.h"

#include "simulator/servicestart.h"
#include "store/sqlite/storegate.h"
#include "ui/simulator/clockpicker.h"
#include "ui/simulator/dialectwords.h"
#include "ui/simulator/faultspanel.h"
#include "ui/simulator/notificationspanel.h"
#include "ui/simulator/runspanel.h"
#include "ui/simulator/runtaskspanel.h"
#include "ui/simulator/sendform.h"
#include "ui/simulator/simulatoraddressdialog.h"
#include "ui/style/givingway.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/controls/keptchoice.h"
#include "ui/widgets/controls/typedvalues.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/headerstrip.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/keys/taborder.h"
#include "ui/widgets/labels/badge.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/navigation/tabbar.h"
#include "wording/plaintext.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

SimulatorPage::SimulatorPage(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_clock(new ClockPicker)
    , m_message(new MessageBar)
    , m_tabs(new TabBar)
    , m_sides(new QStackedWidget)
    , m_runTasks(new RunTasksPanel(workbench.clock))
    , m_form(new SendForm)
    , m_runs(new RunsPanel(workbench.clock))
    , m_faults(new FaultsPanel)
    , m_notifications(new NotificationsPanel)
{
    m_tabs->setAccessibleName(tr("Simulator"));
    for (const QString &tab : {tr("Run tasks"), tr("Send a run task"), tr("Runs"), tr("Faults"), tr("Notifications")})
        m_tabs->addTab(tab);
    const QList<QWidget *> sides{m_runTasks, m_form, m_runs, m_faults, m_notifications};
    for (QWidget *side : sides)
        m_sides->addWidget(side);
    connect(m_tabs, &QTabBar::currentChanged, m_sides, &QStackedWidget::setCurrentIndex);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildHeader());
    layout->addWidget(m_dialectWords);
    layout->addWidget(m_sides, 1);
    auto *bars = new BarPlace;
    bars->add(m_message);
    layout->addWidget(bars);
    connect(m_form, &SendForm::sendWanted, this, &SimulatorPage::send);
    connect(m_runTasks, &RunTasksPanel::firstWanted, this, [this] {
        if (!m_workbench.simulator.isServing()) {
            start();
            return;
        }
        m_tabs->setCurrentIndex(Send);
        m_form->focusFirst();
    });
    connect(m_clock, &ClockPicker::warpChanged, this, &SimulatorPage::setWarp);
    connect(m_runs, &RunsPanel::startWanted, this, &SimulatorPage::startRun);
    connect(m_runs, &RunsPanel::orderWanted, this, &SimulatorPage::order);
    connect(m_runs, &RunsPanel::runTasksWanted, this, &SimulatorPage::showRunTasksOf);
    connect(m_faults, &FaultsPanel::faultsChanged, this, &SimulatorPage::showFaults);
    connect(m_notifications, &NotificationsPanel::targetChanged, this, &SimulatorPage::setNotifications);
    connect(&workbench.simulator, &simulator::Service::notified, m_notifications, &NotificationsPanel::take);
    connect(&m_workbench.simulator, &simulator::Service::runTaskChanged, this,
            qOverload<const simulator::RunTask &>(&SimulatorPage::update));
    connect(&m_workbench.simulator, &simulator::Service::runChanged, this,
            qOverload<const simulator::Run &>(&SimulatorPage::update));
    showServing(false);
    keepTab(*m_tabs, workbench.preferences.session(), settings::SessionPart::SimulatorTab,
            {u"run-tasks"_s, u"send"_s, u"runs"_s, u"faults"_s, u"notifications"_s});
}

SimulatorPage::Carried SimulatorPage::carried() const
{
    return {static_cast<simulator::DialectRule>(m_dialect->current()),
            m_faults->faults(),
            m_clock->warp(),
            m_notifications->target(),
            m_notifications->key(),
            m_runs->carried(),
            m_runTasks->runTasks(),
            typedIn(*m_form)};
}

void SimulatorPage::goOn(const Carried &before)
{
    m_dialect->setCurrent(static_cast<int>(before.dialect));
    m_clock->setWarp(before.warp);
    m_faults->setFaults(before.faults);
    m_notifications->setTarget(before.notificationUrl, before.notificationKey);
    typeInto(*m_form, before.form);
    m_runs->goOn(before.runs);
    m_tabs->setPill(Runs, {m_runs->count(), Tone::None});
    for (auto runTask = before.runTasks.crbegin(); runTask != before.runTasks.crend(); ++runTask)
        m_runTasks->update(*runTask);
    m_tabs->setPill(RunTasks, {m_runTasks->count(), Tone::None});
    if (!m_workbench.simulator.isServing())
        return;
    showServing(true);
    emit serving(m_workbench.simulator.address());
}

QWidget *SimulatorPage::buildHeader()
{
    auto *header = new HeaderStrip(tr("Simulator"));
    m_state = new Badge;
    buildDialect();
    m_url = new ElidedLabel({}, TextStyle::Mono);
    m_copyUrl = new CopyButton(tr("Copy the simulator's address"));
    m_copyToken = new CopyButton(tr("Copy the simulator's token"));
    m_copyToken->setRestingIcon(u"key-round"_s);
    m_copyToken->setSecret();
    buildButtons();
    const QList<QWidget *> context{m_state, m_dialectBadge, m_dialect, m_url, m_copyUrl, m_copyToken};
    for (QWidget *widget : context)
        header->addContext(widget);
    header->addAction(m_stop);
    header->addAction(m_start);
    auto *line = new QWidget;
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_tabs);
    row->addWidget(m_clock);
    row->addWidget(m_address); // beside the tabs, because the first line is full while stopped
    header->setSecondLine(line);
    return header;
}

void SimulatorPage::buildDialect()
{
    using simulator::DialectRule;
    const int u = Theme::of(this).u();
    m_dialectBadge = new Badge;
    m_dialect = new Segmented(tr("Documented forms that are accepted"));
    for (const DialectRule rule : {DialectRule::Any, DialectRule::Specification, DialectRule::OpenApi}) {
        m_dialect->addSegment(static_cast<int>(rule), DialectWords::name(rule));
        m_dialect->setDescription(static_cast<int>(rule), DialectWords::explanation(rule));
    }
    m_dialectWords = new Label({}, TextStyle::Small);
    m_dialectWords->setMuted(true);
    m_dialectWords->setWordWrap(true);
    m_dialectWords->setMinimumHeight(1); // it goes where the window gets low, and must not keep it from that
    m_dialectWords->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    connect(m_dialect, &Segmented::currentChanged, this, &SimulatorPage::showDialect);
}

void SimulatorPage::showDialect()
{
    const auto rule = static_cast<simulator::DialectRule>(m_dialect->current());
    const QString words = DialectWords::explanation(rule);
    //: What can be chosen, and what it is
    m_dialectWords->setText(tr("%1: %2").arg(DialectWords::name(rule), words));
    m_dialectBadge->setSpec({DialectWords::onlyOne(rule), Tone::Info, u"info"_s, true});
    m_dialectBadge->setToolTip(wording::toolTip(words));
    m_dialectBadge->setAccessibleDescription(words);
}

/// In a low window the tool tips of the choice alone explain it.
void SimulatorPage::fitWords()
{
    m_dialectWords->setVisible(!m_dialect->isHidden() && !givesWay(*this, Yielding::QueryInWords));
}

void SimulatorPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitWords();
}

void SimulatorPage::buildButtons()
{
    m_start = makeButton(ButtonRole::Standard, tr("Start"), u"play"_s, this);
    m_start->setAccessibleName(tr("Start the simulator"));
    m_stop = makeButton(ButtonRole::Standard, tr("Stop"), u"square"_s, this);
    m_stop->setAccessibleName(tr("Stop the simulator"));
    m_address = makeButton(ButtonRole::Text, tr("Address..."), {}, this);
    m_address->setAccessibleName(tr("Address of the simulator"));
    connect(m_start, &QPushButton::clicked, this, qOverload<>(&SimulatorPage::start));
    connect(m_stop, &QPushButton::clicked, this, &SimulatorPage::stop);
    connect(m_address, &QPushButton::clicked, this, &SimulatorPage::editAddress);
}

/// Takes effect at once while the simulator serves, otherwise from its start.
void SimulatorPage::setWarp(int warp)
{
    m_runs->setWarp(warp);
    m_workbench.simulator.setWarp(warp);
}

/// Likewise.
void SimulatorPage::setNotifications()
{
    m_workbench.simulator.setNotifications(m_notifications->target(), m_notifications->key());
}

void SimulatorPage::start()
{
    simulator::ServiceOptions options;
    options.dialect = static_cast<simulator::DialectRule>(m_dialect->current());
    options.faults = m_faults->faults();
    options.warp = m_clock->warp();
    options.notificationUrl = m_notifications->target();
    options.notificationKey = m_notifications->key();
    const settings::SimulatorAddress address = m_workbench.preferences.simulatorAddress();
    options.host = address.host;
    options.port = address.port;
    options.publicUrl = address.publicUrl;
    options.serviceName = address.serviceName;
    start(options);
}

void SimulatorPage::editAddress()
{
    auto *dialog = new SimulatorAddressDialog(m_workbench.preferences.simulatorAddress(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_workbench.preferences.setSimulatorAddress(dialog->address());
        m_message->dismiss();
        if (m_workbench.simulator.isServing())
            m_message->setMessage(Tone::Info, tr("The address is used from the next start of the simulator on."));
    });
    dialog->open();
}

/// If the saved port is 0, it becomes the port in use.
void SimulatorPage::keepPort(const simulator::ServiceOptions &options)
{
    settings::SimulatorAddress address = m_workbench.preferences.simulatorAddress();
    if (address.port != 0 || address.host != options.host)
        return;
    address.port = m_workbench.simulator.address().port;
    m_workbench.preferences.setSimulatorAddress(address);
}

void SimulatorPage::start(const simulator::ServiceOptions &options)
{
    m_message->dismiss();
    m_dialect->setCurrent(static_cast<int>(options.dialect));
    m_faults->setFaults(options.faults);
    m_clock->setWarp(options.warp);
    // A second window for the same folder reads the port of the first window, which uses it. It is recognized by files
    // that do not open, and takes a free port.
    const auto mayMove = [&gate = m_workbench.storeGate](QObject *context, const base::Callback<bool> &done) {
        gate.whenTried(context, [done](const base::Result<bool> &isOpen) { done(!*isOpen); });
    };
    const auto started = [this, options](const base::Result<simulator::ServiceAddress> &address) {
        if (address)
            takeAddress(*address, options);
        else
            takeFailure(address.error());
    };
    m_starting.abort();
    m_starting = simulator::ServiceStart::start(m_workbench.simulator, options, mayMove, this, started);
}

void SimulatorPage::takeAddress(const simulator::ServiceAddress &address, const simulator::ServiceOptions &options)
{
    if (!m_workbench.simulator.isServing())
        return; // it was stopped meanwhile, or is being restarted
    // Both may have been changed while the start waited.
    m_dialect->setCurrent(static_cast<int>(options.dialect));
    showFaults(m_faults->faults());
    setWarp(m_clock->warp());
    setNotifications();
    keepPort(options);
    showServing(true);
    emit serving(address);
    if (std::exchange(m_isSampleWanted, false))
        sendSample();
}

void SimulatorPage::takeFailure(const base::Error &error)
{
    m_isSampleWanted = false;
    showError(error, wording::Activity::Unknown);
    emit failed(error);
}

void SimulatorPage::showError(const base::Error &error, wording::Activity activity)
{
    wording::Sentence sentence = wording::sentence(error, activity);
    if (sentence.action != wording::Sentence::Action::ChangePort)
        sentence.action = wording::Sentence::Action::None; // no action from here can fix it
    m_message->setSentence(sentence, [this](wording::Sentence::Action) { editAddress(); });
}

void SimulatorPage::stop()
{
    m_isSampleWanted = false;
    m_starting.abort();
    m_workbench.simulator.stop(this, [this](const base::Done &) {
        if (m_workbench.simulator.isServing())
            return; // it was restarted before it had answered its last requests
        showServing(false);
        emit stopped();
    });
}

void SimulatorPage::showServing(bool isServing)
{
    m_state->setSpec(isServing ? BadgeSpec{tr("Serving"), Tone::Success, u"radio"_s, false}
                               : BadgeSpec{tr("Stopped"), Tone::None, u"circle-dashed"_s, false});
    const simulator::ServiceAddress address = isServing ? m_workbench.simulator.address() : simulator::ServiceAddress();
    const QString url = address.url.toString(QUrl::FullyEncoded);
    m_url->setText(url);
    const QString others = address.addresses.join(u", "_s);
    m_url->setToolTip(others.isEmpty() ? QString() : tr("From other machines and containers: %1").arg(others));
    m_copyUrl->setContent(url);
    m_copyToken->setContent(QString::fromLatin1(address.token));
    m_url->setVisible(isServing);
    m_copyUrl->setVisible(isServing);
    m_copyToken->setVisible(isServing);
    m_start->setVisible(!isServing);
    m_stop->setVisible(isServing);
    m_dialect->setVisible(!isServing);
    fitWords();
    const auto dialect = static_cast<simulator::DialectRule>(m_dialect->current());
    m_dialectBadge->setVisible(isServing && dialect != simulator::DialectRule::Any);
    showDialect();
    m_runTasks->setServing(isServing);
    m_form->setServing(isServing);
    m_runs->setServing(isServing);
}

/// The faults apply at once while the simulator serves, otherwise from its start.
void SimulatorPage::showFaults(const QList<simulator::Fault> &faults)
{
    const int count = static_cast<int>(faults.size());
    m_workbench.simulator.setFaults(faults);
    m_tabs->setPill(Faults, {count, Tone::Warning});
}

void SimulatorPage::setTarget(const QUrl &url, const QByteArray &hmacKey, const QByteArray &certificate)
{
    m_target = url;
    m_key = hmacKey;
    m_certificate = certificate;
    m_form->setTarget(url, hmacKey, certificate);
}

void SimulatorPage::sendSample()
{
    if (!m_workbench.simulator.isServing()) {
        m_isSampleWanted = true;
        start();
        return;
    }
    simulator::RunTaskOptions sample;
    sample.target = m_target;
    sample.hmacKey = m_key;
    sample.pinnedCertificate = m_certificate;
    send(sample);
}

void SimulatorPage::send(const simulator::RunTaskOptions &options)
{
    m_workbench.simulator.startRunTask(options, this, [this](const base::Result<QString> &id) {
        if (!id) {
            showError(id.error(), wording::Activity::SendingRunTask);
            return;
        }
        m_message->dismiss();
        m_tabs->setCurrentIndex(RunTasks);
        m_runTasks->choose(*id);
    });
}

/// The target of the form is called as the form says, but for stage, message and kind of the run, which are the run's.
void SimulatorPage::startRun(simulator::RunOptions options, bool callsTarget)
{
    simulator::RunTaskOptions task = m_form->options();
    if (callsTarget && !task.target.isEmpty()) {
        task.verification = simulator::Verification::None;
        options.message = task.runMessage;
        options.tasks.append({task, protocol::allStages()});
    }
    m_workbench.simulator.startRun(options, this, [this](const base::Result<QString> &id) {
        if (!id) {
            showError(id.error(), wording::Activity::SendingRunTask);
            return;
        }
        m_message->dismiss();
        m_runs->choose(*id);
    });
}

void SimulatorPage::order(const simulator::RunOrder &order)
{
    m_workbench.simulator.orderRun(order, this, [this](const base::Done &done) {
        // The run may have ended, or gone on, while the button was pressed: then there is nothing to tell.
        if (!done && done.error().kind == base::ErrorKind::Usage)
            showError(done.error(), wording::Activity::Unknown);
    });
}

void SimulatorPage::showRunTasksOf(const QString &run)
{
    m_tabs->setCurrentIndex(RunTasks);
    m_runTasks->focusFirst();
    m_runTasks->chooseOf(run);
}

void SimulatorPage::update(const simulator::Run &run)
{
    m_runs->update(run);
    m_tabs->setPill(Runs, {m_runs->count(), Tone::None});
}

void SimulatorPage::update(const simulator::RunTask &runTask)
{
    m_runs->update(runTask);
    m_runTasks->update(runTask);
    m_tabs->setPill(RunTasks, {m_runTasks->count(), Tone::None});
}

void SimulatorPage::focusFirst()
{
    if (m_tabs->currentIndex() == Send)
        m_form->focusFirst();
    else if (m_tabs->currentIndex() == Runs)
        m_runs->focusFirst();
    else if (m_tabs->currentIndex() == Faults)
        m_faults->focusFirst();
    else if (m_tabs->currentIndex() == Notifications)
        m_notifications->focusFirst();
    else
        m_runTasks->focusFirst();
}

bool SimulatorPage::focusNextPrevChild(bool next)
{
    return focusNextInLayout(this, next);
}

} // namespace runlatch::ui
