// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/sharedpage.h"

#include "store/newcaptures.h"
#include "store/postgres/postgresstore.h"
#include "support/postgrescluster.h"
#include "support/sight.h"
#include "support/storecalls.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/captures/captureview.h"
#include "ui/inspector/detail/capturedetail.h"
#include "ui/inspector/detail/notestab.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/inspector/sharedinbox.h"
#include "ui/inspector/sharedstoredialog.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/badge.h"
#include "ui/workbenchparts.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using support::PostgresCluster;

/// A person reads the requests of a shared store as they come, changes none of them, and loses none with the server.
class tst_SharedPage : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void showsRequestsAsTheyAreCommitted();
    void offersNothingThatChangesARequest();
    void refusesAPasswordInTheAddress();
    void keepsWhatWasReadWhenTheServerIsLost();
    void opensAgainWithTheKeptPassword();
    void saysWhatIsWrongAndTriesAgain();
    void aRightThatIsTakenAwayIsNoLostServer();

private:
    static PostgresCluster &cluster() { return *PostgresCluster::instance(); }
    void makePage();
    SharedPage &shared() const { return *m_page->findChild<SharedPage *>(); }
    SharedInbox *inbox() const { return m_page->findChild<SharedInbox *>(); }
    CaptureView &table() const { return *inbox()->findChild<CaptureView *>(); }
    SharedStoreDialog *dialog() const { return m_page->findChild<SharedStoreDialog *>(); }
    void ask(const QString &address, const QString &password = {}) const;
    void openShared(const QString &address, const QString &password = {}) const;
    bool receive(const QString &task) const { return append(*m_receiver, store::newCapture(task)).isOk(); }
    QString settingsText() const;

    QString m_address;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_engine;
    std::unique_ptr<RunTasksPage> m_page;
    std::unique_ptr<store::PostgresStore> m_receiver;
};

void tst_SharedPage::init()
{
    RUNLATCH_NEEDS_POSTGRES;
    m_folder = std::make_unique<QTemporaryDir>();
    m_engine = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    m_address = cluster().newDatabase();
    auto opened =
        store::PostgresStore::open(*store::ServerAddress::parse(m_address), store::newStoreKey(), m_engine->clock);
    QVERIFY(opened);
    m_receiver = std::move(opened).value();
    QVERIFY(receive(u"taskrs-1"_s));
    QVERIFY(m_engine->openCaptures(m_folder->filePath(u"captures.sqlite"_s)));
    makePage();
}

void tst_SharedPage::cleanup()
{
    m_page.reset();
    m_receiver.reset();
    m_engine.reset();
    m_folder.reset();
}

