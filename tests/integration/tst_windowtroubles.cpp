// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integration/changerequestwindow.h"
#include "support/suite.h"
#include "support/windowtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// When a service fails, one sentence at the list says so and how to go on, and the rows stay.
class tst_WindowTroubles : public support::WindowTest<ChangeRequestWindow>
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void saysWhatIsWrong();
    void refusedTokenKeepsThePlace();
    void slowPageCanBeGivenUp();
    void slowWorkspaceCanBeGivenUp();
    void waitsAndSaysHowLong();
    void rowsThatCanBeReadAreShown();
    void archivingIsAskedAbout();
    void archivingThatIsNotKnown();

private:
    Gateway &gateway() { return m_window->gateway(); }
    /// Changes the rows of every list from now on.
    void changeRows(const std::function<void(QJsonArray &rows)> &change);
    qsizetype answeredLists();
};

void tst_WindowTroubles::init()
{
    simulator::ServiceOptions options;
    options.workspaces = 6;
    options.changeRequests = 200;
    makeWindow(options);
    QVERIFY(m_window->start());
}

void tst_WindowTroubles::cleanup()
{
    m_window.reset();
}

void tst_WindowTroubles::changeRows(const std::function<void(QJsonArray &rows)> &change)
{
    gateway().change = [change](const http::Request &request, http::Response &response) {
        if (!Gateway::asksForChangeRequests(request))
            return;
        QJsonObject document = QJsonDocument::fromJson(response.body).object();
        QJsonArray rows = document["data"_L1].toArray();
        change(rows);
        document["data"_L1] = rows;
        response.body = QJsonDocument(document).toJson();
    };
}

/// The number of times that the service gave the list of change requests.
qsizetype tst_WindowTroubles::answeredLists()
{
    const auto &asked = gateway().asked();
    return std::count_if(asked.begin(), asked.end(), [](const Gateway::Asked &request) {
        return request.target.contains("/change-requests?") && request.wasCarriedOut();
    });
}

void tst_WindowTroubles::saysWhatIsWrong()
{
    struct Trouble
    {
        QString fault; ///< fault of the simulator
        QString sentence;
        QString action;
    };
    const QList<Trouble> troubles{
        {u"status=404"_s,
         u"The service has no organization “acme”, or this token may not see it (404)."_s, // it answers so to all calls
         u"Edit connection"_s},
        {u"status=503"_s, u"The service failed (503)."_s, u"Try again"_s},
        {u"html"_s, u" answered with a web page where the API answers with JSON."_s, u"Edit connection"_s},
        {u"broken-json"_s, u" is broken JSON."_s, u"Try again"_s},
    };
    const QStringList rows = m_window->ids();
    for (const Trouble &trouble : troubles) {
        m_window->simulator().setFaults({*simulator::readFault(trouble.fault)});
        person().key(Qt::Key_F5);
        QVERIFY2(person().waitFor(trouble.sentence), qPrintable(trouble.fault));
        QTRY_COMPARE(m_window->sentences().size(), 1);
        QTRY_VERIFY2(person().control(trouble.action), qPrintable(trouble.fault));
        QCOMPARE(m_window->ids(), rows);
        m_window->simulator().setFaults({});
        const qsizetype before = answeredLists();
        if (trouble.action == "Try again"_L1)
            QVERIFY(person().click(u"Try again"_s));
        else
            person().key(Qt::Key_F5);
        QTRY_VERIFY(answeredLists() > before); // the sentence disappears when the key is pressed
        QTRY_COMPARE(m_window->sentences(), QStringList());
        QCOMPARE(m_window->ids(), rows);
    }
}

