// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integration/changerequestwindow.h"
#include "models/pickermodel.h"
#include "support/suite.h"
#include "support/windowtest.h"

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// Archiving many goes on past failures, and nothing is lost or sent twice when the program ends meanwhile.
class tst_WindowArchiving : public support::WindowTest<ChangeRequestWindow>
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void countsFollow();
    void manyWithFailures();
    void cancelStopsTheRest();
    void oneOfManyIsAskedAbout();
    void refusedTokenStopsTheRest();
    void failureComesBack();
    void quittingAsksWhileSomethingWaits();
    void quittingSendsWhatWaits();
    void quittingWaitsForTheAnswer();
    void leftOverIsOffered();
    void leftOverThatWasSentIsAskedAbout();

private:
    Gateway &gateway() { return m_window->gateway(); }
    QString state(int row) const
    {
        return m_window->table()->model()->index(row, 1).data().toString(); // works also if the column is hidden
    }
    int countInPicker(const QString &workspace);
    void selectFirst(int count);
    void askToArchive(int count);
    static bool isArchive(const http::Request &request)
    {
        return request.method == "POST" || request.method == "PATCH";
    }
};

void tst_WindowArchiving::init()
{
    simulator::ServiceOptions options;
    options.workspaces = 6;
    options.changeRequests = 120;
    makeWindow(options);
    QVERIFY(m_window->start());
    QVERIFY(person().clickRow(u"Change requests"_s, 0));
}

void tst_WindowArchiving::cleanup()
{
    m_window.reset();
}

void tst_WindowArchiving::selectFirst(int count)
{
    QVERIFY(person().clickRow(u"Change requests"_s, 0));
    for (int row = 1; row < count; ++row)
        person().key(Qt::Key_Down, Qt::ShiftModifier);
}

void tst_WindowArchiving::askToArchive(int count)
{
    selectFirst(count);
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Archive %1 change requests?"_s.arg(count)));
}

int tst_WindowArchiving::countInPicker(const QString &workspace)
{
    if (!person().click(u"Workspace"_s) || !support::waitFor([] { return QApplication::activePopupWidget(); }))
        return -1;
    const QAbstractItemModel *list = person().front().findChild<QAbstractItemView *>()->model();
    const QModelIndexList found = list->match(list->index(0, 0), Qt::DisplayRole, workspace, 1, Qt::MatchExactly);
    const int count = found.isEmpty() ? -1 : found.first().data(models::PickerModel::CountRole).toInt();
    person().key(Qt::Key_Escape);
    return count;
}

/// The counts beside the workspace follow an archived request.
void tst_WindowArchiving::countsFollow()
{
    const QString workspace = m_window->chosen(u"Workspace"_s);
    const int before = countInPicker(workspace);
    QVERIFY(before > 20); // the list has another page
    QVERIFY(person().clickRow(u"Change requests"_s, 3));
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().click(u"Archive it now"_s));
    QTRY_COMPARE(state(3), u"Archived"_s);
    QCOMPARE(countInPicker(workspace), before - 1);
    askToArchive(3);
    QVERIFY(person().click(u"Archive 3"_s));
    QVERIFY(person().waitFor(u"3 of 3 archived."_s));
    QCOMPARE(countInPicker(workspace), before - 4);
    QVERIFY(person().clickRow(u"Change requests"_s, 4));
    person().key(Qt::Key_E, Qt::ControlModifier);
    person().key(Qt::Key_PageDown, Qt::AltModifier);
    QVERIFY(person().waitFor(u"21–"_s));
    QVERIFY(person().click(u"Archive it now"_s));
    QTRY_COMPARE(countInPicker(workspace), before - 5);
}

