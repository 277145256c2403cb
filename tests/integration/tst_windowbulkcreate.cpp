// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/demowindow.h"
#include "support/suite.h"
#include "support/windowtest.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// With mouse and keys alone, a user comes from an empty bulk create page to the change requests in the list.
class tst_WindowBulkCreate : public support::WindowTest<support::DemoWindow>
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void byQuery();
    void byList();
    void byNamesAndIds();
    void byKeysAlone();
    void isWatchedByKeysAlone();
    void draftSurvives();
    void activityHasItAndNoToken();

private:
    void openPage();
    void askForMatches(const QString &word);
    void writeMessage(const QString &subject);
    void create(const QString &button);
};

void tst_WindowBulkCreate::init()
{
    makeWindow();
    QVERIFY(m_window->start());
    person().key(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(!person().row(u"Change requests"_s, 1).isEmpty());
}

void tst_WindowBulkCreate::cleanup()
{
    m_window.reset();
}

void tst_WindowBulkCreate::openPage()
{
    person().key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Add condition"_s));
}

void tst_WindowBulkCreate::askForMatches(const QString &word)
{
    QVERIFY(person().click(u"Add condition"_s));
    person().write(u"workspace_name"_s); // the field has the focus
    person().key(Qt::Key_Tab);
    QVERIFY(person().choose(u"Operator of condition 1"_s, u"contains"_s));
    QVERIFY(person().fill(u"Value of condition 1"_s, word));
    QVERIFY(person().click(u"Show matches"_s));
    QTRY_VERIFY(!person().row(u"Workspaces that match"_s, 0).isEmpty());
    QVERIFY(person().row(u"Workspaces that match"_s, 0).join(u' ').contains(word));
}

void tst_WindowBulkCreate::writeMessage(const QString &subject)
{
    QVERIFY(person().click(u"Continue to message"_s));
    QVERIFY(person().fill(u"Subject"_s, subject));
    QVERIFY(person().fill(u"Message, markdown"_s, u"# Why\n\nBecause **now**."_s));
    QVERIFY(person().click(u"Continue to review"_s));
}

void tst_WindowBulkCreate::create(const QString &button)
{
    QVERIFY(person().waitFor(u"POST /api/v2/organizations/acme/explorer/bulk-actions"_s));
    QVERIFY(person().click(button));
    QVERIFY(person().waitFor(u"The service accepted it"_s));
    QVERIFY(person().waitFor(u"eba-"_s));
    QVERIFY(person().click(u"Show change requests"_s));
}

void tst_WindowBulkCreate::byQuery()
{
    openPage();
    askForMatches(u"prod"_s);
    writeMessage(u"Rotate the credentials of 2026"_s);
    create(u"Create on "_s);
    QTRY_VERIFY(person().waitFor(u"Rotate the credentials of 2026"_s));
    QVERIFY(person().waitFor(u" appeared."_s));
    static const QRegularExpression some(u"[1-9][0-9]* of ([0-9]+) appeared"_s);
    QRegularExpressionMatch told;
    QTRY_VERIFY((told = some.match(person().inSight().join(u'\n'))).hasMatch());
    const auto *list = person().find<QTableView>(u"Change requests"_s);
    QTRY_COMPARE(list->model()->rowCount(), told.captured(1).toInt()); // filtered by the subject
}

void tst_WindowBulkCreate::byList()
{
    openPage();
    QVERIFY(person().click(u"By list"_s));
    QVERIFY(person().clickRow(u"Workspaces of the organization"_s, 0));
    person().key(Qt::Key_Return);
    writeMessage(u"Only for this one"_s);
    create(u"Create on 1 workspace"_s);
    QTRY_VERIFY(person().row(u"Change requests"_s, 0).contains(u"Only for this one"_s));
}

/// Workspaces are looked up before sending: found ones have name and id, and the user is asked about the others.
void tst_WindowBulkCreate::byNamesAndIds()
{
    openPage();
    QVERIFY(person().click(u"By list"_s));
    QVERIFY(person().clickRow(u"Workspaces of the organization"_s, 0));
    const QString name = person().row(u"Workspaces of the organization"_s, 1).value(0);
    person().key(Qt::Key_Return);
    QTRY_COMPARE(person().row(u"Chosen workspaces"_s, 0).value(2), u"Found"_s);
    const QStringList first = person().row(u"Chosen workspaces"_s, 0);
    QVERIFY(person().clickRow(u"Chosen workspaces"_s, 0));
    person().key(Qt::Key_Delete);
    QVERIFY(person().waitFor(u"No workspaces chosen"_s));

    QVERIFY(person().fill(u"Paste names or ids"_s, first.value(1) + u", "_s + name + u"\nws-nowhere\nno-such"_s));
    QVERIFY(person().click(u"Add pasted"_s));
    QVERIFY(person().waitFor(u"2 workspaces were not found"_s));
    QCOMPARE(person().row(u"Chosen workspaces"_s, 0), first);
    QCOMPARE(person().row(u"Chosen workspaces"_s, 1).value(0), name);
    QVERIFY(person().row(u"Chosen workspaces"_s, 1).value(1).startsWith(u"ws-"_s));
    QCOMPARE(person().row(u"Chosen workspaces"_s, 2), (QStringList{u"\u2013"_s, u"ws-nowhere"_s, u"Not found"_s}));
    QCOMPARE(person().row(u"Chosen workspaces"_s, 3), (QStringList{u"no-such"_s, u"\u2013"_s, u"Not found"_s}));

    writeMessage(u"Looked up first"_s);
    QVERIFY(person().waitFor(u"\u201cno-such\u201d has no workspace id yet"_s));
    QVERIFY(person().waitFor(u"2 workspaces were not found"_s));
    QVERIFY(person().click(u"Show what is in the way"_s));
    QVERIFY(person().waitFor(u"Chosen workspaces"_s));
    person().key(Qt::Key_Delete);
    QVERIFY(person().waitFor(u"1 workspace was not found"_s));
    QVERIFY(person().click(u"Continue to message"_s));
    QVERIFY(person().click(u"Continue to review"_s));
    QVERIFY(person().waitFor(first.value(0)));
    QVERIFY(person().click(u"Create on 3 workspaces"_s));
    QVERIFY(person().waitFor(u"Create on 1 workspace that was not found?"_s));
    QVERIFY(person().click(u"Create anyway"_s));
    QVERIFY(person().waitFor(u"ws-nowhere: "_s)); // the service does not take it, and it is marked
    person().key(Qt::Key_Delete);
    QVERIFY(person().click(u"Continue to message"_s));
    QVERIFY(person().click(u"Continue to review"_s));
    create(u"Create on 2 workspaces"_s);
    QVERIFY(person().waitFor(u"Looked up first"_s));
}

/// A list can be sent by keys alone, from the choice of a list to the removal of workspaces that were not found.
void tst_WindowBulkCreate::byKeysAlone()
{
    openPage();
    QVERIFY(person().tabTo(u"By query"_s));
    person().key(Qt::Key_Right);
    QVERIFY(person().tabTo(u"Paste names or ids"_s));
    person().write(u"ws-nowhere, no-such, ws-neither"_s);
    QVERIFY(person().tabTo(u"Add pasted"_s));
    person().key(Qt::Key_Return);
    QVERIFY(person().waitFor(u"3 workspaces were not found"_s));
    QVERIFY(person().tabTo(u"Chosen workspaces"_s));
    person().key(Qt::Key_Down);
    person().key(Qt::Key_Delete);
    QVERIFY(person().waitFor(u"2 workspaces were not found"_s));
    const auto *table = person().find<QTableView>(u"Chosen workspaces"_s);
    QVERIFY(table->hasFocus());
    QCOMPARE(table->currentIndex().data(Qt::DisplayRole).toString(), table->model()->index(1, 0).data().toString());
    QVERIFY(person().tabTo(u"Select them"_s));
    person().key(Qt::Key_Space);
    person().key(Qt::Key_Delete);
    QVERIFY(person().waitFor(u"No workspaces chosen"_s));
    QCOMPARE(support::WindowDriver::nameOf(QApplication::focusWidget()), u"Search workspaces"_s);
}

/// Keys alone lead from an empty page to the change requests as they appear, and each of them has its id.
void tst_WindowBulkCreate::isWatchedByKeysAlone()
{
    openPage();
    QVERIFY(person().tabTo(u"By query"_s));
    person().key(Qt::Key_Right);
    QTRY_VERIFY(!person().row(u"Workspaces of the organization"_s, 4).isEmpty());
    QStringList names;
    for (int row = 0; row < 5; ++row)
        names += person().row(u"Workspaces of the organization"_s, row).value(0);
    QVERIFY(person().tabTo(u"Paste names or ids"_s));
    person().write(names.join(u", "_s));
    QVERIFY(person().tabTo(u"Add pasted"_s));
    person().key(Qt::Key_Return);
    QTRY_COMPARE(person().row(u"Chosen workspaces"_s, 4).value(2), u"Found"_s);
    person().key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(person().tabTo(u"Subject"_s));
    person().write(u"Watched to the end"_s);
    QVERIFY(person().tabTo(u"Message, markdown"_s));
    person().write(u"because"_s);
    person().key(Qt::Key_B, Qt::ControlModifier);
    person().write(u"now"_s);
    person().key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"becausenow"_s));
    QVERIFY(person().tabTo(u"Create on 5 workspaces"_s));
    person().key(Qt::Key_Return);
    QVERIFY(person().waitFor(u"The service accepted it"_s));
    QVERIFY(person().tabTo(u"Watch"_s));
    person().key(Qt::Key_Return);
    QVERIFY(person().waitFor(u"5 of 5 have appeared"_s));
    QVERIFY(person().waitFor(u"All have appeared."_s));
    QStringList appeared;
    for (int row = 0; row < 5; ++row) {
        appeared += person().row(u"Change requests that have appeared"_s, row).value(0);
        QVERIFY(person().row(u"Change requests that have appeared"_s, row).value(1).startsWith(u"wscr-"_s));
    }
    names.sort();
    appeared.sort();
    QCOMPARE(appeared, names);
}

