// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/replydrafts.h"

#include "support/answer.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::inspector {

namespace {

ReplyDraft draftOf(const QString &message)
{
    ReplyDraft draft;
    draft.result.message = message;
    return draft;
}

ReplyDraft wholeDraft()
{
    ReplyDraft draft;
    draft.result = {protocol::TaskStatus::Failed,
                    u"two \"checks\" failed"_s,
                    u"no scheme"_s,
                    {{u"NET-1"_s,
                      u"one line"_s,
                      u"# body\n"_s,
                      u"https://a.example"_s,
                      {{u"Severity"_s, u"High"_s, protocol::TagLevel::Error}, {u"Status"_s, {}, {}}}},
                     {}}};
    draft.current = 1;
    return draft;
}

/// One run of the program: a store and its drafts. The file outlives both.
struct Life
{
    explicit Life(const QString &file, support::FakeClock &clock)
        : drafts(store, clock)
    {
        store.open(file, &drafts, [](const base::Done &) {});
    }
    bool restore()
    {
        drafts.restore();
        return restored.wait(20'000);
    }
    QList<store::Draft> kept()
    {
        return *support::answerOf<QList<store::Draft>>(
            [&](QObject *asker, const auto &done) { store.drafts(u"reply"_s, asker, done); });
    }

    store::WorkStore store;
    ReplyDrafts drafts;
    QSignalSpy restored{&drafts, &ReplyDrafts::restored};
    QSignalSpy saved{&drafts, &ReplyDrafts::saved};
    QSignalSpy failed{&drafts, &ReplyDrafts::failed};
    QSignalSpy changed{&drafts, &ReplyDrafts::changed};
};

} // namespace

/// A reply that is being typed is on disk soon, outlives the program, and is removed when it is sent.
class tst_ReplyDrafts : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void jsonKeepsWhatWasTyped();
    void savesHalfASecondLater();
    void typingForEverIsSavedToo();
    void whatWasSavedOutlivesTheProgram();
    void itsEndSavesAtOnce();
    void whatWasTypedMeanwhileStays();
    void aLongOneIsSavedToo();
    void aLongOneIsSavedAtTheEnd();
    void aLongOneThatIsSettledStaysAway();
    void settledIsGoneFromTheDisk();
    void writtenAfterTheEndItIsADraftAgain();
    void emptiedIsGone();
    void tellsForWhichCaptures();
    void keepsTheNewest();
    void tooLargeIsNotSaved();
    void aFailureIsToldOnceAndTriedAgain();
    void aFailureAfterASuccessIsToldAgain();
    void theOpenOutcomeIsKeptToo();
    void aLookAtAnEmptyReplyKeepsWhatIsStored();
    void whatIsAsBeforeIsNotSavedAgain();
    void whatEndedHasEndedOnce();
    void aReplyToNothingIsNoDraft();

private:
    QString file() const { return m_folder->filePath(u"work.sqlite"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<support::FakeClock> m_clock;
    const QUuid m_one = QUuid::createUuid();
    const QUuid m_two = QUuid::createUuid();
};

void tst_ReplyDrafts::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_clock = std::make_unique<support::FakeClock>();
}

void tst_ReplyDrafts::jsonKeepsWhatWasTyped()
{
    QCOMPARE(*readReplyDraft(writeReplyDraft(wholeDraft())), wholeDraft());
    QCOMPARE(*readReplyDraft("{}"), ReplyDraft());
    QVERIFY(!readReplyDraft("{"));
}

void tst_ReplyDrafts::savesHalfASecondLater()
{
    Life life(file(), *m_clock);
    life.drafts.change(m_one, draftOf(u"a"_s));
    m_clock->advance(499ms);
    QVERIFY(life.kept().isEmpty());
    m_clock->advance(1ms);
    QCOMPARE(life.kept().size(), 1);
    QCOMPARE(life.kept().first().id, m_one);
    QTRY_COMPARE(life.saved.size(), 1);
}

/// Text that was typed more than a second ago is on disk, whenever the program is killed.
void tst_ReplyDrafts::typingForEverIsSavedToo()
{
    Life life(file(), *m_clock);
    for (int letters = 1; letters <= 20; ++letters) {
        life.drafts.change(m_one, draftOf(QString(letters, u'x')));
        m_clock->advance(100ms);
        if (letters < 10)
            continue;
        // Copies the file as a SIGKILL would leave it.
        const QString copy = m_folder->filePath(u"copy-%1.sqlite"_s.arg(letters));
        QVERIFY(!life.kept().isEmpty()); // the answer comes after the saving
        QVERIFY(QFile::copy(file(), copy) && QFile::copy(file() + u"-wal"_s, copy + u"-wal"_s));
        Life next(copy, *m_clock);
        QVERIFY(next.restore());
        QVERIFY(next.drafts.draft(m_one).result.message.size() >= letters - 9);
    }
}

void tst_ReplyDrafts::whatWasSavedOutlivesTheProgram()
{
    {
        Life life(file(), *m_clock);
        life.drafts.change(m_one, wholeDraft());
        life.drafts.change(m_two, draftOf(u"second"_s));
        life.drafts.flush();
    }
    Life next(file(), *m_clock);
    QVERIFY(next.restore());
    QCOMPARE(next.drafts.draft(m_one), wholeDraft());
    QCOMPARE(next.drafts.draft(m_two), draftOf(u"second"_s));
    QCOMPARE(next.drafts.captures(), QSet<QUuid>({m_one, m_two}));
    QCOMPARE(next.changed.size(), 1);
}

void tst_ReplyDrafts::itsEndSavesAtOnce()
{
    {
        Life life(file(), *m_clock);
        life.drafts.change(m_one, draftOf(u"a"_s));
    }
    Life next(file(), *m_clock);
    QVERIFY(next.restore());
    QCOMPARE(next.drafts.draft(m_one), draftOf(u"a"_s));
}

void tst_ReplyDrafts::whatWasTypedMeanwhileStays()
{
    {
        Life life(file(), *m_clock);
        life.drafts.change(m_one, draftOf(u"before"_s));
        life.drafts.change(m_two, draftOf(u"before"_s));
    }
    Life life(file(), *m_clock);
    life.drafts.change(m_one, draftOf(u"typed"_s));
    life.drafts.change(m_two, draftOf(u"typed"_s));
    life.drafts.change(m_two, {}); // the draft is emptied again
    QVERIFY(life.restore());
    QCOMPARE(life.drafts.draft(m_one), draftOf(u"typed"_s));
    QVERIFY(life.drafts.draft(m_two).isEmpty());
    life.drafts.flush();
    QCOMPARE(life.kept().size(), 1);
}

/// It is written in the thread pool: what was typed last is what is kept.
void tst_ReplyDrafts::aLongOneIsSavedToo()
{
    Life life(file(), *m_clock);
    const QString text(100'000, u'x');
    for (const QString &end : {u"a"_s, u"b"_s}) {
        life.drafts.change(m_one, draftOf(text + end));
        m_clock->advance(500ms);
    }
    QTRY_VERIFY(!life.saved.isEmpty());
    QCOMPARE(readReplyDraft(life.kept().first().content)->result.message, text + u'b');
}

void tst_ReplyDrafts::aLongOneIsSavedAtTheEnd()
{
    const ReplyDraft draft = draftOf(QString(100'000, u'x'));
    {
        Life life(file(), *m_clock);
        life.drafts.change(m_one, draft);
        m_clock->advance(500ms); // it is being written when the program ends
    }
    Life next(file(), *m_clock);
    QVERIFY(next.restore());
    QCOMPARE(next.drafts.draft(m_one), draft);
}

void tst_ReplyDrafts::aLongOneThatIsSettledStaysAway()
{
    Life life(file(), *m_clock);
    life.drafts.change(m_one, draftOf(QString(100'000, u'x')));
    m_clock->advance(500ms);
    life.drafts.settle(m_one);
    life.drafts.change(m_two, draftOf(QString(100'000, u'y'))); // the pool has come to it after the first
    m_clock->advance(500ms);
    QTRY_VERIFY(!life.kept().isEmpty());
    QCOMPARE(life.kept().size(), 1);
    QCOMPARE(life.kept().first().id, m_two);
}

void tst_ReplyDrafts::settledIsGoneFromTheDisk()
{
    Life life(file(), *m_clock);
    life.drafts.change(m_one, draftOf(u"sent"_s));
    life.drafts.flush();
    life.drafts.settle(m_one);
    QVERIFY(life.kept().isEmpty());
    QCOMPARE(life.drafts.draft(m_one), draftOf(u"sent"_s));
    QVERIFY(life.drafts.captures().isEmpty());
    ReplyDraft lookedAt = draftOf(u"sent"_s);
    lookedAt.current = 3; // the open outcome is no new text
    life.drafts.change(m_one, lookedAt);
    m_clock->advance(10s);
    QVERIFY(life.kept().isEmpty());
}

void tst_ReplyDrafts::writtenAfterTheEndItIsADraftAgain()
{
    Life life(file(), *m_clock);
    life.drafts.change(m_one, draftOf(u"sent"_s));
    life.drafts.settle(m_one);
    life.drafts.change(m_one, draftOf(u"once more"_s));
    m_clock->advance(500ms);
    QCOMPARE(life.kept().size(), 1);
    QCOMPARE(life.drafts.captures(), QSet<QUuid>({m_one}));
}

void tst_ReplyDrafts::emptiedIsGone()
{
    Life life(file(), *m_clock);
    life.drafts.change(m_one, draftOf(u"a"_s));
    life.drafts.flush();
    life.drafts.change(m_one, {});
    m_clock->advance(500ms);
    QVERIFY(life.kept().isEmpty());
}

void tst_ReplyDrafts::tellsForWhichCaptures()
{
    Life life(file(), *m_clock);
    life.drafts.change(m_one, draftOf(u"a"_s));
    QCOMPARE(life.changed.size(), 1);
    life.drafts.change(m_one, draftOf(u"ab"_s));
    QCOMPARE(life.changed.size(), 1);
    life.drafts.change(m_one, {});
    QCOMPARE(life.changed.size(), 2);
    QVERIFY(life.drafts.captures().isEmpty());
}

void tst_ReplyDrafts::keepsTheNewest()
{
    Life life(file(), *m_clock);
    for (int count = 0; count <= ReplyDrafts::MaxDrafts; ++count) {
        life.drafts.change(count == 0 ? m_one : QUuid::createUuid(), draftOf(u"a"_s));
        m_clock->advance(1ms);
    }
    life.drafts.flush();
    QCOMPARE(life.kept().size(), ReplyDrafts::MaxDrafts);
    QVERIFY(life.drafts.draft(m_one).isEmpty());
}

void tst_ReplyDrafts::tooLargeIsNotSaved()
{
    Life life(file(), *m_clock);
    life.drafts.change(m_one, draftOf(u"a"_s));
    life.drafts.flush();
    life.drafts.change(m_one, draftOf(QString(ReplyDrafts::MaxBytes, u'x')));
    life.drafts.flush();
    QCOMPARE(life.failed.size(), 1);
    QCOMPARE(life.failed.first().first().value<base::Error>().rule, u"reply.draft-too-large"_s);
    QCOMPARE(readReplyDraft(life.kept().first().content)->result.message, u"a"_s);
}

void tst_ReplyDrafts::aFailureIsToldOnceAndTriedAgain()
{
    Life life(u"/proc/no/work.sqlite"_s, *m_clock);
    life.drafts.change(m_one, draftOf(u"a"_s));
    life.drafts.flush();
    QTRY_COMPARE(life.failed.size(), 1);
    QCOMPARE(life.failed.first().first().value<base::Error>().rule, u"store.not-writable"_s);
    life.store.open(file(), this, [](const base::Done &) {});
    life.drafts.change(m_two, draftOf(u"b"_s));
    m_clock->advance(500ms);
    QTRY_COMPARE(life.saved.size(), 1);
    QCOMPARE(life.kept().size(), 2);
    QCOMPARE(life.failed.size(), 1);
}

void tst_ReplyDrafts::aFailureAfterASuccessIsToldAgain()
{
    Life life(file(), *m_clock);
    for (int times = 1; times <= 2; ++times) {
        life.drafts.change(m_one, draftOf(QString(ReplyDrafts::MaxBytes, u'x')));
        life.drafts.flush();
        QCOMPARE(life.failed.size(), times);
        life.drafts.change(m_one, draftOf(u"a"_s));
        life.drafts.flush();
        QTRY_COMPARE(life.saved.size(), times);
    }
}

void tst_ReplyDrafts::theOpenOutcomeIsKeptToo()
{
    Life life(file(), *m_clock);
    ReplyDraft draft = draftOf(u"a"_s);
    life.drafts.change(m_one, draft);
    life.drafts.flush();
    draft.current = 3;
    life.drafts.change(m_one, draft);
    ReplyDraft empty; // where nothing was typed there is nothing to keep
    empty.current = 1;
    life.drafts.change(m_two, empty);
    m_clock->advance(500ms);
    QTRY_COMPARE(life.kept().size(), 1);
    QCOMPARE(readReplyDraft(life.kept().first().content)->current, 3);
    QCOMPARE(life.drafts.captures(), QSet<QUuid>({m_one}));
}

/// The stored drafts are read while the person already opens an outcome of a reply that still looks empty.
void tst_ReplyDrafts::aLookAtAnEmptyReplyKeepsWhatIsStored()
{
    {
        Life life(file(), *m_clock);
        life.drafts.change(m_one, draftOf(u"before"_s));
    }
    Life life(file(), *m_clock);
    ReplyDraft lookedAt;
    lookedAt.current = 1;
    life.drafts.change(m_one, lookedAt);
    life.drafts.flush();
    QVERIFY(life.restore());
    QCOMPARE(life.drafts.draft(m_one), draftOf(u"before"_s));
}

/// The page tells its texts whenever it is shown.
void tst_ReplyDrafts::whatIsAsBeforeIsNotSavedAgain()
{
    Life life(file(), *m_clock);
    life.drafts.change(m_one, draftOf(u"a"_s));
    m_clock->advance(500ms);
    QTRY_COMPARE(life.saved.size(), 1);
    life.drafts.change(m_one, draftOf(u"a"_s));
    QCOMPARE(m_clock->waiting(), 0);
    m_clock->advance(500ms);
    QCOMPARE(life.kept().size(), 1); // the answer comes after the saving
    QCOMPARE(life.saved.size(), 1);
}

void tst_ReplyDrafts::whatEndedHasEndedOnce()
{
    Life life(file(), *m_clock);
    life.drafts.settle(m_one); // nothing was typed
    QCOMPARE(life.changed.size(), 0);
    life.drafts.change(m_one, draftOf(u"a"_s));
    life.drafts.settle(m_one);
    QCOMPARE(life.changed.size(), 2);
    life.drafts.settle(m_one);
    QCOMPARE(life.changed.size(), 2);
}

/// No capture is chosen.
void tst_ReplyDrafts::aReplyToNothingIsNoDraft()
{
    Life life(file(), *m_clock);
    life.drafts.change({}, draftOf(u"a"_s));
    QCOMPARE(life.changed.size(), 0);
    life.drafts.flush();
    QVERIFY(life.kept().isEmpty());
}

RUNLATCH_TEST(tst_ReplyDrafts)

} // namespace runlatch::inspector

#include "tst_replydrafts.moc"
