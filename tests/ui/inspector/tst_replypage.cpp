// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/capturemodel.h"
#include "support/heldserver.h"
#include "support/runtasks.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "support/windowdriver.h"
#include "ui/inspector/captures/captureview.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/workbenchparts.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

using namespace Qt::StringLiterals;
using runlatch::support::HeldServer;
using runlatch::support::WindowDriver;

namespace runlatch::ui {

/// Replies are written, sent and shown again by mouse and keys, whatever the service and the store do meanwhile.
class tst_ReplyPage : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void anotherRequestShowsItsObstaclesAtOnce();
    void anAnsweredTaskShowsWhatWasSent();
    void anotherReplyIsWrittenOnPurpose();
    void whatIsWrittenAsJsonIsSent();
    void outcomesThatTheServiceHasAreSaidAndTakenOut();
    void openedAgainItShowsWhatWasSent();
    void aSlowFinalIsShownWhereverItsTaskIsOpened();
    void aFinalWaitsForASlowRunning();
    void theWaitingFinalCanBeTakenBack();
    void aLateRefusalChangesNothing();
    void bothDeliveriesHaveEnded();
    void whatIsTypedWaitsForItsStore();
    void anAnswerIsOfTheStoreThatItsRequestIsIn();
    void whatIsTypedOutlivesAKill();
    void whatWasSentComesNotBack();

private:
    void begin();
    void end();
    bool copyStores(const QString &folder) const;
    int draftsOnDisk() const;
    /// Changes the store as if the user had chosen another folder.
    bool use(const QString &file)
    {
        if (!m_engine->openCaptures(m_folder->filePath(file), m_key))
            return false;
        m_page->sessionOpened();
        return true;
    }
    /// An unsigned run task request.
    bool receive(const QString &taskResult, const QUrl &callback);
    /// Opens a request; row 0 is the newest.
    bool open(int row);
    /// Receives a request and sends a final reply, which the service accepts.
    bool answersTheFirst(const QString &message = {})
    {
        m_service->answerFromNowOn(200);
        return receive(u"taskrs-1"_s, m_service->url(u"/1"_s)) && open(0)
            && (message.isEmpty() || m_person->fill(u"Message"_s, message)) && m_person->click(u"Send final: Passed"_s)
            && m_person->waitFor(u"The service accepted the reply: Passed."_s);
    }
    bool back()
    {
        m_person->key(Qt::Key_Escape);
        return support::waitFor([this] { return m_person->control(u"Reply..."_s) != nullptr; });
    }
    bool isUsable(const QString &name) const
    {
        const QWidget *control = m_person->control(name);
        return control && control->isEnabled();
    }
    QString state(int row) const
    {
        return table().model()->index(row, int(models::CaptureModel::Column::State)).data().toString();
    }
    QString deadline(int row) const
    {
        return table().model()->index(row, int(models::CaptureModel::Column::Deadline)).data().toString();
    }
    QTableView &table() const { return *m_page->findChild<CaptureView *>(); }
    int waiting() const { return m_waiting->isEmpty() ? 0 : m_waiting->last().first().toInt(); }

    std::unique_ptr<HeldServer> m_service;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_engine;
    std::unique_ptr<RunTasksPage> m_page;
    std::unique_ptr<WindowDriver> m_person;
    std::unique_ptr<QSignalSpy> m_waiting;
    const store::StoreKey m_key = store::newStoreKey();
    QUrl m_url;
};

void tst_ReplyPage::init()
{
    support::failOnWarnings();
    m_service = std::make_unique<HeldServer>();
    m_folder = std::make_unique<QTemporaryDir>();
    begin();
    QSignalSpy listening(m_page.get(), &RunTasksPage::listening);
    QVERIFY(m_person->click(u"Start"_s));
    QTRY_COMPARE(listening.count(), 1);
    m_url = listening.first().first().toUrl();
}

