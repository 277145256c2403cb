// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/readback/sentoutcomes.h"

#include "support/storecalls.h"
#include "support/suite.h"

#include <QThreadPool>

using namespace Qt::StringLiterals;
using runlatch::protocol::Outcome;
using runlatch::protocol::TaskStatus;

namespace runlatch::inspector {

/// An outcome is known again by its id and its contents, if the service accepted it.
class tst_SentOutcomes : public QObject
{
    Q_OBJECT
private slots:
    void knowsWhatWasAccepted_data()
    {
        QTest::addColumn<int>("http");
        QTest::addColumn<bool>("isImported");
        QTest::addColumn<bool>("isKnown");
        QTest::newRow("accepted") << 200 << false << true;
        QTest::newRow("refused") << 422 << false << false;
        QTest::newRow("not answered") << 0 << false << false;
        QTest::newRow("said by a file") << 200 << true << false;
    }
    void knowsWhatWasAccepted()
    {
        QFETCH(int, http);
        QFETCH(bool, isImported);
        QFETCH(bool, isKnown);
        store::Capture capture;
        capture.replies = {reply("{", 200),
                           reply(protocol::writeTaskResult({TaskStatus::Running, {}, {}, {outcome()}}), http)};
        capture.replies.last().imported = isImported;
        const auto sent = support::answerOf<SentOutcomes>([&capture](QObject *asker, const auto &done) {
            readSentOutcomes(capture, *QThreadPool::globalInstance(), asker, done);
        });
        QVERIFY(sent);
        QCOMPARE(sent->has(outcome()), isKnown);
        QCOMPARE(sent->isEmpty(), !isKnown);
    }

    void isAnotherOutcome_data()
    {
        QTest::addColumn<Outcome>("other");
        Outcome other = outcome();
        other.id = u"B"_s;
        QTest::newRow("id") << other;
        other = outcome();
        other.body += u'.';
        QTest::newRow("body") << other;
        other = outcome();
        other.tags.first().level = protocol::TagLevel::Error;
        QTest::newRow("level") << other;
    }
    void isAnotherOutcome()
    {
        QFETCH(Outcome, other);
        SentOutcomes sent;
        sent.add(protocol::writeTaskResult({TaskStatus::Running, {}, {}, {outcome()}}));
        QVERIFY(!sent.has(other));
        other = outcome();
        other.unknown = {{u"owner"_s, 1}};
        QVERIFY(sent.has(other));
    }

private:
    static Outcome outcome() { return {u"A"_s, u"a"_s, u"# Why"_s, {}, {{u"Status"_s, u"Denied"_s, {}}}}; }
    static store::SentReply reply(const QByteArray &body, int http)
    {
        store::SentReply made;
        made.body = body;
        made.http = http;
        return made;
    }
};

RUNLATCH_TEST(tst_SentOutcomes)

} // namespace runlatch::inspector

#include "tst_sentoutcomes.moc"
