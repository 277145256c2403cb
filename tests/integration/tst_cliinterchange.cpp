// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "clirequests.h"
#include "support/suite.h"

#include <QDir>

#if defined(Q_OS_UNIX)
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;
using namespace runlatch;

/// `export` and `import` carry captured requests from one store to another, without their secrets.
class tst_CliInterchange : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void comesBackTheSame_data();
    void comesBackTheSame();
    void exportsWhatAFilterAccepts();
    void printsTheExportAlone();
    void writesTheOtherFormats();
    void aStoreInUseIsNotReplaced();
    void aPipeIsNotReplaced();
    void asksForTheKeyOfSecrets();
    void tellsWhatWasLeftOut();
    void aFileThatCannotBeReadIsNoAnswer();
    void tellsWhatIsWrongWithAnArchive();
    void tellsThatABodyIsNotTheSentOne();
    void tellsTheWorstFirst();
    void provesSignaturesWithAKey();
    void countsWhatItDoesNotPrint();
    void tellsAMissingStore();
    void tellsWhatItWouldDo();

private:
    QString capture(int requests) const;
    QStringList exporting(const QString &store, const QString &format, const QString &to = {}) const
    {
        const QStringList command{u"export"_s, u"--store"_s, store, u"--format"_s, format};
        return to.isEmpty() ? command : command + QStringList{u"--to"_s, to};
    }

    std::unique_ptr<CliFolder> m_folder;
};

namespace {

const QByteArray TaskToken = "qZ81.atlasv1.hT6yR2wPq0sVxN4m";
const QByteArray TaskBody = R"({"payload_version":1,"access_token":")" + TaskToken
    + R"(","task_result_callback_url":"https://tfe.example/callback?url_code=c0deKw93vBz71YtLp5","stage":"post_plan"})";

QByteArray bundleContents(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void tst_CliInterchange::init()
{
    m_folder = std::make_unique<CliFolder>();
}

/// A store with so many requests.
QString tst_CliInterchange::capture(int requests) const
{
    const QString store = m_folder->path(u"captures.sqlite"_s);
    Program inspect({u"inspect"_s, u"--store"_s, store, u"--count"_s, QString::number(requests)});
    const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
    for (int i = 0; i < requests; ++i) {
        if (!answerToPost(url, TaskBody).contains("200"))
            return {};
    }
    return inspect.exitStatus() == 0 ? store : QString();
}

void tst_CliInterchange::comesBackTheSame_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("jsonl") << u"jsonl"_s;
    QTest::newRow("har") << u"har"_s;
}

void tst_CliInterchange::comesBackTheSame()
{
    QFETCH(QString, format);
    const QString store = capture(3);
    const QString out = m_folder->path(u"out."_s + format);
    Program exporter(exporting(store, format, out));
    const QJsonObject exported = exporter.next(u"exported"_s);
    QCOMPARE(exported[u"captures"].toInt(), 3);
    QCOMPARE(exported[u"redacted"].toInt(), 3);
    QCOMPARE(exporter.exitStatus(), 0);
    QVERIFY(!bundleContents(out).contains(TaskToken));

    const QString other = m_folder->path(u"other.sqlite"_s);
    for (const int fresh : {3, 0}) {
        Program importer({u"import"_s, u"--store"_s, other, out});
        const QJsonObject imported = importer.next(u"imported"_s);
        QCOMPARE(imported[u"captures"].toInt(), fresh);
        QCOMPARE(imported[u"skipped"].toInt(), 3 - fresh);
        QCOMPARE(importer.exitStatus(), 0);
    }
    const QString back = m_folder->path(u"back."_s + format);
    Program again(exporting(other, format, back));
    QCOMPARE(again.exitStatus(), 0);
    QCOMPARE(bundleContents(back).count("\"origin\":\"file\""), 3);
    const QString third = m_folder->path(u"third.sqlite"_s);
    Program onwards({u"import"_s, u"--store"_s, third, back});
    QCOMPARE(onwards.exitStatus(), 0);
    Program last(exporting(third, format, out));
    QCOMPARE(last.exitStatus(), 0);
    QCOMPARE(bundleContents(out), bundleContents(back));

    Program show({u"captures"_s, u"show"_s, u"1"_s, u"--store"_s, other});
    const QJsonObject shown = show.next(u"capture"_s);
    QCOMPARE(shown[u"origin"].toString(), u"file"_s);
    QCOMPARE(shown[u"state"].toString(), u"imported"_s);
    const QJsonObject signature = shown[u"signature"].toObject();
    QCOMPARE(signature[u"verdict"].toString(), u"unchecked"_s);
    QCOMPARE(signature[u"cause"].toString(), u"imported.unchecked"_s);
    QVERIFY(signature[u"message"].toString().startsWith(u"This request was imported."));
}

