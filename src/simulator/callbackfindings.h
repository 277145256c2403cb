// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"
#include "lint/lintfinding.h"

#include <QList>
#include <QString>

namespace runlatch::simulator {

struct CallbackRules;

/// The faults of a callback and what else is worth knowing of it, whether it is accepted or not.
struct CallbackFindings
{
    static constexpr qsizetype MaxListed = 20; ///< nobody reads more, and the sender chooses how many there are

    /// The first MaxListed; if there are more, errors go before warnings, and these before notes.
    QList<lint::LintFinding> list = {};
    qsizetype count = 0; ///< all of them

    bool hasWarnings() const; ///< or errors
    /// The first error; null if there is none. Of a callback that is refused it is the reason.
    const lint::LintFinding *firstError() const;
};

/// Tells whether the body has the token of the run task, or the code of its callback URL.
bool showsSecret(const QByteArray &body, const CallbackRules &rules);

/// Judges a callback: its head (media type, the code in its address), its body by the linter, whether the length of the
/// body is that of its text, and whether it shows a secret.
CallbackFindings findingsIn(const http::Request &request, const CallbackRules &rules);

} // namespace runlatch::simulator
