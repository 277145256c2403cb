// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/check/checkpage.h"

#include "base/answer.h"
#include "conformance/report/redactedreport.h"
#include "conformance/report/reportwords.h"
#include "ui/check/casedetail.h"
#include "ui/check/reportmenu.h"
#include "ui/check/standingbadge.h"
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
#include "ui/widgets/keys/shortcuts.h"
#include "ui/widgets/keys/taborder.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/tables/badgedelegate.h"
#include "ui/widgets/tables/tableview.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedLayout>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using conformance::Standing;
using models::CaseModel;

namespace {

/// The segments over the list.
enum CaseKind { AllCases, Problems, Warnings, SkippedCases };

QList<Standing> standingsOfKind(int kind)
{
    switch (static_cast<CaseKind>(kind)) {
    case AllCases: break;
    case Problems: return {Standing::Failed, Standing::NotTestable};
    case Warnings: return {Standing::Warned};
    case SkippedCases: return {Standing::Skipped};
    }
    return {};
}

constexpr qsizetype MaxBytesHere = 64 * 1024; // of evidence that is redacted in the window's thread

qsizetype bytesOf(const conformance::CaseResult &result)
{
    qsizetype bytes = 0;
    for (const http::ExchangeRecord &exchange : result.exchanges)
        bytes += exchange.requestBody.size() + exchange.responseBody.size();
    return bytes;
}

conformance::CaseResult withoutEvidence(conformance::CaseResult result)
{
    result.exchanges.clear();
    return result;
}

} // namespace

CheckPage::CheckPage(Workbench &workbench, std::shared_ptr<CheckRun> run, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_shared(run ? std::move(run) : std::make_shared<CheckRun>(workbench))
    , m_run(*m_shared)
    , m_form(new CheckForm(workbench))
    , m_message(new MessageBar)
    , m_busy(new BusyLine)
    , m_kinds(new Segmented(tr("Which cases")))
    , m_filter(new FilterEdit(tr("Filter"), tr("Filter, such as is:failed or group:signature"), CaseModel::fields()))
    , m_changes(new Label({}, TextStyle::Small))
    , m_splitter(new PaneSplitter)
    , m_table(new TableView(tr("Cases")))
    , m_empty(new EmptyState)
    , m_detail(new CaseDetail)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    buildTable();
    layout->addWidget(buildHeader());
    layout->addWidget(m_form);
    layout->addWidget(m_busy);
    layout->addWidget(buildFilterLine());
    layout->addWidget(new Hairline);
    m_splitter->setPanes(buildList(), 3, m_detail, 2);
    layout->addWidget(m_splitter, 1);
    auto *bars = new BarPlace;
    bars->add(m_message);
    layout->addWidget(bars);
    buildShortcuts();
    connectRun();
    showState();
    settings::Session &session = workbench.preferences.session();
    keepChoice(*m_kinds, session, settings::SessionPart::CheckKind,
               {u"all"_s, u"problems"_s, u"warnings"_s, u"skipped"_s});
    keepText(*m_filter, session, settings::SessionPart::CheckFilter);
}

QWidget *CheckPage::buildHeader()
{
    auto *header = new HeaderStrip(tr("Check"));
    m_state = new Badge;
    m_counts = new ElidedLabel({}, TextStyle::Small);
    m_counts->setMuted(true);
    header->addContext(m_state);
    header->addContext(m_counts);
    m_compare = makeButton(ButtonRole::Standard, tr("Compare with the last run"), u"columns-2"_s, this);
    m_compare->setCheckable(true);
    m_export = makeButton(ButtonRole::Standard, tr("Export"), u"download"_s, this);
    auto *menu = new ReportMenu([this] { return ReportMenu::Source{m_run.cases().report(), m_run.secrets()}; }, this);
    m_export->setMenu(menu);
    m_cancel = makeButton(ButtonRole::Standard, tr("Cancel"), u"x"_s, this);
    m_cancel->setAccessibleName(tr("Cancel the check"));
    m_start = makeButton(ButtonRole::Primary, tr("Start"), u"play"_s, this);
    m_start->setAccessibleName(tr("Start the check"));
    for (QPushButton *button : {m_compare, m_export, m_cancel, m_start})
        header->addAction(button);
    connect(m_compare, &QPushButton::toggled, this, &CheckPage::setCompared);
    connect(m_cancel, &QPushButton::clicked, this, &CheckPage::cancel);
    connect(m_start, &QPushButton::clicked, this, &CheckPage::start);
    connect(menu, &ReportMenu::saved, this, [this](const QString &file, const base::Done &done) {
        if (done)
            m_message->setMessage(Tone::Success, tr("The report was saved."), file);
        else
            m_message->setSentence(wording::sentence(done.error()));
    });
    return header;
}

