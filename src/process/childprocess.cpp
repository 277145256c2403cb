// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "process/childprocess.h"

#include "base/coredumps.h"
#include "redaction/secretfinder.h"

#include <QDeadlineTimer>
#include <QProcessEnvironment>

#include <algorithm>

#if defined(Q_OS_WIN)
#include <qt_windows.h>

#include <cstddef>
#include <vector>
#else
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif
#if defined(Q_OS_LINUX)
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

namespace runlatch::process {

namespace {
constexpr int LookAgain = 20;                       // ms
constexpr std::chrono::milliseconds AfterKill(500); // unreaped processes stay in the group
} // namespace

ChildProcess::ChildProcess(std::span<const char *const> withheld, QObject *parent)
    : QObject(parent)
{
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setStandardInputFile(QProcess::nullDevice());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : environment.keys()) {
        if (std::any_of(withheld.begin(), withheld.end(),
                        [&name](const char *beginning) { // Windows does not tell the case of letters apart
                            return name.startsWith(QLatin1StringView(beginning), Qt::CaseInsensitive);
                        }))
            environment.remove(name);
    }
    m_process.setProcessEnvironment(environment);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &ChildProcess::keepOutput);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            emit notStarted();
    });
    connect(&m_process, &QProcess::finished, this, [this](int status, QProcess::ExitStatus how) {
        keepOutput();
        emit ended(status, how == QProcess::CrashExit);
    });
    connect(&m_process, &QProcess::started, this, &ChildProcess::started);
}

ChildProcess::~ChildProcess()
{
    end();
}

void ChildProcess::keepOutput()
{
    if (!m_process.isOpen()) // it could not be started
        return;
    const QByteArray piece = m_process.readAllStandardOutput();
    m_tail += piece;
    if (m_tail.size() > MaxBytes) {
        m_tail = m_tail.right(MaxBytes);
        m_isCut = true;
    }
    if (!piece.isEmpty())
        emit printed(piece);
}

void ChildProcess::endAside(base::Clock &clock, std::chrono::milliseconds pause)
{
    m_process.disconnect(this);
    disconnect(); // nobody is told of what comes now
    connect(&m_process, &QProcess::readyReadStandardOutput, this,
            [this] { m_process.readAllStandardOutput(); }); // a program blocks on a full pipe
    askToEnd();
    awaitEnd(clock, clock.monotonic() + pause, false);
}

void ChildProcess::awaitEnd(base::Clock &clock, std::chrono::milliseconds killing, bool isKilled)
{
    const bool isDue = clock.monotonic() >= killing;
    if (!isGroupLeft() || (isDue && isKilled)) {
        m_group = 0;
        deleteLater();
        return;
    }
    if (isDue) {
        signalGroup(true);
        killing = clock.monotonic() + AfterKill;
        isKilled = true;
    }
    clock.callAfter(std::chrono::milliseconds(LookAgain), this,
                    [this, &clock, killing, isKilled] { awaitEnd(clock, killing, isKilled); });
}

QStringList ChildProcess::lastLines() const
{
    QStringList lines = QString::fromUtf8(redaction::redactedOutput(m_tail)).split(u'\n');
    if (m_isCut)
        lines.removeFirst(); // the first line is cut
    for (QString &line : lines) {
        if (line.endsWith(u'\r'))
            line.chop(1);
    }
    if (!lines.isEmpty() && lines.constLast().isEmpty())
        lines.removeLast();
    return lines.mid(std::max<qsizetype>(0, lines.size() - MaxLines));
}

#if defined(Q_OS_WIN)

// This part follows the documentation. It was compiled for Windows, and never run by the authors.

namespace {

/// Creates a process within a job, so that nothing that it starts can be outside. The job ends with its last handle,
/// even if this program is ended by the system.
class JobEntry
{
public:
    explicit JobEntry(HANDLE job)
        : m_job(job)
    {
        SIZE_T size = 0;
        InitializeProcThreadAttributeList(nullptr, 1, 0, &size); // tells the size
        m_memory.resize(size);
        m_isMade = InitializeProcThreadAttributeList(list(), 1, 0, &size) != FALSE;
        m_isMade = m_isMade
            && UpdateProcThreadAttribute(list(), 0, PROC_THREAD_ATTRIBUTE_JOB_LIST, &m_job, sizeof m_job, nullptr,
                                         nullptr)
                != FALSE;
    }
    ~JobEntry()
    {
        if (m_isMade)
            DeleteProcThreadAttributeList(list());
    }
    Q_DISABLE_COPY_MOVE(JobEntry)

