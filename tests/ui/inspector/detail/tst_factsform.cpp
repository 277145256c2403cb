// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/factsform.h"

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// Facts that are shown again keep the focus and the selected text.
class tst_FactsForm : public support::ThemedTest
{
    Q_OBJECT
    using Kind = CaptureFact::Kind;
private slots:
    void init();
    void cleanup()
    {
        m_form.reset();
        m_theme->setTextSize(0);
    }
    void whatDoesNotChangeStays();
    void theFocusGoesToTheRowThatIsBuiltAnew();
    void aRowWithTheFocusMayGo();
    void aLargerTextIsNotCut();
    void aLongAddressBreaks();

private:
    static QList<CaptureFact> facts(const QString &run = u"run-1"_s)
    {
        return {{Kind::Title, u"Run"_s}, {Kind::Id, u"Id"_s, run}, {Kind::Words, u"Workspace"_s, u"net"_s}};
    }
    QPushButton *copy() const { return support::button<QPushButton>(*m_form, u"Copy: Id"_s); }
    QLabel *workspace() const { return labelOf(u"net"_s); }
    QLabel *labelOf(const QString &text) const
    {
        return support::firstOf<QLabel>(*m_form, [&text](const QLabel *label) { return label->text() == text; });
    }

    std::unique_ptr<FactsForm> m_form;
};

void tst_FactsForm::init()
{
    m_form = std::make_unique<FactsForm>();
    m_form->resize(600, 300);
    m_form->show();
    QVERIFY(QTest::qWaitForWindowActive(m_form.get()));
    m_form->setFacts(facts());
    QTRY_VERIFY(copy()->isVisible());
    copy()->setFocus();
}

/// A request that is pinned has a row above the others, one that was answered has one below them.
void tst_FactsForm::whatDoesNotChangeStays()
{
    const QPointer before(copy());
    workspace()->setSelection(0, 2);
    const auto isKept = [this, &before] {
        return before && QApplication::focusWidget() == before && workspace()->selectedText() == u"ne"_s;
    };
    QList<CaptureFact> shown = facts();
    m_form->setFacts(shown);
    QVERIFY(isKept());
    shown.prepend({Kind::Words, u"Pinned"_s, u"It is kept."_s});
    m_form->setFacts(shown);
    QTRY_VERIFY(support::says(*m_form, u"It is kept."_s));
    QVERIFY(isKept());
    shown.append({Kind::Words, u"Reply"_s, u"passed"_s});
    m_form->setFacts(shown);
    QTRY_VERIFY(support::says(*m_form, u"passed"_s));
    QVERIFY(isKept());
    shown.removeFirst();
    m_form->setFacts(shown);
    QVERIFY(isKept());
    QVERIFY(support::says(*m_form, u"passed"_s) && !support::says(*m_form, u"It is kept."_s));
}

void tst_FactsForm::theFocusGoesToTheRowThatIsBuiltAnew()
{
    const QPointer before(copy());
    m_form->setFacts(facts(u"run-2"_s));
    QVERIFY(!before);
    QCOMPARE(QApplication::focusWidget(), copy());
    QTest::keyClick(copy(), Qt::Key_Space);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"run-2"_s);
}

void tst_FactsForm::aRowWithTheFocusMayGo()
{
    m_form->setFacts({{Kind::Absent, u"Id"_s, u"Null"_s}});
    QVERIFY(!copy());
    m_form->setFacts({});
    QVERIFY(!support::says(*m_form, u"Null"_s));
}

void tst_FactsForm::aLargerTextIsNotCut()
{
    const QLabel *id = labelOf(u"run-1"_s);
    m_theme->setTextSize(18);
    QVERIFY(id->maximumWidth() >= id->sizeHint().width());
    m_theme->setTextSize(9);
    QCOMPARE(id->maximumWidth(), id->sizeHint().width()); // the button stands behind the text again
}

/// The address of a callback, which is not opened, has the kind of an id.
void tst_FactsForm::aLongAddressBreaks()
{
    m_form->setFacts(
        {{Kind::Id, u"Callback"_s, u"https://tf.harbor.example/api/v2/task-results/1b07532a-74a7-4f4d-9a66"_s}});
    m_theme->setTextSize(14);
    QVERIFY(m_form->minimumSizeHint().width() <= 600);
}

RUNLATCH_WINDOW_TEST(tst_FactsForm)

} // namespace runlatch::ui

#include "tst_factsform.moc"
