// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/bulkcreatedriver.h"
#include "ui/bulkcreate/subjectcheck.h"

namespace runlatch::ui {

/// The review says where the subject is open already, while it is being asked too, and never stands in the way.
class tst_SubjectCheck : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_driver.reset(); }
    void warnsOfTheSameSubject();
    void aRunningSearchIsStoppedByKeys();
    void anotherSubjectIsLookedForAnew();
    void theSameQuestionIsAskedOnce();
    void nothingIsAskedBeforeTheReview();

private:
    static QByteArray listOf(const QByteArray &subject)
    {
        return httpAnswer(200,
                          R"({"data":[{"id":"wscr-1","type":"workspace_change_requests","attributes":{"subject":")"
                              + subject + R"(","message":"x"}}]})");
    }
    /// Opens the page with a draft on two workspaces. The service has no look-ups, so their ids are sent as they are.
    void open(const Script &lists);
    void review()
    {
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->engine->clock.advance(SubjectCheck::Delay);
    }

    std::unique_ptr<BulkCreateDriver> m_driver;
};

void tst_SubjectCheck::init()
{
    support::failOnWarnings();
    m_driver = std::make_unique<BulkCreateDriver>(*m_theme);
}

void tst_SubjectCheck::open(const Script &lists)
{
    m_driver->open({organizations(), Script::answer(httpAnswer(404))});
    m_driver->engine->server.setAside("/change-requests", lists);
    BulkDraft draft = BulkCreateDriver::written();
    draft.by = BulkDraft::Targets::List;
    draft.conditions.clear();
    draft.workspaces = {{u"ws-abc"_s, u"net"_s}, {u"ws-def"_s, {}}};
    m_driver->form().load(draft);
    QTRY_VERIFY(!m_driver->form().isLookingUp());
}

void tst_SubjectCheck::warnsOfTheSameSubject()
{
    open(Script::answer(listOf("Raise TLS")));
    review();
    QTRY_VERIFY(m_driver->shows(u"2 workspace(s) have an open change request with this subject."_s));
    QVERIFY(m_driver->shows(u"Members of these workspaces may be notified."_s));
    QVERIFY(m_driver->mayCreate());
    QCOMPARE(m_driver->engine->server.requests("POST"), 0);
}

void tst_SubjectCheck::aRunningSearchIsStoppedByKeys()
{
    open(Script::hang());
    review();
    QTRY_VERIFY(m_driver->button(u"Stop looking"_s));
    QVERIFY(m_driver->shows(u"Looking for the same subject: 0 of 2 workspaces."_s));
    QVERIFY(m_driver->mayCreate());
    m_driver->button(u"Stop looking"_s)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QTRY_VERIFY(m_driver->button(u"Check again"_s));
    QVERIFY(m_driver->shows(u"2 workspace(s) were not read."_s));
    QVERIFY(!m_driver->button(u"primary"_s)->hasFocus());
    QTRY_VERIFY(m_driver->button(u"Check again"_s)->hasFocus());
    m_driver->engine->server.setAside("/change-requests", Script::answer(listOf("Raise TLS")));
    m_driver->button(u"Check again"_s)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QTRY_VERIFY(m_driver->shows(u"2 workspace(s) have an open change request with this subject."_s));
}

void tst_SubjectCheck::anotherSubjectIsLookedForAnew()
{
    open(Script::answer(listOf("Raise TLS")));
    review();
    QTRY_VERIFY(m_driver->shows(u"2 workspace(s) have an open change request"_s));
    m_driver->form().showStep(BulkCreateForm::Message);
    m_driver->page->findChild<QLineEdit *>(u"subject"_s)->setText(u"Another"_s);
    const QSignalSpy told(&m_driver->form(), &BulkCreateForm::stateChanged);
    review();
    QVERIFY(!m_driver->shows(u"have an open change request"_s));
    QTRY_VERIFY(!told.isEmpty()); // the search has reported
    QTRY_VERIFY(!m_driver->shows(u"Looking for the same subject"_s));
    QVERIFY(!m_driver->shows(u"have an open change request"_s));
}

void tst_SubjectCheck::theSameQuestionIsAskedOnce()
{
    open(Script::answer(listOf("Raise TLS")));
    SubjectCheck check(m_driver->engine->service, m_driver->engine->clock);
    const SubjectCheck::Question question{m_driver->engine->endpoint, u"acme"_s, u"Raise TLS"_s, {u"ws-abc"_s}};
    check.ask(question);
    m_driver->engine->clock.advance(SubjectCheck::Delay);
    QTRY_COMPARE(check.facts().state, SubjectFacts::State::Answered);
    const QSignalSpy changed(&check, &SubjectCheck::changed);
    check.ask(question);
    m_driver->engine->clock.advance(SubjectCheck::Delay);
    QCOMPARE(check.facts().found, QStringList{u"ws-abc"_s});
    QCOMPARE(changed.size(), 0);
    check.clear();
    QCOMPARE(check.facts(), SubjectFacts());
}

void tst_SubjectCheck::nothingIsAskedBeforeTheReview()
{
    open(Script::hang());
    m_driver->form().showStep(BulkCreateForm::Message);
    m_driver->engine->clock.advance(std::chrono::minutes(1));
    m_driver->form().showStep(BulkCreateForm::Reviewing);
    QVERIFY(!m_driver->shows(u"Looking for the same subject"_s)); // its delay has begun
    m_driver->form().showStep(BulkCreateForm::Targets);
    m_driver->engine->clock.advance(SubjectCheck::Delay);
    QVERIFY(!m_driver->shows(u"Looking for the same subject"_s));
}

RUNLATCH_WINDOW_TEST(tst_SubjectCheck)

} // namespace runlatch::ui

#include "tst_subjectcheck.moc"
