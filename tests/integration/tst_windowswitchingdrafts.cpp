// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integration/switchingwindow.h"
#include "support/suite.h"
#include "support/windowtest.h"

#include <QComboBox>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// A bulk create keeps its organization and its connection when another one is chosen, and goes nowhere else.
class tst_WindowSwitchingDrafts : public support::WindowTest<SwitchingWindow>
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void nothingGoesElsewhere_data();
    void nothingGoesElsewhere();
    void copyGoesWhereItWasMade();

private:
    using Step = void (tst_WindowSwitchingDrafts::*)();
    struct Case
    {
        const char *step; ///< step at which the other connection is chosen
        Step play;
        int created; ///< number created by First; the others receive nothing
    };
    static const QList<Case> Cases;

    void isWritten();
    void isWrittenByAnEarlierRun();
    void isCreatedElsewhere();
    void isCopied();
    void isBeingSent();
    void isCancelled();
    void waitsForItsTurn();
    void answerIsLost();
    void isRefused();

    Gateway &gateway() { return m_window->gateway(); }
    void showPage();
    void write();
    void create() { QVERIFY(person().click(u"Create on "_s)); }
    /// Sends the draft; the answer waits for release().
    void beginCreating();
    void goTo(const QString &connection);
    void goElsewhere() { goTo(m_other); }
    void goBack() { goTo(u"First"_s); }
    QString belongsToFirst() { return u"This draft belongs to %1."_s.arg(m_window->place(u"First"_s)); }
    /// Tells whether the draft on disk belongs to First.
    bool isDraftOfFirst(const changerequests::BulkDraft &draft);
    void isRefusedHere();
    void isAcceptedAtFirst();

    QString m_other;
};

const QString Request = u"POST /api/v2/organizations/acme-sandbox/explorer/bulk-actions"_s;

const QList<tst_WindowSwitchingDrafts::Case> tst_WindowSwitchingDrafts::Cases{
    {"it is written", &tst_WindowSwitchingDrafts::isWritten, 1},
    {"an earlier run wrote it", &tst_WindowSwitchingDrafts::isWrittenByAnEarlierRun, 1},
    {"it is written, and created there", &tst_WindowSwitchingDrafts::isCreatedElsewhere, 0},
    {"it is written, and copied", &tst_WindowSwitchingDrafts::isCopied, 0},
    {"it is being sent", &tst_WindowSwitchingDrafts::isBeingSent, 1},
    {"it is being sent, and cancelled", &tst_WindowSwitchingDrafts::isCancelled, 1},
    {"it waits, as it was too many", &tst_WindowSwitchingDrafts::waitsForItsTurn, 0},
    {"its answer is being lost", &tst_WindowSwitchingDrafts::answerIsLost, 1},
    {"it is being refused", &tst_WindowSwitchingDrafts::isRefused, 1},
};

void tst_WindowSwitchingDrafts::init()
{
    makeWindow();
    QVERIFY(m_window->start());
}

void tst_WindowSwitchingDrafts::cleanup()
{
    m_window.reset();
}

void tst_WindowSwitchingDrafts::nothingGoesElsewhere_data()
{
    QTest::addColumn<qsizetype>("number");
    QTest::addColumn<QString>("other");
    for (qsizetype number = 0; number < Cases.size(); ++number) {
        QTest::addRow("%s, to Second", Cases.at(number).step) << number << u"Second"_s;
        QTest::addRow("%s, to Copy", Cases.at(number).step) << number << u"Copy"_s;
    }
}

void tst_WindowSwitchingDrafts::nothingGoesElsewhere()
{
    QFETCH(qsizetype, number);
    QFETCH(QString, other);
    m_other = other;
    write();
    if (!QTest::currentTestFailed())
        (this->*Cases.at(number).play)();
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(m_window->writesElsewhere(), QStringList());
    QCOMPARE(m_window->first().carriedOut(), QStringList(Cases.at(number).created, Request));
}

void tst_WindowSwitchingDrafts::showPage()
{
    person().key(Qt::Key_2, Qt::ControlModifier);
}

