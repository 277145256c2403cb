// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "replay/resendable.h"

#include "base/rules.h"
#include "http/requestparser.h"
#include "inspector/inspection.h"
#include "redaction/placeholder.h"
#include "store/captures/importmark.h"
#include "support/suite.h"

#include <QTest>

Q_DECLARE_METATYPE(runlatch::replay::LostPart)

namespace runlatch::replay {

/// Of a request that was refused it is known what was not kept, for each way in which the listener refuses one.
class tst_Resendable : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatARefusalLost_data();
    void tellsWhatARefusalLost();
    void aRequestThatWasReadLostNothing_data();
    void aRequestThatWasReadLostNothing();
    void aDoubtfulBodyIsNotTheSentOne();
    void tellsWhetherAHeadCanLeave_data();
    void tellsWhetherAHeadCanLeave();

private:
    static store::Capture captured(const store::NewCapture &kept)
    {
        store::Capture capture;
        capture.row = kept.row;
        capture.head = kept.head;
        capture.body = kept.body;
        return capture;
    }
};

void tst_Resendable::tellsWhatARefusalLost_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isKeptOut"); // by a gate
    QTest::addColumn<LostPart>("lost");
    const QByteArray begin = "POST / HTTP/1.1\r\nHost: a\r\n";
    const QByteArray end = "Content-Length: 2\r\n\r\n{}";
    const QByteArray cut = "Content-Length: 2\r\n\r\n{";
    QTest::newRow("head too long") << begin + "X: " + QByteArray(70'000, 'a') + "\r\n" + end << false
                                   << LostPart::HeadEnd;
    QTest::newRow("cut in the head") << begin + "X-Late" << false << LostPart::HeadEnd;
    QTest::newRow("cut at the end of a line") << begin << false << LostPart::HeadEnd;
    QTest::newRow("bad line, all in one read") << begin + "A B: c\r\n" + end << false << LostPart::Body;
    QTest::newRow("bad line behind 2 KB")
        << begin + "X: " + QByteArray(3'000, 'a') + "\r\nA B: c\r\n" + end << false << LostPart::HeadEnd;
    QTest::newRow("two hosts") << begin + "Host: b\r\n" + end << false << LostPart::Body;
    QTest::newRow("two hosts, chunked") << begin + "Host: b\r\nTransfer-Encoding: chunked\r\n\r\n"
                                        << false << LostPart::Body;
    QTest::newRow("line ends of LF alone")
        << QByteArray("POST /a HTTP/1.1\nHost: a\n\n") << false << LostPart::LineEnds;
    QTest::newRow("one line end of LF alone")
        << QByteArray("POST /a HTTP/1.1\r\nHost: a\n\r\n") << false << LostPart::LineEnds;
    QTest::newRow("two hosts, no body") << begin + "Host: b\r\n\r\n" << false << LostPart::Nothing;
    QTest::newRow("empty body") << begin + "Host: b\r\nContent-Length: 0\r\n\r\n" << false << LostPart::Nothing;
    QTest::newRow("kept out") << begin + end << true << LostPart::Body;
    QTest::newRow("kept out, no body") << begin + "\r\n" << true << LostPart::Nothing;
    QTest::newRow("cut in the body") << begin + cut << false << LostPart::BodyEnd;
    QTest::newRow("body too large") << begin + "Content-Length: 99999999\r\n\r\n{" << false << LostPart::BodyEnd;
}

void tst_Resendable::tellsWhatARefusalLost()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isKeptOut);
    QFETCH(LostPart, lost);
    http::RequestParser parser({}, [isKeptOut](http::Request &) {
        return isKeptOut ? http::HeadFault{base::Rules::RequestWebPage, 403} : http::HeadFault();
    });
    const auto state = parser.feed(bytes);
    QVERIFY(state != http::RequestParser::State::Complete);
    http::Refusal refusal{base::Rules::HttpRequestCut, 400, {}, parser.keptHead(), parser.takeArrivedBody()};
    if (state == http::RequestParser::State::Refused)
        refusal.rule = parser.fault().rule;
    store::Capture capture = captured(inspector::inspect(refusal, QDateTime::currentDateTimeUtc()));
    QCOMPARE(lostPart(capture), lost);
    if (capture.body.isEmpty())
        return;
    capture.body.clear(); // too many waited for the disk
    QCOMPARE(lostPart(capture), LostPart::Body);
}

void tst_Resendable::aRequestThatWasReadLostNothing_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("method");
    QTest::newRow("accepted") << QByteArray("/runtask") << QByteArray("POST");
    QTest::newRow("other path") << QByteArray("/nothing") << QByteArray("POST");
    QTest::newRow("other method") << QByteArray("/runtask") << QByteArray("PUT");
}

void tst_Resendable::aRequestThatWasReadLostNothing()
{
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, method);
    http::RequestParser parser({});
    parser.feed(method + ' ' + target + " HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n");
    QCOMPARE(parser.state(), http::RequestParser::State::Complete);
    const auto kept =
        inspector::inspect(parser.takeRequest(), inspector::ReceiverOptions(), QDateTime::currentDateTimeUtc());
    QCOMPARE(lostPart(captured(kept)), LostPart::Nothing);
}

void tst_Resendable::tellsWhetherAHeadCanLeave_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<bool>("canLeave");
    QTest::newRow("whole") << QByteArray("POST / HTTP/1.1\r\nHost: a\r\n\r\n") << true;
    QTest::newRow("cut") << QByteArray("POST / HTTP/1.1\r\nHost: a\r\nX-C") << true;
    QTest::newRow("other version") << QByteArray("POST / HTTP/2.0\r\nHost: a\r\n\r\n") << false;
    QTest::newRow("space in a name") << QByteArray("POST / HTTP/1.1\r\nHost: a\r\nA B: c\r\n\r\n") << false;
    QTest::newRow("nothing") << QByteArray() << false;
}

void tst_Resendable::tellsWhetherAHeadCanLeave()
{
    QFETCH(QByteArray, head);
    QFETCH(bool, canLeave);
    QCOMPARE(isSendableHead(head), canLeave);
}

void tst_Resendable::aDoubtfulBodyIsNotTheSentOne()
{
    http::RequestParser parser({});
    parser.feed("POST /runtask HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}");
    auto kept = inspector::inspect(parser.takeRequest(), inspector::ReceiverOptions(), QDateTime::currentDateTimeUtc());
    store::markImported(kept.row, {});
    QCOMPARE(lostPart(captured(kept)), LostPart::Nothing);
    store::markImported(kept.row, {protocol::Verdict::Unchecked, base::Rules::ImportBodyOther.name()});
    QCOMPARE(lostPart(captured(kept)), LostPart::SentBody);
    store::markImported(kept.row, {});
    kept.body = R"({"access_token":")" + redaction::placeholderOf(QByteArray(10, 'x')) + R"("})";
    QCOMPARE(lostPart(captured(kept)), LostPart::SentBody);
}

RUNLATCH_TEST(tst_Resendable)

} // namespace runlatch::replay

#include "tst_resendable.moc"
