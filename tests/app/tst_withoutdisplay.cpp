// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"

#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

/// The program answers without a display: over ssh, in a container, or while it is packaged.
class tst_WithoutDisplay : public QObject
{
    Q_OBJECT

private slots:
    void helpAndVersion_data();
    void helpAndVersion();
    void wrongUsage();

private:
    /// Runs the program and returns the exit status; -1 if a signal ended it.
    int run(const QStringList &arguments, const QStringList &environment = {});

    QByteArray m_output;
    QByteArray m_diagnostics;
};

int tst_WithoutDisplay::run(const QStringList &arguments, const QStringList &environment)
{
    QProcess program;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s})
        variables.remove(name);
    for (const QString &variable : environment)
        variables.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    program.setProcessEnvironment(variables);
    program.start(qEnvironmentVariable("RUNLATCH_BIN") + u"/runlatch"_s, arguments);
    if (!program.waitForFinished(30'000))
        return -1;
    m_output = program.readAllStandardOutput();
    m_diagnostics = program.readAllStandardError();
    return program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1;
}

void tst_WithoutDisplay::helpAndVersion_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("--version") << QStringList{u"--version"_s} << QByteArray("Runlatch ");
    QTest::newRow("-v") << QStringList{u"-v"_s} << QByteArray("Runlatch ");
    QTest::newRow("--help") << QStringList{u"--help"_s} << QByteArray("Usage: ");
    QTest::newRow("-h") << QStringList{u"-h"_s} << QByteArray("Usage: ");
    QTest::newRow("behind another option") << QStringList{u"--demo"_s, u"--help"_s} << QByteArray("Usage: ");
}

void tst_WithoutDisplay::helpAndVersion()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, said);
    QCOMPARE(run(arguments), 0);
    QVERIFY2(m_output.startsWith(said), m_output.constData());
    QCOMPARE(m_diagnostics, QByteArray());
}

/// A wrong option is refused, and Qt's own options still go to Qt.
void tst_WithoutDisplay::wrongUsage()
{
    QCOMPARE(run({u"--help"_s, u"--colour"_s}, {u"QT_QPA_PLATFORM=offscreen"_s}), 64);
    QVERIFY(m_diagnostics.contains("colour"));
    QCOMPARE(run({u"--help"_s, u"-platform"_s, u"offscreen"_s}), 0);
    QVERIFY(m_output.startsWith("Usage: "));
}

RUNLATCH_TEST(tst_WithoutDisplay)
#include "tst_withoutdisplay.moc"
