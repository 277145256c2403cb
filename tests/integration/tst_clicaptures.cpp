// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "clirequests.h"
#include "store/sqlite/database.h"
#include "support/closedport.h"
#include "support/othersfile.h"
#include "support/suite.h"

#include <QDir>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// `captures list` and `show` report the captures of `inspect --store`, also while it is running.
class tst_CliCaptures : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void tellsWhatAnotherProgramKeeps();
    void tellsHowMuchOfABodyArrived();
    void whatWasRefusedWasNotChecked();
    void keepsTheCauseThatInspectNamed();
    void listsWhileAnotherProgramWrites();
    void listsWhileOthersOpenAndClose();
    void listsAPageAtATime();
    void listsWhatAFilterAccepts();
    void readsWhatAKilledProgramLeft();
    void leavesOtherVersionsAlone();
    void namesOfSecretsMayBeAdded();
    void warnsOfWhatOthersCanChange();
    void bothFormsSayTheSame();
    void wrongUsage_data();
    void wrongUsage();

private:
    QStringList list(const QStringList &more = {}) const
    {
        return QStringList{u"captures"_s, u"list"_s, u"--store"_s, m_store} + more;
    }
    QStringList show(const QString &id) const { return {u"captures"_s, u"show"_s, id, u"--store"_s, m_store}; }
    QStringList inspect(const QStringList &more = {}) const
    {
        return QStringList{u"inspect"_s, u"--store"_s, m_store, u"--hmac-key-file"_s, m_keyFile} + more;
    }

    std::unique_ptr<CliFolder> m_folder;
    QString m_keyFile, m_store;
};

namespace {

const QByteArray &keptKey()
{
    static const QByteArray key = "correct horse battery";
    return key;
}

QUrl listeningAt(Program &inspect)
{
    return QUrl(inspect.next(u"listening"_s)[u"url"].toString());
}

/// The bytes of the store and the files beside it, except its lock.
QByteArrayList bytesBeside(const QString &store)
{
    QByteArrayList bytes;
    for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s}) {
        QFile file(store + end);
        bytes += file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }
    return bytes;
}

void changeStore(const QString &store, const QString &sql)
{
    store::Database database(store);
    QVERIFY(database.open(store::Database::Access::ReadWrite));
    QVERIFY(database.execute(sql));
}

} // namespace

void tst_CliCaptures::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_keyFile = m_folder->write(u"key"_s, keptKey() + '\n');
    m_store = m_folder->path(u"my captures #1?.sqlite"_s); // a name that could not stand in a URL
}

