// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/matchespane.h"

#include "ui/bulkcreate/matchbadges.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/tables/badgedelegate.h"
#include "ui/widgets/tables/pagebar.h"
#include "ui/widgets/tables/tableview.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QStackedLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using models::MatchModel;

MatchesPane::MatchesPane(service::Client &client, base::Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_pager(client, clock)
    , m_count(new Label({}, TextStyle::PageTitle, this))
    , m_title(new Label({}, TextStyle::Bold, this))
    , m_when(new ElidedLabel({}, TextStyle::Small, this))
    , m_ask(makeButton(ButtonRole::Standard, tr("Show &matches"), u"refresh-cw"_s, this))
    , m_cancel(makeButton(ButtonRole::Text, tr("Cancel"), {}, this))
    , m_busy(new BusyLine(this))
    , m_failure(new MessageBar(this))
    , m_stale(new MessageBar(this))
    , m_leftOutBar(new MessageBar(this))
    , m_table(new TableView(tr("Workspaces that match"), this))
    , m_pageBar(new PageBar(this))
    , m_empty(new EmptyState(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_ask->setObjectName(u"showMatches"_s);
    m_stale->setClosable(false);
    m_leftOutBar->setClosable(false);
    buildTable();
    build();
    connectParts();
    showState();
}

void MatchesPane::build()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildHead());
    layout->addWidget(m_busy);
    layout->addWidget(m_failure);
    layout->addWidget(m_leftOutBar);
    layout->addWidget(m_stale);
    layout->addWidget(buildPages(), 1);
}

QWidget *MatchesPane::buildPages()
{
    auto *pages = new QWidget;
    m_pages = new QStackedLayout(pages);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_table);
    countShownPageOnly(*m_pages);
    auto *list = new QWidget;
    auto *column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(pages, 1);
    column->addWidget(m_pageBar);
    return list;
}

void MatchesPane::connectParts()
{
    connect(m_ask, &QPushButton::clicked, this, &MatchesPane::ask);
    connect(m_cancel, &QPushButton::clicked, &m_pager, &changerequests::MatchPager::cancel);
    connect(m_pageBar, &PageBar::pageWanted, &m_pager, &changerequests::MatchPager::goTo);
    connect(m_pageBar, &PageBar::sizeWanted, &m_pager, &changerequests::MatchPager::setSize);
    connect(&m_pager, &changerequests::MatchPager::answered, &m_model, &MatchModel::setWorkspaces);
    connect(&m_pager, &changerequests::MatchPager::changed, this, &MatchesPane::showState);
    connect(&m_pager, &changerequests::MatchPager::failed, this, &MatchesPane::showFailure);
}

void MatchesPane::showFailure(const base::Error &error)
{
    wording::Sentence sentence = wording::sentence(error, wording::Activity::Exploring);
    if (sentence.action != wording::Sentence::Action::TryAgain)
        sentence.action = wording::Sentence::Action::None; // no action from here can fix it
    m_failure->setSentence(sentence, [this](wording::Sentence::Action) { ask(); });
    showState();
}

QWidget *MatchesPane::buildHead()
{
    const int u = Theme::of(this).u();
    QFont figure = m_count->font();
    figure.setPointSizeF(font().pointSizeF() * 2);
    m_count->setFont(figure);
    m_title->setWordWrap(true);
    m_when->setMuted(true);
    auto *row = new QHBoxLayout;
    row->setSpacing(3 * u);
    row->addWidget(m_count);
    row->addWidget(m_title, 1);
    row->addWidget(m_cancel);
    row->addWidget(m_ask);
    auto *head = new QWidget;
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_when);
    return head;
}

void MatchesPane::buildTable()
{
    m_table->setModel(&m_model);
    m_table->setStretchColumn(MatchModel::Name);
    m_table->setItemDelegateForColumn(MatchModel::LastRun, new BadgeDelegate(runBadge, m_table));
    m_table->setItemDelegateForColumn(MatchModel::Drift, new BadgeDelegate(driftBadge, m_table));
    const int icon = Theme::of(this).iconSize() + 4 * Theme::of(this).u();
    m_table->setSample(MatchModel::LastRun, tr("Planned and finished"), icon);
    m_table->setSample(MatchModel::Drift, tr("Drifted"), icon);
    for (const int column : {int(MatchModel::Project), int(MatchModel::Terraform)})
        m_table->setCell(column, TableView::Cell::Muted);
    // There is room beside the conditions only for the columns that tell workspaces apart.
    m_table->setColumnHidden(MatchModel::Project, true);
    m_table->setColumnHidden(MatchModel::Terraform, true);
}

void MatchesPane::setQuestion(const QString &organization, const QList<protocol::ExplorerCondition> &conditions,
                              int leftOut)
{
    m_organization = organization;
    m_conditions = conditions;
    m_leftOut = leftOut;
    showState();
}

void MatchesPane::setEndpoint(const service::Endpoint &endpoint)
{
    m_endpoint = endpoint;
    clear();
}

void MatchesPane::ask()
{
    if (!canAsk())
        return;
    m_failure->dismiss();
    m_pager.show(m_endpoint, m_organization, m_conditions);
}

