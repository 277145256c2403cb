// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/taskview/reviewerview.h"

#include "text/plaintext.h"
#include "ui/markdown/markdownlinkdialog.h"
#include "ui/markdown/markdowntext.h"
#include "ui/style/givingway.h"
#include "ui/style/theme.h"
#include "ui/taskview/reviewerviewdelegate.h"
#include "ui/taskview/reviewerviewdetails.h"
#include "ui/taskview/statebadges.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/card.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/badge.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/iconlabel.h"
#include "ui/widgets/navigation/tabbar.h"
#include "ui/widgets/tables/tableview.h"
#include "wording/names.h"

#include <QEvent>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::protocol::Stage;
using runlatch::protocol::TaskState;

namespace runlatch::ui {

namespace {

bool isFailure(TaskState state)
{
    return state == TaskState::Failed || state == TaskState::Errored || state == TaskState::Unreachable;
}

/// `stage` is shown as written. A post-apply task ends after the run, so its stage neither passes nor fails.
QString stageTitle(const QString &stage, TaskState state)
{
    const QString word = wording::stage(stage);
    const bool hasEnded = isFailure(state) || state == TaskState::Passed;
    if (stage == protocol::stageName(Stage::PostApply) && hasEnded)
        return ReviewerView::tr("%1 finished").arg(word);
    switch (state) {
    case TaskState::Pending:
    //: %1 is a stage: "Post-plan passed"
    case TaskState::Awaiting: return ReviewerView::tr("%1 pending").arg(word);
    case TaskState::Running: return ReviewerView::tr("%1 running").arg(word);
    case TaskState::Passed: return ReviewerView::tr("%1 passed").arg(word);
    case TaskState::Failed: return ReviewerView::tr("%1 failed").arg(word);
    case TaskState::Errored: return ReviewerView::tr("%1 errored").arg(word);
    case TaskState::Unreachable: return ReviewerView::tr("%1 unreachable").arg(word);
    }
    return {};
}

} // namespace

ReviewerView::ReviewerView(QWidget *parent)
    : QWidget(parent)
    , m_steps(new ReviewerViewSteps(this))
    , m_tabs(new TabBar(this))
    , m_warning(new MessageBar(this))
    , m_nothing(new Label(tr("No run task is listed here."), TextStyle::Body, this))
    , m_table(new TableView(tr("Outcomes"), this))
    , m_detailsArea(new QScrollArea(this))
    , m_details(new ReviewerViewDetails(m_detailsArea))
{
    m_tabs->addTab(tr("Failed"));
    m_tabs->addTab(tr("Advisory"));
    m_tabs->addTab(tr("All"));
    m_tabs->setAccessibleName(tr("Run tasks to list"));
    m_warning->setClosable(false);
    m_nothing->setMuted(true);
    m_nothing->setContentsMargins(4 * Theme::of(this).u(), 2 * Theme::of(this).u(), 0, 2 * Theme::of(this).u());
    m_table->setMinimumHeight(7 * Theme::of(this).u()); // the window may be small, and its font large
    m_detailsArea->setMinimumHeight(m_table->minimumHeight());
    m_detailsArea->setWidget(m_details);
    m_detailsArea->setWidgetResizable(true);
    m_detailsArea->setFrameShape(QFrame::NoFrame);
    m_detailsArea->setAccessibleName(tr("Details of the outcome"));
    m_detailsArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_detailsArea->setBackgroundRole(QPalette::Base);
    m_details->setAutoFillBackground(false);
    makeTable();
    fillCard();
    connect(m_steps, &ReviewerViewSteps::aged, this, [this] { m_age->setText(m_steps->newestAge()); });
    connect(m_tabs, &QTabBar::currentChanged, this, &ReviewerView::showRows);
    connect(m_details, &ReviewerViewDetails::closeWanted, this, [this] { setCurrentOutcome(-1); });
    measure();
    showState();
}

void ReviewerView::fillCard()
{
    auto *card = new Card(this);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(card);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(makeStageLine());
    layout->addWidget(m_steps);
    layout->addWidget(new Hairline(card));
    layout->addWidget(m_tabs);
    layout->addWidget(new Hairline(card));
    layout->addWidget(m_warning);
    layout->addWidget(makeTaskRow());
    layout->addWidget(m_nothing);
    layout->addWidget(m_table);
    layout->addWidget(new Hairline(card));
    layout->addWidget(m_detailsArea, 1);
    layout->addStretch(0);
}

QWidget *ReviewerView::makeStageLine()
{
    auto *line = new QWidget(this);
    const int unit = Theme::of(this).u();
    m_stageIcon = new IconLabel({}, Token::Muted, line);
    m_stageTitle = new ElidedLabel({}, TextStyle::Bold, line);
    m_age = new ElidedLabel({}, TextStyle::Body, line);
    m_age->setMuted(true);
    m_counts = new Label({}, TextStyle::Body, line);
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(3 * unit, 2 * unit, 3 * unit, 2 * unit);
    layout->setSpacing(2 * unit);
    layout->addWidget(m_stageIcon);
    layout->addWidget(m_stageTitle);
    layout->addWidget(m_age, 1);
    layout->addWidget(m_counts);
    return line;
}

QWidget *ReviewerView::makeTaskRow()
{
    const int unit = Theme::of(this).u();
    m_taskRow = new QWidget(this);
    auto *grid = new QGridLayout(m_taskRow);
    grid->setContentsMargins(4 * unit, 2 * unit, 3 * unit, 2 * unit);
    grid->setHorizontalSpacing(2 * unit);
    grid->setVerticalSpacing(3 * unit);
    const QStringList titles{tr("Run task"), tr("Status"), tr("Details")};
    for (int column = 0; column < titles.size(); ++column) {
        auto *title = new Label(titles.at(column), TextStyle::Small, m_taskRow);
        title->setMuted(true);
        grid->addWidget(title, 0, column);
    }
    m_task = new ElidedLabel({}, TextStyle::Bold, m_taskRow);
    m_status = new Badge(m_taskRow);
    m_message = new ElidedLabel({}, TextStyle::Body, m_taskRow);
    m_message->setMuted(true);
    m_more = makeButton(ButtonRole::Text, tr("View more details"), u"external-link"_s, m_taskRow);
    connect(m_more, &QPushButton::clicked, this, [this] {
        if (const auto url = openableLink(m_result.url))
            (new MarkdownLinkDialog(*url, this))->open();
    });
    m_expander = makeButton(ButtonRole::Icon, tr("Hide the outcomes"), u"chevron-up"_s, m_taskRow);
    m_expander->setFixedHeight(5 * unit); // not higher than the name beside the expander
    QSizePolicy keepsPlace = m_expander->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_expander->setSizePolicy(keepsPlace);
    connect(m_expander, &QPushButton::clicked, this, [this] { showOutcomes(!m_areOutcomesShown); });
    auto *name = new QHBoxLayout;
    name->setSpacing(unit);
    name->addWidget(m_expander);
    name->addWidget(m_task, 1);
    grid->addLayout(name, 1, 0);
    grid->addWidget(m_status, 1, 1);
    grid->addWidget(m_message, 1, 2);
    grid->addWidget(m_more, 1, 3);
    grid->setColumnStretch(2, 1);
    return m_taskRow;
}

void ReviewerView::makeTable()
{
    m_table->setModel(&m_outcomes);
    m_table->setItemDelegate(new ReviewerViewDelegate(m_table));
    m_table->setStretchColumn(models::OutcomeModel::Description);
    m_table->horizontalHeader()->hide();
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ReviewerView::showDetails);
}

