// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/draftsession.h"

#include "bulklife.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::changerequests {

/// A draft is read and saved at the right time and for its connection, whatever form edits it.
class tst_DraftSession : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void lettersAreReadTogether();
    void flushSavesWhatWasJustTyped();
    void aDraftBelongsWhereItWasBegun();
    void anEmptiedDraftIsBegunWhereOneLooks();
    void aCopyLeavesTheOriginal();
    void aDraftWithoutAHomeIsTakenWhole();
    void theOtherDraftBringsItsHomeAndItsOutcome();
    void aDraftThatWasSentIsTakenAgain();
    void whatTheCommandLineSentIsTakenHere();
    void discardedIsGone();
    void aFailureIsToldOnceUntilItIsMended();

private:
    static service::Endpoint endpoint(const QString &name);

    std::unique_ptr<QTemporaryDir> m_folder;
    support::FakeClock m_clock;
    std::unique_ptr<BulkLife> m_life;
};

void tst_DraftSession::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_life = std::make_unique<BulkLife>(m_folder->filePath(u"work.sqlite"_s), m_clock);
}

service::Endpoint tst_DraftSession::endpoint(const QString &name)
{
    service::Endpoint endpoint{QUrl(u"https://%1.example/api/v2"_s.arg(name)), "token"};
    endpoint.connection = QUuid::createUuidV5(QUuid(), name);
    endpoint.name = name;
    return endpoint;
}

void tst_DraftSession::lettersAreReadTogether()
{
    const QSignalSpy kept(&m_life->session, &DraftSession::kept);
    const int before = m_life->readings;
    for (int letter = 0; letter < 100; ++letter)
        m_life->session.touch();
    QCOMPARE(m_life->readings, before);
    m_clock.advance(200ms);
    QCOMPARE(kept.size(), 1);
    QVERIFY(m_life->stored().isEmpty()); // the pause before saving still runs
    m_clock.advance(500ms);
    QCOMPARE(m_life->stored().subject, writtenDraft().subject);
    m_clock.advance(1h);
    QCOMPARE(kept.size(), 1);
}

void tst_DraftSession::flushSavesWhatWasJustTyped()
{
    m_life->session.flush();
    QVERIFY(m_life->stored().isEmpty()); // nothing was typed, so nothing is stored
    m_life->session.touch();
    m_life->session.flush();
    QCOMPARE(m_life->stored().subject, writtenDraft().subject);
}

void tst_DraftSession::aDraftBelongsWhereItWasBegun()
{
    m_life->begin(endpoint(u"one"_s));
    m_life->session.touch();
    m_life->session.flush();
    m_life->session.setEndpoint(endpoint(u"two"_s));
    QVERIFY(!m_life->session.isAtHome());
    QVERIFY(m_life->stored().isAt(endpoint(u"one"_s)));
    m_life->session.setEndpoint(endpoint(u"one"_s));
    QVERIFY(m_life->session.isAtHome());
}

void tst_DraftSession::anEmptiedDraftIsBegunWhereOneLooks()
{
    m_life->begin(endpoint(u"one"_s));
    m_life->session.setEndpoint(endpoint(u"two"_s));
    m_life->written = {};
    m_life->session.touch();
    m_clock.advance(1s);
    QVERIFY(m_life->session.isAtHome());
    QCOMPARE(m_life->session.home()->name, u"two"_s);
}

void tst_DraftSession::aCopyLeavesTheOriginal()
{
    m_life->begin(endpoint(u"one"_s));
    m_life->written.leftOut = {u"ws-1"_s};
    m_life->session.setSentAt(m_clock.utc());
    m_life->session.setEndpoint(endpoint(u"two"_s));
    const BulkDraft copy = m_life->session.moveHere();
    QVERIFY(copy.isAt(endpoint(u"two"_s)));
    QVERIFY(copy.organization.isEmpty());
    QVERIFY(copy.leftOut.isEmpty());
    QVERIFY(!copy.sentAt.isValid());
    QCOMPARE(copy.subject, writtenDraft().subject);
    QVERIFY(m_life->session.other());
    QVERIFY(m_life->session.other()->isAt(endpoint(u"one"_s)));
    QCOMPARE(m_life->session.other()->organization, writtenDraft().organization);
    QCOMPARE(m_life->session.other()->leftOut, QStringList{u"ws-1"_s});
}

/// An earlier version did not write the home of a draft. Such a draft is taken whole.
void tst_DraftSession::aDraftWithoutAHomeIsTakenWhole()
{
    m_life->session.setEndpoint(endpoint(u"one"_s));
    QVERIFY(!m_life->session.home());
    const BulkDraft here = m_life->session.moveHere();
    QCOMPARE(here.organization, writtenDraft().organization);
    QVERIFY(here.isAt(endpoint(u"one"_s)));
    QVERIFY(!m_life->session.other());
    QVERIFY(m_life->stored().isAt(endpoint(u"one"_s)));
}

