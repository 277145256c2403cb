// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"
#include "heartbeat.h"

#include "base/systemclock.h"
#include "lint/resultlimits.h"
#include "ui/reply/replyform.h"
#include "ui/style/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QTimer>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::bench {

namespace {

/// A reply of so many outcomes with bodies of 10 KB, in one of which a person types.
class TypedReply
{
public:
    explicit TypedReply(int outcomes)
    {
        m_theme.apply(ui::ThemeChoice::Light);
        m_form = std::make_unique<ui::ReplyForm>(m_clock);
        inspector::ReplyDraft draft;
        for (int number = 0; number < outcomes; ++number)
            draft.result.outcomes.append(outcome(number));
        draft.current = outcomes / 2;
        store::CaptureRow capture;
        capture.uuid = QUuid::createUuid();
        capture.acceptsOutcomes = true;
        capture.stage = u"post_plan"_s;
        m_form->setCapture(capture, draft);
        m_form->resize(1200, 800);
        m_form->show();
        m_body = m_form->findChild<QPlainTextEdit *>(u"outcomeBody"_s);
        wait(1s); // the draft is judged and shown
    }

    double keysInSecond()
    {
        constexpr int Keys = 200;
        QElapsedTimer timer;
        timer.start();
        for (int key = 0; key < Keys; ++key) {
            type();
            QCoreApplication::processEvents();
        }
        return Keys * 1e9 / static_cast<double>(timer.nsecsElapsed());
    }

    /// Milliseconds, also of what follows the keys with a delay.
    double longestBlock()
    {
        QTimer typist;
        int keys = 0;
        typist.callOnTimeout(&typist, [this, &keys] {
            if (++keys % 10 < 6) // words, between which the preview follows
                type();
        });
        m_heartbeat.begin();
        typist.start(60ms);
        wait(3s);
        return m_heartbeat.longest();
    }

private:
    static protocol::Outcome outcome(int number)
    {
        const QString body = u"## Impact\n\nFollow the *instructions*, and ask the owner of the network.\n\n"_s;
        constexpr qsizetype BodySize = 10'000;
        return {u"NET-%1"_s.arg(number),
                u"A subnet overlaps the range of a partner"_s,
                body.repeated(BodySize / body.size()),
                u"https://checks.example/%1"_s.arg(number),
                {{u"Severity"_s, u"High"_s, protocol::TagLevel::Error}}};
    }
    void type()
    {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_X, Qt::NoModifier, u"x"_s);
        QCoreApplication::sendEvent(m_body, &press);
    }
    static void wait(std::chrono::milliseconds time)
    {
        QEventLoop loop;
        QTimer::singleShot(time, &loop, &QEventLoop::quit);
        loop.exec();
    }

    ui::Theme m_theme{*qApp};
    base::SystemClock m_clock;
    std::unique_ptr<ui::ReplyForm> m_form;
    QPlainTextEdit *m_body = nullptr;
    Heartbeat m_heartbeat;
};

} // namespace

QList<Comparison> composing()
{
    constexpr double Frame = 60; // frames in a second
    constexpr int Outcomes = lint::resultlimits::MaxOutcomes;
    return {{.name = u"composing-keys"_s,
             .what = u"keys typed into the body of one of 250 outcomes of 10 KB"_s,
             .reference = u"the same body alone"_s,
             .unit = u"keys/s"_s,
             .ours = []() -> std::optional<double> { return TypedReply(Outcomes).keysInSecond(); },
             .theirs = []() -> std::optional<double> { return TypedReply(1).keysInSecond(); },
             .rounds = 5},
            {.name = u"composing-block"_s,
             .what = u"frames that the longest block leaves while it is typed"_s,
             .reference = u"a screen of 60 Hz"_s,
             .unit = u"frames/s"_s,
             .ours = []() -> std::optional<double> { return 1000 / TypedReply(Outcomes).longestBlock(); },
             .theirs = []() -> std::optional<double> { return Frame; },
             .rounds = 3}};
}

} // namespace runlatch::bench