QWidget *CheckPage::buildFilterLine()
{
    const int u = Theme::of(this).u();
    m_kinds->addSegment(AllCases, tr("All"));
    m_kinds->addSegment(Problems, tr("Problems"));
    m_kinds->setDescription(Problems, tr("Failed and not testable cases"));
    m_kinds->addSegment(Warnings, tr("Warned"));
    m_kinds->addSegment(SkippedCases, tr("Skipped"));
    connect(m_kinds, &Segmented::currentChanged, this, &CheckPage::setKind);
    connect(m_filter, &FilterEdit::edited, this, &CheckPage::setFilter);
    connect(m_filter, &FilterEdit::finished, this, &CheckPage::focusFirst);
    m_changes->setMuted(true);
    m_changes->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(m_kinds, 0, Qt::AlignTop);
    row->addWidget(m_filter, 1, Qt::AlignTop);
    auto *line = new QWidget;
    auto *lines = new QVBoxLayout(line);
    lines->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    lines->setSpacing(u);
    lines->addLayout(row);
    lines->addWidget(m_changes);
    return line;
}

void CheckPage::buildTable()
{
    const Theme &theme = Theme::of(this);
    const auto column = [](CaseModel::Column one) { return static_cast<int>(one); };
    const auto badge = [this](const QModelIndex &index) {
        return standingBadge(conformance::standingOf(m_run.cases().at(index.row())));
    };
    m_table->setModel(&m_run.cases());
    m_table->setStretchColumn(column(CaseModel::Column::Title));
    m_table->setItemDelegateForColumn(column(CaseModel::Column::Result), new BadgeDelegate(badge, m_table));
    m_table->setCell(column(CaseModel::Column::Case), TableView::Cell::Mono);
    for (const auto muted : {CaseModel::Column::Severity, CaseModel::Column::Took, CaseModel::Column::Change})
        m_table->setCell(column(muted), TableView::Cell::Muted);
    m_table->setSample(column(CaseModel::Column::Result), conformance::standingWord(Standing::NotTestable),
                       theme.iconSize() + 4 * theme.u());
    m_table->setSample(column(CaseModel::Column::Case), u"signature.changed-body"_s);
    m_table->setSample(column(CaseModel::Column::Severity), conformance::severityWord(conformance::Severity::Observe));
    m_table->setSample(column(CaseModel::Column::Took), u"250 ms"_s);
    m_table->setSample(column(CaseModel::Column::Change),
                       conformance::changeWord(conformance::CaseChange::NewlyFailed));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CheckPage::showCurrent);
}

QWidget *CheckPage::buildList()
{
    auto *list = new QWidget;
    m_stack = new QStackedLayout(list);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    list->setBackgroundRole(QPalette::Base);
    list->setAutoFillBackground(true);
    countShownPageOnly(*m_stack);
    connect(m_empty, &EmptyState::secondaryTriggered, this, [this] {
        clearFilter();
        focusFirst();
    });
    return list;
}

void CheckPage::buildShortcuts()
{
    const auto shortcut = [this](const QString &id, const QString &text, const QList<QKeySequence> &keys, auto run) {
        auto *made = new QAction(text, this);
        made->setShortcuts(keys);
        made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(made, &QAction::triggered, this, run);
        addAction(made);
        Shortcuts::all().add(*made, id);
        return made;
    };
    shortcut(u"check.start"_s, tr("Start the check"),
             {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)}, [this] { start(); });
    m_again = shortcut(u"check.again"_s, tr("Run the case again"), {QKeySequence(Qt::Key_F5)}, [this] { tryAgain(); });
    shortcut(u"check.filter"_s, tr("Filter the cases"), {QKeySequence(QKeySequence::Find), QKeySequence(Qt::Key_Slash)},
             [this] { m_filter->focusAll(); });
    shortcut(u"check.clear_filter"_s, tr("Clear the filter"), {QKeySequence(Qt::Key_Escape)},
             [this] { leaveFilter(); });
}

