// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;

/// The first signal ends a command that waits for the rest of its standard input.
class tst_CliInterrupt : public QObject
{
    Q_OBJECT
private slots:
    void readingEnds_data();
    void readingEnds();
    void aFolderCannotBeRead();
    void aClosedInputCannotBeRead();

private:
    CliFolder m_folder;
};

void tst_CliInterrupt::readingEnds_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("number");
    const QStringList key{u"--hmac-key-file"_s, m_folder.write(u"key"_s, "the key of the test")};
    const auto row = [](const char *name, const QStringList &arguments) {
        QTest::addRow("%s, SIGTERM", name) << arguments << SIGTERM;
        QTest::addRow("%s, SIGINT", name) << arguments << SIGINT;
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

RUNLATCH_TEST(tst_CliInterrupt)
#include "tst_cliinterrupt.moc"
