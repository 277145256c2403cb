// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/inspectcommand.h"

#include "app/cli/options/identityoptions.h"
#include "app/cli/options/optionvalues.h"
#include "app/cli/options/secrets.h"
#include "http/ownaddresses.h"
#include "http/url.h"

#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {
constexpr std::chrono::seconds LastRepliesTime{10}; // the time for callbacks without an answer, after a signal
constexpr std::chrono::seconds LastBytesTime{5};    // the time for reporting captures with their bytes, at the end
constexpr int MaxTold = 16;                         // strangers can make up any number of what is not answered
} // namespace

InspectCommand::InspectCommand(Output &output)
    : Command(output)
    , m_storeKeys(m_clock, output)
    , m_callbacks(output)
    , m_teller(output)
    , m_session(m_http, m_clock)
    , m_rules(output, m_clock)
    , m_tunnel(output, m_http, m_clock)
{
}

void InspectCommand::declare(QCommandLineParser &parser)
{
    parser.addOption(
        {u"listen"_s, tr("Address to listen at; port 0 picks a free one."), u"host:port"_s, u"127.0.0.1:0"_s});
    parser.addOption({u"path"_s, tr("Path that run task requests are sent to."), u"path"_s, u"/runtask"_s});
    parser.addOption({u"public-url"_s, tr("Base of the shown URL when the listener has another name."), u"url"_s});
    parser.addOption({u"hmac-key-file"_s,
                      tr("File that holds an HMAC key, - for standard input; may be given more than once."),
                      u"file"_s});
    parser.addOption({u"store"_s,
                      tr("File or database (postgresql://HOST/NAME) to keep the captures in; else they are not kept."),
                      u"file"_s});
    StoreKeys::declare(parser);
    parser.addOption({u"answer"_s, tr("HTTP status that requests are answered, 200 to 599."), u"status"_s, u"200"_s});
    parser.addOption({u"answer-verification"_s, tr("HTTP status that verification requests are answered, 200 to 599."),
                      u"status"_s, u"200"_s});
    parser.addOption({u"max-body"_s, tr("Largest body that is received, in MB, 8 to 64; a larger one is answered 413."),
                      u"MB"_s, u"8"_s});
    parser.addOption({u"reject-bad-signatures"_s, tr("Answer 401 to invalid and unsigned requests.")});
    parser.addOption(
        {u"reply"_s, tr("Callback to send by itself: none, running, passed or failed."), u"status"_s, u"none"_s});
    parser.addOption({u"allow-callback"_s,
                      tr("Where callbacks may go to without a key: scheme://host:port; may be given more than once."),
                      u"origin"_s});
    parser.addOption(
        {u"reply-without-token"_s,
         tr("Call back also where a request has no access_token: its callback address has a code of its own.")});
    parser.addOption({u"after"_s, tr("How long to wait before the callback."), u"time"_s, u"0s"_s});
    InspectRules::declare(parser);
    InspectTunnel::declare(parser);
    parser.addOption({u"deadline-rule"_s, tr("strict or progress."), u"rule"_s, u"strict"_s});
    parser.addOption({u"count"_s, tr("End after so many captures, from 1."), u"count"_s});
    parser.addOption({u"timeout"_s, tr("End after this time; with 2 if --count was not reached."), u"time"_s});
    parser.addOption({u"require-valid"_s, tr("End with 1 when a request had no valid signature or was refused.")});
    parser.addOption({u"body"_s, tr("Print the body of each request, with * in place of its secrets.")});
    declareSecretNames(parser);
    declareIdentity(parser);
}

