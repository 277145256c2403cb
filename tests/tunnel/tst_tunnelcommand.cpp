// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "tunnel/tunnelcommand.h"

#include "base/rules.h"
#include "support/suite.h"
#include "tunnel/tunnelprogram.h"

using namespace Qt::StringLiterals;

namespace runlatch::tunnel {

/// A tunnel command is split as a person writes it, nothing of it needs a shell, and only host and port are filled in.
class tst_TunnelCommand : public QObject
{
    Q_OBJECT
private slots:
    void splitsWords_data();
    void splitsWords();
    void refuses_data();
    void refuses();
    void fillsInHostAndPort();
    void readyLinesAreCommands();
    void knowsAProgramByItsFile();
};

void tst_TunnelCommand::splitsWords_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("plain") << u"  ngrok http {port} "_s << QStringList{u"ngrok"_s, u"http"_s, u"{port}"_s};
    QTest::newRow("braces of no word") << uR"(a '{"b":1}')"_s << QStringList{u"a"_s, uR"({"b":1})"_s};
#if !defined(Q_OS_WIN)
    QTest::newRow("single quotes") << u"a 'b c' ''"_s << QStringList{u"a"_s, u"b c"_s, QString()};
    QTest::newRow("double quotes") << uR"("/my tools/ssh" -o "a \"b\"")"_s
                                   << QStringList{u"/my tools/ssh"_s, u"-o"_s, uR"(a "b")"_s};
    QTest::newRow("escapes") << uR"(/my\ tools/ssh)"_s << QStringList{u"/my tools/ssh"_s};
#endif
}

void tst_TunnelCommand::splitsWords()
{
    QFETCH(const QString, line);
    const auto words = readTunnelCommand(line);
    QVERIFY2(words.isOk(), words ? "" : qPrintable(words.error().rule.name()));
    QTEST(*words, "words");
}

void tst_TunnelCommand::refuses_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("subject");
    QTest::newRow("nothing") << u"  "_s << u"tunnel.empty"_s << QString();
    QTest::newRow("blank") << u"ssh nokey@{server}"_s << u"tunnel.blank"_s << u"{server}"_s;
    QTest::newRow("long") << QString(MaxCommand + 1, u'a') << u"tunnel.too-long"_s << QString();
#if !defined(Q_OS_WIN)
    QTest::newRow("no program") << u"'' a"_s << u"tunnel.empty"_s << QString();
    QTest::newRow("quote") << u"ssh 'a"_s << u"tunnel.unclosed"_s << QString();
    QTest::newRow("variable") << u"ngrok http $PORT"_s << u"tunnel.shell"_s << u"$PORT"_s;
    QTest::newRow("command in it") << u"ngrok http `port`"_s << u"tunnel.shell"_s << u"`port`"_s;
    QTest::newRow("two commands") << u"ngrok http 1; rm -rf x"_s << u"tunnel.shell"_s << u"rm"_s;
    QTest::newRow("pipe") << u"ngrok http 1 | tee log"_s << u"tunnel.shell"_s << u"tee"_s;
#endif
}

void tst_TunnelCommand::refuses()
{
    QFETCH(const QString, line);
    const auto words = readTunnelCommand(line);
    QVERIFY(!words);
    QCOMPARE(words.error().kind, base::ErrorKind::Usage);
    QTEST(words.error().rule.name(), "rule");
    QTEST(words.error().subject, "subject");
}

void tst_TunnelCommand::fillsInHostAndPort()
{
    const QStringList words{u"a"_s, u"http://{host}:{port}"_s, u"{port}{port}"_s};
    QCOMPARE(filledIn(words, QUrl(u"http://127.0.0.1:8722"_s)),
             (QStringList{u"a"_s, u"http://127.0.0.1:8722"_s, u"87228722"_s}));
    QCOMPARE(filledIn(words, QUrl(u"https://[::1]:80"_s)).at(1), u"http://[::1]:80"_s);
}

/// What is left blank is for the person alone.
void tst_TunnelCommand::readyLinesAreCommands()
{
    for (const TunnelProgram &program : tunnelPrograms()) {
        const auto words = readTunnelCommand(QString(program.line).replace(u"{server}"_s, u"tunnel.example"_s));
        QVERIFY2(words.isOk(), qPrintable(program.line));
        QCOMPARE(words->constFirst(), program.name);
        const QString filled = filledIn(*words, QUrl(u"http://127.0.0.1:8722"_s)).join(u' ');
        QVERIFY2(filled.contains(u"127.0.0.1:8722"_s) && !filled.contains(u'{'), qPrintable(filled));
    }
}

void tst_TunnelCommand::knowsAProgramByItsFile()
{
    QVERIFY(findTunnelProgram(u"/usr/bin/ssh"_s));
    QVERIFY(findTunnelProgram(u"NGROK.EXE"_s));
    QVERIFY(!findTunnelProgram(u"sshd"_s));
    QVERIFY(!findTunnelProgram(QString()));
}

RUNLATCH_TEST(tst_TunnelCommand)

} // namespace runlatch::tunnel

#include "tst_tunnelcommand.moc"
