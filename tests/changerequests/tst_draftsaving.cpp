// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/draftsession.h"

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

namespace runlatch::changerequests {

namespace {

BulkDraft draftAbout(const QString &subject)
{
    BulkDraft draft;
    draft.organization = u"acme"_s;
    draft.subject = subject;
    return draft;
}

/// One run of the program: a store, and what is written into a form. The file outlives both.
struct Life
{
    explicit Life(const QString &file, support::FakeClock &clock)
        : session(store, clock, [this] { return written; })
    {
        store.open(file, &session, [](const base::Done &) {});
    }

    void write(const BulkDraft &draft)
    {
        written = draft;
        session.touch();
    }
    base::Result<BulkDraft> restore()
    {
        return support::answerOf<BulkDraft>([&](QObject *asker, const auto &done) { session.restore(asker, done); });
    }
    QString subject() { return restore()->subject; }
    QList<store::Draft> drafts()
    {
        return *support::answerOf<QList<store::Draft>>(
            [&](QObject *asker, const auto &done) { store.drafts(u"bulk-create"_s, asker, done); });
    }

    BulkDraft written;
    store::WorkStore store;
    DraftSession session;
    QSignalSpy saved{&session, &DraftSession::saved};
    QSignalSpy failed{&session, &DraftSession::failed};
};

} // namespace

/// A draft that is being typed is on disk after a pause, and comes back in the next run.
class tst_DraftSaving : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void startsEmpty();
    void savesAfterAPause();
    void laterChangesGoWithIt();
    void typingForEverIsSavedToo();
    void eachSavingHasItsPause();
    void whatDidNotChangeIsNotSaved();
    void flushesAtOnce();
    void restoresTheNewestAndKeepsItsId();
    void whatWasTypedMeanwhileStays();
    void anOrganizationAloneWasNotTyped();
    void theOtherDraftCanBeTaken();
    void keepsAtOnceAndTells();
    void keepingTellsAFailure();
    void leavesWhatItCannotRead();
    void discardedIsGone();
    void emptiedIsGone();
    void aFailureIsToldAndTriedAgain();
    void anEmptyDraftThatWasNotKeptFailsNowhere();
    void restoringTellsAFailure();
    void doesNotAnswerTheDead();

private:
    QString file() const { return m_folder->filePath(u"work.sqlite"_s); }
    /// An earlier run leaves a draft about this.
    void leave(const QString &subject)
    {
        Life life(file(), *m_clock);
        life.write(draftAbout(subject));
        life.session.flush();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<support::FakeClock> m_clock;
};

void tst_DraftSaving::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_clock = std::make_unique<support::FakeClock>();
}

void tst_DraftSaving::startsEmpty()
{
    Life life(file(), *m_clock);
    const auto restored = life.restore();
    QVERIFY(restored);
    QCOMPARE(*restored, BulkDraft());
}

void tst_DraftSaving::savesAfterAPause()
{
    Life life(file(), *m_clock);
    life.write(draftAbout(u"A"_s));
    m_clock->advance(699ms);
    QVERIFY(life.drafts().isEmpty());
    m_clock->advance(1ms);
    QTRY_COMPARE(life.saved.size(), 1);
    QCOMPARE(life.saved.constFirst().constFirst().toDateTime(), m_clock->utc());
    QCOMPARE(life.drafts().size(), 1);
    QCOMPARE(life.drafts().constFirst().changedAt, m_clock->utc());
}

void tst_DraftSaving::laterChangesGoWithIt()
{
    Life life(file(), *m_clock);
    life.write(draftAbout(u"A"_s));
    m_clock->advance(400ms);
    life.write(draftAbout(u"AB"_s));
    m_clock->advance(300ms);
    QTRY_COMPARE(life.saved.size(), 1);
    QCOMPARE(life.subject(), u"AB"_s);
}

/// Text that was typed a second ago is on disk, whenever the program is killed.
void tst_DraftSaving::typingForEverIsSavedToo()
{
    Life life(file(), *m_clock);
    for (qsizetype letters = 1; letters <= 20; ++letters) {
        life.write(draftAbout(QString(letters, u'x')));
        m_clock->advance(100ms);
        const QList<store::Draft> kept = life.drafts(); // the answer comes after the saving
        if (letters >= 10)
            QVERIFY(readBulkDraft(kept.constFirst().content)->subject.size() > letters - 10);
    }
}

