// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/watchpane.h"

#include "changerequests/ledger.h"
#include "ui/bulkcreate/ledgertext.h"
#include "ui/markdown/weblink.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/tables/tableview.h"
#include "wording/sentence.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using runlatch::changerequests::AppearanceWatch;
using runlatch::changerequests::LedgerEntry;
using runlatch::changerequests::LedgerRequest;

namespace runlatch::ui {

namespace {

constexpr auto WatchMinutes = static_cast<int>(AppearanceWatch::GivesUpAfter.count());

} // namespace

WatchPane::WatchPane(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_ledger(workbench.ledger)
    , m_watch(workbench.service, workbench.clock)
    , m_busy(new BusyLine(this))
    , m_count(new Label({}, TextStyle::Bold, this))
    , m_words(new Label({}, TextStyle::Body, this))
    , m_toggle(makeButton(ButtonRole::Standard, tr("Watch"), u"eye"_s, this))
    , m_copy(new CopyButton(tr("Copy the ids of the change requests"), this))
    , m_open(makeButton(ButtonRole::Icon, tr("Open the workspace in the browser..."), u"external-link"_s, this))
    , m_table(new TableView(tr("Change requests that have appeared"), this))
{
    build();
    connect(m_toggle, &QPushButton::clicked, this, &WatchPane::toggle);
    connect(m_open, &QPushButton::clicked, this, &WatchPane::openCurrent);
    // Not with each that appears: there may be thousands.
    connect(m_copy, &QPushButton::pressed, this, [this] { m_copy->setContent(m_model.ids().join(u'\n')); });
    connect(m_table, &QTableView::activated, this, &WatchPane::openCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { m_open->setEnabled(currentPage().isValid()); });
    connect(&m_watch, &AppearanceWatch::requestAppeared, this, &WatchPane::take);
    connect(&m_watch, &AppearanceWatch::looked, this, &WatchPane::showState);
    connect(&m_watch, &AppearanceWatch::finished, this, &WatchPane::end);
    showState();
}

void WatchPane::build()
{
    const int u = Theme::of(this).u();
    m_count->setObjectName(u"appeared"_s);
    m_count->setAlignment(Qt::AlignHCenter);
    m_words->setMuted(true);
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignHCenter);
    m_toggle->setObjectName(u"watch"_s);
    m_toggle->setAutoDefault(true); // Enter presses it too
    m_table->setModel(&m_model);
    m_table->setStretchColumn(models::AppearedModel::Workspace);
    m_table->setCell(models::AppearedModel::ChangeRequest, TableView::Cell::Mono);
    m_table->setSample(models::AppearedModel::ChangeRequest, u"wscr-3Kd8sVq1aBcDeFgH"_s);
    m_table->setMinimumHeight(20 * u);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(2 * u);
    buttons->addStretch(1);
    buttons->addWidget(m_toggle);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_open);
    buttons->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(u);
    layout->addWidget(m_busy);
    layout->addWidget(m_count);
    layout->addWidget(m_words);
    layout->addLayout(buttons);
    layout->addWidget(m_table, 1);
}

void WatchPane::setEntry(const service::Endpoint &endpoint, const LedgerEntry &entry)
{
    stop();
    m_endpoint = endpoint;
    m_entry = entry;
    m_state = State::Idle;
    m_fault.clear();
    m_mixing.clear();
    m_places.clear();
    m_model.begin({});
    showState();
    lookForMixing();
}

void WatchPane::lookForMixing()
{
    const auto read = [this, id = m_entry.id](const base::Result<changerequests::LedgerReading> &reading) {
        if (!reading || id != m_entry.id)
            return; // another action may be shown by now
        m_mixing = mixingOf(m_entry, reading->entries);
        showState();
    };
    m_ledger.read(this, read);
}

void WatchPane::stop()
{
    if (m_state == State::Watching)
        toggle();
}

