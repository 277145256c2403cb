// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/replaycommand.h"

#include "app/cli/options/optionvalues.h"
#include "app/cli/options/pinoption.h"
#include "app/cli/options/secrets.h"
#include "app/cli/output/percentiles.h"
#include "base/rules.h"
#include "inspector/openedstore.h"
#include "json/jsonchildren.h"
#include "json/jsonedit.h"
#include "redaction/secretfinder.h"
#include "replay/lineage.h"
#include "replay/resendable.h"
#include "wording/names.h"

#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

void addEdits(json::OrderedJson &members, const protocol::Edits &edits)
{
    if (!edits.isEmpty())
        members.add(u"edited", QJsonArray::fromStringList(edits.names()));
}

} // namespace

ReplayCommand::ReplayCommand(Output &output)
    : Command(output)
    , m_storeKeys(m_clock, output)
    , m_resender(m_clock)
    , m_replay(m_resender, m_clock)
{
    connect(&m_replay, &replay::Replay::sent, this, &ReplayCommand::tell);
    connect(&m_replay, &replay::Replay::finished, this, &ReplayCommand::keep);
}

ReplayCommand::~ReplayCommand() = default;

void ReplayCommand::declare(QCommandLineParser &parser)
{
    parser.addOption({u"store"_s, tr("File or database that the request is in: that of inspect --store."), u"file"_s});
    parser.addOption({u"id"_s, tr("Number of the request; captures list shows them."), u"id"_s});
    parser.addOption({u"url"_s, tr("Address to send it to. Target, Host and Content-Length follow it."), u"url"_s});
    parser.addOption(
        {u"hmac-key-file"_s,
         tr("File that holds the HMAC key to sign it again with, - for standard input. Without it, and without "
            "RUNLATCH_HMAC_KEY, the signature stays as received."),
         u"file"_s});
    parser.addOption({u"set"_s,
                      tr("A value of the body, such as stage=pre_plan: JSON where it is JSON, else text. May be given "
                         "more than once."),
                      u"key=value"_s});
    parser.addOption({u"unset"_s, tr("A key that is left out of the body. May be given more than once."), u"key"_s});
    parser.addOption({u"fresh"_s,
                      tr("Give each request a task result id and times of its own, so that it is not a repeated "
                         "delivery.")});
    parser.addOption(
        {u"times"_s, tr("How often to send it, 1 to %1.").arg(replay::Batch::MaxTimes), u"count"_s, u"1"_s});
    parser.addOption(
        {u"parallel"_s, tr("How many at once, 1 to %1.").arg(replay::Batch::MaxParallel), u"count"_s, u"1"_s});
    StoreKeys::declare(parser);
    declareSecretNames(parser);
    declarePin(parser);
}

std::optional<QString> ReplayCommand::readBatch(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return tr("replay takes options only.");
    if (const auto why = readStoreOption(parser, m_file))
        return why;
    const auto id = readCaptureId(parser.value(u"id"_s));
    if (!id)
        return tr("--id takes the number of a capture; captures list shows them.");
    m_id = *id;
    if (const auto why = readTargetOption(parser, m_batch.request.destination))
        return why;
    if (const auto why = readNumberOption(parser, u"times"_s, 1, replay::Batch::MaxTimes, m_batch.times))
        return why;
    if (const auto why = readNumberOption(parser, u"parallel"_s, 1, replay::Batch::MaxParallel, m_batch.parallel))
        return why;
    if (const auto why = readPin(parser, m_batch.request.pinnedCertificate))
        return why;
    m_batch.isFresh = parser.isSet(u"fresh"_s);
    return readChanges(parser);
}

std::optional<QString> ReplayCommand::readChanges(const QCommandLineParser &parser)
{
    for (const QString &value : parser.values(u"set"_s)) {
        if (const auto why = m_values.add(value))
            return why;
    }
    m_unset = parser.values(u"unset"_s);
    for (const QString &key : std::as_const(m_unset)) {
        if (m_values.has(key))
            return tr("--set and --unset both name “%1”.").arg(key);
    }
    return readSecretNames(parser);
}

std::optional<QString> ReplayCommand::start(const QCommandLineParser &parser)
{
    if (const auto why = readBatch(parser))
        return why;
    const QStringList keyFiles = parser.values(u"hmac-key-file"_s);
    if (keyFiles.size() > 1)
        return tr("One key signs: give --hmac-key-file once.");
    const auto keys = readHmacKeys(keyFiles, output());
    if (!keys)
        return failToRead(keys.error());
    m_batch.request.signingKey = keys->value(0);
    if (const auto read = m_storeKeys.read(parser); !read)
        return failToRead(read.error());
    warnOfOthersStore(m_file, output());
    m_storeKeys.find(m_file, this, [this](const base::Result<store::StoreKey> &key) { load(key); });
    return std::nullopt;
}

