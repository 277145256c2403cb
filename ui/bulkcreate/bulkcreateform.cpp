// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/bulkcreateform.h"

#include "base/rules.h"
#include "text/plaintext.h"
#include "ui/bulkcreate/matchespane.h"
#include "ui/bulkcreate/messagestep.h"
#include "ui/bulkcreate/panepair.h"
#include "ui/bulkcreate/refusalplace.h"
#include "ui/bulkcreate/requestview.h"
#include "ui/bulkcreate/reviewsummary.h"
#include "ui/bulkcreate/targetsstep.h"
#include "ui/widgets/frames/shownpage.h"
#include "wording/sentence.h"

#include <QHash>
#include <QLocale>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using runlatch::changerequests::BulkDraft;

namespace runlatch::ui {

BulkCreateForm::BulkCreateForm(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_subjects(workbench.service, workbench.clock)
    , m_steps(new QStackedWidget(this))
    , m_targets(new TargetsStep(workbench))
    , m_message(new MessageStep(workbench.preferences))
    , m_summary(new ReviewSummary)
    , m_request(new RequestView)
    , m_review(new PanePair(tr("What is shown"), {m_summary, tr("What happens")}, {m_request, tr("Exact request")}))
{
    m_review->setStretch(1, 1);
    m_steps->addWidget(m_targets);
    m_steps->addWidget(m_message);
    m_steps->addWidget(m_review);
    countShownPageOnly(*static_cast<QStackedLayout *>(m_steps->layout()));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_steps);
    connect(m_targets, &TargetsStep::changed, this, &BulkCreateForm::changed);
    connect(m_message, &MessageStep::changed, this, &BulkCreateForm::changed);
    connect(m_targets, &TargetsStep::matchesChanged, this, [this] {
        showReview();
        watchMatches();
        emit stateChanged();
    });
    connect(&m_targets->matches(), &MatchesPane::gatheringProgressed, this, &BulkCreateForm::stateChanged);
    m_lookUps.setSingleShot(true);
    m_lookUps.setInterval(100); // answers come fast, and each would rebuild a long request
    const auto updateSoon = [this] {
        if (!m_lookUps.isActive())
            m_lookUps.start();
    };
    connect(m_targets, &TargetsStep::lookedUp, &m_lookUps, updateSoon);
    connect(&m_subjects, &SubjectCheck::changed, &m_lookUps, updateSoon);
    connect(&m_lookUps, &QTimer::timeout, this, [this] {
        showReview();
        emit stateChanged();
    });
    connect(m_summary, &ReviewSummary::actWanted, this, &BulkCreateForm::act);
}

BulkDraft BulkCreateForm::draft() const
{
    BulkDraft draft;
    draft.organization = m_organization;
    m_targets->store(draft);
    m_message->store(draft);
    return draft;
}

base::Result<protocol::BulkCreation> BulkCreateForm::creation() const
{
    return changerequests::creationOf(draft(), m_targets->matches().gathered());
}

void BulkCreateForm::load(const BulkDraft &draft)
{
    m_targets->load(draft);
    m_message->load(draft);
    gatherForReview();
    showReview();
}

void BulkCreateForm::setEndpoint(const service::Endpoint &endpoint)
{
    m_endpoint = endpoint;
    m_connection = text::plainText(endpoint.name);
    m_elsewhere.clear();
    m_targets->setEndpoint(endpoint);
    gatherForReview();
    refreshForm();
}

void BulkCreateForm::setElsewhere(const QString &connection, const QString &why)
{
    m_endpoint = {};
    m_connection = connection;
    m_elsewhere = why;
    m_targets->setEndpoint({});
    refreshForm();
}

void BulkCreateForm::setOrganization(const QString &organization)
{
    m_organization = organization;
    m_targets->setOrganization(organization);
    gatherForReview();
    showReview();
}

void BulkCreateForm::refreshForm()
{
    m_targets->setDialect(m_workbench.service.creationDialect(m_endpoint).filter);
    showReview();
}

int BulkCreateForm::step() const
{
    return m_steps->currentIndex();
}

void BulkCreateForm::showStep(int step)
{
    m_targets->settle();
    const bool isBarred = step == Reviewing && m_targets->hasUnusableConditions();
    m_steps->setCurrentIndex(isBarred ? int(Targets) : step);
    gatherForReview();
    showReview();
    watchMatches();
    if (isBarred)
        m_targets->showProblems();
    else
        focusFirst();
    emit stepChanged(this->step());
}

/// Reads what exactly is sent while the review is open, and only then.
void BulkCreateForm::gatherForReview()
{
    if (step() == Reviewing && draft().isExact())
        m_targets->matches().gather();
    else
        m_targets->matches().stopGathering();
}

bool BulkCreateForm::isGathering() const
{
    return m_targets->matches().gathering().isRunning();
}

QString BulkCreateForm::gatheringWords() const
{
    const changerequests::MatchGathering &gathering = m_targets->matches().gathering();
    const QString found = QLocale().toString(gathering.found());
    if (gathering.expected() && *gathering.expected() >= gathering.found())
        //: Both are numbers of workspaces
        return tr("Reading the matches: %1 of %2").arg(found, QLocale().toString(*gathering.expected()));
    return tr("Reading the matches: %1 so far").arg(found);
}

bool BulkCreateForm::isDone(int step) const
{
    if (step == Message)
        return m_message->isComplete();
    if (step != Targets)
        return false;
    BulkDraft draft;
    m_targets->store(draft);
    if (draft.by == BulkDraft::Targets::List)
        return !draft.workspaces.isEmpty() && m_targets->targets().count().nameless == 0;
    return !changerequests::usableConditions(draft).isEmpty() && !m_targets->hasUnusableConditions();
}

QString BulkCreateForm::remark() const
{
    if (step() == Targets)
        return m_targets->problem();
    if (step() == Reviewing && isGathering())
        return gatheringWords();
    if (step() == Message && !m_message->isComplete())
        return tr("Subject and message are both needed.");
    return {};
}

bool BulkCreateForm::checkStep()
{
    m_targets->settle();
    if (step() == Reviewing || isDone(step()) || hasList())
        return true; // names may still be looked up
    if (step() == Targets)
        m_targets->showProblems();
    else
        m_message->showProblems();
    return false;
}

bool BulkCreateForm::hasList() const
{
    return step() == Targets && draft().by == BulkDraft::Targets::List && m_targets->targets().rowCount() > 0;
}

changerequests::Sendable BulkCreateForm::sendable() const
{
    const BulkDraft draft = this->draft();
    const MatchesPane &matches = m_targets->matches();
    changerequests::TargetFacts facts{.matches = matches.isOld() ? std::nullopt : matches.count(),
                                      .lookingUp = m_targets->targets().count().lookingUp};
    if (draft.isExact()) {
        const changerequests::GatheredMatches *gathered = matches.gathered();
        facts.matches =
            gathered ? std::optional(static_cast<int>(gathered->without(draft.leftOut).size())) : std::nullopt;
    }
    changerequests::Sendable sendable = changerequests::sendableOf(draft, creation(), facts);
    if (isElsewhere())
        sendable.obstacle =
            base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::CreateElsewhere, .subject = m_connection};
    return sendable;
}

