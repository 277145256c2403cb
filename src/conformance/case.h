// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/evidence.h"
#include "conformance/report/report.h"
#include "conformance/sending.h"

#include <QFlags>

namespace runlatch::conformance {

/// A judge's view of a trial. The severity of the case makes a verdict of it.
struct Opinion
{
    enum class Kind {
        Right,
        Wrong,
        Fatal,    ///< wrong, whatever the severity: the integration did not survive it
        Doubtful, ///< it works, and should be better
        Told,     ///< nothing is expected: what happened stands in `why`
        NoCase,   ///< the case cannot apply: skipped
        Untested, ///< what it needs did not happen
    };
    Kind kind = Kind::Right;
    QString why = {}; ///< one sentence
    QList<Lapse> lapses = {};
    QString remedy = {}; ///< of Untested: as in CaseResult

    static Opinion wrong(const QString &why, const QList<Lapse> &lapses = {}) { return {Kind::Wrong, why, lapses}; }
    static Opinion fatal(const QString &why) { return {Kind::Fatal, why, {}}; }
    static Opinion doubtful(const QString &why, const QList<Lapse> &lapses = {})
    {
        return {Kind::Doubtful, why, lapses};
    }
    static Opinion told(const QString &why) { return {Kind::Told, why, {}}; }
    static Opinion noCase(const QString &why) { return {Kind::NoCase, why, {}}; }
    static Opinion untested(const QString &why, const QString &remedy = {})
    {
        return {Kind::Untested, why, {}, remedy};
    }
};

/// A breach of this rule, with its words; without words if the rule is empty.
Lapse lapseOf(base::Rule rule);

Verdict verdictOf(Opinion::Kind kind, Severity severity);

/// The conditions of a case: without them it cannot be tried. The ordinary delivery is the first trial of a check.
enum class Need {
    Key = 1,            ///< of the integration; otherwise skipped
    Answer = 2,         ///< the ordinary delivery was answered 200; otherwise not testable
    Callback = 4,       ///< it was called back; otherwise not testable
    Result = 8,         ///< it has a result; otherwise not testable
    Plan = 16,          ///< its plan was fetched; otherwise skipped
    Configuration = 32, ///< its configuration was fetched; otherwise skipped
    SecondHost = 64,    ///< plans are served at a second host; otherwise skipped
    Loopback = 128,     ///< callbacks reach the simulator directly, without a public URL; otherwise skipped
    Certificate = 256,  ///< one was given, for the address at which callbacks are served; otherwise skipped
};
Q_DECLARE_FLAGS(Needs, Need)
Q_DECLARE_OPERATORS_FOR_FLAGS(Needs)

struct Case;

/// The input of a judge.
struct Tried
{
    const Case &what;
    const Evidence &evidence;
    const Evidence *ordinary; ///< of the ordinary delivery; null if no chosen case needed it
};
using Judge = Opinion (*)(const Tried &tried);

/// Texts that several cases share; English, for translation in the context of Words.
struct CaseWords
{
    const char *why;
    const char *expected;
    const char *remedy;
};

/// A case of the registry. All texts but id and source are English, for translation in the context of Words.
struct Case
{
    const char *id;
    Severity severity;
    const char *source; ///< a place of src/protocol/PROTOCOL.md, or a document by the name that stands there
    const char *title;
    const char *sent;
    const CaseWords &words;
    Needs needs;
    Judge judge;
    Sending sending = {};

    CaseText text() const; ///< translated
    QString group() const; ///< "signature"
};

} // namespace runlatch::conformance
