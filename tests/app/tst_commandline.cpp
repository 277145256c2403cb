// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/commandline.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::app {

/// The options of the window's program are read, and what cannot be meant is refused with a reason.
class tst_CommandLine : public QObject
{
    Q_OBJECT

private slots:
    void nothingAsked()
    {
        const auto line = read({});
        QVERIFY(line);
        QVERIFY(!line->demo && !line->showHelp && !line->showVersion);
        QVERIFY(line->dataFolder.isEmpty());
        QVERIFY(line->theme.isEmpty());
    }

    void optionsAreRead()
    {
        const auto line = read({u"--demo"_s, u"--data-dir"_s, u"/tmp/a folder"_s, u"--theme=dark"_s});
        QVERIFY(line);
        QVERIFY(line->demo);
        QCOMPARE(line->dataFolder, u"/tmp/a folder"_s);
        QCOMPARE(line->theme, u"dark"_s);
    }

    void filesAreRead()
    {
        const QStringList files{u"a b.har"_s, u"-"_s};
        const auto line = read(QStringList{u"--demo"_s} + files);
        QVERIFY(line);
        QCOMPARE(line->files, files);
        QVERIFY(read({})->files.isEmpty());
        QVERIFY(line->helpText.contains(u"FILE..."_s));
    }

    void helpAndVersion()
    {
        QVERIFY(read({u"--version"_s})->showVersion);
        const auto help = read({u"--help"_s});
        QVERIFY(help->showHelp);
        for (const QString &option : {u"--demo"_s, u"--data-dir"_s, u"--theme"_s})
            QVERIFY2(help->helpText.contains(option), qPrintable(option));
    }

    void theManualHasEveryOption()
    {
        const auto line = read({u"--man"_s});
        QVERIFY(line && line->showHelp);
        QVERIFY(line->helpText.startsWith(u".TH RUNLATCH 1 "_s));
        for (const QString &option : {u"demo"_s, u"data\\-dir"_s, u"theme"_s})
            QVERIFY2(line->helpText.contains(u"\n\\fB\\-\\-"_s + option + u"\\fR"_s), qPrintable(line->helpText));
        for (const QString &part : {u".SH FILES\n"_s, u".SH ENVIRONMENT\n"_s, u"captures.sqlite"_s,
                                    u"\n\\fBpreferences.ini\\fR\n"_s, u"\n\\fBtemplates\\fR\n"_s, u"no_proxy"_s})
            QVERIFY2(line->helpText.contains(part), qPrintable(part));
        QVERIFY(!read({u"--help"_s})->helpText.contains(u"--man"_s));
    }

    void themes_data()
    {
        QTest::addColumn<QString>("theme");
        for (const char *theme : {"system", "light", "dark"})
            QTest::newRow(theme) << QString::fromLatin1(theme);
    }
    void themes()
    {
        QFETCH(QString, theme);
        const auto line = read({u"--theme"_s, theme});
        QVERIFY(line);
        QCOMPARE(line->theme, theme);
    }

    void refusals_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        QTest::newRow("unknown option") << QStringList{u"--colour"_s} << u"colour"_s;
        QTest::newRow("misspelt theme") << QStringList{u"--theme"_s, u"Dark"_s} << u"system, light or dark"_s;
        QTest::newRow("option without its value") << QStringList{u"--data-dir"_s} << u"data-dir"_s;
        QTest::newRow("value where none belongs") << QStringList{u"--demo=yes"_s} << u"demo"_s;
    }
    void refusals()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        const auto line = read(arguments);
        QVERIFY(!line);
        QCOMPARE(line.error().kind, base::ErrorKind::Usage);
        QVERIFY2(line.error().detail.contains(named), qPrintable(line.error().detail));
        QVERIFY(line.error().detail.contains(u"--data-dir"_s)); // the usage follows
    }

private:
    static base::Result<CommandLine> read(QStringList arguments)
    {
        arguments.prepend(u"runlatch"_s);
        return readCommandLine(arguments);
    }
};

RUNLATCH_TEST(tst_CommandLine)

} // namespace runlatch::app

#include "tst_commandline.moc"
