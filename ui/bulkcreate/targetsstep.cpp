// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/targetsstep.h"

#include "base/rules.h"
#include "text/plaintext.h"
#include "ui/bulkcreate/matchespane.h"
#include "ui/bulkcreate/panepair.h"
#include "ui/bulkcreate/query/conditionlist.h"
#include "ui/bulkcreate/query/querypanel.h"
#include "ui/bulkcreate/savedquerymenu.h"
#include "ui/bulkcreate/targettable.h"
#include "ui/bulkcreate/workspacepicker.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/frames/messagebar.h"
#include "wording/sentence.h"

#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::changerequests::BulkDraft;

namespace runlatch::ui {

namespace {

bool lacksValue(const changerequests::UnusableCondition &condition)
{
    return condition.error.rule == base::Rules::ExplorerNoValue;
}

} // namespace

TargetsStep::TargetsStep(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_by(new Segmented(tr("How the targets are given"), this))
    , m_savedButton(makeButton(ButtonRole::Standard, tr("Saved queries"), u"bookmark"_s, this))
    , m_saved(new SavedQueryMenu(workbench.service, workbench.workStore, workbench.clock, m_savedButton))
    , m_notice(new MessageBar(this))
    , m_layout(new QVBoxLayout(this))
    , m_known(workbench.service)
    , m_query(new QueryPanel)
    , m_matches(new MatchesPane(workbench.service, workbench.clock))
    , m_targets(workbench.service)
    , m_picker(new WorkspacePicker(workbench.service, m_targets))
    , m_table(new TargetTable(m_targets))
    , m_queryPair(new PanePair(tr("What is shown"), {m_query, tr("Query")}, {m_matches, tr("Matches")}))
    , m_listPair(new PanePair(tr("What is shown"), {m_picker, tr("Choose")}, {m_table, tr("Chosen")}))
    , m_queryChoice(m_queryPair->takeChoice())
    , m_listChoice(m_listPair->takeChoice())
{
    const int u = Theme::of(this).u();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_by->addSegment(static_cast<int>(BulkDraft::Targets::Query), tr("By query"));
    m_by->addSegment(static_cast<int>(BulkDraft::Targets::List), tr("By list"));
    m_queryPair->setStretch(6, 4);
    m_listPair->setStretch(5, 5);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(4 * u, 2 * u, 4 * u, 0);
    row->addWidget(m_by);
    row->addStretch(1);
    row->addWidget(m_savedButton);
    row->addWidget(m_queryChoice);
    row->addWidget(m_listChoice);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addLayout(row);
    m_layout->addWidget(m_queryPair, 1);
    m_layout->addWidget(m_listPair, 1);
    m_layout->addWidget(m_notice);
    connect(m_by, &Segmented::currentChanged, this, [this] {
        arrange();
        edited();
    });
    connect(m_query, &QueryPanel::changed, this, [this] {
        endNotice(); // its undo would take the new words back, too
        edited();
    });
    connectSaved();
    connect(&m_targets, &models::TargetModel::changed, this, &TargetsStep::edited);
    connect(&m_targets, &models::TargetModel::progress, this, &TargetsStep::lookedUp);
    connect(m_table, &TargetTable::emptied, this, [this] {
        m_listPair->showPane(0);
        m_picker->focusFirst();
    });
    connect(m_matches, &MatchesPane::changed, this, &TargetsStep::matchesChanged);
    m_query->list().setKnownValues(&m_known);
    connect(m_matches, &MatchesPane::choiceChanged, this, [this] {
        m_saved->setQuery(query());
        emit changed();
    });
    arrange();
}

void TargetsStep::connectSaved()
{
    m_savedButton->setObjectName(u"savedQueries"_s);
    m_savedButton->setMenu(m_saved);
    m_notice->setObjectName(u"savedQueryNotice"_s);
    connect(m_saved, &SavedQueryMenu::chosen, this, &TargetsStep::useQuery);
    connect(m_saved, &SavedQueryMenu::saved, this, [this](const QString &name) {
        showNotice(tr("Saved as “%1”.").arg(text::plainText(name)), tr("It stays on this computer."), {});
    });
    const auto putBack = [this](const changerequests::SavedQuery &saved) {
        return [this, saved] { m_saved->putBack(saved); };
    };
    connect(m_saved, &SavedQueryMenu::replaced, this, [this, putBack](const changerequests::SavedQuery &before) {
        showNotice(tr("Saved as “%1”, in the place of the earlier one.").arg(text::plainText(before.name)), {},
                   putBack(before));
    });
    connect(m_saved, &SavedQueryMenu::removed, this, [this, putBack](const changerequests::SavedQuery &saved) {
        showNotice(tr("Removed the saved query “%1”.").arg(text::plainText(saved.name)), {}, putBack(saved));
    });
    connect(m_saved, &SavedQueryMenu::refused, this, [this](const QString &fact, const QString &next) {
        endNotice();
        m_notice->setMessage(Tone::Warning, fact, next);
    });
    connect(m_saved, &SavedQueryMenu::failed, this, [this](const base::Error &error) {
        endNotice();
        m_notice->setSentence(wording::sentence(error, wording::Activity::Exploring));
    });
}

BulkDraft TargetsStep::query() const
{
    BulkDraft draft;
    store(draft);
    return changerequests::queryOf(draft);
}

/// The query takes the place of the present one, which comes back with Undo.
void TargetsStep::useQuery(const BulkDraft &query, const QString &name, const QStringList &leftOut)
{
    const BulkDraft before = this->query();
    m_by->setCurrent(static_cast<int>(BulkDraft::Targets::Query));
    m_queryPair->showPane(0);
    setQuery(query);
    const QString next = leftOut.isEmpty()
        ? QString()
        : tr("A request to create has no %1: they were left out.").arg(text::plainText(leftOut.join(u", "_s)));
    showNotice(tr("Loaded the query “%1”.").arg(text::plainText(name)), next, [this, before] { setQuery(before); });
}

void TargetsStep::setQuery(const BulkDraft &query)
{
    m_query->setConditions(query.conditions);
    m_query->showConditions();
    m_matches->setChoice(query.sends, query.leftOut);
    edited();
}

void TargetsStep::showNotice(const QString &fact, const QString &next, const std::function<void()> &undo)
{
    endNotice();
    m_notice->setMessage(Tone::Info, fact, next);
    if (!undo)
        return;
    connect(m_notice->addTextAction(tr("Undo")), &QPushButton::clicked, this, [this, undo] {
        m_savedButton->setFocus(); // the button of the notice gets hidden
        undo();
        endNotice();
    });
}

void TargetsStep::endNotice()
{
    if (!m_notice->hasMessage())
        return;
    if (m_notice->isAncestorOf(window()->focusWidget()))
        m_savedButton->setFocus();
    m_notice->dismiss();
}

void TargetsStep::load(const BulkDraft &draft)
{
    const QSignalBlocker quiet(this);
    endNotice();
    m_query->setConditions(draft.conditions);
    m_targets.setWorkspaces(draft.workspaces, draft.organization);
    m_by->setCurrent(static_cast<int>(draft.by));
    arrange();
    m_matches->clear();
    m_matches->setChoice(draft.sends, draft.leftOut);
    ask();
}

void TargetsStep::store(BulkDraft &draft) const
{
    draft.by = isByQuery() ? BulkDraft::Targets::Query : BulkDraft::Targets::List;
    draft.conditions = m_query->conditions();
    draft.sends = m_matches->sends();
    draft.leftOut = m_matches->leftOut();
    draft.workspaces = m_targets.workspaces();
}

void TargetsStep::setEndpoint(const service::Endpoint &endpoint)
{
    m_endpoint = endpoint;
    m_matches->setEndpoint(endpoint);
    m_known.setPlace(endpoint, m_organization);
    m_targets.setPlace(endpoint, m_organization);
    m_saved->setPlace(endpoint, m_organization);
    showExplorer();
    arrange();
}

void TargetsStep::setOrganization(const QString &organization)
{
    m_organization = organization;
    m_targets.setPlace(m_endpoint, organization);
    m_known.setPlace(m_endpoint, organization);
    m_saved->setPlace(m_endpoint, organization);
    showExplorer();
    if (!isByQuery())
        m_picker->setPlace(m_endpoint, organization);
    ask();
}

void TargetsStep::setDialect(protocol::FilterDialect dialect)
{
    m_query->setDialect(dialect);
}

void TargetsStep::setNarrow(bool narrow)
{
    if (narrow != m_queryPair->isNarrow()) {
        m_savedButton->setText(tr("Saved queries")); // an icon alone takes it as its name
        m_savedButton->setToolTip({});
        setButtonRole(m_savedButton, narrow ? ButtonRole::Icon : ButtonRole::Standard);
    }
    m_queryPair->setNarrow(narrow);
    m_listPair->setNarrow(narrow);
    arrange();
}

QString TargetsStep::problem() const
{
    BulkDraft draft;
    store(draft);
    if (!isByQuery())
        return listProblem();
    if (const QString unread = m_query->problem(); !unread.isEmpty())
        return unread;
    const auto unusable = changerequests::unusableConditions(draft);
    const auto count = static_cast<int>(unusable.size());
    if (count > 0)
        return std::all_of(unusable.cbegin(), unusable.cend(), lacksValue)
            ? tr("%n condition(s) has no value: enter one or turn it off.", nullptr, count)
            : tr("%n condition(s) cannot be sent: fix or turn off each.", nullptr, count);
    return changerequests::usableConditions(draft).isEmpty() ? tr("A query needs at least one condition.") : QString();
}

QString TargetsStep::listProblem() const
{
    const models::TargetModel::Count &count = m_targets.count();
    if (count.rows == 0)
        return tr("Choose at least one workspace.");
    if (count.nameless > 0 && count.lookingUp == 0)
        return tr("%n name(s) have no id: correct or remove them.", nullptr, count.nameless);
    return {};
}

bool TargetsStep::hasUnusableConditions() const
{
    BulkDraft draft;
    store(draft);
    return isByQuery() && (!m_query->problem().isEmpty() || !changerequests::unusableConditions(draft).isEmpty());
}

void TargetsStep::settle()
{
    m_query->settle();
}

void TargetsStep::takeAddress(const QString &address)
{
    m_by->setCurrent(static_cast<int>(BulkDraft::Targets::Query));
    m_queryPair->showPane(0);
    m_query->takeAddress(address);
}

void TargetsStep::showProblems()
{
    if (isByQuery()) {
        m_queryPair->showPane(0);
        if (m_query->showUnread())
            return;
        m_query->showConditions();
        m_query->list().showProblems();
        return;
    }
    m_listPair->showPane(1);
    if (m_table->focusUnsendable())
        return;
    m_listPair->showPane(0);
    m_picker->focusFirst();
}

bool TargetsStep::showConditionRefusal(int index, const QString &sentence)
{
    m_queryPair->showPane(0);
    m_query->showConditions();
    return m_query->list().showRefusal(index, sentence);
}

void TargetsStep::showTargetRefusal(int index, const QString &sentence)
{
    if (isByQuery()) {
        const auto *gathered = m_matches->gathered();
        QList<changerequests::GatheredMatches::Match> sent;
        if (gathered)
            sent = gathered->without(m_matches->leftOut());
        m_queryPair->showPane(1);
        const changerequests::GatheredMatches::Match refused = sent.value(index);
        m_matches->showRefusal(refused.name.isEmpty() ? refused.id : refused.name, sentence);
        return;
    }
    m_listPair->showPane(1);
    m_table->showRefusal(changerequests::targetIds(m_targets.workspaces()).value(index), sentence);
}

void TargetsStep::focusFirst()
{
    if (isByQuery())
        m_query->list().focusFirst();
    else
        m_picker->focusFirst();
}

bool TargetsStep::isByQuery() const
{
    return m_by->current() == static_cast<int>(BulkDraft::Targets::Query);
}

void TargetsStep::arrange()
{
    if (!isByQuery())
        endNotice();
    m_savedButton->setVisible(isByQuery());
    m_queryPair->setVisible(isByQuery());
    m_listPair->setVisible(!isByQuery());
    m_queryChoice->setVisible(isByQuery() && m_queryPair->isNarrow());
    m_listChoice->setVisible(!isByQuery() && m_listPair->isNarrow());
    if (!isByQuery())
        m_picker->setPlace(m_endpoint, m_organization); // requests the workspaces only when the list is first shown
}

/// The address of the explorer that the query is asked at.
void TargetsStep::showExplorer()
{
    if (m_endpoint.isNull() || m_organization.isEmpty())
        return m_query->setExplorer({});
    const QString base = m_endpoint.base.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo | QUrl::StripTrailingSlash);
    m_query->setExplorer(base + "/organizations/"_L1 + QString::fromLatin1(QUrl::toPercentEncoding(m_organization))
                         + "/explorer"_L1);
}

void TargetsStep::edited()
{
    ask();
    emit changed();
}

/// Sets the query; its matches are requested when it stays as it is.
void TargetsStep::ask()
{
    BulkDraft draft;
    draft.conditions = m_query->conditions();
    m_saved->setQuery(query());
    m_matches->setQuestion(m_organization, changerequests::usableConditions(draft),
                           static_cast<int>(changerequests::unusableConditions(draft).size()));
}

} // namespace runlatch::ui