void ReplayCommand::load(const base::Result<store::StoreKey> &key)
{
    const auto captures = m_storeKeys.open(m_file, key);
    if (!captures)
        return fail(captures.error());
    const auto capture = (*captures)->load(m_id);
    if (!capture)
        return fail(capture.error());
    if (const auto judged = judge(*capture, key); !judged)
        return fail(judged.error());
    m_capture = *capture;
    m_key = key ? *key : store::StoreKey(store::newStoreKey(), false);
    for (const QByteArray &secret : redaction::findSecrets(m_capture.head, m_capture.body).values)
        output().hide(secret);
    warn();
    if (const auto changed = change(); !changed)
        return fail(changed.error());
    send();
}

/// A request whose secrets are sealed would leave with asterisks in their place. Those that have expired are gone for
/// everybody.
base::Done ReplayCommand::judge(const store::Capture &capture, const base::Result<store::StoreKey> &key) const
{
    if (capture.complete || capture.purged)
        return std::monostate();
    if (!key)
        return key.error();
    const base::Rule rule = capture.hasSessionEnded ? base::Rules::StoreKeyEnded : base::Rules::StoreOtherKey;
    return base::Error{.kind = base::ErrorKind::Secret, .rule = rule, .subject = m_file};
}

/// Says what does not leave as it came.
void ReplayCommand::warn() const
{
    if (m_capture.purged)
        output().diagnostic(tr("The secrets of this request were removed a day after it arrived: * is sent in their "
                               "places."));
    switch (replay::lostPart(m_capture)) {
    case replay::LostPart::Nothing: break;
    case replay::LostPart::HeadEnd:
    case replay::LostPart::Body:
    case replay::LostPart::BodyEnd:
    case replay::LostPart::SentBody:
        output().diagnostic(tr("Not all of the original is here. What is here is sent, with a matching "
                               "Content-Length."));
        break;
    case replay::LostPart::LineEnds:
        output().diagnostic(tr("Lines of its head end with LF alone. They are sent with CR LF, the line end of "
                               "HTTP."));
        break;
    }
}

/// The request as it is to leave, but for what is fresh in each.
base::Done ReplayCommand::change()
{
    const auto wrong = [](base::Rule rule, const QString &subject) {
        return base::Error{.kind = base::ErrorKind::Usage, .rule = rule, .subject = subject};
    };
    const QString number = QString::number(m_id);
    QByteArray body = m_capture.body;
    const QJsonObject values = m_values.valuesOver(body);
    const bool isChanged = !values.isEmpty() || !m_unset.isEmpty();
    if (isChanged && json::jsonDocument(body).type != QJsonValue::Object)
        return wrong(base::Rules::ReplayNoObject, number);
    QMap<QString, QByteArray> written;
    for (auto value = values.begin(); value != values.end(); ++value)
        written.insert(value.key(), json::OrderedJson::value(value.value()));
    if (!written.isEmpty())
        body = json::withMembers(body, written);
    for (const QString &key : std::as_const(m_unset)) {
        const QByteArray without = json::withoutMember(body, key.split(u'.'));
        if (without.size() == body.size())
            return wrong(base::Rules::ReplayNoMember, key);
        body = without;
    }
    if (m_batch.isFresh)
        m_batch.request.fresh = replay::Freshness::made(m_clock.utc());
    if (m_batch.isFresh && replay::freshened(body, *m_batch.request.fresh) == body)
        return wrong(base::Rules::ReplayNothingFresh, number);
    m_batch.request.head = m_capture.head;
    m_batch.request.body = body;
    m_edits = replay::editsOf(m_capture, m_batch.request);
    return std::monostate();
}

void ReplayCommand::send()
{
    const bool isOther = m_batch.isFresh || m_batch.request.body != m_capture.body;
    if (isOther && m_batch.request.signingKey.isEmpty())
        output().diagnostic(tr("The signature is that of the received body and does not match what is sent: sign it "
                               "again with --hmac-key-file."));
    m_replay.start(m_batch);
}