/// A pause begins with the first change that it saves, so however fast somebody types, the disk is written twice a
/// second.
void tst_DraftSaving::eachSavingHasItsPause()
{
    Life life(file(), *m_clock);
    life.write(draftAbout(u"A"_s));
    m_clock->advance(400ms);
    life.write(draftAbout(u"AB"_s));
    m_clock->advance(300ms);
    QTRY_COMPARE(life.saved.size(), 1);
    m_clock->advance(100ms);
    life.write(draftAbout(u"ABC"_s));
    m_clock->advance(699ms);
    QCOMPARE(readBulkDraft(life.drafts().constFirst().content)->subject, u"AB"_s);
    m_clock->advance(1ms);
    QCOMPARE(readBulkDraft(life.drafts().constFirst().content)->subject, u"ABC"_s);
}

void tst_DraftSaving::whatDidNotChangeIsNotSaved()
{
    Life life(file(), *m_clock);
    life.write(draftAbout(u"A"_s));
    life.session.flush();
    QTRY_COMPARE(life.saved.size(), 1);
    life.write(draftAbout(u"A"_s));
    life.session.flush();
    m_clock->advance(10s);
    QCOMPARE(life.drafts().size(), 1); // the answer comes after all that was asked before
    QCOMPARE(life.saved.size(), 1);
}

void tst_DraftSaving::flushesAtOnce()
{
    {
        Life life(file(), *m_clock);
        life.write(draftAbout(u"A"_s));
        life.session.flush(); // the program ends after this
    }
    Life next(file(), *m_clock);
    QCOMPARE(next.subject(), u"A"_s);
}

void tst_DraftSaving::restoresTheNewestAndKeepsItsId()
{
    const QUuid id = QUuid::createUuid();
    Life life(file(), *m_clock);
    for (const bool isNew : {true, false}) {
        const QByteArray content = writeBulkDraft(draftAbout(isNew ? u"new"_s : u"old"_s));
        life.store.saveDraft(
            {isNew ? id : QUuid::createUuid(), u"bulk-create"_s, content, m_clock->utc().addSecs(isNew ? 0 : -60)},
            this, [](const base::Done &) {});
    }
    QCOMPARE(life.subject(), u"new"_s);
    m_clock->advance(1s);
    life.write(draftAbout(u"newer"_s));
    life.session.flush();
    QTRY_COMPARE(life.saved.size(), 1);
    const QList<store::Draft> drafts = life.drafts();
    QCOMPARE(drafts.size(), 2);
    QCOMPARE(drafts.constFirst().id, id);
    QCOMPARE(readBulkDraft(drafts.constFirst().content)->subject, u"newer"_s);
}

void tst_DraftSaving::whatWasTypedMeanwhileStays()
{
    leave(u"before"_s);
    Life life(file(), *m_clock);
    life.write(draftAbout(u"typed"_s));
    QCOMPARE(life.subject(), u"typed"_s);
    // The older draft is offered. Otherwise it would be forgotten until it came back by itself.
    QCOMPARE(*life.session.other(), draftAbout(u"before"_s));
    life.session.flush();
    QCOMPARE(life.drafts().size(), 2);
}

void tst_DraftSaving::anOrganizationAloneWasNotTyped()
{
    leave(u"before"_s);
    Life life(file(), *m_clock);
    life.write(draftAbout({})); // the page does so when the organizations come before the draft
    QCOMPARE(life.subject(), u"before"_s);
    QVERIFY(!life.session.other());
    m_clock->advance(10s);
    QCOMPARE(life.drafts().size(), 1);
}

void tst_DraftSaving::theOtherDraftCanBeTaken()
{
    leave(u"before"_s);
    Life life(file(), *m_clock);
    life.write(draftAbout(u"typed"_s));
    QCOMPARE(life.subject(), u"typed"_s);
    QCOMPARE(life.session.takeOther(), draftAbout(u"before"_s));
    QCOMPARE(*life.session.other(), draftAbout(u"typed"_s));
    QCOMPARE(life.drafts().size(), 2);
    life.session.discard();
    QCOMPARE(life.drafts().size(), 1);
    QCOMPARE(life.session.takeOther(), draftAbout(u"typed"_s));
    QVERIFY(!life.session.other());
    life.session.discard();
    QVERIFY(life.drafts().isEmpty());
}

