// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/automaticreplies.h"

#include <QCoreApplication>

namespace runlatch::ui {

/// The automatic replies in words.
struct AutomaticReplyWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::AutomaticReplyWords)

public:
    /// "Answers automatically: passed after 2 s"; empty if it is off.
    static QString summary(const inspector::AutomaticReplyOptions &options, bool hasKey);
    /// The number of rules that are switched on: "3 rules"; empty without one.
    static QString rulesOf(const rulebook::RuleBook &rules);
    /// The reason why `row` was not answered automatically, as a sentence. Empty if it was answered or needs no answer.
    static QString whyUnanswered(const inspector::AutomaticReplies &replies, const store::CaptureRow &row);
};

} // namespace runlatch::ui
