// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/bulkdraft.h"
#include "integration/changerequestwindow.h"
#include "store/sqlite/storefiles.h"
#include "store/work/workstore.h"
#include "support/suite.h"
#include "support/windowtest.h"
#include "ui/inspector/runtaskspage.h"

#include <QDir>
#include <QProcess>
#include <QSettings>
#include <QSignalSpy>
#include <QTcpServer>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// A second Runlatch on a folder in use says who has it, changes nothing in it, and works in another folder.
class tst_SecondWindow : public support::WindowTest<ChangeRequestWindow>
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void saysWhoHasTheFolderAndBrowses();
    void offersNothingOfTheFirst();
    void servesBesideTheFirst();
    void archiveAsksAndSendsNothing();
    void archiveGoesOnInAnotherFolder();
    void manyAreArchivedInAnotherFolder();
    void listeningAsks();
    void creatingAsks();
    void byKeysAlone();
    void chosenFolderInUseIsSaid();
    void whatWasTypedIsKeptInTheOtherFolder();
    void draftIsReadWhenTheFirstIsGone();
    void folderIsTakenWhenTheFirstIsGone_data();
    void folderIsTakenWhenTheFirstIsGone();

private:
    Gateway &gateway() { return m_window->gateway(); }
    QString name() const { return u"runlatch (%1)"_s.arg(m_first.processId()); }
    QString inUse() const
    {
        return u"The folder “%1” is in use by another Runlatch: %2."_s.arg(m_window->folder(), name());
    }
    void startFirst();
    /// Chooses the folder in the dialog.
    bool chooseFolder(const QString &folder);
    qsizetype archives() { return gateway().count("POST ") + gateway().count("PATCH "); }
    bool isAsked() { return person().waitFor(u"Use this folder"_s); }

    std::unique_ptr<QTemporaryDir> m_other;
    QProcess m_first;
};

void tst_SecondWindow::init()
{
    simulator::ServiceOptions options;
    options.workspaces = 6;
    options.changeRequests = 120;
    m_other = std::make_unique<QTemporaryDir>();
    makeWindow(options);
    startFirst();
    QVERIFY(m_window->start());
}

void tst_SecondWindow::cleanup()
{
    m_window.reset();
    m_first.kill();
    m_first.waitForFinished();
}

