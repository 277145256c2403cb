// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/jsonlines.h"

#include "base/rules.h"
#include "http/message.h"
#include "http/refusal.h"
#include "inspector/payloadrow.h"
#include "interchange/foreign/jsonmembers.h"
#include "protocol/jsonapi.h"
#include "redaction/placeholder.h"
#include "redaction/secretfinder.h"
#include "store/captures/arrivedcontent.h"
#include "store/captures/importmark.h"
#include "store/captures/listedrow.h"

#include <QCryptographicHash>

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;

constexpr qint64 MaxHeadBytes = 256LL * 1024; // http::Limits has 64 KB; what is refused may be kept with more
constexpr qint64 MaxStoredBody = MaxBodyBytes + http::MaxRefusedLineBytes;
constexpr qsizetype MaxNoteLength = 64 * 1024; // bytes
constexpr qsizetype MaxListedBytes = 4 * store::MaxListedTextLength;
constexpr qsizetype MaxReplies = 1000;
constexpr qint64 MaxIdleLimit = 7LL * 24 * 60 * 60 * 1000; // milliseconds
constexpr int LastYear = 9998;
constexpr qsizetype MaxLabelLength = 100; // of an address with its port, or the name of a cipher

/// Tells whether the text may be the name of a rule, also of a version that this one does not know.
bool isRuleName(const QString &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar letter) {
        return (letter >= u'a' && letter <= u'z') || (letter >= u'0' && letter <= u'9') || letter == u'.'
            || letter == u'-';
    });
}

/// Whether the text may be an address or the name of a version or cipher, so that it can be shown as it is.
bool isLabel(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar letter) {
        return (letter.unicode() < 0x80 && letter.isLetterOrNumber()) || u" .:_-+%[]"_s.contains(letter);
    });
}

store::PinColor colorOfPin(const QString &name)
{
    const auto found = std::find(PinColorNames.begin(), PinColorNames.end(), name);
    return found == PinColorNames.end() ? store::PinColor::None
                                        : static_cast<store::PinColor>(found - PinColorNames.begin());
}

/// Reads the members of a record into its row. The first fault is kept; what comes behind it does not matter.
class RecordReader
{
public:
    explicit RecordReader(const JsonMembers &members)
        : m_members(&members)
    {
    }

    const std::optional<base::Error> &fault() const { return m_fault; }
    void fail(base::Rule rule, const QString &field)
    {
        if (!m_fault)
            m_fault = base::Error{.kind = base::ErrorKind::Usage, .rule = rule, .subject = m_prefix + field};
    }

    void readRow(store::CaptureRow &row);
    void readReplies(QList<store::SentReply> &replies);
    QByteArray bytes(const QString &name, qint64 most);

private:
    QString text(const QString &name, qsizetype most);
    qint64 number(const QString &name, qint64 least, qint64 most);
    bool truth(const QString &name);
    QDateTime time(const QString &name, bool mayBeNull);
    void readSignature(const QString &name, store::CaptureRow &row);
    void readOrigin(store::CaptureRow &row);
    QString label(const QString &name);
    void readArrival(store::CaptureRow &row);
    void readRefusal(store::CaptureRow &row);
    void readTask(store::CaptureRow &row);
    store::SentReply readReply();
    /// Reads a nested object with `read`, whose faults get the name in front.
    template <typename Read>
    void within(const QString &name, const QByteArray &json, const QList<QByteArray> &names, Read read);
    template <typename T> T value(const QString &name, const std::optional<T> &read)
    {
        if (!read)
            fail(m_members->has(name.toLatin1()) ? Rules::ImportValue : Rules::ImportMissing, name);
        return read.value_or(T());
    }

    const JsonMembers *m_members;
    QString m_prefix;
    std::optional<base::Error> m_fault;
};

QString RecordReader::text(const QString &name, qsizetype most)
{
    const QByteArray read = value(name, m_members->text(name.toLatin1()));
    if (read.size() > most)
        fail(Rules::ImportTooLarge, name);
    return QString::fromUtf8(read.first(std::min(read.size(), most)));
}