void CheckPage::connectRun()
{
    connect(&m_run, &CheckRun::changed, this, &CheckPage::showState);
    const auto tell = [this](const base::Error &error) {
        m_message->setSentence(wording::sentence(error, wording::Activity::SendingRunTask));
    };
    connect(&m_run, &CheckRun::unreached, this, tell);
    connect(&m_run, &CheckRun::failed, this, tell);
    connect(m_form, &CheckForm::startWanted, this, &CheckPage::start);
    connect(m_form, &CheckForm::ordered, this, &CheckPage::run);
    connect(m_form, &CheckForm::keyNotKept, this,
            [this](const base::Error &error) { m_message->setSentence(wording::sentence(error)); });
    connect(m_detail, &CaseDetail::againWanted, this, &CheckPage::tryAgain);
    const CaseModel &cases = m_run.cases();
    connect(&cases, &QAbstractItemModel::modelReset, this, &CheckPage::keepCurrent);
    connect(&cases, &QAbstractItemModel::rowsInserted, this, &CheckPage::keepCurrent);
    connect(&cases, &QAbstractItemModel::rowsRemoved, this, &CheckPage::showEmptiness);
    connect(&cases, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &first) {
        if (first.row() == m_table->currentIndex().row())
            showCurrent();
    });
}

void CheckPage::start()
{
    if (!m_run.isRunning())
        m_form->order();
}

void CheckPage::run(const CheckOrder &order)
{
    if (m_run.isRunning())
        return;
    m_message->dismiss();
    m_current.clear();
    m_run.start(order);
    m_table->setFocus(); // the button that was pressed is hidden now
}

void CheckPage::cancel()
{
    m_run.cancel();
    m_message->setMessage(Tone::Info, tr("The check was cancelled."),
                          m_run.isWhole() ? tr("The case keeps its result.")
                                          : tr("Cases that were not tried are not testable."));
    focusFirst(); // the button that was pressed is hidden now, and Enter in the line beside it would start again
}

void CheckPage::tryAgain()
{
    if (m_run.isRunning() || m_current.isEmpty())
        return;
    m_message->dismiss();
    m_run.tryAgain(m_current);
}

void CheckPage::showState()
{
    const conformance::Report &report = m_run.cases().report();
    const bool isRunning = m_run.isRunning();
    const bool isEmpty = report.results.isEmpty();
    if (isRunning)
        m_state->setSpec({tr("Running"), Tone::Info, u"loader-circle"_s, true});
    else if (!m_run.isWhole())
        m_state->setSpec({tr("Cancelled"), Tone::Warning, u"circle-dashed"_s, true});
    else if (report.isClean())
        m_state->setSpec({conformance::headline(report), Tone::Success, u"circle-check"_s, true});
    else
        m_state->setSpec({conformance::headline(report), Tone::Error, u"circle-x"_s, false});
    m_state->setVisible(isRunning || !isEmpty);
    //: %1 of %2 cases have a verdict
    m_counts->setText(isRunning ? tr("%1 of %2 cases").arg(m_run.tried()).arg(m_run.planned())
                                : conformance::countsLine(report));
    m_busy->setBusy(isRunning);
    m_start->setVisible(!isRunning);
    m_cancel->setVisible(isRunning);
    m_export->setEnabled(!isRunning && !isEmpty);
    const bool isComparable = !m_run.cases().earlier().isEmpty();
    m_compare->setEnabled(isComparable);
    m_compare->setToolTip(isComparable ? QString()
                                       : tr("Possible when this target was checked before since Runlatch was started"));
    m_again->setEnabled(!isRunning && !m_current.isEmpty());
    m_detail->setAgainPossible(!isRunning);
    showCounts();
    setCompared(m_compare->isChecked());
    keepCurrent();
}

void CheckPage::showCounts()
{
    for (const int kind : {Problems, Warnings, SkippedCases}) {
        qsizetype count = 0;
        for (const Standing standing : standingsOfKind(kind))
            count += m_run.cases().count(standing);
        m_kinds->setCount(kind, count > 0 ? static_cast<int>(count) : -1);
    }
}

void CheckPage::setKind(int kind)
{
    m_run.cases().showOnly(standingsOfKind(kind));
}

void CheckPage::setFilter(const QString &text)
{
    m_filterText = text;
    const auto filter = filter::Expression::parse(text, CaseModel::fields(), m_workbench.clock.utc());
    m_filter->setFaults(filter.faults());
    m_run.cases().setFilter(filter);
}

