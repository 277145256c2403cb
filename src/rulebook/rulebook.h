// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "rulebook/answerrule.h"
#include "rulebook/rulefields.h"
#include "rulebook/ruletrial.h"
#include "script/mistake.h"

#include <functional>
#include <memory>

namespace runlatch::rulebook {

/// The rules of a file, in their order. The first that is for a request acts, and no other. Immutable; copies are cheap
/// and share their data. Any thread.
class RuleBook
{
public:
    static constexpr qsizetype MaxBytes = 64 * 1024;
    static constexpr int MaxRules = 256; ///< reading stops behind the first that is too many

    struct Reading;
    /// Gives templates by their names; each is asked for once, and at most templates::MaxTemplates are. May wait for
    /// the disk. Errors: those of templates::readTemplate.
    using Templates = std::function<base::Result<templates::Template>(const QString &name)>;
    static base::Result<templates::Template> noTemplates(const QString &name); ///< "template.unreadable"
    /// Reads a text in UTF-8: a line each, blank lines, and comments from # on.
    ///     rule name="production waits" when="stage:post_plan ws:*-prod -is:verification"
    ///     answer status=200 delay=1s
    ///     reply running after=2s message="Looking at the plan"
    ///     reply passed after=5s template=content
    ///     rule name=overloaded when=ws:load-* enabled=no
    ///     answer status=503
    ///     rule name="a person decides" when=enforcement:mandatory
    ///     leave
    /// A condition on the plan (deletions:>0 type:aws_* module:net) is known only after the request was answered: the
    /// rule's own answer is given then, and its replies, or those of the next rule that fits, begin with the plan.
    /// Lines below `rule` say what it does. What they do not say is as the endpoint and the automatic reply are set up.
    /// A rule is for requests whose signature is invalid or missing only if its condition names `sig`, and for the
    /// service's test only if it asks for `is:verification`; for those it answers, and sends no reply. Takes time that
    /// grows with the length of the text.
    static Reading read(const QByteArray &text, const Templates &templates = noTemplates);

    RuleBook();
    explicit RuleBook(QList<AnswerRule> rules);

    bool isEmpty() const { return m_rules->isEmpty(); }
    bool isCopyOf(const RuleBook &other) const { return m_rules == other.m_rules; }
    const QList<AnswerRule> &rules() const { return *m_rules; }
    /// The rule that acts on a request; nullptr: none. While its plan is awaited it may also be one that asks for the
    /// plan: that is chosen anew when the plan is known, or does not come (Plan::Missing).
    /// Valid as long as a copy of this book.
    const AnswerRule *choose(const RuleRequest &request) const;
    const AnswerRule *find(const QString &name) const; ///< nullptr: there is none of this name
    /// Tries each rule, in their order, as if the request came now.
    QList<RuleTrial> tryAgainst(const RuleRequest &request) const;

private:
    std::shared_ptr<const QList<AnswerRule>> m_rules;
};

/// A book, or what is wrong in its text. A book with mistakes is not used.
struct RuleBook::Reading
{
    RuleBook book;
    QList<script::Mistake>
        mistakes; ///< in the order of their places; of base::Rules::Scenarios, RuleBooks, Filters or Templates
};

/// Whether a text seems to be one of rules: its first line that is neither blank nor a comment begins one. No more than
/// MaxBytes are looked at.
bool beginsWithRule(const QByteArray &text);

} // namespace runlatch::rulebook
