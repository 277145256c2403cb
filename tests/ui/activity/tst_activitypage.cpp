// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "ui/activity/activitypage.h"

#include "base/utc.h"
#include "support/fakeclock.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/activity/activitydetail.h"
#include "ui/exchanges/exchangetext.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/tables/tableview.h"
#include "ui/workbenchparts.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using http::ExchangeRecord;
using models::ActivityModel;
using models::ActivitySieve;

namespace {

ExchangeRecord record(int status, const QString &path = u"/api/v2/runs"_s)
{
    ExchangeRecord made;
    made.startedAt = QDateTime(QDate(2026, 11, 21), QTime(10, 2, 38, 911), base::Utc);
    http::describe(made, "GET", QUrl(u"https://tf.harbor.example"_s + path),
                   {{"Host", "tf.harbor.example"}, {"Authorization", "Bearer secret-token"}}, {});
    if (status > 0)
        http::describe(made, http::Response{status, {{"X-RateLimit-Reset", "2"}}, R"({"b":[1.00,{}],"a":"x"})", {}});
    else
        http::describe(made, base::Error{.kind = base::ErrorKind::Timeout, .rule = base::Rules::HttpTimeout});
    http::redact(made);
    return made;
}

ExchangeRecord received(int status)
{
    ExchangeRecord made = record(status, u"/hook"_s);
    made.direction = ExchangeRecord::Direction::Received;
    made.method = "POST";
    made.host = u"127.0.0.1:8722"_s;
    made.url = {};
    return made;
}

} // namespace

/// The Activity page shows exchanges, narrows them, and copies one as curl.
class tst_ActivityPage : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void saysThatThereIsNothing();
    void narrowsByKind();
    void narrowsByWords_data();
    void narrowsByWords();
    void saysWhatIsNotUnderstood();
    void offersNamesAndValues();
    void staysPutWhileSomebodyReads();
    void showsBothSides();
    void saysWhatHappened_data();
    void saysWhatHappened();
    void leadsToTheNextTry();
    void copiesAsCurl();
    void theNoteOfACopyGivesWayToWhatHappened();
    void pausesAndClears();
    void savesWhatIsShown();
    void noRowMovesWhenABarComes();
    void remembersTheLogFile();
    void isUsedByTheKeyboard();
    void everythingHasAName();
    void fitsASmallWindow();
    void thePathHasRoomInLargeText();

private:
    ActivityModel &activity() { return m_engine->activity; }
    void add(const QList<ExchangeRecord> &records)
    {
        for (const ExchangeRecord &each : records)
            activity().add(each);
    }
    int shown() const { return table()->model()->rowCount(); }
    TableView *table() const { return m_page->findChild<TableView *>(); }
    QLineEdit *words() const { return m_page->findChild<QLineEdit *>(); }
    /// By its message: the page has a bar of its own, and one within its detail.
    const MessageBar *pageMessage() const
    {
        return support::firstOf<MessageBar>(
            *m_page, [this](const MessageBar *one) { return one != detailMessage() && one->hasMessage(); });
    }
    MessageBar *detailMessage() const { return m_page->findChild<ActivityDetail *>()->findChild<MessageBar *>(); }
    QString side(const QString &name) const
    {
        for (const auto *view : m_page->findChildren<CodeView *>()) {
            if (view->accessibleName() == name)
                return view->toPlainText();
        }
        return {};
    }
    QAction *action(const QString &text) const { return support::action(*m_page, text); }
    QAbstractButton *button(const QString &text) const { return support::button<QAbstractButton>(*m_page, text); }
    void choose(int row) { table()->setCurrentIndex(table()->model()->index(row, 0)); }

    using Engine = WorkbenchParts<support::FakeClock>;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Engine> m_engine;
    std::unique_ptr<ActivityPage> m_page;
};

void tst_ActivityPage::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
}

