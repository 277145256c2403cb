// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"

#include "support/suite.h"

#include <QStandardPaths>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// `inspect` starts a tunnel, tells what becomes of it, and ends it, on a system that has `sh`.
class tst_CliTunnel : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void tellsTheAddressAndEndsTheProgram();
    void aProgramThatIsMissingEndsIt();
    void refusesWhatIsNoTunnel_data();
    void refusesWhatIsNoTunnel();

private:
    QByteArray fileAt(const QString &name) const
    {
        QFile file(m_folder->path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    std::unique_ptr<CliFolder> m_folder;
};

void tst_CliTunnel::init()
{
    m_folder = std::make_unique<CliFolder>();
}

void tst_CliTunnel::tellsTheAddressAndEndsTheProgram()
{
    if (QStandardPaths::findExecutable(u"sh"_s).isEmpty())
        QSKIP("this system has no sh");
    const QString script = m_folder->write(u"tunnel.sh"_s,
                                           "echo $$ $1 > \"$2\"\n"
                                           "echo see http://docs.example\n"
                                           "echo https://tunnel.invalid/in\n" // nobody listens there
                                           "sleep 300 & wait\n");
    const QString told = m_folder->path(u"told"_s);
    Program inspect({u"inspect"_s, u"--tunnel"_s, u"sh '%1' {port} '%2'"_s.arg(script, told)});
    const QUrl own(inspect.next(u"listening"_s)[u"url"_s].toString());
    QJsonObject tunnel;
    while ((tunnel = inspect.next(u"tunnel"_s))[u"state"_s] != u"checking"_s && !tunnel.isEmpty())
        QVERIFY(tunnel[u"url"_s].isNull());
    QCOMPARE(tunnel[u"url"_s].toString(), u"https://tunnel.invalid/in/runtask"_s);
    const QList<QByteArray> words = fileAt(u"told"_s).simplified().split(' ');
    QCOMPARE(words.size(), 2);
    QCOMPARE(words.at(1).toInt(), own.port());
    inspect.signal(SIGINT);
    QCOMPARE(inspect.exitStatus(), 0);
    QVERIFY(QProcess::execute(u"sh"_s, {u"-c"_s, u"kill -0 %1"_s.arg(QString::fromLatin1(words.first()))}) != 0);
}

void tst_CliTunnel::aProgramThatIsMissingEndsIt()
{
    Program inspect({u"inspect"_s, u"--tunnel"_s, u"/nowhere/to/be/found {port}"_s});
    QVERIFY(!inspect.next(u"listening"_s).isEmpty());
    QJsonObject tunnel;
    while ((tunnel = inspect.next(u"tunnel"_s))[u"state"_s] != u"given-up"_s && !tunnel.isEmpty())
        QCOMPARE(tunnel[u"state"_s], u"starting"_s);
    QVERIFY(tunnel[u"message"_s].toString().contains(u"/nowhere/to/be/found"_s));
    QCOMPARE(inspect.next(u"error"_s)[u"rule"_s], u"tunnel.not-started"_s);
    QCOMPARE(inspect.exitStatus(), 2);
}

void tst_CliTunnel::refusesWhatIsNoTunnel_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("words");
    QTest::newRow("unknown name") << QStringList{u"--tunnel-name"_s, u"sshd"_s} << u"--tunnel-name takes cloudflared"_s;
    QTest::newRow("ssh without a server") << QStringList{u"--tunnel-name"_s, u"ssh"_s} << u"--tunnel-server HOST"_s;
    QTest::newRow("server for another") << QStringList{u"--tunnel-name"_s, u"ngrok"_s, u"--tunnel-server"_s, u"a"_s}
                                        << u"--tunnel-server needs --tunnel-name ssh."_s;
    QTest::newRow("both") << QStringList{u"--tunnel-name"_s, u"ngrok"_s, u"--tunnel"_s, u"a"_s} << u"exclude"_s;
    QTest::newRow("and a URL") << QStringList{u"--tunnel-name"_s, u"ngrok"_s, u"--public-url"_s, u"https://a.example"_s}
                               << u"exclude"_s;
    QTest::newRow("a variable") << QStringList{u"--tunnel"_s, u"ngrok http $PORT"_s} << u"Only a shell"_s;
    QTest::newRow("a blank") << QStringList{u"--tunnel"_s, u"ssh {server}"_s} << u"{server}"_s;
    QTest::newRow("nothing") << QStringList{u"--tunnel"_s, QString()} << u"The tunnel has no command."_s;
}

void tst_CliTunnel::refusesWhatIsNoTunnel()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, words);
    const QByteArray said = Program(QStringList{u"inspect"_s} + options).refusal();
    QVERIFY2(said.contains(words.toUtf8()), said.constData());
}

RUNLATCH_TEST(tst_CliTunnel)
#include "tst_clitunnel.moc"
