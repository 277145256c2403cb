// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "interchange/jsonlines.h"
#include "store/captures/importmark.h"
#include "store/search/capturefilter.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// With a key an import proves a signature where the bytes are those that were sent, and nowhere else.
class tst_ImportProofs : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void whatIsProved_data();
    void whatIsProved();
    void aProofDoesNotTravel();

private:
    std::optional<Import::Result> importedWith(const QList<QByteArray> &keys, store::CaptureStore &store,
                                               const QString &file) const;
    QByteArray lineOf(const QByteArray &body, const QByteArray &signature) const;
};

namespace {

const QByteArray Key = "correct horse battery";
const QByteArray PlainBody = R"({"payload_version":1,"stage":"post_plan"})";

QByteArray signedHead(const QByteArray &signature)
{
    return "POST /runtask HTTP/1.1\r\nHost: localhost\r\n"
        + (signature.isEmpty() ? QByteArray() : "X-TFC-Task-Signature: " + signature + "\r\n") + "\r\n";
}

QByteArray archiveOf(const QByteArray &length)
{
    const QByteArray pair = R"(,{"name":"Content-Length","value":")" + length + R"("})";
    return R"({"log":{"entries":[{"startedDateTime":"2026-11-20T12:00:00Z","request":{"method":"POST",)"
           R"("url":"http://a.example/runtask","headers":[{"name":"X-TFC-Task-Signature","value":")"
        + protocol::sign(Key, PlainBody) + "\"}" + (length.isEmpty() ? QByteArray() : pair)
        + R"(],"postData":{"text":")" + QByteArray(PlainBody).replace('"', "\\\"") + '"' + "}}}]}}";
}

} // namespace

std::optional<Import::Result> tst_ImportProofs::importedWith(const QList<QByteArray> &keys, store::CaptureStore &store,
                                                             const QString &file) const
{
    Import work;
    work.setKeys(keys);
    std::optional<Import::Result> end;
    connect(&work, &Import::finished, [&end](const Import::Result &result) { end = result; });
    work.start({file}, store, m_clock.utc());
    (void)support::waitFor([&end] { return end.has_value(); }, 60000);
    return end;
}

QByteArray tst_ImportProofs::lineOf(const QByteArray &body, const QByteArray &signature) const
{
    const store::NewCapture capture = received(signedHead(signature), body, m_clock.utc());
    return jsonLine({.row = capture.row, .head = capture.head, .body = capture.body, .replies = {}});
}

void tst_ImportProofs::whatIsProved_data()
{
    using protocol::Verdict;
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QList<QByteArray>>("keys");
    QTest::addColumn<Verdict>("verdict");
    const auto row = [](const char *tag, const QString &name, const QByteArray &file, const QList<QByteArray> &keys,
                        Verdict verdict) { QTest::newRow(tag) << name << file << keys << verdict; };
    const QByteArray right = protocol::sign(Key, PlainBody);
    const QString lines = u"a.jsonl"_s;
    const QString archive = u"a.har"_s;
    const QByteArray size = QByteArray::number(PlainBody.size());
    const QByteArray hidden = QByteArray(PlainBody).replace("post_plan", "redacted-0123456789abcdef0123");
    row("a line", lines, lineOf(PlainBody, right), {"another", Key}, Verdict::Valid);
    row("another key", lines, lineOf(PlainBody, right), {"another"}, Verdict::Invalid);
    row("no key", lines, lineOf(PlainBody, right), {}, Verdict::Unchecked);
    row("no header", lines, lineOf(PlainBody, {}), {Key}, Verdict::Unchecked);
    row("placeholders", lines, lineOf(hidden, protocol::sign(Key, hidden)), {Key}, Verdict::Unchecked);
    row("an entry", archive, archiveOf(size), {Key}, Verdict::Valid);
    row("another length", archive, archiveOf("1502"), {Key}, Verdict::Unchecked);
    row("no length", archive, archiveOf({}), {Key}, Verdict::Unchecked);
}

void tst_ImportProofs::whatIsProved()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, file);
    QFETCH(const QList<QByteArray>, keys);
    QFETCH(const protocol::Verdict, verdict);
    const auto store = newStore();
    const auto read = importedWith(keys, *store, written(name, file));
    QVERIFY(read);
    QCOMPARE(read->captures, 1);
    QCOMPARE(read->valid, verdict == protocol::Verdict::Valid ? 1 : 0);
    QCOMPARE(read->invalid, verdict == protocol::Verdict::Invalid ? 1 : 0);
    const auto capture = load(*store, 1);
    QVERIFY(capture);
    QCOMPARE(capture->row.verdict, verdict);
    QVERIFY(store::isFromFile(capture->row));
    QVERIFY(capture->row.cause.startsWith(u"imported."_s)); // the claim of the file stays
    QCOMPARE(store::isProvedFromFile(capture->row), verdict != protocol::Verdict::Unchecked);
    const auto filter = store::CaptureFilter::parse(u"sig:valid is:imported"_s, m_clock.utc());
    QCOMPARE(filter.accepts(capture->row), verdict == protocol::Verdict::Valid);
}

/// An export says what was proved here. For another store that is the word of a file.
void tst_ImportProofs::aProofDoesNotTravel()
{
    const auto store = newStore();
    const QByteArray line = lineOf(PlainBody, protocol::sign(Key, PlainBody));
    QVERIFY(importedWith({"another"}, *store, written(u"a.jsonl"_s, line)));
    const QString out = path(u"out.jsonl"_s);
    QVERIFY(exported(*store, {Format::JsonLines, out}));
    const QJsonObject record = QJsonDocument::fromJson(contents(out)).object();
    QCOMPARE(record["origin"_L1].toString(), u"file"_s);
    QCOMPARE(record["signature"_L1],
             (QJsonObject{{u"verdict"_s, u"invalid"_s}, {u"cause"_s, u"imported.proved-invalid"_s}}));
    QCOMPARE(record["claimed"_L1]["verdict"_L1].toString(), u"valid"_s);
    QVERIFY(exported(*store, {Format::Csv, path(u"out.csv"_s)}));
    QVERIFY(contents(path(u"out.csv"_s)).contains(",invalid,imported.proved-invalid,"));
    const auto other = newStore();
    QVERIFY(imported(*other, {out}));
    const auto again = load(*other, 1);
    QVERIFY(again);
    QCOMPARE(again->row.verdict, protocol::Verdict::Unchecked);
    QCOMPARE(again->row.cause, u"imported.valid"_s);
}

RUNLATCH_TEST(tst_ImportProofs)

} // namespace runlatch::interchange

#include "tst_importproofs.moc"
