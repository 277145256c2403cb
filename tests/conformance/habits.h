// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/systemclock.h"
#include "conformance/nobody.h"
#include "http/rawsender.h"
#include "http/server.h"
#include "protocol/runtaskrequest.h"
#include "protocol/signature.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QUrl>

#include <functional>
#include <limits>
#include <memory>

namespace runlatch::conformance {

inline QByteArray testKey()
{
    return "secret123";
}

inline QList<QByteArray> signaturesOf(const http::Request &request)
{
    QList<QByteArray> all;
    for (const http::Header &header : request.headers) {
        if (header.name.compare(protocol::signatureHeader("TFC"), Qt::CaseInsensitive) == 0)
            all.append(header.value);
    }
    return all;
}

inline QByteArray callbackOf(const QByteArray &status, const QByteArray &attributes = R"(,"message":"Well")",
                             const QByteArray &relationships = {})
{
    return R"({"data":{"type":"task-results","attributes":{"status":")" + status + '"' + attributes + '}'
        + relationships + "}}";
}

/// The ways of an integration. The defaults are right in everything.
struct Habits
{
    std::function<bool(const http::Request &)> accepts = [](const http::Request &request) {
        return signaturesOf(request) == QList<QByteArray>{protocol::sign(testKey(), request.body)};
    };
    int answer = 200;
    QByteArray answerBody = {};
    int refusal = 401;
    bool closesInstead = false; ///< drops the connection of a delivery that it refuses
    bool worksOnForgeries = false;
    std::chrono::milliseconds forgeryPause{0}; ///< before that work
    bool worksFirst = false;                   ///< answers once the work is done
    std::chrono::milliseconds slowness{0};     ///< before the answer
    std::function<bool(const protocol::RunTaskRequest &)> isVerification = [](const protocol::RunTaskRequest &task) {
        return task.isVerification() || task.taskResultCallbackUrl.isEmpty();
    };
    std::function<bool(const QJsonObject &)> refuses = [](const QJsonObject &) { return false; };
    bool remembers = true; ///< works on a repeated delivery once

    bool asksForPlan = true;
    bool sendsTokenForPlan = true;
    bool followsRedirect = true;
    bool passesTokenOn = false;                                    ///< to where a redirect leads
    bool asksAgain = true;                                         ///< after 204 and an expired link
    qsizetype largestPlan = std::numeric_limits<qsizetype>::max(); ///< bytes; it dies of a larger one
    bool asksForConfiguration = false;
    bool sendsTokenForConfiguration = true;
    bool followsToConfiguration = true;

    QByteArray method = "PATCH";
    QByteArray mediaType = "application/vnd.api+json";
    QByteArray authorization = "Bearer @"; ///< @: the token
    std::function<QString(const QString &)> addressOf = [](const QString &url) { return url; };
    std::function<QByteArray(const QByteArray &)> written = [](const QByteArray &message) { return message; };
    std::function<QList<QByteArray>(const protocol::RunTaskRequest &)> callbacks =
        [](const protocol::RunTaskRequest &) {
            return QList<QByteArray>{callbackOf("running"), callbackOf("passed")};
        };
    bool wantsNoBody = false;                   ///< takes an answer with a body for a failure
    int repetitions = 3;                        ///< of a callback after 429, 5xx and broken connections
    bool repeatsRefused = false;                ///< repeats whatever was not answered 200
    bool givesUp = false;                       ///< sends nothing more once a callback went wrong
    std::chrono::milliseconds patience{10'000}; ///< with the answer to a callback
    std::chrono::milliseconds repetitionPause{100};
    bool trustsAnybody = false;
    QByteArray trusted = {}; ///< fingerprint of the only certificate that it trusts
};

/// An integration with habits, in the test's thread.
class HabitualIntegration final : public QObject
{
public:
    explicit HabitualIntegration(const Habits &habits = {}, quint16 port = 0); ///< 0: a free port
    QUrl url() const;

private:
    struct Work;
    using WorkPointer = std::shared_ptr<Work>;