void tst_SharedPage::makePage()
{
    m_page = std::make_unique<RunTasksPage>(m_engine->workbench);
    m_page->resize(1300, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->sessionOpened();
}

void tst_SharedPage::ask(const QString &address, const QString &password) const
{
    if (!m_page->findChild<SharedPage *>())
        support::action(m_page->list(), u"Re&quests in a shared store..."_s)->trigger();
    else if (!dialog())
        support::shownButton<QPushButton>(shared(), u"Another store..."_s)->click();
    QTRY_VERIFY(dialog() && dialog()->isVisible());
    support::named<QLineEdit>(*dialog(), u"Address"_s)->setText(address);
    support::named<QLineEdit>(*dialog(), u"Password"_s)->setText(password);
    support::button<QPushButton>(*dialog(), u"Open"_s)->click();
}

void tst_SharedPage::openShared(const QString &address, const QString &password) const
{
    ask(address, password);
    QTRY_VERIFY(inbox());
    QTRY_COMPARE(table().model()->rowCount(), 1);
}

QString tst_SharedPage::settingsText() const
{
    m_engine->preferences.save();
    QString all;
    const QDir folder(m_folder->path());
    for (const QString &name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            all += QString::fromLatin1(file.readAll());
    }
    return all;
}

void tst_SharedPage::showsRequestsAsTheyAreCommitted()
{
    openShared(m_address);
    const QAbstractItemModelTester tester(table().model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(receive(u"taskrs-2"_s));
    QVERIFY(receive(u"taskrs-3"_s));
    QTRY_COMPARE(table().model()->rowCount(), 3);
    table().setCurrentIndex(table().model()->index(0, 0));
    auto *detail = inbox()->findChild<CaptureDetail *>();
    QTRY_VERIFY(detail->isVisible());
    QTRY_VERIFY(support::shownButton<QPushButton>(*detail, u"Reply..."_s));
    QTRY_VERIFY(shared().findChild<Badge *>()->spec().text.startsWith(u"answers in "_s));
    inbox()->list().setFilter(u"task:taskrs-2"_s);
    QTRY_COMPARE(table().model()->rowCount(), 1);
    support::shownButton<QPushButton>(shared(), u"On this computer"_s)->click();
    QVERIFY(!shared().isVisible());
    QVERIFY(m_page->list().isVisible());
}

void tst_SharedPage::offersNothingThatChangesARequest()
{
    openShared(m_address);
    table().setCurrentIndex(table().model()->index(0, 0));
    auto *detail = inbox()->findChild<CaptureDetail *>();
    QTRY_VERIFY(detail->isVisible());
    auto *reply = support::button<QPushButton>(*detail, u"Reply..."_s);
    QTRY_VERIFY(!reply->toolTip().isEmpty());
    QVERIFY(!reply->isEnabled());
    for (const QString &text : {u"&Reply..."_s, u"&Pin this request"_s, u"Dele&te this request"_s}) {
        QAction *action = support::action(inbox()->list(), text);
        QVERIFY2(action && !action->isEnabled(), qPrintable(text));
        QCOMPARE(action->toolTip(), reply->toolTip());
    }
    QVERIFY(detail->notes().findChild<QPlainTextEdit *>()->isReadOnly());
    QTest::keyClick(&table(), Qt::Key_Delete);
    QTest::keyClick(&table(), Qt::Key_P);
    QTest::keyClick(&table(), Qt::Key_Return);
    QVERIFY(shared().isVisible());
    const auto rows = list(*m_receiver);
    QCOMPARE(rows->size(), 1);
    QVERIFY(!rows->constFirst().pinned);
}

void tst_SharedPage::refusesAPasswordInTheAddress()
{
    ask(u"postgresql://team:open-sesame@localhost/runlatch"_s);
    QVERIFY(dialog()->isVisible());
    QVERIFY(support::field(*dialog(), u"Address"_s)->hasError());
    QVERIFY(!inbox());
    QVERIFY(!settingsText().contains(u"sesame"_s));
}

void tst_SharedPage::keepsWhatWasReadWhenTheServerIsLost()
{
    openShared(m_address);
    m_receiver.reset();
    QVERIFY(cluster().stop());
    QTRY_VERIFY(support::shownButton<QPushButton>(shared(), u"Try again"_s));
    QCOMPARE(table().model()->rowCount(), 1);
    QCOMPARE(shared().findChild<Badge *>()->spec().text, u"not connected"_s);
    QVERIFY(cluster().start());
    support::shownButton<QPushButton>(shared(), u"Try again"_s)->click();
    QTRY_VERIFY(shared().findChild<Badge *>()->spec().text.startsWith(u"answers in "_s));
    QVERIFY(!support::shownButton<QPushButton>(shared(), u"Try again"_s));
    QCOMPARE(table().model()->rowCount(), 1);
}

void tst_SharedPage::opensAgainWithTheKeptPassword()
{
    const QString database = PostgresCluster::nameOf(m_address);
    QVERIFY(cluster().run(database, u"CREATE ROLE guarded LOGIN PASSWORD 'open sesame' SUPERUSER"_s));
    openShared(cluster().address(database, u"guarded"_s), u"open sesame"_s);
    QVERIFY(!settingsText().contains(u"sesame"_s));
    m_page.reset();
    makePage(); // as the next start of the program does
    QTRY_VERIFY(inbox());
    QTRY_COMPARE(table().model()->rowCount(), 1);
    QVERIFY(shared().isVisible());
    support::shownButton<QPushButton>(shared(), u"On this computer"_s)->click();
    m_page.reset();
    QVERIFY(cluster().run(database, u"DROP ROLE guarded"_s));
    makePage();
    QVERIFY(!m_page->findChild<SharedPage *>());
}

void tst_SharedPage::saysWhatIsWrongAndTriesAgain()
{
    const QString database = PostgresCluster::nameOf(m_address);
    m_receiver.reset();
    QVERIFY(cluster().run(database, u"ALTER SCHEMA runlatch RENAME TO away"_s));
    ask(m_address);
    QTRY_VERIFY(support::shownButton<QPushButton>(shared(), u"Try again"_s));
    QVERIFY(!inbox());
    QVERIFY(cluster().run(database, u"ALTER SCHEMA away RENAME TO runlatch"_s));
    support::shownButton<QPushButton>(shared(), u"Try again"_s)->click();
    QTRY_VERIFY(inbox());
    QTRY_COMPARE(table().model()->rowCount(), 1);
}

void tst_SharedPage::aRightThatIsTakenAwayIsNoLostServer()
{
    const QString database = PostgresCluster::nameOf(m_address);
    const QString grant = u"GRANT SELECT ON ALL TABLES IN SCHEMA runlatch TO reader"_s;
    QVERIFY(cluster().run(database, u"CREATE ROLE reader LOGIN; GRANT USAGE ON SCHEMA runlatch TO reader"_s));
    QVERIFY(cluster().run(database, grant));
    openShared(cluster().address(database, u"reader"_s));
    QVERIFY(cluster().run(database, u"REVOKE SELECT ON ALL TABLES IN SCHEMA runlatch FROM reader"_s));
    QTRY_VERIFY(support::shownButton<QPushButton>(shared(), u"Try again"_s));
    QVERIFY(!shared().findChild<Badge *>()->isVisible());
    QVERIFY(cluster().run(database, grant));
    QTRY_VERIFY(!support::shownButton<QPushButton>(shared(), u"Try again"_s)); // the next answer takes it away
    QTRY_VERIFY(shared().findChild<Badge *>()->isVisible());
    m_page.reset();
    QVERIFY(cluster().run(database, u"DROP OWNED BY reader; DROP ROLE reader"_s));
}

RUNLATCH_WINDOW_TEST(tst_SharedPage)

} // namespace runlatch::ui

#include "tst_sharedpage.moc"