/// Writes the draft up to the review.
void tst_WindowSwitchingDrafts::write()
{
    showPage();
    const auto isFilled = [this] {
        const auto *list = person().find<QComboBox>(u"Organization"_s);
        return list && list->count() > 0;
    };
    QTRY_VERIFY(isFilled()); // the page was made just now, and asks for them
    QVERIFY(person().choose(u"Organization"_s, u"acme-sandbox"_s));
    QVERIFY(person().click(u"Add condition"_s));
    person().write(u"workspace_name"_s); // the field has the focus
    person().key(Qt::Key_Tab);
    QVERIFY(person().choose(u"Operator of condition 1"_s, u"contains"_s));
    QVERIFY(person().fill(u"Value of condition 1"_s, u"-"_s));
    QVERIFY(person().click(u"Show matches"_s));
    QTRY_VERIFY(!person().row(u"Workspaces that match"_s, 0).isEmpty());
    QVERIFY(person().click(u"Continue to message"_s));
    QVERIFY(person().fill(u"Subject"_s, u"Rotate the credentials"_s));
    QVERIFY(person().fill(u"Message, markdown"_s, u"Before March."_s));
    QVERIFY(person().click(u"Continue to review"_s));
    QVERIFY(person().waitFor(Request));
    QTRY_COMPARE(m_window->work().drafts().value(0).message, u"Before March."_s);
}

void tst_WindowSwitchingDrafts::beginCreating()
{
    gateway().holds = RecordedService::isWrite;
    create();
    QTRY_COMPARE(gateway().held(), 1);
    goElsewhere();
}

void tst_WindowSwitchingDrafts::goTo(const QString &connection)
{
    QVERIFY(m_window->use(connection));
    showPage();
}

bool tst_WindowSwitchingDrafts::isDraftOfFirst(const changerequests::BulkDraft &draft)
{
    return draft.organization == "acme-sandbox"_L1 && draft.home && draft.home->name == "First"_L1
        && draft.home->service.authority() == m_window->first().host() && draft.subject == "Rotate the credentials"_L1;
}

void tst_WindowSwitchingDrafts::isRefusedHere()
{
    QVERIFY(person().click(u"Show what is in the way"_s));
    QVERIFY(person().waitFor(belongsToFirst()));
    person().key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(person().shows(belongsToFirst()));
}

void tst_WindowSwitchingDrafts::isAcceptedAtFirst()
{
    goBack();
    QVERIFY(person().waitFor(Request));
    create();
    QVERIFY(person().waitFor(u"The service accepted it"_s));
    QVERIFY(person().shows(u"First creates “Rotate the credentials”"_s));
    QTRY_COMPARE(m_window->work().drafts().size(), 0);
}

void tst_WindowSwitchingDrafts::isWritten()
{
    goElsewhere();
    QVERIFY(person().waitFor(belongsToFirst()));
    QVERIFY(person().shows(u"acme-sandbox"_s));
    QVERIFY(isDraftOfFirst(m_window->work().drafts().value(0)));
    isAcceptedAtFirst();
}

void tst_WindowSwitchingDrafts::isWrittenByAnEarlierRun()
{
    QVERIFY(m_window->restart());
    goElsewhere();
    QVERIFY(person().waitFor(belongsToFirst()));
    QVERIFY(isDraftOfFirst(m_window->work().drafts().value(0)));
    goBack();
    QVERIFY(person().click(u"Continue to message"_s));
    QVERIFY(person().click(u"Continue to review"_s));
    isAcceptedAtFirst();
}

void tst_WindowSwitchingDrafts::isCreatedElsewhere()
{
    goElsewhere();
    isRefusedHere();
    QVERIFY(isDraftOfFirst(m_window->work().drafts().value(0)));
}

void tst_WindowSwitchingDrafts::isCopied()
{
    goElsewhere();
    QVERIFY(person().click(u"Copy it here"_s));
    QTRY_COMPARE(m_window->work().drafts().size(), 2);
    QVERIFY(isDraftOfFirst(m_window->work().drafts().at(1)));
    const auto copy = [this] { return m_window->work().drafts().first(); };
    QCOMPARE(copy().home->name, m_other);
    QCOMPARE(copy().subject, u"Rotate the credentials"_s);
    // The first organization of the list.
    QTRY_COMPARE(copy().organization, m_other == "Second"_L1 ? u"globex"_s : u"acme"_s);
    QVERIFY(person().click(u"Open the other draft"_s));
    QVERIFY(person().waitFor(belongsToFirst()));
    QCOMPARE(m_window->work().drafts().size(), 2);
}

