// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "clirequests.h"
#include "support/posixsignals.h"
#include "support/suite.h"

#include <QDir>
#include <QDirIterator>

using namespace Qt::StringLiterals;
using namespace runlatch;

namespace {

const QByteArray KilledCanary = "canary-of-a-request";

/// The content of all files below a folder, also as it would be in UTF-16.
QByteArray contentBelow(const QString &folder)
{
    QByteArray all;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            all += file.readAll();
    }
    return all + QByteArray(all).replace('\0', QByteArray());
}

} // namespace

/// A command that is killed leaves nothing to read, unless it was told to keep it.
class tst_CliKilled : public QObject
{
    Q_OBJECT
private slots:
    void cleanup() { qunsetenv("TMPDIR"); }
    void leavesNothingToRead_data();
    void leavesNothingToRead();
};

void tst_CliKilled::leavesNothingToRead_data()
{
    QTest::addColumn<bool>("isKept");
    QTest::newRow("without --store") << false;
    QTest::newRow("with --store") << true; // shows that the test would find it
}

void tst_CliKilled::leavesNothingToRead()
{
#if !defined(Q_OS_UNIX)
    QSKIP("This system has no signals for other programs.");
#endif
    QFETCH(const bool, isKept);
    const CliFolder folder;
    const QString temporary = folder.path(u"temporary"_s);
    QVERIFY(QDir().mkpath(temporary));
    qputenv("TMPDIR", QFile::encodeName(temporary));
    constexpr int Count = 70; // more than a block of the index of words has
    QStringList arguments{u"inspect"_s};
    if (isKept)
        arguments += {u"--store"_s, temporary + u"/kept/captures.sqlite"_s};
    Program inspect(arguments);
    const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
    const QByteArray body = wholePayload().replace("net-prod", KilledCanary);
    for (int request = 0; request < Count; ++request)
        QCOMPARE(answerToPost(url, body, {}, "X-Canary: " + KilledCanary + "\r\n"), "HTTP/1.1 200 OK");
    for (int request = 0; request < Count; ++request)
        QVERIFY(!inspect.next(u"captured"_s).isEmpty());
    inspect.signal(SIGKILL);
    (void)inspect.exitStatus();
    QVERIFY(inspect.hasEnded());
    const QByteArray left = contentBelow(temporary);
    QVERIFY(left.size() > Count * body.size());
    QCOMPARE(left.contains(KilledCanary), isKept);
    QCOMPARE(left.contains("workspace_name"), isKept);
}

RUNLATCH_TEST(tst_CliKilled)
#include "tst_clikilled.moc"
