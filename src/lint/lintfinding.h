// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rules.h"
#include "protocol/deliverykind.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace runlatch::lint {

enum class LintSeverity {
    Error,   ///< it is refused, not read, or read differently by different readers
    Warning, ///< it works by luck, or is not shown
    Info,    ///< worth knowing
};

QString lintSeverityName(LintSeverity severity); ///< "error"

/// One finding of the linter, at its place in the text.
struct LintFinding
{
    static constexpr qsizetype MaxKeyLength = 200;   ///< of a stranger's key in pointer and arguments, in characters
    static constexpr qsizetype MaxValueLength = 100; ///< of a stranger's value in the arguments

    base::Rule rule;
    LintSeverity severity = LintSeverity::Error;
    QString pointer = {}; ///< JSON Pointer (RFC 6901); of a missing key where it belongs; cut after 2,000 characters
    int line = 1;         ///< from 1; a line ends with a line feed. 0: it is not of the text, but of the request's head
    int column = 1;       ///< from 1, in characters (code points); a byte order mark is none. 0 as the line
    qsizetype offset = 0; ///< the same place in bytes, from 0. Of a missing key that of its object
    QStringList arguments = {}; ///< what the sentence of the rule names

    friend bool operator==(const LintFinding &, const LintFinding &) = default;
};

/// The severity and the sources of a rule of the linter.
struct LintRule
{
    base::Rule rule;
    LintSeverity severity;           ///< unless the key demands another
    const char *source;              ///< "spec 2.4 rule 3": where src/protocol/PROTOCOL.md says so
    const char *inCallback = source; ///< the same for a callback
    const char *inNotification = source;

    const char *sourceIn(protocol::DeliveryKind kind) const { return isNotification(kind) ? inNotification : source; }

    bool isOfText() const; ///< spec 2.7: it judges the JSON text, whatever the text says
};

std::span<const LintRule> lintRules();
/// Null for a rule that the linter does not have.
const LintRule *findLintRule(base::Rule rule);

} // namespace runlatch::lint