std::optional<QString> InspectCommand::readOptions(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return tr("inspect takes options only.");
    http::ListenAddress address;
    if (const auto why = readListenOption(parser, address))
        return why;
    if (const auto why = readNumberOption(parser, u"answer"_s, 200, 599, m_options.endpoint().answer.status))
        return why;
    int answerVerification = 200;
    if (const auto why = readNumberOption(parser, u"answer-verification"_s, 200, 599, answerVerification))
        return why;
    m_options.endpoint().answerVerification = answerVerification;
    const auto rule = protocol::deadlineRuleOfName(parser.value(u"deadline-rule"_s));
    if (!rule)
        return tr("--deadline-rule takes strict or progress.");
    m_options.listener().host = address.host;
    m_options.listener().port = address.port;
    m_options.endpoint().path = parser.value(u"path"_s);
    if (!m_options.endpoint().path.startsWith(u'/'))
        return tr("--path begins with a slash.");
    m_options.deadlines.rule = *rule;
    m_options.endpoint().rejectBadSignatures = parser.isSet(u"reject-bad-signatures"_s);
    if (const auto why = readPublicUrlOption(parser, m_options.listener().publicUrl))
        return why;
    if (const auto why = m_tunnel.read(parser))
        return why;
    if (parser.isSet(u"store"_s) && parser.value(u"store"_s).isEmpty())
        return tr("--store takes the name of a file.");
    if (parser.isSet(u"store-key-file"_s) && !parser.isSet(u"store"_s))
        return tr("--store-key-file needs --store FILE: without it the captures are gone at the end.");
    if (const auto why = readStore(parser))
        return why;
    return readReply(parser);
}

/// The receivers of a database share a key, which no keychain of one machine has.
std::optional<QString> InspectCommand::readStore(const QCommandLineParser &parser)
{
    const QString place = parser.value(u"store"_s);
    if (const auto checked = inspector::checkPlace(place); !checked)
        return wording::sentence(checked.error()).text();
    if (inspector::isDatabase(place) && !parser.isSet(u"store-key-file"_s))
        return tr("--store with a database needs --store-key-file FILE: the key that all its receivers share.");
    m_file = inspector::isDatabase(place) ? place
        : parser.isSet(u"store"_s)        ? QFileInfo(place).absoluteFilePath()
                                          : m_folder.filePath(u"captures.sqlite"_s);
    return std::nullopt;
}

std::optional<QString> InspectCommand::readReply(const QCommandLineParser &parser)
{
    const QString name = parser.value(u"reply"_s);
    if (name != "none"_L1) {
        const auto status = protocol::taskStatusOfName(name);
        if (!status)
            return tr("--reply takes none, running, passed or failed.");
        protocol::TaskResult result;
        result.status = *status;
        result.message = u"Answered by runlatch-cli"_s; // not translated, because the service shows it
        m_result = result;
    }
    m_isWithoutToken = parser.isSet(u"reply-without-token"_s);
    if (m_isWithoutToken && !m_result && !parser.isSet(u"rules"_s))
        return tr("--reply-without-token needs --reply or --rules.");
    if (const auto why = readTimeOption(parser, u"after"_s, m_delay))
        return why;
    for (const QString &text : parser.values(u"allow-callback"_s)) {
        const QUrl origin = http::readOrigin(text);
        if (!origin.isValid())
            return tr("--allow-callback takes scheme, host and port and nothing else, such as http://127.0.0.1:8080;"
                      " “%1” is not that.")
                .arg(withoutSecretParts(text));
        m_allowedCallbacks.append(origin);
    }
    return readEnd(parser);
}

std::optional<QString> InspectCommand::readEnd(const QCommandLineParser &parser)
{
    if (parser.isSet(u"count"_s)) {
        if (const auto why = readNumberOption(parser, u"count"_s, 1, std::numeric_limits<int>::max(), m_count))
            return why;
        m_answered.setLimit(m_count);
        m_reported.setLimit(m_count);
    }
    if (parser.isSet(u"timeout"_s)) {
        std::chrono::milliseconds timeout{0};
        if (const auto why = readTimeOption(parser, u"timeout"_s, timeout))
            return why;
        m_clock.callAfter(timeout, this, [this] { end(m_count > 0 ? CouldNotTell : Done); });
    }
    int largestBody = 0;
    if (const auto why = readNumberOption(parser, u"max-body"_s, inspector::LeastBodyMegabytes,
                                          inspector::MostBodyMegabytes, largestBody))
        return why;
    m_options.setLargestBody(largestBody);
    if (const auto why = readSecretNames(parser))
        return why;
    m_requiresValid = parser.isSet(u"require-valid"_s);
    m_teller.setTellsBodies(parser.isSet(u"body"_s));
    return checkIdentity(parser);
}

