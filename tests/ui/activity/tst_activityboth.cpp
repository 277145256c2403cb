// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/activity/activitypage.h"

#include "base/utc.h"
#include "support/fakeclock.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/activity/activitydetail.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/tables/tableview.h"
#include "ui/workbenchparts.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

http::ExchangeRecord sideOfHook(http::ExchangeRecord::Direction direction, int status)
{
    const bool isSent = direction == http::ExchangeRecord::Direction::Sent;
    http::ExchangeRecord side;
    side.startedAt = QDateTime(QDate(2026, 11, 21), QTime(10, 2, 38, 911), base::Utc);
    http::describe(side, "POST", QUrl(u"http://127.0.0.1:8722/hook"_s), {{"X-Side", isSent ? "sender" : "receiver"}},
                   "{}");
    http::describe(side, http::Response{.status = status});
    side.direction = direction;
    side.ends = u"127.0.0.1:50311 127.0.0.1:8722"_s;
    if (!isSent)
        side.url = {};
    return side;
}

} // namespace

/// An exchange of the program with itself is one row, whose detail shows either side and whose file has one line.
class tst_ActivityBoth : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void theDetailShowsEitherSide();
    void whoAddsUpFindsOneRow();
    void aFileHasOneLine();

private:
    using Engine = WorkbenchParts<support::FakeClock>;

    void add(http::ExchangeRecord::Direction direction, int status)
    {
        m_engine->activity.add(sideOfHook(direction, status));
    }
    TableView *table() const { return m_page->findChild<TableView *>(); }
    void choose(int row) { table()->setCurrentIndex(table()->model()->index(row, 0)); }
    ActivityDetail *detail() const { return m_page->findChild<ActivityDetail *>(); }
    Segmented *sides() const { return detail()->findChild<Segmented *>(); }
    QString shown(const QString &part) const
    {
        const auto isIt = [&part](const CodeView *view) { return view->accessibleName() == part; };
        return support::firstOf<CodeView>(*m_page, isIt)->toPlainText();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Engine> m_engine;
    std::unique_ptr<ActivityPage> m_page;
};

void tst_ActivityBoth::init()
{
    support::failOnWarnings();
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    m_folder = std::make_unique<QTemporaryDir>();
    m_engine = std::make_unique<Engine>(m_folder->path(), *m_theme);
    m_page = std::make_unique<ActivityPage>(m_engine->workbench);
    m_page->resize(1440, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void tst_ActivityBoth::cleanup()
{
    m_page.reset();
    m_engine.reset();
}

/// The other side comes while the row is looked at.
void tst_ActivityBoth::theDetailShowsEitherSide()
{
    add(http::ExchangeRecord::Direction::Sent, 200);
    choose(0);
    QVERIFY(!sides()->isVisible());
    add(http::ExchangeRecord::Direction::Received, 500);
    QCOMPARE(table()->model()->rowCount(), 1);
    QVERIFY(sides()->isVisible());
    QVERIFY(shown(u"Request"_s).contains("X-Side: sender"_L1));
    QVERIFY(shown(u"Answer"_s).startsWith("200 "_L1));
    QVERIFY(!detail()->findChild<MessageBar *>()->hasMessage());
    support::button<QAbstractButton>(*sides(), u"Received"_s)->click();
    QVERIFY(shown(u"Request"_s).contains("X-Side: receiver"_L1));
    QVERIFY(shown(u"Answer"_s).startsWith("500 "_L1));
    QVERIFY(detail()->findChild<MessageBar *>()->hasMessage());
    support::action(*m_page, u"Copy the selected exchange as cURL"_s)->trigger(); // what was sent
    QVERIFY(QGuiApplication::clipboard()->text().contains("X-Side: sender"_L1));
    http::ExchangeRecord alone = sideOfHook(http::ExchangeRecord::Direction::Received, 200);
    alone.ends.clear();
    m_engine->activity.add(alone);
    choose(0);
    QVERIFY(!sides()->isVisible());
    QVERIFY(shown(u"Answer"_s).startsWith("200 "_L1));
    add(http::ExchangeRecord::Direction::Sent, 200);
    add(http::ExchangeRecord::Direction::Received, 500);
    choose(0); // the side that was chosen stays
    QVERIFY(sides()->isVisible());
    QVERIFY(shown(u"Request"_s).contains("X-Side: receiver"_L1));
}

void tst_ActivityBoth::whoAddsUpFindsOneRow()
{
    add(http::ExchangeRecord::Direction::Received, 500);
    add(http::ExchangeRecord::Direction::Sent, 500);
    auto *kinds = m_page->findChild<Segmented *>();
    for (const auto kind : {models::ActivitySieve::Sent, models::ActivitySieve::Received,
                            models::ActivitySieve::Problems, models::ActivitySieve::All}) {
        kinds->setCurrent(kind);
        QCOMPARE(table()->model()->rowCount(), 1);
    }
    QVERIFY(support::button<QAbstractButton>(*m_page, u"Problems, 1"_s));
}

void tst_ActivityBoth::aFileHasOneLine()
{
    add(http::ExchangeRecord::Direction::Sent, 200);
    add(http::ExchangeRecord::Direction::Received, 200);
    support::action(*m_page, u"Save the shown exchanges as JSON Lines..."_s)->trigger();
    auto *dialog = m_page->findChild<QFileDialog *>();
    QVERIFY(dialog);
    const QString name = m_folder->filePath(u"both.jsonl"_s);
    emit dialog->fileSelected(name);
    dialog->reject();
    const auto isSaved = [](const MessageBar *bar) { return bar->text().contains("1 exchange"_L1); };
    QTRY_VERIFY(support::firstOf<MessageBar>(*m_page, isSaved));
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray lines = file.readAll();
    QCOMPARE(lines.count('\n'), 1);
    QVERIFY(lines.contains(R"("direction":"both")") && lines.contains(R"("direction":"received")"));
}

RUNLATCH_WINDOW_TEST(tst_ActivityBoth)

} // namespace runlatch::ui

#include "tst_activityboth.moc"
