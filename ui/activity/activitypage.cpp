// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/activity/activitypage.h"

#include "base/answer.h"
#include "base/foreignfile.h"
#include "http/exchangejson.h"
#include "ui/activity/activitydetail.h"
#include "ui/activity/directiondelegate.h"
#include "ui/style/givingway.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/keptchoice.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/headerstrip.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/keys/edittarget.h"
#include "ui/widgets/keys/menukey.h"
#include "ui/widgets/keys/shortcuts.h"
#include "ui/widgets/keys/taborder.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/tables/badgedelegate.h"
#include "ui/widgets/tables/tableview.h"
#include "wording/sizes.h"

#include <QFileDialog>
#include <QMenu>
#include <QSaveFile>
#include <QScrollBar>
#include <QStackedLayout>
#include <QThreadPool>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using http::ExchangeRecord;
using models::ActivityModel;
using models::ActivitySieve;
using models::ListedExchange;

namespace {

ExchangeRecord recordOf(const QModelIndex &index)
{
    return index.data(ActivityModel::RecordRole).value<ExchangeRecord>();
}

QByteArray lineOf(const ListedExchange &exchange)
{
    return exchange.received ? http::writeExchange(exchange.record, *exchange.received)
                             : http::writeExchange(exchange.record);
}

BadgeSpec answerBadge(const QModelIndex &index)
{
    const QString text = index.data().toString();
    const int status = recordOf(index).status;
    if (status == 0)
        return {text, Tone::Error, u"timer-off"_s, false};
    if (status == 429)
        return {text, Tone::Warning, u"triangle-alert"_s, false};
    if (status >= 400)
        return {text, Tone::Error, u"circle-x"_s, false};
    return {text, Tone::Success, u"circle-check"_s, true};
}

base::Done writeLines(const QList<ListedExchange> &exchanges, const QString &name)
{
    QSaveFile file(name);
    if (auto opened = base::openForSaving(file, {}); !opened)
        return opened;
    bool isWritten = true;
    for (const ListedExchange &exchange : exchanges)
        isWritten = isWritten && file.write(lineOf(exchange)) > 0;
    if (isWritten && file.commit())
        return std::monostate{};
    return base::Error{.kind = base::ErrorKind::Storage, .subject = name, .detail = file.errorString()};
}

} // namespace

ActivityPage::ActivityPage(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_sieve(workbench.activity, workbench.clock)
    , m_header(new HeaderStrip(tr("Activity")))
    , m_message(new MessageBar)
    , m_kinds(new Segmented(tr("Which exchanges")))
    , m_filter(new FilterEdit(tr("Filter"), tr("Filter, such as status:>=500 or took:>2s"), ActivitySieve::fields()))
    , m_splitter(new PaneSplitter(Qt::Vertical))
    , m_table(new TableView(tr("Exchanges")))
    , m_empty(new EmptyState)
    , m_detail(new ActivityDetail)
{
    buildHeader();
    buildTable();
    buildLayout();
    connectModel();
    settings::Session &session = workbench.preferences.session();
    keepChoice(*m_kinds, session, settings::SessionPart::ActivityKind,
               {u"all"_s, u"sent"_s, u"received"_s, u"problems"_s});
    keepText(*m_filter, session, settings::SessionPart::ActivityFilter);
    showEmptiness();
    showCurrent();
}

void ActivityPage::buildHeader()
{
    auto *promise = new ElidedLabel(tr("Every exchange over HTTP; tokens are never written here"), TextStyle::Small);
    promise->setMuted(true);
    m_header->addContext(promise);
    m_pause = makeButton(ButtonRole::Standard, tr("Pause"), u"pause"_s, this);
    m_pause->setCheckable(true);
    m_pause->setToolTip(tr("Pauses the list. The log file is still written."));
    auto *clear = makeButton(ButtonRole::Standard, tr("Clear"), u"trash-2"_s, this);
    auto *exporting = makeButton(ButtonRole::Standard, tr("Export"), u"download"_s, this);
    exporting->setMenu(buildExportMenu());
    for (QPushButton *button : {m_pause, clear, exporting})
        m_header->addAction(button);
    connect(m_pause, &QPushButton::toggled, this, &ActivityPage::setPaused);
    connect(clear, &QPushButton::clicked, &m_workbench.activity, &ActivityModel::clear);
}

QMenu *ActivityPage::buildExportMenu()
{
    auto *menu = new QMenu(this);
    menu->addAction(tr("Save the shown exchanges as JSON Lines..."), this, &ActivityPage::askForFile);
    m_copyCurl = menu->addAction(tr("Copy the selected exchange as cURL"), m_detail, &ActivityDetail::copyAsCurl);
    m_copyCurl->setShortcut(QKeySequence(u"Ctrl+Shift+C"_s));
    m_copyCurl->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_copyCurl); // the keys work while the menu is closed, too
    Shortcuts::all().add(*m_copyCurl, u"activity.copy_curl"_s);
    offerInEditMenu(*m_copyCurl);
    menu->addSeparator();
    m_logged = menu->addAction(tr("Write to a log file"));
    m_logged->setCheckable(true);
    m_logged->setChecked(m_workbench.preferences.logsExchanges());
    connect(m_logged, &QAction::toggled, this, [this](bool wanted) {
        m_workbench.preferences.setLogsExchanges(wanted);
        emit logWanted(wanted);
    });
    return menu;
}

