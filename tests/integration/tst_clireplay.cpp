// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "clirequests.h"
#include "support/closedport.h"
#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/waiting.h"

using namespace Qt::StringLiterals;
using namespace runlatch;

/// `replay` sends a kept request again, as it came or changed, and the store knows what it was made from.
class tst_CliReplay : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void sendsTheSameBytes();
    void keepsWhatWasChanged();
    void sendsManyAtOnce();
    void itsStatusTellsTheAnswers_data();
    void itsStatusTellsTheAnswers();
    void tellsWhatASignalLeft();
    void needsTheKeyOfSecrets();
    void sendsWhileAnotherProgramWrites();
    void wrongUsage_data();
    void wrongUsage();
    void refusesWhatCannotBeChanged_data();
    void refusesWhatCannotBeChanged();

private:
    QStringList inspect(const QString &store, const QStringList &more = {}) const
    {
        return QStringList{u"inspect"_s, u"--store"_s, store, u"--hmac-key-file"_s, m_hmac} + m_withKey + more;
    }
    QStringList replay(const QUrl &url, const QStringList &more = {}) const
    {
        return QStringList{u"replay"_s, u"--store"_s, m_store, u"--id"_s, u"1"_s, u"--url"_s, url.toString()}
        + m_withKey + more;
    }
    /// Puts one valid request into the store.
    bool receive(const QByteArray &body = wholePayload())
    {
        Program program(inspect(m_store, {u"--count"_s, u"1"_s}));
        const QUrl url(program.next(u"listening"_s)[u"url"].toString());
        return answerToPost(url, body, "correct horse battery") == "HTTP/1.1 200 OK" && program.exitStatus() == 0;
    }

    std::unique_ptr<CliFolder> m_folder;
    QString m_store, m_hmac;
    QStringList m_withKey;
};

void tst_CliReplay::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_store = m_folder->path(u"store.sqlite"_s);
    m_hmac = m_folder->write(u"hmac"_s, "correct horse battery\n");
    const QString key = m_folder->write(u"store-key"_s, QByteArray(32, 'k'));
    QVERIFY(QFile::setPermissions(key, QFile::ReadOwner | QFile::WriteOwner));
    m_withKey = QStringList{u"--store-key-file"_s, key};
}

void tst_CliReplay::sendsTheSameBytes()
{
    QVERIFY(receive());
    Program other(inspect(m_folder->path(u"other.sqlite"_s), {u"--count"_s, u"1"_s, u"--body"_s}));
    const QUrl url(other.next(u"listening"_s)[u"url"].toString());
    Program program(replay(url));
    const QJsonObject sent = program.next(u"sent"_s);
    QCOMPARE(sent[u"number"].toInt(), 1);
    QCOMPARE(sent[u"http"].toInt(), 200);
    const QJsonObject summary = program.next();
    QCOMPARE(summary[u"event"].toString(), u"summary"_s); // nothing was changed, so nothing is kept
    QCOMPARE(summary[u"statuses"].toObject(), (QJsonObject{{u"200"_s, 1}}));
    QVERIFY(!summary.contains(u"edited"));
    QCOMPARE(program.exitStatus(), 0);
    const QJsonObject captured = other.next(u"captured"_s);
    QCOMPARE(captured[u"signature"][u"verdict"].toString(), u"valid"_s);
    QCOMPARE(captured[u"bytes"].toInt(), wholePayload().size());
    const QByteArray all = program.rest() + program.diagnostics();
    QVERIFY(!all.contains(SentToken) && !all.contains(SentCode));
}