std::optional<QString> InspectCommand::start(const QCommandLineParser &parser)
{
    if (const auto why = readOptions(parser))
        return why;
    const QStringList keyFiles = parser.values(u"hmac-key-file"_s);
    const auto keys = readHmacKeys(keyFiles, output());
    if (!keys) {
        const auto why = wrongUsage(keys.error());
        if (!why)
            fail(keys.error());
        return why;
    }
    m_options.endpoint().keys = *keys;
    m_teller.setKeys(*keys, keyFiles, otherHmacKeys(keyFiles, output()));
    if (const auto why = faultOfKeys())
        return why;
    if (const auto read = m_storeKeys.read(parser); !read) {
        fail(read.error());
        return std::nullopt;
    }
    const auto rules = m_rules.read(parser);
    if (!rules || *rules)
        return rules ? *rules : failToRead(rules.error());
    const auto identity = readIdentity(parser);
    if (!identity) {
        fail(identity.error());
        return std::nullopt;
    }
    m_options.listener().identity = *identity;
    if (const QString warning = exposedWarning(m_options.listener().host); !warning.isEmpty())
        output().diagnostic(warning);
    if (parser.isSet(u"store"_s))
        openKept();
    else // the captures are deleted with this process, so the key is not kept either
        open({store::newStoreKey(), false});
    return std::nullopt;
}

std::optional<QString> InspectCommand::faultOfKeys() const
{
    if (const auto usable = inspector::check(m_options.endpoint()); !usable)
        return wording::sentence(usable.error()).text();
    if (m_result && m_options.endpoint().keys.isEmpty() && m_allowedCallbacks.isEmpty())
        return tr("--reply without a key would call any address that a request contains: give the key with "
                  "--hmac-key-file, or name the callback's origin, --allow-callback http://127.0.0.1:8080.");
    if (m_requiresValid && m_options.endpoint().keys.isEmpty())
        return tr("--require-valid needs the key to check with: --hmac-key-file FILE, or RUNLATCH_HMAC_KEY in the"
                  " environment.");
    return std::nullopt;
}

void InspectCommand::openKept()
{
    connect(&m_storeKeys, &StoreKeys::foundLate, this, [this](const QByteArray &key) {
        m_session.useKey(key, this, [this](const base::Done &) {
            output().diagnostic(tr("The keychain answered: its key seals the secrets of these captures from now on."));
        });
    });
    m_storeKeys.readOrMake(this, [this](const base::Result<store::StoreKey> &key) {
        if (key)
            open(*key);
        else
            fail(key.error());
    });
}

void InspectCommand::open(const store::StoreKey &key)
{
    connect(&m_session, &inspector::Session::upgrading, this, &InspectCommand::showUpgrade);
    m_session.open(m_file, key, this, [this](const base::Done &opened) {
        if (m_ending)
            return;
        if (!opened) {
            fail(opened.error());
            return;
        }
        if (const auto warning = m_session.storeWarning())
            output().diagnostic(wording::sentence(*warning).text());
        connectSession();
        listen();
    });
}

void InspectCommand::connectSession()
{
    inspector::AutoReply &autoReply = m_session.autoReply();
    autoReply.setResult(m_result);
    autoReply.setDelay(m_delay);
    autoReply.setAllowedCallbacks(m_allowedCallbacks);
    autoReply.setAnsweringWithoutToken(m_isWithoutToken);
    connect(&autoReply, &inspector::AutoReply::replied, this, &InspectCommand::takeReply);
    connect(&autoReply, &inspector::AutoReply::settled, this, &InspectCommand::takeSettled);
    connect(&autoReply, &inspector::AutoReply::ruleChosen, this, &InspectCommand::takeChosen);
    m_teller.setStore(m_session.store());
    connect(&m_teller, &CaptureTeller::told, this, &InspectCommand::judge);
    output().bePatient();
    connect(output().patientStream(), &PatientStream::idle, &m_teller, &CaptureTeller::goOn);
    connect(&m_session.receiver(), &inspector::Receiver::arrived, this, &InspectCommand::answer);
    connect(&m_session.receiver(), &inspector::Receiver::captured, this, &InspectCommand::take);
    connect(&m_session.receiver(), &inspector::Receiver::storeFailed, this,
            [this](const base::Error &error) { output().error(error); });
    connect(&m_session.store(), &store::CaptureStore::dropped, this, &InspectCommand::showDropped);
    m_rules.use(m_session);
}

