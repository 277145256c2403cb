// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/exactreview.h"

#include "wording/sentence.h"

#include <QLocale>

namespace runlatch::ui {

using changerequests::GatheredMatches;

QString ExactReview::targets(const Review &review)
{
    const std::optional<int> targets = review.targets();
    if (!targets)
        return tr("exactly the workspaces that match now");
    const auto leftOut = static_cast<int>(review.gathered->workspaces.size()) - *targets;
    const QString sent = tr("exactly %n workspace(s)", nullptr, *targets);
    //: %1 is "exactly 140 workspaces"; %n is how many of the matches are left out
    return leftOut > 0 ? tr("%1, and %n left out", nullptr, leftOut).arg(sent) : sent;
}

QStringList ExactReview::names(const Review &review)
{
    QStringList names;
    for (const GatheredMatches::Match &match : review.exactTargets())
        names += match.name.isEmpty() ? match.id : match.name;
    return names;
}

std::optional<ReviewWarning> ExactReview::warning(const Review &review)
{
    using Act = ReviewWarning::Act;
    if (review.isGathering)
        return ReviewWarning{Tone::Info, tr("The workspaces that match are being read."),
                             tr("Then you see how many they are. Back ends it.")};
    if (review.gatheringError) {
        const wording::Sentence sentence = wording::sentence(*review.gatheringError, wording::Activity::Exploring);
        return ReviewWarning{Tone::Error, sentence.fact, sentence.next, Act::AskForMatches, tr("Read again")};
    }
    if (!review.gathered && !protocol::canBeAsked(review.conditions))
        return {}; // the review says that it cannot be sent so
    if (!review.gathered)
        return ReviewWarning{Tone::Warning, tr("The workspaces that match were not read."),
                             tr("Nothing is created before that."), Act::AskForMatches, tr("Read them")};
    if (isUncertain(*review.gathered))
        return ReviewWarning{Tone::Warning, tr("Perhaps these are not all that match."), uncertainty(*review.gathered)};
    const auto count = static_cast<int>(review.gathered->workspaces.size());
    if (!review.matches || *review.matches == count)
        return {};
    return ReviewWarning{Tone::Warning, tr("Other workspaces match than the table showed."),
                         tr("%1 matched then, and %2 matched now, of which the chosen ones are sent.")
                             .arg(QLocale().toString(*review.matches), QLocale().toString(count))};
}

bool ExactReview::isUncertain(const GatheredMatches &gathered)
{
    return gathered.doubt || gathered.hasShifted || gathered.unreadable > 0;
}

QString ExactReview::uncertainty(const GatheredMatches &gathered)
{
    if (gathered.doubt)
        return wording::sentence(
                   {.kind = base::ErrorKind::Protocol, .rule = *gathered.doubt, .subject = gathered.organization})
            .fact;
    if (gathered.hasShifted)
        return tr("The list changed while it was read, also the second time. Only those that were read are sent.");
    return tr("%n row(s) of the answer could not be read, and is not sent.", nullptr, gathered.unreadable);
}

} // namespace runlatch::ui
