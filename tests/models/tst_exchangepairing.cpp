// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/exchangepairing.h"

#include "base/utc.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using http::ExchangeRecord;
using models::ExchangePairing;

namespace {

using Direction = ExchangeRecord::Direction;

ExchangeRecord plainSide(Direction direction)
{
    ExchangeRecord side;
    side.direction = direction;
    side.startedAt = QDateTime(QDate(2026, 11, 21), QTime(9, 2, 3, 45), base::Utc);
    side.method = "POST";
    side.path = u"/api/v2/runs"_s;
    side.status = 200;
    side.took = 50ms;
    return side;
}

ExchangeRecord withEnds(Direction direction, const QString &ends = u"127.0.0.1:50311 127.0.0.1:8080"_s)
{
    ExchangeRecord side = plainSide(direction);
    side.ends = ends;
    return side;
}

ExchangeRecord withAnswer(Direction direction, const QByteArray &id = "86dbb9a6-6f2d-4e0a-8d8a-5dc0a8d9e1f1")
{
    ExchangeRecord side = plainSide(direction);
    side.responseHeaders = {{"x-request-id", id}};
    return side;
}

} // namespace

/// The two records of an exchange find each other by a proof, never by a likeness, and those that wait are bounded.
class tst_ExchangePairing : public QObject
{
    Q_OBJECT
private slots:
    void aProofPairs_data();
    void aProofPairs();
    void anythingElseDoesNot_data();
    void anythingElseDoesNot();
    void aPairIsFoundOnce();
    void aNewerConnectionTakesTheEndsOver();
    void aRepeatedAnswerProvesNothing();
    void whatWaitsIsBounded();
    void thoseThatAreFoundTakeNoPlace();
};

void tst_ExchangePairing::aProofPairs_data()
{
    QTest::addColumn<ExchangeRecord>("sent");
    QTest::addColumn<ExchangeRecord>("received");
    ExchangeRecord received = withEnds(Direction::Received);
    QTest::newRow("the connection") << withEnds(Direction::Sent) << received;
    received.startedAt = received.startedAt.addDuration(50ms);
    received.status = 0; // its answer was lost
    QTest::newRow("the connection, received at the end") << withEnds(Direction::Sent) << received;
    QTest::newRow("the answer") << withAnswer(Direction::Sent) << withAnswer(Direction::Received);
    ExchangeRecord both = withAnswer(Direction::Received);
    both.ends = u"127.0.0.1:1 127.0.0.1:2"_s;
    ExchangeRecord hidden = withAnswer(Direction::Received);
    hidden.path += u"?[redacted]"_s;
    ExchangeRecord asked = withAnswer(Direction::Sent);
    asked.path += u"?page=2"_s;
    QTest::newRow("the answer, where one side hides the query") << asked << hidden;
    asked.path = u"/%5Bredacted%5D"_s;
    QTest::newRow("the answer, where the sender hides the path") << asked << hidden;
    QTest::newRow("the answer, on a connection that one side knows") << withAnswer(Direction::Sent) << both;
}

void tst_ExchangePairing::aProofPairs()
{
    QFETCH(const ExchangeRecord, sent);
    QFETCH(const ExchangeRecord, received);
    ExchangePairing pairing;
    QVERIFY(!pairing.otherSide(sent, 7));
    QCOMPARE(pairing.otherSide(received, 8), 7);
    QCOMPARE(pairing.waiting(), 0);
    QVERIFY(!pairing.otherSide(received, 9));
    QCOMPARE(pairing.otherSide(sent, 10), 9);
}

void tst_ExchangePairing::anythingElseDoesNot_data()
{
    QTest::addColumn<ExchangeRecord>("sent");
    QTest::addColumn<ExchangeRecord>("received");
    const auto pair = [](const char *name, ExchangeRecord received, const ExchangeRecord &sent, auto change) {
        change(received);
        QTest::newRow(name) << sent << received;
    };
    const ExchangeRecord byEnds = withEnds(Direction::Received);
    const ExchangeRecord byAnswer = withAnswer(Direction::Received);
    pair("alike in all but a proof", plainSide(Direction::Received), plainSide(Direction::Sent), [](auto &) {});
    pair("both sent", byEnds, withEnds(Direction::Sent), [](auto &one) { one.direction = Direction::Sent; });
    pair("another port", byEnds, withEnds(Direction::Sent),
         [](auto &one) { one.ends.replace(u"50311"_s, u"50312"_s); });
    pair("earlier", byEnds, withEnds(Direction::Sent), [](auto &one) { one.startedAt = one.startedAt.addSecs(-2); });
    pair("later", byEnds, withEnds(Direction::Sent), [](auto &one) { one.startedAt = one.startedAt.addSecs(2); });
    pair("another answer", byAnswer, withAnswer(Direction::Sent),
         [](auto &one) { one.responseHeaders[0].value = "86dbb9a6-6f2d-4e0a-8d8a-5dc0a8d9e1f2"; });
    pair("another method", byAnswer, withAnswer(Direction::Sent), [](auto &one) { one.method = "GET"; });
    pair("another status", byAnswer, withAnswer(Direction::Sent), [](auto &one) { one.status = 404; });
    pair("another path", byAnswer, withAnswer(Direction::Sent), [](auto &one) { one.path = u"/api/v2/plans"_s; });
    pair("an answer earlier", byAnswer, withAnswer(Direction::Sent),
         [](auto &one) { one.startedAt = one.startedAt.addSecs(-2); });
    pair("an answer later", byAnswer, withAnswer(Direction::Sent),
         [](auto &one) { one.startedAt = one.startedAt.addSecs(2); });
    const QByteArray endless(1000, 'a');
    pair("an endless id", withAnswer(Direction::Received, endless), withAnswer(Direction::Sent, endless),
         [](auto &) {});
}

