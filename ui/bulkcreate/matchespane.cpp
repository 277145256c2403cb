// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/matchespane.h"

#include "text/plaintext.h"
#include "ui/bulkcreate/matchtable.h"
#include "ui/bulkcreate/sendschoice.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/shownpage.h"
#include "ui/widgets/labels/busyline.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/tables/pagebar.h"

#include <QHash>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QStackedLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using models::MatchModel;

MatchesPane::MatchesPane(service::Client &client, base::Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_model(clock)
    , m_pager(client, clock)
    , m_gathering(client, clock)
    , m_counts(client)
    , m_clock(clock)
    , m_count(new Label({}, TextStyle::PageTitle, this))
    , m_title(new Label({}, TextStyle::Bold, this))
    , m_when(new ElidedLabel({}, TextStyle::Small, this))
    , m_ask(makeButton(ButtonRole::Standard, tr("Show &matches"), u"refresh-cw"_s, this))
    , m_cancel(makeButton(ButtonRole::Text, tr("Cancel"), {}, this))
    , m_busy(new BusyLine(this))
    , m_failure(new MessageBar(this))
    , m_refusal(new MessageBar(this))
    , m_stale(new MessageBar(this))
    , m_leftOutBar(new MessageBar(this))
    , m_table(new MatchTable(m_model, this))
    , m_pageBar(new PageBar(this))
    , m_choice(new SendsChoice(this))
    , m_empty(new EmptyState(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_ask->setObjectName(u"showMatches"_s);
    m_stale->setClosable(false);
    m_leftOutBar->setClosable(false);
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
    layout->addWidget(buildPages(), 1);
    layout->addWidget(m_choice);
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
    auto *bars = new BarPlace;
    for (MessageBar *bar : {m_failure, m_refusal, m_leftOutBar, m_stale})
        bars->add(bar);
    column->addWidget(pages, 1);
    column->addWidget(bars);
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
    connect(&m_pager, &changerequests::MatchPager::answered, this, &MatchesPane::askForCounts);
    connect(&m_counts, &changerequests::TargetResolver::answered, this, &MatchesPane::takeCounts);
    connect(&m_gathering, &changerequests::MatchGathering::changed, this, &MatchesPane::changed);
    connect(&m_gathering, &changerequests::MatchGathering::progressed, this, &MatchesPane::gatheringProgressed);
    connect(m_choice, &SendsChoice::allWanted, this, &MatchesPane::takeAll);
    connect(m_choice, &SendsChoice::changed, this, [this] {
        m_model.setChoosable(sends() == changerequests::BulkDraft::Sends::Exactly);
        emit choiceChanged();
    });
    connect(this, &MatchesPane::choiceChanged, m_refusal, &MessageBar::dismiss);
    connect(&m_model, &MatchModel::leftOutChanged, this, [this] {
        showState();
        emit choiceChanged();
    });
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

void MatchesPane::showRefusal(const QString &workspace, const QString &sentence)
{
    const QString fact = workspace.isEmpty() ? tr("The service does not accept these workspaces.")
                                             : tr("The service does not take “%1”.").arg(text::plainText(workspace));
    m_refusal->setMessage(Tone::Error, fact, sentence);
    m_table->setFocus();
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

void MatchesPane::setQuestion(const QString &organization, const QList<protocol::ExplorerCondition> &conditions,
                              int leftOut)
{
    const bool isAnother = m_organization != organization || m_conditions != conditions;
    if (m_organization != organization)
        m_counts.setPlace(m_endpoint, organization);
    m_organization = organization;
    m_conditions = conditions;
    m_leftOut = leftOut;
    if (isAnother) {
        m_refusal->dismiss();
        m_gathering.clear();
        askSoon();
    }
    showState();
}

/// Asks when the query has stayed as it is for the pause. A hidden pane asks when it is shown.
void MatchesPane::askSoon()
{
    m_isAskDue = canAsk() && isVisible() && !isAboutCurrent();
    ++m_asking;
    if (!m_isAskDue)
        return;
    m_clock.callAfter(Pause, this, [this, asking = m_asking] {
        if (asking != m_asking)
            return;
        m_isAskDue = false;
        if (isVisible() && !isAboutCurrent())
            ask();
        showState();
    });
}

void MatchesPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    askSoon();
    askForCounts();
}

void MatchesPane::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (m_counts.isBusy())
        m_counts.stop(); // nothing that is sent waits for what nobody sees
}

void MatchesPane::askForCounts()
{
    if (m_counts.isBusy())
        m_counts.stop(); // of another page
    const QStringList uncounted = m_model.uncounted();
    if (isVisible() && !m_endpoint.isNull() && !uncounted.isEmpty())
        m_counts.ask(uncounted);
}

void MatchesPane::takeCounts(const QList<changerequests::TargetAnswer> &answers)
{
    QHash<QString, int> counts;
    for (const changerequests::TargetAnswer &answer : answers) {
        if (answer.activeChangeRequests >= 0)
            counts.insert(answer.id, answer.activeChangeRequests);
    }
    m_model.addCounts(counts);
}

void MatchesPane::setChoice(changerequests::BulkDraft::Sends sends, const QStringList &leftOut)
{
    m_choice->setSends(sends);
    m_model.setChoosable(sends == changerequests::BulkDraft::Sends::Exactly);
    m_model.setLeftOut(leftOut);
    showState();
}

changerequests::BulkDraft::Sends MatchesPane::sends() const
{
    return m_choice->sends();
}

void MatchesPane::takeAll()
{
    m_model.setLeftOut({});
    showState();
    emit choiceChanged();
}

void MatchesPane::gather()
{
    if (!canAsk() || m_gathering.isRunning())
        return;
    const changerequests::GatheredMatches *known = gathered();
    const qint64 most = std::chrono::seconds(changerequests::MatchPager::MaxAge).count();
    if (!known || known->at.secsTo(m_clock.utc()) >= most)
        m_gathering.start(m_endpoint, m_organization, m_conditions);
}

const changerequests::GatheredMatches *MatchesPane::gathered() const
{
    const changerequests::GatheredMatches *known = m_gathering.gathered();
    return known && known->isAbout(m_organization, m_conditions) ? known : nullptr;
}

void MatchesPane::setEndpoint(const service::Endpoint &endpoint)
{
    m_endpoint = endpoint;
    m_counts.setPlace(endpoint, m_organization);
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
    m_refusal->dismiss();
    m_gathering.clear();
    m_pager.clear();
    askSoon();
}

bool MatchesPane::isAnswered() const
{
    return m_pager.hasAnswer() && !m_pager.isLoading() && isAboutCurrent();
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
    return isAskable() && m_pager.hasAnswer() && !m_pager.isLoading() && !isAboutCurrent();
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
    m_choice->setNumbers(count(), static_cast<int>(leftOut().size()));
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
    const bool isLeftStale = isStale() && !m_isAskDue;
    if (isLeftStale && !m_stale->hasMessage())
        m_stale->setMessage(Tone::Info, tr("The conditions have changed since."), tr("Show the matches again."));
    else if (!isLeftStale)
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
                            tr("The explorer accepts one value for each condition, and only the operators of its "
                               "reference. The change requests can still be created by the query."));
    else if (m_pager.hasAnswer() && toldCount() != 0)
        m_empty->setContent(u"box"_s, tr("No workspace can be shown"),
                            tr("Some may match anyway: the service does not give its whole answer."));
    else if (m_pager.hasAnswer())
        m_empty->setContent(u"inbox"_s, tr("No workspace matches"),
                            tr("Nothing would be created. Change a condition, or turn one off."));
    else if (m_endpoint.isNull() && !m_conditions.isEmpty())
        m_empty->setContent(u"box"_s, tr("Not asked from here"),
                            tr("The draft belongs to another connection. Choose that one to see the matches."));
    else if (canAsk())
        m_empty->setContent(u"box"_s, tr("Choose the target workspaces"),
                            tr("“Show matches” asks the service; nothing is created by that."));
    else
        m_empty->setContent(u"box"_s, tr("Nothing to ask yet"), tr("Add a condition to see matching workspaces."));
}

QStringList MatchesPane::shownIds() const
{
    QStringList ids;
    for (int row = 0; isAnswered() && row < m_model.rowCount(); ++row) {
        const QVariant shown = m_model.index(row, 0).data(models::MatchModel::WorkspaceRole);
        if (const QString id = shown.value<protocol::ExploredWorkspace>().id; !id.isEmpty())
            ids += id;
    }
    return ids;
}

} // namespace runlatch::ui