/// Another program's captures are reported with headers, body, findings and replies, without any secret.
void tst_CliCaptures::tellsWhatAnotherProgramKeeps()
{
    Program other(inspect({u"--reply"_s, u"passed"_s}));
    const QUrl url = listeningAt(other);
    const QByteArray body = wholePayload(u"http://127.0.0.1:9/callback"_s).replace("net-prod\"", "net-prod\",\"x\":1");
    const QByteArray more = "Authorization: Bearer " + SentToken + "\r\nX-Note: a note\r\n";
    QCOMPARE(answerToPost(url, body, keptKey(), more), "HTTP/1.1 200 OK");
    QVERIFY(!other.next(u"callback"_s).isEmpty());
    QCOMPARE(answerToPost(url, wholePayload().replace("post_plan", "after"), keptKey()), "HTTP/1.1 200 OK");
    QVERIFY(!other.next(u"captured"_s).isEmpty());

    Program listing(list());
    QCOMPARE(listing.exitStatus(), 0);
    const QByteArray listed = listing.rest();
    Program one(show(u"1"_s));
    QCOMPARE(one.exitStatus(), 0);
    QCOMPARE(one.next(u"finding"_s)[u"rule"].toString(), u"payload.unknown-key"_s);
    const QByteArray shown = one.nextLine();
    const QByteArray reply = one.nextLine();
    const QJsonObject capture = QJsonDocument::fromJson(shown).object();
    QCOMPARE(capture[u"event"].toString(), u"capture"_s);
    QCOMPARE(capture[u"request_line"].toString(), u"POST /runtask HTTP/1.1"_s);
    QCOMPARE(capture[u"signature"][u"verdict"].toString(), u"valid"_s);
    QCOMPARE(capture[u"workspace"].toString(), u"net-prod"_s);
    QCOMPARE(capture[u"listener"].toString(), url.authority());
    QVERIFY(capture[u"tls"].isNull());
    const QJsonArray headers = capture[u"headers"].toArray();
    QVERIFY(headers.contains(QJsonObject{{u"name"_s, u"X-Note"_s}, {u"value"_s, u"a note"_s}}));
    QCOMPARE(capture[u"body"].toString().size(), body.size());
    QVERIFY(capture[u"body"].toString().contains(u"\"run_message\":\"A message\""_s));
    const QJsonObject sent = QJsonDocument::fromJson(reply).object();
    QCOMPARE(sent[u"event"].toString(), u"reply"_s);
    QCOMPARE(sent[u"status"].toString(), u"passed"_s);
    QVERIFY(sent[u"http"].isNull() && sent[u"automatic"].toBool() && !sent[u"error"].toString().isEmpty());
    QVERIFY(sent[u"body"].toString().contains(u"task-results"_s));

    Program two(show(u"2"_s));
    QCOMPARE(two.next()[u"pointer"].toString(), u"/stage"_s);
    const QJsonObject second = two.next(u"capture"_s);
    QCOMPARE(second[u"findings"].toInt(), 1);
    QCOMPARE(second[u"errors"].toInt(), 1);
    QCOMPARE(second[u"rules"].toArray(), QJsonArray{u"payload.unknown-value"_s});
    const QByteArray all = listed + shown + reply + listing.diagnostics() + one.diagnostics();
    QVERIFY(!all.contains(SentToken) && !all.contains(SentCode) && !all.contains(keptKey()));
    Program none(show(u"3"_s));
    QCOMPARE(none.next(u"error"_s)[u"kind"].toString(), u"not-found"_s);
    QCOMPARE(none.exitStatus(), 2);
}

/// Listing and writing do not block each other, and requests answered with 200 are in the list.
void tst_CliCaptures::tellsHowMuchOfABodyArrived()
{
    Program other(inspect());
    const QUrl url = listeningAt(other);
    const auto cut = [&](const QByteArray &headers, const QByteArray &body) {
        QTcpSocket socket;
        socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
        socket.write("POST /runtask HTTP/1.1\r\nHost: localhost\r\n" + headers + "\r\n" + body);
        while (socket.bytesToWrite() > 0 && socket.waitForBytesWritten(15000)) { }
        socket.close();
        QCOMPARE(other.next(u"refused"_s)[u"rule"].toString(), u"http.request-cut"_s);
    };
    cut("Content-Length: 1564\r\n", "{\"stage\":\"post");
    cut("Transfer-Encoding: chunked\r\n", "4\r\n{\"a\"\r\n9\r\n:");
    Program one(show(u"1"_s));
    const QJsonObject capture = one.next(u"capture"_s);
    QCOMPARE(capture[u"body"].toString(), u"{\"stage\":\"post"_s);
    QCOMPARE(capture[u"bytes"].toInt(), 14);
    QCOMPARE(capture[u"incomplete"][u"arrived"].toInt(), 14);
    QCOMPARE(capture[u"incomplete"][u"announced"].toInt(), 1564);
    QCOMPARE(capture[u"incomplete"][u"message"].toString(),
             u"The connection ended after 14 of 1,564 bytes of the body."_s);
    QCOMPARE(capture[u"signature"][u"verdict"].toString(), u"unchecked"_s);
    QCOMPARE(capture[u"signature"][u"cause"].toString(), u"body.incomplete"_s);
    Program two(show(u"2"_s));
    const QJsonObject chunked = two.next(u"capture"_s);
    QCOMPARE(chunked[u"body"].toString(), u"{\"a\":"_s);
    QVERIFY(chunked[u"incomplete"][u"announced"].isNull());
}