/// Typed text is restored when the program starts again, however it ended.
void tst_WindowBulkCreate::draftSurvives()
{
    openPage();
    askForMatches(u"prod"_s);
    QVERIFY(person().click(u"Continue to message"_s));
    QVERIFY(person().fill(u"Subject"_s, u"Half written"_s));
    QVERIFY(person().waitFor(u"draft saved"_s));
    m_window->restart();
    QVERIFY(m_window->start());
    openPage();
    QVERIFY(person().waitFor(u"draft restored"_s));
    QVERIFY(person().shows(u"prod"_s));
    QVERIFY(person().click(u"Continue to message"_s));
    QVERIFY(person().shows(u"Half written"_s));
}

void tst_WindowBulkCreate::activityHasItAndNoToken()
{
    openPage();
    askForMatches(u"prod"_s);
    person().key(Qt::Key_5, Qt::ControlModifier);
    QTRY_VERIFY(!person().row(u"Exchanges"_s, 0).isEmpty());
    QVERIFY(person().clickRow(u"Exchanges"_s, 0));
    QTRY_VERIFY(person().inSight().join(u' ').contains(u"authorization: "_s, Qt::CaseInsensitive));
    static const QRegularExpression token(u"Bearer [A-Za-z0-9._-]{8}"_s);
    QVERIFY(!person().inSight().join(u' ').contains(token));
}

RUNLATCH_WINDOW_TEST(tst_WindowBulkCreate)

} // namespace runlatch::integration

#include "tst_windowbulkcreate.moc"
