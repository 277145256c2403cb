// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"
#include "heartbeat.h"
#include "loadgenerator.h"
#include "signedrequest.h"

#include "app/application.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/captures/captureview.h"
#include "ui/inspector/runtaskspage.h"

#include <QApplication>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <optional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::bench {

namespace {

constexpr int RequestsPerSecond = 2000;

/// The window as a demonstration opens it, with a listener, while a person looks through what arrives.
class WatchedWindow
{
public:
    WatchedWindow()
        : m_application(*qApp, {.demo = true, .dataFolder = m_folder.path(), .files = {}, .theme = {}, .helpText = {}})
    {
        ui::RunTasksPage &page = m_application.window().runTasks();
        QObject::connect(&page, &ui::RunTasksPage::listening, &m_loop, [this](const QUrl &url, const QByteArray &key) {
            m_url = url;
            m_key = key;
            m_loop.quit();
        });
        m_application.start();
        m_application.window().resize(1440, 900);
        if (m_url.isEmpty())
            m_loop.exec();
    }

    /// The longest time in milliseconds that the thread was busy under the load; null if the load failed.
    std::optional<double> longestBlock()
    {
        std::optional<LoadResult> result;
        const Load load{.connections = 16,
                        .request = signedRequest(m_key, m_url.path().toUtf8()),
                        .perSecond = RequestsPerSecond,
                        .warmUp = 1s,
                        .time = 5s};
        const std::unique_ptr<QThread> thread(QThread::create(
            [&result, load, port = static_cast<quint16>(m_url.port())] { result = generate(load, port); }));
        QObject::connect(thread.get(), &QThread::finished, &m_loop, &QEventLoop::quit);
        thread->start();
        Heartbeat heartbeat;
        QTimer::singleShot(load.warmUp, &heartbeat, [&heartbeat] { heartbeat.begin(); });
        QTimer looks;
        looks.callOnTimeout([this] { lookAtAnother(); });
        looks.start(150ms);
        m_loop.exec();
        thread->wait();
        if (!result || result->perSecond < RequestsPerSecond * 0.95)
            return std::nullopt;
        return heartbeat.longest();
    }

private:
    /// Chooses rows one after another. Now and then the list jumps back to the newest and follows again.
    void lookAtAnother()
    {
        auto *view = m_application.window().runTasks().findChild<ui::CaptureView *>();
        const QAbstractItemModel &model = *view->model();
        if (++m_looks % 10 == 0)
            m_application.window().runTasks().list().chooseFirst();
        else if (const int row = m_looks % 10 * 3; row < model.rowCount())
            view->setCurrentIndex(model.index(row, view->currentIndex().column()));
    }

    QTemporaryDir m_folder;
    QEventLoop m_loop;
    QUrl m_url;
    QByteArray m_key;
    app::Application m_application;
    int m_looks = 0;
};

} // namespace

QList<Comparison> watching()
{
    constexpr double Smooth = 20; // frames in a second, when no block takes longer than 50 ms
    return {{.name = u"watching"_s,
             .what = u"frames that the longest block of the window leaves (%1 requests/s)"_s.arg(RequestsPerSecond),
             .reference = u"blocks of 50 ms"_s,
             .unit = u"frames/s"_s,
             .ours = []() -> std::optional<Measured> {
                 const auto longest = WatchedWindow().longestBlock();
                 return longest ? std::optional<Measured>(1000 / *longest) : std::nullopt;
             },
             .theirs = []() -> std::optional<Measured> { return Smooth; },
             .rounds = 3}};
}

} // namespace runlatch::bench