void tst_SecondWindow::startFirst()
{
    const QDir folder(m_window->folder());
    m_first.start(qEnvironmentVariable("RUNLATCH_BIN") + u"/runlatch"_s, {u"--demo"_s, u"--data-dir"_s, folder.path()});
    for (const QString &name : {u"captures.sqlite-wal"_s, u"work.sqlite-wal"_s})
        QTRY_VERIFY_WITH_TIMEOUT(folder.exists(name), 30'000);
}

bool tst_SecondWindow::chooseFolder(const QString &folder)
{
    return isAsked() && person().fill(u"Folder"_s, folder) && person().click(u"Use this folder"_s);
}

void tst_SecondWindow::saysWhoHasTheFolderAndBrowses()
{
    QCOMPARE(m_window->sentences().filter(inUse()).size(), 1);
    QVERIFY(person().clickRow(u"Change requests"_s, 3));
    QVERIFY(person().shows(m_window->row(3).value(1)));
    person().key(Qt::Key_PageDown, Qt::AltModifier);
    QVERIFY(person().waitFor(u"21–30 of 30"_s));
    for (const Qt::Key page : {Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6}) {
        person().key(page, Qt::ControlModifier);
        QVERIFY(person().shows(inUse())); // the notice is on every page
    }
    QCOMPARE(archives(), 0);
}

void tst_SecondWindow::offersNothingOfTheFirst()
{
    m_window->restart();
    QVERIFY(person().shows(inUse()));
    QVERIFY(!person().shows(u"Archive now"_s));
    QTRY_COMPARE(m_window->sentences().size(), 1);
}

/// The simulator serves beside the first one, which serves at the port in the settings of both.
void tst_SecondWindow::servesBesideTheFirst()
{
    QTcpServer first;
    QVERIFY(first.listen(QHostAddress::LocalHost));
    QSettings settings(QDir(m_window->folder()).filePath(u"preferences.ini"_s), QSettings::IniFormat);
    settings.setValue(u"simulator/port"_s, first.serverPort());
    settings.sync();
    QVERIFY(m_window->restart());
    QVERIFY(person().shows(inUse()));
    QCOMPARE(m_window->sentences().size(), 1);
    person().key(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Serving"_s));
}

void tst_SecondWindow::archiveAsksAndSendsNothing()
{
    QVERIFY(person().clickRow(u"Change requests"_s, 0));
    const QStringList before = m_window->row(0);
    for (int time = 0; time < 2; ++time) { // the folder is asked for each time that it is needed
        person().key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(isAsked());
        QVERIFY(person().shows(inUse()));
        QVERIFY(person().shows(u"Nothing was sent."_s));
        if (time == 0)
            QVERIFY(person().click(u"Cancel"_s));
        else
            person().key(Qt::Key_Escape);
        QTRY_VERIFY(!person().shows(u"Use this folder"_s));
    }
    QCOMPARE(m_window->row(0), before);
    QCOMPARE(archives(), 0);
    QVERIFY(person().shows(inUse()));
}

void tst_SecondWindow::archiveGoesOnInAnotherFolder()
{
    QVERIFY(person().clickRow(u"Change requests"_s, 0));
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(isAsked());
    person().key(Qt::Key_A, Qt::ControlModifier); // the field has the focus
    person().write(m_other->path());
    QCOMPARE(archives(), 0);
    person().key(Qt::Key_Return);
    QVERIFY(person().waitFor(u"This window keeps its work in “%1”."_s.arg(m_other->path())));
    QVERIFY(person().click(u"Archive it now"_s));
    QTRY_COMPARE(archives(), 1);
    QVERIFY(QFile::exists(m_other->filePath(store::workFileName())));
    QTRY_VERIFY(QFile::exists(m_other->filePath(store::capturesFileName())));
    QVERIFY(person().clickRow(u"Change requests"_s, 1)); // the folder is asked for only once
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().click(u"Archive it now"_s));
    QTRY_COMPARE(archives(), 2);
}

void tst_SecondWindow::manyAreArchivedInAnotherFolder()
{
    QVERIFY(person().clickRow(u"Change requests"_s, 0));
    for (int row = 1; row < 3; ++row)
        person().key(Qt::Key_Down, Qt::ShiftModifier);
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(chooseFolder(m_other->path()));
    QVERIFY(person().waitFor(u"Archive 3 change requests?"_s));
    QCOMPARE(archives(), 0);
    QVERIFY(person().click(u"Archive 3"_s));
    QTRY_COMPARE(archives(), 3);
}

void tst_SecondWindow::listeningAsks()
{
    person().key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(person().click(u"Start"_s));
    QVERIFY(isAsked());
    QVERIFY(person().click(u"Cancel"_s));
    QTRY_VERIFY(!person().shows(u"Use this folder"_s));
    QVERIFY(person().shows(u"Not listening"_s));
    const QSignalSpy listening(&m_window->window().runTasks(), &ui::RunTasksPage::listening);
    QVERIFY(person().click(u"Start"_s));
    QVERIFY(chooseFolder(m_other->path()));
    QTRY_VERIFY(person().control(u"Stop listening"_s));
    QVERIFY(person().click(u"Send sample"_s));
    QTRY_VERIFY(!person().row(u"Received requests"_s, 0).isEmpty());
    QCOMPARE(listening.size(), 1); // a second start would have moved it to another port
    QVERIFY(QFile::exists(m_other->filePath(u"captures.sqlite-wal"_s)));
}

void tst_SecondWindow::creatingAsks()
{
    person().key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(person().click(u"By list"_s));
    QVERIFY(person().clickRow(u"Workspaces of the organization"_s, 0));
    person().key(Qt::Key_Return);
    QVERIFY(person().click(u"Continue to message"_s));
    QVERIFY(person().fill(u"Subject"_s, u"Rotate the keys"_s));
    QVERIFY(person().fill(u"Message, markdown"_s, u"Now."_s));
    QVERIFY(person().click(u"Continue to review"_s));
    QVERIFY(person().click(u"Create on 1 workspace"_s));
    QVERIFY(isAsked());
    QVERIFY(person().click(u"Cancel"_s));
    QTRY_VERIFY(!person().shows(u"Use this folder"_s));
    QCOMPARE(archives(), 0);
    QVERIFY(person().click(u"Create on 1 workspace"_s));
    QVERIFY(chooseFolder(m_other->path()));
    QVERIFY(person().waitFor(u"The service accepted it"_s));
    QCOMPARE(gateway().count("POST /api/v2/organizations/acme/explorer/bulk-actions"), 1);
    QCOMPARE(archives(), 1);
}

void tst_SecondWindow::byKeysAlone()
{
    QVERIFY(person().tabTo(u"Choose another folder..."_s));
    person().key(Qt::Key_Space);
    QVERIFY(isAsked());
    person().key(Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    person().key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(person().tabTo(u"Start"_s));
    person().key(Qt::Key_Space);
    QVERIFY(isAsked());
    person().key(Qt::Key_A, Qt::ControlModifier);
    person().write(m_other->path());
    QVERIFY(person().tabTo(u"Use this folder"_s));
    person().key(Qt::Key_Space);
    QTRY_VERIFY(person().control(u"Stop listening"_s));
}

void tst_SecondWindow::chosenFolderInUseIsSaid()
{
    QVERIFY(person().clickRow(u"Change requests"_s, 0));
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(isAsked());
    const int height = person().find<QLineEdit>(u"Folder"_s)->height();
    QVERIFY(chooseFolder(u"here"_s));
    QVERIFY(person().waitFor(u"Give the full path of a folder."_s));
    QTRY_COMPARE(person().find<QLineEdit>(u"Folder"_s)->height(), height); // the dialog has room for the sentence
    QFile(m_other->filePath(u"file"_s)).open(QIODevice::WriteOnly);
    QVERIFY(chooseFolder(m_other->path() + u"/file/below"_s));
    QVERIFY(person().waitFor(u" cannot be written."_s));
    const auto said = [this] { return person().inSight().filter(inUse()).size(); };
    const qsizetype before = said();
    QVERIFY(chooseFolder(m_window->folder()));
    QTRY_VERIFY(said() > before);
    QCOMPARE(archives(), 0);
    QVERIFY(chooseFolder(m_other->path()));
    QVERIFY(person().click(u"Archive it now"_s));
    QTRY_COMPARE(archives(), 1);
}

void tst_SecondWindow::whatWasTypedIsKeptInTheOtherFolder()
{
    person().key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"The draft of last time could not be read."_s));
    QVERIFY(person().click(u"Add condition"_s));
    person().write(u"workspace_name"_s);
    person().key(Qt::Key_Tab);
    QVERIFY(person().waitFor(u"draft not saved"_s));
    QVERIFY(person().click(u"Choose another folder..."_s));
    QVERIFY(chooseFolder(m_other->path()));
    QVERIFY(person().waitFor(u"draft saved"_s));
    QVERIFY(person().shows(u"workspace_name"_s));
}

