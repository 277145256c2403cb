// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "redaction/placeholder.h"
#include "store/captures/importmark.h"
#include "store/search/capturefields.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// The claims of a file about a request are nowhere shown, filtered or exported as if they had been proved here.
class tst_Claims : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void aForgedLineIsNowhereValid();
    void noFilterTakesAClaimForAProof_data();
    void noFilterTakesAClaimForAProof();
    void anExportSaysWhatIsClaimed_data();
    void anExportSaysWhatIsClaimed();
    void aTableSaysWhatIsClaimed();
    void aCommandSaysThatItWasImported();
    void aCopyIsNoProofEither();
    void aLineOfAnEarlierVersionIsAClaim();
    void aClaimCannotBeLeftOut();
    void aReplyThatIsSentHereIsNoClaim();
    void aVerificationIsKnownByItsBody();

private:
    QByteArray forged();
    std::unique_ptr<store::CaptureStore> newImport(const QByteArray &line);
    QByteArray exportedAs(store::CaptureStore &store, Format format);
    qsizetype found(store::CaptureStore &store, const QString &filter);
};

/// A line that calls its signature valid and its run task passed, and has the reply that did it.
QByteArray tst_Claims::forged()
{
    Record record;
    const store::NewCapture capture = received(secretHead(), secretBody(), m_clock.utc());
    record.row = capture.row;
    record.row.state = protocol::TaskState::Passed;
    record.row.note = u"checked by me"_s;
    record.head = capture.head;
    record.body = capture.body;
    record.replies = {{m_clock.utc(), "{}", u"passed"_s, 200, {}, false}};
    return fileRecord(Format::JsonLines, record, true);
}

std::unique_ptr<store::CaptureStore> tst_Claims::newImport(const QByteArray &line)
{
    auto store = newStore();
    const auto read = imported(*store, {written(u"forged.jsonl"_s, line)});
    return read && read->captures == 1 ? std::move(store) : nullptr;
}

QByteArray tst_Claims::exportedAs(store::CaptureStore &store, Format format)
{
    const QString file = path(u"out."_s + formatSuffix(format));
    return exported(store, {format, file}) ? contents(file) : QByteArray();
}

qsizetype tst_Claims::found(store::CaptureStore &store, const QString &filter)
{
    const auto parsed = store::CaptureFilter::parse(filter, m_clock.utc(), {});
    const auto written = exported(std::make_unique<StoreSource>(store, parsed), {Format::Csv, path(u"found.csv"_s)});
    return written ? written->captures : -1;
}

void tst_Claims::aForgedLineIsNowhereValid()
{
    const auto store = newImport(forged());
    QVERIFY(store);
    const auto capture = load(*store, 1);
    QVERIFY(capture);
    const store::CaptureRow &row = capture->row;
    QCOMPARE(row.verdict, protocol::Verdict::Unchecked);
    QCOMPARE(row.state, protocol::TaskState::Awaiting);
    QCOMPARE(row.claimedState, protocol::TaskState::Passed);
    QCOMPARE(store::captureState(row, m_clock.utc()), store::CaptureState::Imported);
    QCOMPARE(store::originOf(row), u"file"_s);
    QCOMPARE(capture->replies.size(), 1);
    QVERIFY(capture->replies.first().imported);
    QCOMPARE(capture->replies.first().errorKind, QString());
}

void tst_Claims::noFilterTakesAClaimForAProof_data()
{
    QTest::addColumn<bool>("accepted");
    QTest::newRow("sig:valid") << false;
    QTest::newRow("state:passed") << false;
    QTest::newRow("sig:unchecked") << true;
    QTest::newRow("state:imported") << true;
    QTest::newRow("is:imported") << true;
    QTest::newRow("-is:imported") << false;
}

void tst_Claims::noFilterTakesAClaimForAProof()
{
    QFETCH(const bool, accepted);
    const QString filter = QString::fromLatin1(QTest::currentDataTag());
    const auto store = newImport(forged());
    QVERIFY(store);
    QCOMPARE(found(*store, filter), accepted ? 1 : 0);
    const auto parsed = store::CaptureFilter::parse(filter, m_clock.utc(), {});
    const auto capture = load(*store, 1);
    QCOMPARE(parsed.accepts(capture->row, capture->head, capture->body), accepted);
}

void tst_Claims::anExportSaysWhatIsClaimed_data()
{
    QTest::addColumn<Format>("format");
    QTest::newRow("jsonl") << Format::JsonLines;
    QTest::newRow("har") << Format::Har;
}

void tst_Claims::anExportSaysWhatIsClaimed()
{
    QFETCH(const Format, format);
    const auto store = newImport(forged());
    QVERIFY(store);
    const auto entries = entriesOf(exportedAs(*store, format));
    QCOMPARE(entries.size(), 1);
    const QJsonObject entry = entries.first();
    const QJsonObject record = format == Format::Har ? entry["_runlatch"_L1].toObject() : entry;
    QCOMPARE(record["origin"_L1].toString(), u"file"_s);
    QCOMPARE(record["signature"_L1], (QJsonObject{{u"verdict"_s, u"unchecked"_s}, {u"cause"_s, u"imported.valid"_s}}));
    QCOMPARE(record["claimed"_L1],
             (QJsonObject{{u"verdict"_s, u"valid"_s}, {u"cause"_s, QJsonValue()}, {u"state"_s, u"passed"_s}}));
    QCOMPARE(record["task"_L1]["state"_L1].toString(), u"awaiting"_s);
    QCOMPARE(record["replies"_L1][0]["origin"_L1].toString(), u"file"_s);
    QCOMPARE(record["note"_L1].toString(), u"checked by me"_s);
}