qint64 RecordReader::number(const QString &name, qint64 least, qint64 most)
{
    const qint64 read = value(name, m_members->number(name.toLatin1()));
    if (read < least || read > most)
        fail(Rules::ImportValue, name);
    return std::clamp(read, least, most);
}

bool RecordReader::truth(const QString &name)
{
    return value(name, m_members->truth(name.toLatin1()));
}

QDateTime RecordReader::time(const QString &name, bool mayBeNull)
{
    if (mayBeNull && m_members->isNull(name.toLatin1()))
        return {};
    const QByteArray read = value(name, m_members->text(name.toLatin1()));
    QDateTime moment = protocol::readTime(QString::fromLatin1(read.first(std::min<qsizetype>(read.size(), 64))));
    if (!moment.isValid() || moment.date().year() < 1970 || moment.date().year() > LastYear)
        fail(Rules::ImportValue, name);
    return moment;
}

QByteArray RecordReader::bytes(const QString &name, qint64 most)
{
    const QString encodedName = name + u"_base64"_s;
    QByteArray read;
    if (!m_members->has(encodedName.toLatin1())) {
        read = value(name, m_members->text(name.toLatin1()));
    } else if (m_members->has(name.toLatin1())) {
        fail(Rules::ImportValue, encodedName); // nobody can tell which of them is meant
    } else {
        const QByteArray encoded = value(encodedName, m_members->text(encodedName.toLatin1()));
        const auto decoded = QByteArray::fromBase64Encoding(encoded, QByteArray::AbortOnBase64DecodingErrors);
        if (!decoded)
            fail(Rules::ImportValue, encodedName);
        else
            read = *decoded;
    }
    if (read.size() > most)
        fail(Rules::ImportTooLarge, name);
    return read;
}

template <typename Read>
void RecordReader::within(const QString &name, const QByteArray &json, const QList<QByteArray> &names, Read read)
{
    const auto members = JsonMembers::read(json, names);
    if (!members) {
        fail(Rules::ImportValue, name);
        return;
    }
    const JsonMembers *outer = std::exchange(m_members, &*members);
    const QString prefix = std::exchange(m_prefix, m_prefix + name + u'.');
    read();
    m_members = outer;
    m_prefix = prefix;
}

QString RecordReader::label(const QString &name)
{
    const QString read = text(name, MaxLabelLength);
    if (!isLabel(read))
        fail(Rules::ImportValue, name);
    return read;
}

/// Files of earlier versions have neither member.
void RecordReader::readArrival(store::CaptureRow &row)
{
    if (m_members->has("listener"))
        row.listener = label(u"listener"_s);
    if (!m_members->has("tls"))
        return;
    within(u"tls"_s, value(u"tls"_s, m_members->object("tls")), {"version", "cipher"}, [&] {
        row.tlsVersion = label(u"version"_s);
        row.tlsCipher = label(u"cipher"_s);
        if (row.tlsVersion.isEmpty())
            fail(Rules::ImportValue, u"version"_s);
    });
}

void RecordReader::readRow(store::CaptureRow &row)
{
    row.uuid = QUuid::fromString(text(u"uuid"_s, 64));
    if (row.uuid.isNull())
        fail(Rules::ImportValue, u"uuid"_s);
    row.receivedAt = time(u"received_at"_s, false);
    const QString target = text(u"endpoint"_s, MaxHeadBytes);
    row.endpoint = inspector::rawText(target.section(u'?', 0, 0)); // like that of a received request
    row.peer = inspector::rawText(text(u"peer"_s, MaxHeadBytes));
    readArrival(row);
    row.answered = static_cast<int>(number(u"answered"_s, 0, 999));
    row.delivery = static_cast<int>(number(u"delivery"_s, 1, std::numeric_limits<int>::max()));
    row.bytes = number(u"bytes"_s, 0, MaxBodyBytes);
    row.sha512 = text(u"sha512"_s, 128).toLatin1();
    if ((row.sha512.size() != 128 && !row.sha512.isEmpty()) || QByteArray::fromHex(row.sha512).toHex() != row.sha512)
        fail(Rules::ImportValue, u"sha512"_s);
    row.verification = truth(u"verification"_s);
    row.pinned = truth(u"pinned"_s);
    if (m_members->has("pin_color"))
        row.pinColor = colorOfPin(text(u"pin_color"_s, 100));
    if (m_members->has("edited"))
        row.edited = text(u"edited"_s, MaxListedBytes);
    if (m_members->has("rule"))
        row.rule = text(u"rule"_s, MaxListedBytes);
    row.note = text(u"note"_s, MaxNoteLength);
    readRefusal(row);
    readSignature(u"signature"_s, row);
    readTask(row);
    readOrigin(row);
}

