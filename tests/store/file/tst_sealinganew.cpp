// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

// captures-v8.sqlite was written by version eight: a run task with a reply; one with the member "corp_pin", whose value
// its message, cut within it, and its note repeat; a form whose first item is "password"; a header "X-Corp-Pin"; and
// one like the second, whose secrets had expired.

#include "redaction/addednames.h"
#include "redaction/secretnames.h"
#include "store/captures/facts.h"
#include "store/file/keptcaptures.h"
#include "store/search/wordkeys.h"
#include "store/searchfixture.h"
#include "support/packed.h"
#include "support/suite.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// Secrets that only a later list of names knows are sealed in stored captures too, however often that is interrupted.
class tst_SealingAnew : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { redaction::setAddedNames({}); }
    void sealsWhatVersionEightLeft();
    void sealsByAddedNames();
    void sealsWhenANameIsAdded();
    void sealsWhatRepliesRepeat();
    void aNotificationKeepsItsTexts();
    void sealsTheTextsOfWhatIsPacked();
    void goesOnWhereItEnded();
    void sealsWhenKilledMeanwhile();
    void sealsWithoutTheEarlierKey();
    void sealsWithTheKeyOfASession();
    void unsealsNothingWhenANameIsTakenAway();
    void sealsWhatCameByFewerNames();
    void theIndexIsMadeAnew();
    void leavesADamagedCaptureAlone();
    void isDoneOnce();
    void readersRedactWhatIsNotSealedYet();

private:
    bool copyVersionEight() const
    {
        return QFile::copy(QStringLiteral(RUNLATCH_TEST_DATA "/store/captures-v8.sqlite"), m_fixture->file())
            && QFile::setPermissions(m_fixture->file(), QFile::ReadOwner | QFile::WriteOwner);
    }
    /// Opens the store and waits until all is sealed.
    static bool seal(StoreFixture &fixture, const StoreKey &key = testKey())
    {
        return !fixture.open(key) && isSealed(fixture);
    }
    static bool isSealed(StoreFixture &fixture)
    {
        const QSignalSpy done(fixture.store.get(), &SqliteStore::sealedAnew);
        return support::waitFor([&done] { return !done.isEmpty(); });
    }
    /// The log is emptied in the writer's thread. While somebody reads, it waits for the next purge.
    bool isGoneFromTheLog() const;
    qint64 factOf(const QString &name) const
    {
        Database database(m_fixture->file());
        return database.open(Database::Access::ReadOnly) ? fact(database, name).value() : -1;
    }

    std::unique_ptr<StoreFixture> m_fixture;
};

namespace {

const QByteArray Pin = "CanaryPin0123456789";
const QByteArray HeadPin = "CanaryHead0123456789";
const QByteArray FormPassword = "CanaryForm0123456789";
const QStringList PinName{u"corp-pin"_s};

bool hasCanary(const StoreFixture &fixture, const QByteArray &canary)
{
    return fixture.allBytes().contains(canary.first(12)); // of a text that was cut, too
}

NewCapture captureWithPin()
{
    NewCapture capture = newCapture();
    capture.row.edited = u"/"_s + QString::fromLatin1(Pin);
    capture.row.rule = u"for "_s + QString::fromLatin1(Pin);
    capture.body = "{\"corp_pin\":\"" + Pin + "\"," + bodyWithSecrets().sliced(1);
    capture.row.bytes = capture.body.size();
    return capture;
}

} // namespace

bool tst_SealingAnew::isGoneFromTheLog() const
{
    m_fixture->store->purgeSecrets();
    return !hasCanary(*m_fixture, Pin);
}

void tst_SealingAnew::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_fixture = std::make_unique<StoreFixture>();
}

void tst_SealingAnew::sealsWhatVersionEightLeft()
{
    QVERIFY(copyVersionEight());
    QVERIFY(hasCanary(*m_fixture, FormPassword));
    QVERIFY(seal(*m_fixture));
    const auto form = load(*m_fixture->store, 3);
    QVERIFY(form && form->complete);
    QCOMPARE(form->body, "password=" + FormPassword + "&b=1");
    QCOMPARE(load(*m_fixture->store, 1)->body, bodyWithSecrets());
    QVERIFY(load(*m_fixture->store, 2)->body.contains(Pin)); // no name of a secret, until the user says so
    m_fixture->store.reset();
    QVERIFY(!hasCanary(*m_fixture, FormPassword));
    QVERIFY(hasCanary(*m_fixture, Pin));
}

