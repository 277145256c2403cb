// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/bulkcreate/reviewwarnings.h"

#include <QCoreApplication>

namespace runlatch::ui {

/// The words of the review about a draft that is sent for exactly the matches of its query.
class ExactReview final
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::ExactReview)
public:
    static QString targets(const Review &review);
    static QStringList names(const Review &review); ///< of the workspaces that are sent, or their ids
    static std::optional<ReviewWarning> warning(const Review &review); ///< what is to be known of the matches

private:
    static bool isUncertain(const changerequests::GatheredMatches &gathered);
    static QString uncertainty(const changerequests::GatheredMatches &gathered);
};

} // namespace runlatch::ui