QWidget *ActivityPage::buildFilterLine()
{
    const int u = Theme::of(this).u();
    m_kinds->addSegment(ActivitySieve::All, tr("All"));
    m_kinds->addSegment(ActivitySieve::Sent, tr("Sent"), u"arrow-up-right"_s);
    m_kinds->addSegment(ActivitySieve::Received, tr("Received"), u"arrow-down-left"_s);
    m_kinds->addSegment(ActivitySieve::Problems, tr("Problems"));
    connect(m_kinds, &Segmented::currentChanged, this, &ActivityPage::setKind);
    connect(m_filter, &FilterEdit::edited, &m_sieve, &ActivitySieve::setFilter);
    connect(m_filter, &FilterEdit::finished, this, &ActivityPage::focusFirst);
    connect(&m_sieve, &ActivitySieve::filterChanged, this, [this] { m_filter->setFaults(m_sieve.filter().faults()); });
    connect(&m_sieve, &ActivitySieve::judged, this, &ActivityPage::showEmptiness);
    auto *line = new QWidget;
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    row->setSpacing(2 * u);
    row->addWidget(m_kinds, 0, Qt::AlignTop);
    row->addWidget(m_filter, 1, Qt::AlignTop);
    return line;
}

void ActivityPage::buildTable()
{
    const Theme &theme = Theme::of(this);
    m_table->setModel(&m_sieve);
    m_table->setStretchColumn(ActivityModel::Path);
    m_table->setItemDelegateForColumn(ActivityModel::Direction, new DirectionDelegate(m_table));
    m_table->setItemDelegateForColumn(ActivityModel::Answer, new BadgeDelegate(answerBadge, m_table));
    for (const int column : {ActivityModel::Method, ActivityModel::Path})
        m_table->setCell(column, TableView::Cell::Mono);
    for (const int column : {ActivityModel::Time, ActivityModel::Host, ActivityModel::Took, ActivityModel::Size})
        m_table->setCell(column, TableView::Cell::Muted);
    m_table->setSample(ActivityModel::Direction, {}, theme.iconSize());
    m_table->setSample(ActivityModel::Time, u"10:02:41.208"_s);
    m_table->setSample(ActivityModel::Method, u"OPTIONS"_s);
    m_table->setSample(ActivityModel::Answer, tr("none"), theme.iconSize() + 4 * theme.u());
    m_table->setSample(ActivityModel::Host, u"tf.harbor.example:8731"_s);
    m_table->setSample(ActivityModel::Purpose, u"Change requests, page"_s);
    m_table->setSample(ActivityModel::Took, u"1,000 ms"_s);
    m_table->setSample(ActivityModel::Size, wording::dataSize(1023));
    m_table->setSample(ActivityModel::Try, u"10"_s);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    new MenuKey(*m_table);
    m_table->addAction(m_copyCurl);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ActivityPage::showCurrent);
}

