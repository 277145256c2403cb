// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "ui/bulkcreate/bulkcreateform.h"
#include "ui/bulkcreate/bulkcreatepage.h"
#include "ui/bulkcreate/draftheader.h"
#include "ui/bulkcreate/stepactions.h"
#include "ui/widgets/frames/messagebar.h"
#include "wording/sentence.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// Tells whether the review alone shows what is in the way.
bool isOfReview(base::Rule rule)
{
    return rule == base::Rules::CreateLookingUp || rule == base::Rules::CreateNotGathered
        || rule == base::Rules::CreateNoOrganization;
}

/// Tells whether the matches are in the way. No field has a mark of that.
bool isOfMatches(base::Rule rule)
{
    return rule == base::Rules::CreateNotExact || rule == base::Rules::CreateNoMatch
        || rule == base::Rules::CreateAllLeftOut || rule == base::Rules::CreateMatchNoId;
}

} // namespace

/// Consent begins anew whenever the review shows something else, or was out of sight.
void BulkCreatePage::beginConsent()
{
    if (m_form->step() == BulkCreateForm::Reviewing && isVisible())
        m_consent.begin();
    else
        m_consent.end();
    m_actions->setReady(isReady());
}

/// The button creates once consent is over, and shows an obstacle at once.
bool BulkCreatePage::isReady() const
{
    return m_form->step() != BulkCreateForm::Reviewing
        || (!m_form->isGathering() && (m_isBarred || m_consent.isOver()));
}

void BulkCreatePage::showReviewActions()
{
    const auto [targets, obstacle] = m_form->sendable();
    const bool isAtHome = m_header->drafts().isAtHome();
    const bool isBarred = !isAtHome || obstacle.has_value();
    const bool wereOthers = std::exchange(m_targets, targets) != targets;
    if (std::exchange(m_isBarred, isBarred) != isBarred || wereOthers)
        beginConsent();
    m_actions->setReady(isReady());
    if (m_form->isGathering())
        m_actions->setPrimary(tr("Create"), u"send"_s);
    else if (isBarred)
        m_actions->setPrimary(tr("Show what is in the way"));
    else
        m_actions->setPrimary(
            targets ? tr("Create on %n workspace(s)", nullptr, *targets) : tr("Create on all matches"), u"send"_s);
    if (!isAtHome)
        m_actions->setRemark(Tone::Warning, tr("It belongs to %1.").arg(m_header->homeInWords()));
    else if (m_form->isGathering())
        m_actions->setRemark(Tone::Info, m_form->remark());
    else if (isBarred)
        m_actions->setRemark(Tone::Warning, wording::sentence(*obstacle).fact);
    else
        m_actions->setRemark(Tone::None, tr("If the answer is lost, Runlatch does not send again."));
    if (!isBarred)
        forgetObstacle();
}

/// Does what the button said when it was pressed: if it was to show an obstacle that has gone since, nothing is sent.
void BulkCreatePage::create()
{
    if (m_isBarred) {
        showObstacle();
        return;
    }
    if (!m_consent.isOver())
        return;
    beginConsent();
    if (m_form->sendable().obstacle || !m_header->drafts().isAtHome()) {
        showObstacle();
    } else if (m_form->isReadingMatches()) {
        m_message->setMessage(Tone::Info, tr("The matches are still being read."),
                              tr("Check the number of matches, then create."));
    } else if (m_form->refreshesMatches()) {
        m_message->setMessage(Tone::Info, tr("The matches are older than five minutes, and are read again."),
                              tr("Check the number of matches, then create."));
    } else {
        m_creating.start(m_endpoint);
    }
}

void BulkCreatePage::showObstacle()
{
    const std::optional<base::Error> obstacle = m_form->sendable().obstacle;
    if (!m_header->drafts().isAtHome()) {
        m_header->showElsewhere();
    } else if (obstacle) {
        if (!isOfReview(obstacle->rule))
            m_form->showMissing(*obstacle);
        if (isOfReview(obstacle->rule) || isOfMatches(obstacle->rule)) {
            const wording::Sentence sentence = wording::sentence(*obstacle);
            m_message->setMessage(Tone::Info, sentence.fact, sentence.next);
            m_obstacle = m_message->text();
        }
    }
    showState();
}

/// Removes what was in the way unless another message has replaced it.
void BulkCreatePage::forgetObstacle()
{
    if (!m_obstacle.isEmpty() && m_message->text() == m_obstacle)
        m_message->dismiss();
    m_obstacle.clear();
}

} // namespace runlatch::ui
