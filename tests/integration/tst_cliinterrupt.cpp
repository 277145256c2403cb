// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "clirequests.h"
#include "namedpipe.h"
#include "support/posixsignals.h"
#include "support/suite.h"

#if defined(Q_OS_UNIX)
#include <fcntl.h>
#endif

using namespace Qt::StringLiterals;
using namespace runlatch;

/// The first signal ends a command that waits for the rest of its standard input, or for the reader of its output.
class tst_CliInterrupt : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void readingEnds_data();
    void readingEnds();
    void aFolderCannotBeRead();
    void aClosedInputCannotBeRead();
    void outputThatNobodyReadsIsGivenUp_data();
    void outputThatNobodyReadsIsGivenUp();
    void aSlowReaderGetsTheWholeOutput();

private:
#if defined(Q_OS_UNIX)
    /// Starts `inspect`, whose next line finds no room in the pipe.
    std::unique_ptr<Program> inspectInto(NamedPipe &pipe, const Redirection &redirection);
#endif

    CliFolder m_folder;
    qsizetype m_filled = 0;
    QByteArray m_answer;
};

void tst_CliInterrupt::initTestCase()
{
#if !defined(Q_OS_UNIX)
    QSKIP("This system has no signals for other programs.");
#endif
}

void tst_CliInterrupt::readingEnds_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("number");
    const QStringList key{u"--hmac-key-file"_s, m_folder.write(u"key"_s, "the key of the test")};
    const auto row = [](const char *name, const QStringList &arguments) {
        QTest::addRow("%s, SIGTERM", name) << arguments << SIGTERM;
        QTest::addRow("%s, SIGINT", name) << arguments << SIGINT;
        QTest::addRow("%s, SIGHUP", name) << arguments << SIGHUP;
    };
    row("lint request", {u"lint"_s, u"request"_s});
    row("lint callback", {u"lint"_s, u"callback"_s, u"-"_s});
    row("sign", QStringList{u"sign"_s} + key);
    row("doctor", QStringList{u"doctor"_s, u"--signature"_s, u"00"_s} + key);
}

void tst_CliInterrupt::readingEnds()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, number);
    constexpr qsizetype More = 2 * 1024 * 1024; // bytes; a pipe of Linux holds 64 KB, and 1 MB at most
    Program program(arguments, QByteArray(More, ' '), {.keepsInputOpen = true});
    QVERIFY(program.hasTakenInput());
    program.signal(number);
    QCOMPARE(program.exitStatus(), 128 + number);
    QCOMPARE(program.rest(), "{\"event\":\"interrupted\"}\n"_ba);
}

void tst_CliInterrupt::aFolderCannotBeRead()
{
    const QStringList key{u"--hmac-key-file"_s, m_folder.write(u"key"_s, "the key of the test")};
    for (const QStringList &arguments : {QStringList{u"lint"_s, u"request"_s}, QStringList{u"sign"_s} + key,
                                         QStringList{u"sign"_s, u"--hmac-key-file"_s, u"-"_s, key.last()}}) {
        Program program(arguments, {}, {.inputFile = m_folder.path(QString())});
        QCOMPARE(program.exitStatus(), 2);
        QCOMPARE(program.next()[u"event"].toString(), u"error"_s);
        QVERIFY(program.rest().isEmpty());
    }
}

void tst_CliInterrupt::aClosedInputCannotBeRead()
{
    QProcess shell;
    shell.start(
        u"sh"_s,
        {u"-c"_s, u"exec \"$0\" lint request <&-"_s, qEnvironmentVariable("RUNLATCH_BIN") + u"/runlatch-cli"_s});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.exitCode(), 2);
    QVERIFY(shell.readAllStandardOutput().startsWith("{\"event\":\"error\""));
}

#if defined(Q_OS_UNIX)
std::unique_ptr<Program> tst_CliInterrupt::inspectInto(NamedPipe &pipe, const Redirection &redirection)
{
    auto program = std::make_unique<Program>(QStringList{u"inspect"_s, u"--body"_s}, QByteArray(), redirection);
    const QJsonObject listening = QJsonDocument::fromJson(pipe.line()).object();
    m_filled = pipe.fill();
    const QByteArray body = wholePayload();
    const QByteArray head = "POST /runtask HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ";
    m_answer =
        answerToBytes(QUrl(listening[u"url"].toString()), head + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    return program;
}
#endif

void tst_CliInterrupt::outputThatNobodyReadsIsGivenUp_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("signalCount");
    QTest::addColumn<bool>("withErrors"); // standard error goes into the pipe, too
    QTest::newRow("SIGTERM") << SIGTERM << 1 << false;
    QTest::newRow("SIGINT, 2>&1") << SIGINT << 1 << true;
    QTest::newRow("SIGHUP") << SIGHUP << 1 << false;
    QTest::newRow("SIGINT twice") << SIGINT << 2 << false;
}

void tst_CliInterrupt::outputThatNobodyReadsIsGivenUp()
{
#if defined(Q_OS_UNIX)
    QFETCH(const int, number);
    QFETCH(const int, signalCount);
    QFETCH(const bool, withErrors);
    NamedPipe pipe(m_folder.path(QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-')));
    const int errors = withErrors ? ::open(qPrintable(pipe.path()), O_WRONLY) : -1;
    const auto inspect = inspectInto(pipe, {.outputFile = pipe.path(), .errorDescriptor = errors});
    QCOMPARE(m_answer, "HTTP/1.1 200 OK");
    for (int i = 0; i < signalCount; ++i)
        inspect->signal(number);
    const QList<int> possible{2, 128 + number}; // the second signal ends it even before the output is given up
    QVERIFY(possible.first(signalCount).contains(inspect->exitStatus()));
    QCOMPARE(pipe.read(), QByteArray(m_filled, '.')); // no part of a line
    if (withErrors)
        ::close(errors);
    else
        QVERIFY(inspect->diagnostics().contains("Not all of the output could be written."));
#endif
}

void tst_CliInterrupt::aSlowReaderGetsTheWholeOutput()
{
#if defined(Q_OS_UNIX)
    NamedPipe pipe(m_folder.path(u"slow"_s));
    const auto inspect = inspectInto(pipe, {.outputFile = pipe.path()});
    inspect->signal(SIGTERM);
    QCOMPARE(pipe.read(), QByteArray(m_filled, '.'));
    const QByteArray lines = pipe.line();
    QCOMPARE(inspect->exitStatus(), 0);
    QVERIFY((lines + pipe.read()).contains("{\"event\":\"captured\""));
#endif
}

RUNLATCH_TEST(tst_CliInterrupt)
#include "tst_cliinterrupt.moc"