void WatchPane::toggle()
{
    if (m_state != State::Watching) {
        begin();
        return;
    }
    m_state = State::Stopped;
    m_watch.cancel(); // end() follows
}

void WatchPane::begin()
{
    QHash<QString, QString> names;
    for (const auto &workspace : m_entry.draft.workspaces)
        names.insert(workspace.id, workspace.name);
    m_state = State::Watching;
    m_fault.clear();
    m_places.clear();
    m_model.begin(names);
    m_watch.start(m_endpoint, m_entry);
    showState();
}

void WatchPane::take(const LedgerRequest &request)
{
    m_places.insert(request.workspace.isEmpty() ? request.id : request.workspace);
    m_model.append(request);
    showState();
}

QUrl WatchPane::currentPage() const
{
    const QModelIndex current = m_table->currentIndex();
    const QString name = current.data(models::AppearedModel::WorkspaceNameRole).toString();
    return workspacePage(m_endpoint.base, m_entry.draft.organization, name);
}

void WatchPane::openCurrent()
{
    if (const QUrl url = currentPage(); url.isValid())
        askToOpen(url, window());
}

void WatchPane::end()
{
    if (m_state == State::Watching)
        m_state = State::Over;
    m_entry = m_watch.entry();
    m_ledger.keepFound(m_entry, this, [this, id = m_entry.id](const base::Done &done) {
        if (done || id != m_entry.id)
            return; // another action may be shown by now
        m_fault = wording::sentence(done.error()).text();
        showState();
    });
    showState();
}

void WatchPane::showState()
{
    const bool isWatching = m_state == State::Watching;
    const bool areAll = m_state == State::Over && m_watch.areAll();
    m_busy->setBusy(isWatching);
    m_count->setText(countWords());
    m_count->setVisible(m_state != State::Idle);
    m_count->setTone(areAll ? Tone::Success : Tone::None);
    m_words->setText(m_mixing.isEmpty() ? stateWords() : stateWords() + u' ' + m_mixing);
    m_toggle->setText(isWatching ? tr("Stop watching") : m_state == State::Idle ? tr("Watch") : tr("Watch again"));
    m_copy->setVisible(m_model.rowCount() > 0);
    m_table->setVisible(m_model.rowCount() > 0);
    // Without its table the pane leaves the room to what stands around it.
    setSizePolicy(QSizePolicy::Preferred, m_model.rowCount() > 0 ? QSizePolicy::Preferred : QSizePolicy::Maximum);
    m_open->setVisible(m_model.rowCount() > 0);
    m_open->setEnabled(currentPage().isValid());
}

QString WatchPane::countWords() const
{
    const auto count = static_cast<int>(m_places.size());
    const QLocale locale;
    return m_entry.targets
        //: so many change requests of those that are expected
        ? tr("%1 of %2 have appeared").arg(locale.toString(count), locale.toString(*m_entry.targets))
        : tr("%n change request(s) have appeared", nullptr, count);
}

/// A refused token ends the watch early.
QString WatchPane::overWords() const
{
    if (m_watch.areAll())
        return tr("All have appeared.");
    return m_watch.failures().isEmpty()
        ? tr("Given up after %n minute(s). More may appear later.", nullptr, WatchMinutes)
        : tr("Given up. More may appear later.");
}

QString WatchPane::stateWords() const
{
    if (!m_fault.isEmpty())
        return m_fault;
    QString words;
    switch (m_state) {
    case State::Idle: return tr("Watch counts them as they appear.");
    case State::Watching: words = tr("Looking repeatedly, for at most %n minute(s).", nullptr, WatchMinutes); break;
    case State::Stopped: words = tr("Watching was stopped."); break;
    case State::Over: words = overWords(); break;
    }
    const auto unread = static_cast<int>(m_watch.failures().size());
    if (unread > 0)
        words += u' ' + tr("%n list(s) could not be read.", nullptr, unread) + u' '
            + wording::sentence(m_watch.failures().constFirst()).fact;
    return words;
}

} // namespace runlatch::ui
