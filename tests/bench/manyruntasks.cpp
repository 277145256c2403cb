// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"

#include "await.h"
#include "base/systemclock.h"
#include "http/rawsender.h"
#include "http/server.h"
#include "simulator/service.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::bench {

namespace {

constexpr int RunTasks = 1000;

http::Limits limitsOfMany()
{
    http::Limits limits;
    limits.connections = 2 * RunTasks;
    return limits;
}

/// Answers at once, and then calls back that all is well.
class QuickIntegration final
{
public:
    explicit QuickIntegration(base::Clock &clock)
        : m_server(clock, limitsOfMany(),
                   [this](const http::Request &request, const http::Responder &responder) {
                       responder.respond({.status = 200, .headers = {}, .body = {}});
                       call(QJsonDocument::fromJson(request.body).object());
                   })
        , m_sender(clock)
    {
    }
    bool listen() { return m_server.listen(u"127.0.0.1"_s, 0).isOk(); }
    QUrl url() const { return QUrl(u"http://127.0.0.1:%1/"_s.arg(m_server.port())); }

private:
    void call(const QJsonObject &payload)
    {
        const QUrl url(payload[u"task_result_callback_url"].toString(), QUrl::StrictMode);
        const http::Headers headers{{"Authorization", "Bearer " + payload[u"access_token"].toString().toLatin1()},
                                    {"Content-Type", "application/vnd.api+json"}};
        const QByteArray body = R"({"data":{"type":"task-results","attributes":{"status":"passed","message":"Well"}}})";
        m_sender.send(url, http::writeRequest("PATCH", url, headers, body), 60s, &m_context,
                      [](const base::Result<http::Response> &) {});
    }

    http::Server m_server;
    http::RawSender m_sender;
    QObject m_context;
};

/// Run tasks that passed in a second, so many of them at once.
std::optional<double> passed(int parallel)
{
    base::SystemClock clock;
    QuickIntegration integration(clock);
    simulator::Service service(clock);
    const auto address = await<simulator::ServiceAddress>(
        [&service](QObject *context, const base::Callback<simulator::ServiceAddress> &done) {
            service.start({}, context, done);
        });
    if (!address || !integration.listen())
        return std::nullopt;
    simulator::RunTaskOptions options;
    options.target = integration.url();
    options.answerTimeout = 60s;
    int begun = 0;
    int good = 0;
    int ended = 0;
    QEventLoop loop;
    const auto begin = [&] {
        ++begun;
        service.startRunTask(options, &loop, [](const base::Result<QString> &) {});
    };
    QObject::connect(&service, &simulator::Service::runTaskChanged, &loop, [&](const simulator::RunTask &runTask) {
        if (runTask.events.constLast().type != simulator::RunTaskEvent::Type::Finished)
            return;
        good += runTask.state == protocol::TaskState::Passed ? 1 : 0;
        if (begun < RunTasks)
            begin();
        if (++ended == RunTasks)
            loop.quit();
    });
    QElapsedTimer timer;
    timer.start();
    while (begun < parallel)
        begin();
    loop.exec();
    const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    return good == RunTasks ? std::optional(RunTasks / seconds) : std::nullopt;
}

} // namespace

QList<Comparison> manyRunTasks()
{
    return {{.name = u"manyruntasks"_s,
             .what = u"1,000 run tasks at once, until each has passed"_s,
             .reference = u"the same, one after another"_s,
             .unit = u"run tasks/s"_s,
             .ours = [] { return passed(RunTasks); },
             .theirs = [] { return passed(1); },
             .rounds = 3}};
}

} // namespace runlatch::bench