/// Files of earlier versions have no such member. A copy is a claim as well, once it leaves the store of its original.
void RecordReader::readOrigin(store::CaptureRow &row)
{
    if (!m_members->has("origin") || text(u"origin"_s, 100) == "here"_L1)
        return;
    readSignature(u"claimed"_s, row);
    store::markImported(row, {row.verdict, row.cause});
}

void RecordReader::readRefusal(store::CaptureRow &row)
{
    if (m_members->isNull("refused"))
        return;
    within(u"refused"_s, value(u"refused"_s, m_members->object("refused")), {"rule", "count", "body_limit"}, [&] {
        row.refusalRule = text(u"rule"_s, 100);
        row.refusals = static_cast<int>(number(u"count"_s, 0, std::numeric_limits<int>::max()));
        if (m_members->has("body_limit"))
            row.bodyLimit = number(u"body_limit"_s, 0, MaxBodyBytes);
        if (!isRuleName(row.refusalRule))
            fail(Rules::ImportValue, u"rule"_s);
    });
}

/// The member "claimed" has a state, too, beside that of the task.
void RecordReader::readSignature(const QString &name, store::CaptureRow &row)
{
    within(name, value(name, m_members->object(name.toLatin1())), {"verdict", "cause", "state"}, [&] {
        const auto verdict = protocol::verdictOfName(text(u"verdict"_s, 100));
        if (!verdict)
            fail(Rules::ImportValue, u"verdict"_s);
        row.verdict = verdict.value_or(protocol::Verdict::Unchecked);
        row.cause = m_members->isNull("cause") ? QString() : text(u"cause"_s, 100);
        if (!row.cause.isEmpty() && !isRuleName(row.cause))
            fail(Rules::ImportValue, u"cause"_s);
        if (!m_members->has("state"))
            return;
        row.claimedState = protocol::taskStateOfName(text(u"state"_s, 100));
        if (!row.claimedState)
            fail(Rules::ImportValue, u"state"_s);
    });
}

void RecordReader::readTask(store::CaptureRow &row)
{
    const QList<QByteArray> names{"state", "deadline", "idle_limit_ms", "last_moment"};
    within(u"task"_s, value(u"task"_s, m_members->object("task")), names, [&] {
        const auto state = protocol::taskStateOfName(text(u"state"_s, 100));
        if (!state)
            fail(Rules::ImportValue, u"state"_s);
        row.state = state.value_or(protocol::TaskState::Awaiting);
        row.deadline = time(u"deadline"_s, true);
        row.idleLimit = std::chrono::milliseconds(number(u"idle_limit_ms"_s, 0, MaxIdleLimit));
        row.lastMoment = time(u"last_moment"_s, true);
    });
}

store::SentReply RecordReader::readReply()
{
    store::SentReply reply;
    reply.sentAt = time(u"sent_at"_s, false);
    reply.status = text(u"status"_s, 100);
    reply.http = static_cast<int>(number(u"http"_s, 0, 999));
    reply.errorKind = text(u"error"_s, 100);
    reply.automatic = truth(u"automatic"_s);
    reply.imported = m_members->has("origin") && text(u"origin"_s, 100) != "here"_L1;
    reply.body = bytes(u"body"_s, MaxBodyBytes);
    return reply;
}

void RecordReader::readReplies(QList<store::SentReply> &replies)
{
    const auto elements = value(u"replies"_s, m_members->elements("replies", MaxReplies));
    const QList<QByteArray> names{"sent_at", "status", "http", "error", "automatic", "origin", "body", "body_base64"};
    for (qsizetype index = 0; index < elements.size() && !m_fault; ++index) {
        within(u"replies.%1"_s.arg(index), elements.at(index), names, [&] { replies.append(readReply()); });
    }
}