void tst_SealingAnew::sealsByAddedNames()
{
    redaction::setAddedNames(PinName);
    QVERIFY(copyVersionEight());
    QVERIFY(seal(*m_fixture));
    const auto task = load(*m_fixture->store, 2);
    QVERIFY(task && task->complete && task->body.contains("\"corp_pin\":\"" + Pin + '"'));
    QVERIFY(task->body.contains(Token) && task->head.contains(Token));
    QCOMPARE(task->row.runMessage, QString(185, u'm') + u' ' + QString(13, u'*') + u'\u2026');
    QCOMPARE(task->row.note, u"asked for "_s + QString(19, u'*'));
    QVERIFY(load(*m_fixture->store, 4)->head.contains(HeadPin));
    const auto expired = load(*m_fixture->store, 5);
    QVERIFY(expired && expired->purged && expired->body.contains("\"corp_pin\":\"" + QByteArray(19, '*') + '"'));
    m_fixture->store.reset();
    for (const QByteArray &canary : {Pin, HeadPin, FormPassword})
        QVERIFY2(!hasCanary(*m_fixture, canary), canary.constData());
}

void tst_SealingAnew::sealsWhenANameIsAdded()
{
    QVERIFY(seal(*m_fixture));
    QVERIFY(append(*m_fixture->store, captureWithPin()));
    QVERIFY(hasCanary(*m_fixture, Pin));
    redaction::setAddedNames(PinName);
    m_fixture->store->sealAnew();
    QVERIFY(isSealed(*m_fixture));
    QTRY_VERIFY(isGoneFromTheLog());
    QCOMPARE(load(*m_fixture->store, 1)->body, captureWithPin().body);
    QVERIFY(append(*m_fixture->store, captureWithPin()));
    QVERIFY(!hasCanary(*m_fixture, Pin));
}

void tst_SealingAnew::sealsWhatRepliesRepeat()
{
    QVERIFY(seal(*m_fixture));
    QVERIFY(append(*m_fixture->store, captureWithPin()));
    SentReply reply = newReply(u"passed"_s);
    const QByteArray body = R"({"message":"the pin is )";
    reply.body = body + Pin + "\"}";
    QVERIFY(addReply(*m_fixture->store, 1, reply, protocol::TaskState::Passed));
    QCOMPARE(load(*m_fixture->store, 1)->replies.value(0).body, reply.body); // no name of a secret yet
    redaction::setAddedNames(PinName);
    m_fixture->store->sealAnew();
    QVERIFY(isSealed(*m_fixture));
    QVERIFY(addReply(*m_fixture->store, 1, reply, protocol::TaskState::Passed));
    const auto capture = load(*m_fixture->store, 1);
    QCOMPARE(capture->replies.size(), 2);
    for (const SentReply &kept : capture->replies)
        QCOMPARE(kept.body, body + QByteArray(Pin.size(), '*') + "\"}");
    QCOMPARE(capture->body, captureWithPin().body);
    QTRY_VERIFY(!hasCanary(*m_fixture, Pin));
}

void tst_SealingAnew::aNotificationKeepsItsTexts()
{
    QVERIFY(seal(*m_fixture));
    NewCapture capture = newCapture({});
    capture.row.kind = protocol::DeliveryKind::WorkspaceNotification;
    capture.row.stage = u"assessment:drifted"_s;
    capture.row.workspaceName = u"network"_s;
    capture.row.organizationName = u"acme"_s;
    capture.row.runMessage = u"with "_s + QString::fromLatin1(Pin);
    capture.body = R"({"trigger":"assessment:drifted","message":"with )" + Pin + R"(","corp_pin":")" + Pin
        + R"(","details":{"workspace_name":"network","organization_name":"acme"}})";
    QVERIFY(append(*m_fixture->store, capture));
    redaction::setAddedNames(PinName);
    m_fixture->store->sealAnew();
    QVERIFY(isSealed(*m_fixture));
    const auto sealed = load(*m_fixture->store, 1);
    QCOMPARE(sealed->row.runMessage, u"with "_s + QString(19, u'*'));
    QCOMPARE(sealed->row.stage, capture.row.stage);
    QCOMPARE(sealed->row.workspaceName, capture.row.workspaceName);
    QCOMPARE(sealed->row.organizationName, capture.row.organizationName);
}