    /// This must live until the process is created.
    void putInto(QProcess::CreateProcessArguments &arguments)
    {
        if (!m_isMade)
            return;
        m_startup.StartupInfo = *arguments.startupInfo;
        m_startup.StartupInfo.cb = sizeof m_startup;
        m_startup.lpAttributeList = list();
        arguments.startupInfo = &m_startup.StartupInfo;
        arguments.flags |= EXTENDED_STARTUPINFO_PRESENT;
    }

private:
    LPPROC_THREAD_ATTRIBUTE_LIST list() { return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(m_memory.data()); }

    HANDLE m_job;
    std::vector<std::byte> m_memory;
    STARTUPINFOEXW m_startup = {};
    bool m_isMade = false;
};

} // namespace

void ChildProcess::start(const QStringList &command)
{
    m_job = CreateJobObjectW(nullptr, nullptr);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = {};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    SetInformationJobObject(m_job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    JobEntry entry(m_job);
    m_process.setCreateProcessArgumentsModifier(
        [&entry](QProcess::CreateProcessArguments *arguments) { entry.putInto(*arguments); });
    m_process.start(command.constFirst(), command.mid(1)); // creates the process before it returns
    m_process.setCreateProcessArgumentsModifier({});
    m_group = m_process.processId();
}

void ChildProcess::end(std::chrono::milliseconds pause)
{
    m_process.disconnect(this);
    if (m_process.state() != QProcess::NotRunning) {
        askToEnd();
        m_process.waitForFinished(static_cast<int>(pause.count()));
    }
    signalGroup(true);
    m_process.waitForFinished(static_cast<int>(pause.count()));
    if (m_job)
        CloseHandle(m_job);
    m_job = nullptr;
}

void ChildProcess::askToEnd()
{
    m_process.terminate(); // console programs ignore it
}

bool ChildProcess::isGroupLeft() const
{
    return m_process.state() != QProcess::NotRunning;
}

void ChildProcess::signalGroup(bool) const
{
    if (m_job)
        TerminateJobObject(m_job, 1);
}

#else

namespace {

/// The program gets the three standard streams. Any other descriptor may be a file of keys that this program was
/// started with, as by a shell's `3< key`. Runs between fork and exec, so it calls what may be called there.
void withholdDescriptors()
{
    constexpr int first = 3;
#if defined(Q_OS_LINUX) && defined(SYS_close_range)
    constexpr unsigned int closeOnExec = 4; // CLOSE_RANGE_CLOEXEC of Linux 5.11
    if (::syscall(SYS_close_range, first, ~0U, closeOnExec) == 0)
        return;
#endif
    constexpr int most = 1024; // of systems without that call
    for (int descriptor = first; descriptor < most; ++descriptor)
        ::fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

} // namespace

void ChildProcess::start(const QStringList &command)
{
    m_process.setChildProcessModifier([] {
        ::setpgid(0, 0);
        withholdDescriptors();
        base::restoreCoreDumps();           // whoever tries out a program may want to see why it crashed
#if defined(Q_OS_LINUX)
        ::prctl(PR_SET_PDEATHSIG, SIGTERM); // this program may be killed before it can end the group
#endif
    });
    m_process.start(command.constFirst(), command.mid(1));
    m_group = m_process.processId();
    if (m_group > 0) // the child may not have come so far yet, and the group could not be ended before
        ::setpgid(static_cast<pid_t>(m_group), static_cast<pid_t>(m_group));
}

void ChildProcess::end(std::chrono::milliseconds pause)
{
    m_process.disconnect(this);
    for (const bool kills : {false, true}) {
        if (!isGroupLeft())
            break;
        signalGroup(kills);
        const QDeadlineTimer deadline(kills ? AfterKill : pause);
        while (isGroupLeft() && !deadline.hasExpired()) {
            if (!m_process.waitForFinished(LookAgain)) // also reads, so that the program does not block on a full pipe
                keepOutput();
            if (m_process.state() == QProcess::NotRunning && isGroupLeft())
                ::usleep(LookAgain * 1000);
        }
    }
    keepOutput();
    m_group = 0;
}

void ChildProcess::askToEnd()
{
    if (isGroupLeft())
        signalGroup(false);
}

bool ChildProcess::isGroupLeft() const
{
    return m_group > 0 && ::kill(static_cast<pid_t>(-m_group), 0) == 0;
}

void ChildProcess::signalGroup(bool kills) const
{
    ::kill(static_cast<pid_t>(-m_group), kills ? SIGKILL : SIGTERM);
}

#endif

} // namespace runlatch::process