void BulkCreateForm::nameTargets(QList<BulkDraft::Target> &sent) const
{
    const changerequests::GatheredMatches *gathered = m_targets->matches().gathered();
    if (!gathered)
        return;
    QHash<QString, QString> names;
    for (const auto &match : gathered->workspaces)
        names.insert(match.id, match.name);
    for (BulkDraft::Target &target : sent) {
        if (target.name.isEmpty())
            target.name = names.value(target.id);
    }
}

bool BulkCreateForm::isLookingUp() const
{
    return draft().by == BulkDraft::Targets::List && m_targets->targets().count().lookingUp > 0;
}

QStringList BulkCreateForm::notFoundTargets() const
{
    return draft().by == BulkDraft::Targets::List ? targetsOf(models::TargetModel::State::NotFound) : QStringList();
}

QStringList BulkCreateForm::targetsOf(models::TargetModel::State state) const
{
    const models::TargetModel &targets = m_targets->targets();
    QStringList texts;
    for (const int row : targets.rowsOf(state))
        texts += targets.textOf(row);
    return texts;
}

bool BulkCreateForm::isReadingMatches() const
{
    const BulkDraft draft = this->draft();
    return draft.by == BulkDraft::Targets::Query && !draft.isExact() && m_targets->matches().isLoading();
}

bool BulkCreateForm::refreshesMatches()
{
    const BulkDraft draft = this->draft();
    return draft.by == BulkDraft::Targets::Query && !draft.isExact() && m_targets->matches().refresh();
}

/// Updates the age of the matches while the review is open.
void BulkCreateForm::watchMatches()
{
    if (!m_targets->matches().isAnswered())
        return;
    m_workbench.clock.callAfter(std::chrono::minutes(1), this, [this, watch = ++m_watch] {
        if (watch != m_watch || step() != Reviewing)
            return;
        showReview();
        watchMatches();
        emit stateChanged();
    });
}

void BulkCreateForm::takeAddress(const QString &address)
{
    if (step() != Targets)
        showStep(Targets);
    m_targets->takeAddress(address);
}

void BulkCreateForm::useQuery(const changerequests::BulkDraft &query, const QString &name)
{
    if (step() != Targets)
        showStep(Targets);
    m_targets->useQuery(query, name, {});
}

