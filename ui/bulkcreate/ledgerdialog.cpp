// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/ledgerdialog.h"

#include "text/plaintext.h"
#include "ui/bulkcreate/ledgertext.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/tables/badgedelegate.h"
#include "ui/widgets/tables/tableview.h"
#include "wording/plaintext.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::LedgerEntry;
using changerequests::LedgerReading;
using changerequests::LedgerState;
using models::LedgerModel;

namespace {

BadgeSpec ledgerBadge(const QModelIndex &index)
{
    const QString word = index.data().toString();
    switch (static_cast<LedgerState>(index.data(LedgerModel::StateRole).toInt())) {
    case LedgerState::Sending: return {word, Tone::Info, u"hourglass"_s, true};
    case LedgerState::Accepted: return {word, Tone::Success, u"circle-check"_s, true};
    case LedgerState::Refused: return {word, Tone::Error, u"circle-x"_s, true};
    case LedgerState::Unknown: return {word, Tone::Warning, u"triangle-alert"_s, false};
    case LedgerState::Settled: break;
    }
    const bool isFound = index.data(LedgerModel::FoundRole).toInt() > 0;
    return {word, isFound ? Tone::Success : Tone::None, isFound ? u"circle-check"_s : u"minus"_s, true};
}

/// The draft to send once more. Where it may have been carried out, it is marked so, and asks before it is sent.
changerequests::BulkDraft draftToSendAgain(const LedgerEntry &entry)
{
    changerequests::BulkDraft draft = entry.draft;
    if (entry.state == LedgerState::Unknown || entry.state == LedgerState::Sending)
        draft.sentAt = entry.at;
    return draft;
}

} // namespace

LedgerDialog::LedgerDialog(changerequests::Ledger &ledger, service::Client &client, base::Clock &clock,
                           const service::Endpoint &endpoint, QWidget *parent)
    : Dialog(parent)
    , m_ledger(ledger)
    , m_clock(clock)
    , m_endpoint(endpoint)
    , m_finder(client)
    , m_message(new MessageBar(this))
    , m_table(new TableView(tr("Sent bulk creates"), this))
    , m_nothing(new Label(tr("No bulk create was sent from this computer yet."), TextStyle::Body, this))
    , m_detail(new CodeView(tr("Known facts"), CodeView::Place::Inset, this))
    , m_hint(new Label({}, TextStyle::Small, this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Sent bulk creates"));
    buildTable();
    buildButtons();
    buildLayout();
    connectParts();
    showCurrent();
    read();
}

void LedgerDialog::buildTable()
{
    const Theme &theme = Theme::of(this);
    m_table->setModel(&m_model);
    m_table->setStretchColumn(LedgerModel::Subject);
    m_table->setItemDelegateForColumn(LedgerModel::State, new BadgeDelegate(ledgerBadge, m_table));
    const QDateTime wide(QDate(2026, 12, 22), QTime(22, 22));
    m_table->setSample(LedgerModel::Time, QLocale().toString(wide, QLocale::ShortFormat));
    m_table->setSample(LedgerModel::Connection, u"Simulator on this computer"_s);
    m_table->setSample(LedgerModel::Workspaces, u"10,000"_s);
    m_table->setSample(LedgerModel::State, tr("Not created"), theme.iconSize() + 4 * theme.u());
    m_table->setSample(LedgerModel::Action, u"eba-3Kd8sVq1wzWb"_s);
    for (const int column : {LedgerModel::Time, LedgerModel::Connection, LedgerModel::Workspaces})
        m_table->setCell(column, TableView::Cell::Muted);
    m_table->setCell(LedgerModel::Action, TableView::Cell::Mono);
    m_table->setMinimumHeight(4 * theme.controlHeight());
    m_detail->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_detail->setMinimumHeight(4 * theme.controlHeight());
}

void LedgerDialog::buildButtons()
{
    const auto add = [this](const QString &text, const QString &icon) {
        QPushButton *button = makeButton(ButtonRole::Standard, text, icon, this);
        button->setAutoDefault(false);
        m_buttons->addButton(button, QDialogButtonBox::ActionRole);
        return button;
    };
    m_find = add(tr("Find out"), u"search"_s);
    m_draft = add(tr("Use as draft"), u"square-pen"_s);
    m_remove = add(tr("Remove..."), u"trash-2"_s);
    m_clear = add(tr("Clear..."), {});
    m_buttons->button(QDialogButtonBox::Close)->setDefault(true);
}

void LedgerDialog::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *panes = new PaneSplitter(Qt::Vertical, this);
    panes->setPanes(m_table, 1, m_detail, 1);
    panes->arrange(Qt::Vertical, {50, 50});
    m_hint->setWordWrap(true);
    m_hint->setMuted(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(panes, 1);
    layout->addWidget(m_message);
    layout->addWidget(m_nothing);
    layout->addWidget(m_hint);
    layout->addWidget(m_buttons);
    m_nothing->hide();
    resize(200 * u, 140 * u);
}

void LedgerDialog::connectParts()
{
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_find, &QPushButton::clicked, this, &LedgerDialog::find);
    connect(m_remove, &QPushButton::clicked, this, &LedgerDialog::askToRemove);
    connect(m_clear, &QPushButton::clicked, this, &LedgerDialog::askToClear);
    connect(m_draft, &QPushButton::clicked, this, [this] {
        if (!current())
            return;
        emit draftWanted(draftToSendAgain(*current()));
        accept();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &LedgerDialog::showCurrent);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &LedgerDialog::showCurrent);
    connect(&m_ledger, &changerequests::Ledger::changed, this, &LedgerDialog::read);
    connect(&m_ledger, &changerequests::Ledger::setAside, this, [this](const QString &file) {
        m_message->setMessage(Tone::Warning, tr("The list held lines that could not be read."),
                              tr("They are kept in %1.").arg(text::plainText(file, 1000)));
    });
    connect(&m_finder, &changerequests::CreationFinder::progressed, this, &LedgerDialog::showButtons);
    connect(&m_finder, &changerequests::CreationFinder::finished, this, &LedgerDialog::endFinding);
}