void tst_CliInterchange::exportsWhatAFilterAccepts()
{
    const QString store = capture(3);
    Program exporter(exporting(store, u"jsonl"_s, m_folder->path(u"out"_s))
                     + QStringList{u"--filter"_s, u"id:2..3 stage:post_plan"_s});
    QCOMPARE(exporter.next(u"exported"_s)[u"captures"].toInt(), 2);
    QCOMPARE(exporter.exitStatus(), 0);
    Program wrong(exporting(store, u"jsonl"_s) + QStringList{u"--filter"_s, u"size:big"_s});
    QCOMPARE(wrong.exitStatus(), 64);
    QVERIFY(wrong.diagnostics().contains("--filter: "));
}

void tst_CliInterchange::printsTheExportAlone()
{
    const QString store = capture(2);
    const QString out = m_folder->path(u"out"_s);
    Program exporter(exporting(store, u"jsonl"_s), {}, {.outputFile = out});
    QCOMPARE(exporter.exitStatus(), 0);
    QVERIFY(exporter.diagnostics().contains("2 requests were exported."));
    const QList<QByteArray> lines = bundleContents(out).split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines.at(0).startsWith("{\"runlatch\":1,") && lines.at(2).isEmpty());
}

void tst_CliInterchange::writesTheOtherFormats()
{
    const QString store = capture(1);
    for (const QString &format : {u"csv"_s, u"curl"_s}) {
        Program exporter(exporting(store, format, m_folder->path(format)));
        QCOMPARE(exporter.exitStatus(), 0);
    }
    QVERIFY(bundleContents(m_folder->path(u"csv"_s)).contains(",post_plan,"));
    QVERIFY(bundleContents(m_folder->path(u"curl"_s)).contains("\ncurl -X 'POST' "));
    Program raw(exporting(store, u"raw"_s, m_folder->path(u"raw"_s)));
    QCOMPARE(raw.exitStatus(), 0);
    QVERIFY(QFile::exists(m_folder->path(u"raw/000001-post_plan.body"_s)));
    Program human(exporting(store, u"raw"_s, m_folder->path(u"raw2"_s)) + QStringList{u"--human"_s});
    QCOMPARE(human.exitStatus(), 0);
    QVERIFY(human.rest().contains("Content-Length is that of what is written"));
}

void tst_CliInterchange::asksForTheKeyOfSecrets()
{
    const QString store = capture(1);
    Program exporter(exporting(store, u"jsonl"_s, m_folder->path(u"out"_s)) + QStringList{u"--with-secrets"_s});
    QCOMPARE(exporter.next(u"error"_s)[u"kind"].toString(), u"secret"_s);
    QCOMPARE(exporter.exitStatus(), 2);
    QVERIFY(!QFile::exists(m_folder->path(u"out"_s)));
}

void tst_CliInterchange::tellsWhatWasLeftOut()
{
    const QString file = m_folder->write(u"bad.jsonl"_s, "{\"runlatch\":1}\n{\n");
    const QString har = m_folder->write(u"bad.har"_s, "{}");
    Program importer({u"import"_s, u"--store"_s, m_folder->path(u"store"_s), file, har});
    const QJsonObject missing = importer.next(u"import-fault"_s);
    QCOMPARE(missing[u"number"].toInt(), 1);
    QCOMPARE(missing[u"field"].toString(), u"uuid"_s);
    QCOMPARE(missing[u"rule"].toString(), u"import.missing"_s);
    QVERIFY(missing[u"left_out"].toBool());
    QCOMPARE(importer.next(u"import-fault"_s)[u"rule"].toString(), u"import.broken"_s);
    const QJsonObject whole = importer.next(u"import-fault"_s);
    QVERIFY(whole[u"number"].isNull());
    QCOMPARE(whole[u"rule"].toString(), u"import.no-entries"_s);
    QCOMPARE(importer.next(u"imported"_s)[u"faulty"].toInt(), 3);
    QCOMPARE(importer.exitStatus(), 1);
}