/// The part of the body that size and digest are of. Behind an incomplete one stands what was not content.
QByteArray contentOf(const Record &record)
{
    return record.row.isRefused() && store::isIncomplete(record.row) ? record.body.left(record.row.bytes) : record.body;
}

/// Holds size and digest against a body that is exact.
void checkDigest(RecordReader &reader, const Record &record)
{
    if (record.isRedacted)
        return;
    const bool isEmptied = record.row.isRefused() && record.body.isEmpty();
    const QByteArray content = contentOf(record);
    if (record.row.bytes != content.size() && !isEmptied)
        reader.fail(Rules::ImportDigest, u"bytes"_s);
    const QByteArray digest = QCryptographicHash::hash(content, QCryptographicHash::Sha512).toHex();
    if (record.row.sha512 != digest && !isEmptied)
        reader.fail(Rules::ImportDigest, u"sha512"_s);
}

/// The store keeps a reply as it is. So no secret of the request may stand in it, and none of its own.
void redactReplies(Record &record)
{
    if (record.replies.isEmpty())
        return;
    const QList<QByteArray> ofRequest = redaction::findSecrets(record.head, record.body).values;
    for (store::SentReply &reply : record.replies) {
        reply.status = redaction::redacted(reply.status, ofRequest);
        reply.errorKind = redaction::redacted(reply.errorKind, ofRequest);
        reply.body = redaction::redacted(reply.body, ofRequest);
        reply.body = redaction::redacted(reply.body, redaction::findSecrets({}, reply.body).body);
    }
}

const QList<QByteArray> &recordNames()
{
    static const QList<QByteArray> names{
        "runlatch",    "uuid",      "received_at", "endpoint", "peer",   "listener",     "tls",
        "answered",    "delivery",  "refused",     "bytes",    "sha512", "signature",    "task",
        "pinned",      "pin_color", "origin",      "claimed",  "note",   "verification", "head",
        "head_base64", "body",      "body_base64", "replies",  "edited", "rule"};
    return names;
}

base::Result<Record> readRecord(QByteArrayView object, const std::optional<QByteArray> &body)
{
    if (object.size() > MaxRecordBytes)
        return base::Error{.kind = base::ErrorKind::Usage, .rule = Rules::ImportTooLarge};
    if (!object.startsWith('{'))
        return base::Error{.kind = base::ErrorKind::Usage, .rule = Rules::ImportVersion};
    const auto members = JsonMembers::read(object, recordNames());
    if (!members)
        return members.error();
    if (members->number("runlatch") != FormatVersion)
        return base::Error{.kind = base::ErrorKind::Usage, .rule = Rules::ImportVersion, .subject = u"runlatch"_s};
    RecordReader reader(*members);
    Record record;
    reader.readRow(record.row);
    record.head = reader.bytes(u"head"_s, MaxHeadBytes);
    record.body = body ? *body : reader.bytes(u"body"_s, MaxStoredBody);
    if (record.body.size() > MaxStoredBody)
        reader.fail(Rules::ImportTooLarge, u"body"_s);
    reader.readReplies(record.replies);
    redactReplies(record);
    record.isRedacted = redaction::hasPlaceholder(record.head) || redaction::hasPlaceholder(record.body);
    if (!reader.fault())
        checkDigest(reader, record);
    if (reader.fault())
        return *reader.fault();
    record.row.verification = record.row.verification && record.isRedacted; // otherwise the body tells
    inspector::noteHeaders(http::splitHeaders(record.head), record.row);
    inspector::readPayload(record.body, record.row);
    inspector::countFindings(record.head, record.body, record.row);
    return record;
}

} // namespace

base::Result<Record> readJsonLine(QByteArrayView line)
{
    return readRecord(line, std::nullopt);
}

base::Result<Record> readJsonRecord(QByteArrayView object, const QByteArray &body)
{
    return readRecord(object, body);
}

} // namespace runlatch::interchange
