// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/rawtab.h"

#include "readingof.h"
#include "support/fakeclock.h"
#include "support/findin.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "ui/inspector/detail/capturedetail.h"
#include "ui/inspector/detail/findingstab.h"
#include "ui/widgets/bytes/bytesview.h"
#include "ui/widgets/controls/findbar.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/navigation/tabbar.h"

#include <QClipboard>
#include <QInputDialog>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// The exact bytes are read, searched, selected and copied with the keyboard, however many they are.
class tst_RawTab : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        m_tab = std::make_unique<RawTab>();
        m_tab->resize(700, 300);
        m_tab->show();
        m_view = m_tab->findChild<BytesView *>();
        m_view->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(m_tab.get()));
    }
    void cleanup() { m_tab.reset(); }
    void showsSizeAndChecksumOfTheBody();
    void cursorSaysLineColumnAndByte();
    void selectsAndCopies();
    void copiesHexDigits();
    void findsTextAndBytes();
    void aLongerTextIsFoundAtTheSamePlace();
    void shownSecretsMoveNothing();
    void aPlaceOutlastsASearch();
    void goesToAPlace();
    void secretsStayRedacted();
    void saysThatSecretsWereRemoved();
    void aBodyOfManyMegabytesIsLaidOutInThePool_data();
    void aBodyOfManyMegabytesIsLaidOutInThePool();
    void keysWaitForTheRows();
    void saysThatACopyIsCut();
    void aFindingLeadsToItsPlace();

private:
    static CaptureReading read(const QByteArray &body, bool isComplete = true)
    {
        store::Capture capture;
        capture.row.uuid = QUuid::createUuid();
        capture.row.bytes = body.size();
        capture.row.sha512 = QByteArray(128, 'a');
        capture.head = "POST / HTTP/1.1\r\nHost: a\r\n\r\n";
        capture.body = body;
        capture.complete = isComplete;
        return readingOf(capture);
    }
    void show(const QByteArray &body)
    {
        m_tab->setReading(read(body));
        m_view->setFocus();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_view, key, modifiers);
    }
    QLineEdit *search(const QString &text) { return support::findIn(*m_tab, m_view, text); }
    bool saysOfMatches(const QString &text) const { return support::says(*m_tab->findChild<FindBar *>(), text); }
    static QString clipboard() { return QGuiApplication::clipboard()->text(); }
    void goTo(const QString &place)
    {
        m_tab->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_tab.get()));
        press(Qt::Key_G, Qt::ControlModifier);
        auto *dialog = m_tab->findChild<QInputDialog *>();
        QVERIFY(dialog);
        QTest::keyClicks(dialog->findChild<QLineEdit *>(), place);
        QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
        QTRY_VERIFY(!m_tab->findChild<QInputDialog *>());
    }

    std::unique_ptr<RawTab> m_tab;
    BytesView *m_view = nullptr;
};

void tst_RawTab::showsSizeAndChecksumOfTheBody()
{
    show("{}");
    QVERIFY(support::says(*m_tab, u"Body: 2 bytes"_s));
    QVERIFY(support::says(*m_tab, u"SHA-512 of the body: aaaaaaaaaaaaaaaa"_s));
    QTest::mouseClick(support::button<QPushButton>(*m_tab, u"Copy the SHA-512 of the body"_s), Qt::LeftButton);
    QCOMPARE(clipboard(), QString(128, u'a'));
    QTest::mouseClick(support::button<QPushButton>(*m_tab, u"Copy the size of the body in bytes"_s), Qt::LeftButton);
    QCOMPARE(clipboard(), u"2"_s);
    show({}); // without a body the head is shown
    QCOMPARE(m_view->bytes(), "POST / HTTP/1.1\r\nHost: a\r\n\r\n"_ba);
}