/// A file has each of its faults, behind those of its entries.
void tst_CliInterchange::tellsWhatIsWrongWithAnArchive()
{
    const QString har = m_folder->write(u"bad.har"_s, R"({"log":{"entries":[7,{},],"entries":[]}} x)");
    Program importer({u"import"_s, u"--store"_s, m_folder->path(u"store"_s), har});
    const QJsonObject number = importer.next(u"import-fault"_s);
    QCOMPARE(number[u"number"].toInt(), 1);
    QCOMPARE(number[u"field"].toString(), u"entries"_s);
    QCOMPARE(number[u"rule"].toString(), u"import.value"_s);
    QCOMPARE(importer.next(u"import-fault"_s)[u"number"].toInt(), 2);
    for (const QString &rule : {u"import.broken"_s, u"import.second-log"_s, u"import.after-end"_s}) {
        const QJsonObject whole = importer.next(u"import-fault"_s);
        QVERIFY(whole[u"number"].isNull() && whole[u"field"].isNull() && whole[u"left_out"].toBool());
        QCOMPARE(whole[u"rule"].toString(), rule);
    }
    QCOMPARE(importer.next(u"imported"_s)[u"faulty"].toInt(), 5);
    QCOMPARE(importer.exitStatus(), 1);
}

/// As browsers write a body that they cut.
void tst_CliInterchange::tellsThatABodyIsNotTheSentOne()
{
    const QString har =
        m_folder->write(u"cut.har"_s,
                        R"({"log":{"entries":[{"startedDateTime":"2026-11-20T12:00:00Z","request":{"method":"POST",)"
                        R"("url":"http://a.example/","headers":[{"name":"Content-Length","value":"1502"}],)"
                        R"("postData":{"text":"{}"}}}]}})");
    const QString store = m_folder->path(u"store"_s);
    Program importer({u"import"_s, u"--store"_s, store, har});
    const QJsonObject fault = importer.next(u"import-fault"_s);
    QCOMPARE(fault[u"rule"].toString(), u"import.body-other"_s);
    QVERIFY(!fault[u"left_out"].toBool(true));
    QCOMPARE(importer.next(u"imported"_s)[u"doubtful"].toInt(), 1);
    QCOMPARE(importer.exitStatus(), 0);
    Program list({u"captures"_s, u"list"_s, u"--store"_s, store});
    const QJsonObject listed = list.next(u"capture"_s);
    Program show({u"captures"_s, u"show"_s, u"1"_s, u"--store"_s, store});
    const QJsonObject shown = show.next(u"capture"_s);
    QCOMPARE(shown[u"signature"][u"cause"].toString(), u"imported.unchecked import.body-other"_s);
    const QJsonObject doubtful = shown[u"doubtful"].toObject();
    QCOMPARE(listed[u"doubtful"].toObject(), doubtful);
    QCOMPARE(doubtful[u"rule"].toString(), u"import.body-other"_s);
    QCOMPARE(doubtful[u"announced"].toInt(), 1502);
    QCOMPARE(doubtful[u"kept"].toInt(), 2);
    const QString message = doubtful[u"message"].toString();
    QVERIFY2(message.contains(u"announced, 2 in the file."_s), qPrintable(message));
    QVERIFY(fault[u"message"].toString().startsWith(message));
    Program again(
        {u"trigger"_s, u"--url"_s, u"http://127.0.0.1:9/"_s, u"--from"_s, store + u":1"_s, u"--retries"_s, u"0"_s});
    QVERIFY(again.exitStatus() > 0);
    const QString warning = QString::fromUtf8(again.diagnostics());
    QVERIFY2(warning.contains(u"Request 1: "_s + message), qPrintable(warning));
}