void tst_CliReplay::keepsWhatWasChanged()
{
    QVERIFY(receive());
    Program other(inspect(m_folder->path(u"other.sqlite"_s), {u"--count"_s, u"1"_s}));
    const QUrl url(other.next(u"listening"_s)[u"url"].toString());
    Program program(replay(url, {u"--set"_s, u"stage=pre_plan"_s, u"--hmac-key-file"_s, m_hmac}));
    const QJsonObject kept = program.next(u"kept"_s);
    QCOMPARE(kept[u"id"].toInt(), 2);
    QCOMPARE(kept[u"from"].toInt(), 1);
    const QJsonArray edited{u"signed"_s, u"/stage"_s};
    QCOMPARE(kept[u"edited"].toArray(), edited);
    QCOMPARE(program.next(u"summary"_s)[u"edited"].toArray(), edited);
    QCOMPARE(program.exitStatus(), 0);
    const QJsonObject captured = other.next(u"captured"_s);
    QCOMPARE(captured[u"signature"][u"verdict"].toString(), u"valid"_s);
    QCOMPARE(captured[u"stage"].toString(), u"pre_plan"_s);

    Program listing({u"captures"_s, u"list"_s, u"--store"_s, m_store});
    const QJsonObject second = listing.next(u"capture"_s);
    QCOMPARE(second[u"origin"].toString(), u"copy"_s);
    QCOMPARE(second[u"from"].toInt(), 1);
    QCOMPARE(second[u"edited"].toArray(), edited);
    QCOMPARE(second[u"sha512"].toString(), captured[u"sha512"].toString());
    QVERIFY(!listing.next(u"capture"_s).contains(u"from"));
    Program shown({u"captures"_s, u"show"_s, u"2"_s, u"--store"_s, m_store, u"--human"_s});
    QCOMPARE(shown.exitStatus(), 0);
    QVERIFY(shown.rest().contains("#2 from 1, edited: /stage, signed again\n"));
}

void tst_CliReplay::sendsManyAtOnce()
{
    QVERIFY(receive());
    Program other(inspect(m_folder->path(u"other.sqlite"_s), {u"--count"_s, u"20"_s}));
    const QUrl url(other.next(u"listening"_s)[u"url"].toString());
    Program program(
        replay(url, {u"--times"_s, u"20"_s, u"--parallel"_s, u"5"_s, u"--fresh"_s, u"--hmac-key-file"_s, m_hmac}));
    QCOMPARE(program.exitStatus(), 0);
    QSet<QString> told;
    QSet<QString> received;
    for (const QJsonObject &event : program.allEvents()) {
        if (event[u"event"].toString() == "sent"_L1)
            told.insert(event[u"task_result"].toString());
        if (event[u"event"].toString() == "summary"_L1) {
            QCOMPARE(event[u"accepted"].toInt(), 20);
            QVERIFY(event[u"answer_ms"][u"p99"].toInt() <= event[u"answer_ms"][u"max"].toInt());
        }
    }
    for (int number = 0; number < 20; ++number) {
        const QJsonObject captured = other.next(u"captured"_s);
        QCOMPARE(captured[u"signature"][u"verdict"].toString(), u"valid"_s);
        received.insert(captured[u"task_result"].toString());
    }
    QCOMPARE(received.size(), 20);
    QCOMPARE(received, told);
    Program listing({u"captures"_s, u"list"_s, u"--store"_s, m_store});
    QVERIFY(told.contains(listing.next(u"capture"_s)[u"task_result"].toString())); // one of them is kept
    QCOMPARE(listing.next(u"page"_s)[u"shown"].toInt(), 2);
}

void tst_CliReplay::itsStatusTellsTheAnswers_data()
{
    QTest::addColumn<QList<int>>("answers");
    QTest::addColumn<int>("status");
    QTest::newRow("all") << QList<int>{200, 204} << 0;
    QTest::newRow("none") << QList<int>{401, 500} << 1;
    QTest::newRow("some") << QList<int>{200, 500} << 3;
}

