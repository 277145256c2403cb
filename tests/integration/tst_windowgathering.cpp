// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integration/changerequestwindow.h"
#include "simulator/state/resources.h"
#include "support/suite.h"
#include "support/warnings.h"
#include "support/windowtest.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// A whole workspace or organization is loaded with progress, can be cancelled, and says what the service withheld.
class tst_WindowGathering : public support::WindowTest<ChangeRequestWindow>
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void gathersAnOrganization();
    void cancelKeepsWhatArrived();
    void saysWhichWorkspacesFailed();
    void refusedTokenEndsIt();
    void loadsAllPagesOfAWorkspace();
    void listThatChangesWhileItIsLoaded();

private:
    Gateway &gateway() { return m_window->gateway(); }
    bool chooseAll() { return person().choose(u"Workspace"_s, u"All workspaces"_s); }
    bool waitForRows(qsizetype count)
    {
        return support::waitFor([&] { return m_window->ids().size() == count; });
    }
    QStringList allActive() const;

    struct Workspace
    {
        QString name;
        QString id;
        QStringList active; ///< ids of active requests
    };
    QList<Workspace> m_workspaces; ///< those with active ones, by name
};

bool isDisjoint(const QStringList &ids)
{
    return QSet<QString>(ids.begin(), ids.end()).size() == ids.size();
}

QStringList sorted(QStringList texts)
{
    texts.sort();
    return texts;
}

void tst_WindowGathering::init()
{
    support::failOnWarnings();
    simulator::ServiceOptions options;
    options.workspaces = 15;
    options.changeRequests = 640; // the first workspace has more than a page of a hundred
    m_window = std::make_unique<ChangeRequestWindow>(options);
    QVERIFY(m_window->start());
    m_workspaces.clear();
    // The same seed makes the same resources.
    const simulator::Resources resources(
        {options.organization, options.workspaces, options.changeRequests, options.seed},
        QDateTime::currentDateTimeUtc());
    for (const protocol::Workspace &workspace : resources.workspaces(options.organization)) {
        Workspace busy{workspace.name, workspace.id, {}};
        for (const protocol::ChangeRequest &changeRequest : resources.changeRequests(workspace.id)) {
            if (!changeRequest.isArchived())
                busy.active.append(changeRequest.id);
        }
        if (!busy.active.isEmpty())
            m_workspaces.append(busy);
    }
}

void tst_WindowGathering::cleanup()
{
    m_window.reset();
}

QStringList tst_WindowGathering::allActive() const
{
    QStringList all;
    for (const Workspace &workspace : m_workspaces)
        all += workspace.active;
    return all;
}

void tst_WindowGathering::gathersAnOrganization()
{
    const auto workspaces = m_workspaces.size();
    gateway().holds = Gateway::asksForChangeRequests;
    QVERIFY(chooseAll());
    QVERIFY(person().waitFor(u"0 of %1 workspaces"_s.arg(workspaces)));
    QTRY_VERIFY(gateway().held() > 3);
    gateway().release(3);
    const QRegularExpression some(u"[1-3] of %1 workspaces"_s.arg(workspaces));
    QTRY_VERIFY(person().inSight().join(u'\n').contains(some));
    static const QRegularExpression counts(u"([1-9]\\d*) of about [1-9]\\d* change requests"_s);
    const auto said = counts.match(person().inSight().join(u'\n'));
    // The counted rows are shown already.
    QCOMPARE(said.captured(1).toInt(), static_cast<int>(m_window->ids().size()));
    gateway().release();
    QTRY_COMPARE(sorted(m_window->ids()), sorted(allActive()));
    QVERIFY(person().waitFor(u"%1 loaded"_s.arg(allActive().size())));
    QVERIFY(!person().control(u"Cancel"_s));
    QVERIFY(person().clickHeading(u"Change requests"_s, u"Workspace"_s));
    QVERIFY(person().waitFor(u"filter and sort cover all of them"_s));
    QTRY_COMPARE(m_window->row(0).value(2), m_workspaces.first().name);
    QCOMPARE(m_window->sentences(), QStringList());
}

void tst_WindowGathering::cancelKeepsWhatArrived()
{
    gateway().holds = Gateway::asksForChangeRequests;
    QVERIFY(chooseAll());
    QTRY_VERIFY(gateway().held() > 4);
    gateway().release(4);
    QTRY_VERIFY(!m_window->ids().isEmpty());
    QVERIFY(person().click(u"Cancel"_s));
    QVERIFY(person().waitFor(u"Loading was stopped."_s));
    const QStringList arrived = m_window->ids();
    QVERIFY(!arrived.isEmpty() && arrived.size() < allActive().size() && isDisjoint(arrived));
    QVERIFY(!person().shows(u"cover all of them"_s));
    gateway().release(); // answers that come now are not wanted any more
    QVERIFY(person().click(u"Load all"_s));
    QTRY_COMPARE(sorted(m_window->ids()), sorted(allActive()));
    QTRY_COMPARE(m_window->sentences(), QStringList());
}