/// The entries are those of browsers. Many small faults neither hide nor outnumber an entry that was left out.
void tst_CliInterchange::tellsTheWorstFirst()
{
    QByteArrayList entries{R"({"startedDateTime":"2026-11-20T12:00:00Z","request":{"method":"GET","url":"blob:x"}})"};
    for (int second = 10; second < 15; ++second)
        entries += R"({"startedDateTime":"2026-11-20T12:00:)" + QByteArray::number(second)
            + R"(Z","request":{"method":"GET","url":"http://a.example/","headers":[{"name":"a b","value":"1"}]}})";
    entries += "7";
    const QString har = m_folder->write(u"kinds.har"_s, R"({"log":{"entries":[)" + entries.join(',') + "]}}");
    Program importer({u"import"_s, u"--store"_s, m_folder->path(u"store"_s), har});
    const QJsonObject leftOut = importer.next(u"import-faults"_s);
    QCOMPARE(leftOut[u"rule"].toString(), u"import.value"_s);
    QCOMPARE(leftOut[u"numbers"].toString(), u"7"_s);
    QVERIFY(leftOut[u"left_out"].toBool());
    const QJsonObject lost = importer.next(u"import-faults"_s);
    QCOMPARE(lost[u"count"].toInt(), 5);
    QCOMPARE(lost[u"numbers"].toString(), u"2-6"_s);
    const QJsonObject end = importer.next(u"imported"_s);
    QCOMPARE(end[u"captures"].toInt(), 5);
    QCOMPARE(end[u"not_http"].toInt(), 1);
    QCOMPARE(importer.exitStatus(), 1);
    Program read({u"import"_s, u"--human"_s, u"--store"_s, m_folder->path(u"other"_s), har});
    QCOMPARE(read.exitStatus(), 1);
    const QStringList lines = QString::fromUtf8(read.rest()).trimmed().split(u'\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines.at(0).contains(u"kinds.har:7: Left out: The field entries has"_s), qPrintable(lines.at(0)));
    QVERIFY2(lines.at(1).endsWith(
                 u"kinds.har: 5 times: The header a b cannot be part of a request and was left out. At 2-6."_s),
             qPrintable(lines.at(1)));
    QVERIFY2(lines.at(2).contains(u"1 entry of another protocol than HTTP was passed over."_s),
             qPrintable(lines.at(2)));
}

/// The signature is that of `key` over `{}`.
void tst_CliInterchange::provesSignaturesWithAKey()
{
    const QString har =
        m_folder->write(u"a.har"_s,
                        R"({"log":{"entries":[{"startedDateTime":"2026-11-20T12:00:00Z","request":{"method":"POST",)"
                        R"("url":"http://a.example/","headers":[{"name":"Content-Length","value":"2"},)"
                        R"({"name":"X-TFC-Task-Signature","value":")"
                            + protocol::sign("key", "{}") + R"("}],"postData":{"text":"{}"}}}]}})");
    const QString store = m_folder->path(u"store"_s);
    Program importer({u"import"_s, u"--store"_s, store, u"--hmac-key-file"_s, m_folder->write(u"key"_s, "key\n"), har});
    const QJsonObject imported = importer.next(u"imported"_s);
    QCOMPARE(imported[u"valid"].toInt(), 1);
    QCOMPARE(imported[u"invalid"].toInt(), 0);
    QCOMPARE(importer.exitStatus(), 0);
    Program show({u"captures"_s, u"show"_s, u"1"_s, u"--store"_s, store});
    const QJsonObject signature = show.next(u"capture"_s)[u"signature"].toObject();
    QCOMPARE(signature[u"verdict"].toString(), u"valid"_s);
    QCOMPARE(signature[u"cause"].toString(), u"imported.proved-valid"_s);
    QVERIFY(signature[u"message"].toString().contains(u"checked here"_s));
    Program human({u"captures"_s, u"show"_s, u"1"_s, u"--store"_s, store, u"--human"_s});
    QCOMPARE(human.exitStatus(), 0);
    QVERIFY(human.rest().contains("imported, signature valid as proved here, answered 0 as its file says"));
    Program empty({u"import"_s, u"--store"_s, store, u"--hmac-key-file"_s, m_folder->write(u"empty"_s, "\n"), har});
    QCOMPARE(empty.exitStatus(), 64);
}

void tst_CliInterchange::countsWhatItDoesNotPrint()
{
    const QString file = m_folder->write(u"bad.jsonl"_s, QByteArray("x\n").repeated(1500));
    Program importer({u"import"_s, u"--store"_s, m_folder->path(u"store"_s), file});
    const QJsonObject imported = importer.next(u"imported"_s);
    QCOMPARE(imported[u"faulty"].toInt(), 1500);
    QCOMPARE(imported[u"untold"].toInt(), 500);
    QCOMPARE(importer.exitStatus(), 1);
}

void tst_CliInterchange::tellsAMissingStore()
{
    for (const QStringList &more : {QStringList(), QStringList{u"--with-secrets"_s}}) {
        Program exporter(exporting(m_folder->path(u"none"_s), u"jsonl"_s) + more);
        QVERIFY(!exporter.next(u"error"_s)[u"message"].toString().isEmpty());
        QCOMPARE(exporter.exitStatus(), 2);
        QVERIFY(!QFile::exists(m_folder->path(u"none"_s)));
    }
}

