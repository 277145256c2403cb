// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lintfinding.h"
#include "protocol/deliverykind.h"

#include <QByteArrayView>
#include <QList>

namespace runlatch::lint {

/// The findings of the linter in a text.
struct Lint
{
    static constexpr int MaxOfRule = 100; ///< so many findings of a rule are kept

    /// The first MaxOfRule of each rule. Those of the JSON text itself (LintRule::isOfText) come first, because the
    /// others may follow from them; each of the two parts is in the order of the text.
    QList<LintFinding> findings;
    qsizetype errors = 0; ///< all of them, also those that are not in the list
    qsizetype warnings = 0;
    qsizetype infos = 0;
    protocol::DeliveryKind kind = protocol::DeliveryKind::RunTask; ///< that it was judged as
    qsizetype steps = 0; ///< the work that it took, which grows with the text; for tests

    qsizetype count() const { return errors + warnings + infos; }
    /// The first place at which the text is not JSON, or is nested more deeply than readers take. Null: there is none.
    const LintFinding *broken() const;
};

/// Judges the text of a delivery: of a run task request by spec 2.4 and spec 2.7, of a notification by spec 2.8. Works
/// on broken JSON: it judges what can be read, and does not call missing what may stand behind a break, or behind the
/// end of the object where more text follows. If more keys are missing than are there, one finding names all of them.
/// Of a verification request (RunTaskRequest::isVerification) neither missing keys nor stage and level are findings;
/// `isVerification` says that the request is one although the token by which that is known may have been removed. No
/// finding holds the access token, or what stands in the query of the callback URL, if they have at least 8 characters.
/// A text that a gateway compressed is unpacked (text::unpacked); the places are in what was packed. `coding`: what
/// Content-Encoding says, by which "br" and a bare "deflate" are known.
/// At most 4 GB; takes time in proportion to the text, and 24 bytes at most for each member of an object.
Lint lintRequest(QByteArrayView text, bool isVerification = false,
                 protocol::DeliveryKind kind = protocol::DeliveryKind::RunTask, QByteArrayView coding = {});

/// The same for a callback, by spec 2.5, spec 2.6 and spec 2.7. `takesOutcomes`: `capabilities.outcomes` of the request
/// that it answers.
Lint lintCallback(QByteArrayView text, bool takesOutcomes = true);

} // namespace runlatch::lint