void tst_WindowArchiving::manyWithFailures()
{
    QVERIFY(person().choose(u"Workspace"_s, u"All workspaces"_s));
    QTRY_VERIFY(m_window->ids().size() > 20 && !person().control(u"Cancel"_s));
    QVERIFY(person().clickHeading(u"Change requests"_s, u"Created"_s));
    QVERIFY(person().waitFor(u"filter and sort cover all of them"_s));
    const auto workspaces = [this] {
        QSet<QString> names;
        for (int row = 0; row < 6; ++row)
            names.insert(m_window->row(row).value(2));
        return names;
    };
    QTRY_VERIFY(workspaces().size() > 1); // the rows are sorted
    const QSet<QString> named = workspaces();
    const QStringList ids = m_window->ids().mid(0, 6);
    QVERIFY(m_window->archiveElsewhere(ids[3]));
    gateway().instead = [&](const http::Request &request) -> std::optional<http::Response> {
        if (!isArchive(request))
            return std::nullopt;
        if (request.target.contains(ids[1].toUtf8()))
            return Gateway::refusal(422);
        return request.target.contains(ids[2].toUtf8()) ? std::optional(Gateway::refusal(404)) : std::nullopt;
    };
    askToArchive(6);
    QVERIFY(person().shows(u"In %1 workspaces: "_s.arg(named.size())));
    for (const QString &workspace : named)
        QVERIFY2(person().shows(workspace), qPrintable(workspace));
    QCOMPARE(gateway().count("POST"), 0);
    QVERIFY(person().click(u"Archive 6"_s));
    QVERIFY(person().waitFor(u"4 of 6 archived, 1 before, 2 not archived."_s));
    const QStringList states{u"Archived"_s, u"Not archived"_s, u"Not archived"_s,
                             u"Archived"_s, u"Archived"_s,     u"Archived"_s};
    for (int row = 0; row < 6; ++row)
        QCOMPARE(state(row), states[row]);
    QVERIFY(person().click(u"Show results"_s));
    const auto result = [this](int row) { return person().row(u"Archive results"_s, row).join(u' '); };
    QTRY_VERIFY(!result(5).isEmpty());
    QVERIFY(result(0).contains(u"Archived by user-"_s));
    QVERIFY(result(1).contains(u"(422)"_s));
    QVERIFY(result(2).contains(u"(404)"_s));
    QVERIFY(result(3).contains(u"It was archived before. Archived by user-"_s));
    person().key(Qt::Key_Escape);
    gateway().instead = nullptr;
    QVERIFY(person().click(u"Try again"_s)); // nothing is asked again, because the user has decided
    QVERIFY(person().waitFor(u"6 of 6 archived, 1 before."_s));
    QCOMPARE(state(1), u"Archived"_s);
    QCOMPARE(state(2), u"Archived"_s);
}

void tst_WindowArchiving::cancelStopsTheRest()
{
    gateway().holds = isArchive;
    askToArchive(6);
    QVERIFY(person().click(u"Archive 6"_s));
    QVERIFY(person().waitFor(u"Archiving: 0 of 6"_s));
    QTRY_COMPARE(gateway().held(), 4);
    gateway().release(1);
    QVERIFY(person().waitFor(u"Archiving: 1 of 6"_s));
    QTRY_COMPARE(gateway().held(), 4); // the fifth request is sent
    QVERIFY(person().click(u"Cancel"_s));
    gateway().release();
    QVERIFY(person().waitFor(u"5 of 6 archived, 1 not sent."_s));
    QCOMPARE(gateway().count("POST"), 5);
    QCOMPARE(state(5), u"Active"_s);
    QVERIFY(person().click(u"Try again"_s));
    QVERIFY(person().waitFor(u"6 of 6 archived."_s));
    QCOMPARE(gateway().count("POST"), 6);
}

void tst_WindowArchiving::oneOfManyIsAskedAbout()
{
    const QByteArray id = m_window->idOf(1).toUtf8();
    gateway().change = [id](const http::Request &request, http::Response &response) {
        if (isArchive(request) && request.target.contains(id))
            response = Gateway::refusal(502); // the request was carried out
        else if (request.method == "GET" && request.target.endsWith(id))
            response = Gateway::refusal(403); // the outcome cannot be found out at once
    };
    askToArchive(2);
    QVERIFY(person().click(u"Archive 2"_s));
    QVERIFY(person().waitFor(u"1 of 2 archived, 1 not known."_s));
    gateway().change = nullptr;
    QVERIFY(person().click(u"Show results"_s));
    QVERIFY(person().clickRow(u"Archive results"_s, 1));
    QVERIFY(person().click(u"Check its state"_s));
    QTRY_VERIFY(person().row(u"Archive results"_s, 1).join(u' ').contains(u"Archived by user-"_s));
    person().key(Qt::Key_Escape);
    // The page behind the dialog has the outcome too.
    QTRY_COMPARE(m_window->sentences(), QStringList{u"2 of 2 archived."_s});
    QCOMPARE(gateway().count("POST"), 2);
}

void tst_WindowArchiving::refusedTokenStopsTheRest()
{
    gateway().instead = [](const http::Request &request) -> std::optional<http::Response> {
        return isArchive(request) ? std::optional(Gateway::refusal(401)) : std::nullopt;
    };
    askToArchive(8);
    QVERIFY(person().click(u"Archive 8"_s));
    QVERIFY(person().waitFor(u"0 of 8 archived, "_s));
    QVERIFY(person().shows(u"The service does not accept the token (401)."_s));
    QVERIFY(gateway().count("POST") < 8);
    gateway().instead = nullptr;
    QVERIFY(person().click(u"Edit connection"_s));
    QCOMPARE(support::WindowDriver::nameOf(QApplication::focusWidget()), u"Token"_s);
    QVERIFY(m_window->enterToken());
    QVERIFY(person().click(u"Try again"_s));
    QVERIFY(person().waitFor(u"8 of 8 archived."_s));
}

