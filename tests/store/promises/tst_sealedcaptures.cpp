// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/promises/anystore.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::store {

/// Who loads a capture gets its secrets for a day after its deadline, and no list and no text has them at any time.
class tst_SealedCaptures : public QObject, protected AnyStore
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addStores(); }
    void init() { QVERIFY(openEmpty()); }
    void cleanup() { close(); }
    void whatWasReceivedIsProven();
    void textsHaveNoSecret();
    void noPartOfASecretThatATextIsCutIn();
    void secretsExpireADayAfterTheDeadline_data();
    void secretsExpireADayAfterTheDeadline();
    void aLateRepeatKeepsThemADayFromItsArrival();

private:
    static QByteArray stars(const QByteArray &secret) { return QByteArray(secret.size(), '*'); }
};

void tst_SealedCaptures::whatWasReceivedIsProven()
{
    NewCapture imported = newCapture();
    imported.row.imported = true;
    const auto received = append(store(), newCapture());
    const auto fromFile = append(store(), imported);
    QVERIFY(received && fromFile);
    QVERIFY(setNote(store(), received->id, u"mine"_s) && setPinned(store(), received->id, true));
    QVERIFY(addReply(store(), received->id, newReply(u"running"_s), protocol::TaskState::Running));
    for (int times = 0; times < 2; ++times) {
        for (const qint64 id : {received->id, fromFile->id}) {
            const auto loaded = load(store(), id);
            QCOMPARE(loaded->body, bodyWithSecrets());
            QVERIFY(loaded->complete && loaded->proven);
        }
        QVERIFY(reopen());
    }
}

void tst_SealedCaptures::textsHaveNoSecret()
{
    const auto stored = append(store(), newCapture());
    QCOMPARE(stored->runMessage, u"used "_s + QString::fromLatin1(stars(Token)));
    QCOMPARE(load(store(), stored->id)->row.runMessage, stored->runMessage);
    QCOMPARE(list(store())->first().runMessage, stored->runMessage);
}

void tst_SealedCaptures::noPartOfASecretThatATextIsCutIn()
{
    NewCapture capture = newCapture();
    capture.row.runMessage = QString(190, u'm') + QString::fromLatin1(Token);
    const auto stored = append(store(), capture);
    QCOMPARE(stored->runMessage, QString(190, u'm') + QString(9, u'*') + u'\u2026');
}

void tst_SealedCaptures::secretsExpireADayAfterTheDeadline_data()
{
    QTest::addColumn<bool>("hasDeadline");
    QTest::addColumn<bool>("isReopened");
    QTest::newRow("of a deadline") << true << false;
    QTest::newRow("of a deadline, and the store was closed meanwhile") << true << true;
    QTest::newRow("without a deadline: of its arrival") << false << false;
}

/// Whether they were purged by then or not.
void tst_SealedCaptures::secretsExpireADayAfterTheDeadline()
{
    QFETCH(const bool, hasDeadline);
    QFETCH(const bool, isReopened);
    NewCapture capture = newCapture();
    capture.row.receivedAt = m_clock.utc();
    capture.row.deadline = hasDeadline ? m_clock.utc().addSecs(600) : QDateTime();
    const auto stored = append(store(), capture);
    m_clock.advance(24h - 1min + (hasDeadline ? 10min : 0min));
    const auto before = load(store(), stored->id);
    QVERIFY(before->complete && !before->purged);
    QCOMPARE(before->body, capture.body);
    if (isReopened)
        close();
    m_clock.advance(2min);
    QVERIFY(!isReopened || reopen());
    const auto after = load(store(), stored->id);
    QVERIFY(after->purged && !after->complete);
    QByteArray expected = capture.body;
    expected.replace(Token, stars(Token)).replace("?url_code=" + UrlCode, stars("?url_code=" + UrlCode));
    QCOMPARE(after->body, expected);
    QCOMPARE(after->head.size(), capture.head.size());
    QVERIFY(!after->head.contains(Token));
}

/// Its deadline is that of the first delivery, which is over; the repeat can still be looked at for a day.
void tst_SealedCaptures::aLateRepeatKeepsThemADayFromItsArrival()
{
    QVERIFY(append(store(), newCapture()));
    m_clock.advance(48h);
    NewCapture late = newCapture();
    late.row.receivedAt = m_clock.utc();
    late.row.deadline = late.row.receivedAt.addSecs(600);
    const auto stored = append(store(), late);
    QCOMPARE(stored->deadline, newCapture().row.deadline);
    m_clock.advance(24h - 1s);
    QVERIFY(load(store(), stored->id)->complete);
    m_clock.advance(1s);
    QVERIFY(!load(store(), stored->id)->complete);
}

RUNLATCH_TEST(tst_SealedCaptures)

} // namespace runlatch::store

#include "tst_sealedcaptures.moc"
