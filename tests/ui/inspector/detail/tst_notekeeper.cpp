// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/notekeeper.h"

#include "models/captures/capturemodel.h"
#include "support/fulldisk.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/detail/notestab.h"
#include "ui/inspector/runtaskspagefixture.h"
#include "ui/widgets/frames/messagebar.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// A note is saved by itself, stays with its request, and outlives a store that does not take it.
class tst_NoteKeeper : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void theKeyOpensTheNoteAndItIsSaved();
    void leavingSavesAtOnceAndTheOtherNoteIsItsOwn();
    void aNoteWaitsForItsRequest();
    void whatTheStoreRefusesStays();
    void whatAnEarlierStoreRefusesIsKept();
    void closingThePageSaves();
    void aLongTextIsCutOffAtTheLimit();
    void theHiddenDetailOpensForTheNote();
    void thePinHasAColorAndItsWord();

private:
    QPlainTextEdit &text() const { return *m_fixture->page->findChild<NotesTab *>()->findChild<QPlainTextEdit *>(); }
    bool shows(const QString &words) const { return support::says(*m_fixture->page, words); }
    bool barSays(const QString &words) const
    {
        return support::firstOf<MessageBar>(*m_fixture->page, [&words](const MessageBar *bar) {
            return bar->isVisible() && bar->text().contains(words);
        });
    }
    void openNote() const
    {
        m_fixture->table().setFocus();
        QTest::keyClick(&m_fixture->table(), Qt::Key_Semicolon);
        QTRY_VERIFY(text().hasFocus());
    }
    /// Goes to the next row, away from the note.
    void goOn(Qt::Key key) const
    {
        m_fixture->table().setFocus();
        QTest::keyClick(&m_fixture->table(), key);
    }
    QString stored(qint64 id) const { return m_fixture->row(id)->note; }

    std::unique_ptr<RunTasksPageFixture> m_fixture;
};

void tst_NoteKeeper::init()
{
    m_fixture = std::make_unique<RunTasksPageFixture>(*m_theme);
    QVERIFY(m_fixture->openStore());
    for (int i = 0; i < 2; ++i) {
        store::NewCapture capture;
        capture.row.receivedAt = m_fixture->parts.clock.utc();
        capture.head = "POST / HTTP/1.1\r\nHost: a\r\n\r\n";
        capture.body = "{}";
        m_fixture->add(capture);
    }
    m_fixture->openPage();
}

void tst_NoteKeeper::theKeyOpensTheNoteAndItIsSaved()
{
    openNote();
    QTest::keyClicks(&text(), u"ask Ben"_s);
    QVERIFY(shows(u"not saved yet · 7 of 10,000 characters"_s));
    QTRY_VERIFY(shows(u"saved · 7 of 10,000 characters"_s));
    QCOMPARE(stored(2), u"ask Ben"_s);
    QVERIFY(text().hasFocus());
    QTest::keyClicks(&text(), u"!"_s);
    QCOMPARE(text().toPlainText(), u"ask Ben!"_s);
    QTRY_COMPARE(stored(2), u"ask Ben!"_s);
}

void tst_NoteKeeper::leavingSavesAtOnceAndTheOtherNoteIsItsOwn()
{
    openNote();
    QTest::keyClicks(&text(), u"second"_s);
    goOn(Qt::Key_Down);
    QCOMPARE(m_fixture->chosen(), u"1"_s);
    QTRY_COMPARE(text().toPlainText(), QString());
    QTRY_COMPARE(stored(2), u"second"_s);
    openNote();
    QTest::keyClicks(&text(), u"first"_s);
    goOn(Qt::Key_Up);
    QTRY_COMPARE(text().toPlainText(), u"second"_s);
    QTRY_COMPARE(stored(1), u"first"_s);
    QCOMPARE(stored(2), u"second"_s);
}

void tst_NoteKeeper::aNoteWaitsForItsRequest()
{
    m_fixture->showTab(u"Notes"_s);
    QTRY_VERIFY(shows(u"0 of 10,000 characters"_s));
    goOn(Qt::Key_Down);
    QTest::keyClick(&m_fixture->table(), Qt::Key_Semicolon);
    QVERIFY(!text().hasFocus()); // the other request's note still stands there
    QTRY_VERIFY(text().hasFocus());
    QTest::keyClicks(&text(), u"of the first"_s);
    QTRY_COMPARE(stored(1), u"of the first"_s);
    QCOMPARE(stored(2), QString());
}

