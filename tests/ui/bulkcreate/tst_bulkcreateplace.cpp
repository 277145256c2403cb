// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/fakeclock.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/bulkcreate/bulkcreatedriver.h"
#include "ui/bulkcreate/matchespane.h"
#include "ui/connections/organizationpicker.h"
#include "ui/widgets/controls/picker.h"

namespace runlatch::ui {

namespace {

using Driver = AnyBulkCreateDriver<support::FakeClock>;

Script twoOrganizations()
{
    return Script::answer(httpAnswer(200, R"({"data":[
        {"id":"acme-dev","type":"organizations","attributes":{"name":"acme-dev","external-id":"org-1"}},
        {"id":"acme-prod","type":"organizations","attributes":{"name":"acme-prod","external-id":"org-2"}}]})"));
}

} // namespace

/// A draft is sent to its own connection or nowhere, and the matches in its review are current.
class tst_BulkCreatePlace : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init() { m_driver = std::make_unique<Driver>(*m_theme); }
    void cleanup() { m_driver.reset(); }

    void theFirstOrganizationIsTakenOnlyWhereNoneWasChosen()
    {
        open({twoOrganizations()});
        QTRY_COMPARE(m_driver->form().draft().organization, u"acme-dev"_s);
        choose(u"acme-prod"_s);
        switchTo(other());
        QTRY_COMPARE(m_driver->form().draft().organization, u"acme"_s);
        switchTo(m_driver->engine->endpoint);
        QTRY_COMPARE(m_driver->engine->server.count(), 2);
        QCOMPARE(m_driver->form().draft().organization, u"acme-prod"_s);
    }

    void aDraftKeepsItsOrganizationAndItsService()
    {
        open({twoOrganizations(), twoOrganizations(), created()});
        QTRY_COMPARE(m_driver->form().draft().organization, u"acme-dev"_s);
        choose(u"acme-prod"_s);
        write();
        switchTo(other());
        QVERIFY(m_driver->message().contains(u"This draft belongs to Test (127.0.0.1:"_s));
        QCOMPARE(m_driver->form().draft().organization, u"acme-prod"_s);
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QVERIFY(m_driver->message().contains(u"This draft belongs to"_s));
        QCOMPARE(m_elsewhere->count(), 0); // nothing was requested there, not even the organizations
        switchTo(m_driver->engine->endpoint);
        QTRY_COMPARE(m_driver->engine->server.count(), 2);
        QCOMPARE(m_driver->form().draft().organization, u"acme-prod"_s);
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QTRY_COMPARE(m_driver->engine->server.requests("POST"), 1);
        QVERIFY(wasCreatedIn("acme-prod"));
        QCOMPARE(m_elsewhere->count(), 0);
    }

    void everyStepSaysWhereItGoes()
    {
        open({twoOrganizations()});
        QTRY_COMPARE(m_driver->form().draft().organization, u"acme-dev"_s);
        write();
        const auto *connection = m_driver->page->findChild<QLabel *>(u"connection"_s);
        const QString here = u"Test (127.0.0.1:%1)"_s.arg(m_driver->engine->server.serverPort());
        for (int step = 0; step < BulkCreateForm::StepCount; ++step) {
            m_driver->form().showStep(step);
            QVERIFY(connection->isVisible());
            QCOMPARE(connection->text(), here);
        }
        switchTo(other());
        QCOMPARE(connection->text(), here); // the draft stays where it belongs
        m_driver->page->setEndpoint({});
        QVERIFY(!connection->isVisible());
    }

    void aNameThatIsNotListedStays()
    {
        open({twoOrganizations()});
        BulkDraft draft = Driver::written();
        draft.organization = u"acme-gone"_s;
        m_driver->page.reset();
        keep(draft, BulkDraft::homeAt(m_driver->engine->endpoint));
        m_driver->openPage();
        QTRY_COMPARE(m_driver->form().draft().subject, draft.subject);
        const auto *picker = m_driver->page->findChild<OrganizationPicker *>()->findChild<Picker *>();
        QTRY_COMPARE(picker->placeholderText(), u"acme-gone (not listed here)"_s);
        QCOMPARE(m_driver->form().draft().organization, u"acme-gone"_s);
    }

    void aDraftOfAnEarlierVersionIsNotSentByItself()
    {
        m_driver->start({twoOrganizations(), twoOrganizations(), created()});
        BulkDraft draft = Driver::written();
        draft.organization = u"acme-prod"_s;
        keep(draft, std::nullopt);
        m_driver->openPage();
        QTRY_VERIFY(m_driver->message().contains(u"It is not known to which connection this draft belongs."_s));
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QCOMPARE(m_driver->engine->server.requests("POST"), 0);
        QTRY_VERIFY(m_driver->button(u"It belongs here"_s));
        m_driver->click(m_driver->button(u"It belongs here"_s));
        QCOMPARE(m_driver->form().draft().organization, u"acme-prod"_s);
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QTRY_COMPARE(m_driver->engine->server.requests("POST"), 1);
        QVERIFY(wasCreatedIn("acme-prod"));
    }

    void aCopyLeavesTheOriginalWhereItBelongs()
    {
        open({organizations()});
        write();
        switchTo(other());
        QTRY_VERIFY(m_driver->button(u"Copy it here"_s));
        m_driver->click(m_driver->button(u"Copy it here"_s));
        QTRY_COMPARE(m_elsewhere->count(), 1);
        QTRY_COMPARE(m_driver->form().draft().organization, u"acme"_s); // the first organization of the other service
        QCOMPARE(m_driver->form().draft().subject, Driver::written().subject);
        QVERIFY(m_driver->storedDraft().isAt(other()));
        QTRY_VERIFY(m_driver->button(u"Open the other draft"_s));
        m_driver->click(m_driver->button(u"Open the other draft"_s));
        QVERIFY(m_driver->message().contains(u"This draft belongs to Test"_s));
    }

    /// A draft that is written anew takes nothing of the other connection. After the old draft was emptied, it belongs
    /// to the current connection, with an organization of that connection.
    void whatIsWrittenAnewTakesNothingOfTheOtherConnection()
    {
        open({organizations()});
        m_elsewhere = std::make_unique<support::ScriptedServer>(QList{twoOrganizations(), created()});
        write();
        switchTo(other());
        QCOMPARE(m_driver->form().draft().organization, u"acme"_s);
        m_driver->form().load({});
        emit m_driver->form().changed();
        m_driver->engine->clock.advance(std::chrono::seconds(1));           // the pause after the last letter is over
        QTRY_COMPARE(m_driver->form().draft().organization, u"acme-dev"_s); // the first organization there
        QVERIFY(!m_driver->message().contains(u"This draft belongs to"_s));
        m_driver->form().load(Driver::written());
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QTRY_COMPARE(m_elsewhere->requests("POST"), 1);
        QVERIFY(m_elsewhere->requestLine(1).contains("/organizations/acme-dev/"));
    }

    /// The user can read that the bulk create was accepted, even if the connection was removed.
    void whatWasCreatedIsSaidThoughTheConnectionIsGone()
    {
        open({organizations(), created()});
        write();
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QVERIFY(!m_driver->form().isEnabled());
        switchTo({});
        QTRY_COMPARE(m_driver->engine->server.requests("POST"), 1);
        QTRY_VERIFY(m_driver->form().draft().isEmpty());
        QCoreApplication::sendPostedEvents();
        QVERIFY(m_driver->shows(u"eba-3Kd8sVq1"_s));
        m_driver->click(m_driver->button(u"New bulk create"_s));
        QVERIFY(m_driver->shows(u"No service yet"_s));
    }

    /// The confirmed draft is sent. The store opens slowly, and another draft is opened in the form meanwhile.
    void whatIsSentIsWhatWasConfirmed()
    {
        open({organizations(), created()});
        write();
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->engine->storeGate.setOpening();
        m_driver->press();
        BulkDraft another = Driver::written();
        another.subject = u"Another"_s;
        m_driver->form().load(another);
        m_driver->engine->storeGate.setOpen(m_driver->folder.path());
        QVERIFY(m_driver->form().isEnabled());
        QVERIFY(!m_driver->message().isEmpty());
        m_driver->press();
        QTRY_COMPARE(m_driver->engine->server.requests("POST"), 1);
        QVERIFY(m_driver->engine->server.body(1).contains("Another"));
    }

    void aSwitchWhileItIsSentWaitsForItsEnd()
    {
        open({organizations(), Script::hang()});
        write();
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QTRY_COMPARE(m_driver->engine->server.requests("POST"), 1);
        m_driver->page->setEndpoint(other());
        QVERIFY(!m_driver->form().isEnabled()); // the form is locked, because the draft is being sent
        QVERIFY(m_driver->storedDraft().isAt(m_driver->engine->endpoint));
        QVERIFY(m_driver->storedDraft().sentAt.isValid());
        m_driver->click(m_driver->button(u"cancel"_s));
        QTRY_VERIFY(m_driver->message().contains(u"not known whether"_s)); // the outcome of the draft that was sent
        QVERIFY(m_driver->form().isEnabled());
        QCoreApplication::sendPostedEvents(); // the switch of the connection follows the end
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QVERIFY(m_driver->message().contains(u"This draft belongs to Test"_s));
        QCOMPARE(m_elsewhere->requests("POST"), 0);
        QCOMPARE(m_driver->engine->server.requests("POST"), 1);
    }

    void matchesThatAreBeingReadAreWaitedForOrCancelled()
    {
        open({organizations(), created()});
        m_driver->setMatches(Script::hang());
        keepWritten();
        QTRY_VERIFY(pane().isLoading()); // the page asks by itself
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QVERIFY(m_driver->message().contains(u"are still being read"_s)); // and not that they are old
        QVERIFY(m_driver->form().isEnabled());
        QCOMPARE(m_driver->engine->server.requests("POST"), 0);
        m_driver->form().showStep(BulkCreateForm::Targets);
        m_driver->click(m_driver->button(u"Cancel"_s));
        QVERIFY(!pane().isLoading());
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QVERIFY(isSent());
    }

    void matchesOfFiveMinutesAreReadAgainFirst()
    {
        open({organizations(), created()});
        m_driver->setMatches(matches(143));
        write();
        m_driver->click(m_driver->page->findChild<QAbstractButton *>(u"showMatches"_s));
        QTRY_COMPARE(m_driver->form().sendable().workspaces, std::optional(143));
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        QVERIFY(m_driver->button(u"primary"_s)->text().startsWith(u"Create on 143"_s));
        m_driver->setMatches(matches(145));
        m_driver->engine->clock.advance(std::chrono::minutes(5));
        QCOMPARE(m_driver->button(u"primary"_s)->text(), u"Create on all matches"_s);
        m_driver->press();
        QVERIFY(m_driver->message().contains(u"are read again"_s));
        QTRY_VERIFY(m_driver->button(u"primary"_s)->text().startsWith(u"Create on 145"_s));
        QCOMPARE(m_driver->engine->server.requests("POST"), 0);
        m_driver->press();
        QVERIFY(isSent());
    }

    void matchesThatCannotBeReadAgainBarNothing()
    {
        open({organizations(), created()});
        m_driver->setMatches(matches(143));
        write();
        m_driver->click(m_driver->page->findChild<QAbstractButton *>(u"showMatches"_s));
        QTRY_COMPARE(m_driver->form().sendable().workspaces, std::optional(143));
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->setMatches(refused("/data"));
        m_driver->engine->clock.advance(std::chrono::minutes(6));
        m_driver->press();
        QTRY_VERIFY(!m_driver->form().refreshesMatches());
        QCOMPARE(m_driver->button(u"primary"_s)->text(), u"Create on all matches"_s);
        m_driver->press();
        QVERIFY(isSent());
    }