void tst_SecondWindow::draftIsReadWhenTheFirstIsGone()
{
    person().key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"The draft of last time could not be read."_s));
    m_first.kill();
    QVERIFY(m_first.waitForFinished());
    changerequests::BulkDraft draft;
    draft.organization = u"acme"_s;
    draft.conditions = {{{u"workspace_name"_s, protocol::ExplorerOperator::Contains, u"written before"_s}, true}};
    bool isKept = false;
    {
        store::WorkStore store;
        store.open(QDir(m_window->folder()).filePath(store::workFileName()), this, [](const base::Done &) {});
        store.saveDraft({QUuid::createUuid(), u"bulk-create"_s, writeBulkDraft(draft), QDateTime::currentDateTimeUtc()},
                        this, [&isKept](const base::Done &done) { isKept = done.isOk(); });
        QTRY_VERIFY(isKept);
    }
    QVERIFY(person().click(u"Try again"_s));
    QVERIFY(person().waitFor(u"draft restored"_s));
    QVERIFY(person().shows(u"written before"_s));
    QTRY_COMPARE(m_window->sentences().size(), 1); // the draft was kept without a connection
    QVERIFY(m_window->sentences().constFirst().startsWith(u"It is not known to which connection"_s));
}

void tst_SecondWindow::folderIsTakenWhenTheFirstIsGone_data()
{
    QTest::addColumn<bool>("isKilled");
    QTest::addColumn<bool>("byButton");
    QTest::newRow("ended, Try again") << false << true;
    QTest::newRow("killed, Try again") << true << true;
    QTest::newRow("killed, the action itself") << true << false;
}

void tst_SecondWindow::folderIsTakenWhenTheFirstIsGone()
{
    QFETCH(bool, isKilled);
    QFETCH(bool, byButton);
    QVERIFY(person().click(u"Try again"_s));
    QTRY_COMPARE(m_window->sentences().filter(inUse()).size(), 1); // the notice came again
    const QString sentence = inUse();
    if (isKilled)
        m_first.kill();
    else
        m_first.terminate();
    QVERIFY(m_first.waitForFinished());
    if (byButton) {
        QVERIFY(person().click(u"Try again"_s));
        QTRY_COMPARE(m_window->sentences(), QStringList());
    }
    QVERIFY(person().clickRow(u"Change requests"_s, 0));
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().click(u"Archive it now"_s)); // no folder is asked for
    QTRY_COMPARE(archives(), 1);
    QTRY_VERIFY(!person().shows(sentence));
}

RUNLATCH_WINDOW_TEST(tst_SecondWindow)

} // namespace runlatch::integration

#include "tst_secondwindow.moc"