void tst_ActivityPage::init()
{
    support::failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
    m_engine = std::make_unique<Engine>(m_folder->path(), *m_theme);
    m_page = std::make_unique<ActivityPage>(m_engine->workbench);
    m_page->resize(1440, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void tst_ActivityPage::cleanup()
{
    m_page.reset();
    m_engine.reset();
}

void tst_ActivityPage::saysThatThereIsNothing()
{
    QVERIFY(m_page->findChild<EmptyState *>()->isVisible());
    QVERIFY(!m_page->findChild<ActivityDetail *>()->isVisible());
    add({record(200)});
    QVERIFY(table()->isVisible());
    m_page->findChild<Segmented *>()->setCurrent(ActivitySieve::Received);
    words()->setText(u"nowhere"_s);
    QTRY_VERIFY(m_page->findChild<EmptyState *>()->isVisible());
    button(u"Clear the filter"_s)->click();
    QVERIFY(table()->isVisible());
}

void tst_ActivityPage::narrowsByKind()
{
    add({record(200), record(404), record(0), received(200), received(400)});
    auto *kinds = m_page->findChild<Segmented *>();
    const std::pair<int, int> counts[] = {
        {ActivitySieve::Sent, 3}, {ActivitySieve::Received, 2}, {ActivitySieve::Problems, 3}, {ActivitySieve::All, 5}};
    for (const auto &[kind, count] : counts) {
        kinds->setCurrent(kind);
        QCOMPARE(shown(), count);
    }
    QVERIFY(button(u"Problems, 3"_s));
}

void tst_ActivityPage::narrowsByWords_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("count");
    QTest::newRow("nothing") << u"  "_s << 4;
    QTest::newRow("word") << u"runs"_s << 3;
    QTest::newRow("capitals") << u"HOOK"_s << 1;
    QTest::newRow("two words") << u"get harbor"_s << 3;
    QTest::newRow("host") << u"host:127.0"_s << 1;
    QTest::newRow("status") << u"status:404"_s << 1;
    QTest::newRow("statuses") << u"status:4xx"_s << 1;
    QTest::newRow("no answer") << u"status:none"_s << 1;
    QTest::newRow("method") << u"method:post"_s << 1;
    QTest::newRow("several") << u"status:2xx method:get host:harbor runs"_s << 1;
    QTest::newRow("half typed") << u"status:"_s << 4;
    QTest::newRow("either") << u"hook OR status:404"_s << 2;
    QTest::newRow("not") << u"-hook"_s << 3;
}

/// tst_activitysieve shows in detail what the fields find.
void tst_ActivityPage::narrowsByWords()
{
    QFETCH(const QString, words);
    add({record(200), record(404), record(0), received(200)});
    this->words()->setText(words);
    QFETCH(const int, count);
    QTRY_COMPARE(shown(), count);
}

/// A fault stands under the line and is underlined; what is understood holds.
void tst_ActivityPage::saysWhatIsNotUnderstood()
{
    add({record(200), record(404)});
    words()->setText(u"status:404 took:fast nosuch:x"_s);
    QTRY_COMPARE(shown(), 1);
    QVERIFY(words()->accessibleDescription().contains("fast"_L1));
    QVERIFY(words()->accessibleDescription().contains(u"no field “nosuch”"_s));
    QVERIFY(words()->accessibleDescription().contains("in quotes"_L1)); // how it is looked for now
    words()->setText(u"status:404"_s);
    QVERIFY(words()->accessibleDescription().isEmpty());
}

void tst_ActivityPage::offersNamesAndValues()
{
    add({record(200), record(404)});
    m_page->activateWindow();
    words()->setFocus();
    QTest::keyClicks(words(), u"sta"_s);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QCOMPARE(words()->text(), u"status:"_s);
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClicks(QApplication::activePopupWidget(), u"4"_s);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QCOMPARE(words()->text(), u"status:4xx "_s);
    QTRY_COMPARE(shown(), 1);
}

void tst_ActivityPage::staysPutWhileSomebodyReads()
{
    for (int i = 0; i < 100; ++i)
        add({record(200, u"/%1"_s.arg(i))});
    QTRY_VERIFY(table()->verticalScrollBar()->maximum() > 40);
    table()->verticalScrollBar()->setValue(40);
    choose(45);
    const QString chosen = table()->currentIndex().siblingAtColumn(ActivityModel::Path).data().toString();
    const int place = table()->visualRect(table()->currentIndex()).top();
    for (int i = 0; i < 7; ++i)
        add({received(200)});
    QCOMPARE(table()->currentIndex().row(), 52);
    QCOMPARE(table()->currentIndex().siblingAtColumn(ActivityModel::Path).data().toString(), chosen);
    QCOMPARE(table()->visualRect(table()->currentIndex()).top(), place);
    table()->verticalScrollBar()->setValue(0);
    add({received(200)});
    QCOMPARE(table()->verticalScrollBar()->value(), 0); // at the top the newest is seen
}

void tst_ActivityPage::showsBothSides()
{
    add({record(200)});
    choose(0);
    QCOMPARE(side(u"Request"_s), u"GET /api/v2/runs\nHost: tf.harbor.example\nAuthorization: Bearer [redacted]\n"_s);
    QCOMPARE(side(u"Answer"_s),
             u"200 OK\nX-RateLimit-Reset: 2\n\n{\n  \"b\": [\n    1.00,\n    {}\n  ],\n  \"a\": \"x\"\n}"_s);
    QVERIFY(!detailMessage()->hasMessage());
    ExchangeRecord hostile = record(200);
    hostile.responseHeaders = {{"X", "a\xe2\x80\xae z"}};
    hostile.responseBody = QByteArray("{\"a\":\"\0\xe2\x80\xae\"", 12);
    hostile.responseBytes = 100'000;
    QVERIFY(!answerText(hostile).contains(u'\u202e'));
    QVERIFY(!answerText(hostile).contains(u'\0'));
    QVERIFY(answerText(hostile).contains("only the beginning"_L1));
    hostile.responseBody = u"a\r\n\tb\U000E0041\U0001F600"_s.toUtf8();
    QVERIFY2(answerText(hostile).contains(u"a␍\n\tb\uFFFD\U0001F600"_s), qPrintable(answerText(hostile)));
}

void tst_ActivityPage::saysWhatHappened_data()
{
    QTest::addColumn<ExchangeRecord>("exchange");
    QTest::addColumn<Tone>("tone");
    QTest::addColumn<QString>("part");
    QTest::newRow("429") << record(429) << Tone::Warning << u"asked to wait 2 s"_s;
    ExchangeRecord both = record(429);
    both.responseHeaders = {{"Retry-After", "30"}, {"X-RateLimit-Reset", "1.5"}};
    QTest::newRow("429, as long as the sender waits") << both << Tone::Warning << u"asked to wait 1.5 s"_s;
    QTest::newRow("404") << record(404) << Tone::Error << u"."_s;
    QTest::newRow("none") << record(0) << Tone::Error << u"."_s;
    QTest::newRow("redirect") << record(302) << Tone::Warning << u"no token"_s;
    QTest::newRow("own 400") << received(400) << Tone::Warning << u"Runlatch answered 400"_s;
    ExchangeRecord aborted = record(0);
    aborted.error = {.kind = base::ErrorKind::Cancelled};
    QTest::newRow("cancelled") << aborted << Tone::Info << u"cancelled"_s;
    ExchangeRecord refused = received(400);
    http::describe(refused, base::Error{.rule = base::Rules::HttpTwoHosts});
    QTest::newRow("refused") << refused << Tone::Error << u"."_s;
}

void tst_ActivityPage::saysWhatHappened()
{
    QFETCH(const ExchangeRecord, exchange);
    QFETCH(const QString, part);
    add({exchange});
    choose(0);
    QVERIFY(detailMessage()->hasMessage());
    QTEST(detailMessage()->tone(), "tone");
    QVERIFY2(detailMessage()->text().contains(part), qPrintable(detailMessage()->text()));
    add({record(200)});
    choose(0);
    QVERIFY(!detailMessage()->hasMessage());
}

void tst_ActivityPage::leadsToTheNextTry()
{
    ExchangeRecord second = record(200);
    second.attempt = 2;
    add({record(429), received(200), second});
    choose(2);
    QVERIFY(detailMessage()->text().contains("10:02:38 and was answered 200."_L1));
    words()->setText(u"status:429"_s); // the next one is out of sight
    QTRY_COMPARE(shown(), 1);
    button(u"Show it"_s)->click();
    QCOMPARE(table()->currentIndex().row(), 0);
    QCOMPARE(words()->text(), QString());
}

void tst_ActivityPage::copiesAsCurl()
{
    QAction *copy = action(u"Copy the selected exchange as cURL"_s);
    QVERIFY(!copy->isEnabled());
    add({record(200), received(200)});
    choose(1);
    copy->trigger();
    QVERIFY(QGuiApplication::clipboard()->text().contains("Bearer $RUNLATCH_TOKEN"_L1));
    choose(0); // what was received is not ours to send
    QVERIFY(!copy->isEnabled());
    ExchangeRecord long_ = record(200);
    long_.requestBytes = 100'000;
    QVERIFY(shellCommand(long_).note.contains("beginning"_L1));
    QVERIFY(shellCommand(record(200)).note.isEmpty());
    QVERIFY(shellCommand(record(200, u"/a?token=b"_s)).note.contains("Secrets"_L1));
}

void tst_ActivityPage::theNoteOfACopyGivesWayToWhatHappened()
{
    ExchangeRecord limited = record(429);
    limited.requestBytes = 100'000;
    add({limited});
    choose(0);
    const QString happened = detailMessage()->text();
    QVERIFY(!happened.isEmpty());
    action(u"Copy the selected exchange as cURL"_s)->trigger();
    QVERIFY(detailMessage()->text() != happened);
    auto *close = support::button<QAbstractButton>(*detailMessage(), u"Close this message"_s);
    QTRY_VERIFY(close->isVisible());
    close->click();
    QCOMPARE(detailMessage()->text(), happened);
    QVERIFY(detailMessage()->hasMessage());
    QTRY_VERIFY(!close->isVisible());
}

void tst_ActivityPage::pausesAndClears()
{
    button(u"Pause"_s)->click();
    add({record(200)});
    QCOMPARE(shown(), 0);
    button(u"Go on"_s)->click();
    add({record(200)});
    QCOMPARE(shown(), 1);
    choose(0);
    button(u"Clear"_s)->click();
    QCOMPARE(shown(), 0);
    QVERIFY(!m_page->findChild<ActivityDetail *>()->isVisible());
}

void tst_ActivityPage::savesWhatIsShown()
{
    add({record(404, u"/first"_s), record(200), record(404, u"/second"_s)});
    words()->setText(u"status:404"_s);
    QTRY_COMPARE(shown(), 2);
    action(u"Save the shown exchanges as JSON Lines..."_s)->trigger();
    auto *dialog = m_page->findChild<QFileDialog *>();
    QVERIFY(dialog);
    const QString name = m_folder->filePath(u"out.jsonl"_s);
    emit dialog->fileSelected(name);
    dialog->reject();
    QTRY_VERIFY(pageMessage());
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].contains("/first") && lines[1].contains("/second"));
    QVERIFY(!lines[0].contains("secret-token"));
}