/// A key is set, so that none is set cannot be the reason.
void tst_CliCaptures::whatWasRefusedWasNotChecked()
{
    Program other(inspect());
    const QUrl url = listeningAt(other);
    QCOMPARE(answerToBytes(url, "POST /runtask HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"), "HTTP/1.1 400 Bad Request");
    QCOMPARE(other.next(u"refused"_s)[u"rule"].toString(), u"http.two-hosts"_s);
    Program one(show(u"1"_s));
    const QJsonObject signature = one.next(u"capture"_s)[u"signature"].toObject();
    QCOMPARE(signature[u"verdict"].toString(), u"unchecked"_s);
    QCOMPARE(signature[u"message"].toString(), u"The request was refused, so its signature was not checked."_s);
}

/// The doctor needs the key, so what it said is kept for those who have none.
void tst_CliCaptures::keepsTheCauseThatInspectNamed()
{
    Program other(inspect());
    const QUrl url = listeningAt(other);
    const QByteArray body = wholePayload();
    for (const QByteArray &signature : {protocol::sign(keptKey(), body + '\n'), protocol::sign(keptKey(), body)}) {
        QCOMPARE(answerToBytes(url,
                               "POST /runtask HTTP/1.1\r\nHost: localhost\r\nX-TFC-Task-Signature: " + signature
                                   + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body),
                 "HTTP/1.1 200 OK");
    }
    QJsonObject told = other.next(u"captured"_s)[u"signature"].toObject();
    told.remove(u"header"); // only inspect tells it
    QCOMPARE(told[u"cause"].toString(), u"body.newline-lost"_s);
    Program one(show(u"1"_s));
    QCOMPARE(one.next(u"capture"_s)[u"signature"].toObject(), told);
    for (const QString &filter : {u"cause:body.newline-lost"_s, u"cause:newline"_s, u"-cause:\"\""_s}) {
        Program listing(list({u"--filter"_s, filter}));
        const QJsonObject listed = listing.next(u"capture"_s);
        QCOMPARE(listed[u"id"].toInt(), 1);
        QCOMPARE(listed[u"signature"], told);
        QVERIFY(listing.next(u"capture"_s).isEmpty());
    }
    Program none(list({u"--filter"_s, u"cause:digest.differs"_s}));
    QVERIFY(none.next(u"capture"_s).isEmpty());
}

void tst_CliCaptures::listsWhileAnotherProgramWrites()
{
    Program other(inspect());
    const QUrl url = listeningAt(other);
    int sent = 0;
    for (int round = 0; round < 10; ++round) {
        Program listing(list({u"--limit"_s, u"500"_s}));
        const int before = sent;
        for (; sent < 10 * (round + 1); ++sent)
            QCOMPARE(answerToPost(url, wholePayload(), keptKey()), "HTTP/1.1 200 OK");
        QCOMPARE(listing.exitStatus(), 0);
        const qsizetype listed = valuesOf(listing.allEvents(), u"capture"_s, u"id"_s).size();
        QVERIFY2(listed >= before && listed <= sent, qPrintable(QString::number(listed)));
    }
    other.signal(SIGTERM);
    QCOMPARE(other.exitStatus(), 0);
    QVERIFY(!QFile::exists(m_store + u"-wal"_s)); // nothing kept the program from folding its log into the file
    const QByteArrayList before = bytesBeside(m_store);
    Program listing(list({u"--limit"_s, u"500"_s}));
    QCOMPARE(
        valuesOf(listing.exitStatus() == 0 ? listing.allEvents() : QList<QJsonObject>(), u"capture"_s, u"id"_s).size(),
        100);
    QCOMPARE(bytesBeside(m_store), before);
}

/// The log and its index come and go, and rows that were read once stay.
void tst_CliCaptures::listsWhileOthersOpenAndClose()
{
    qint64 newest = 0;
    for (int round = 1; round <= 8; ++round) {
        Program other(inspect({u"--count"_s, u"1"_s}));
        const QUrl url = listeningAt(other);
        Program opened(list({u"--limit"_s, u"1"_s}));
        QCOMPARE(answerToPost(url, wholePayload(), keptKey()), "HTTP/1.1 200 OK");
        Program closing(list({u"--limit"_s, u"1"_s}));
        QCOMPARE(other.exitStatus(), 0);
        for (Program *listing : {&opened, &closing}) {
            QCOMPARE(listing->exitStatus(), 0);
            const qint64 id = listing->next(u"capture"_s)[u"id"].toInt();
            QVERIFY(id >= newest);
            newest = id;
        }
        QCOMPARE(newest, qint64(round));
    }
}