void tst_Claims::aTableSaysWhatIsClaimed()
{
    const auto store = newImport(forged());
    QVERIFY(store);
    const QByteArrayList lines = exportedAs(*store, Format::Csv).trimmed().split('\n');
    const QByteArrayList names = lines.first().trimmed().split(',');
    const QByteArrayList cells = lines.last().trimmed().split(',');
    QCOMPARE(cells.size(), names.size());
    const auto cell = [&](const char *name) { return cells.at(names.indexOf(name)); };
    QCOMPARE(cell("signature"), QByteArray("unchecked"));
    QCOMPARE(cell("cause"), QByteArray("imported.valid"));
    QCOMPARE(cell("state"), QByteArray("imported"));
    QCOMPARE(cell("origin"), QByteArray("file"));
}

void tst_Claims::aCommandSaysThatItWasImported()
{
    const auto store = newImport(forged());
    QVERIFY(store);
    QVERIFY(exportedAs(*store, Format::Curl).contains("# 1, imported; its file says received 2026-"));
}

/// Its bytes may be changed by hand before it is sent, and nothing checked them here.
void tst_Claims::aCopyIsNoProofEither()
{
    const auto store = newStore();
    store::NewCapture copy = received(secretHead(), secretBody(), m_clock.utc());
    copy.row = store::copyOf(copy.row, m_clock.utc());
    QVERIFY(append(*store, copy));
    const QJsonObject record = entriesOf(exportedAs(*store, Format::JsonLines)).value(0);
    QCOMPARE(record["origin"_L1].toString(), u"copy"_s);
    QCOMPARE(record["signature"_L1]["verdict"_L1].toString(), u"unchecked"_s);
    QCOMPARE(record["signature"_L1]["cause"_L1].toString(), u"copied.valid"_s);
    const auto second = newImport(exportedAs(*store, Format::JsonLines));
    QVERIFY(second);
    QCOMPARE(store::originOf(load(*second, 1)->row), u"file"_s);
    QCOMPARE(load(*second, 1)->row.cause, u"imported.valid"_s);
}

void tst_Claims::aLineOfAnEarlierVersionIsAClaim()
{
    QByteArray line = forged();
    line.replace("\"origin\":\"here\",", "");
    line.replace("\"claimed\":null,", "");
    line.replace(",\"origin\":\"here\"", "");
    QVERIFY(!line.contains("origin"));
    const auto store = newImport(line);
    QVERIFY(store);
    QCOMPARE(load(*store, 1)->row.cause, u"imported.valid"_s);
    QVERIFY(load(*store, 1)->replies.first().imported);
}

void tst_Claims::aClaimCannotBeLeftOut()
{
    QByteArray line = forged();
    line.replace("\"origin\":\"here\",\"signature\"", "\"origin\":\"file\",\"signature\"");
    qint64 captures = -1;
    QCOMPARE(faultsOf(u"claims.jsonl"_s, line, &captures), {u"1 import.missing claimed"_s});
    line.replace("\"claimed\":null", R"("claimed":{"verdict":"valid","cause":null,"state":"won"})");
    QCOMPARE(faultsOf(u"claims.jsonl"_s, line, &captures), {u"1 import.value claimed.state"_s});
    QCOMPARE(captures, 0);
}

/// The reply and its state stand beside what the file claims.
void tst_Claims::aReplyThatIsSentHereIsNoClaim()
{
    const auto store = newImport(forged());
    QVERIFY(store);
    bool isReplied = false;
    store->addReply(1, {m_clock.utc(), "{}", u"failed"_s, 200, {}, false}, protocol::TaskState::Failed, this,
                    [&isReplied](const auto &row) { isReplied = row.isOk(); });
    QTRY_VERIFY(isReplied);
    const auto capture = load(*store, 1);
    QCOMPARE(capture->row.state, protocol::TaskState::Failed);
    QCOMPARE(capture->replies.size(), 2);
    QVERIFY(capture->replies.first().imported && !capture->replies.last().imported);
    QCOMPARE(found(*store, u"state:failed"_s), 1);
    QCOMPARE(found(*store, u"sig:valid"_s), 0);
}

/// Only where a placeholder stands in the body is the word of the file needed.
void tst_Claims::aVerificationIsKnownByItsBody()
{
    QByteArray line = forged();
    line.replace("\"verification\":false", "\"verification\":true");
    const auto store = newImport(line);
    QVERIFY(store);
    QVERIFY(!load(*store, 1)->row.verification);
    const QByteArray body = R"({"access_token":")" + redaction::placeholderOf(QByteArray(10, 'x')) + R"("})";
    store::NewCapture redacted = received(secretHead(), body, m_clock.utc());
    redacted.row.verification = true;
    const auto other = newImport(fileRecord(Format::JsonLines, {redacted.row, redacted.head, body, {}, true}, true));
    QVERIFY(other);
    QVERIFY(load(*other, 1)->row.verification);
}

RUNLATCH_TEST(tst_Claims)

} // namespace runlatch::interchange

#include "tst_claims.moc"
