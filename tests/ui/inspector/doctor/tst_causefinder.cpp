// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/doctor/causefinder.h"

#include "base/rules.h"
#include "base/utc.h"
#include "store/openstore.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/runtaskspagefixture.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The cause of a signature that does not hold is found after the answer, and kept for lists and filters.
class tst_CauseFinder : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void namesWhatCame();
    void explainsASignatureOfAnotherLength();
    void saysThatAKeyIsMissing();
    void leavesTheOthersAlone();
    void manyAreNotKeptWaiting();
    void theShownOneIsKept();

private:
    static store::NewCapture capture(const QByteArray &signature, protocol::Verdict verdict)
    {
        store::NewCapture capture;
        capture.row.uuid = QUuid::createUuid();
        capture.row.receivedAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
        capture.row.endpoint = u"/a"_s;
        capture.row.verdict = verdict;
        if (verdict == protocol::Verdict::Invalid)
            capture.row.cause = base::Rules::DigestDiffers.name();
        capture.body = "{}";
        capture.row.bytes = capture.body.size();
        capture.head = "POST /a HTTP/1.1\r\nHost: a\r\nX-TFC-Task-Signature: " + signature + "\r\n\r\n";
        return capture;
    }
    QString keptCause(qint64 id) const { return m_fixture->row(id)->cause; }

    std::unique_ptr<RunTasksPageFixture> m_fixture;
    store::OpenStore m_open;
    std::unique_ptr<CauseFinder> m_finder;
};

void tst_CauseFinder::init()
{
    m_fixture = std::make_unique<RunTasksPageFixture>(*m_theme);
    QVERIFY(m_fixture->openStore());
    inspector::ReceiverOptions options;
    options.endpoints = {
        {.path = u"/a"_s, .keys = {"key"}}, {.path = u"/b"_s, .keys = {"key of b"}}, {.path = u"/c"_s}};
    m_open.set(m_fixture->store());
    m_finder = std::make_unique<CauseFinder>(
        m_open, [options](const QByteArray &endpoint) { return KnownKeys::of(options, endpoint); });
}

void tst_CauseFinder::cleanup()
{
    m_finder.reset();
    m_fixture.reset();
}

void tst_CauseFinder::namesWhatCame()
{
    using protocol::Verdict;
    QSignalSpy found(m_finder.get(), &CauseFinder::found);
    const store::CaptureRow newline = m_fixture->add(capture(protocol::sign("key", "{}\n"), Verdict::Invalid));
    const store::CaptureRow other = m_fixture->add(capture(protocol::sign("key of b", "{}"), Verdict::Invalid));
    const store::CaptureRow empty = m_fixture->add(capture({}, Verdict::Unsigned));
    m_finder->add({newline, other, empty});
    QTRY_COMPARE(found.count(), 3);
    QCOMPARE(keptCause(newline.id), u"body.newline-lost"_s);
    QCOMPARE(keptCause(other.id), u"key.other-known"_s);
    QCOMPARE(keptCause(empty.id), u"header.empty"_s);
    QCOMPARE(found.first().first().value<store::CaptureRow>().cause, u"body.newline-lost"_s);
}

/// The check at receipt says of HMAC-SHA256 only that 64 digits are too few.
void tst_CauseFinder::explainsASignatureOfAnotherLength()
{
    const QByteArray signature = QMessageAuthenticationCode::hash("{}", "key", QCryptographicHash::Sha256).toHex();
    store::NewCapture sha256 = capture(signature, protocol::Verdict::Invalid);
    sha256.row.cause = base::Rules::DigestLength.name();
    const store::CaptureRow row = m_fixture->add(sha256);
    QSignalSpy found(m_finder.get(), &CauseFinder::found);
    m_finder->add({row});
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(keptCause(row.id), u"digest.sha256"_s);
}

/// Signed, although the endpoint has no key. What nobody signed is as it should be there.
void tst_CauseFinder::saysThatAKeyIsMissing()
{
    const auto add = [this](const QByteArray &signature) {
        store::NewCapture unchecked = capture(signature, protocol::Verdict::Unchecked);
        unchecked.row.endpoint = u"/c"_s;
        return m_fixture->add(unchecked);
    };
    const store::CaptureRow unsignedOne = add({});
    const store::CaptureRow byAnother = add(protocol::sign("key of b", "{}"));
    const store::CaptureRow unknown = add(protocol::sign("unknown", "{}"));
    QSignalSpy found(m_finder.get(), &CauseFinder::found);
    m_finder->add({unsignedOne, byAnother, unknown});
    QTRY_COMPARE(found.count(), 2);
    QCOMPARE(keptCause(unsignedOne.id), QString());
    QCOMPARE(keptCause(byAnother.id), u"key.other-known"_s);
    QCOMPARE(keptCause(unknown.id), u"key.missing"_s);
}

/// What comes behind them is found, so they were looked at or left out.
void tst_CauseFinder::leavesTheOthersAlone()
{
    using protocol::Verdict;
    QSignalSpy found(m_finder.get(), &CauseFinder::found);
    const store::CaptureRow valid = m_fixture->add(capture(protocol::sign("key", "{}"), Verdict::Valid));
    const store::CaptureRow unknown = m_fixture->add(capture(protocol::sign("unknown", "{}"), Verdict::Invalid));
    store::NewCapture large = capture(protocol::sign("key", "{}\n"), Verdict::Invalid);
    large.row.bytes = CauseFinder::MaxDiagnosed + 1;
    const store::CaptureRow tooLarge = m_fixture->add(large);
    const store::CaptureRow last = m_fixture->add(capture(protocol::sign("key", "{}\n"), Verdict::Invalid));
    m_finder->add({valid, unknown, tooLarge, last});
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(found.first().first().value<store::CaptureRow>().id, last.id);
    QCOMPARE(keptCause(valid.id), QString());
    QCOMPARE(keptCause(unknown.id), u"digest.differs"_s);
    QCOMPARE(keptCause(tooLarge.id), u"digest.differs"_s);
}

void tst_CauseFinder::manyAreNotKeptWaiting()
{
    QSignalSpy found(m_finder.get(), &CauseFinder::found);
    const store::CaptureRow row = m_fixture->add(capture(protocol::sign("unknown", "{}"), protocol::Verdict::Invalid));
    const store::CaptureRow left = m_fixture->add(capture(protocol::sign("key", "{}\n"), protocol::Verdict::Invalid));
    m_finder->add(QList<store::CaptureRow>(CauseFinder::MaxWaiting - 1, row) << left << left << left);
    QTRY_COMPARE(found.count(), 1);
    m_finder->add({row});
    QCOMPARE(keptCause(left.id), u"body.newline-lost"_s);
    QCOMPARE(found.count(), 1);
}

/// A request that came before the program started is explained when it is looked at; another verdict is not touched.
void tst_CauseFinder::theShownOneIsKept()
{
    const store::CaptureRow row = m_fixture->add(capture(protocol::sign("key", "{}\n"), protocol::Verdict::Invalid));
    QSignalSpy found(m_finder.get(), &CauseFinder::found);
    signature::Diagnosis diagnosis;
    diagnosis.verdict = protocol::Verdict::Invalid;
    diagnosis.cause = base::Rules::BodyNewlineLost;
    diagnosis.isProven = true;
    m_finder->keep(row, diagnosis);
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(keptCause(row.id), u"body.newline-lost"_s);
}

RUNLATCH_WINDOW_TEST(tst_CauseFinder)

} // namespace runlatch::ui

#include "tst_causefinder.moc"