/// A packed body is sealed as a whole before the name is added, and the row still repeats a text of its content.
void tst_SealingAnew::sealsTheTextsOfWhatIsPacked()
{
    QVERIFY(seal(*m_fixture));
    NewCapture capture = newCapture({});
    const QString before(185, u'm');
    capture.row.runMessage = before + u' ' + QString::fromLatin1(Pin);
    capture.body =
        support::packed(R"({"corp_pin":")" + Pin + R"(","run_message":")" + before.toLatin1() + ' ' + Pin + R"("})",
                        support::Frame::Gzip);
    QVERIFY(append(*m_fixture->store, capture));
    QVERIFY(hasCanary(*m_fixture, Pin));
    redaction::setAddedNames(PinName);
    m_fixture->store->sealAnew();
    QVERIFY(isSealed(*m_fixture));
    QTRY_VERIFY(isGoneFromTheLog());
    const auto sealed = load(*m_fixture->store, 1);
    QCOMPARE(sealed->row.runMessage, before + u' ' + QString(13, u'*') + u'\u2026');
    QCOMPARE(sealed->body, capture.body);
}

void tst_SealingAnew::goesOnWhereItEnded()
{
    QVERIFY(copyVersionEight());
    QVERIFY(seal(*m_fixture));
    m_fixture->store.reset();
    redaction::setAddedNames(PinName);
    {
        Database database(m_fixture->file());
        QVERIFY(database.open(Database::Access::ReadWrite));
        QVERIFY(setFact(database, u"sealed_names"_s, redaction::markOfSecretNames()));
        QVERIFY(setFact(database, u"resealed_names_to"_s, 3));
    }
    QVERIFY(seal(*m_fixture));
    m_fixture->store.reset();
    QVERIFY(!hasCanary(*m_fixture, HeadPin)); // capture 4
    QVERIFY(hasCanary(*m_fixture, Pin));      // capture 2, which counts as sealed
    QCOMPARE(factOf(u"resealed_names_to"_s), 5);
}

/// A kill leaves the file of some moment.
void tst_SealingAnew::sealsWhenKilledMeanwhile()
{
    redaction::setAddedNames(PinName);
    QVERIFY(copyVersionEight());
    StoreFixture killed;
    QVERIFY(!m_fixture->open());
    QVERIFY(QFile::copy(m_fixture->file(), killed.file()));
    QVERIFY(QFile::copy(m_fixture->file() + u"-wal"_s, killed.file() + u"-wal"_s));
    m_fixture->store.reset(); // an end at some moment
    for (StoreFixture *left : {m_fixture.get(), &killed}) {
        QVERIFY(seal(*left));
        QVERIFY(load(*left->store, 2)->complete);
        left->store.reset();
        QVERIFY(!left->open()); // rewrites the file, if that was left to do
        QVERIFY(!hasCanary(*left, Pin));
        QVERIFY(!hasCanary(*left, HeadPin));
    }
}

void tst_SealingAnew::sealsWithoutTheEarlierKey()
{
    redaction::setAddedNames(PinName);
    QVERIFY(copyVersionEight());
    QVERIFY(seal(*m_fixture, newStoreKey()));
    const auto task = load(*m_fixture->store, 2);
    QVERIFY(task && !task->complete && task->body.contains("\"corp_pin\":\"" + Pin + '"'));
    m_fixture->store.reset();
    QVERIFY(!hasCanary(*m_fixture, Pin));
    QVERIFY(seal(*m_fixture));
    QVERIFY(load(*m_fixture->store, 2)->body.contains(Token)); // the earlier key still opens its own secrets
}

void tst_SealingAnew::sealsWithTheKeyOfASession()
{
    redaction::setAddedNames(PinName);
    QVERIFY(copyVersionEight());
    QVERIFY(seal(*m_fixture, {newStoreKey(), false}));
    QVERIFY(load(*m_fixture->store, 2)->body.contains(Pin));
    QVERIFY(useKey(*m_fixture->store, testKey()));
    QTRY_COMPARE(m_fixture->sealedBySessions(), 0);
    m_fixture->store.reset();
    QVERIFY(!hasCanary(*m_fixture, Pin));
    QVERIFY(seal(*m_fixture));
    const auto task = load(*m_fixture->store, 2);
    QVERIFY(task->complete && task->body.contains(Pin) && task->body.contains(Token));
}

void tst_SealingAnew::unsealsNothingWhenANameIsTakenAway()
{
    redaction::setAddedNames(PinName);
    QVERIFY(copyVersionEight());
    QVERIFY(seal(*m_fixture));
    redaction::setAddedNames({u"other"_s});
    m_fixture->store->sealAnew();
    QVERIFY(isSealed(*m_fixture));
    m_fixture->store.reset();
    QVERIFY(!hasCanary(*m_fixture, Pin));
    QVERIFY(!hasCanary(*m_fixture, HeadPin));
}

