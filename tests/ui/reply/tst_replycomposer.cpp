// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/bodystyle.h"
#include "lint/resultlimits.h"
#include "models/outcomemodel.h"
#include "support/suite.h"
#include "ui/reply/replyformfixture.h"
#include "ui/reply/resultstate.h"
#include "ui/reply/tagrow.h"
#include "ui/reply/tagrows.h"
#include "wording/sizes.h"

#include <QTableView>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using protocol::Outcome;
using protocol::TagLevel;
using protocol::TaskResult;
using protocol::TaskStatus;

/// A reply is composed by keyboard, and the linter looks on: each finding is at its field, and errors are counted.
class tst_ReplyComposer : public ReplyFormFixture
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        m_form->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_form.get()));
        line(u"resultMessage"_s)->setFocus();
    }
    void cleanup() { m_form.reset(); }

    void aFindingIsAtItsField()
    {
        type(u"resultMessage"_s, u"m"_s);
        click(u"addOutcome"_s);
        type(u"outcomeId"_s, u"A"_s);
        type(u"outcomeDescription"_s, u"one line"_s);
        QCOMPARE(counted(), QString());
        type(u"outcomeUrl"_s, u"a.example/1"_s);
        QVERIFY(fieldOf(u"outcomeUrl"_s)->hasError());
        QVERIFY(!fieldOf(u"resultUrl"_s)->hasError());
        QCOMPARE(counted(), u"1 error(s)"_s);
        QCOMPARE(named(u"sendFinal"_s)->accessibleName(), u"Send final anyway: Passed"_s);
        QTRY_VERIFY(button(u"Add https://"_s) != nullptr);
        QTest::mouseClick(button(u"Add https://"_s), Qt::LeftButton);
        QCOMPARE(line(u"outcomeUrl"_s)->text(), u"https://a.example/1"_s);
        QCOMPARE(counted(), QString());
        QCOMPARE(named(u"sendFinal"_s)->accessibleName(), u"Send final: Passed"_s);
    }

    void aWarningIsNoError()
    {
        type(u"resultMessage"_s, QString(1001, u'm'));
        QVERIFY(!fieldOf(u"resultMessage"_s)->hasError());
        QCOMPARE(counted(), u"1 warning(s)"_s);
        QCOMPARE(line(u"resultMessage"_s)->accessibleDescription(),
                 u"“message” has more than 1000 characters. Shorten it to what the service's schema allows."_s);
        QCOMPARE(named(u"sendFinal"_s)->accessibleName(), u"Send final: Passed"_s);
    }

    /// "Anyway" is said when an error is shown, and not before.
    void whatIsStillToBeWrittenIsNoError()
    {
        type(u"resultMessage"_s, u"m"_s);
        click(u"addOutcome"_s);
        QCOMPARE(counted(), QString());
        QCOMPARE(named(u"sendFinal"_s)->accessibleName(), u"Send final: Passed"_s);
        line(u"outcomeDescription"_s)->setFocus();
        QVERIFY(fieldOf(u"outcomeId"_s)->hasError());
        QVERIFY(!fieldOf(u"outcomeDescription"_s)->hasError());
        QCOMPARE(counted(), u"1 error(s)"_s);
        QCOMPARE(named(u"sendFinal"_s)->accessibleName(), u"Send final anyway: Passed"_s);
        type(u"outcomeId"_s, u"A"_s);
        QCOMPARE(counted(), QString());
        click(u"sendFinal"_s); // asks, and shows what is missing
        QVERIFY(fieldOf(u"outcomeDescription"_s)->hasError());
        QCOMPARE(counted(), u"1 error(s)"_s);
    }

    void aNewTagIsNoErrorBeforeItWasLeft()
    {
        load({good(u"A"_s)});
        QTest::mouseClick(button(u"Add tag"_s), Qt::LeftButton);
        QTest::keyClicks(named(u"Name of tag 1"_s), u"Severity"_s);
        QCOMPARE(counted(), QString());
        named(u"Label of tag 1"_s)->setFocus();
        named(u"Level of tag 1"_s)->setFocus();
        QCOMPARE(counted(), u"1 error(s)"_s);
        QCOMPARE(named(u"Label of tag 1"_s)->accessibleDescription(), u"Empty: the service refuses the reply."_s);
        QTest::keyClicks(named(u"Label of tag 1"_s), u"High"_s);
        QCOMPARE(counted(), QString());
    }

    void aKeyGoesFromErrorToError()
    {
        QList<Outcome> outcomes{good(u"A"_s), good(u"B"_s), good(u"C"_s)};
        outcomes[1].description.clear();
        outcomes[2].url = u"c.example"_s;
        load(outcomes);
        QCOMPARE(counted(), u"2 error(s)"_s);
        for (const int row : {1, 2})
            QVERIFY(table().model()->index(row, 1).data(Qt::AccessibleTextRole).toString().endsWith(u"1 error(s)"_s));
        const auto next = [this] { QTest::keyClick(m_form->focusWidget(), Qt::Key_F8); };
        next();
        QCOMPARE(m_form->focusWidget(), line(u"outcomeDescription"_s));
        next();
        QCOMPARE(m_form->focusWidget(), line(u"outcomeUrl"_s));
        QCOMPARE(line(u"outcomeId"_s)->text(), u"C"_s);
        line(u"resultUrl"_s)->setText(u"a.example"_s);
        next();
        QCOMPARE(m_form->focusWidget(), line(u"resultUrl"_s));
        QTest::mouseClick(m_form->findChild<QPushButton *>(u"replyFindings"_s), Qt::LeftButton);
        QCOMPARE(m_form->focusWidget(), line(u"outcomeDescription"_s));
    }

    void theListIsArrangedByKeys()
    {
        load({good(u"A"_s), good(u"B"_s)}, 1);
        table().setFocus();
        const auto press = [this](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(m_form->focusWidget(), key, modifiers);
        };
        press(Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(ids(), QStringList({u"B"_s, u"A"_s}));
        press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(ids(), QStringList({u"B"_s, u"B"_s, u"A"_s}));
        press(Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(line(u"outcomeId"_s)->text(), u"A"_s);
        press(Qt::Key_Delete);
        QCOMPARE(ids(), QStringList({u"B"_s, u"B"_s}));
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(ids(), QStringList({u"B"_s, u"B"_s, u"A"_s}));
        press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(ids(), QStringList({u"B"_s, u"B"_s, u"A"_s, QString()}));
        QCOMPARE(m_form->focusWidget(), line(u"outcomeId"_s));
    }

    /// A field undoes what was typed in it before anything that was removed comes back.
    void aFieldHasItsOwnUndoFirst()
    {
        load({good(u"A"_s), good(u"B"_s)});
        table().setFocus();
        QTest::keyClick(&table(), Qt::Key_Delete);
        QCOMPARE(ids(), QStringList{u"B"_s});
        line(u"outcomeId"_s)->setFocus();
        QTest::keyClicks(line(u"outcomeId"_s), u"2"_s);
        QTest::keyClick(line(u"outcomeId"_s), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(ids(), QStringList{u"B"_s});
        QTest::keyClick(line(u"outcomeId"_s), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(ids(), QStringList({u"A"_s, u"B"_s}));
    }

    void theLastOneLeavesTheFocusAtAdd()
    {
        load({good(u"A"_s)});
        table().setFocus();
        QTest::keyClick(&table(), Qt::Key_Delete);
        QCOMPARE(m_form->focusWidget(), named(u"addOutcome"_s));
        QTest::keyClick(m_form->focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(ids(), QStringList{u"A"_s});
    }

    void theBodyIsMarkedByKeysAndButtons()
    {
        load({good(u"A"_s)});
        auto *body = m_form->findChild<QPlainTextEdit *>(u"outcomeBody"_s);
        body->setPlainText(u"why"_s);
        body->setFocus();
        body->selectAll();
        QTest::keyClick(body, Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(body->toPlainText(), u"**why**"_s);
        QTest::mouseClick(named(u"Italic"_s), Qt::LeftButton);
        QCOMPARE(body->toPlainText(), u"**_why_**"_s);
        QVERIFY(body->hasFocus());
        QCOMPARE(m_form->result(TaskStatus::Passed).outcomes.first().body, u"**_why_**"_s);
    }

    void lengthsAreToldNearTheirLimit()
    {
        load({good(u"A"_s)});
        QVERIFY(!hasLabel(u"51 of 64"_s));
        line(u"outcomeId"_s)->setText(QString(52, u'x'));
        QTRY_VERIFY(hasLabel(u"52 of 64"_s));
        QVERIFY(hasLabel(u"1 of 250"_s));
        QVERIFY(hasLabel(wording::dataSize(
            json::restyled(protocol::writeTaskResult(m_form->result(TaskStatus::Passed)), json::BodyStyle::Pretty)
                .size())));
        m_form->findChild<QPlainTextEdit *>(u"outcomeBody"_s)->setPlainText(QString(2048, u'b'));
        QTRY_VERIFY(hasLabel(u"2 KB of 5 MB"_s));
    }

    void manyAreTold()
    {
        load(QList<Outcome>(lint::resultlimits::MaxOutcomes + 1, good(u"A"_s)));
        QVERIFY(hasLabel(u"251 of 250"_s));
        QTRY_COMPARE(counted(), u"1 warning(s), 1 note(s)"_s); // so many, and all of one id
        m_form->resize(848, 520);
        auto *tabs = m_form->findChild<QTabWidget *>();
        QTRY_COMPARE(tabs->count(), 4);
        QCOMPARE(tabs->currentIndex(), 0);
        line(u"resultMessage"_s)->setFocus();
        QTest::keyClick(line(u"resultMessage"_s), Qt::Key_F8);
        QCOMPARE(tabs->currentIndex(), 1);
        QCOMPARE(m_form->focusWidget(), &table());
    }

    /// A document of a stranger has any number of tags. Those without a row are sent all the same.
    void tagsBeyondTheRowsStay()
    {
        Outcome outcome = good(u"A"_s);
        for (qsizetype number = 0; number < TagRows::MaxRows + 2; ++number)
            outcome.tags.append({u"Status"_s, QString::number(number), TagLevel::Info});
        load({outcome});
        QTRY_COMPARE(m_form->findChildren<TagRow *>().size(), TagRows::MaxRows);
        QVERIFY(hasLabel(u"Only the first 320 tags can be edited here. The others stay as they are."_s));
        type(u"outcomeId"_s, u"2"_s);
        QCOMPARE(m_form->result(TaskStatus::Passed).outcomes.first().tags, outcome.tags);
        load({good(u"A"_s)});
        QVERIFY(!hasLabel(u"Only the first 320 tags can be edited here. The others stay as they are."_s));
    }

    /// The bodies of a loaded draft are judged in the pool; a keystroke then costs one of them.
    void aLargeDraftIsJudgedBehindTheScenes()
    {
        QList<Outcome> outcomes;
        for (int number = 0; number < lint::resultlimits::MaxOutcomes; ++number) {
            outcomes.append(good(QString::number(number)));
            outcomes.last().body = QString(10'000, u'b');
        }
        outcomes[7].url = u"a.example"_s;
        load(outcomes);
        type(u"resultMessage"_s, u"x"_s); // meanwhile
        QTRY_COMPARE(counted(), u"1 error(s)"_s);
        line(u"outcomeDescription"_s)->clear();
        QCOMPARE(counted(), u"2 error(s)"_s);
        QVERIFY(hasLabel(wording::dataSize(
            json::restyled(protocol::writeTaskResult(m_form->result(TaskStatus::Passed)), json::BodyStyle::Pretty)
                .size())));
    }

    void anOlderServiceIsTheReason()
    {
        store::CaptureRow row = capture(3);
        row.acceptsOutcomes = false;
        m_form->setCapture(row);
        QVERIFY(messages().contains(u"The service did not say that it accepts outcomes."_s));
        m_form->setOlderService(true);
        QVERIFY(messages().contains(u"The service is older than outcomes."_s));
        m_form->setCapture(capture(4));
        QVERIFY(!messages().contains(u"outcomes"_s));
    }

    /// A value that has no field, or that its field would change, stays while something else is edited.
    void whatIsNotEditedIsKept()
    {
        Outcome outcome = good(u"A"_s);
        outcome.unknown = {{u"later"_s, true}};
        outcome.body = u"one\r\ntwo\u00A0three"_s;
        outcome.description = QString(40'000, u'd') + u"\nmore"_s;
        outcome.tags = {{QString(40'000, u'n'), QString(40'000, u'l'), TagLevel::Info}};
        const QString message(40'000, u'm');
        const QString url = u"https://"_s + QString(40'000, u'u');
        m_form->load({{TaskStatus::Passed, message, url, {outcome}}, 0});
        type(u"outcomeId"_s, u"2"_s);
        QCOMPARE(m_form->result(TaskStatus::Passed).message, message);
        QCOMPARE(m_form->result(TaskStatus::Passed).url, url);
        outcome.id = u"A2"_s;
        QCOMPARE(m_form->result(TaskStatus::Passed).outcomes.first(), outcome);
        auto *body = m_form->findChild<QPlainTextEdit *>(u"outcomeBody"_s);
        body->moveCursor(QTextCursor::End);
        QTest::keyClicks(body, u"!"_s);
        QCOMPARE(m_form->result(TaskStatus::Passed).outcomes.first().body, u"one\ntwo\u00A0three!"_s);
    }

private:
    static Outcome good(const QString &id) { return {id, u"one line"_s, {}, {}, {}}; }
    void load(const QList<Outcome> &outcomes, int current = 0)
    {
        m_form->load({{TaskStatus::Passed, u"m"_s, {}, outcomes}, current});
    }
    /// The findings as the foot counts them.
    QString counted() const
    {
        const auto *findings = m_form->findChild<QPushButton *>(u"replyFindings"_s);
        return findings->isHidden() ? QString() : findings->accessibleName();
    }
    QTableView &table() const { return *qobject_cast<QTableView *>(named(u"Outcomes of the reply"_s)); }
    QStringList ids() const
    {
        QStringList ids;
        for (const Outcome &outcome : m_form->result(TaskStatus::Passed).outcomes)
            ids += outcome.id;
        return ids;
    }
    bool hasLabel(const QString &text) const
    {
        const auto labels = m_form->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return !label->isHidden() && label->text() == text; });
    }
};

RUNLATCH_WINDOW_TEST(tst_ReplyComposer)
#include "tst_replycomposer.moc"