void tst_WindowSwitchingDrafts::isBeingSent()
{
    beginCreating();
    QVERIFY(person().shows(u"Sending"_s));
    QVERIFY(person().shows(Request));
    QVERIFY(isDraftOfFirst(m_window->work().drafts().value(0)));
    QVERIFY(m_window->work().drafts().first().sentAt.isValid());
    gateway().release();
    QVERIFY(person().waitFor(u"The service accepted it"_s));
    QVERIFY(person().shows(u"First creates “Rotate the credentials”"_s));
    QVERIFY(person().click(u"Show change requests"_s));
    QTRY_COMPARE(m_window->chosen(u"Connection"_s), u"First"_s);
    QTRY_COMPARE(m_window->chosen(u"Organization"_s), u"acme-sandbox"_s);
}

void tst_WindowSwitchingDrafts::isCancelled()
{
    beginCreating();
    QVERIFY(person().click(u"Cancel"_s));
    QVERIFY(person().waitFor(u"Show change requests"_s)); // the outcome is unknown
    QTRY_VERIFY(m_window->work().drafts().value(0).sentAt.isValid());
    QVERIFY(isDraftOfFirst(m_window->work().drafts().value(0)));
    gateway().release();
    isRefusedHere();
}

void tst_WindowSwitchingDrafts::waitsForItsTurn()
{
    gateway().instead = [](const http::Request &request) -> std::optional<http::Response> {
        http::Response wait = Gateway::refusal(429);
        wait.headers.append(http::Header{"Retry-After", "60"});
        return RecordedService::isWrite(request) ? std::optional(wait) : std::nullopt;
    };
    create();
    QVERIFY(person().waitFor(u"The service asks for a pause"_s));
    gateway().instead = nullptr;
    goElsewhere();
    QVERIFY(person().shows(u"The service asks for a pause"_s));
    QVERIFY(person().click(u"Cancel"_s));
    QVERIFY(person().waitFor(u"Nothing was created."_s));
    QTRY_VERIFY(!m_window->work().drafts().value(0).sentAt.isValid());
    QVERIFY(isDraftOfFirst(m_window->work().drafts().value(0)));
    isRefusedHere();
}

void tst_WindowSwitchingDrafts::answerIsLost()
{
    gateway().change = [](const http::Request &request, http::Response &response) {
        if (RecordedService::isWrite(request))
            response = Gateway::refusal(502); // the request was carried out
    };
    beginCreating();
    gateway().release();
    QVERIFY(person().waitFor(u"Show change requests"_s));
    QVERIFY(m_window->work().drafts().value(0).sentAt.isValid());
    QVERIFY(isDraftOfFirst(m_window->work().drafts().value(0)));
    isRefusedHere();
    goBack();
    QVERIFY(person().waitFor(u"it is not known whether the change requests were created"_s));
    create();
    QVERIFY(person().waitFor(u"Create the change requests again?"_s));
    person().key(Qt::Key_Escape);
}

void tst_WindowSwitchingDrafts::isRefused()
{
    gateway().instead = [](const http::Request &request) -> std::optional<http::Response> {
        return RecordedService::isWrite(request) ? std::optional(Gateway::refusal(403)) : std::nullopt;
    };
    beginCreating();
    gateway().instead = nullptr;
    gateway().release();
    QVERIFY(person().waitFor(u"(403)"_s));
    QTRY_VERIFY(!m_window->work().drafts().value(0).sentAt.isValid());
    isRefusedHere();
    isAcceptedAtFirst();
}

/// A copy is sent where it was made, and the original does not change.
void tst_WindowSwitchingDrafts::copyGoesWhereItWasMade()
{
    m_other = u"Second"_s;
    write();
    goElsewhere();
    QVERIFY(person().click(u"Copy it here"_s));
    QTRY_COMPARE(m_window->chosen(u"Organization"_s), u"globex"_s);
    QVERIFY(person().click(u"Show matches"_s));
    QTRY_VERIFY(!person().row(u"Workspaces that match"_s, 0).isEmpty());
    QVERIFY(person().click(u"Continue to message"_s));
    QVERIFY(person().click(u"Continue to review"_s));
    create();
    QVERIFY(person().waitFor(u"Second creates “Rotate the credentials”"_s));
    QCOMPARE(m_window->writes(u"Second"_s), QStringList{u"POST /api/v2/organizations/globex/explorer/bulk-actions"_s});
    QCOMPARE(m_window->first().carriedOut(), QStringList());
    QTRY_COMPARE(m_window->work().drafts().size(), 1);
    QVERIFY(isDraftOfFirst(m_window->work().drafts().first()));
}

RUNLATCH_WINDOW_TEST(tst_WindowSwitchingDrafts)

} // namespace runlatch::integration

#include "tst_windowswitchingdrafts.moc"