/// The command line may be given other names than the window has.
void tst_SealingAnew::sealsWhatCameByFewerNames()
{
    redaction::setAddedNames(PinName);
    QVERIFY(seal(*m_fixture));
    m_fixture->store.reset();
    redaction::setAddedNames({});
    QVERIFY(!m_fixture->open());
    QVERIFY(append(*m_fixture->store, captureWithPin()));
    m_fixture->store.reset();
    QVERIFY(hasCanary(*m_fixture, Pin));
    redaction::setAddedNames(PinName);
    QVERIFY(seal(*m_fixture));
    m_fixture->store.reset();
    QVERIFY(!hasCanary(*m_fixture, Pin));
}

void tst_SealingAnew::theIndexIsMadeAnew()
{
    const std::vector<WordKeys::Key> keys = WordKeys::of({.text = QString::fromLatin1(Pin)});
    const auto mayHavePin = [&]() -> std::optional<bool> {
        Database index(WordBlocks::fileOf(m_fixture->file()));
        if (!index.open(Database::Access::ReadOnly))
            return std::nullopt;
        const auto rows = index.query("SELECT bits FROM blocks");
        if (!rows || !(*rows)->next())
            return std::nullopt;
        return WordKeys::mayHave((*rows)->bytes(0), keys);
    };
    QVERIFY(seal(*m_fixture));
    NewCapture capture = captureWithPin();
    capture.body += QByteArray(1 << 20, ' '); // a block by itself
    capture.row.bytes = capture.body.size();
    QVERIFY(append(*m_fixture->store, capture));
    QTRY_COMPARE(mayHavePin(), true);
    redaction::setAddedNames(PinName);
    m_fixture->store->sealAnew();
    QVERIFY(isSealed(*m_fixture));
    QTRY_COMPARE(mayHavePin(), false);
    QTRY_COMPARE(factOf(u"words_due"_s), 0); // behind the index, in another file
}

void tst_SealingAnew::leavesADamagedCaptureAlone()
{
    QVERIFY(copyVersionEight());
    QVERIFY(seal(*m_fixture));
    m_fixture->store.reset();
    {
        Database database(m_fixture->file());
        QVERIFY(database.open(Database::Access::ReadWrite));
        QVERIFY(database.execute("DELETE FROM capture_blobs WHERE capture_id = 1"));
    }
    redaction::setAddedNames(PinName);
    QVERIFY(seal(*m_fixture));
    QVERIFY(!load(*m_fixture->store, 1));
    m_fixture->store.reset();
    QVERIFY(!hasCanary(*m_fixture, Pin)); // of captures behind it
    QCOMPARE(factOf(u"resealed_names_to"_s), 5);
}

/// Rewriting takes as long as the disk needs, and reading all captures as well.
void tst_SealingAnew::isDoneOnce()
{
    redaction::setAddedNames(PinName);
    QVERIFY(copyVersionEight());
    QVERIFY(seal(*m_fixture));
    m_fixture->store.reset();
    QCOMPARE(factOf(u"vacuum_due"_s), 1);
    QVERIFY(seal(*m_fixture));
    m_fixture->store.reset();
    QCOMPARE(factOf(u"vacuum_due"_s), 0);
    redaction::setAddedNames({u"CORP-PIN"_s}); // the same name
    QVERIFY(seal(*m_fixture));
    QCOMPARE(factOf(u"vacuum_due"_s), 0);
    QCOMPARE(factOf(u"words_due"_s), 0);
}

void tst_SealingAnew::readersRedactWhatIsNotSealedYet()
{
    QVERIFY(copyVersionEight());
    QVERIFY(seal(*m_fixture));
    m_fixture->store.reset();
    const KeptCaptures captures(m_fixture->file());
    QVERIFY(captures.load(2)->body.contains(Pin));
    redaction::setAddedNames(PinName);
    QVERIFY(!captures.load(2)->body.contains(Pin));
    const auto other = captures.load(4);
    QVERIFY(!other->head.contains(HeadPin) && !other->complete);
    const auto whole = KeptCaptures(m_fixture->file(), testKey().bytes).load(4); // for its signature
    QVERIFY(whole->head.contains(HeadPin) && whole->complete);
    for (const auto &rows :
         {captures.list(0, 9), captures.find(CaptureFilter::parse(u"CanaryPin"_s, m_fixture->clock.utc()), 0, 9)}) {
        QVERIFY(rows && !rows->isEmpty());
        for (const CaptureRow &row : *rows)
            QVERIFY(!row.runMessage.contains(u"Canary"_s) && !row.note.contains(u"Canary"_s));
    }
}

RUNLATCH_TEST(tst_SealingAnew)
#include "tst_sealinganew.moc"