void tst_WindowTroubles::refusedTokenKeepsThePlace()
{
    const QString first = m_window->chosen(u"Workspace"_s);
    const QStringList before = m_window->ids();
    QVERIFY(person().click(u"Workspace"_s));
    for (int row = 0; row < 3; ++row)
        person().key(Qt::Key_Down);
    person().key(Qt::Key_Return);
    QTRY_VERIFY(!QApplication::activePopupWidget());
    QVERIFY(m_window->chosen(u"Workspace"_s) != first);
    QTRY_VERIFY(!m_window->ids().isEmpty() && m_window->ids() != before);
    const QString second = m_window->chosen(u"Workspace"_s);
    const QStringList rows = m_window->ids();
    gateway().instead = [](const http::Request &) { return Gateway::refusal(401); };
    person().key(Qt::Key_F5);
    QVERIFY(person().waitFor(u"The service does not accept the token (401)."_s));
    QCOMPARE(m_window->sentences().size(), 1);
    QCOMPARE(m_window->ids(), rows);
    QVERIFY(person().click(u"Edit connection"_s));
    QCOMPARE(support::WindowDriver::nameOf(QApplication::focusWidget()), u"Token"_s);
    gateway().instead = nullptr;
    QVERIFY(m_window->enterToken());
    QTRY_COMPARE(m_window->ids(), rows);
    QCOMPARE(m_window->chosen(u"Workspace"_s), second);
    QTRY_COMPARE(m_window->sentences(), QStringList());
}

void tst_WindowTroubles::slowPageCanBeGivenUp()
{
    const QStringList rows = m_window->ids();
    gateway().holds = Gateway::asksForChangeRequests;
    person().key(Qt::Key_PageDown, Qt::AltModifier);
    QVERIFY(person().waitFor(u"Still waiting for 127.0.0.1:"_s));
    QVERIFY(person().click(u"Cancel"_s));
    QTRY_VERIFY(!person().shows(u"Still waiting"_s));
    QVERIFY(person().shows(u"1–20 of "_s));
    QCOMPARE(support::WindowDriver::nameOf(QApplication::focusWidget()), u"Change requests"_s);
    person().key(Qt::Key_F5);
    QVERIFY(person().waitFor(u"Still waiting"_s));
    person().key(Qt::Key_Escape);
    QTRY_VERIFY(!person().shows(u"Still waiting"_s));
    gateway().release(); // the answer comes too late
    QCOMPARE(m_window->ids(), rows);
    QCOMPARE(m_window->sentences(), QStringList());
    QVERIFY(m_window->archiveElsewhere(rows[3]));
    person().key(Qt::Key_F5);
    QTRY_VERIFY(!m_window->ids().contains(rows[3]));
    QCOMPARE(m_window->ids().first(), rows.first());
}

/// A slow workspace can be given up. Meanwhile no rows of another workspace are shown.
void tst_WindowTroubles::slowWorkspaceCanBeGivenUp()
{
    const QStringList rows = m_window->ids();
    gateway().holds = Gateway::asksForChangeRequests;
    QVERIFY(person().click(u"Workspace"_s));
    for (int row = 0; row < 3; ++row)
        person().key(Qt::Key_Down);
    person().key(Qt::Key_Return);
    QVERIFY(person().waitFor(u"Still waiting"_s));
    person().key(Qt::Key_Escape);
    QVERIFY(person().waitFor(u"Nothing was loaded"_s));
    gateway().release();
    QVERIFY(person().click(u"Load"_s));
    QTRY_VERIFY(!m_window->ids().isEmpty());
    QVERIFY(m_window->ids() != rows);
}

/// The wait is shown. The first answer says when to come back, and the window then continues by itself.
void tst_WindowTroubles::waitsAndSaysHowLong()
{
    bool isLimited = true;
    gateway().instead = [&isLimited](const http::Request &request) -> std::optional<http::Response> {
        if (!Gateway::asksForChangeRequests(request) || !std::exchange(isLimited, false))
            return std::nullopt;
        http::Response limited = Gateway::refusal(429);
        limited.headers.append(http::Header{"X-RateLimit-Reset", "1.2"});
        return limited;
    };
    const QString second = m_window->idOf(0);
    person().key(Qt::Key_PageDown, Qt::AltModifier);
    QVERIFY(person().waitFor(u"The service allows no more requests for now (429). It goes on in 2 seconds."_s));
    QCOMPARE(m_window->idOf(0), second); // the previous rows stay meanwhile
    QVERIFY(person().waitFor(u"It goes on in 1 second."_s));
    QTRY_VERIFY(m_window->idOf(0) != second);
    QTRY_VERIFY(!person().shows(u"(429)"_s));
    QCOMPARE(m_window->sentences(), QStringList());
}

