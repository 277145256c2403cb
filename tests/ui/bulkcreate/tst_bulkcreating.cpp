// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/utc.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/bulkcreatedriver.h"

using namespace runlatch;
using namespace runlatch::ui;
using namespace Qt::StringLiterals;

/// The page tells the result of a create, and the draft stays until the result is known.
class tst_BulkCreating : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        support::failOnWarnings();
        m_driver = std::make_unique<BulkCreateDriver>(*m_theme);
    }
    void cleanup() { m_driver.reset(); }

    void unknownOutcomeKeepsTheDraftAndAsksBeforeASecondTry()
    {
        m_driver->open({organizations(), Script::cut(), created()});
        m_driver->write();
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QTRY_VERIFY(m_driver->message().contains(u"not known whether"_s));
        QCOMPARE(m_driver->form().draft(), BulkCreateDriver::written());
        const QSignalSpy wanted(m_driver->page.get(), &BulkCreatePage::changeRequestsWanted);
        QTRY_VERIFY(m_driver->button(u"Show change requests"_s));
        m_driver->click(m_driver->button(u"Show change requests"_s));
        QCOMPARE(wanted.size(), 1);
        m_driver->press();
        auto *question = m_driver->page->findChild<Confirmation *>();
        QVERIFY(question && m_driver->engine->server.requests("POST") == 1);
        question->accept();
        QTRY_COMPARE(m_driver->text(u"bulkActionId"_s), u"eba-3Kd8sVq1"_s);
        QCOMPARE(m_driver->engine->server.requests("POST"), 2);
        QVERIFY(m_driver->storedDraft().isEmpty());
    }

    void sendsOnceAndCanBeCancelled()
    {
        m_driver->open({organizations(), Script::hang()});
        m_driver->write();
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        m_driver->press();
        QTest::keyClick(m_driver->page.get(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(m_driver->engine->server.requests("POST"), 1);
        m_driver->click(m_driver->button(u"cancel"_s));
        QVERIFY(m_driver->message().contains(u"not known whether"_s));
        QCOMPARE(m_driver->form().draft(), BulkCreateDriver::written());
        QVERIFY(m_driver->mayCreate());
        QCOMPARE(m_driver->engine->server.requests("POST"), 1);
    }

    void cancelledWhileItWaitsIsKnown()
    {
        m_driver->open(
            {organizations(), Script::answer(httpAnswer(429, {}, "application/vnd.api+json", "Retry-After: 30\r\n"))});
        m_driver->write();
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        QSignalSpy waiting(&m_driver->engine->service, &service::Client::waiting);
        m_driver->press();
        QTRY_COMPARE(waiting.size(), 1);
        m_driver->click(m_driver->button(u"cancel"_s));
        QVERIFY(m_driver->message().contains(u"Nothing was created"_s));
        QCOMPARE(m_driver->form().draft(), BulkCreateDriver::written());
        QCOMPARE(m_driver->engine->server.requests("POST"), 1);
    }

    /// An end during the sending is remembered: the next program knows that the draft was sent.
    void anEndWhileItIsSentIsRemembered()
    {
        m_driver->open({organizations(), Script::hang(), organizations()});
        m_driver->write();
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QTRY_COMPARE(m_driver->engine->server.requests("POST"), 1);
        QCOMPARE(m_driver->storedDraft().subject, BulkCreateDriver::written().subject);
        QVERIFY(m_driver->storedDraft().sentAt.isValid()); // the time of sending was on disk before
        m_driver->page.reset();
        m_driver->openPage();
        QTRY_COMPARE(m_driver->form().draft(), BulkCreateDriver::written());
        QVERIFY(m_driver->message().contains(u"not known whether"_s));
        QTRY_VERIFY(m_driver->button(u"Show change requests"_s));
        const QSignalSpy wanted(m_driver->page.get(), &BulkCreatePage::changeRequestsWanted);
        QTRY_VERIFY(m_driver->button(u"Show change requests"_s));
        m_driver->click(m_driver->button(u"Show change requests"_s));
        QCOMPARE(wanted.size(), 1);
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        auto *question = m_driver->page->findChild<Confirmation *>();
        QVERIFY(question && m_driver->engine->server.requests("POST") == 1);
        question->accept();
        QTRY_COMPARE(m_driver->engine->server.requests("POST"), 2);
    }

    /// A refusal goes with its draft: it concerns neither other targets nor the next look at the review.
    void aRefusalGoesWithWhatWasRefused()
    {
        const auto isRefused = [this] { return m_driver->message().contains(u"refused"_s); };
        m_driver->open({organizations(), refused("/data/attributes/subject"), refused("/data/attributes/subject")});
        m_driver->write();
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QTRY_VERIFY(isRefused());
        QTest::keyClicks(m_driver->page->findChild<QLineEdit *>(u"field"_s), u"x"_s);
        QVERIFY(!isRefused());
        QTest::keyClick(m_driver->page->findChild<QLineEdit *>(u"field"_s), Qt::Key_Backspace);
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QTRY_VERIFY(isRefused());
        m_driver->form().showStep(BulkCreateForm::Targets);
        QVERIFY(isRefused()); // the user still reads the refusal while correcting the draft
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        QVERIFY(!isRefused());
    }

    void nothingIsSentThatCannotBeKept()
    {
        m_driver->open({organizations(), created()});
        m_driver->write();
        m_driver->engine->workStore.open(u"/proc/no/work.sqlite"_s, &m_driver->engine->context,
                                         [](const base::Done &) {});
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QTRY_VERIFY(m_driver->message().contains(u"Nothing was sent"_s));
        QVERIFY(m_driver->storedDraft().isEmpty()); // still empty after another try
        QVERIFY(m_driver->message().contains(u"Nothing was sent"_s));
        QCOMPARE(m_driver->engine->server.requests("POST"), 0);
        QCOMPARE(m_driver->form().draft(), BulkCreateDriver::written());
        QVERIFY(m_driver->mayCreate());
    }

    void offersAnotherDraft()
    {
        m_driver->start({organizations()});
        for (const QString &subject : {u"older"_s, u"newer"_s}) {
            BulkDraft draft = BulkCreateDriver::written();
            draft.home = BulkDraft::homeAt(m_driver->engine->endpoint);
            draft.subject = subject;
            const QDateTime at(QDate(2026, 11, subject == u"older"_s ? 20 : 21), QTime(), base::Utc);
            m_driver->engine->workStore.saveDraft({QUuid::createUuid(), u"bulk-create"_s, writeBulkDraft(draft), at},
                                                  &m_driver->engine->context, [](const base::Done &) {});
        }
        m_driver->openPage();
        QTRY_COMPARE(m_driver->form().draft().subject, u"newer"_s);
        QVERIFY(m_driver->message().contains(u"older"_s));
        QTRY_VERIFY(m_driver->button(u"Open the other draft"_s));
        m_driver->click(m_driver->button(u"Open the other draft"_s));
        QCOMPARE(m_driver->form().draft().subject, u"older"_s);
        QVERIFY(m_driver->message().contains(u"newer"_s));
    }

    void keepsTheDraft()
    {
        m_driver->open({organizations(), organizations()});
        m_driver->write();
        QTRY_VERIFY(m_driver->text(u"draftSaved"_s).startsWith(u"draft saved"_s));
        m_driver->page.reset();
        m_driver->openPage();
        QTRY_COMPARE(m_driver->form().draft(), BulkCreateDriver::written());
    }

private:
    std::unique_ptr<BulkCreateDriver> m_driver;
};

RUNLATCH_WINDOW_TEST(tst_BulkCreating)
#include "tst_bulkcreating.moc"