void InspectCommand::showUpgrade(const store::UpgradeProgress &progress)
{
    output().diagnostic(tr("The secrets of earlier requests are being sealed: %1 of %2.")
                            .arg(QString::number(progress.done), QString::number(progress.total)));
}

void InspectCommand::showDropped(const store::Dropped &dropped)
{
    output().diagnostic(tr("%n old request(s) were removed to keep the store within its limit.", nullptr,
                           static_cast<int>(std::min<qint64>(dropped.captures, std::numeric_limits<int>::max()))));
}

void InspectCommand::listen()
{
    m_session.receiver().start(m_options, this, [this](const base::Result<QUrl> &url) {
        if (!url) {
            fail(url.error());
            return;
        }
        const QString text = url->toString(QUrl::FullyEncoded);
        json::OrderedJson members;
        members.add(u"url", text);
        QStringList human{tr("Listening at %1").arg(text)};
        if (const QStringList others = http::otherAddresses(m_options.listener().host); !others.isEmpty()) {
            members.add(u"addresses", QJsonArray::fromStringList(others));
            human.append(tr("From other machines and containers: %1").arg(others.join(u", "_s)));
        }
        output().event(u"listening", members, human);
        m_rules.tell();
        connect(&m_tunnel, &InspectTunnel::gaveUp, this, [this](const base::Error &error) {
            output().error(error);
            end(CouldNotTell);
        });
        m_tunnel.start(m_session.receiver());
    });
}

/// Starts the automatic replies, long before the rows are reported if there are many.
void InspectCommand::answer(const QList<store::CaptureRow> &rows)
{
    for (const store::CaptureRow &row : rows) {
        if (!m_answered.take(row) || !m_session.autoReply().isAllowed(row))
            continue;
        const int replies = m_session.autoReply().waitsForPlan(row) ? 1 : m_session.autoReply().countReplies(row);
        if (replies == 0)
            continue;
        m_pendingReplies += replies;
        m_callbacks.await(row.id);
        m_session.autoReply().handle({row});
    }
}

/// Requests beyond --count are stored but not reported.
void InspectCommand::take(const QList<store::CaptureRow> &rows)
{
    for (const store::CaptureRow &row : rows) {
        if (!m_reported.take(row))
            continue;
        m_session.receiver().hold(1);
        m_teller.take(row);
    }
}

/// Called after the report: counts invalid requests, and reports the replies that have ended already.
void InspectCommand::judge(const store::CaptureRow &row)
{
    m_session.receiver().release(1);
    if (!row.isRefused())
        ++m_captured;
    if (row.isRefused() || row.verdict != protocol::Verdict::Valid)
        m_notValid += std::max(1, row.refusals);
    if (m_session.autoReply().lacksItsOrigin(row) && m_session.autoReply().countReplies(row) > 0)
        showUnnamed(row);
    if (m_session.autoReply().hasOtherVersion(row) && m_session.autoReply().countReplies(row) > 0
        && m_otherVersions++ < MaxTold)
        output().diagnostic(
            tr("Request %1 is not answered: its payload_version is not 1, the only one that is known.").arg(row.id));
    m_callbacks.toldRequest(row.id);
    if (m_exitStatus)
        finish();
    else
        endWhenDone();
}

/// Reports each origin once, and at most MaxTold of them.
void InspectCommand::showUnnamed(const store::CaptureRow &row)
{
    const QString origin = http::originOf(QUrl(row.callbackHost)).toString(QUrl::FullyEncoded);
    if (m_toldOrigins.size() >= MaxTold || m_toldOrigins.contains(origin))
        return;
    m_toldOrigins.insert(origin);
    output().diagnostic(tr("Request %1 is not answered: its callback goes to %2, which no --allow-callback names.")
                            .arg(row.id)
                            .arg(origin));
}