void tst_DraftSaving::keepsAtOnceAndTells()
{
    Life life(file(), *m_clock);
    life.write(draftAbout(u"A"_s));
    BulkDraft sent = draftAbout(u"A"_s);
    sent.sentAt = m_clock->utc();
    bool isKept = false;
    life.session.setSentAt(sent.sentAt, this, [&](const base::Done &answer) { isKept = bool(answer); });
    QVERIFY(!isKept);
    QTRY_VERIFY(isKept);
    // Reads a copy of the file, so that a change that is only under way does not count.
    const QString copy = m_folder->filePath(u"copy.sqlite"_s);
    QVERIFY(QFile::copy(file(), copy));
    QVERIFY(QFile::copy(file() + u"-wal"_s, copy + u"-wal"_s));
    Life other(copy, *m_clock);
    QCOMPARE(*other.restore(), sent);
}

void tst_DraftSaving::keepingTellsAFailure()
{
    Life life(u"/proc/no/work.sqlite"_s, *m_clock);
    QString rule;
    life.write(draftAbout(u"A"_s));
    life.session.setSentAt(m_clock->utc(), this, [&](const base::Done &answer) { rule = answer.error().rule; });
    QTRY_COMPARE(rule, u"store.not-writable"_s);
    QCOMPARE(life.failed.size(), 1);
}

void tst_DraftSaving::leavesWhatItCannotRead()
{
    Life life(file(), *m_clock);
    const store::Draft broken{QUuid::createUuid(), u"bulk-create"_s, "{broken", m_clock->utc()};
    life.store.saveDraft(broken, this, [](const base::Done &) {});
    QCOMPARE(*life.restore(), BulkDraft());
    life.write(draftAbout(u"A"_s));
    life.session.flush();
    QVERIFY(life.drafts().contains(broken));
    QCOMPARE(life.drafts().size(), 2);
}

void tst_DraftSaving::discardedIsGone()
{
    Life life(file(), *m_clock);
    life.write(draftAbout(u"A"_s));
    life.session.flush();
    life.write(draftAbout(u"AB"_s));
    life.session.discard();
    m_clock->advance(10s);
    QVERIFY(life.drafts().isEmpty());
    life.write(draftAbout(u"B"_s));
    life.session.flush();
    QCOMPARE(life.drafts().size(), 1);
}

void tst_DraftSaving::emptiedIsGone()
{
    Life life(file(), *m_clock);
    life.write(draftAbout(u"A"_s));
    life.session.flush();
    QCOMPARE(life.drafts().size(), 1);
    life.write(BulkDraft());
    life.session.flush();
    QVERIFY(life.drafts().isEmpty());
}

void tst_DraftSaving::aFailureIsToldAndTriedAgain()
{
    Life life(u"/proc/no/work.sqlite"_s, *m_clock);
    life.write(draftAbout(u"A"_s));
    life.session.flush();
    QTRY_COMPARE(life.failed.size(), 1);
    QCOMPARE(life.failed.constFirst().constFirst().value<base::Error>().rule, u"store.not-writable"_s);
    life.store.open(file(), this, [](const base::Done &) {});
    life.session.flush();
    QTRY_COMPARE(life.saved.size(), 1);
    QCOMPARE(life.drafts().size(), 1);
}

/// An organization that the page chose by itself is no text of the person: nothing could be lost.
void tst_DraftSaving::anEmptyDraftThatWasNotKeptFailsNowhere()
{
    Life life(u"/proc/no/work.sqlite"_s, *m_clock);
    BulkDraft chosen;
    chosen.organization = u"acme"_s;
    life.write(chosen);
    life.session.flush();
    QCOMPARE(life.restore().error().rule, u"store.not-writable"_s); // the store answers in order
    QCOMPARE(life.failed.size(), 0);
}

void tst_DraftSaving::restoringTellsAFailure()
{
    Life life(u"/proc/no/work.sqlite"_s, *m_clock);
    const auto restored = life.restore();
    QVERIFY(!restored);
    QCOMPARE(restored.error().rule, u"store.not-writable"_s);
}

void tst_DraftSaving::doesNotAnswerTheDead()
{
    Life life(file(), *m_clock);
    auto asker = std::make_unique<QObject>();
    bool isCalled = false;
    life.session.restore(asker.get(), [&](const auto &) { isCalled = true; });
    asker.reset();
    QVERIFY(life.drafts().isEmpty()); // the answer comes after that of restore()
    QVERIFY(!isCalled);
}

RUNLATCH_TEST(tst_DraftSaving)

} // namespace runlatch::changerequests

#include "tst_draftsaving.moc"
