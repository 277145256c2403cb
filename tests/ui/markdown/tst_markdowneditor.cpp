// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/markdown/markdowneditor.h"

#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/markdown/markdownview.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch::ui;

/// Markdown is written, seen, and marked by keys and buttons, and what was written stays as it was.
class tst_MarkdownEditor : public runlatch::support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_editor.reset(); }
    void theModesAreChosenByKeys();
    void aNarrowEditorShowsOnePane();
    void theModeComesBackWithTheRoom();
    void keysAndButtonsMark();
    void aMarkLeadsBackFromThePreview();
    void textIsKeptAsItWasSet();
    void thePreviewFollows();
    void aRemarkIsSpoken();

private:
    QPlainTextEdit &source() const { return m_editor->source(); }
    QRadioButton *segment(const QString &word) const
    {
        for (auto *button : m_editor->findChildren<QRadioButton *>()) {
            if (button->text() == word)
                return button;
        }
        return nullptr;
    }
    bool showsSource() const { return source().isVisible(); }
    bool showsPreview() const { return m_editor->preview().isVisible(); }

    std::unique_ptr<MarkdownEditor> m_editor;
};

void tst_MarkdownEditor::init()
{
    m_editor = std::make_unique<MarkdownEditor>(
        MarkdownEditor::Words{.label = u"&Message"_s, .mode = u"Mode"_s, .preview = u"Preview of it"_s});
    m_editor->resize(700, 400);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
}

void tst_MarkdownEditor::theModesAreChosenByKeys()
{
    const QSignalSpy chosen(m_editor.get(), &MarkdownEditor::modeChosen);
    QVERIFY(showsSource() && !showsPreview());
    segment(u"Write"_s)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QVERIFY(!showsSource() && showsPreview());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QVERIFY(showsSource() && showsPreview());
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen.last().first().value<MarkdownEditor::Mode>(), MarkdownEditor::SideBySide);
}

void tst_MarkdownEditor::aNarrowEditorShowsOnePane()
{
    m_editor->setMode(MarkdownEditor::SideBySide);
    m_editor->setNarrow(true);
    QVERIFY(showsSource() && !showsPreview());
    QVERIFY(!segment(u"Side by side"_s)->isVisible());
    QVERIFY(segment(u"Write"_s)->isChecked());
}

void tst_MarkdownEditor::theModeComesBackWithTheRoom()
{
    const QSignalSpy chosen(m_editor.get(), &MarkdownEditor::modeChosen);
    m_editor->setMode(MarkdownEditor::SideBySide);
    m_editor->setNarrow(true);
    segment(u"Preview"_s)->click();
    QVERIFY(!showsSource() && showsPreview());
    m_editor->setNarrow(false);
    QVERIFY(showsSource() && showsPreview());
    QVERIFY(segment(u"Side by side"_s)->isChecked());
    QCOMPARE(chosen.size(), 0); // a choice for want of room is none to remember
}

void tst_MarkdownEditor::keysAndButtonsMark()
{
    source().setFocus();
    source().setPlainText(u"why"_s);
    source().selectAll();
    QTest::keyClick(&source(), Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(source().toPlainText(), u"**why**"_s);
    QTest::keyClick(&source(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(source().toPlainText(), u"## **why**"_s);
    for (auto *button : m_editor->findChildren<QPushButton *>()) {
        if (button->accessibleName() == u"Italic"_s)
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(source().toPlainText(), u"## **_why_**"_s);
    QVERIFY(source().hasFocus());
}

void tst_MarkdownEditor::aMarkLeadsBackFromThePreview()
{
    m_editor->setMode(MarkdownEditor::Preview);
    m_editor->preview().setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_B, Qt::ControlModifier);
    QVERIFY(showsSource() && source().hasFocus());
    QCOMPARE(m_editor->text(), u"****"_s);
}

void tst_MarkdownEditor::textIsKeptAsItWasSet()
{
    const QString text = u"one\r\ntwo\u00a0three"_s;
    m_editor->setText(text);
    QCOMPARE(m_editor->text(), text);
    source().moveCursor(QTextCursor::End);
    QTest::keyClicks(&source(), u"!"_s);
    QCOMPARE(m_editor->text(), u"one\ntwo\u00a0three!"_s);
}

void tst_MarkdownEditor::thePreviewFollows()
{
    const QSignalSpy followed(m_editor.get(), &MarkdownEditor::followed);
    m_editor->setMode(MarkdownEditor::SideBySide);
    QTest::keyClicks(&source(), u"abc"_s);
    QTRY_COMPARE(m_editor->preview().markdown(), u"abc"_s);
    QCOMPARE(followed.last().first().toString(), u"abc"_s);
}

void tst_MarkdownEditor::aRemarkIsSpoken()
{
    m_editor->setRemark(Tone::Error, u"Write something."_s);
    QCOMPARE(source().accessibleDescription(), u"Write something."_s);
    QCOMPARE(source().accessibleName(), u"Message"_s);
    m_editor->setRemark(Tone::None, {});
    QVERIFY(source().accessibleDescription().isEmpty());
}

RUNLATCH_WINDOW_TEST(tst_MarkdownEditor)
#include "tst_markdowneditor.moc"