void BulkCreateForm::showMissing(const base::Error &error)
{
    const bool isOfMessage = error.rule == base::Rules::CreateSubject || error.rule == base::Rules::CreateMessage;
    if (isOfMessage) {
        showStep(Message);
        m_message->showProblems();
    } else if (error.rule != base::Rules::CreateNoOrganization) {
        showStep(Targets);
        m_targets->showProblems();
    }
}

bool BulkCreateForm::showRefusal(const QString &pointer, const QString &sentence)
{
    const RefusalPlace place = refusalPlace(pointer);
    switch (place.part) {
    case RefusalPlace::Part::Elsewhere: return false;
    case RefusalPlace::Part::Subject:
        showStep(Message);
        m_message->showSubjectRefusal(sentence);
        return true;
    case RefusalPlace::Part::Message:
        showStep(Message);
        m_message->showMessageRefusal(sentence);
        return true;
    case RefusalPlace::Part::Conditions:
        showStep(Targets);
        return m_targets->showConditionRefusal(draftIndex(place.index), sentence);
    case RefusalPlace::Part::Targets:
        showStep(Targets);
        m_targets->showTargetRefusal(place.index, sentence);
        return true;
    }
    return false;
}

/// The row of a condition in the draft, by its index in the request: disabled conditions are not sent.
int BulkCreateForm::draftIndex(int sentIndex) const
{
    const QList<BulkDraft::Condition> conditions = draft().conditions;
    for (int index = 0; index < conditions.size(); ++index) {
        if (conditions.at(index).enabled && sentIndex-- == 0)
            return index;
    }
    return -1;
}

Review BulkCreateForm::review() const
{
    Review review;
    review.connection = m_connection;
    review.draft = draft();
    review.conditions = changerequests::usableConditions(review.draft);
    const MatchesPane &matches = m_targets->matches();
    review.areMatchesRead = matches.isAnswered();
    review.matches = matches.count();
    review.matchesReadAt = matches.answeredAt();
    review.areMatchesStale = matches.isStale();
    review.now = m_workbench.clock.utc();
    review.notFound = notFoundTargets();
    review.notKnown = targetsOf(models::TargetModel::State::NotKnown);
    review.lookingUp = m_targets->targets().count().lookingUp;
    review.isGathering = isGathering();
    review.gatheringError = matches.gathering().error();
    if (const changerequests::GatheredMatches *gathered = matches.gathered())
        review.gathered = *gathered;
    const auto creation = this->creation();
    review.isElsewhere = isElsewhere();
    review.sendable = sendable();
    if (review.isElsewhere)
        review.problem = m_elsewhere;
    else if (review.sendable.obstacle
             && review.sendable.obstacle->rule != base::Rules::CreateNotGathered) // the review says so by itself
        review.problem = wording::sentence(*review.sendable.obstacle).text();
    if (creation && !review.isElsewhere)
        review.request = m_workbench.service.creationRequest(m_endpoint, m_organization, creation.value());
    if (review.request)
        review.targetIds = creation->isByQuery() ? matches.shownIds() : creation->targets();
    review.dialect = m_workbench.service.creationDialect(m_endpoint);
    review.isDialectFound = m_workbench.service.dialect(m_endpoint).create == review.dialect;
    review.isDialectChosen = m_endpoint.form.has_value();
    return review;
}

void BulkCreateForm::showReview()
{
    if (step() != Reviewing) {
        m_subjects.clear();
        return;
    }
    Review review = this->review();
    checkSubject(review);
    review.sameSubject = m_subjects.facts();
    m_summary->setReview(review);
    m_request->setRequest(review);
}

/// Looks for the subject on the targets that the review shows.
void BulkCreateForm::checkSubject(const Review &review)
{
    if (review.targetIds.isEmpty() || m_endpoint.isNull())
        m_subjects.clear();
    else
        m_subjects.ask({m_endpoint, m_organization, review.draft.subject, review.targetIds});
}

void BulkCreateForm::act(ReviewWarning::Act act)
{
    switch (act) {
    case ReviewWarning::Act::None: break;
    case ReviewWarning::Act::AskForMatches:
        if (draft().isExact())
            m_targets->matches().gather();
        else
            m_targets->matches().ask();
        break;
    case ReviewWarning::Act::StopChecking: m_subjects.stop(); break;
    case ReviewWarning::Act::CheckAgain: m_subjects.askAgain(); break;
    }
}

void BulkCreateForm::setNarrow(bool narrow)
{
    m_targets->setNarrow(narrow);
    m_message->setNarrow(narrow);
    m_review->setNarrow(narrow);
}

void BulkCreateForm::focusFirst()
{
    if (step() == Targets)
        m_targets->focusFirst();
    else if (step() == Message)
        m_message->focusFirst();
}

} // namespace runlatch::ui