    void receive(const http::Request &request, const http::Responder &responder);
    void work(const WorkPointer &work);
    void askForPlan(const WorkPointer &work, int left);
    void followTo(const WorkPointer &work, const QUrl &url, int left);
    void askForConfiguration(const WorkPointer &work);
    void get(const QUrl &url, const QByteArray &token, const base::Callback<http::Response> &take);
    void callBack(const WorkPointer &work, int repetition);
    http::RawManner manner(const QUrl &url) const;

    const Habits m_habits;
    base::SystemClock m_clock;
    http::RawSender m_sender{m_clock};
    http::Server m_server;
    QSet<QString> m_seen;
};

struct HabitualIntegration::Work
{
    protocol::RunTaskRequest task;
    QList<QByteArray> callbacks = {}; ///< that are not sent yet
    std::function<void()> done = [] {};
};

inline HabitualIntegration::HabitualIntegration(const Habits &habits, quint16 port)
    : m_habits(habits)
    , m_server(m_clock, {},
               [this](const http::Request &request, const http::Responder &responder) { receive(request, responder); })
{
    if (!m_server.listen(QStringLiteral("127.0.0.1"), port))
        qFatal("the integration does not listen");
}

inline QUrl HabitualIntegration::url() const
{
    return QUrl(QStringLiteral("http://127.0.0.1:%1/runtask").arg(m_server.port()));
}

inline void HabitualIntegration::receive(const http::Request &request, const http::Responder &responder)
{
    const auto task = protocol::readRunTaskRequest(request.body);
    const QJsonObject payload = QJsonDocument::fromJson(request.body).object();
    const bool isAccepted = m_habits.accepts(request) && task && !m_habits.refuses(payload);
    if (!isAccepted && m_habits.closesInstead)
        return responder.misbehave({}, {.end = http::Misbehavior::End::Close});
    const int status = isAccepted ? m_habits.answer : m_habits.refusal;
    const auto answer = [this, responder, status] {
        m_clock.callAfter(m_habits.slowness, this, [responder, status, body = m_habits.answerBody] {
            responder.respond({.status = status, .body = body});
        });
    };
    const bool isNew = task && !m_seen.contains(task->taskResultId);
    const bool isWorkedOn = (isAccepted || m_habits.worksOnForgeries) && task && !m_habits.isVerification(*task)
        && (isNew || !m_habits.remembers);
    if (isAccepted && task)
        m_seen.insert(task->taskResultId);
    if (!isWorkedOn || !m_habits.worksFirst)
        answer();
    if (!isWorkedOn)
        return;
    const auto given = std::make_shared<Work>(Work{.task = *task, .callbacks = m_habits.callbacks(*task)});
    if (m_habits.worksFirst)
        given->done = answer;
    // The answer leaves before the work begins.
    const auto pause =
        (m_habits.worksFirst ? std::chrono::milliseconds(0) : m_habits.slowness + std::chrono::milliseconds(5))
        + (isAccepted ? std::chrono::milliseconds(0) : m_habits.forgeryPause);
    m_clock.callAfter(pause, this, [this, given] { work(given); });
}

inline void HabitualIntegration::work(const WorkPointer &work)
{
    if (m_habits.asksForPlan && !work->task.planJsonApiUrl.isEmpty())
        askForPlan(work, m_habits.asksAgain ? 5 : 0);
    else
        askForConfiguration(work);
}

inline http::RawManner HabitualIntegration::manner(const QUrl &url) const
{
    if (url.scheme() != QLatin1StringView("https"))
        return {};
    if (!m_habits.trustsAnybody)
        return {.pinnedCertificate = m_habits.trusted};
    return {.pinnedCertificate = identityOfNobody().chain.first().digest(QCryptographicHash::Sha256)};
}

inline void HabitualIntegration::askForPlan(const WorkPointer &work, int left)
{
    const QUrl url(work->task.planJsonApiUrl, QUrl::StrictMode);
    const auto take = [this, work, left](const base::Result<http::Response> &answer) {
        if (answer && answer->status == 204 && left > 0)
            m_clock.callAfter(std::chrono::milliseconds(50), this, [this, work, left] { askForPlan(work, left - 1); });
        else if (answer && answer->status == 307 && m_habits.followsRedirect)
            followTo(work, QUrl(QString::fromLatin1(http::headerValue(answer->headers, "Location"))), left);
        else
            askForConfiguration(work);
    };
    get(url, m_habits.sendsTokenForPlan ? work->task.accessToken.toLatin1() : QByteArray(), take);
}

inline void HabitualIntegration::followTo(const WorkPointer &work, const QUrl &url, int left)
{
    const auto take = [this, work, left](const base::Result<http::Response> &answer) {
        if (answer && answer->body.size() > m_habits.largestPlan)
            return;
        if (answer && answer->status == 404 && left > 0)
            askForPlan(work, left - 1);
        else
            askForConfiguration(work);
    };
    get(url, m_habits.passesTokenOn ? work->task.accessToken.toLatin1() : QByteArray(), take);
}

inline void HabitualIntegration::askForConfiguration(const WorkPointer &work)
{
    const QUrl url(work->task.configurationVersionDownloadUrl, QUrl::StrictMode);
    if (!m_habits.asksForConfiguration || url.isEmpty())
        return callBack(work, 0);
    const auto take = [this, work](const base::Result<http::Response> &answer) {
        if (!answer || answer->status != 302 || !m_habits.followsToConfiguration)
            return callBack(work, 0);
        get(QUrl(QString::fromLatin1(http::headerValue(answer->headers, "Location"))), {},
            [this, work](const base::Result<http::Response> &) { callBack(work, 0); });
    };
    get(url, m_habits.sendsTokenForConfiguration ? work->task.accessToken.toLatin1() : QByteArray(), take);
}

/// Without a token it sends none.
inline void HabitualIntegration::get(const QUrl &url, const QByteArray &token,
                                     const base::Callback<http::Response> &take)
{
    http::Headers headers;
    if (!token.isEmpty())
        headers.append(http::Header{"Authorization", "Bearer " + token});
    m_sender.send(url, http::writeRequest("GET", url, headers, {}), std::chrono::seconds(10), this, take, manner(url));
}

/// Sends the next callback, or the same again after a failure.
inline void HabitualIntegration::callBack(const WorkPointer &work, int repetition)
{
    if (work->callbacks.isEmpty())
        return work->done();
    const QUrl url(m_habits.addressOf(work->task.taskResultCallbackUrl), QUrl::StrictMode);
    http::Headers headers{{"Content-Type", m_habits.mediaType}};
    const QByteArray authorization = QByteArray(m_habits.authorization).replace("@", work->task.accessToken.toLatin1());
    if (!authorization.isEmpty())
        headers.append(http::Header{"Authorization", authorization});
    const auto take = [this, work, repetition](const base::Result<http::Response> &answer) {
        const bool isOdd = answer && m_habits.wantsNoBody && !answer->body.isEmpty();
        const int status = answer && !isOdd ? answer->status : 0;
        const bool isTrouble =
            status == 0 || status == 429 || status >= 500 || (m_habits.repeatsRefused && status != 200);
        if (isTrouble && repetition < m_habits.repetitions) {
            const auto pause = m_habits.repetitionPause;
            m_clock.callAfter(pause, this, [this, work, repetition] { callBack(work, repetition + 1); });
            return;
        }
        if (isTrouble && m_habits.givesUp)
            return;
        work->callbacks.removeFirst();
        callBack(work, 0);
    };
    const QByteArray body =
        QByteArray(work->callbacks.constFirst()).replace("@token@", work->task.accessToken.toLatin1());
    m_sender.send(url, m_habits.written(http::writeRequest(m_habits.method, url, headers, body)), m_habits.patience,
                  this, take, manner(url));
}

} // namespace runlatch::conformance