void tst_NoteKeeper::whatTheStoreRefusesStays()
{
    if (!support::FullDisk::IsPossible)
        QSKIP("This system has no limit for the size of a file.");
    openNote();
    {
        const support::FullDisk full;
        QTest::keyClicks(&text(), u"kept"_s);
        QTRY_VERIFY(barSays(u"The note could not be saved. What you typed is kept here."_s));
        QVERIFY(m_fixture->page->isBound());
        goOn(Qt::Key_Down);
        QTRY_COMPARE(text().toPlainText(), QString());
        QTRY_VERIFY(barSays(u"The note of request 2 could not be saved"_s));
        goOn(Qt::Key_Up);
        QTRY_COMPARE(text().toPlainText(), u"kept"_s);
        QVERIFY(barSays(u"The note of request 2 could not be saved"_s));
    }
    openNote();
    goOn(Qt::Key_Down); // leaving it tries again
    QTRY_COMPARE(stored(2), u"kept"_s);
    QCOMPARE(stored(1), QString());
    QTRY_VERIFY(!barSays(u"could not be saved"_s));
    QTRY_VERIFY(!m_fixture->page->isBound());
}

void tst_NoteKeeper::whatAnEarlierStoreRefusesIsKept()
{
    if (!support::FullDisk::IsPossible)
        QSKIP("This system has no limit for the size of a file.");
    openNote();
    std::optional<support::FullDisk> full;
    m_fixture->parts.inspector.open(m_fixture->folder.filePath(u"other.sqlite"_s), m_fixture->key, &m_fixture->context,
                                    [&](const base::Done &) {
                                        full.emplace();
                                        QTest::keyClicks(&text(), u"ask Ben"_s);
                                        m_fixture->page->sessionOpened();
                                    });
    QTRY_VERIFY(barSays(u"could not be saved in the store that was open before"_s));
    full.reset();
    QPushButton *copy = nullptr;
    QTRY_VERIFY(copy = support::shownButton<QPushButton>(*m_fixture->page, u"Copy the text"_s));
    copy->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"Request 2:\nask Ben"_s);
}

void tst_NoteKeeper::closingThePageSaves()
{
    openNote();
    QTest::keyClicks(&text(), u"late"_s);
    m_fixture->page.reset();
    QTRY_COMPARE(stored(2), u"late"_s);
}

void tst_NoteKeeper::aLongTextIsCutOffAtTheLimit()
{
    openNote();
    QGuiApplication::clipboard()->setText(QString(12'000, u'n'));
    QTest::keyClick(&text(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(text().toPlainText().size(), 10'000);
    QVERIFY(shows(u"cut off at the limit · 10,000 of 10,000 characters"_s));
    QTRY_COMPARE(stored(2).size(), 10'000);
}

void tst_NoteKeeper::theHiddenDetailOpensForTheNote()
{
    m_fixture->table().setFocus();
    QTest::keyClick(&m_fixture->table(), Qt::Key_Space);
    QVERIFY(!m_fixture->detail().isVisible());
    openNote();
    QVERIFY(m_fixture->detail().isVisible());
}

void tst_NoteKeeper::thePinHasAColorAndItsWord()
{
    using Model = models::CaptureModel;
    openNote();
    auto *color = m_fixture->page->findChild<NotesTab *>()->findChild<QComboBox *>();
    auto *pinned = m_fixture->page->findChild<NotesTab *>()->findChild<QCheckBox *>();
    const QModelIndex cell = m_fixture->table().model()->index(0, int(Model::Column::Pin));
    color->setFocus();
    QTest::keyClick(color, Qt::Key_R); // Red
    QTRY_COMPARE(cell.data().toString(), u"Pinned (red)"_s);
    QCOMPARE(cell.data(Model::PinColorRole).toInt(), int(store::PinColor::Red));
    QVERIFY(cell.data(Qt::ToolTipRole).toString().startsWith(u"Pinned (red)"_s));
    QTRY_VERIFY(pinned->isChecked());
    pinned->setFocus();
    QTest::keyClick(pinned, Qt::Key_Space);
    QTRY_COMPARE(cell.data().toString(), QString());
    QCOMPARE(m_fixture->row(2)->pinColor, store::PinColor::Red);
}

RUNLATCH_WINDOW_TEST(tst_NoteKeeper)

} // namespace runlatch::ui

#include "tst_notekeeper.moc"