void ActivityPage::buildLayout()
{
    auto *rows = new QWidget;
    m_stack = new QStackedLayout(rows);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    auto *bars = new BarPlace;
    bars->add(m_message);
    auto *list = new QWidget;
    auto *column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(rows, 1);
    column->addWidget(bars);
    list->setBackgroundRole(QPalette::Base);
    list->setAutoFillBackground(true);
    connect(m_empty, &EmptyState::secondaryTriggered, this, [this] {
        clearFilter();
        focusFirst();
    });
    countShownPageOnly(*m_stack);
    m_splitter->setPanes(list, 1, m_detail, 1);
    m_splitter->arrange(Qt::Vertical, {1100, 900});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(buildFilterLine());
    layout->addWidget(new Hairline);
    layout->addWidget(m_splitter, 1);
    const auto shortcut = [this](const QString &id, const QString &text, const QList<QKeySequence> &keys, auto run) {
        auto *made = new QAction(text, this);
        made->setShortcuts(keys);
        made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(made, &QAction::triggered, this, run);
        addAction(made);
        Shortcuts::all().add(*made, id);
    };
    shortcut(u"activity.filter"_s, tr("Filter the exchanges"),
             {QKeySequence(QKeySequence::Find), QKeySequence(Qt::Key_Slash)}, [this] { m_filter->focusAll(); });
    shortcut(u"activity.clear_filter"_s, tr("Clear the filter"), {QKeySequence(Qt::Key_Escape)},
             [this] { leaveFilter(); });
}

void ActivityPage::connectModel()
{
    const auto showProblems = [this](int count) { m_kinds->setCount(ActivitySieve::Problems, count > 0 ? count : -1); };
    connect(&m_workbench.activity, &ActivityModel::problemsChanged, this, showProblems);
    showProblems(m_workbench.activity.problems());
    connect(&m_sieve, &QAbstractItemModel::rowsAboutToBeInserted, this,
            [this] { m_firstSeen = m_table->verticalScrollBar()->value(); });
    connect(&m_sieve, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
        if (m_firstSeen > 0 && first <= m_firstSeen) { // the user reads further down, so the visible rows stay
            m_table->doItemsLayout();                  // so that the scroll bar's range includes the new rows
            m_table->verticalScrollBar()->setValue(m_firstSeen + last - first + 1);
        }
        showEmptiness();
    });
    connect(&m_sieve, &QAbstractItemModel::rowsRemoved, this, &ActivityPage::showEmptiness);
    connect(&m_sieve, &QAbstractItemModel::modelReset, this, [this] {
        showEmptiness();
        showCurrent();
    });
    connect(&m_sieve, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last) {
                const int current = m_table->currentIndex().row(); // -1 without one
                if (first.row() <= current && current <= last.row())
                    showCurrent(); // the other side has come
            });
    connect(m_detail, &ActivityDetail::laterWanted, this, &ActivityPage::showLater);
}

void ActivityPage::setKind(int kind)
{
    m_sieve.setKind(static_cast<ActivitySieve::Kind>(kind));
    showEmptiness();
}

void ActivityPage::clearFilter()
{
    m_filter->setText({});
    m_kinds->setCurrent(ActivitySieve::All);
}

/// Escape clears the line first, then goes back to the list.
void ActivityPage::leaveFilter()
{
    if (m_filter->text().isEmpty())
        focusFirst();
    else
        m_filter->setText({});
}

void ActivityPage::setPaused(bool paused)
{
    m_workbench.activity.setPaused(paused);
    m_pause->setText(paused ? tr("Go on") : tr("Pause"));
    m_pause->setIcon(Theme::of(this).icon(paused ? u"play"_s : u"pause"_s));
}

void ActivityPage::showEmptiness()
{
    const bool isEmpty = m_sieve.rowCount() == 0 && !m_sieve.isWorking(); // no empty state while more may be found
    m_stack->setCurrentIndex(isEmpty ? 1 : 0);
    const bool isFiltered = m_sieve.isNarrowed() && m_workbench.activity.rowCount() > 0;
    m_empty->setSecondary(isFiltered ? tr("Clear the filter") : QString());
    if (isFiltered)
        m_empty->setContent(u"search"_s, tr("No exchanges match"), tr("Change the filter or choose All."));
    else
        m_empty->setContent(u"activity"_s, tr("No exchanges yet"),
                            tr("What Runlatch sends and receives over HTTP is listed here."));
}