void tst_CliCaptures::listsAPageAtATime()
{
    Program other(inspect({u"--count"_s, u"5"_s}));
    const QUrl url = listeningAt(other);
    for (int request = 0; request < 5; ++request)
        QCOMPARE(answerToPost(url, wholePayload(), keptKey()), "HTTP/1.1 200 OK");
    QCOMPARE(other.exitStatus(), 0);
    QStringList ids;
    QStringList more;
    for (int page = 0; page < 3; ++page) {
        Program listing(list(QStringList{u"--limit"_s, u"2"_s} + more));
        QCOMPARE(listing.exitStatus(), 0);
        const QList<QJsonObject> events = listing.allEvents();
        ids += valuesOf(events, u"capture"_s, u"id"_s);
        const QJsonObject end = events.last();
        QCOMPARE(end[u"event"].toString(), u"page"_s);
        QCOMPARE(end[u"shown"].toInt(), page < 2 ? 2 : 1);
        QCOMPARE(end[u"more"].toBool(), page < 2);
        more = {u"--before"_s, QString::number(end[u"before"].toInt())};
    }
    QCOMPARE(ids, (QStringList{u"5"_s, u"4"_s, u"3"_s, u"2"_s, u"1"_s}));
}

void tst_CliCaptures::listsWhatAFilterAccepts()
{
    Program other(inspect({u"--count"_s, u"3"_s}));
    const QUrl url = listeningAt(other);
    for (const QByteArray &body :
         {QByteArray("{\"stage\": \"pre_plan\"}"), QByteArray("{\"a\": \"Needle\"}"), wholePayload()})
        QCOMPARE(answerToPost(url, body, keptKey()), "HTTP/1.1 200 OK");
    QCOMPARE(other.exitStatus(), 0);
    const QList<std::pair<QString, QStringList>> filters{
        {u"needle"_s, {u"2"_s}},
        {u"stage:pre_plan OR needle"_s, {u"2"_s, u"1"_s}},
        {u"-needle since:1d"_s, {u"3"_s, u"1"_s}},
        {u"state:passed"_s, {}},
        {u"finding:none"_s, {u"3"_s}},
        {u"finding:error"_s, {u"2"_s, u"1"_s}},
        {u"finding:info"_s, {u"2"_s}},
        {u"finding:payload.few-keys finding:payload.unknown-key"_s, {u"2"_s}}};
    for (const auto &[filter, ids] : filters) {
        Program listing(list({u"--filter"_s, filter}));
        QCOMPARE(listing.exitStatus(), 0);
        QCOMPARE(valuesOf(listing.allEvents(), u"capture"_s, u"id"_s), ids);
    }
}

void tst_CliCaptures::readsWhatAKilledProgramLeft()
{
    Program other(inspect());
    const QUrl url = listeningAt(other);
    QCOMPARE(answerToPost(url, wholePayload(), keptKey()), "HTTP/1.1 200 OK");
    other.kill();
    (void)other.exitStatus();
    QVERIFY(QFileInfo(m_store + u"-wal"_s).size() > 0);
    const QByteArrayList before = bytesBeside(m_store);
    Program one(show(u"1"_s));
    QCOMPARE(one.exitStatus(), 0);
    QCOMPARE(one.next(u"capture"_s)[u"run"].toString(), u"run-1"_s);
    QCOMPARE(bytesBeside(m_store), before);
}