void tst_CliReplay::itsStatusTellsTheAnswers()
{
    QFETCH(const QList<int>, answers);
    QFETCH(const int, status);
    QVERIFY(receive());
    QList<support::Script> scripts;
    for (const int answer : answers)
        scripts.append(support::Script::answer(support::httpAnswer(answer)));
    support::ScriptedServer server(scripts);
    Program program(replay(server.url(), {u"--times"_s, u"2"_s}));
    QVERIFY(support::waitFor([&program] { return program.hasEnded(); }, 30'000)); // the server is in this process
    QCOMPARE(server.count(), 2);
    QCOMPARE(program.exitStatus(), status);
    const support::ClosedPort closed;
    Program unanswered(replay(closed.url(u"/"_s)));
    QVERIFY(unanswered.next(u"sent"_s)[u"http"].isNull());
    QCOMPARE(unanswered.exitStatus(), 2);
}

void tst_CliReplay::tellsWhatASignalLeft()
{
#if defined(Q_OS_WIN)
    QSKIP("Windows has no signals for other programs");
#endif
    QVERIFY(receive());
    support::ScriptedServer server(support::Script::hang());
    Program program(replay(server.url(), {u"--times"_s, u"9"_s, u"--parallel"_s, u"2"_s}));
    QVERIFY(support::waitFor([&server] { return server.count() == 2; }, 30'000));
    program.signal(SIGINT);
    const QJsonObject interrupted = program.next(u"interrupted"_s);
    QCOMPARE(interrupted[u"outcome"].toString(), u"unknown"_s);
    QCOMPARE(interrupted[u"answered"].toInt(-1), 0);
    QCOMPARE(interrupted[u"under_way"].toInt(), 2);
    QCOMPARE(program.exitStatus(), 128 + SIGINT);
}

/// Asterisks in the place of a token would be another request.
void tst_CliReplay::needsTheKeyOfSecrets()
{
    QVERIFY(receive());
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    m_withKey.clear();
    Program without(replay(server.url()));
    QCOMPARE(without.next(u"error"_s)[u"rule"].toString(), u"store.key-needed"_s);
    QCOMPARE(without.exitStatus(), 2);
    const QString other = m_folder->write(u"other-key"_s, QByteArray(32, 'o'));
    QVERIFY(QFile::setPermissions(other, QFile::ReadOwner | QFile::WriteOwner));
    Program wrong(replay(server.url(), {u"--store-key-file"_s, other}));
    QCOMPARE(wrong.next(u"error"_s)[u"rule"].toString(), u"store.other-key"_s);
    QCOMPARE(server.count(), 0);
}

/// Its lock belongs to the other program, so what was changed cannot be kept.
void tst_CliReplay::sendsWhileAnotherProgramWrites()
{
    QVERIFY(receive());
    Program writing(inspect(m_store, {u"--count"_s, u"1"_s}));
    const QUrl url(writing.next(u"listening"_s)[u"url"].toString());
    Program program(replay(url, {u"--unset"_s, u"stage"_s, u"--hmac-key-file"_s, m_hmac}));
    QCOMPARE(program.next(u"sent"_s)[u"http"].toInt(), 200);
    QCOMPARE(program.next()[u"event"].toString(), u"summary"_s);
    QCOMPARE(program.exitStatus(), 0);
    QVERIFY(program.diagnostics().contains("not kept"));
    QVERIFY(writing.next(u"captured"_s)[u"stage"].toString().isEmpty());
}

void tst_CliReplay::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("words");
    const QStringList whole{u"--store"_s, u"s"_s, u"--id"_s, u"1"_s, u"--url"_s, u"http://127.0.0.1:1/"_s};
    QTest::newRow("no store") << QStringList{} << QByteArray("--store");
    QTest::newRow("no id") << whole.first(2) << QByteArray("--id");
    QTest::newRow("no url") << whole.first(4) << QByteArray("--url");
    QTest::newRow("never") << whole + QStringList{u"--times"_s, u"0"_s} << QByteArray("--times");
    QTest::newRow("too many at once") << whole + QStringList{u"--parallel"_s, u"201"_s} << QByteArray("--parallel");
    QTest::newRow("set and unset") << whole + QStringList{u"--set"_s, u"stage=x"_s, u"--unset"_s, u"stage"_s}
                                   << QByteArray("both name");
    QTest::newRow("a name too many") << whole + QStringList{u"x"_s} << QByteArray("options only");
    QTest::newRow("no fingerprint") << whole + QStringList{u"--pin"_s, u"x"_s} << QByteArray("--pin");
}

void tst_CliReplay::wrongUsage()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, words);
    const QByteArray refusal = Program(QStringList{u"replay"_s} + arguments).refusal();
    QVERIFY2(refusal.contains(words), refusal.constData());
}

void tst_CliReplay::refusesWhatCannotBeChanged_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QStringList>("change");
    QTest::addColumn<QString>("rule");
    QTest::newRow("no object") << QByteArray("[1]") << QStringList{u"--set"_s, u"stage=x"_s} << u"replay.no-object"_s;
    QTest::newRow("no such key") << QByteArray("{\"a\":1}") << QStringList{u"--unset"_s, u"b"_s}
                                 << u"replay.no-member"_s;
    QTest::newRow("nothing fresh") << QByteArray("{\"a\":1}") << QStringList{u"--fresh"_s} << u"replay.nothing-fresh"_s;
}

void tst_CliReplay::refusesWhatCannotBeChanged()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QStringList, change);
    QFETCH(const QString, rule);
    QVERIFY(receive(body));
    const support::ClosedPort closed;
    Program program(replay(closed.url(u"/"_s), change));
    QCOMPARE(program.next(u"error"_s)[u"rule"].toString(), rule);
    QCOMPARE(program.exitStatus(), 2);
}

RUNLATCH_TEST(tst_CliReplay)
#include "tst_clireplay.moc"
