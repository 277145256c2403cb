// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/importmark.h"

#include "base/rules.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr QLatin1StringView Mark("imported.");
constexpr QLatin1StringView CopyMark("copied.");
constexpr QLatin1StringView ReplyMark("imported");

void mark(CaptureRow &row, QLatin1StringView mark, const RecordedVerdict &recorded)
{
    row.imported = true;
    row.verdict = protocol::Verdict::Unchecked;
    row.cause = mark + protocol::verdictName(recorded.verdict);
    if (!recorded.cause.isEmpty())
        row.cause += u' ' + recorded.cause;
}

} // namespace

void markImported(CaptureRow &row, const RecordedVerdict &recorded)
{
    mark(row, Mark, recorded);
    if (row.state != protocol::TaskState::Awaiting)
        row.claimedState = std::exchange(row.state, protocol::TaskState::Awaiting);
}

void proveImported(CaptureRow &row, protocol::Verdict verdict)
{
    Q_ASSERT(isImported(row));
    row.verdict = verdict;
}

bool isProvedFromFile(const CaptureRow &row)
{
    return isImported(row) && (row.verdict == protocol::Verdict::Valid || row.verdict == protocol::Verdict::Invalid);
}

CaptureRow copyOf(const CaptureRow &row, const QDateTime &now)
{
    CaptureRow copy = row;
    if (!isImported(row))
        mark(copy, CopyMark, {row.verdict, row.cause});
    copy.id = 0;
    copy.uuid = QUuid();
    copy.parent = row.id;
    copy.edited.clear();
    copy.pinned = false;
    copy.pinColor = PinColor::None;
    if (copy.receivedAt > now)
        copy.receivedAt = now;
    return copy;
}

CaptureRow sentAgain(const CaptureRow &row, const QString &edited, const QDateTime &now)
{
    CaptureRow sent = copyOf(row, now);
    mark(sent, CopyMark, {});
    sent.edited = edited;
    sent.rule.clear();
    sent.receivedAt = now;
    sent.state = protocol::TaskState::Awaiting;
    sent.claimedState = std::nullopt;
    sent.deadline = {};
    sent.lastMoment = {};
    sent.listener.clear();
    sent.tlsVersion.clear();
    sent.tlsCipher.clear();
    sent.announced = std::nullopt;
    sent.delivery = 1;
    return sent;
}

bool isCopied(const CaptureRow &row)
{
    return row.imported && row.cause.startsWith(CopyMark);
}

bool isImported(const CaptureRow &row)
{
    return row.imported;
}

bool isFromFile(const CaptureRow &row)
{
    return isImported(row) && !isCopied(row);
}

bool liesAhead(const CaptureRow &row, const QDateTime &now)
{
    return isFromFile(row) && row.receivedAt > now;
}

RecordedVerdict recordedVerdict(const CaptureRow &row)
{
    if (!isImported(row))
        return {row.verdict, row.cause};
    const QString name = row.cause.section(u' ', 0, 0).section(u'.', 1);
    return {protocol::verdictOfName(name).value_or(protocol::Verdict::Unchecked), row.cause.section(u' ', 1)};
}

base::Rule causeOf(const CaptureRow &row)
{
    if (isProvedFromFile(row))
        return row.verdict == protocol::Verdict::Valid ? base::Rules::ImportedProvedValid
                                                       : base::Rules::ImportedProvedInvalid;
    return base::Rules::ofName(row.cause.section(u' ', 0, 0)).value_or(base::Rule());
}

QString toldCause(const CaptureRow &row)
{
    return isProvedFromFile(row) ? causeOf(row).name() : row.cause;
}

QString originOf(const CaptureRow &row)
{
    return !isImported(row) ? u"here"_s : isCopied(row) ? u"copy"_s : u"file"_s;
}

QString storedState(const CaptureRow &row)
{
    const bool isClaimed = row.claimedState && row.state == protocol::TaskState::Awaiting;
    return isClaimed ? Mark + protocol::taskStateName(*row.claimedState) : protocol::taskStateName(row.state);
}

void readStoredState(CaptureRow &row, const QString &stored)
{
    if (stored.startsWith(Mark))
        row.claimedState = protocol::taskStateOfName(QStringView(stored).sliced(Mark.size()));
    else
        row.state = protocol::taskStateOfName(stored).value_or(protocol::TaskState::Awaiting);
}

QString storedErrorKind(const SentReply &reply)
{
    if (!reply.imported)
        return reply.errorKind;
    return reply.errorKind.isEmpty() ? QString(ReplyMark) : ReplyMark + u' ' + reply.errorKind;
}

void readStoredErrorKind(SentReply &reply, const QString &stored)
{
    reply.imported = stored.section(u' ', 0, 0) == ReplyMark;
    reply.errorKind = reply.imported ? stored.section(u' ', 1) : stored;
}

} // namespace runlatch::store
