// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/bulkcreatedriver.h"
#include "ui/bulkcreate/requestview.h"
#include "ui/widgets/controls/copybutton.h"

#include "json/bodystyle.h"
#include "lint/querytext.h"
using namespace runlatch;
using namespace runlatch::ui;
using namespace Qt::StringLiterals;

/// The bulk create page sends what was typed, and shows refusals where they belong.
class tst_BulkCreatePage : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        support::failOnWarnings();
        m_driver = std::make_unique<BulkCreateDriver>(*m_theme);
    }
    void cleanup() { m_driver.reset(); }

    void asksForAConnection()
    {
        m_driver->open({organizations()});
        m_driver->page->setEndpoint({});
        const QSignalSpy wanted(m_driver->page.get(), &BulkCreatePage::connectionWanted);
        m_driver->click(m_driver->button(u"Connect..."_s));
        QCOMPARE(wanted.size(), 1);
        QVERIFY(!m_driver->button(u"Continue to message"_s));
    }

    void sendsWhatIsTyped()
    {
        m_driver->open({organizations(), created()});
        m_driver->write();
        const auto expected = m_driver->engine->service.creationRequest(m_driver->engine->endpoint, u"acme"_s,
                                                                        BulkCreateDriver::creation());
        m_driver->press(); // goes to the message
        m_driver->press(); // goes to the review
        const QString shown = m_driver->code(u"The exact request"_s)->toPlainText();
        QVERIFY(shown.contains(u"POST /api/v2/organizations/acme/explorer/bulk-actions"_s));
        QVERIFY(shown.contains(json::indentedText(expected.body)));
        QVERIFY(!shown.contains(u"secret-token"_s) && shown.contains(u"Bearer [redacted]"_s));
        QCOMPARE(m_driver->button(u"primary"_s)->text(), u"Create on all matches"_s);
        m_driver->press();
        QTRY_COMPARE(m_driver->text(u"bulkActionId"_s), u"eba-3Kd8sVq1"_s);
        QCOMPARE(m_driver->engine->server.body(1), expected.body);
        QCOMPARE(m_driver->engine->server.header(1, "Authorization"), QByteArray("Bearer secret-token"));
        const QSignalSpy wanted(m_driver->page.get(), &BulkCreatePage::changeRequestsWanted);
        m_driver->click(m_driver->button(u"Show change requests"_s));
        const auto created = wanted.value(0).value(0).value<changerequests::CreatedRequests>();
        QVERIFY(created.endpoint.isSameIdentity(m_driver->engine->endpoint));
        QCOMPARE(created.organization, u"acme"_s);
        QCOMPARE(created.subject, BulkCreateDriver::written().subject);
        QVERIFY(!created.targets); // the matches were not read
        QVERIFY(created.sentAt.isValid());
        m_driver->click(m_driver->button(u"New bulk create"_s));
        QVERIFY(m_driver->form().draft().isEmpty());
    }

    void showsTheJsonThatIsSent()
    {
        m_driver->open({organizations()});
        m_driver->write();
        m_driver->page->findChild<QTabWidget *>()->setCurrentIndex(1);
        QString shown = m_driver->code(u"Query of the request, JSON"_s)->toPlainText();
        QVERIFY(lint::readQueryText(shown.toUtf8())); // a file for the command line
        const QByteArray body =
            m_driver->engine->service
                .creationRequest(m_driver->engine->endpoint, u"acme"_s, BulkCreateDriver::creation())
                .body;
        const QJsonObject sent = QJsonDocument::fromJson(body)[u"data"_s][u"attributes"_s][u"query"_s].toObject();
        QCOMPARE(QJsonDocument::fromJson(shown.toUtf8()).object(), sent);
        QVERIFY(body.contains(QByteArray("\"query\":") + shown.remove(QRegularExpression(u"\\s"_s)).toUtf8()));
    }

    void saysInWhichFormItIsSent()
    {
        m_driver->open({organizations(), created()});
        m_driver->write();
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        QVERIFY(m_driver->shows(u"This is the form of the service's own clients. "_s));
        QVERIFY(!m_driver->shows(u"change_request,attributes,nested"_s)); // stands in the tool tip only
        const auto labels = m_driver->page->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && label->toolTip().contains(u"change_request,attributes,nested"_s)
                && label->accessibleDescription() == "change_request,attributes,nested"_L1;
        }));
    }

    void sendsTheFormOfTheConnectionAlone()
    {
        m_driver->start({organizations(), refused("/data/attributes/action_type")});
        m_driver->engine->endpoint.form = protocol::BulkActionDialect{.filter = protocol::FilterDialect::Flat};
        m_driver->openPage();
        QTRY_COMPARE(m_driver->form().draft().organization, u"acme"_s);
        m_driver->write();
        m_driver->page->findChild<QTabWidget *>()->setCurrentIndex(1);
        QVERIFY(m_driver->code(u"Query of the request, JSON"_s)->toPlainText().contains(u"\"field\""_s));
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        QVERIFY(m_driver->shows(u"This form was chosen by hand for the connection."_s));
        m_driver->press();
        QTRY_VERIFY(!m_driver->message().isEmpty());
        QCOMPARE(m_driver->engine->server.requests("POST"), 1);
        QVERIFY(m_driver->engine->server.body(1).contains("\"field\":\"workspace_name\""));
    }

    void theCopyHasNoTokenAndSaysWhatItLacks()
    {
        m_driver->open({organizations()});
        m_driver->write();
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        const auto copied = [this] {
            return m_driver->page->findChild<RequestView *>()->findChild<CopyButton *>()->content();
        };
        QVERIFY(copied().contains(u"Bearer $RUNLATCH_TOKEN"_s) && !copied().contains(u"secret-token"_s));
        QVERIFY(copied().contains(u"--data-raw"_s));
        const auto *note = m_driver->page->findChild<QLabel *>(u"copyNote"_s);
        QVERIFY(!note->isVisible());
        BulkDraft draft = BulkCreateDriver::written();
        draft.message = u"turned \u202e around"_s;
        m_driver->form().load(draft);
        QVERIFY(note->isVisible());
        QVERIFY(!copied().contains(u'\u202e'));
        draft.message = u"run curl --data-binary @- --url it"_s;
        m_driver->form().load(draft);
        QVERIFY(!note->isVisible());
    }

    void refusalLandsOnItsField_data()
    {
        QTest::addColumn<QByteArray>("pointer");
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("place"); // the accessible name of the focused control
        QTest::newRow("subject") << QByteArray("/data/attributes/action_inputs/subject") << int(BulkCreateForm::Message)
                                 << u"Subject"_s;
        QTest::newRow("message") << QByteArray("/data/attributes/action_inputs/message") << int(BulkCreateForm::Message)
                                 << u"Message, markdown"_s;
        QTest::newRow("nowhere") << QByteArray("/data/attributes/else") << int(BulkCreateForm::Reviewing) << u"Back"_s;
    }
    void refusalLandsOnItsField()
    {
        QFETCH(QByteArray, pointer);
        m_driver->open({organizations(), refused(pointer)});
        m_driver->write();
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        const BulkDraft draft = m_driver->form().draft();
        m_driver->press();
        QTRY_VERIFY(!m_driver->message().isEmpty());
        QTEST(m_driver->form().step(), "step");
        const QWidget *focus = QApplication::focusWidget();
        QVERIFY(focus);
        QTEST(QAccessible::queryAccessibleInterface(const_cast<QWidget *>(focus))->text(QAccessible::Name), "place");
        QCOMPARE(m_driver->form().draft(), draft); // no typed text is lost
        if (m_driver->form().step() == BulkCreateForm::Message)
            QVERIFY(focus->accessibleDescription().contains(u"Too bad"_s));
    }

    void conditionRefusalLandsOnItsRow()
    {
        // The refusal comes twice: the first one may concern the dialect, and another dialect is then tried.
        m_driver->open(
            {organizations(), refused("/data/attributes/query/filter/0"), refused("/data/attributes/query/filter/0")});
        BulkDraft draft = BulkCreateDriver::written();
        // This condition is switched off and not sent.
        draft.conditions.prepend({{u"drifted"_s, ExplorerOperator::Is, u"true"_s}, false});
        m_driver->form().load(draft);
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QTRY_COMPARE(m_driver->form().step(), int(BulkCreateForm::Targets));
        QTRY_VERIFY(QApplication::focusWidget()->accessibleDescription().contains(u"Too bad"_s));
        QCOMPARE(QApplication::focusWidget()->accessibleName(), u"Value of condition 2"_s);
    }

    void countsTheMatches()
    {
        m_driver->open({organizations()});
        m_driver->setMatches(matches(143));
        m_driver->write();
        m_driver->click(m_driver->button(u"showMatches"_s));
        QTRY_COMPARE(m_driver->form().sendable().workspaces, std::optional(143));
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        QVERIFY(m_driver->button(u"primary"_s)->text().startsWith(u"Create on 143 workspace"_s));
    }

    void anUnfinishedConditionBarsTheReview()
    {
        m_driver->open({organizations()});
        m_driver->write();
        m_driver->click(m_driver->button(u"addCondition"_s));
        m_driver->fieldOf(2)->setText(u"tags"_s);
        m_driver->press(); // goes to the message
        QCOMPARE(m_driver->form().step(), int(BulkCreateForm::Targets));
        QVERIFY(m_driver->shows(u"1 condition(s) has no value: enter one or turn it off."_s));
        QCOMPARE(QApplication::focusWidget()->accessibleName(), u"Value of condition 2"_s);
        QVERIFY(!QApplication::focusWidget()->accessibleDescription().isEmpty());
        for (const auto step : {BulkCreateForm::Message, BulkCreateForm::Reviewing})
            m_driver->form().showStep(step); // the strip of steps does the same
        QCOMPARE(m_driver->form().step(), int(BulkCreateForm::Targets));
        QVERIFY(m_driver->button(u"primary"_s)->text().startsWith(u"Continue"_s));
        m_driver->click(m_driver->page->findChild<QAbstractButton *>(u"showMatches"_s));
        QVERIFY(m_driver->shows(u"1 condition(s) cannot be sent yet and is left out here."_s));
        QCOMPARE(m_driver->engine->server.requests("POST"), 0);
    }

    void aSwitchedOffConditionBarsNothing()
    {
        m_driver->open({organizations(), created()});
        BulkDraft draft = BulkCreateDriver::written();
        draft.conditions += {{u"tags"_s, ExplorerOperator::Is, {}}, false};
        m_driver->form().load(draft);
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        QCOMPARE(m_driver->form().step(), int(BulkCreateForm::Reviewing));
        m_driver->press();
        QTRY_COMPARE(m_driver->engine->server.requests("POST"), 1);
        QCOMPARE(m_driver->engine->server.body(1),
                 m_driver->engine->service
                     .creationRequest(m_driver->engine->endpoint, u"acme"_s, BulkCreateDriver::creation())
                     .body);
    }

    void marksWhatIsMissing()
    {
        m_driver->open({organizations()});
        m_driver->press();
        QCOMPARE(m_driver->form().step(), int(BulkCreateForm::Targets));
        QCOMPARE(QApplication::focusWidget()->objectName(), u"addCondition"_s);
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        m_driver->press();
        QCOMPARE(m_driver->form().step(), int(BulkCreateForm::Message));
        QVERIFY(!QApplication::focusWidget()->accessibleDescription().isEmpty());
        QCOMPARE(m_driver->engine->server.requests("POST"), 0);
    }

    void takesPastedTargets()
    {
        m_driver->open({organizations()});
        m_driver->choose(u"By list"_s);
        auto *pasted = m_driver->page->findChild<QPlainTextEdit *>(u"pasteIds"_s);
        pasted->setPlainText(u"net.prod\nnet,ws-abc; ws-def\nws-abc"_s);
        m_driver->click(m_driver->button(u"addIds"_s));
        QCOMPARE(m_driver->form().draft().workspaces,
                 (QList<BulkDraft::Target>{{{}, u"net"_s, true}, {u"ws-abc"_s, {}}, {u"ws-def"_s, {}}}));
        QVERIFY(pasted->toPlainText().contains(u"net.prod"_s)); // the refused text is not lost
        pasted->setPlainText(u"ws-ghi"_s);
        m_driver->click(m_driver->button(u"addIds"_s));
        QVERIFY(pasted->toPlainText().isEmpty());
        QCOMPARE(m_driver->form().sendable().workspaces, std::optional(4)); // a name counts before its id is known
    }

    void takesManyPastedTargets()
    {
        m_driver->open({organizations()});
        m_driver->choose(u"By list"_s);
        QString many;
        for (int number = 0; number < 10'000; ++number)
            many += u"ws-%1abcdefghijk\n"_s.arg(number);
        auto *pasted = m_driver->page->findChild<QPlainTextEdit *>(u"pasteIds"_s);
        pasted->setPlainText(many);
        m_driver->click(m_driver->button(u"addIds"_s));
        QTRY_COMPARE(m_driver->form().sendable().workspaces, std::optional(10'000));
        QVERIFY(pasted->toPlainText().isEmpty() && !pasted->isReadOnly());
        pasted->setPlainText(u"ws-onemore"_s);
        m_driver->click(m_driver->button(u"addIds"_s));
        QVERIFY(m_driver->shows(u"Nothing was added: a list holds at most 10,000 workspaces."_s));
        QCOMPARE(pasted->toPlainText(), u"ws-onemore"_s);
        QCOMPARE(m_driver->form().sendable().workspaces, std::optional(10'000));
    }

    void asksBeforeItSendsWhatWasNotFound()
    {
        const Script emptyList = Script::answer(httpAnswer(200, "{\"data\":[]}"));
        m_driver->open({organizations(), emptyList, Script::answer(httpAnswer(404)), emptyList,
                        created()}); // the picker's request comes first
        loadList({{u"ws-abc"_s, u"net"_s}, {u"ws-gone"_s, {}}});
        QTRY_VERIFY(!m_driver->form().isLookingUp());
        QCOMPARE(m_driver->form().notFoundTargets(), QStringList{u"ws-gone"_s});
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        QVERIFY(m_driver->shows(u"1 workspace(s) were not found."_s));
        m_driver->press();
        auto *question = m_driver->page->findChild<Confirmation *>();
        QVERIFY(question);
        question->reject();
        QCOMPARE(m_driver->engine->server.requests("POST"), 0);
        QTRY_VERIFY(!m_driver->page->findChild<Confirmation *>());
        m_driver->press();
        question = m_driver->page->findChild<Confirmation *>();
        QVERIFY(question);
        question->accept();
        QTRY_COMPARE(m_driver->engine->server.requests("POST"), 1);
        QTRY_VERIFY(m_driver->page->findChild<QLabel *>(u"bulkActionId"_s)->isVisible());
        QVERIFY(m_driver->engine->server.body(4).contains("\"target_ids\":[\"ws-abc\",\"ws-gone\"]"));
    }

    void aNameWithoutAnIdIsNotSent()
    {
        m_driver->open({organizations(), Script::answer(httpAnswer(404))}); // the service has no look-ups
        loadList({{u"ws-abc"_s, {}}, {{}, u"net-prod"_s, true}});
        QTRY_VERIFY(!m_driver->form().isLookingUp());
        QVERIFY(!m_driver->form().isDone(BulkCreateForm::Targets));
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        QVERIFY(m_driver->shows(u"\u201cnet-prod\u201d has no workspace id yet."_s));
        QVERIFY(m_driver->shows(u"2 workspace(s) could not be looked up."_s));
        QVERIFY(m_driver->shows(u"It cannot be sent yet."_s));
        QVERIFY(m_driver->shows(u"2 workspace(s) of a list"_s));
        QCOMPARE(m_driver->button(u"primary"_s)->text(), u"Show what is in the way"_s); // and nothing says "Create"
        m_driver->press();
        QCOMPARE(m_driver->form().step(), int(BulkCreateForm::Targets));
        QCOMPARE(QApplication::focusWidget()->accessibleName(), u"Chosen workspaces"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
        QCOMPARE(m_driver->form().draft().workspaces, (QList<BulkDraft::Target>{{u"ws-abc"_s, {}}}));
        QVERIFY(m_driver->form().isDone(BulkCreateForm::Targets));
        QCOMPARE(m_driver->engine->server.requests("POST"), 0);
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        QVERIFY(m_driver->button(u"primary"_s)->text().startsWith(u"Create on 1 workspace"_s));
        QVERIFY(!m_driver->button(u"primary"_s)->isEnabled()); // it is read first
        QVERIFY(m_driver->mayCreate());
        QVERIFY(!m_driver->shows(u"It cannot be sent yet."_s));
    }

    void whatMatchesNothingIsNotSent()
    {
        const QByteArray nothing =
            R"({"data":[],"meta":{"pagination":{"current-page":1,"total-pages":1,"total-count":0,"next-page":null}}})";
        m_driver->open({organizations()});
        m_driver->setMatches(Script::answer(httpAnswer(200, nothing)));
        m_driver->write();
        m_driver->click(m_driver->page->findChild<QAbstractButton *>(u"showMatches"_s));
        QTRY_COMPARE(m_driver->form().sendable().workspaces, std::optional(0));
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        QVERIFY(m_driver->shows(u"No workspace matches the query."_s));
        m_driver->press();
        QCOMPARE(m_driver->form().step(), int(BulkCreateForm::Targets));
        QVERIFY(m_driver->message().contains(u"No workspace matches the query."_s));
        QCOMPARE(m_driver->engine->server.requests("POST"), 0);
    }

    void nothingIsSentWhileItIsLookedUp()
    {
        m_driver->open({organizations(), Script::hang()});
        loadList({{u"ws-abc"_s, {}}});
        QVERIFY(m_driver->form().isLookingUp());
        m_driver->form().showStep(BulkCreateForm::Reviewing);
        QCOMPARE(m_driver->button(u"primary"_s)->text(), u"Show what is in the way"_s);
        m_driver->press();
        QVERIFY(m_driver->message().contains(u"still being looked up"_s));
        QCOMPARE(m_driver->engine->server.requests("POST"), 0);
        m_driver->form().showStep(BulkCreateForm::Targets);
        m_driver->click(m_driver->button(u"Stop looking up"_s));
        QVERIFY(!m_driver->form().isLookingUp());
        QCOMPARE(QApplication::focusWidget()->accessibleName(), u"Chosen workspaces"_s);
    }

    void subjectIsOneLine()
    {
        m_driver->open({organizations()});
        auto *subject = m_driver->page->findChild<QLineEdit *>(u"subject"_s);
        subject->setText(u"one\r\ntwo"_s);
        QCOMPARE(subject->text(), u"one  two"_s);
    }

    void everyControlHasAName()
    {
        m_driver->open({organizations()});
        m_driver->write();
        m_driver->choose(u"By list"_s);
        for (const QWidget *widget : m_driver->page->findChildren<QWidget *>()) {
            if ((widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy()
                || widget->window() != m_driver->page.get() || widget->isHidden())
                continue;
            const QString name =
                QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget))->text(QAccessible::Name);
            QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
        }
    }

    void fitsASmallWindow_data()
    {
        QTest::addColumn<int>("points");
        QTest::newRow("10 pt") << 10;
        QTest::newRow("14 pt") << 14;
    }
    void fitsASmallWindow()
    {
        QFETCH(int, points);
        const QFont before = qApp->font();
        QFont font = before;
        font.setPointSize(points);
        qApp->setFont(font);
        m_driver->open({organizations()});
        m_driver->write();
        for (int step = 0; step < BulkCreateForm::StepCount; ++step) {
            m_driver->form().showStep(step);
            m_driver->page->resize(830, 520); // the page in a window of 900 x 600 without rail, menu and status bar
            QTRY_COMPARE(m_driver->page->size(), QSize(830, 520));
        }
        qApp->setFont(before);
    }

private:
    /// Loads a saved draft by list. Only its workspaces are requested while the user edits the query.
    void loadList(const QList<BulkDraft::Target> &workspaces)
    {
        BulkDraft draft = BulkCreateDriver::written();
        draft.by = BulkDraft::Targets::List;
        draft.conditions.clear();
        draft.workspaces = workspaces;
        m_driver->form().load(draft);
    }

    std::unique_ptr<BulkCreateDriver> m_driver;
};

RUNLATCH_WINDOW_TEST(tst_BulkCreatePage)
#include "tst_bulkcreatepage.moc"