void CheckPage::setCompared(bool compared)
{
    const bool isShown = compared && !m_run.cases().earlier().isEmpty();
    m_table->setColumnHidden(static_cast<int>(CaseModel::Column::Change), !isShown);
    m_changes->setVisible(isShown);
    if (isShown)
        m_changes->setText(tr("Since the last run: %1")
                               .arg(conformance::changesLine(m_run.cases().report(), m_run.cases().earlier())));
}

void CheckPage::clearFilter()
{
    m_filter->setText({});
    m_kinds->setCurrent(AllCases);
}

/// Escape clears the line first, then goes back to the list.
void CheckPage::leaveFilter()
{
    if (m_filterText.isEmpty())
        focusFirst();
    else
        m_filter->setText({});
}

void CheckPage::showEmptiness()
{
    const bool isTried = m_run.isRunning() || !m_run.cases().report().results.isEmpty();
    const bool isNarrowed = !m_filterText.isEmpty() || m_kinds->current() != AllCases;
    const bool isEmpty = m_run.cases().rowCount() == 0;
    m_stack->setCurrentIndex(isEmpty && (!m_run.isRunning() || isNarrowed) ? 1 : 0);
    m_empty->setSecondary(isTried && isNarrowed ? tr("Clear the filter") : QString());
    if (isTried && isNarrowed)
        m_empty->setContent(u"search"_s, tr("No cases match"), tr("Change the filter or choose All."));
    else
        m_empty->setContent(u"clipboard-check"_s, tr("Check an integration"),
                            tr("Runlatch sends valid and invalid run tasks to the integration and judges each "
                               "answer by the rules of the service. Enter a URL and start."));
}

void CheckPage::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    m_detail->setVisible(current.isValid());
    if (!current.isValid())
        return;
    const conformance::CaseResult &result = m_run.cases().at(current.row());
    const bool isOther = m_current != result.text.id;
    m_current = result.text.id;
    m_again->setEnabled(!m_run.isRunning());
    const int turn = ++m_turn;
    if (bytesOf(result) <= MaxBytesHere)
        return m_detail->setResult(conformance::redactedCase(result, m_run.secrets()));
    if (isOther)
        m_detail->setResult(conformance::redactedTexts(withoutEvidence(result), m_run.secrets()));
    const base::Answer<conformance::CaseResult> answer(
        this, [this, turn](const base::Result<conformance::CaseResult> &redacted) {
            if (redacted && turn == m_turn)
                m_detail->setResult(*redacted);
        });
    QThreadPool::globalInstance()->start(
        [result, secrets = m_run.secrets(), answer] { answer(conformance::redactedCase(result, secrets)); });
}

/// Chooses the shown case again after its row came anew, or the first one.
void CheckPage::keepCurrent()
{
    showEmptiness();
    if (m_table->currentIndex().isValid())
        return;
    const int row = std::max(0, m_run.cases().rowOf(m_current));
    if (m_run.cases().rowCount() > 0 && (!m_run.isRunning() || m_run.cases().rowOf(m_current) >= 0))
        m_table->setCurrentIndex(m_run.cases().index(row, m_table->firstColumn()));
    showCurrent();
}

CheckPage::Carried CheckPage::carried() const
{
    return {m_shared, m_form->carried()};
}

void CheckPage::goOn(const Carried &before)
{
    m_form->goOn(before.form);
}

void CheckPage::focusFirst()
{
    if (m_run.cases().rowCount() == 0) {
        m_form->focusFirst();
        return;
    }
    if (!m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_run.cases().index(0, m_table->firstColumn()));
    m_table->setFocus();
}

void CheckPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// List and detail stand side by side in a wide window. In a narrow one the detail tells severity and time.
void CheckPage::fit()
{
    const bool isWide = !givesWay(*this, Yielding::ListBeside);
    if (m_isWide == isWide)
        return;
    m_isWide = isWide;
    for (const auto told : {CaseModel::Column::Severity, CaseModel::Column::Took})
        m_table->setColumnHidden(static_cast<int>(told), !isWide);
    m_splitter->arrange(isWide ? Qt::Horizontal : Qt::Vertical, isWide ? QList{1300, 700} : QList{900, 1100});
}

bool CheckPage::focusNextPrevChild(bool next)
{
    return focusNextInLayout(this, next);
}

} // namespace runlatch::ui