void tst_WindowArchiving::failureComesBack()
{
    gateway().instead = [](const http::Request &request) -> std::optional<http::Response> {
        return isArchive(request) ? std::optional(Gateway::refusal(404)) : std::nullopt;
    };
    const QString subject = m_window->row(0).first();
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().click(u"Archive it now"_s));
    QVERIFY(person().waitFor(u"was not archived: the service does not find it (404)."_s));
    QVERIFY(person().shows(u"needs write access to the workspace"_s));
    QVERIFY(m_window->sentences().value(0).contains(subject));
    QTRY_COMPARE(state(0), u"Not archived"_s);
    person().key(Qt::Key_F5); // the state applies to rows that are loaded later, too
    QTRY_COMPARE(state(0), u"Not archived"_s);
    gateway().instead = nullptr;
    QVERIFY(person().click(u"Try again"_s));
    QTRY_COMPARE(state(0), u"Archived"_s);
    QTRY_COMPARE(m_window->sentences(), QStringList());
}

void tst_WindowArchiving::quittingAsksWhileSomethingWaits()
{
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Sending in"_s));
    person().key(Qt::Key_4, Qt::ControlModifier); // the program can be ended from any page
    QVERIFY(m_window->fromFileMenu(u"Quit"_s));
    QVERIFY(person().waitFor(u"1 change request waits to be archived. It is not sent; the next start offers it."_s));
    QVERIFY(person().click(u"Quit now"_s));
    QTRY_VERIFY(!m_window->window().isVisible());
    QVERIFY(m_window->restart());
    QVERIFY(person().waitFor(u"is not finished. Nothing was sent."_s));
    QCOMPARE(gateway().count("POST"), 0);
}

void tst_WindowArchiving::quittingSendsWhatWaits()
{
    gateway().instead = [](const http::Request &request) -> std::optional<http::Response> {
        return isArchive(request) ? std::optional(Gateway::refusal(422)) : std::nullopt;
    };
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Sending in"_s));
    person().key(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(m_window->fromFileMenu(u"Quit"_s));
    QVERIFY(person().click(u"Archive, then quit"_s));
    QVERIFY(person().waitFor(u"(422)"_s)); // the window stays, because somebody has to read the failure
    QVERIFY(m_window->window().isVisible());
    gateway().instead = nullptr;
    QVERIFY(person().clickRow(u"Change requests"_s, 1));
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Sending in"_s));
    person().key(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(person().click(u"Archive, then quit"_s));
    QTRY_VERIFY(!m_window->window().isVisible());
    QCOMPARE(gateway().count("POST"), 2);
}

void tst_WindowArchiving::quittingWaitsForTheAnswer()
{
    gateway().holds = isArchive;
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Sending in"_s));
    QVERIFY(m_window->fromFileMenu(u"Quit"_s));
    QVERIFY(person().click(u"Archive, then quit"_s));
    QVERIFY(person().waitFor(u"Runlatch ends as soon as the service has answered"_s));
    QVERIFY(person().click(u"Do not quit"_s));
    QTRY_COMPARE(gateway().held(), 1);
    gateway().release(1);
    QTRY_COMPARE(state(0), u"Archived"_s);
    QVERIFY(m_window->window().isVisible());
    QVERIFY(person().clickRow(u"Change requests"_s, 1));
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(m_window->fromFileMenu(u"Quit"_s));
    QVERIFY(person().click(u"Archive, then quit"_s));
    QTRY_COMPARE(gateway().held(), 1);
    QVERIFY(m_window->window().isVisible());
    gateway().release();
    QTRY_VERIFY(!m_window->window().isVisible());
}

void tst_WindowArchiving::leftOverIsOffered()
{
    const QString subject = m_window->row(0).first();
    const QString id = m_window->idOf(0);
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Sending in"_s));
    QVERIFY(m_window->restart());
    QVERIFY(person().waitFor(u"Archiving “%1” is not finished. Nothing was sent."_s.arg(subject)));
    QCOMPARE(gateway().count("POST"), 0);
    QVERIFY(person().clickRow(u"Change requests"_s, 1));
    // Another operation meanwhile does not answer the question about this one.
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Sending in"_s));
    person().key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(person().click(u"Archive now"_s));
    QVERIFY(person().waitFor(u"1 of 1 archived."_s));
    QCOMPARE(gateway().count("POST"), 1);
    person().key(Qt::Key_F5);
    QTRY_VERIFY(!m_window->ids().contains(id));
}

void tst_WindowArchiving::leftOverThatWasSentIsAskedAbout()
{
    gateway().holds = isArchive; // the request is carried out, and its answer does not come
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().click(u"Archive it now"_s));
    QTRY_COMPARE(gateway().held(), 1);
    QVERIFY(m_window->restart());
    QVERIFY(person().waitFor(u"may have been archived; the service is asked about"_s));
    gateway().release();
    QVERIFY(person().click(u"Archive now"_s));
    QVERIFY(person().waitFor(u"1 of 1 archived."_s));
    QCOMPARE(gateway().count("POST"), 1); // the request was not sent again
}

RUNLATCH_WINDOW_TEST(tst_WindowArchiving)

} // namespace runlatch::integration

#include "tst_windowarchiving.moc"