void tst_ExchangePairing::anythingElseDoesNot()
{
    QFETCH(const ExchangeRecord, sent);
    QFETCH(const ExchangeRecord, received);
    ExchangePairing pairing;
    QVERIFY(!pairing.otherSide(sent, 7));
    QVERIFY(!pairing.otherSide(received, 8));
    pairing.clear();
    QVERIFY(!pairing.otherSide(received, 9));
    QVERIFY(!pairing.otherSide(sent, 10));
}

/// A record that has both proofs is found by neither of them when it has its other side.
void tst_ExchangePairing::aPairIsFoundOnce()
{
    ExchangeRecord received = withAnswer(Direction::Received);
    received.ends = withEnds(Direction::Received).ends;
    ExchangePairing pairing;
    QVERIFY(!pairing.otherSide(received, 1));
    QCOMPARE(pairing.otherSide(withEnds(Direction::Sent), 2), 1);
    QVERIFY(!pairing.otherSide(withAnswer(Direction::Sent), 3));
}

void tst_ExchangePairing::aNewerConnectionTakesTheEndsOver()
{
    ExchangeRecord late = withEnds(Direction::Sent);
    late.startedAt = late.startedAt.addSecs(60);
    ExchangePairing pairing;
    QVERIFY(!pairing.otherSide(withEnds(Direction::Received), 1));
    QVERIFY(!pairing.otherSide(late, 2)); // the system gave its port again
    late.direction = Direction::Received;
    QCOMPARE(pairing.otherSide(late, 3), 2);
}

/// A stranger's server may answer everything with one id, also with one that it has from the simulator.
void tst_ExchangePairing::aRepeatedAnswerProvesNothing()
{
    ExchangePairing pairing;
    QVERIFY(!pairing.otherSide(withAnswer(Direction::Sent), 1));
    QVERIFY(!pairing.otherSide(withAnswer(Direction::Sent), 2));
    QVERIFY(!pairing.otherSide(withAnswer(Direction::Received), 3));
    QVERIFY(!pairing.otherSide(withAnswer(Direction::Sent), 4));
    ExchangeRecord received = withAnswer(Direction::Received);
    received.ends = withEnds(Direction::Received).ends;
    QVERIFY(!pairing.otherSide(received, 5));
    QCOMPARE(pairing.otherSide(withEnds(Direction::Sent), 6), 5); // its connection still does
}

void tst_ExchangePairing::whatWaitsIsBounded()
{
    ExchangePairing pairing;
    const auto ends = [](qint64 serial) { return u"127.0.0.1:%1 127.0.0.1:80"_s.arg(serial); };
    constexpr qint64 All = 3 * ExchangePairing::MaxWaiting;
    for (qint64 serial = 0; serial < All; ++serial)
        QVERIFY(!pairing.otherSide(withEnds(Direction::Received, ends(serial)), serial));
    QCOMPARE(pairing.waiting(), ExchangePairing::MaxWaiting);
    QCOMPARE(pairing.otherSide(withEnds(Direction::Sent, ends(All - 1)), All), All - 1);
    QCOMPARE(pairing.otherSide(withEnds(Direction::Sent, ends(All - ExchangePairing::MaxWaiting)), All),
             All - ExchangePairing::MaxWaiting);
    QVERIFY(!pairing.otherSide(withEnds(Direction::Sent, ends(0)), All));
}

/// A delivery that waits for its other side is not forgotten because others found theirs.
void tst_ExchangePairing::thoseThatAreFoundTakeNoPlace()
{
    ExchangePairing pairing;
    QVERIFY(!pairing.otherSide(withAnswer(Direction::Received), 0));
    qint64 serial = 1;
    for (int pair = 0; pair < ExchangePairing::MaxWaiting; ++pair, serial += 2) {
        QVERIFY(!pairing.otherSide(withEnds(Direction::Received), serial));
        QCOMPARE(pairing.otherSide(withEnds(Direction::Sent), serial + 1), serial);
    }
    QCOMPARE(pairing.otherSide(withAnswer(Direction::Sent), serial), 0);
}

RUNLATCH_TEST(tst_ExchangePairing)
#include "tst_exchangepairing.moc"
