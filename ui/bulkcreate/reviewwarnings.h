// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/bulkcreate/review.h"
#include "ui/style/tokens.h"

namespace runlatch::ui {

/// A fact to be read before sending. It does not stand in the way.
struct ReviewWarning
{
    enum class Act { None, AskForMatches, StopChecking, CheckAgain };

    Tone tone = Tone::Info;
    QString fact;
    QString next = {};
    Act act = Act::None;
    QString actText = {};

    friend bool operator==(const ReviewWarning &, const ReviewWarning &) = default;
};

/// The warnings that follow from the facts, in the order in which they are shown. A place in the list always has the
/// same warning, or nothing where it does not apply.
QList<std::optional<ReviewWarning>> reviewWarnings(const Review &review);

/// The workspaces of the review with these ids, each by its name if it is known.
QStringList namesOfTargets(const QStringList &ids, const Review &review);

/// The first names, and the number of the rest.
QString namesInRow(const QStringList &names);

} // namespace runlatch::ui
