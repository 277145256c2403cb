// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/messagestep.h"

#include "settings/preferences.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/markdown/markdowneditor.h"
#include "ui/markdown/markdownview.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// A message is written with keys alone, in the mode that was chosen last, and comes back as it was.
class tst_MessageStep : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void marksWithKeys();
    void remembersTheMode();
    void takesAnUnknownModeForTheUsualOne();
    void aNarrowStepShowsThePreviewAlone();
    void aRefusalLeadsToTheText();
    void countsTheSubject();
    void keepsTheTextOfADraft();

private:
    void open();
    QPlainTextEdit &message() const { return m_step->findChild<MarkdownEditor *>()->source(); }
    MarkdownView &preview() const { return m_step->findChild<MarkdownEditor *>()->preview(); }
    QRadioButton *segment(const QString &word) const
    {
        const auto buttons = m_step->findChildren<QRadioButton *>();
        const auto found = std::find_if(buttons.begin(), buttons.end(),
                                        [&word](const QRadioButton *button) { return button->text() == word; });
        return found == buttons.end() ? nullptr : *found;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<settings::Preferences> m_preferences;
    std::unique_ptr<MessageStep> m_step;
};

void tst_MessageStep::init()
{
    support::failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<settings::Preferences>(m_folder->path());
    open();
}

void tst_MessageStep::cleanup()
{
    m_step.reset();
    m_preferences.reset();
}

void tst_MessageStep::open()
{
    m_step = std::make_unique<MessageStep>(*m_preferences);
    m_step->resize(1000, 600);
    m_step->show();
    QVERIFY(QTest::qWaitForWindowActive(m_step.get()));
}

void tst_MessageStep::marksWithKeys()
{
    m_step->focusFirst();
    QTest::keyClicks(QApplication::focusWidget(), u"Pin actions"_s);
    message().setFocus();
    QTest::keyClicks(&message(), u"now"_s);
    message().selectAll();
    QTest::keyClick(&message(), Qt::Key_I, Qt::ControlModifier);
    QTest::keyClick(&message(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    changerequests::BulkDraft draft;
    m_step->store(draft);
    QCOMPARE(draft.subject, u"Pin actions"_s);
    QCOMPARE(draft.message, u"- _now_"_s);
    QTRY_COMPARE(preview().markdown(), draft.message);
}

void tst_MessageStep::remembersTheMode()
{
    QVERIFY(message().isVisible() && preview().isVisible()); // side by side at first
    segment(u"Side by side"_s)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QVERIFY(!message().isVisible() && preview().isVisible());
    open();
    QVERIFY(!message().isVisible() && preview().isVisible());
    QVERIFY(segment(u"Preview"_s)->isChecked());
}

void tst_MessageStep::takesAnUnknownModeForTheUsualOne()
{
    m_preferences->setMessageMode(u"of a later version"_s);
    open();
    QVERIFY(message().isVisible() && preview().isVisible());
}

void tst_MessageStep::aNarrowStepShowsThePreviewAlone()
{
    m_step->setNarrow(true);
    QVERIFY(message().isVisible() && !preview().isVisible());
    segment(u"Preview"_s)->click();
    QVERIFY(!message().isVisible() && preview().isVisible());
    QVERIFY(m_preferences->messageMode().isEmpty());
}

void tst_MessageStep::aRefusalLeadsToTheText()
{
    segment(u"Preview"_s)->click();
    m_step->showMessageRefusal(u"Too bad"_s);
    QVERIFY(message().isVisible() && message().hasFocus());
    QCOMPARE(message().accessibleDescription(), u"Too bad"_s);
    QTest::keyClicks(&message(), u"x"_s);
    QVERIFY(message().accessibleDescription().isEmpty());
}

void tst_MessageStep::countsTheSubject()
{
    m_step->focusFirst();
    QTest::keyClicks(QApplication::focusWidget(), u"abc"_s);
    const auto labels = m_step->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->isVisible() && label->text() == u"3 character(s); no limit is documented"_s;
    }));
}

void tst_MessageStep::keepsTheTextOfADraft()
{
    changerequests::BulkDraft draft;
    draft.subject = u"Pin"_s;
    draft.message = u"one\r\ntwo\u00a0three"_s;
    m_step->load(draft);
    changerequests::BulkDraft stored;
    m_step->store(stored);
    QCOMPARE(stored.message, draft.message);
}

RUNLATCH_WINDOW_TEST(tst_MessageStep)

} // namespace runlatch::ui

#include "tst_messagestep.moc"