void tst_ActivityPage::noRowMovesWhenABarComes()
{
    add({record(200), record(404)});
    choose(0);
    const auto placeOfRows = [this] { return table()->viewport()->mapTo(m_page.get(), QPoint()); };
    const QPoint place = placeOfRows();
    const int height = table()->height();
    const auto bars = m_page->findChildren<MessageBar *>();
    QVERIFY(bars.size() > 1);
    for (MessageBar *bar : bars)
        bar->setMessage(Tone::Warning, u"Fact."_s, u"Next."_s);
    QTRY_VERIFY(table()->height() < height);
    QCOMPARE(placeOfRows(), place);
}

void tst_ActivityPage::remembersTheLogFile()
{
    QAction *log = action(u"Write to a log file"_s);
    QVERIFY(!log->isChecked());
    QSignalSpy wanted(m_page.get(), &ActivityPage::logWanted);
    log->trigger();
    QCOMPARE(wanted.size(), 1);
    QVERIFY(wanted.first().first().toBool());
    QVERIFY(m_engine->preferences.logsExchanges());
    m_page->showLogError({.kind = base::ErrorKind::Storage, .subject = u"/a/activity.jsonl"_s});
    QVERIFY(pageMessage());
}

void tst_ActivityPage::isUsedByTheKeyboard()
{
    add({record(200), received(200)});
    m_page->activateWindow();
    m_page->focusFirst();
    QTRY_COMPARE(QApplication::focusWidget(), table());
    QCOMPARE(table()->currentIndex().row(), 0);
    QTest::keyClick(table(), Qt::Key_Down);
    QCOMPARE(table()->currentIndex().row(), 1);
    QTest::keyClick(table(), Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), words());
    QTest::keyClicks(words(), u"hook"_s);
    QTRY_COMPARE(shown(), 1);
    QTest::keyClick(words(), Qt::Key_Escape);
    QCOMPARE(shown(), 2);
    m_page->activateWindow(); // the offscreen platform leaves a closed list of offers active
    QTRY_VERIFY(m_page->isActiveWindow());
    words()->setText(u"status:bogus"_s);
    QTest::keyClick(words(), Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), words()); // there is a fault to mend
    words()->clear();
    QTest::keyClick(words(), Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), table());
    words()->setFocus();
    QTest::keyClick(words(), Qt::Key_Escape); // nothing to clear any more
    QCOMPARE(QApplication::focusWidget(), table());
    QGuiApplication::clipboard()->clear();
    choose(1);
    QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith("curl "_L1));
}