void tst_WindowTroubles::rowsThatCanBeReadAreShown()
{
    changeRows([](QJsonArray &rows) {
        QJsonObject withoutId = rows[2].toObject();
        withoutId.remove("id"_L1);
        rows[2] = withoutId;
        rows[5] = 7;
        QJsonObject odd = rows[7].toObject();
        odd["attributes"_L1] = QJsonObject{{u"subject"_s, u"Only a subject"_s}, {u"message"_s, QJsonValue()}};
        odd["type"_L1] = u"something-new"_s;
        rows[7] = odd;
    });
    const QString last = m_window->idOf(19);
    person().key(Qt::Key_F5);
    QVERIFY(person().waitFor(u"2 rows of this page could not be read. The readable part is shown."_s));
    QCOMPARE(m_window->ids().size(), 18);
    QCOMPARE(m_window->idOf(17), last);
    QCOMPARE(m_window->row(5).first(), u"Only a subject"_s);
    QVERIFY(person().clickRow(u"Change requests"_s, 5)); // a request without a message is shown all the same
    QVERIFY(person().waitFor(u"6 of 18"_s));
    QVERIFY(person().click(u"Show reasons"_s));
    QTRY_VERIFY(!person().row(u"What could not be read"_s, 1).isEmpty());
    changeRows([](QJsonArray &rows) { rows[4] = rows[3]; });
    QVERIFY(person().click(u"Try again"_s));
    QVERIFY(person().waitFor(u"1 row of this page has the id of another one."_s));
    const QStringList ids = m_window->ids();
    QCOMPARE(ids.size(), 19);
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), 19);
    gateway().change = nullptr;
    person().key(Qt::Key_F5);
    QTRY_COMPARE(m_window->ids().size(), 20);
    QTRY_COMPARE(m_window->sentences(), QStringList());
}

/// The outcome is asked for: the connection is cut during archiving, and nothing is sent again.
void tst_WindowTroubles::archivingIsAskedAbout()
{
    for (const bool isCarriedOut : {true, false}) {
        const auto refuse = [](const http::Request &request) { return request.method == "POST"; };
        gateway().change = [refuse](const http::Request &request, http::Response &response) {
            if (refuse(request))
                response = Gateway::refusal(502);
        };
        gateway().instead = [refuse, isCarriedOut](const http::Request &request) {
            return refuse(request) && !isCarriedOut ? std::optional(Gateway::refusal(502)) : std::nullopt;
        };
        const auto sent = gateway().count("POST");
        const int row = isCarriedOut ? 2 : 3;
        QVERIFY(person().clickRow(u"Change requests"_s, row));
        person().key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(person().click(u"Archive it now"_s));
        if (isCarriedOut)
            QTRY_VERIFY(m_window->row(row).contains(u"Archived"_s));
        else
            QVERIFY(person().waitFor(u"The change request was not archived: the service was asked"_s));
        QCOMPARE(gateway().count("POST"), sent + 1);
        QCOMPARE(m_window->sentences().isEmpty(), isCarriedOut);
    }
    gateway().instead = nullptr;
    gateway().change = nullptr;
    QVERIFY(person().click(u"Try again"_s));
    QTRY_VERIFY(m_window->row(3).contains(u"Archived"_s));
}

/// If the state cannot be found out, the user asks later.
void tst_WindowTroubles::archivingThatIsNotKnown()
{
    gateway().change = [](const http::Request &request, http::Response &response) {
        if (request.method == "POST")
            response = Gateway::refusal(502); // the request was carried out
        else if (request.target.contains("/change-requests/wscr-"))
            response = Gateway::refusal(403);
    };
    QVERIFY(person().clickRow(u"Change requests"_s, 2));
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().click(u"Archive it now"_s));
    QVERIFY(person().waitFor(u"(502), so it is not known whether"_s));
    const auto sent = gateway().count("POST");
    gateway().change = nullptr;
    QVERIFY(person().click(u"Check its state"_s));
    QTRY_VERIFY(m_window->row(2).contains(u"Archived"_s));
    QCOMPARE(gateway().count("POST"), sent);
    QTRY_COMPARE(m_window->sentences(), QStringList());
}

RUNLATCH_WINDOW_TEST(tst_WindowTroubles)

} // namespace runlatch::integration

#include "tst_windowtroubles.moc"
