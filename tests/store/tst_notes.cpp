// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "storefixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// A note at a capture is kept, bounded, and never has the secrets of the capture in clear.
class tst_Notes : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<StoreFixture>();
        QVERIFY(!m_fixture->open());
        m_id = append(*m_fixture->store, newCapture())->id;
    }
    void cleanup() { m_fixture.reset(); }
    void areKeptOverARestart();
    void areBounded();
    void haveNoSecrets();
    void unknownRequestsHaveNone();

private:
    CaptureStore &store() const { return *m_fixture->store; }

    std::unique_ptr<StoreFixture> m_fixture;
    qint64 m_id = 0;
};

void tst_Notes::areKeptOverARestart()
{
    QCOMPARE(setNote(store(), m_id, u"ask Ben\n\u00e9"_s)->note, u"ask Ben\n\u00e9"_s);
    const auto pinned = setPinned(store(), m_id, PinColor::Green);
    QVERIFY(pinned && pinned->pinned && pinned->pinColor == PinColor::Green);
    m_fixture->store.reset();
    QVERIFY(!m_fixture->open());
    const auto row = load(store(), m_id)->row;
    QCOMPARE(row.note, u"ask Ben\n\u00e9"_s);
    QCOMPARE(row.pinColor, PinColor::Green);
    QVERIFY(!setPinned(store(), m_id, false)->pinned);
    QCOMPARE(setPinned(store(), m_id, true)->pinColor, PinColor::Green);
    QCOMPARE(setNote(store(), m_id, {})->note, QString());
}

void tst_Notes::areBounded()
{
    QCOMPARE(setNote(store(), m_id, QString(20'000, u'n'))->note.size(), CaptureRow::MaxNoteLength);
}

/// A person may paste a line of the request into the note.
void tst_Notes::haveNoSecrets()
{
    const auto row = setNote(store(), m_id, u"used "_s + QString::fromLatin1(Token) + u" here"_s);
    QVERIFY(row);
    QCOMPARE(row->note, u"used "_s + QString(Token.size(), u'*') + u" here"_s);
    m_fixture->store.reset();
    QVERIFY(!m_fixture->holds(Token));
}

void tst_Notes::unknownRequestsHaveNone()
{
    QCOMPARE(setNote(store(), 99, u"x"_s).error().kind, base::ErrorKind::NotFound);
    QCOMPARE(setPinned(store(), 99, PinColor::Red).error().kind, base::ErrorKind::NotFound);
}

RUNLATCH_TEST(tst_Notes)

} // namespace runlatch::store

#include "tst_notes.moc"