void tst_RawTab::cursorSaysLineColumnAndByte()
{
    show("{\n \"\xC3\xA4\": 1\n}");
    press(Qt::Key_Down);
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    QCOMPARE(m_view->cursor(), 6); // behind two bytes of one character
    QVERIFY(support::says(*m_tab, u"Line 2, column 4, byte 6"_s));
    QVERIFY(m_view->accessibleDescription().contains(u"\"ä\": 1"_s));
    press(Qt::Key_Left);
    QCOMPARE(m_view->cursor(), 4);
    press(Qt::Key_Home);
    QCOMPARE(m_view->cursor(), 2);
    press(Qt::Key_End);
    QCOMPARE(m_view->cursor(), 10); // before the line feed
    press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(m_view->cursor(), m_view->bytes().size());
    press(Qt::Key_Up);
    press(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(m_view->cursor(), 0);
}

void tst_RawTab::selectsAndCopies()
{
    show("abc\ndef");
    press(Qt::Key_Right);
    press(Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(m_view->placeText().contains(u", 4 byte"_s));
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(clipboard(), u"bc\nd"_s);
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(clipboard(), u"abc\ndef"_s);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, {m_view->viewport()->width() - 5, 5});
    QCOMPARE(m_view->cursor(), 3); // at the end of the first line
    QVERIFY(m_view->selected().isEmpty());
}

void tst_RawTab::copiesHexDigits()
{
    show(QByteArray("{\"a\":\xFF}", 7) + QByteArray(20, '\n'));
    auto *modes = m_tab->findChildren<Segmented *>().last();
    modes->setCurrent(BytesView::Hex);
    press(Qt::Key_Right);
    press(Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_view->selected().size(), 15);
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(clipboard().startsWith(u"22 61 22 3a ff 7d 0a"_s));
}

void tst_RawTab::findsTextAndBytes()
{
    show("{\"run\":1,\"Run_id\":2,\"trunk\":3}\n");
    press(Qt::Key_F, Qt::ControlModifier);
    auto *find = m_tab->findChild<FindBar *>();
    auto *line = find->findChild<QLineEdit *>();
    QVERIFY(line->hasFocus());
    QTest::keyClicks(line, u"run"_s);
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_VERIFY(support::says(*find, u"1 of 3"_s));
    QCOMPARE(m_view->selected(), "run"_ba);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(m_view->selected(), "Run"_ba);
    QTest::keyClick(line, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(line, Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY(support::says(*find, u"3 of 3"_s));
    line->selectAll();
    QTest::keyClicks(line, u"0x7D0A"_s);
    QTRY_COMPARE(m_view->selected(), "}\n"_ba);
    line->selectAll();
    QTest::keyClicks(line, u"nowhere"_s);
    QTRY_VERIFY(support::says(*find, u"No match"_s));
    QTest::keyClick(line, Qt::Key_Escape);
    QVERIFY(m_view->hasFocus());
}

void tst_RawTab::aLongerTextIsFoundAtTheSamePlace()
{
    show("{\"stage\":1,\"start\":2}");
    QLineEdit *line = search(u"st"_s);
    QTRY_VERIFY(saysOfMatches(u"1 of 2"_s));
    QTest::keyClicks(line, u"a"_s);
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(m_view->selected(), "sta"_ba);
    QVERIFY(saysOfMatches(u"1 of 2"_s));
}

void tst_RawTab::shownSecretsMoveNothing()
{
    show(R"({"access_token":"4QEuyyxug1f2rw.atlasv1","a":"run","b":"run","c":"run"})");
    search(u"run"_s);
    QTRY_VERIFY(saysOfMatches(u"1 of 3"_s));
    m_tab->setSecretsShown(true);
    QTRY_VERIFY(saysOfMatches(u"1 of 3"_s));
    m_view->setFocus();
    press(Qt::Key_Home, Qt::ControlModifier);
    m_tab->setSecretsShown(false);
    QTRY_VERIFY(saysOfMatches(u" of 3"_s));
    QCOMPARE(m_view->cursor(), 0);
    press(Qt::Key_F3); // the nearest match was found, and not gone to
    QVERIFY(saysOfMatches(u"1 of 3"_s));
    QCOMPARE(m_view->selected(), "run"_ba);
}

void tst_RawTab::aPlaceOutlastsASearch()
{
    const QByteArray body = "{\"a\":1,\"host\":2,\"stage\":3}";
    show(body);
    m_tab->findChildren<Segmented *>().first()->setCurrent(1); // the head
    search(u"host"_s);
    QTRY_VERIFY(saysOfMatches(u"1 of 1"_s));
    m_tab->showPlace(body.indexOf("\"stage\""));
    QTRY_VERIFY(saysOfMatches(u"1 of 1"_s));
    QCOMPARE(m_view->selected(), "\"stage\""_ba);
}

void tst_RawTab::goesToAPlace()
{
    show("{\n  \"a\": 1\n}");
    goTo(u"2:3"_s);
    QCOMPARE(m_view->cursor(), 4);
    goTo(u"@1"_s);
    QCOMPARE(m_view->cursor(), 1);
    goTo(u"0xB"_s);
    QCOMPARE(m_view->cursor(), 11);
    goTo(u"999"_s);
    QCOMPARE(m_view->cursor(), m_view->bytes().size());
    goTo(u"here"_s);
    QVERIFY(support::says(*m_tab, u"“here” is not a place."_s));
}

void tst_RawTab::secretsStayRedacted()
{
    show(R"({"access_token":"4QEuyyxug1f2rw.atlasv1.token"})");
    QVERIFY(m_view->bytes().contains("\"****"));
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(!clipboard().contains(u"4QE"_s));
    const QString hint = u"x-kde-passwordManagerHint"_s; // for programs that keep what was copied
    QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasFormat(hint));
    m_tab->setSecretsShown(true);
    QVERIFY(m_view->bytes().contains("4QE"));
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(clipboard().contains(u"4QE"_s));
    QCOMPARE(QGuiApplication::clipboard()->mimeData()->data(hint), "secret");
    m_tab->setSecretsShown(false);
    QVERIFY(!m_view->bytes().contains("4QE"));
}

void tst_RawTab::saysThatSecretsWereRemoved()
{
    show("{}");
    QVERIFY(!support::says(*m_tab, u"Secrets are redacted"_s));
    m_tab->setReading(read("{}", false));
    QVERIFY(support::says(*m_tab, u"Secrets are redacted"_s));
}

void tst_RawTab::aBodyOfManyMegabytesIsLaidOutInThePool_data()
{
    QTest::addColumn<QByteArray>("body");
    constexpr qsizetype size = 20 * 1024 * 1024;
    QTest::newRow("one line") << "[" + QByteArray(size, '1') + "]";
    QTest::newRow("only line feeds") << QByteArray(size, '\n') + "1";
    QTest::newRow("no text") << QByteArray(size, '\xFF') + "1";
}

void tst_RawTab::aBodyOfManyMegabytesIsLaidOutInThePool()
{
    QFETCH(QByteArray, body);
    m_view->setBytes(body);
    QVERIFY(m_view->isBusy()); // the index is not made here
    m_view->select(body.size() - 1, 1);
    QTRY_VERIFY(!m_view->isBusy());
    QVERIFY(m_view->verticalScrollBar()->maximum() > 1000);
    QVERIFY(m_view->verticalScrollBar()->value() > m_view->verticalScrollBar()->maximum() - 50);
    QVERIFY(!m_view->grab().isNull());
    press(Qt::Key_Home, Qt::ControlModifier);
    press(Qt::Key_PageDown);
    QVERIFY(m_view->cursor() > 0);
    press(Qt::Key_End, Qt::ControlModifier | Qt::ShiftModifier);
    QGuiApplication::clipboard()->setText(u"before"_s);
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(clipboard(), u"before"_s); // it is not made here
    QTRY_VERIFY(clipboard() != u"before"_s);
    QVERIFY(clipboard().size() <= BytesView::MaxCopiedBytes);
    m_view->setMode(BytesView::Hex);
    QVERIFY(!m_view->grab().isNull());
}

void tst_RawTab::keysWaitForTheRows()
{
    const QByteArray body(20 * 1024 * 1024, 'x');
    m_view->setBytes(body);
    QVERIFY(m_view->isBusy());
    for (const Qt::Key key : {Qt::Key_End, Qt::Key_Down, Qt::Key_PageDown, Qt::Key_Right, Qt::Key_Up, Qt::Key_Home}) {
        press(key);
        QCOMPARE(m_view->cursor(), 0);
    }
    press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(m_view->cursor(), body.size());
    press(Qt::Key_Home);
    press(Qt::Key_End);
    press(Qt::Key_Up);
    QCOMPARE(m_view->cursor(), body.size());
    QTRY_VERIFY(!m_view->isBusy());
    QCOMPARE(m_view->verticalScrollBar()->value(), m_view->verticalScrollBar()->maximum());
}

void tst_RawTab::saysThatACopyIsCut()
{
    show(QByteArray(BytesView::MaxCopiedBytes, 'x') + "\xC3\xA4");
    press(Qt::Key_Home, Qt::ControlModifier);
    const QString cut = u"a copy has the first 4 MB"_s;
    m_view->select(0, BytesView::MaxCopiedBytes);
    QVERIFY(!support::says(*m_tab, cut));
    press(Qt::Key_A, Qt::ControlModifier);
    QVERIFY(support::says(*m_tab, cut));
    QVERIFY(m_view->accessibleDescription().contains(cut));
    m_view->select(1, m_view->bytes().size());
    press(Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(clipboard(), QString(BytesView::MaxCopiedBytes - 1, u'x')); // no half of a character
}

void tst_RawTab::aFindingLeadsToItsPlace()
{
    const support::FakeClock clock;
    CaptureDetail detail(clock);
    detail.resize(1200, 600);
    detail.show();
    detail.setReading(read("{\n \"stage\": \"pre-plan\"}"));
    auto *tabs = detail.findChild<TabBar *>();
    auto *view = detail.findChild<BytesView *>();
    auto *list = detail.findChild<FindingsTab *>()->findChild<QListView *>();
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        if (list->model()->index(row, 0).data().toString().contains(u"pre-plan"_s))
            list->setCurrentIndex(list->model()->index(row, 0));
    }
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(tabs->tabText(tabs->currentIndex()), u"Raw"_s);
    QCOMPARE(view->selected(), "\"pre-plan\""_ba);
    QVERIFY(view->isVisible());
}

RUNLATCH_WINDOW_TEST(tst_RawTab)
#include "tst_rawtab.moc"
