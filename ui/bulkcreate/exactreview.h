// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/bulkcreate/review.h"

#include <QCoreApplication>

namespace runlatch::ui {

class MessageBar;

/// The words of the review about a draft that is sent for exactly the matches of its query.
class ExactReview final
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::ExactReview)
public:
    static QString targets(const Review &review);
    static QStringList names(const Review &review); ///< of the workspaces that are sent, or their ids
    /// Says in `bar` what is to be known of the matches, if anything. Returns the word of a button that reads them
    /// again; empty for none.
    static QString showRemark(const Review &review, MessageBar &bar);

private:
    static bool isUncertain(const changerequests::GatheredMatches &gathered);
    static QString uncertainty(const changerequests::GatheredMatches &gathered);
};

} // namespace runlatch::ui