void ActivityPage::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    m_detail->setVisible(current.isValid());
    m_copyCurl->setEnabled(current.isValid() && recordOf(current).direction == ExchangeRecord::Direction::Sent);
    if (!current.isValid())
        return;
    QString later;
    if (const QModelIndex next = laterTry(); next.isValid()) {
        const QString time = next.siblingAtColumn(ActivityModel::Time).data().toString().left(8);
        const int status = recordOf(next).status;
        later = status > 0 ? tr("The next try went out at %1 and was answered %2.").arg(time).arg(status)
                           : tr("The next try went out at %1 and was not answered.").arg(time);
    }
    m_detail->setExchange(m_workbench.activity.at(m_sieve.mapToSource(current).row()), later);
}

/// The row of the next try of the same request. Rows are newest first, so the row is above.
QModelIndex ActivityPage::laterTry() const
{
    const QModelIndex current = m_sieve.mapToSource(m_table->currentIndex());
    const ExchangeRecord wanted = recordOf(current);
    constexpr int looked = 200; // tries are seconds apart
    for (int row = current.row() - 1; row >= qMax(0, current.row() - looked); --row) {
        const QModelIndex index = m_workbench.activity.index(row, 0);
        const ExchangeRecord record = recordOf(index);
        if (record.direction == wanted.direction && record.attempt == wanted.attempt + 1
            && record.method == wanted.method && record.host == wanted.host && record.path == wanted.path)
            return index;
    }
    return {};
}

void ActivityPage::showLater()
{
    const QModelIndex later = m_sieve.mapFromSource(laterTry());
    if (later.isValid()) {
        m_table->setCurrentIndex(later);
        return;
    }
    const QPersistentModelIndex hidden = laterTry(); // the filter hides it
    clearFilter();
    m_table->setCurrentIndex(m_sieve.mapFromSource(hidden));
}

void ActivityPage::focusFirst()
{
    if (m_stack->currentIndex() == 1) {
        m_filter->setFocus();
        return;
    }
    if (!m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_sieve.index(0, m_table->firstColumn()));
    m_table->setFocus();
}

void ActivityPage::setLogged(bool logged)
{
    m_logged->setChecked(logged);
}

void ActivityPage::showLogError(const base::Error &error)
{
    m_message->setSentence(wording::sentence(error));
}

void ActivityPage::askForFile()
{
    auto *dialog = new QFileDialog(this, tr("Save the shown exchanges"), {}, tr("JSON Lines (*.jsonl)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"jsonl"_s);
    dialog->selectFile(u"activity.jsonl"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &ActivityPage::exportTo);
    dialog->open();
}

void ActivityPage::exportTo(const QString &file)
{
    QList<ListedExchange> exchanges;
    for (int row = m_sieve.rowCount() - 1; row >= 0; --row) // oldest first, like a log
        exchanges.append(m_workbench.activity.at(m_sieve.mapToSource(m_sieve.index(row, 0)).row()));
    const auto told = [this, file, count = exchanges.size()](const base::Done &written) {
        if (written)
            m_message->setMessage(Tone::Success, tr("%n exchange(s) were saved.", nullptr, static_cast<int>(count)),
                                  file);
        else
            m_message->setSentence(wording::sentence(written.error()));
    };
    const base::Answer<std::monostate> answer(this, told);
    QThreadPool::globalInstance()->start([exchanges, file, answer] { answer(writeLines(exchanges, file)); });
}

void ActivityPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

/// The detail shows what the hidden columns show. Without a path the rows of a page look alike.
void ActivityPage::fitColumns()
{
    const bool narrow = givesWay(*this, Yielding::ToldTwice);
    for (const int column : {ActivityModel::Host, ActivityModel::Size, ActivityModel::Try})
        m_table->setColumnHidden(column, narrow);
    m_table->setColumnHidden(ActivityModel::Took, false);
    m_table->setColumnHidden(ActivityModel::Method, false);
    int needed = m_table->widthOf(ActivityModel::Path, u"/api/v2/organizations"_s);
    for (int column = 0; column < ActivityModel::ColumnCount; ++column)
        needed += column == ActivityModel::Path ? 0 : m_table->columnWidth(column);
    for (const int column : {ActivityModel::Took, ActivityModel::Method}) { // with large fonts only
        if (needed <= width())
            break;
        needed -= m_table->columnWidth(column);
        m_table->setColumnHidden(column, true);
    }
}

bool ActivityPage::focusNextPrevChild(bool next)
{
    return focusNextInLayout(this, next);
}

} // namespace runlatch::ui
