// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/format.h"

#include "base/rules.h"
#include "fixture.h"
#include "interchange/keptsource.h"
#include "redaction/placeholder.h"
#include "support/suite.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// CSV defuses formulas, a shell gets the exact bytes, and a folder has files that no sender named.
class tst_Formats : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void namesAreReadBack();
    void csvHasNoFormulas();
    void aShellSendsTheExactBytes_data();
    void aShellSendsTheExactBytes();
    void aFolderHasTheExactBytes();
    void aKeptStoreGivesNoSecret();
};

void tst_Formats::namesAreReadBack()
{
    for (const Format format : {Format::JsonLines, Format::Har, Format::Csv, Format::Curl, Format::Raw})
        QCOMPARE(formatOfName(formatName(format)), format);
    QVERIFY(!formatOfName(u"xml"));
    QVERIFY(!formatOfName(u""));
}

void tst_Formats::csvHasNoFormulas()
{
    store::NewCapture capture = received(secretHead(), "{\"run_message\":\"x\",\"stage\":\"=1+1\"}", m_clock.utc());
    capture.row.note = u"@a,\"b\"\nc"_s;
    capture.row.peer = u"-cmd"_s;
    const Record record{capture.row, capture.head, capture.body, {}, false};
    const QByteArray text = fileHead(Format::Csv) + fileRecord(Format::Csv, record, true);
    QVERIFY(text.startsWith("number,pinned,received_at,"));
    QVERIFY(text.contains(",'=1+1,") && text.contains(",'-cmd,"));
    QVERIFY(text.contains(",\"'@a,\"\"b\"\"\nc\","));
    QVERIFY(fileHead(Format::Csv).endsWith(",note,errors,warnings,infos,rules,origin,kind\r\n"));
    QVERIFY(text.contains("payload.unknown-value") && text.endsWith(",here,run-task\r\n"));
    QCOMPARE(text.count("\r\n"), 2);
}

void tst_Formats::aShellSendsTheExactBytes_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("text") << QByteArray("it's `a` $(b) \"c\" \\ \n@x");
    QTest::newRow("zero") << QByteArray("\0\xFF\x1b[2J\r\n\0", 9);
    QTest::newRow("mark") << QByteArray("\xFF\nRUNLATCH_BODY\nrm -rf /\n");
    QTest::newRow("long") << QByteArray(300000, 'x');
    QTest::newRow("option") << QByteArray("a --data-binary @- b");
}

/// A function stands in for curl, which has to get the bytes of the body as its data.
void tst_Formats::aShellSendsTheExactBytes()
{
    QFETCH(QByteArray, body);
    if (QStandardPaths::findExecutable(u"sh"_s).isEmpty() || QStandardPaths::findExecutable(u"base64"_s).isEmpty())
        QSKIP("no shell");
    const store::NewCapture capture = received(
        "POST /a?b=$(c)' HTTP/1.1\r\nHost: x\r\nX-A: '; touch evil; '\r\nX-B: \x1b[2J\r\n\r\n", body, m_clock.utc());
    const Record record{capture.row, capture.head, capture.body, {}, false};
    const QByteArray fake = "curl() { while [ $# -gt 0 ]; do case \"$1\" in --data-raw) printf %s \"$2\"; return;; "
                            "--data-binary) cat; return;; esac; shift; done; }\n";
    QProcess shell;
    shell.setWorkingDirectory(m_folder.path());
    shell.start(u"sh"_s,
                {written(u"script.sh"_s, fake + fileHead(Format::Curl) + fileRecord(Format::Curl, record, true))});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.readAllStandardError(), QByteArray());
    QCOMPARE(shell.readAllStandardOutput(), body);
    QVERIFY(!QFile::exists(path(u"evil"_s)));
}

void tst_Formats::aFolderHasTheExactBytes()
{
    const auto store = newStore();
    const QByteArray body = "{\"stage\":\"../../x\"}\xFF";
    QVERIFY(append(*store, received(secretHead(), body, m_clock.utc())));
    QVERIFY(append(*store, received(secretHead(), secretBody(), m_clock.utc())));
    const Export::Options options{Format::Raw, path(u"raw/deep"_s), {}, true};
    QVERIFY(exported(*store, options));
    QCOMPARE(QDir(options.target).entryList(QDir::Files),
             (QStringList{u"000001-request.body"_s, u"000001-request.head"_s, u"000002-post_plan.body"_s,
                          u"000002-post_plan.head"_s}));
    QCOMPARE(contents(options.target + u"/000001-request.body"_s), body);
    QCOMPARE(contents(options.target + u"/000002-post_plan.head"_s), secretHead());
    std::optional<base::Error> why;
    QVERIFY(!exported(*store, options, &why)); // nothing is overwritten
    QVERIFY(why && why->rule == base::Rules::ExportFailed);
    QVERIFY(!exported(*store, {Format::Raw, {}}, &why));
}

void tst_Formats::aKeptStoreGivesNoSecret()
{
    const auto store = newStore();
    QVERIFY(append(*store, received(secretHead(), secretBody(), m_clock.utc())));
    for (const bool withSecrets : {false, true}) {
        const QString file = path(u"kept.jsonl"_s);
        const auto written =
            exported(std::make_unique<KeptSource>(store->file()), {Format::JsonLines, file, {}, withSecrets});
        QVERIFY(written);
        QCOMPARE(written->redacted, 1);
        QVERIFY(!contents(file).contains(Token) && !contents(file).contains("********\""));
        QVERIFY(redaction::hasPlaceholder(contents(file)));
        const auto second = newStore();
        const auto read = imported(*second, {file});
        QVERIFY(read && read->captures == 1);
        QVERIFY(exported(*second, {Format::JsonLines, path(u"again.jsonl"_s)}));
        QCOMPARE(entriesOf(contents(path(u"again.jsonl"_s)), asProved), entriesOf(contents(file)));
    }
}

RUNLATCH_TEST(tst_Formats)

} // namespace runlatch::interchange

#include "tst_formats.moc"
