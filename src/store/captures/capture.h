// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lintsummary.h"
#include "protocol/deliverykind.h"
#include "protocol/signature.h"
#include "protocol/tasksession.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QMetaType>
#include <QString>
#include <QUuid>

#include <chrono>
#include <optional>

namespace runlatch::store {

/// The color that a person gave a pin, as it is stored.
enum class PinColor { None, Blue, Amber, Red, Green };
inline constexpr int PinColors = 5;

/// A received request, as a row of the list: everything but its bytes.
struct CaptureRow
{
    qint64 id = 0; ///< given by the store, never reused (AUTOINCREMENT)
    QUuid uuid;
    QDateTime receivedAt; ///< UTC
    QString endpoint;     ///< path that received it
    QString peer;
    /// The address and port that it reached ("[::1]:8443"). Empty of a capture that was stored before this was
    /// recorded, and of one that a file of another tool has: nothing is known of its TLS then, unless a version stands.
    QString listener = {};
    QString tlsVersion = {}; ///< "TLS 1.3", or "TLS" where only that is known; empty without TLS
    QString tlsCipher = {};  ///< "TLS_AES_256_GCM_SHA384"
    int answered = 200;      ///< the status of the answer
    int delivery = 1;        ///< number of the delivery among those of the same task result
    QString refusalRule;     ///< the name of the refusal's rule; empty for a request that was not refused
    int refusals = 0;        ///< number of refusals that the row stands for, if refusalRule is "refusals.more"
    /// Of "http.body-too-large": the largest body that the listener took then, in bytes. 0 if it was not recorded.
    qint64 bodyLimit = 0;
    qint64 bytes = 0; ///< size of the body
    /// Content-Length of a request whose file has a body of another size, "import.body-other". nullopt for all others.
    std::optional<qint64> announced = {};
    QByteArray sha512; ///< hash of the body, hex

    protocol::Verdict verdict = protocol::Verdict::Unchecked;
    QString cause;
    bool readable = true; ///< false: the body is not a JSON object
    /// The linter's findings in the exact body. nullopt until it is counted: of a large body after the answer, and of a
    /// body that an older version stored after its file was opened (FindingCounter).
    std::optional<lint::LintSummary> findings;
    bool supported = true;     ///< spec 9: payload_version is 1
    bool verification = false; ///< the service only checks that the URL answers
    bool acceptsOutcomes = false;
    bool loopback = false; ///< the request came from this machine
    bool knownHost = true; ///< the Host header names this machine or the public URL
    /// The kind of what the service sent. Of a notification the stage is its trigger, and the message that of its
    /// event.
    protocol::DeliveryKind kind = protocol::DeliveryKind::RunTask;
    QString stage, runId, workspaceName, organizationName, taskResultId, runMessage, enforcementLevel;
    QString callbackHost; ///< scheme, host, port and path of the callback URL, whose query is sealed

    protocol::TaskState state = protocol::TaskState::Awaiting;
    /// The state that the file of an imported row says. The state of the row itself is what was reached here.
    std::optional<protocol::TaskState> claimedState = {};
    QDateTime deadline; ///< UTC; invalid without a deadline. By the progress rule an accepted "running" moves it
    std::chrono::milliseconds idleLimit{0}; ///< of the progress rule; 0 means the strict rule
    QDateTime lastMoment;                   ///< of the progress rule: the deadline never moves past it; UTC
    /// The capture that this one was made from, as a copy or because it was sent again; 0 for none, or if it is gone.
    qint64 parent = 0;
    /// The changes before it was sent again: names of marks, and behind them JSON pointers of its body, with a blank
    /// between two ("signed /stage /run_id", protocol/edits.h). At most 200 characters; empty if there were none.
    QString edited = {};
    QString rule = {}; ///< the name of the rule that acted, of at most 200 characters; empty if none did
    static constexpr qsizetype MaxNoteLength = 10'000; ///< characters, of a note that is written here

    bool pinned = false;
    PinColor pinColor = PinColor::None; ///< also of a capture whose pin was taken away
    QString note;
    /// The row comes from a file, so nothing in it is proved. It takes over nothing from earlier deliveries, and no
    /// other delivery takes over anything from it. Its deadline is a record: nothing waits for it, and its secrets
    /// expire 24 h after it was received, so that no file can have them kept for ever.
    bool imported = false;
    bool stored = true; ///< false while the capture is only in memory, because the disk refused it

    bool isRefused() const { return !refusalRule.isEmpty(); }
};

/// A capture on its way from the receiver to the store: the row, and the bytes with their secrets still in them.
struct NewCapture
{
    CaptureRow row;
    QByteArray head; ///< exact request line and header
    QByteArray body; ///< exact body
    /// The time at which an import brought it; invalid for all others. No secret is kept longer because a file says
    /// that its request will be received in years.
    QDateTime broughtAt = {};
};

/// `errorKind` of a reply that may have arrived, or may have been accepted.
inline constexpr QLatin1StringView OutcomeUnknown("unknown");

/// A callback that was sent, or whose sending failed.
struct SentReply
{
    QDateTime sentAt;  ///< UTC
    QByteArray body;   ///< the exact JSON
    QString status;    ///< "passed"
    int http = 0;      ///< 0 without an answer
    QString errorKind; ///< base::kindName, or OutcomeUnknown; empty if it was accepted
    bool automatic = false;
    bool imported = false; ///< a file says that it was sent, and nothing proves that
};

/// A capture with its bytes, as read back.
struct Capture
{
    CaptureRow row;
    QByteArray head;
    /// The exact body if its secrets could be opened. Otherwise '*' replaces each byte of a secret.
    QByteArray body;
    bool complete = true;          ///< false: secrets were purged, or sealed with a key that is gone
    QList<SentReply> replies = {}; ///< oldest first
    /// True if the capture is incomplete because the time of its secrets was over; false if it is because of the key.
    bool purged = false;
    /// This installation's key sealed the secrets together with just this request, its origin and its verdict. False of
    /// a request that another program wrote into the file or changed there, and of one without secrets.
    bool proven = true;
    /// True if that key was the key of a session in which no keychain answered, and the session has ended.
    bool hasSessionEnded = false;
};

} // namespace runlatch::store

Q_DECLARE_METATYPE(runlatch::store::CaptureRow)
