// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/database.h"
#include "support/demowindow.h"
#include "support/heldserver.h"
#include "support/refusingtable.h"
#include "support/runtasks.h"
#include "support/suite.h"
#include "support/windowtest.h"
#include "ui/widgets/frames/messagebar.h"

#include <QCompleter>
#include <QDir>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// When the disk refuses requests, the user chooses another folder, and drafts and replies stay with their requests.
class tst_WindowStores : public support::WindowTest<support::DemoWindow>
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init();
    void cleanup();
    void listensOnInAnotherFolder();
    void aFolderThatCannotBeUsedChangesNothing();
    void draftsBelongToTheirRequests();
    void aReplyUnderWayEndsWhereItBegan();

private:
    QString file(const QString &folder) const { return QDir(folder).filePath(u"captures.sqlite"_s); }
    /// The number in the first column of the result.
    qint64 number(const QString &folder, const QString &sql) const
    {
        store::Database database(file(folder));
        if (!database.open(store::Database::Access::ReadWrite))
            return -1;
        const auto found = database.number(sql);
        return found ? *found : -1;
    }
    /// Makes the store of `folder` refuse requests from now on; everything else is still written.
    bool refuse(const QString &folder, bool refuses = true) const
    {
        const qint64 newest = number(folder, u"SELECT COALESCE(MAX(id), 0) FROM captures"_s);
        return number(folder,
                      refuses ? support::refusing(u"captures"_s, u"id > %1"_s.arg(newest)) : support::refusingNothing())
            == 0;
    }
    /// The status of the answer; 0 without one.
    int post(const QString &run, const QUrl &callback = QUrl(u"http://127.0.0.1:1/callback"_s));
    bool choose(const QString &folder);
    QStringList runs() const;
    QString m_other;
    QUrl m_url;
    std::unique_ptr<QTemporaryDir> m_elsewhere;
};

void tst_WindowStores::init()
{
    m_elsewhere = std::make_unique<QTemporaryDir>();
    m_other = m_elsewhere->filePath(u"other"_s);
    QVERIFY(QDir().mkpath(m_other));
    makeWindow();
    QVERIFY(m_window->start());
    m_window->window().resize(1440, 900); // a narrow list leaves its column of runs out
    QTRY_VERIFY(person().control(u"Stop listening"_s));
    const QRegularExpression address(u"http://127\\.0\\.0\\.1:\\d+/runtask"_s);
    QTRY_VERIFY(address.match(person().inSight().join(u' ')).hasMatch());
    m_url = QUrl(address.match(person().inSight().join(u' ')).captured());
}

void tst_WindowStores::cleanup()
{
    m_window.reset();
    m_elsewhere.reset();
}

int tst_WindowStores::post(const QString &run, const QUrl &callback)
{
    protocol::RunTaskRequest request = support::runTask(callback.toString(), run);
    request.taskResultEnforcementLevel = u"advisory"_s;
    return support::postRunTask(m_url, request);
}

/// Chooses the folder in the dialog of the message.
bool tst_WindowStores::choose(const QString &folder)
{
    if (!person().click(u"Choose folder"_s) || !person().waitFor(u"Directory"_s))
        return false;
    auto *name = person().front().findChild<QLineEdit *>();
    if (!name)
        return false;
    name->completer()->setCompletionMode(QCompleter::InlineCompletion); // its popup takes keys when it likes
    person().key(Qt::Key_A, Qt::ControlModifier);
    person().write(folder);
    person().key(Qt::Key_Delete); // what was completed
    person().key(Qt::Key_Return);
    return support::waitFor([] { return !QApplication::activeModalWidget(); });
}

/// The runs in the list, newest first.
QStringList tst_WindowStores::runs() const
{
    QStringList found;
    for (int row = 0;; ++row) {
        const QStringList words = person().row(u"Received requests"_s, row);
        if (words.isEmpty())
            return found;
        const auto run =
            std::find_if(words.begin(), words.end(), [](const QString &w) { return w.startsWith(u"run-"); });
        found += run == words.end() ? QString() : *run;
    }
}