void tst_ReplyPage::begin()
{
    m_engine = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    m_page = std::make_unique<RunTasksPage>(m_engine->workbench);
    // The captures take the lock of the folder, which this one looks at.
    QVERIFY(support::answerOf<std::monostate>([this](QObject *asker, const auto &done) {
        m_engine->workStore.open(m_folder->filePath(u"work.sqlite"_s), asker, done);
    }));
    m_person = std::make_unique<WindowDriver>(*m_page);
    m_waiting = std::make_unique<QSignalSpy>(m_page.get(), &RunTasksPage::waitingChanged);
    m_page->resize(1300, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    QVERIFY(use(u"captures.sqlite"_s));
}

void tst_ReplyPage::end()
{
    m_waiting.reset();
    m_person.reset();
    m_page.reset();
    m_engine.reset();
}

void tst_ReplyPage::cleanup()
{
    end();
    m_folder.reset();
    m_service.reset();
}

/// Copies the files as a SIGKILL at this moment would leave them.
bool tst_ReplyPage::copyStores(const QString &folder) const
{
    bool isCopied = true;
    for (const QString &name : {u"work.sqlite"_s, u"work.sqlite-wal"_s, u"captures.sqlite"_s, u"captures.sqlite-wal"_s})
        isCopied = QFile::copy(m_folder->filePath(name), folder + u'/' + name) && isCopied;
    return isCopied;
}

int tst_ReplyPage::draftsOnDisk() const
{
    int found = -1;
    m_engine->workStore.drafts(u"reply"_s, m_page.get(), [&found](const auto &drafts) { found = int(drafts->size()); });
    return support::waitFor([&found] { return found >= 0; }) ? found : -1;
}

bool tst_ReplyPage::receive(const QString &taskResult, const QUrl &callback)
{
    const int before = table().model() ? table().model()->rowCount() : 0;
    protocol::RunTaskRequest request = support::runTask(callback.toString(), u"run-of-"_s + taskResult);
    request.taskResultId = taskResult;
    request.taskResultEnforcementLevel = u"advisory"_s;
    request.capabilitiesOutcomes = true;
    return support::postRunTask(m_url, request) == 200
        && support::waitFor([&] { return table().model()->rowCount() == before + 1; }, 20'000);
}

bool tst_ReplyPage::open(int row)
{
    return m_person->clickRow(u"Received requests"_s, row) && m_person->click(u"Reply..."_s)
        && support::waitFor([this] { return m_person->control(u"Send running"_s) != nullptr; });
}

void tst_ReplyPage::anotherRequestShowsItsObstaclesAtOnce()
{
    m_service->answerFromNowOn(200);
    QVERIFY(receive(u"taskrs-bad"_s, QUrl(u"http://169.254.169.254/callback"_s)));
    QVERIFY(receive(u"taskrs-good"_s, m_service->url(u"/good"_s)));
    QVERIFY(open(0));
    QVERIFY(m_person->click(u"Send final: Passed"_s));
    QVERIFY(m_person->waitFor(u"The service accepted the reply: Passed."_s));
    QVERIFY(!m_person->shows(u"A final reply was accepted before"_s));
    QVERIFY(back());
    QVERIFY(open(1));
    QVERIFY(m_person->waitFor(u"The reply would go to an address that no service uses"_s));
    QVERIFY(m_person->waitFor(u"Send final anyway: Passed"_s));
}

void tst_ReplyPage::anAnsweredTaskShowsWhatWasSent()
{
    QVERIFY(answersTheFirst(u"all is well"_s));
    QVERIFY(m_person->waitFor(u"Back to the requests"_s));
    QVERIFY(m_person->waitFor(u"all is well"_s));
    QVERIFY(!m_person->shows(u"Send final"_s));
    QVERIFY(!m_person->shows(u"A final reply was accepted before"_s));
    QVERIFY(m_person->click(u"Back to the requests"_s));
    QTRY_VERIFY(m_person->control(u"Reply..."_s));
    QCOMPARE(m_service->count(), 1);
}

void tst_ReplyPage::anotherReplyIsWrittenOnPurpose()
{
    QVERIFY(answersTheFirst());
    QVERIFY(m_person->click(u"Write another reply"_s));
    QVERIFY(m_person->waitFor(u"A final reply was accepted before"_s));
    QVERIFY(m_person->waitFor(u"Send final anyway: Passed"_s));
    QVERIFY(!m_person->shows(u"nothing more is to be sent"_s)); // of the one before
    QCOMPARE(m_service->count(), 1);
}

void tst_ReplyPage::whatIsWrittenAsJsonIsSent()
{
    m_service->answerFromNowOn(200);
    QVERIFY(receive(u"taskrs-1"_s, m_service->url(u"/1"_s)) && open(0));
    QVERIFY(m_person->clickTab(u"Parts of the reply"_s, u"Exact JSON"_s));
    const QString json =
        uR"({"data":{"note":1.50,"type":"task-results","attributes":{"status":"passed","message":"by hand"}}})"_s;
    QVERIFY(m_person->fill(u"Exact JSON"_s, json));
    const auto *message = qobject_cast<QLineEdit *>(m_person->control(u"Message"_s));
    QTRY_COMPARE(message->text(), u"by hand"_s);
    QVERIFY(m_person->fill(u"Message"_s, u"by the form"_s));
    QVERIFY(m_person->waitFor(u"\"message\": \"by the form\""_s));
    QVERIFY(m_person->shows(u"\"note\": 1.50"_s));
    const QString shown = m_page->findChild<CodeView *>(u"exactJson"_s)->toPlainText();
    QVERIFY(m_person->click(u"Send final: Passed"_s));
    QVERIFY(m_person->waitFor(u"The service accepted the reply: Passed."_s));
    QVERIFY(m_service->request(0).endsWith("\r\n\r\n" + shown.toUtf8()));
}

void tst_ReplyPage::outcomesThatTheServiceHasAreSaidAndTakenOut()
{
    m_service->answerFromNowOn(200);
    QVERIFY(receive(u"taskrs-1"_s, m_service->url(u"/1"_s)) && open(0));
    QVERIFY(m_person->click(u"Add outcome"_s) && m_person->fill(u"Outcome id"_s, u"A"_s));
    QVERIFY(m_person->fill(u"Description"_s, u"first"_s));
    QVERIFY(m_person->click(u"Send running"_s));
    QVERIFY(m_person->waitFor(u"The service already has 1 of these outcome"_s));
    QVERIFY(m_person->click(u"Add outcome"_s) && m_person->fill(u"Outcome id"_s, u"B"_s));
    QVERIFY(m_person->fill(u"Description"_s, u"second"_s));
    QVERIFY(m_person->click(u"Keep only what is new"_s));
    QVERIFY(m_person->waitFor(u"1 outcome"_s));
    QVERIFY(m_person->click(u"Put them back"_s));
    QVERIFY(m_person->waitFor(u"The service already has 1 of these outcome"_s));
    QVERIFY(m_person->click(u"Keep only what is new"_s));
    QVERIFY(m_person->click(u"Send final: Passed"_s));
    QVERIFY(m_person->waitFor(u"The service accepted the reply: Passed."_s));
    QVERIFY(m_service->request(0).contains("\"A\"") && !m_service->request(0).contains("\"B\""));
    QVERIFY(m_service->request(1).contains("\"B\"") && !m_service->request(1).contains("\"A\""));
}

void tst_ReplyPage::openedAgainItShowsWhatWasSent()
{
    QVERIFY(answersTheFirst(u"all is well"_s));
    QVERIFY(back());
    QVERIFY(m_person->click(u"Reply..."_s));
    QVERIFY(m_person->waitFor(u"The service accepted the reply: Passed."_s));
    QVERIFY(m_person->waitFor(u"all is well"_s));
    QVERIFY(!m_person->shows(u"Send final"_s));
}

void tst_ReplyPage::aSlowFinalIsShownWhereverItsTaskIsOpened()
{
    QVERIFY(receive(u"taskrs-other"_s, m_service->url(u"/other"_s)));
    QVERIFY(receive(u"taskrs-1"_s, m_service->url(u"/1"_s)));
    QVERIFY(receive(u"taskrs-1"_s, m_service->url(u"/1"_s))); // another delivery of the same run task
    QVERIFY(open(0));
    QVERIFY(m_person->click(u"Send final: Passed"_s));
    QTRY_COMPARE(m_service->count(), 1);
    QVERIFY(!isUsable(u"Send final"_s));
    QVERIFY(back());
    QVERIFY(open(2));
    QTRY_VERIFY(isUsable(u"Send final"_s)); // the other run task can be answered
    QVERIFY(back());
    for (const int row : {0, 1}) {
        QVERIFY(open(row));
        QTRY_VERIFY(!isUsable(u"Send final"_s) && !isUsable(u"Send running"_s));
        QVERIFY(m_person->waitFor(u"Sending"_s));
        QVERIFY(m_person->waitFor(u"A reply to this run task is being sent: Passed."_s));
        m_person->key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(back());
    }
    QVERIFY(open(0));
    m_service->answer(0, 200);
    QVERIFY(m_person->waitFor(u"The service accepted the reply: Passed."_s));
    QTRY_VERIFY(!m_person->shows(u"is being sent"_s));
    QCOMPARE(m_service->count(), 1);
}

void tst_ReplyPage::aFinalWaitsForASlowRunning()
{
    QVERIFY(receive(u"taskrs-1"_s, m_service->url(u"/1"_s)));
    QVERIFY(open(0));
    QVERIFY(m_person->click(u"Send running"_s));
    QTRY_COMPARE(m_service->count(), 1);
    QTRY_VERIFY(!isUsable(u"Send running"_s));
    QVERIFY(m_person->click(u"Send final: Passed"_s));
    QVERIFY(m_person->waitFor(u"The final result waits for the answer to the earlier reply."_s));
    QVERIFY(!isUsable(u"Send final"_s));
    QCOMPARE(m_service->count(), 1);
    QVERIFY(back());
    QVERIFY(open(0)); // the final result still waits
    QVERIFY(m_person->waitFor(u"The final result waits for the answer to the earlier reply."_s));
    QVERIFY(!isUsable(u"Send final"_s));
    m_service->answer(0, 200);
    QTRY_COMPARE(m_service->count(), 2);
    QVERIFY(m_service->request(1).contains("passed"));
    m_service->answer(1, 200);
    QVERIFY(m_person->waitFor(u"The service accepted the reply: Passed."_s));
    QCOMPARE(m_service->maxAtOnce(), 1);
    QVERIFY(back());
    QTRY_COMPARE(state(0), u"Passed"_s);
    QCOMPARE(deadline(0), QString());
    QTRY_COMPARE(waiting(), 0);
}

void tst_ReplyPage::theWaitingFinalCanBeTakenBack()
{
    QVERIFY(receive(u"taskrs-1"_s, m_service->url(u"/1"_s)));
    QVERIFY(open(0));
    QVERIFY(m_person->click(u"Send running"_s));
    QTRY_COMPARE(m_service->count(), 1);
    QVERIFY(m_person->click(u"Send final: Passed"_s));
    QVERIFY(m_person->click(u"Do not send"_s));
    QVERIFY(m_person->waitFor(u"The final result was not sent."_s));
    QTRY_VERIFY(isUsable(u"Send final"_s));
    m_service->answer(0, 200);
    QVERIFY(m_person->waitFor(u"The service accepted the reply: Running."_s));
    QTRY_VERIFY(isUsable(u"Send running"_s));
    QCOMPARE(m_service->count(), 1);
}

/// A late refusal changes nothing: "running" is answered with 409 after the final result was accepted, by a service
/// that took long for it.
void tst_ReplyPage::aLateRefusalChangesNothing()
{
    QVERIFY(receive(u"taskrs-1"_s, m_service->url(u"/1"_s)));
    QTRY_COMPARE(waiting(), 1);
    QVERIFY(open(0));
    QVERIFY(m_person->click(u"Send running"_s));
    QTRY_COMPARE(m_service->count(), 1);
    QVERIFY(m_person->click(u"Send final: Passed"_s));
    m_service->answerFromNowOn(200);
    m_service->answer(0, 409);
    QVERIFY(m_person->waitFor(u"The service accepted the reply: Passed."_s));
    QCOMPARE(m_service->maxAtOnce(), 1);
    m_service->answerFromNowOn(409);
    QVERIFY(m_person->click(u"Write another reply"_s));
    QVERIFY(m_person->fill(u"Message"_s, u"once more"_s));
    QVERIFY(m_person->click(u"Send running anyway"_s));
    QVERIFY(m_person->waitFor(
        u"The task result has already ended at the service (409): passed, failed, errored or canceled."_s));
    QVERIFY(back());
    QCOMPARE(state(0), u"Passed"_s);
    QCOMPARE(deadline(0), QString());
    QCOMPARE(waiting(), 0);
}

void tst_ReplyPage::bothDeliveriesHaveEnded()
{
    m_service->answerFromNowOn(200);
    QVERIFY(receive(u"taskrs-1"_s, m_service->url(u"/1"_s)));
    QVERIFY(receive(u"taskrs-1"_s, m_service->url(u"/1"_s)));
    QTRY_COMPARE(waiting(), 2);
    QVERIFY(open(0));
    QVERIFY(m_person->click(u"Send final: Passed"_s));
    QVERIFY(m_person->waitFor(u"The service accepted the reply: Passed."_s));
    QVERIFY(back());
    QTRY_COMPARE(state(0), u"Passed"_s);
    QTRY_COMPARE(state(1), u"Passed"_s);
    QTRY_COMPARE(waiting(), 0);
    QVERIFY(m_person->clickRow(u"Received requests"_s, 1) && m_person->click(u"Reply..."_s));
    QVERIFY(m_person->waitFor(u"It was sent for another delivery of this run task"_s));
    QVERIFY(!m_person->shows(u"Send final"_s));
}

void tst_ReplyPage::whatIsTypedWaitsForItsStore()
{
    m_service->answerFromNowOn(200);
    QVERIFY(receive(u"taskrs-1"_s, m_service->url(u"/1"_s)));
    QVERIFY(open(0));
    QVERIFY(m_person->fill(u"Message"_s, u"typed before"_s));
    QVERIFY(use(u"other/captures.sqlite"_s));
    // The request has the same number, and the listener never stopped.
    QVERIFY(receive(u"taskrs-2"_s, m_service->url(u"/2"_s)));
    QVERIFY(m_person->waitFor(u"This request is stored in a folder that is not open."_s));
    QVERIFY(!isUsable(u"Send final"_s) && !isUsable(u"Send running"_s));
    QVERIFY(m_person->fill(u"Message"_s, u"typed meanwhile"_s));
    m_person->key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(m_person->shows(u"This request is stored in a folder that is not open"_s));
    QVERIFY(use(u"captures.sqlite"_s));
    QTRY_VERIFY(!m_person->shows(u"This request is stored in a folder that is not open"_s));
    QCOMPARE(m_service->count(), 0);
    QVERIFY(m_person->click(u"Send final: Passed"_s));
    QVERIFY(m_person->waitFor(u"The service accepted the reply: Passed."_s));
    QCOMPARE(m_service->count(), 1);
    QVERIFY(m_service->request(0).startsWith("PATCH /1 "));
    QVERIFY(m_service->request(0).contains("typed meanwhile"));
}

void tst_ReplyPage::anAnswerIsOfTheStoreThatItsRequestIsIn()
{
    QVERIFY(receive(u"taskrs-1"_s, m_service->url(u"/1"_s)));
    QVERIFY(open(0));
    QVERIFY(m_person->click(u"Send final: Passed"_s));
    QTRY_COMPARE(m_service->count(), 1);
    QVERIFY(use(u"other/captures.sqlite"_s));
    QCOMPARE(waiting(), 0);
    QVERIFY(receive(u"taskrs-2"_s, m_service->url(u"/2"_s)));
    QTRY_COMPARE(waiting(), 1);
    m_service->answer(0, 200);
    QVERIFY(m_person->waitFor(u"The service accepted the reply: Passed."_s));
    QVERIFY(m_person->shows(u"This request is stored in a folder that is not open"_s));
    QVERIFY(back());
    QCOMPARE(state(0), u"Awaiting"_s);
    QCOMPARE(waiting(), 1);
    QVERIFY(m_person->clickRow(u"Received requests"_s, 0));
    QVERIFY(m_person->waitFor(u"run-of-taskrs-2"_s));
    QVERIFY(use(u"captures.sqlite"_s));
    QTRY_COMPARE(table().model()->rowCount(), 1);
    QCOMPARE(state(0), u"Passed"_s);
    QTRY_COMPARE(waiting(), 0);
}

void tst_ReplyPage::whatIsTypedOutlivesAKill()
{
    QVERIFY(receive(u"taskrs-1"_s, m_service->url(u"/1"_s)));
    QVERIFY(open(0));
    QVERIFY(m_person->fill(u"Message"_s, u"typed before the kill"_s));
    QTRY_COMPARE(draftsOnDisk(), 1);
    auto copy = std::make_unique<QTemporaryDir>();
    QVERIFY(copyStores(copy->path()));
    end();
    m_folder = std::move(copy);
    begin();
    QVERIFY(open(0));
    QVERIFY(m_person->waitFor(u"typed before the kill"_s));
    QVERIFY(m_person->fill(u"Message"_s, u"typed"_s));
    QVERIFY(back()); // going back saves the draft at once
    end();
    begin();
    QVERIFY(open(0));
    QVERIFY(m_person->waitFor(u"typed"_s));
}

void tst_ReplyPage::whatWasSentComesNotBack()
{
    m_service->answerFromNowOn(200);
    QVERIFY(receive(u"taskrs-1"_s, m_service->url(u"/1"_s)));
    QVERIFY(open(0));
    QVERIFY(m_person->fill(u"Message"_s, u"sent"_s));
    QTRY_COMPARE(draftsOnDisk(), 1);
    QVERIFY(m_person->click(u"Send final: Passed"_s));
    QVERIFY(m_person->waitFor(u"The service accepted the reply: Passed."_s));
    QTRY_COMPARE(draftsOnDisk(), 0);
}

RUNLATCH_WINDOW_TEST(tst_ReplyPage)

} // namespace runlatch::ui

#include "tst_replypage.moc"