void LedgerDialog::read()
{
    m_ledger.read(this, [this](const base::Result<LedgerReading> &reading) {
        if (reading)
            show(*reading);
        else
            report(reading.error());
    });
}

/// The chosen action stays, or the one that stands in its place now.
void LedgerDialog::show(const LedgerReading &reading)
{
    const int before = m_table->currentIndex().row();
    const QUuid chosen = current() ? current()->id : QUuid();
    m_model.setEntries(reading.entries);
    if (m_model.rowCount() > 0) {
        const int row = m_model.rowOf(chosen) >= 0 ? m_model.rowOf(chosen) : qBound(0, before, m_model.rowCount() - 1);
        m_table->setCurrentIndex(m_model.index(row, LedgerModel::Subject));
    }
    m_nothing->setVisible(m_model.rowCount() == 0);
    if (reading.unreadable > 0)
        m_message->setMessage(Tone::Warning,
                              tr("%n line(s) of the list could not be read.", nullptr, reading.unreadable),
                              tr("They are kept in a file beside it when the list is changed."));
    showCurrent();
}

const LedgerEntry *LedgerDialog::current() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() && index.row() < m_model.rowCount() ? &m_model.at(index.row()) : nullptr;
}

void LedgerDialog::showCurrent()
{
    const QString text = current() ? ledgerText(*current(), mixingOf(*current(), m_model.entries())) : QString();
    if (text != m_detail->toPlainText())
        m_detail->setPlainText(text);
    showButtons();
}

