// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/interrupt.h"

#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <csignal>

#if defined(Q_OS_WIN)
#include <qt_windows.h>
#else
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#endif

namespace runlatch::cli {

#if defined(Q_OS_WIN)

namespace {
Interrupt *theInterrupt = nullptr;

/// Windows calls this in a thread of its own. It ends the process when this returns for the end of a console, of a
/// session or of the system, and five seconds later at the latest. So this waits until the main thread has ended the
/// process.
BOOL WINAPI onConsoleEvent(DWORD event)
{
    const bool isAsked = event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT;
    QMetaObject::invokeMethod(
        theInterrupt, [number = isAsked ? SIGINT : SIGTERM] { emit theInterrupt->received(number); },
        Qt::QueuedConnection);
    if (!isAsked)
        Sleep(INFINITE);
    return TRUE;
}
} // namespace

Interrupt::Interrupt(QObject *parent)
    : QObject(parent)
{
    theInterrupt = this;
    SetConsoleCtrlHandler(onConsoleEvent, TRUE);
}

#else

namespace {
constexpr int Patience = 3000; // milliseconds for a slow reader; a container is killed ten seconds after its signal
int pipeEnds[2] = {-1, -1};
bool isGivenUp = false;                     ///< nobody reads the output
volatile std::sig_atomic_t signalCount = 0; ///< at most 2
volatile std::sig_atomic_t isHangupHeeded = 0;

void onSignal(int number)
{
    // Does only what is safe in a signal handler: sets a flag, calls signal(), and writes one byte into a pipe that the
    // event loop reads.
    const int before = errno;
    if (signalCount < 2)
        signalCount = signalCount + 1;
    if (signalCount == 2) { // if two signals are ignored, the third one ends the process
        std::signal(SIGINT, SIG_DFL);
        std::signal(SIGTERM, SIG_DFL);
        if (isHangupHeeded != 0)
            std::signal(SIGHUP, SIG_DFL);
    }
    const auto byte = static_cast<unsigned char>(number);
    [[maybe_unused]] const auto written = write(pipeEnds[1], &byte, 1);
    errno = before;
}

/// A terminal that is closed ends the program, unless it was started so that it stays (nohup).
void heedHangup()
{
    struct sigaction present = {};
    sigaction(SIGHUP, nullptr, &present);
    if (present.sa_handler == SIG_IGN) // NOLINT(performance-no-int-to-ptr): the macro is the system's
        return;
    isHangupHeeded = 1;
    std::signal(SIGHUP, onSignal);
}
} // namespace

Interrupt::Interrupt(QObject *parent)
    : QObject(parent)
{
    if (pipe(pipeEnds) != 0)
        return;
    for (const int end : pipeEnds)
        fcntl(end, F_SETFD, FD_CLOEXEC);
    auto *notifier = new QSocketNotifier(pipeEnds[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        unsigned char number = 0;
        if (read(pipeEnds[0], &number, 1) == 1)
            emit received(number);
    });
    for (const int number : {SIGINT, SIGTERM})
        std::signal(number, onSignal);
    heedHangup();
}

bool Interrupt::waitForInput(int descriptor)
{
    // The byte of a signal stays in the pipe, so that no signal is lost between the question and the reading.
    std::array<pollfd, 2> ends{{{pipeEnds[0], POLLIN, 0}, {descriptor, POLLIN, 0}}};
    while (poll(ends.data(), ends.size(), -1) < 0) {
        if (errno != EINTR)
            return true; // the reading tells what is wrong
    }
    return ends[0].revents == 0;
}

bool Interrupt::waitForOutput(int descriptor)
{
    // A signal ends poll(), as its byte does if it came just before. Then only the reader is waited for.
    std::array<pollfd, 2> ends{{{descriptor, POLLOUT, 0}, {pipeEnds[0], POLLIN, 0}}};
    while (ends[0].revents == 0) {
        const bool isAsked = signalCount > 0;
        const int patience = !isAsked ? -1 : signalCount > 1 || isGivenUp ? 0 : Patience;
        const int ready = poll(ends.data(), isAsked ? 1 : 2, patience);
        if (ready < 0 && errno != EINTR)
            return true; // the writing tells what is wrong
        if (ready == 0) {
            isGivenUp = true;
            return false;
        }
    }
    return true;
}

#endif

} // namespace runlatch::cli
