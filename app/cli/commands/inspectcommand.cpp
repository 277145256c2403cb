// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/inspectcommand.h"

#include "app/cli/options/identityoptions.h"
#include "app/cli/options/optionvalues.h"
#include "app/cli/options/secrets.h"
#include "http/ownaddresses.h"

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
} // namespace

InspectCommand::InspectCommand(Output &output)
    : Command(output)
    , m_storeKeys(m_clock, output)
    , m_teller(output)
    , m_session(m_http, m_clock)
    , m_replies(output)
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
    InspectReplies::declare(parser);
    InspectRules::declare(parser);
    InspectTunnel::declare(parser);
    InspectHealth::declare(parser);
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
    if (const auto why = m_health.read(parser))
        return why;
    if (parser.isSet(u"store"_s) && parser.value(u"store"_s).isEmpty())
        return tr("--store takes the name of a file.");
    if (parser.isSet(u"store-key-file"_s) && !parser.isSet(u"store"_s))
        return tr("--store-key-file needs --store FILE: without it the captures are gone at the end.");
    if (const auto why = readStore(parser))
        return why;
    if (const auto why = m_replies.read(parser))
        return why;
    return readEnd(parser);
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
    if (m_options.endpoint().keys.isEmpty())
        if (const auto why = m_replies.faultWithoutKey())
            return why;
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
    m_replies.use(m_session);
    connect(&m_replies, &InspectReplies::ended, this, &InspectCommand::endWhenDone);
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

/// The port for its health answers before the first request can come.
void InspectCommand::listen()
{
    if (const auto started = m_health.start(m_session, m_clock, output()); !started) {
        fail(started.error());
        return;
    }
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
        if (const QUrl health = m_health.url(); !health.isEmpty()) {
            members.add(u"health", health.toString(QUrl::FullyEncoded));
            human.append(tr("Health and metrics: %1").arg(health.toString(QUrl::FullyEncoded)));
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
        if (m_answered.take(row))
            m_replies.begin(row);
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
    m_replies.toldRequest(row);
    if (m_exitStatus)
        finish();
    else
        endWhenDone();
}

void InspectCommand::endWhenDone()
{
    const bool isDone = m_stopping ? m_drained : m_count > 0 && m_captured >= m_count;
    if (isDone && !m_replies.isPending() && m_teller.isIdle())
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
    m_health.drain();
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
    const bool areNotValid = m_requiresValid && m_notValid > 0;
    if (areNotValid)
        output().diagnostic(tr("%n request(s) had no valid signature.", nullptr, m_notValid));
    m_replies.tellShortcomings();
    const bool isNo = areNotValid || m_replies.hasFailed() || m_replies.isPending();
    emit finished(m_replies.hasUnknown() ? int(CouldNotTell) : isNo ? int(No) : exitStatus);
}

bool InspectCommand::stop()
{
    m_health.drain();
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
