// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "replay/lineage.h"

#include "base/utc.h"
#include "protocol/sha512.h"
#include "store/captures/importmark.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::protocol::EditMark;
using runlatch::protocol::Edits;

namespace runlatch::replay {

/// The changes in a request that was sent again are told by places, and kept as a request that proves nothing.
class tst_Lineage : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatWasChanged_data();
    void tellsWhatWasChanged();
    void keepsWhatLeft();
    void provesNothing();
    void keepsNothingThatCannotLeave();
};

namespace {

store::Capture captured()
{
    store::Capture capture;
    capture.row.id = 7;
    capture.row.receivedAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
    capture.row.deadline = capture.row.receivedAt.addSecs(600);
    capture.row.verdict = protocol::Verdict::Valid;
    capture.row.state = protocol::TaskState::Passed;
    capture.row.pinned = true;
    capture.row.listener = u"127.0.0.1:1"_s;
    capture.row.tlsVersion = u"TLS 1.3"_s;
    capture.row.rule = u"deny"_s;
    capture.head = "POST /runtask HTTP/1.1\r\nHost: h\r\nX-TFC-Task-Signature: 00\r\nContent-Length: 38\r\n\r\n";
    capture.body = R"({"stage":"post_plan","run_id":"run-1"})";
    return capture;
}

Resending resending(const QByteArray &body)
{
    Resending request;
    request.head = captured().head;
    request.body = body;
    request.destination = QUrl(u"https://other.example/hook?code=secret"_s);
    return request;
}

} // namespace

void tst_Lineage::tellsWhatWasChanged_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Edits>("edits");
    QTest::newRow("nothing") << captured().body << Edits();
    QTest::newRow("a member") << QByteArray(R"({"stage":"pre_plan","run_id":"run-1"})") << Edits{{}, {u"/stage"_s}};
    QTest::newRow("one more, one less") << QByteArray(R"({"stage":"post_plan","b":{"c":1}})")
                                        << Edits{{}, {u"/run_id"_s, u"/b"_s}};
    QTest::newRow("only blanks") << QByteArray(R"({"stage":"post_plan", "run_id":"run-1"})")
                                 << Edits{{EditMark::Body}, {}};
    QTest::newRow("no JSON") << QByteArray("{") << Edits{{EditMark::Body}, {}};
    QTest::newRow("nothing of it") << QByteArray("7") << Edits{{EditMark::Body}, {}};
    QByteArray many = captured().body.chopped(1);
    QStringList first;
    for (int number = 10; number < 20; ++number) {
        many += ",\"k" + QByteArray::number(number) + "\":1";
        first.append(u"/k%1"_s.arg(number));
    }
    QTest::newRow("many") << many + '}' << Edits{{EditMark::Body}, first.first(Edits::MaxPointers)};
}

void tst_Lineage::tellsWhatWasChanged()
{
    QFETCH(const QByteArray, body);
    QFETCH(Edits, edits);
    Resending request = resending(body);
    QCOMPARE(editsOf(captured(), request), edits);
    request.signingKey = "key";
    request.headerText = "Host: h";
    request.fresh = Freshness{"taskrs-2", captured().row.receivedAt};
    edits.marks.prepend(EditMark::Headers);
    edits.marks << EditMark::Signed << EditMark::Fresh;
    QCOMPARE(editsOf(captured(), request), edits);
}

void tst_Lineage::keepsWhatLeft()
{
    const QDateTime now = captured().row.receivedAt.addDays(1);
    const Resending request = resending(R"({"stage":"pre_plan","run_id":"run-1"})");
    const auto kept = keptRequest(captured(), request, {{}, {u"/stage"_s}}, 202, now);
    QVERIFY(kept);
    const auto sent = resentRequest(request);
    QCOMPARE(kept->head, sent->head);
    QCOMPARE(kept->body, sent->body);
    const store::CaptureRow &row = kept->row;
    QCOMPARE(row.parent, 7);
    QCOMPARE(row.edited, u"/stage"_s);
    QCOMPARE(row.stage, u"pre_plan"_s);
    QCOMPARE(row.endpoint, u"/hook"_s); // without its query
    QCOMPARE(row.answered, 202);
    QCOMPARE(row.receivedAt, now);
    QCOMPARE(row.bytes, sent->body.size());
    QCOMPARE(row.sha512, protocol::sha512(sent->body).toHex());
    QVERIFY(row.findings && row.findings->errors > 0);
    QVERIFY(row.listener.isEmpty() && row.tlsVersion.isEmpty() && row.rule.isEmpty());
}

/// The verdict was that of other bytes.
void tst_Lineage::provesNothing()
{
    store::Capture imported = captured();
    store::markImported(imported.row, {protocol::Verdict::Valid, {}});
    for (const store::Capture &capture : {captured(), imported}) {
        const auto kept = keptRequest(capture, resending("{}"), {{EditMark::Body}, {}}, 0, capture.row.receivedAt);
        QVERIFY(kept && store::isCopied(kept->row) && !kept->row.pinned);
        QCOMPARE(store::recordedVerdict(kept->row).verdict, protocol::Verdict::Unchecked);
        QCOMPARE(kept->row.state, protocol::TaskState::Awaiting);
        QVERIFY(!kept->row.claimedState && !kept->row.deadline.isValid());
    }
}

void tst_Lineage::keepsNothingThatCannotLeave()
{
    Resending request = resending("{}");
    request.headerText = "no header";
    QVERIFY(!keptRequest(captured(), request, {}, 0, captured().row.receivedAt));
}

RUNLATCH_TEST(tst_Lineage)

} // namespace runlatch::replay

#include "tst_lineage.moc"