void InspectCommand::takeReply(qint64 id, const store::SentReply &reply, const base::Error &error)
{
    --m_pendingReplies;
    if (error.outcomeUnknown)
        ++m_unknownReplies;
    else if (reply.http != 200)
        ++m_failedReplies;
    m_callbacks.take(id, reply, error);
    endWhenDone();
}

/// The request waited for its plan as if for one reply.
void InspectCommand::takeChosen(const store::CaptureRow &row, const std::optional<base::Error> &missing)
{
    m_pendingReplies += m_session.autoReply().countReplies(row) - 1;
    QString said = row.rule.isEmpty() ? tr("Request %1: no rule acts.").arg(row.id)
                                      : tr("Request %1: the rule “%2” acts.").arg(row.id).arg(row.rule);
    if (missing)
        said += u' ' + tr("Its plan is not known: %1").arg(wording::sentence(*missing).text());
    output().diagnostic(said);
    endWhenDone();
}

/// Another delivery of the run task was answered with its final result: nothing is to be sent, and nothing failed.
void InspectCommand::takeSettled(qint64 id)
{
    --m_pendingReplies;
    output().diagnostic(tr("Request %1 needs no callback: its run task already has a final result.").arg(id));
    endWhenDone();
}

void InspectCommand::endWhenDone()
{
    const bool isDone = m_stopping ? m_drained : m_count > 0 && m_captured >= m_count;
    if (isDone && m_pendingReplies <= 0 && m_teller.isIdle())
        end(Done);
}

void InspectCommand::fail(const base::Error &error)
{
    output().error(error);
    emit finished(CouldNotTell);
}

void InspectCommand::end(int exitStatus)
{
    if (m_ending)
        return;
    m_ending = true;
    if (!m_session.isOpen()) {
        emit finished(exitStatus);
        return;
    }
    hurry();
    m_session.receiver().stop(this, [this, exitStatus](const base::Done &) {
        m_exitStatus = exitStatus;
        finish();
    });
}

/// Ends after all captures are reported. A known failure determines the exit status, even if other captures did not
/// arrive.
void InspectCommand::finish()
{
    if (!m_teller.isIdle())
        return;
    const int exitStatus = *std::exchange(m_exitStatus, {});
    showShortcomings();
    const bool isNo = (m_requiresValid && m_notValid > 0) || m_failedReplies > 0 || m_pendingReplies > 0;
    emit finished(m_unknownReplies > 0 ? int(CouldNotTell) : isNo ? int(No) : exitStatus);
}

void InspectCommand::showShortcomings()
{
    if (m_requiresValid && m_notValid > 0)
        output().diagnostic(tr("%n request(s) had no valid signature.", nullptr, m_notValid));
    if (m_failedReplies > 0)
        output().diagnostic(tr("%n callback(s) failed.", nullptr, m_failedReplies));
    if (m_unknownReplies > 0)
        output().diagnostic(
            tr("%n callback(s) may have been accepted: the answer does not say.", nullptr, m_unknownReplies));
    if (m_pendingReplies > 0)
        output().diagnostic(tr("%n callback(s) were given up at the end.", nullptr, m_pendingReplies));
}

bool InspectCommand::stop()
{
    if (std::exchange(m_stopping, true)) {
        m_teller.hurry(true);
        output().endPatience();
        end(Done);
    } else if (m_session.isOpen()) {
        hurry();
        m_session.receiver().stop(this, [this](const base::Done &) { drain(); });
    } else {
        end(Done);
    }
    return true;
}

/// Rows that are not printed yet must not hold up the end.
void InspectCommand::hurry()
{
    m_teller.hurry(false);
    m_clock.callAfter(LastBytesTime, this, [this] { m_teller.hurry(true); });
}

/// Every accepted request has arrived.
void InspectCommand::drain()
{
    m_drained = true;
    m_clock.callAfter(LastRepliesTime, this, [this] { end(Done); });
    output().endPatience();
    endWhenDone();
}

} // namespace runlatch::cli