void ReviewerView::setResult(const QString &taskName, Stage stage, TaskState state, const protocol::TaskResult &result)
{
    const int current = m_table->currentIndex().row();
    const bool isNewState = state != m_state || m_taskName.isEmpty();
    m_taskName = taskName;
    m_stage = stage;
    m_state = state;
    m_result = result;
    m_outcomes.setOutcomes(isBlanked(result) ? QList<protocol::Outcome>() : result.outcomes);
    if (isNewState)
        m_tabs->setCurrentIndex(!isFailure(state)                                      ? AllTab
                                    : m_level == protocol::EnforcementLevel::Mandatory ? FailedTab
                                                                                       : AdvisoryTab);
    showState();
    setCurrentOutcome(current);
}

void ReviewerView::setEnforcementLevel(protocol::EnforcementLevel level)
{
    m_level = level;
    showState();
}

void ReviewerView::setSteps(const QList<ReviewerStep> &steps, base::Clock &clock)
{
    m_steps->setSteps(steps, clock);
}

void ReviewerView::showOutcomes(bool shown)
{
    m_areOutcomesShown = shown;
    const QString name = shown ? tr("Hide the outcomes") : tr("Show the outcomes");
    m_expander->setIcon(Theme::of(this).icon(shown ? u"chevron-up"_s : u"chevron-down"_s));
    m_expander->setAccessibleName(name);
    m_expander->setToolTip(name);
    showRows();
}

void ReviewerView::setCurrentOutcome(int row)
{
    m_table->setCurrentIndex(m_outcomes.index(row, 0));
    if (row < 0)
        m_table->clearSelection();
    showDetails();
}

bool ReviewerView::isBlanked(const protocol::TaskResult &result)
{
    const auto isWrong = [](const QString &url) { return !url.isEmpty() && !hasWebScheme(url); };
    return isWrong(result.url)
        || std::any_of(result.outcomes.begin(), result.outcomes.end(),
                       [&](const protocol::Outcome &outcome) { return isWrong(outcome.url); });
}

/// An advisory task that fails or does not answer in time does not fail its stage. A post-apply task never does.
TaskState ReviewerView::stageState() const
{
    const bool isAdvisory = m_level == protocol::EnforcementLevel::Advisory || m_stage == Stage::PostApply;
    return isAdvisory && (m_state == TaskState::Failed || m_state == TaskState::Errored) ? TaskState::Passed : m_state;
}