/// One program writes the store, and each change is made in a copy of it.
void tst_CliCaptures::leavesOtherVersionsAlone()
{
    Program other(inspect({u"--count"_s, u"1"_s}));
    QCOMPARE(answerToPost(listeningAt(other), wholePayload(), keptKey()), "HTTP/1.1 200 OK");
    QCOMPARE(other.exitStatus(), 0);
    const QString written = m_store;
    const QList<std::pair<QString, QString>> changes{
        {u"PRAGMA user_version = 2"_s, u"written by an older version of Runlatch"_s},
        {u"PRAGMA user_version = 99"_s, u"written by a newer version of Runlatch"_s},
        {u"PRAGMA application_id = 9"_s, u"is not a file of Runlatch"_s},
        {u"CREATE TRIGGER x AFTER INSERT ON captures BEGIN DELETE FROM captures; END"_s, u"trigger \"x\""_s},
        {u"CREATE VIEW y AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"_s,
         u"view \"y\""_s}};
    int number = 0;
    for (const auto &[sql, words] : changes) {
        m_store = m_folder->path(u"my copy #%1?.sqlite"_s.arg(++number));
        QVERIFY(QFile::copy(written, m_store));
        changeStore(m_store, sql);
        const QByteArrayList before = bytesBeside(m_store);
        for (const QStringList &arguments : {list(), show(u"1"_s)}) {
            Program program(arguments);
            const QJsonObject error = program.next();
            QVERIFY2(error[u"kind"].toString() == u"storage"_s, qPrintable(sql));
            QVERIFY2(error[u"message"].toString().contains(words), qPrintable(error[u"message"].toString()));
            QCOMPARE(program.exitStatus(), 2);
        }
        QCOMPARE(bytesBeside(m_store), before);
    }
}

void tst_CliCaptures::warnsOfWhatOthersCanChange()
{
    if (!support::canActAsOthers())
        QSKIP("Only the system's administrator can make files of another user.");
    Program other(inspect({u"--count"_s, u"1"_s}));
    QCOMPARE(answerToPost(listeningAt(other), wholePayload(), keptKey()), "HTTP/1.1 200 OK");
    QCOMPARE(other.exitStatus(), 0);
    QVERIFY(support::openToOthers(m_store) && support::giveToOthers(m_store));
    const QStringList exported{
        u"export"_s, u"--store"_s, m_store, u"--format"_s, u"jsonl"_s, u"--to"_s, m_folder->path(u"out"_s)};
    const support::ClosedPort closed;
    const QStringList sent{u"trigger"_s,   u"--url"_s, closed.url().toString(), u"--from"_s, m_store + u":1"_s,
                           u"--retries"_s, u"0"_s};
    for (const QStringList &arguments : {list(), show(u"1"_s), exported, sent}) {
        Program program(arguments);
        QCOMPARE(program.exitStatus(), arguments == sent ? 2 : 0);
        const QString told = QString::fromUtf8(program.diagnostics());
        QVERIFY2(told.contains(u"belongs to another user"_s), qPrintable(told));
    }
    Program writing(inspect());
    QCOMPARE(writing.next(u"error"_s)[u"rule"].toString(), u"store.of-others"_s);
    QCOMPARE(writing.exitStatus(), 2);
}

void tst_CliCaptures::bothFormsSayTheSame()
{
    Program other(inspect({u"--reply"_s, u"running"_s}));
    const QUrl url = listeningAt(other);
    QVERIFY(!answerToBytes(url, "POST /runtask HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n").isEmpty());
    QVERIFY(!answerToPost(url, wholePayload(), "another key").isEmpty());
    QVERIFY(!answerToPost(url, QByteArray("no\nJSON \x01\xFF"), keptKey()).isEmpty());
    QVERIFY(
        !answerToPost(url, wholePayload(u"http://127.0.0.1:9/"_s).replace("acme", "<%1\u202e>"), keptKey()).isEmpty());
    QVERIFY(!other.next(u"callback"_s).isEmpty());
    for (const QStringList &arguments :
         {list(), show(u"1"_s), show(u"2"_s), show(u"3"_s), show(u"4"_s), show(u"9"_s)}) {
        Program json(arguments);
        Program human(arguments + QStringList{u"--human"_s});
        QCOMPARE(json.exitStatus(), human.exitStatus());
        const QList<QJsonObject> events = json.allEvents();
        QVERIFY(!events.isEmpty());
        const QStringList different = differences(events, human.rest());
        QVERIFY2(different.isEmpty(), qPrintable(arguments.join(u' ') + u'\n' + different.join(u'\n')));
    }
}

