// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// runlatch-cli refuses invalid options in a line that programs can read, too, and takes the valid ones.
class tst_CliUsage : public QObject
{
    Q_OBJECT
private slots:
    void canBeALineOfJson();
    void inspectRefusesWhatItCannotUse();
    void repeatableOptionsMayBeRepeated();
    void placesAreThoseOfTheCommandLine();
    void timesAreTaken_data();
    void timesAreTaken();
};

namespace {

/// The one-line answer to refused arguments.
QByteArray refusal(const QStringList &arguments)
{
    Program program(arguments);
    if (program.exitStatus() != 64 || !program.rest().isEmpty())
        return "exit status " + QByteArray::number(program.exitStatus());
    const QByteArray said = program.diagnostics();
    return said.count('\n') == 1 && said.startsWith("runlatch-cli: ") ? said : "not one line: " + said;
}

} // namespace

void tst_CliUsage::canBeALineOfJson()
{
    for (const QStringList &line : {QStringList{u"trigger"_s, u"--json-errors"_s},
                                    {u"conjure"_s, u"--json-errors"_s},
                                    {u"sign"_s, u"--jsn"_s, u"--json-errors"_s}}) {
        Program program(line);
        QCOMPARE(program.exitStatus(), 64);
        const QJsonObject error = program.next();
        QCOMPARE(error[u"event"].toString(), u"error"_s);
        QCOMPARE(error[u"kind"].toString(), u"usage"_s);
        QCOMPARE("runlatch-cli: " + error[u"message"].toString().toUtf8() + '\n', program.diagnostics());
    }
}

void tst_CliUsage::inspectRefusesWhatItCannotUse()
{
    QByteArray said = refusal({u"inspect"_s, u"--store"_s, QString()});
    QVERIFY2(said.contains("--store takes the name of a file."), said.constData());
    said = refusal({u"inspect"_s, u"--path"_s, u"/a\n"_s});
    QVERIFY2(said.contains("cannot be the path of an endpoint."), said.constData());
    CliFolder folder;
    const QString key = folder.write(u"key"_s, "a-key");
    QStringList nine{u"inspect"_s};
    for (int i = 0; i < 9; ++i)
        nine += QStringList{u"--hmac-key-file"_s, key};
    said = refusal(nine);
    QVERIFY2(said.contains("are too many, or one is empty. Keep at most 8"), said.constData());
}

void tst_CliUsage::repeatableOptionsMayBeRepeated()
{
    Program inspect({u"inspect"_s, u"--reply"_s, u"passed"_s, u"--allow-callback"_s, u"http://a.example"_s,
                     u"--allow-callback"_s, u"http://b.example"_s});
    QVERIFY(!inspect.next(u"listening"_s).isEmpty());
    Program simulate({u"simulate"_s, u"--fault"_s, u"latency=1ms"_s, u"--fault"_s, u"reset@0"_s});
    QVERIFY(!simulate.next(u"listening"_s).isEmpty());
}

void tst_CliUsage::placesAreThoseOfTheCommandLine()
{
    const QByteArray said =
        refusal({u"change-requests"_s, u"archive"_s, u"wscr-1"_s, u"--url"_s, u"a"_s, u"wscr-2"_s, u"--url=b"_s});
    QVERIFY2(said.contains("as argument 4 and as argument 7"), said.constData());
}

void tst_CliUsage::timesAreTaken_data()
{
    QTest::addColumn<QString>("time");
    for (const char *time : {"200ms", "1.5s", "0s", "10min", "2m", "1h", "0.25h", "168h"})
        QTest::newRow(time) << QString::fromLatin1(time);
}

void tst_CliUsage::timesAreTaken()
{
    QFETCH(const QString, time);
    Program inspect({u"inspect"_s, u"--after"_s, time});
    QVERIFY(!inspect.next(u"listening"_s).isEmpty());
}

RUNLATCH_TEST(tst_CliUsage)
#include "tst_cliusage.moc"