void ReviewerView::showState()
{
    const BadgeSpec badge = taskStateBadge(m_state);
    const BadgeSpec stage = taskStateBadge(stageState());
    m_stageIcon->setIcon(stage.icon, stage.tone);
    m_stageTitle->setText(
        stageTitle(m_unknownStage.isEmpty() ? protocol::stageName(m_stage) : m_unknownStage, stageState()));
    const int failed = isFailure(m_state) ? 1 : 0;
    m_counts->setText(tr("%1 passed, %2 failed").arg(m_state == TaskState::Passed ? 1 : 0).arg(failed));
    const bool isMandatory = m_level == protocol::EnforcementLevel::Mandatory;
    m_tabs->setPill(FailedTab, {isMandatory ? failed : 0, Tone::None});
    m_tabs->setPill(AdvisoryTab, {isMandatory ? 0 : failed, Tone::None});
    m_tabs->setPill(AllTab, {1, Tone::None});

    const bool blanked = isBlanked(m_result);
    if (!blanked)
        m_warning->dismiss();
    else
        m_warning->setMessage(Tone::Warning, tr("The service would show neither message nor outcomes."),
                              tr("An address in this result does not begin with http:// or https://."));
    m_task->setText(m_taskName);
    m_status->setSpec({badge.text, badge.tone, badge.icon, true});
    m_message->setText(blanked ? QString() : text::plainText(m_result.message, 1000));
    m_more->setVisible(!blanked && openableLink(m_result.url).has_value());
    showRows();
}

void ReviewerView::showRows()
{
    const bool isMandatory = m_level == protocol::EnforcementLevel::Mandatory;
    const int tab = m_tabs->currentIndex();
    const bool isListed = tab == AllTab || (isFailure(m_state) && (tab == FailedTab) == isMandatory);
    m_taskRow->setVisible(isListed);
    m_nothing->setVisible(!isListed);
    m_expander->setVisible(m_outcomes.rowCount() > 0);
    m_table->setVisible(isListed && m_areOutcomesShown && m_outcomes.rowCount() > 0);
    showDetails();
}

void ReviewerView::showDetails()
{
    const int row = m_table->currentIndex().row();
    const bool isOpen = row >= 0 && !m_table->isHidden();
    if (isOpen)
        m_details->setOutcome(m_outcomes.outcomes().at(row));
    m_detailsArea->setVisible(isOpen);
    measure();
}

void ReviewerView::measure()
{
    const Theme &theme = Theme::of(this);
    const int unit = theme.u();
    auto *grid = static_cast<QGridLayout *>(m_taskRow->layout());
    const int task = theme.width(u"ABCDE-1234"_s) + 10 * unit;
    const int status = std::max(badgeSize(theme, taskStateBadge(m_state)).width(), theme.width(tr("Status")));
    placeMore(width() - task - status - 13 * unit);
    grid->setColumnMinimumWidth(0, task);
    grid->setColumnMinimumWidth(1, status);
    // The descriptions begin below the title of the details, whose place depends on the name of the run task.
    grid->activate();
    m_table->setColumnWidth(models::OutcomeModel::Id,
                            std::max(task + status + 6 * unit, grid->cellRect(0, 2).x() - unit));
    // Open details need more room than the other rows.
    const bool isRoomy = m_detailsArea->isHidden() || !givesWay(*this, Yielding::RoomyDetails);
    m_steps->setRoom(isRoomy);
    const int margin = isRoomy ? 2 * unit : unit;
    grid->setContentsMargins(4 * unit, margin, 3 * unit, margin);
    grid->setVerticalSpacing(isRoomy && !m_isMoreBelow ? 3 * unit : unit);
    const int share = height() * (m_detailsArea->isHidden() ? 6 : 3) / 10;
    const int maxRows = std::max(2, share / (9 * unit));
    m_table->verticalHeader()->setDefaultSectionSize(9 * unit);
    m_table->setFixedHeight(9 * unit * std::clamp(m_outcomes.rowCount(), 1, maxRows));
}

/// `room` is the width for the message with this button beside it. If the message would be cut, the button moves below
/// it.
void ReviewerView::placeMore(int room)
{
    const int message = m_message->fontMetrics().horizontalAdvance(m_message->text());
    const bool isBelow = !m_more->isHidden() && message + m_more->sizeHint().width() > room;
    if (isBelow == m_isMoreBelow)
        return;
    m_isMoreBelow = isBelow;
    auto *grid = static_cast<QGridLayout *>(m_taskRow->layout());
    grid->removeWidget(m_more);
    if (isBelow)
        grid->addWidget(m_more, 2, 2, Qt::AlignLeft);
    else
        grid->addWidget(m_more, 1, 3);
}

void ReviewerView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    measure();
}

void ReviewerView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showState();
}

} // namespace runlatch::ui