/// The button that looks is the one that stops, so that it keeps the focus.
void LedgerDialog::showButtons()
{
    const LedgerEntry *entry = current();
    const bool isFinding = m_finder.isRunning();
    const bool isUnknown = entry && entry->state == LedgerState::Unknown;
    const bool isHere = entry && !m_endpoint.isNull() && entry->draft.isAt(m_endpoint);
    m_find->setText(isFinding ? tr("Stop looking") : tr("Find out"));
    m_find->setEnabled(isFinding || (isUnknown && isHere));
    m_draft->setEnabled(entry);
    m_remove->setEnabled(!isFinding && entry && entry->state != LedgerState::Sending);
    m_clear->setEnabled(!isFinding && m_model.rowCount() > 0);
    const auto &progress = m_finder.progress();
    if (isFinding)
        m_hint->setText(tr("Looking for its change requests: %1 of %2 workspaces, %n found.", nullptr,
                           static_cast<int>(m_finder.found().size()))
                            .arg(progress.workspacesDone)
                            .arg(progress.workspaces));
    else if (isUnknown && !isHere)
        m_hint->setText(
            tr("To find out, choose the connection %1 first.")
                .arg(wording::quoted(entry->draft.home.value_or(changerequests::BulkDraft::Home()).title())));
    else
        m_hint->clear();
}

void LedgerDialog::find()
{
    if (m_finder.isRunning()) {
        m_finder.cancel();
        return;
    }
    if (!current())
        return;
    m_message->dismiss();
    m_sought = *current();
    m_finder.start(m_endpoint, m_sought);
    showButtons();
}

void LedgerDialog::endFinding()
{
    const LedgerEntry entry = m_finder.settled(m_sought, m_clock.utc());
    if (entry != m_sought)
        m_ledger.keepFound(entry, this, [this](const base::Done &done) {
            if (!done)
                report(done.error());
        });
    if (focusWidget() == m_find)
        m_table->setFocus(); // the button may be disabled now
    showFound(entry);
    showButtons();
    if (entry.state == LedgerState::Settled)
        emit settled(entry);
}

void LedgerDialog::showFound(const LedgerEntry &entry)
{
    if (entry.state == LedgerState::Settled)
        m_message->setMessage(entry.requests.isEmpty() ? Tone::Info : Tone::Success, ledgerOutcome(entry));
    else if (m_finder.isComplete())
        m_message->setMessage(Tone::Info, tr("No change request with its subject was found yet."),
                              tr("The service may still be creating them. Look again in a few minutes."));
    else if (m_finder.failures().isEmpty())
        m_message->setMessage(Tone::Info, tr("Looking was stopped. The outcome is still not known."));
    else
        m_message->setMessage(Tone::Warning, tr("Not all workspaces could be read. The outcome is still not known."),
                              wording::sentence(m_finder.failures().first(), wording::Activity::Listing).fact);
}

void LedgerDialog::askToRemove()
{
    if (!current())
        return;
    auto *question = new Confirmation(
        tr("Remove this bulk create from the list?"),
        tr("Its change requests stay. What was sent, and what became of it, is forgotten."), tr("Remove"), this);
    question->setDiscarding();
    connect(question, &QDialog::accepted, this, [this, id = current()->id] {
        m_table->setFocus();
        m_ledger.remove(id, this, [this](const base::Done &done) {
            if (!done)
                report(done.error());
        });
    });
    question->open();
}

void LedgerDialog::askToClear()
{
    auto *question =
        new Confirmation(tr("Clear the list?"),
                         tr("All change requests stay. What was sent from this computer is forgotten, also "
                            "by the command line, and unknown outcomes stay unknown."),
                         tr("Clear"), this);
    question->setDiscarding();
    connect(question, &QDialog::accepted, this, [this] {
        m_table->setFocus();
        m_ledger.clear(this, [this](const base::Done &done) {
            if (!done)
                report(done.error());
        });
    });
    question->open();
}

void LedgerDialog::report(const base::Error &error)
{
    wording::Sentence sentence = wording::sentence(error);
    sentence.action = wording::Sentence::Action::None;
    m_message->setSentence(sentence);
}

} // namespace runlatch::ui
