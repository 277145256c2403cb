// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/receiver.h"

#include "fixture.h"

#include <QCoreApplication>
#include <QProcess>
#include <QStandardPaths>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::inspector {

/// Under strace, the log of the store is synced after a request was read and before its 200 is written.
class tst_ReceiverOrder : public QObject
{
    Q_OBJECT

private:
    static bool isAnswer(const QByteArray &line)
    {
        const bool isWrite = line.contains(" write(") || line.contains(" sendto(") || line.contains(" sendmsg(");
        return isWrite && line.contains("\"HTTP/1.1 200");
    }
    static bool isRequest(const QByteArray &line)
    {
        const bool isRead = line.contains("read(") || line.contains("recvfrom(") || line.contains(" resumed>");
        return isRead && line.contains("\"POST /runtask");
    }
    /// Tells whether a sync of the log began at `line` and had returned before `end`.
    static bool isSynced(const QList<QByteArray> &lines, qsizetype line, qsizetype end)
    {
        const QByteArray &start = lines.at(line);
        if (!start.contains("sync(") || !start.contains("-wal>"))
            return false;
        if (start.endsWith("= 0"))
            return true;
        const QByteArray thread = start.left(start.indexOf(' ') + 1);
        for (qsizetype next = line + 1; next < end; ++next) {
            if (lines.at(next).startsWith(thread))
                return lines.at(next).contains("sync resumed>") && lines.at(next).endsWith("= 0");
        }
        return false;
    }
    /// The number of answers; -1 if an answer left before the log was synced for its request.
    static int syncedAnswers(const QList<QByteArray> &lines)
    {
        int answers = 0;
        bool isOnDisk = false;
        qsizetype request = -1;
        for (qsizetype line = 0; line < lines.size(); ++line) {
            if (isRequest(lines.at(line))) {
                request = line;
            } else if (isAnswer(lines.at(line))) {
                isOnDisk = false;
                for (qsizetype sync = request + 1; request >= 0 && sync < line && !isOnDisk; ++sync)
                    isOnDisk = isSynced(lines, sync, line);
                if (!isOnDisk)
                    return -1;
                ++answers;
                request = -1;
            }
        }
        return answers;
    }

private slots:
    void wouldSeeAWrongOrder()
    {
        const QByteArray request = "7 read(9<socket>, \"POST /runtask HT\"..., 4096) = 180";
        const QByteArray sync = "8 fdatasync(5</tmp/captures.sqlite-wal>) = 0";
        const QByteArray begun = "8 fdatasync(5</tmp/captures.sqlite-wal> <unfinished ...>";
        const QByteArray ended = "8 <... fdatasync resumed>) = 0";
        const QByteArray answer = "7 write(9<socket>, \"HTTP/1.1 200 OK\"..., 60) = 60";
        QCOMPARE(syncedAnswers({request, sync, answer}), 1);
        QCOMPARE(syncedAnswers({request, begun, ended, answer}), 1);
        QCOMPARE(syncedAnswers({request, answer, sync}), -1);
        QCOMPARE(syncedAnswers({request, begun, answer, ended}), -1);
        QCOMPARE(syncedAnswers({sync, request, answer}), -1);
    }

    void syncsBeforeItAnswers()
    {
        const QString strace = QStandardPaths::findExecutable(u"strace"_s);
        if (strace.isEmpty())
            QSKIP("there is no strace");
        QTemporaryDir folder;
        const QString trace = folder.filePath(u"trace"_s);
        QProcess traced;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        // The sanitizer cannot look for leaks while the program is traced.
        environment.insert(u"ASAN_OPTIONS"_s, u"detect_leaks=0"_s);
        traced.setProcessEnvironment(environment);
        traced.start(strace,
                     {u"-f"_s, u"-y"_s, u"-s"_s, u"32"_s, u"-e"_s,
                      u"trace=read,recvfrom,write,sendto,sendmsg,fsync,fdatasync"_s, u"-o"_s, trace,
                      QCoreApplication::applicationFilePath(), u"--receive"_s});
        QVERIFY(traced.waitForFinished(60000));
        const QByteArray errors = traced.readAllStandardError();
        if (errors.contains("ptrace"))
            QSKIP("strace is not permitted here");
        QVERIFY2(traced.exitCode() == 0, errors.constData());
        QFile file(trace);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(syncedAnswers(file.readAll().split('\n')), 3);
    }
};

/// The traced program: a receiver, and three requests one after the other.
static int receiveThree()
{
    StoreFixture store;
    if (!store.isOpen())
        return 2;
    Receiver receiver(*store, store.clock());
    const auto url =
        support::answerOf<QUrl>([&](QObject *context, const auto &done) { receiver.start({}, context, done); });
    http::RawSender sender(store.clock());
    for (int i = 0; url && i < 3; ++i) {
        const QByteArray bytes = http::writeRequest("POST", *url, {}, vectorBody(u"post_plan.json"_s));
        const auto response = support::answerOf<http::Response>(
            [&](QObject *context, const auto &done) { sender.send(*url, bytes, 20s, context, done); });
        if (!response || response->status != 200)
            return 1;
    }
    return url ? 0 : 2;
}

} // namespace runlatch::inspector

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    if (QCoreApplication::arguments().value(1) == "--receive"_L1)
        return runlatch::inspector::receiveThree();
    runlatch::inspector::tst_ReceiverOrder test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_receiverorder.moc"