void tst_ActivityPage::everythingHasAName()
{
    add({record(429)});
    choose(0);
    for (const auto *each : m_page->findChildren<QAbstractButton *>()) {
        if (each->isVisible())
            QVERIFY2(!each->text().isEmpty() || !each->accessibleName().isEmpty(), each->metaObject()->className());
    }
    QVERIFY(!words()->accessibleName().isEmpty());
    QVERIFY(!table()->accessibleName().isEmpty());
}

void tst_ActivityPage::fitsASmallWindow()
{
    add({record(429)});
    choose(0);
    m_page->resize(840, 540); // 900x600 without rail and bars
    QCOMPARE(m_page->size(), QSize(840, 540));
    QVERIFY(table()->isColumnHidden(ActivityModel::Host));
    QVERIFY(m_page->minimumSizeHint().width() <= 840);
    QVERIFY(m_page->minimumSizeHint().height() <= 540);
}

void tst_ActivityPage::thePathHasRoomInLargeText()
{
    const auto reset = qScopeGuard([this] { m_theme->setTextSize(0); });
    add({record(429)});
    m_page->resize(840, 540);
    QVERIFY(!table()->isColumnHidden(ActivityModel::Method));
    m_theme->setTextSize(14);
    QTRY_VERIFY(table()->columnWidth(ActivityModel::Path) >= table()->widthOf(ActivityModel::Path, u"/api/v2/runs"_s));
    m_page->resize(1400, 540);
    QVERIFY(!table()->isColumnHidden(ActivityModel::Took));
}

RUNLATCH_WINDOW_TEST(tst_ActivityPage)

} // namespace runlatch::ui

#include "tst_activitypage.moc"
