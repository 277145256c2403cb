// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"

namespace runlatch::store {

/// The mark of a capture that was imported from a file. It stands where the cause of a verdict stands, because nothing
/// that a file says about a signature is proved: the verdict of an imported row is Unchecked until it is proved here
/// (proveImported), and its cause is
/// "imported.valid" for a signature that the file calls valid, "imported.invalid body.bom" for an invalid one with its
/// cause.
struct RecordedVerdict
{
    protocol::Verdict verdict = protocol::Verdict::Unchecked;
    QString cause; ///< the name of a rule, or empty
};

/// The state of the row becomes the one that its file claims: nothing was reached here.
void markImported(CaptureRow &row, const RecordedVerdict &recorded);
/// The verdict of an imported row becomes one that was proved here, by a key and the bytes of its file. The mark stays
/// beside it, so that what the file claims is still known.
void proveImported(CaptureRow &row, protocol::Verdict verdict);
/// Tells whether the verdict was proved here of an imported row or of a copy of it. No file brings such a verdict.
bool isProvedFromFile(const CaptureRow &row);
/// The row of a copy that a person makes at this time: its parent is the row, and its cause "copied.valid" says that it
/// did not arrive. It counts as imported, so that it is no delivery of its run task. The copy of an imported row says
/// that it was imported. It was not changed, has no pin, and was not received later than `now`.
CaptureRow copyOf(const CaptureRow &row, const QDateTime &now);
/// The row of what was made of this one and sent at this time, with those changes (CaptureRow::edited): a copy that
/// claims nothing of its signature, of its state, of a deadline, of where it arrived or of a rule that acted on it.
CaptureRow sentAgain(const CaptureRow &row, const QString &edited, const QDateTime &now);
bool isCopied(const CaptureRow &row);
bool isImported(const CaptureRow &row);
bool isFromFile(const CaptureRow &row); ///< imported, and no copy
/// Tells whether the file says a time of its receipt that is yet to come. Nothing else can have one.
bool liesAhead(const CaptureRow &row, const QDateTime &now);
/// The verdict of the row itself, or of an imported row the one that its file has, or of a copy that of its parent.
RecordedVerdict recordedVerdict(const CaptureRow &row);
/// The rule of the row's cause, or of an imported row or a copy the one that says where it comes from, and whether it
/// was proved here: "imported.proved-valid". Empty without one.
base::Rule causeOf(const CaptureRow &row);
/// For machines, the cause as it is stored, or the rule of what was proved here: "imported.invalid body.bom".
QString toldCause(const CaptureRow &row);

/// For machines, where the row comes from: "here", "file" or "copy".
QString originOf(const CaptureRow &row);

/// The text of the column `state`: "passed", or "imported.passed" for what a file claims.
QString storedState(const CaptureRow &row);
void readStoredState(CaptureRow &row, const QString &stored);
/// The text of the column `error_kind` of a reply: "network", or "imported network" for what a file claims.
QString storedErrorKind(const SentReply &reply);
void readStoredErrorKind(SentReply &reply, const QString &stored);

} // namespace runlatch::store
