// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/logging.h"
#include "base/rules.h"

#include "base/utc.h"
#include "http/requester.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using app::ExchangeLog;
using http::ExchangeRecord;

namespace {

QByteArray read(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

ExchangeRecord record(int number)
{
    ExchangeRecord made;
    made.startedAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
    made.method = "GET";
    made.path = u"/%1"_s.arg(number);
    made.status = 200;
    made.responseBody = "line one\nline two";
    return made;
}

} // namespace

/// The log is one line for each message, readable by its owner alone, bounded, and without secrets.
class tst_Logging : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void writesOneLineForEach();
    void writesNothingWhileOff();
    void isReadableByItsOwnerOnly();
    void appendsToWhatIsThere();
    void beginsANewFileAtTheLimit();
    void holdsNoSecret();
    void tellsOnceThatItCannotWrite();
    void neverWaits();
    void tellsWhatWasLeftOutBeforeItIsOff();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_Logging::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void tst_Logging::writesOneLineForEach()
{
    {
        ExchangeLog log(m_folder->path());
        log.setEnabled(true);
        ExchangeRecord failed = record(2);
        failed.status = 0;
        failed.failed = true;
        failed.error = {.kind = base::ErrorKind::Network, .rule = base::Rules::NetworkRefused};
        failed.requestBody = "\xff";
        log.write(record(1));
        log.write(failed);
    }
    const QList<QByteArray> lines = read(path(u"activity.jsonl"_s)).split('\n');
    QCOMPARE(lines.size(), 3);
    const QJsonObject first = QJsonDocument::fromJson(lines[0]).object();
    QCOMPARE(first[u"started_at"_s].toString(), u"2026-11-21T10:00:00.000Z"_s);
    QCOMPARE(first[u"path"_s].toString(), u"/1"_s);
    QCOMPARE(first[u"status"_s].toInt(), 200);
    QCOMPARE(first[u"response"_s][u"body"_s].toString(), u"line one\nline two"_s);
    const QJsonObject second = QJsonDocument::fromJson(lines[1]).object();
    QVERIFY(second[u"status"_s].isNull());
    QCOMPARE(second[u"error"_s][u"rule"_s].toString(), u"network.refused"_s);
    QCOMPARE(second[u"request"_s][u"body_base64"_s].toString(), u"/w=="_s);
}

void tst_Logging::writesNothingWhileOff()
{
    {
        ExchangeLog log(m_folder->path());
        log.write(record(1));
        log.setEnabled(true);
        log.setEnabled(false);
        log.write(record(2));
    }
    QVERIFY(!QFile::exists(path(u"activity.jsonl"_s)));
}

void tst_Logging::isReadableByItsOwnerOnly()
{
    QFile open(path(u"activity.jsonl"_s));
    QVERIFY(open.open(QIODevice::WriteOnly));
    QVERIFY(open.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther));
    open.write(QByteArray(599, ' ') + '\n'); // full: it is put aside without being opened
    open.close();
    {
        ExchangeLog log(m_folder->path(), 600);
        log.setEnabled(true);
        log.write(record(1));
    }
    for (const QString &name : {u"activity.jsonl"_s, u"activity.1.jsonl"_s}) {
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QVERIFY(QFile::exists(path(name)));
        QVERIFY(!(QFile::permissions(path(name)) & others));
    }
}

void tst_Logging::appendsToWhatIsThere()
{
    for (int i = 0; i < 2; ++i) {
        ExchangeLog log(m_folder->path());
        log.setEnabled(true);
        log.write(record(i));
    }
    QCOMPARE(read(path(u"activity.jsonl"_s)).count('\n'), 2);
}

void tst_Logging::beginsANewFileAtTheLimit()
{
    {
        ExchangeLog log(m_folder->path(), 2000);
        log.setEnabled(true);
        for (int i = 0; i < 100; ++i)
            log.write(record(i));
    }
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 2);
    const QByteArray now = read(path(u"activity.jsonl"_s));
    const QByteArray before = read(path(u"activity.1.jsonl"_s));
    QVERIFY(now.size() <= 2000 && before.size() <= 2000);
    QVERIFY(now.contains("\"/99\""));
    for (const QByteArray &line : (before + now).trimmed().split('\n'))
        QVERIFY(QJsonDocument::fromJson(line).isObject());
}

void tst_Logging::holdsNoSecret()
{
    const QByteArray token = "very-secret-token-0123456789";
    const support::ScriptedServer server(support::Script::answer(
        support::httpAnswer(401, "no " + token, "text/plain", "Set-Cookie: a=" + token + "\r\n")));
    {
        ExchangeLog log(m_folder->path());
        log.setEnabled(true);
        http::Requester client;
        connect(&client, &http::Requester::exchanged, &log, &ExchangeLog::write);
        http::Outgoing outgoing{.method = "PATCH", .url = server.url(u"/a?code="_s + QString::fromUtf8(token))};
        outgoing.headers = {{"Authorization", "Bearer " + token}};
        outgoing.body = R"({"access_token":")" + token + R"("})";
        bool answered = false;
        client.send(outgoing, this, [&answered](const base::Result<http::Response> &) { answered = true; });
        QTRY_VERIFY(answered);
    }
    QVERIFY(server.received(0).contains(token));
    const QByteArray written = read(path(u"activity.jsonl"_s));
    QVERIFY(written.contains("\"status\":401"));
    QVERIFY2(!written.contains(token), written.constData());
}

void tst_Logging::tellsOnceThatItCannotWrite()
{
    QVERIFY(QDir().mkdir(path(u"activity.jsonl"_s))); // a folder is in the way
    ExchangeLog log(m_folder->path());
    QSignalSpy failed(&log, &ExchangeLog::failed);
    log.setEnabled(true);
    log.write(record(1));
    log.write(record(2));
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<base::Error>().kind, base::ErrorKind::Storage);
    QVERIFY(QDir().rmdir(path(u"activity.jsonl"_s)));
    log.write(record(3));
    QTRY_VERIFY(read(path(u"activity.jsonl"_s)).contains("\"/3\""));
    QCOMPARE(failed.size(), 1);
}

void tst_Logging::neverWaits()
{
    constexpr qint64 count = 50'000;
    {
        ExchangeLog log(m_folder->path());
        log.setEnabled(true);
        for (int i = 0; i < count; ++i)
            log.write(record(i));
    }
    qint64 written = 0;
    qint64 leftOut = 0;
    for (const QByteArray &line : read(path(u"activity.jsonl"_s)).trimmed().split('\n')) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (object.contains(u"left_out"_s))
            leftOut += object[u"left_out"_s].toInteger();
        else
            ++written;
    }
    QVERIFY(leftOut > 0); // memory holds 500 of them only
    QCOMPARE(written + leftOut, count);
}

void tst_Logging::tellsWhatWasLeftOutBeforeItIsOff()
{
    QFile file(path(u"activity.jsonl"_s));
    {
        ExchangeLog log(m_folder->path());
        log.setEnabled(true);
        for (int i = 0; i < 20'000; ++i)
            log.write(record(i));
        log.setEnabled(false);
        QTRY_VERIFY(read(file.fileName()).trimmed().split('\n').last().startsWith(R"({"left_out":)"));
        QVERIFY(file.remove());
    }
    QVERIFY(!file.exists());
}

RUNLATCH_TEST(tst_Logging)
#include "tst_logging.moc"