void tst_WindowGathering::saysWhichWorkspacesFailed()
{
    const Workspace &missing = m_workspaces[1];
    const Workspace &forbidden = m_workspaces[3];
    gateway().instead = [&](const http::Request &request) -> std::optional<http::Response> {
        const QString asked = QString::fromUtf8(request.path()).section(u'/', -2, -2);
        if (asked == missing.id || asked == missing.name)
            return Gateway::refusal(404);
        return asked == forbidden.id ? std::optional(Gateway::refusal(403)) : std::nullopt;
    };
    QVERIFY(chooseAll());
    QVERIFY(person().waitFor(u"2 workspaces could not be read to the end. The readable part is shown."_s));
    QVERIFY(waitForRows(allActive().size() - missing.active.size() - forbidden.active.size()));
    QVERIFY(person().click(u"Show reasons"_s));
    const QString table = u"What could not be read"_s;
    QTRY_VERIFY(!person().row(table, 1).isEmpty());
    QStringList reasons{person().row(table, 0).join(u' '), person().row(table, 1).join(u' ')};
    reasons.sort(); // sorted by name, because answers come in any order
    QVERIFY2(reasons[0].startsWith(missing.name) && reasons[0].contains(u"(404)"_s), qPrintable(reasons[0]));
    QVERIFY2(reasons[1].startsWith(forbidden.name) && reasons[1].contains(u"(403)"_s), qPrintable(reasons[1]));
    gateway().instead = nullptr;
    QVERIFY(person().click(u"Try again"_s));
    QTRY_COMPARE(sorted(m_window->ids()), sorted(allActive()));
    QTRY_COMPARE(m_window->sentences(), QStringList());
}

void tst_WindowGathering::refusedTokenEndsIt()
{
    gateway().instead = [](const http::Request &request) -> std::optional<http::Response> {
        return Gateway::asksForChangeRequests(request) ? std::optional(Gateway::refusal(401)) : std::nullopt;
    };
    QVERIFY(chooseAll());
    QVERIFY(person().waitFor(u"The service does not accept the token (401)."_s));
    gateway().instead = nullptr;
    QVERIFY(person().click(u"Edit connection"_s));
    QCOMPARE(support::WindowDriver::nameOf(QApplication::focusWidget()), u"Token"_s);
    QVERIFY(m_window->enterToken());
    QTRY_COMPARE(sorted(m_window->ids()), sorted(allActive()));
    QCOMPARE(m_window->chosen(u"Workspace"_s), u"All workspaces"_s);
    QTRY_COMPARE(m_window->sentences(), QStringList());
}

void tst_WindowGathering::loadsAllPagesOfAWorkspace()
{
    QVERIFY(person().click(u"All"_s)); // all requests with the archived ones are more than two pages of a hundred
    QTRY_VERIFY(!m_window->row(0).isEmpty());
    QVERIFY(person().clickHeading(u"Change requests"_s, u"Subject"_s));
    QVERIFY(person().waitFor(u"sort covers this page"_s));
    QVERIFY(waitForRows(20));
    gateway().holds = Gateway::asksForChangeRequests;
    QVERIFY(person().click(u"Load all "_s));
    QTRY_COMPARE(gateway().held(), 1);
    gateway().release(1);
    QVERIFY(person().waitFor(u"100 of about "_s));
    QVERIFY(person().click(u"Cancel"_s));
    QVERIFY(person().waitFor(u"The list shows the part that arrived; filter and sort cover only this part."_s));
    QTRY_COMPARE(m_window->ids().size(), 100); // they are sorted behind that sentence
    gateway().release();
    QVERIFY(person().click(u"Load all"_s));
    QVERIFY(person().waitFor(u"filter and sort cover all of them"_s));
    QTRY_VERIFY(m_window->ids().size() > 100);
    const QStringList all = m_window->ids();
    QVERIFY(isDisjoint(all));
    QVERIFY(person().click(u"Filter"_s));
    person().write(u"id:="_s + all.last()); // the request was on no page that was shown before
    QVERIFY(waitForRows(1));
    QVERIFY(person().shows(u"1 of %1 loaded ones"_s.arg(all.size())));
}

/// The list changes while it is loaded: another user adds and archives between two pages.
void tst_WindowGathering::listThatChangesWhileItIsLoaded()
{
    m_window->simulator().setFaults({{.kind = simulator::FaultKind::ShiftingPage}});
    QVERIFY(person().click(u"Load all "_s));
    QVERIFY(person().waitFor(u"The list kept changing while it was read."_s));
    QVERIFY(isDisjoint(m_window->ids()));
    m_window->simulator().setFaults({});
    person().key(Qt::Key_F5);
    QTRY_COMPARE(m_window->sentences(), QStringList());
    QVERIFY(isDisjoint(m_window->ids()));
}

RUNLATCH_WINDOW_TEST(tst_WindowGathering)

} // namespace runlatch::integration

#include "tst_windowgathering.moc"
