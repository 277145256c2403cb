// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/application.h"
#include "support/quickfolder.h"
#include "support/suite.h"
#include "ui/folderdialog.h"
#include "ui/inspector/interchange/importdialog.h"

#include <QDir>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// The program that is started again on a folder in use ends at once, and the first window has its files.
class tst_LaterStart : public QObject
{
    Q_OBJECT

private slots:
    void theFirstWindowTakesTheFile()
    {
        const support::QuickFolder folder;
        const QString data = folder.filePath(u"d"_s);
        QFile raw(folder.filePath(u"request.http"_s));
        QVERIFY(raw.open(QIODevice::WriteOnly));
        raw.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}");
        raw.close();
        app::CommandLine line;
        line.dataFolder = data;
        app::Application application(*qApp, line);
        application.start();
        QTRY_VERIFY(QDir(data).exists(u"captures.sqlite-wal"_s));
        QTRY_VERIFY(!app::startAddress(data).isEmpty() && QFile::exists(app::startAddress(data)));

        QProcess later;
        later.setWorkingDirectory(QFileInfo(raw).absolutePath());
        later.start(qEnvironmentVariable("RUNLATCH_BIN") + u"/runlatch"_s, {u"--data-dir"_s, data, u"request.http"_s});
        QTRY_COMPARE(later.state(), QProcess::NotRunning);
        QCOMPARE(later.exitStatus(), QProcess::NormalExit);
        QCOMPARE(later.exitCode(), 0);
        QTRY_COMPARE(application.window().findChildren<ui::ImportDialog *>().size(), 1);
        QVERIFY(application.window().findChildren<ui::FolderDialog *>().isEmpty());
        application.window().findChild<ui::ImportDialog *>()->reject();
    }

    /// Neither finds a window when it begins; one of them gets the files.
    void ofTwoStartsAtOneMomentOneStays()
    {
        const support::QuickFolder folder;
        std::array<QProcess, 2> starts;
        for (QProcess &start : starts)
            start.start(qEnvironmentVariable("RUNLATCH_BIN") + u"/runlatch"_s,
                        {u"--data-dir"_s, folder.filePath(u"d"_s)});
        const auto isRunning = [](const QProcess &start) { return start.state() != QProcess::NotRunning; };
        const auto running = [&] { return static_cast<int>(std::count_if(starts.begin(), starts.end(), isRunning)); };
        QTRY_COMPARE_WITH_TIMEOUT(running(), 1, 30'000);
        for (QProcess &start : starts) {
            if (isRunning(start)) {
                start.kill();
                QVERIFY(start.waitForFinished());
            } else {
                QCOMPARE(start.exitStatus(), QProcess::NormalExit);
                QCOMPARE(start.exitCode(), 0);
            }
        }
    }
};

RUNLATCH_WINDOW_TEST(tst_LaterStart)

} // namespace runlatch::integration

#include "tst_laterstart.moc"