void tst_CliInterchange::tellsWhatItWouldDo()
{
    const QString raw = m_folder->write(u"raw"_s, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}");
    const QString text = m_folder->write(u"text"_s, "neither\nnor\n");
    const QString store = m_folder->path(u"store"_s);
    const QStringList files{raw, text};
    Program dry(QStringList{u"import"_s, u"--dry-run"_s, u"--store"_s, store} + files);
    QCOMPARE(dry.next(u"import-fault"_s)[u"rule"].toString(), u"import.no-time"_s);
    const QJsonObject fault = dry.next(u"import-fault"_s);
    QCOMPARE(fault[u"rule"].toString(), u"import.kind-text"_s);
    QVERIFY2(fault[u"message"].toString().contains(u"raw HTTP requests"_s), qPrintable(fault[u"message"].toString()));
    const QJsonObject would = dry.next(u"imported"_s);
    QCOMPARE(would[u"captures"].toInt(), 1);
    QCOMPARE(would[u"faulty"].toInt(), 1);
    QCOMPARE(would[u"kinds"].toObject(), (QJsonObject{{u"raw"_s, 1}}));
    QVERIFY(would[u"dry_run"].toBool());
    QCOMPARE(dry.exitStatus(), 1);
    QVERIFY(!QFile::exists(store));
    Program import(QStringList{u"import"_s, u"--store"_s, store} + files);
    const QJsonObject imported = import.next(u"imported"_s);
    QCOMPARE(imported[u"captures"].toInt(), 1);
    QVERIFY(!imported[u"dry_run"].toBool(true));
    QCOMPARE(import.exitStatus(), 1);
    Program again(QStringList{u"import"_s, u"--dry-run"_s, u"--store"_s, store, raw});
    QCOMPARE(again.next(u"imported"_s)[u"skipped"].toInt(), 1);
    QCOMPARE(again.exitStatus(), 0);
}

void tst_CliInterchange::aStoreInUseIsNotReplaced()
{
    const QString store = capture(2);
    const QString other = m_folder->path(u"other.sqlite"_s);
    Program inspect({u"inspect"_s, u"--store"_s, other});
    const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
    QVERIFY(answerToPost(url, TaskBody).contains("200"));
    const QByteArray before = bundleContents(store);
    for (const QString &target : {store, store + u"-wal"_s, store + u".lock"_s, other, other + u"-wal"_s,
                                  other + u"-shm"_s, other + u".lock"_s}) {
        Program exporter(exporting(store, u"jsonl"_s, target));
        const QString message = exporter.next(u"error"_s)[u"message"].toString();
        QVERIFY2(message.contains(target) && message.contains(u"a store of Runlatch"), qPrintable(message));
        QCOMPARE(exporter.exitStatus(), 2);
    }
    QCOMPARE(bundleContents(store), before);
    QVERIFY(!QFile::exists(store + u"-wal"_s));
    QVERIFY(answerToPost(url, TaskBody).contains("200")); // the program with the other store goes on
    Program list({u"captures"_s, u"list"_s, u"--store"_s, other});
    QCOMPARE(list.exitStatus(), 0);
    QCOMPARE(valuesOf(list.allEvents(), u"capture"_s, u"id"_s).size(), 2);
}

void tst_CliInterchange::aPipeIsNotReplaced()
{
#if defined(Q_OS_UNIX)
    const QString store = capture(1);
    const QString pipe = m_folder->path(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QString &target : {pipe, u"/dev/null"_s}) {
        Program exporter(exporting(store, u"jsonl"_s, target));
        QVERIFY(exporter.next(u"error"_s)[u"message"].toString().contains(target));
        QCOMPARE(exporter.exitStatus(), 2);
    }
    struct stat now = {};
    QCOMPARE(::stat(QFile::encodeName(pipe).constData(), &now), 0);
    QVERIFY(S_ISFIFO(now.st_mode));
#else
    QSKIP("This system has no named pipes in folders.");
#endif
}

/// 2, not 1: nobody can tell what the file holds. What could be read of other files is imported all the same.
void tst_CliInterchange::aFileThatCannotBeReadIsNoAnswer()
{
    const QString bad = m_folder->write(u"bad.jsonl"_s, "x\n");
    for (const QString &unreadable : {m_folder->path(u"none"_s), m_folder->path(u"."_s)}) {
        Program importer({u"import"_s, u"--store"_s, m_folder->path(u"store"_s), unreadable, bad});
        QCOMPARE(importer.next(u"import-fault"_s)[u"rule"].toString(), u"file.unreadable"_s);
        QCOMPARE(importer.next(u"imported"_s)[u"faulty"].toInt(), 2);
        QCOMPARE(importer.exitStatus(), 2);
    }
}

RUNLATCH_TEST(tst_CliInterchange)

#include "tst_cliinterchange.moc"