void tst_DraftSession::theOtherDraftBringsItsHomeAndItsOutcome()
{
    m_life->begin(endpoint(u"one"_s));
    m_life->session.setSentAt(m_clock.utc());
    m_life->session.setEndpoint(endpoint(u"two"_s));
    m_life->session.moveHere();
    const BulkDraft first = m_life->session.takeOther();
    QVERIFY(first.isAt(endpoint(u"one"_s)));
    QCOMPARE(m_life->session.home()->name, u"one"_s);
    QCOMPARE(m_life->session.sentAt(), m_clock.utc());
    QVERIFY(m_life->session.other()->isAt(endpoint(u"two"_s)));
}

void tst_DraftSession::aDraftThatWasSentIsTakenAgain()
{
    m_life->begin(endpoint(u"one"_s));
    m_life->session.setSentAt(m_clock.utc());
    BulkDraft earlier = writtenDraft();
    earlier.subject = u"Of last week"_s;
    earlier.home = BulkDraft::homeAt(endpoint(u"two"_s));
    const BulkDraft taken = m_life->session.take(earlier);
    QCOMPARE(taken, earlier);
    m_life->written = taken;
    QVERIFY(!m_life->session.sentAt().isValid());
    QCOMPARE(m_life->session.home()->name, u"two"_s);
    QVERIFY(m_life->session.other());
    QCOMPARE(m_life->session.other()->subject, writtenDraft().subject);
    m_life->written = m_life->session.takeOther();
    QVERIFY(m_life->written.sentAt.isValid()); // the outcome of the other draft is still unknown
    earlier.sentAt = m_clock.utc();
    QVERIFY(m_life->session.take(earlier).sentAt.isValid()); // so is that of a draft that says so
    QVERIFY(m_life->session.sentAt().isValid());
}

/// runlatch-cli knows no connections, so its service decides; it is not that of the simulator.
void tst_DraftSession::whatTheCommandLineSentIsTakenHere()
{
    service::Endpoint simulator{QUrl(u"http://127.0.0.1:1/api/v2"_s), "token"};
    simulator.name = u"Simulator on this computer"_s;
    BulkDraft sent = writtenDraft();
    sent.home = BulkDraft::homeAt({endpoint(u"one"_s).base, "other token"});
    QVERIFY(!sent.isAt(simulator));
    QVERIFY(!sent.isAt(endpoint(u"two"_s)));
    QVERIFY(sent.isAt(endpoint(u"one"_s)));
    QCOMPARE(sent.home->title(), u"one.example:443"_s);
    m_life->session.setEndpoint(endpoint(u"one"_s));
    QCOMPARE(m_life->session.take(sent).home, std::optional(BulkDraft::homeAt(endpoint(u"one"_s))));
    QVERIFY(m_life->session.isAtHome());
}

void tst_DraftSession::discardedIsGone()
{
    m_life->session.setEndpoint(endpoint(u"one"_s));
    m_life->session.setSentAt(m_clock.utc());
    QVERIFY(!m_life->stored().isEmpty());
    m_life->session.touch();
    m_life->session.discard();
    m_life->written = {};
    m_clock.advance(1s);
    QVERIFY(m_life->stored().isEmpty());
    QVERIFY(!m_life->session.sentAt().isValid());
    QVERIFY(m_life->session.isAtHome());
}

void tst_DraftSession::aFailureIsToldOnceUntilItIsMended()
{
    const QSignalSpy failed(&m_life->session, &DraftSession::failed);
    const QSignalSpy saved(&m_life->session, &DraftSession::saved);
    m_life->store.open(u"/proc/no/work.sqlite"_s, &m_life->session, [](const base::Done &) {});
    for (const QString &subject : {u"a"_s, u"b"_s}) {
        m_life->written.subject = subject;
        m_life->session.touch();
        m_life->session.flush();
        QVERIFY(m_life->stored().isEmpty()); // the store answers in order
    }
    QCOMPARE(failed.size(), 1);
    m_life->store.open(m_folder->filePath(u"other.sqlite"_s), &m_life->session, [](const base::Done &) {});
    m_life->session.flush();
    QTRY_COMPARE(saved.size(), 1);
    m_life->store.open(u"/proc/no/work.sqlite"_s, &m_life->session, [](const base::Done &) {});
    m_life->written.subject = u"c"_s;
    m_life->session.touch();
    m_life->session.flush();
    QTRY_COMPARE(failed.size(), 2); // it was saved meanwhile
}

RUNLATCH_TEST(tst_DraftSession)

} // namespace runlatch::changerequests

#include "tst_draftsession.moc"