private:
    /// It keeps the service's rate, and the requests that look for its subject came first.
    bool isSent()
    {
        support::waitFor([this] {
            m_driver->engine->clock.advance(std::chrono::milliseconds(100));
            return m_driver->engine->server.requests("POST") > 0;
        });
        return m_driver->engine->server.requests("POST") == 1;
    }
    void open(const QList<Script> &scripts)
    {
        m_driver->start(scripts);
        m_elsewhere = std::make_unique<support::ScriptedServer>(organizations());
        m_driver->openPage();
        QTRY_VERIFY(!m_driver->form().draft().organization.isEmpty());
    }
    service::Endpoint other() const
    {
        service::Endpoint endpoint{m_elsewhere->url(u"/api/v2"_s), "other-token"};
        endpoint.connection = QUuid(u"{11111111-2222-3333-4444-555555555555}"_s);
        endpoint.name = u"Elsewhere"_s;
        return endpoint;
    }
    bool wasCreatedIn(const QByteArray &organization) const
    {
        const support::ScriptedServer &server = m_driver->engine->server;
        for (int connection = 0; connection < server.count(); ++connection) {
            if (server.requestLine(connection).startsWith("POST /api/v2/organizations/" + organization + '/'))
                return true;
        }
        return false;
    }
    void switchTo(const service::Endpoint &endpoint) { m_driver->page->setEndpoint(endpoint); }
    void choose(const QString &organization)
    {
        auto *picker = m_driver->page->findChild<OrganizationPicker *>()->findChild<Picker *>();
        picker->setCurrentIndex(picker->findText(organization));
        emit picker->activated(picker->currentIndex());
        QCOMPARE(m_driver->form().draft().organization, organization);
    }
    MatchesPane &pane() const { return *m_driver->page->findChild<MatchesPane *>(); }
    /// Nothing is sent while the page still reads the matches, of which it asks by itself.
    void write()
    {
        keepWritten();
        QTRY_VERIFY(!pane().isLoading());
    }
    void keepWritten()
    {
        BulkDraft draft = Driver::written();
        m_driver->form().load(draft);
        emit m_driver->form().changed();
        const auto isStored = [this] {
            m_driver->engine->clock.advance(std::chrono::seconds(1)); // the pause after the last letter is over
            return !m_driver->storedDraft().isEmpty();
        };
        QVERIFY(support::waitFor(isStored));
    }
    void keep(BulkDraft draft, const std::optional<BulkDraft::Home> &home)
    {
        draft.home = home;
        const QDateTime now = m_driver->engine->clock.utc();
        m_driver->engine->workStore.saveDraft({QUuid::createUuid(), u"bulk-create"_s, writeBulkDraft(draft), now},
                                              &m_driver->engine->context, [](const base::Done &) {});
    }

    std::unique_ptr<support::ScriptedServer> m_elsewhere;
    std::unique_ptr<Driver> m_driver;
};

RUNLATCH_WINDOW_TEST(tst_BulkCreatePlace)

} // namespace runlatch::ui

#include "tst_bulkcreateplace.moc"