void MatchesPane::clear()
{
    m_failure->dismiss();
    m_pager.clear();
}

bool MatchesPane::isAnswered() const
{
    return m_pager.hasAnswer() && !m_pager.isLoading() && m_pager.isAbout(m_organization, m_conditions);
}

std::optional<int> MatchesPane::count() const
{
    return isAnswered() ? toldCount() : std::nullopt;
}

/// The number of matches in the last answer, if it can be so.
std::optional<int> MatchesPane::toldCount() const
{
    const protocol::Pagination pagination = m_pager.pagination();
    if (pagination.totalCount.value_or(-1) >= pagination.rows)
        return pagination.totalCount;
    return protocol::isWholeList(pagination) ? std::optional(pagination.rows) : std::nullopt;
}

bool MatchesPane::isOld() const
{
    return isAnswered() && m_pager.isOld();
}

bool MatchesPane::refresh()
{
    if (!isLoading() && !isOld())
        return false;
    const bool isAwaited = m_pager.refresh();
    if (isAwaited)
        m_failure->dismiss();
    return isAwaited;
}

bool MatchesPane::isStale() const
{
    return isAskable() && m_pager.hasAnswer() && !m_pager.isLoading() && !m_pager.isAbout(m_organization, m_conditions);
}

void MatchesPane::showState()
{
    const bool loading = m_pager.isLoading();
    const bool known = isAskable() && m_pager.hasAnswer();
    m_busy->setBusy(loading);
    m_cancel->setVisible(loading);
    m_ask->setEnabled(canAsk()); // enabled while loading too: a disabled button would lose the focus
    showCount(known);
    //: %1 is a time of the day
    m_when->setText(known ? tr("as of %1 \u00b7 the service's data may lag behind")
                                .arg(QLocale().toString(m_pager.answeredAt().toLocalTime().time(), u"H:mm:ss"_s))
                        : isAskable() ? tr("not asked yet")
                                      : QString());
    m_pageBar->setPagination(m_pager.pagination());
    showRemarks();
    showEmptiness();
    emit changed();
}

void MatchesPane::showCount(bool isKnown)
{
    const std::optional<int> told = toldCount();
    const int count = told.value_or(m_pager.pagination().rows);
    const QString figure = QLocale().toString(count);
    m_count->setVisible(isKnown);
    m_count->setText(told ? figure : tr("at least %1").arg(figure));
    m_title->setText(isKnown           ? tr("workspaces match", nullptr, count)
                         : isAskable() ? tr("Matches")
                                       : tr("The number of matches is not known"));
}

void MatchesPane::showRemarks()
{
    const int leftOut = m_conditions.isEmpty() ? 0 : m_leftOut;
    if (leftOut == 0)
        m_leftOutBar->dismiss();
    else if (leftOut != m_leftOutShown)
        m_leftOutBar->setMessage(Tone::Warning,
                                 tr("%n condition(s) cannot be sent yet and is left out here.", nullptr, leftOut),
                                 tr("More workspaces may match than you intend."));
    m_leftOutShown = leftOut;
    if (isStale() && !m_stale->hasMessage())
        m_stale->setMessage(Tone::Info, tr("The conditions have changed since."), tr("Show the matches again."));
    else if (!isStale())
        m_stale->dismiss();
}

void MatchesPane::showEmptiness()
{
    const bool hasTable = isAskable() && (m_model.rowCount() > 0 || m_pager.isLoading());
    const protocol::Pagination page = m_pager.pagination();
    const bool isOneOfSeveral = m_pager.hasAnswer() && (page.number > 1 || protocol::mayHaveNext(page));
    m_pages->setCurrentIndex(hasTable ? 1 : 0);
    m_pageBar->setVisible(hasTable || (isAskable() && isOneOfSeveral)); // a page that cannot be read leads on, too
    if (!isAskable())
        m_empty->setContent(u"box"_s, tr("The explorer cannot run this query"),
                            tr("The explorer takes one value for each condition, and only the operators of its "
                               "reference. The change requests can be created all the same."));
    else if (m_pager.hasAnswer() && toldCount() != 0)
        m_empty->setContent(u"box"_s, tr("No workspace can be shown"),
                            tr("Some may match all the same: the service does not give its whole answer."));
    else if (m_pager.hasAnswer())
        m_empty->setContent(u"inbox"_s, tr("No workspace matches"),
                            tr("Nothing would be created. Change a condition, or switch one off."));
    else if (m_endpoint.isNull() && !m_conditions.isEmpty())
        m_empty->setContent(u"box"_s, tr("Not asked from here"),
                            tr("The draft belongs to another connection. Choose that one to see the matches."));
    else if (canAsk())
        m_empty->setContent(u"box"_s, tr("Choose the target workspaces"),
                            tr("“Show matches” asks the service; nothing is created by that."));
    else
        m_empty->setContent(u"box"_s, tr("Nothing to ask yet"),
                            tr("Add a condition to see which workspaces it meets."));
}

} // namespace runlatch::ui