/// A name that the reader gives holds for what was stored without it, too.
void tst_CliCaptures::namesOfSecretsMayBeAdded()
{
    const QByteArray header = "X-Corp-Pin: canary-of-header\r\n";
    const QByteArray body = R"({"corp_pin":"canary-of-body","otp":"canary-of-otp","m":"canary-of-body"})";
    {
        Program inspecting(inspect({u"--body"_s, u"--count"_s, u"1"_s, u"--secret-name"_s, u"corp-pin"_s}));
        QCOMPARE(answerToPost(listeningAt(inspecting), body, keptKey(), header), "HTTP/1.1 200 OK");
        QCOMPARE(inspecting.exitStatus(), 0);
        const QByteArray said = inspecting.rest();
        QVERIFY2(said.contains("canary-of-otp") && !said.contains("of-body") && !said.contains("of-header"),
                 said.constData());
    }
    const QByteArray kept = bytesBeside(m_store).join();
    QVERIFY(kept.contains("canary-of-otp") && !kept.contains("of-body") && !kept.contains("of-header"));
    Program shown(show(u"1"_s));
    QCOMPARE(shown.exitStatus(), 0);
    QVERIFY(shown.rest().contains("canary-of-otp"));
    const QStringList name{u"--secret-name"_s, u"otp"_s};
    QFile exported(m_folder->path(u"exported"_s));
    const QStringList exporting{u"export"_s, u"--store"_s,       m_store, u"--format"_s, u"jsonl"_s,
                                u"--to"_s,   exported.fileName()};
    for (const QStringList &command : {show(u"1"_s) + name, list(name), exporting + name}) {
        Program reading(command);
        QCOMPARE(reading.exitStatus(), 0);
        QVERIFY2(!reading.rest().contains("canary-of"), qPrintable(command.first()));
    }
    QVERIFY(exported.open(QIODevice::ReadOnly));
    const QByteArray line = exported.readAll();
    QVERIFY(line.contains("otp") && !line.contains("canary-of"));
}

void tst_CliCaptures::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QStringList captures{u"captures"_s};
    QTest::newRow("no store") << captures + QStringList{u"list"_s};
    QTest::newRow("nothing to do") << captures;
    QTest::newRow("an id to list") << captures + QStringList{u"list"_s, u"--store"_s, u"a"_s, u"1"_s};
    QTest::newRow("too many") << captures + QStringList{u"list"_s, u"--store"_s, u"a"_s, u"--limit"_s, u"501"_s};
    QTest::newRow("a filter of no such field")
        << captures + QStringList{u"list"_s, u"--store"_s, u"a"_s, u"--filter"_s, u"nosuch:1"_s};
    QTest::newRow("before nothing") << captures + QStringList{u"list"_s, u"--store"_s, u"a"_s, u"--before"_s, u"0"_s};
    QTest::newRow("show nothing") << captures + QStringList{u"show"_s, u"--store"_s, u"a"_s};
    QTest::newRow("show two") << captures + QStringList{u"show"_s, u"--store"_s, u"a"_s, u"1"_s, u"2"_s};
    QTest::newRow("no name of a secret") << captures
            + QStringList{u"list"_s, u"--store"_s, u"a"_s, u"--secret-name"_s, u"a b"_s};
    QTest::newRow("show no number") << captures + QStringList{u"show"_s, u"--store"_s, u"a"_s, u"run-1"_s};
}

void tst_CliCaptures::wrongUsage()
{
    QFETCH(const QStringList, arguments);
    Program program(arguments);
    QCOMPARE(program.exitStatus(), 64);
    const QByteArray said = program.diagnostics();
    QVERIFY2(said.count('\n') == 1 && said.contains("See \"runlatch-cli "), said.constData());
    QVERIFY(!QFile::exists(u"a"_s));
}

RUNLATCH_TEST(tst_CliCaptures)
#include "tst_clicaptures.moc"