void ReplayCommand::tell(const replay::Sent &sent)
{
    json::OrderedJson members;
    members.add(u"number", sent.number);
    if (!sent.taskResultId.isEmpty())
        members.add(u"task_result", QString::fromLatin1(sent.taskResultId));
    QString human;
    if (sent.answer) {
        if (m_firstStatus == 0)
            m_firstStatus = sent.answer->status;
        const int took = static_cast<int>(sent.answer->took.count());
        members.add(u"http", sent.answer->status).add(u"took_ms", took);
        members.add(u"error", QJsonValue()).add(u"message", QJsonValue());
        human = tr("%1: answered %2 after %3 ms").arg(sent.number).arg(sent.answer->status).arg(took);
    } else {
        const base::Error &error = sent.answer.error();
        const QString message = wording::sentence(error, wording::Activity::SendingRunTask).text();
        members.add(u"http", QJsonValue()).add(u"took_ms", QJsonValue()).add(u"error", base::kindName(error.kind));
        if (error.outcomeUnknown)
            members.add(u"outcome", u"unknown"_s);
        members.add(u"message", message);
        human = u"%1: %2"_s.arg(QString::number(sent.number), message);
    }
    output().event(u"sent", members, human);
    const int ended = m_replay.tally().ended();
    if (m_batch.times > 1 && ended < m_batch.times)
        output().progress(tr("%1 of %2 requests").arg(ended).arg(m_batch.times));
}

/// A changed request is kept as one of its own; of many that differ in what is fresh alone, one is kept.
void ReplayCommand::keep()
{
    if (m_edits.isEmpty())
        return finish();
    const auto kept = replay::keptRequest(m_capture, m_batch.request, m_edits, m_firstStatus, m_clock.utc());
    const QString place = inspector::isDatabase(m_file) ? m_file : QFileInfo(m_file).absoluteFilePath();
    auto opened = inspector::openStore(place, m_key, m_clock, {}, {});
    if (!kept || !opened) {
        output().diagnostic(tr("What was sent is not kept in the store: %1")
                                .arg(wording::sentence(kept ? opened.error() : kept.error()).text()));
        return finish();
    }
    m_store = std::move(opened).value().store;
    m_store->append(*kept, this, [this](const base::Result<store::CaptureRow> &row) {
        if (!row)
            return fail(row.error());
        json::OrderedJson members;
        members.add(u"id", row->id).add(u"from", m_id);
        addEdits(members, m_edits);
        output().event(u"kept", members, u"#%1 "_s.arg(row->id) + wording::lineage(m_id, m_edits));
        finish();
    });
}

void ReplayCommand::finish()
{
    output().endProgress();
    const replay::ReplayTally &tally = m_replay.tally();
    QJsonObject statuses;
    for (auto status = tally.statuses().cbegin(); status != tally.statuses().cend(); ++status)
        statuses.insert(QString::number(status.key()), status.value());
    json::OrderedJson members;
    members.add(u"sent", tally.ended()).add(u"answered", tally.answered()).add(u"accepted", tally.accepted());
    members.add(u"unanswered", tally.unanswered()).add(u"statuses", statuses);
    members.add(u"answer_ms", percentilesOf(tally.times()));
    members.add(u"took_ms", static_cast<int>(m_replay.took().count()));
    addEdits(members, m_edits);
    QStringList lines{tr("Sent: %1, answered: %2, of these with 2xx: %3.")
                          .arg(tally.ended())
                          .arg(tally.answered())
                          .arg(tally.accepted())};
    if (tally.answered() > 1)
        lines += withPercentiles(
            tr("Answered: 50% within %1 ms, 90% within %2 ms, 99% within %3 ms, the slowest after %4 ms."),
            tally.times());
    output().event(u"summary", members, lines);
    const bool isAll = tally.accepted() == tally.ended();
    emit finished(isAll ? Done : tally.accepted() > 0 ? Some : tally.answered() > 0 ? No : CouldNotTell);
}

Interruption ReplayCommand::interruption() const
{
    const int underWay = m_replay.underWay();
    Interruption left;
    left.members.add(u"outcome", underWay > 0 ? u"unknown"_s : u"not-sent"_s);
    left.members.add(u"answered", m_replay.tally().answered()).add(u"under_way", underWay);
    left.human = tr("Answered: %1; under way, and perhaps arrived: %2; not sent: %3.")
                     .arg(m_replay.tally().answered())
                     .arg(underWay)
                     .arg(m_batch.times - m_replay.begun());
    return left;
}

void ReplayCommand::fail(const base::Error &error)
{
    output().endProgress();
    output().error(error);
    emit finished(CouldNotTell);
}

} // namespace runlatch::cli
