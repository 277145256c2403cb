// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/reviewwarnings.h"

#include "text/plaintext.h"
#include "ui/bulkcreate/exactreview.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

using MaybeWarning = std::optional<ReviewWarning>;

constexpr int ManyTargets = 100;
constexpr qsizetype MaxNames = 12; // names that are shown

struct WarningWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::ReviewWarnings)
};

MaybeWarning missingWarning(const Review &review)
{
    if (review.problem.isEmpty())
        return {};
    return ReviewWarning{Tone::Error, WarningWords::tr("It cannot be sent yet."), review.problem};
}

MaybeWarning manyWarning(const Review &review)
{
    if (review.targets().value_or(0) <= ManyTargets)
        return {};
    return ReviewWarning{Tone::Warning, WarningWords::tr("The service cannot undo this."),
                         WarningWords::tr("These are more than %1 targets.").arg(QLocale().toString(ManyTargets))};
}

/// The age of an answer that still counts.
MaybeWarning ageWarning(const Review &review)
{
    constexpr qint64 freshSeconds = 60;
    const qint64 age = review.areMatchesRead ? review.matchesReadAt.secsTo(review.now) : 0;
    if (age < freshSeconds)
        return {};
    return ReviewWarning{Tone::Info,
                         WarningWords::tr("Matches were read %n minute(s) ago.", nullptr, static_cast<int>(age / 60)),
                         {},
                         ReviewWarning::Act::AskForMatches,
                         WarningWords::tr("Ask again")};
}

MaybeWarning matchesWarning(const Review &review)
{
    if (!review.isByQuery() || review.conditions.isEmpty() || review.isElsewhere)
        return {};
    if (review.draft.isExact())
        return ExactReview::warning(review);
    const QString again = WarningWords::tr("Ask again");
    if (!protocol::canBeAsked(review.conditions))
        return ReviewWarning{
            Tone::Warning, WarningWords::tr("The number of workspaces is not known."),
            WarningWords::tr("The explorer accepts one value for each condition, and only the operators of its "
                             "reference.")};
    if (review.matches == 0)
        return ReviewWarning{Tone::Warning, WarningWords::tr("No workspace matches."),
                             WarningWords::tr("Nothing would be created."), ReviewWarning::Act::AskForMatches, again};
    if (review.areMatchesStale)
        return ReviewWarning{Tone::Info,
                             WarningWords::tr("The conditions have changed since the matches were read."),
                             {},
                             ReviewWarning::Act::AskForMatches,
                             again};
    if (!review.areMatchesRead)
        return ReviewWarning{Tone::Info, WarningWords::tr("The matches were not read."),
                             WarningWords::tr("The number of workspaces is not known yet."),
                             ReviewWarning::Act::AskForMatches, WarningWords::tr("Show matches")};
    if (!review.matches)
        return ReviewWarning{Tone::Warning, WarningWords::tr("The number of workspaces is not known."),
                             WarningWords::tr("The service does not say how many match."),
                             ReviewWarning::Act::AskForMatches, again};
    return ageWarning(review);
}

bool isReviewOfList(const Review &review)
{
    return !review.isByQuery() && !review.isElsewhere;
}

MaybeWarning notFoundWarning(const Review &review)
{
    const auto count = static_cast<int>(review.notFound.size());
    if (!isReviewOfList(review) || count == 0)
        return {};
    return ReviewWarning{Tone::Warning, WarningWords::tr("%n workspace(s) were not found.", nullptr, count),
                         namesInRow(review.notFound)};
}

MaybeWarning notKnownWarning(const Review &review)
{
    const auto count = static_cast<int>(review.notKnown.size());
    if (!isReviewOfList(review) || (review.lookingUp == 0 && count == 0))
        return {};
    if (review.lookingUp > 0)
        return ReviewWarning{Tone::Info,
                             WarningWords::tr("%n workspace(s) are being looked up.", nullptr, review.lookingUp)};
    return ReviewWarning{Tone::Info, WarningWords::tr("%n workspace(s) could not be looked up.", nullptr, count),
                         namesInRow(review.notKnown)};
}

MaybeWarning sameSubjectWarning(const Review &review)
{
    const auto count = static_cast<int>(review.sameSubject.found.size());
    if (count == 0)
        return {};
    return ReviewWarning{
        Tone::Warning,
        WarningWords::tr("%n workspace(s) have an open change request with this subject.", nullptr, count),
        namesInRow(namesOfTargets(review.sameSubject.found, review))};
}

/// The progress of the search for the same subject, or its gaps.
MaybeWarning subjectCheckWarning(const Review &review)
{
    using State = SubjectFacts::State;
    const SubjectFacts &facts = review.sameSubject;
    const QString again = WarningWords::tr("Check again");
    const int unread = review.targets().value_or(facts.asked) - facts.asked + facts.notKnown;
    switch (facts.state) {
    case State::NotAsked: break;
    case State::Asking:
        return ReviewWarning{Tone::Info,
                             WarningWords::tr("Looking for the same subject: %1 of %2 workspaces.")
                                 .arg(QLocale().toString(facts.done), QLocale().toString(facts.asked)),
                             WarningWords::tr("You can create without waiting for it."),
                             ReviewWarning::Act::StopChecking, WarningWords::tr("Stop looking")};
    case State::Stopped:
        return ReviewWarning{Tone::Info, WarningWords::tr("Looking for the same subject was stopped."),
                             WarningWords::tr("%n workspace(s) were not read.", nullptr, unread),
                             ReviewWarning::Act::CheckAgain, again};
    case State::Answered:
        if (unread > 0)
            return ReviewWarning{
                Tone::Info,
                WarningWords::tr("It is not known of %n workspace(s) whether they already have this subject.", nullptr,
                                 unread),
                {},
                ReviewWarning::Act::CheckAgain,
                again};
        break;
    }
    return {};
}

MaybeWarning notificationWarning(const Review &)
{
    return ReviewWarning{Tone::Info, WarningWords::tr("Members of these workspaces may be notified.")};
}

constexpr std::array WarningJudges{missingWarning,  manyWarning,        matchesWarning,      notFoundWarning,
                                   notKnownWarning, sameSubjectWarning, subjectCheckWarning, notificationWarning};

} // namespace

QList<std::optional<ReviewWarning>> reviewWarnings(const Review &review)
{
    QList<MaybeWarning> warnings;
    for (const auto judge : WarningJudges)
        warnings.append(judge(review));
    return warnings;
}

QStringList namesOfTargets(const QStringList &ids, const Review &review)
{
    QHash<QString, QString> names;
    for (const auto &workspace : review.draft.workspaces)
        names.insert(workspace.id, workspace.name);
    for (const auto &match : review.exactTargets())
        names.insert(match.id, match.name);
    QStringList texts;
    for (const QString &id : ids)
        texts += names.value(id).isEmpty() ? id : names.value(id);
    return texts;
}

QString namesInRow(const QStringList &names)
{
    QStringList shown;
    for (const QString &name : names.mid(0, MaxNames))
        shown += text::plainText(name);
    const auto more = static_cast<int>(names.size() - shown.size());
    const QString row = shown.join(u", "_s);
    //: %1 is some names; %n is how many more there are
    return more > 0 ? WarningWords::tr("%1 and %n more", nullptr, more).arg(row) : row;
}

} // namespace runlatch::ui