void tst_WindowStores::listensOnInAnotherFolder()
{
    QCOMPARE(post(u"run-1"_s), 200);
    QTRY_COMPARE(runs(), QStringList{u"run-1"_s});
    QVERIFY(refuse(m_window->folder()));
    QCOMPARE(post(u"run-2"_s), 503); // kept in memory
    QTRY_COMPARE(runs(), QStringList({u"run-2"_s, u"run-1"_s}));
    QVERIFY(choose(m_other));
    QTRY_COMPARE(runs(), QStringList{u"run-2"_s});
    QCOMPARE(number(m_other, u"SELECT COUNT(*) FROM captures"_s), 1);
    QCOMPARE(number(m_window->folder(), u"SELECT COUNT(*) FROM captures"_s), 1);
    QVERIFY(person().control(u"Stop listening"_s));
    QVERIFY(person().shows(u"Listening on "_s + m_url.authority()));
    QCOMPARE(post(u"run-3"_s), 200);
    QTRY_COMPARE(runs(), QStringList({u"run-3"_s, u"run-2"_s}));
    QCOMPARE(number(m_other, u"SELECT COUNT(*) FROM captures"_s), 2);
}

void tst_WindowStores::aFolderThatCannotBeUsedChangesNothing()
{
    QFile broken(file(m_other));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write(QByteArray(5000, 'x'));
    broken.close();
    QCOMPARE(post(u"run-1"_s), 200);
    QVERIFY(refuse(m_window->folder()));
    QCOMPARE(post(u"run-2"_s), 503);
    QTRY_COMPARE(runs(), QStringList({u"run-2"_s, u"run-1"_s}));
    QVERIFY(choose(m_other));
    QVERIFY(person().waitFor(m_other));
    QVERIFY(person().control(u"Stop listening"_s));
    QCOMPARE(runs(), QStringList({u"run-2"_s, u"run-1"_s}));
    QVERIFY(refuse(m_window->folder(), false));
    QCOMPARE(post(u"run-3"_s), 200);
    QTRY_COMPARE(runs().size(), 3);
    QTRY_COMPARE(number(m_window->folder(), u"SELECT COUNT(*) FROM captures"_s), 3);
}

void tst_WindowStores::draftsBelongToTheirRequests()
{
    QCOMPARE(post(u"run-1"_s), 200);
    QTRY_COMPARE(runs(), QStringList{u"run-1"_s});
    QVERIFY(person().click(u"Reply..."_s));
    QVERIFY(person().fill(u"Message"_s, u"of the first store"_s));
    person().key(Qt::Key_Escape);
    QVERIFY(refuse(m_window->folder()));
    QCOMPARE(post(u"run-2"_s), 503);
    QVERIFY(choose(m_other));
    QTRY_COMPARE(runs(), QStringList{u"run-2"_s}); // of the same number
    QVERIFY(person().clickRow(u"Received requests"_s, 0));
    QVERIFY(person().waitFor(u"run-2"_s));
    QVERIFY(!person().shows(u"run-1"_s));
    QVERIFY(person().click(u"Reply..."_s));
    QCOMPARE(person().find<QLineEdit>(u"Message"_s)->text(), QString());
    QVERIFY(person().fill(u"Message"_s, u"of the second"_s));
    person().key(Qt::Key_Escape);
    QVERIFY(refuse(m_window->folder(), false));
    QVERIFY(refuse(m_other));
    QCOMPARE(post(u"run-3"_s), 503);
    QVERIFY(choose(m_window->folder()));
    QTRY_COMPARE(runs(), QStringList({u"run-3"_s, u"run-1"_s}));
    QVERIFY(person().clickRow(u"Received requests"_s, 1));
    QVERIFY(person().click(u"Reply..."_s));
    QCOMPARE(person().find<QLineEdit>(u"Message"_s)->text(), u"of the first store"_s);
}

void tst_WindowStores::aReplyUnderWayEndsWhereItBegan()
{
    support::HeldServer service;
    QCOMPARE(post(u"run-1"_s, service.url(u"/callback"_s)), 200);
    QTRY_COMPARE(runs(), QStringList{u"run-1"_s});
    QVERIFY(person().click(u"Reply..."_s));
    QVERIFY(person().click(u"Send final: Passed"_s));
    QTRY_COMPARE(service.count(), 1);
    person().key(Qt::Key_Escape);
    QVERIFY(refuse(m_window->folder()));
    QCOMPARE(post(u"run-2"_s), 503);
    QVERIFY(choose(m_other));
    QTRY_COMPARE(runs(), QStringList{u"run-2"_s});
    service.answer(0, 200);
    const QString passed = u"SELECT COUNT(*) FROM captures WHERE state = 'passed'"_s;
    QTRY_COMPARE(number(m_window->folder(), passed), 1);
    QCOMPARE(number(m_other, passed), 0);
    QVERIFY(!person().shows(u"Passed"_s));
    QCOMPARE(service.count(), 1);
}

RUNLATCH_WINDOW_TEST(tst_WindowStores)

} // namespace runlatch::integration

#include "tst_windowstores.moc"
