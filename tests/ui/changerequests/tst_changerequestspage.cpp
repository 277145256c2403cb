// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequestspage.h"

#include "support/suite.h"
#include "ui/changerequests/changerequestfacts.h"
#include "ui/changerequests/changerequestspagefixture.h"
#include "ui/markdown/markdownbrowser.h"
#include "ui/markdown/weblink.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/frames/undobar.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTextBlock>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using namespace runlatch::ui;
using Column = models::ChangeRequestModel::Column;

/// The page of change requests lists, filters, archives and exports.
class tst_ChangeRequestsPage : public ChangeRequestsPageFixture
{
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { stop(); }

    void listsWhatIsActive()
    {
        open();
        for (int row = 0; row < model()->rowCount(); ++row)
            QCOMPARE(stateOf(row), State::Active);
        QVERIFY(control<QAbstractButton>(u"Active, "_s)); // the segment with its count
        press(u"Archived"_s);
        QTRY_VERIFY(model()->rowCount() > 0 && stateOf(0) == State::Archived);
    }

    /// Users are shown by name if the service knows them. The tool tip has the id, and the id is copied.
    void showsUsersByName()
    {
        open();
        const auto *rows = qobject_cast<models::ChangeRequestModel *>(model());
        QVERIFY(rows);
        const QString id = rows->at(0).createdBy;
        QVERIFY(id.startsWith(u"user-"_s));
        const auto shown = [this, &id] {
            for (const ElidedLabel *label : m_page->findChild<ChangeRequestFacts *>()->findChildren<ElidedLabel *>()) {
                if (label->toolTip().contains(id))
                    return label->text();
            }
            return QString();
        };
        QTRY_VERIFY(!shown().isEmpty());
        QVERIFY(!shown().contains(u"user-"_s));
        control<QAbstractButton>(u"Copy: Created by"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), id);
        press(u"Archived"_s);
        QTRY_VERIFY(model()->rowCount() > 0 && rows->at(0).isArchived());
        const QString archiver = rows->at(0).archived->by;
        const auto tip = [this] {
            return model()->index(0, static_cast<int>(Column::State)).data(Qt::ToolTipRole).toString();
        };
        QTRY_VERIFY2(tip().contains(u" ("_s + archiver + u')'), qPrintable(tip()));
    }

    void undoTakesItBack()
    {
        open();
        const QString id = archiveFirst();
        QTRY_COMPARE(stateOf(id), State::Archiving);
        QVERIFY(strip()->isVisible());
        QTest::keyClick(table(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(stateOf(id), State::Active);
        QVERIFY(!strip()->isVisible());
        QCOMPARE(countServed("POST"), 0);
    }

    void eachThatWaitsCanBeTakenBack()
    {
        open();
        const QString first = archiveFirst();
        QVERIFY(!control<QPushButton>(u"Undo one of"_s));
        const QString second = idOf(1);
        QTest::keyClick(table(), Qt::Key_Down);
        QTest::keyClick(table(), Qt::Key_E, Qt::ControlModifier);
        QTRY_COMPARE(stateOf(second), State::Archiving);
        QCOMPARE(stateOf(first), State::Archiving);
        auto *choice = control<QPushButton>(u"Undo one of 2"_s);
        QVERIFY(choice);
        emit choice->menu()->aboutToShow();
        QCOMPARE(choice->menu()->actions().size(), 4); // both, a line, and all
        choice->menu()->actions().at(1)->trigger();    // the newest is above it
        QTRY_COMPARE(stateOf(first), State::Active);
        QCOMPARE(stateOf(second), State::Archiving);
        QVERIFY(!choice->isVisible());
        press(u"Archive it now"_s);
        QTRY_COMPARE(stateOf(second), State::Archived);
        QTRY_COMPARE(countServed("POST"), 1);
    }

    void sendsWhenTheStripIsClosed()
    {
        open();
        const QString id = archiveFirst();
        press(u"Archive it now"_s);
        QTRY_COMPARE(stateOf(id), State::Archived);
        QVERIFY(!strip()->isVisible());
        QTRY_COMPARE(countServed("POST"), 1); // told behind the answer
    }

    void finishesBeforeItMayClose()
    {
        open();
        const QString id = archiveFirst();
        const QSignalSpy closable(m_page.get(), &ChangeRequestsPage::closable);
        QCOMPARE(m_page->openWork().size(), 1);
        QVERIFY(m_page->openWork().constFirst().startsWith(u"1 change request(s) wait to be archived."_s));
        m_page->finishWork();
        QVERIFY(m_page->openWork().constFirst().startsWith(u"1 change request(s) are being archived."_s));
        QTRY_COMPARE(closable.size(), 1);
        QCOMPARE(stateOf(id), State::Archived);
        QVERIFY(m_page->openWork().isEmpty());
    }

    void asksOnceBeforeMany()
    {
        open();
        QTest::keyClick(table(), Qt::Key_Home);
        QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
        press(u"Archive 3..."_s);
        auto *question = m_page->findChild<Confirmation *>();
        QVERIFY(question);
        QVERIFY(question->accessibleDescription().contains(u"In 1 workspace"_s));
        QCOMPARE(countServed("POST"), 0);
        question->accept();
        QTRY_COMPARE(countServed("POST"), 3);
        QTRY_VERIFY(bar(u"3 of 3 archived"_s));
        press(u"Show results"_s);
        QTRY_VERIFY(QApplication::activeModalWidget());
        auto *results = QApplication::activeModalWidget()->findChild<QAbstractItemView *>();
        QCOMPARE(results->model()->rowCount(), 3);
        QVERIFY(results->model()->index(0, 3).data().toString().startsWith(u"Archived by"_s));
    }

    /// A question keeps its service, even if another service is chosen before the answer.
    void questionKeepsItsService()
    {
        open();
        simulator::Service other(m_engine->clock);
        simulator::ServiceOptions options;
        options.seed = 7;
        other.start(options, this, [](const auto &) {});
        QTRY_VERIFY(other.isServing());
        int written = 0;
        connect(&other, &simulator::Service::served, this,
                [&written](const simulator::Served &served) { written += served.method == "GET" ? 0 : 1; });
        QTest::keyClick(table(), Qt::Key_Home);
        QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
        const QString first = idOf(0);
        press(u"Archive 2..."_s);
        auto *question = m_page->findChild<Confirmation *>();
        m_page->setSimulator(other.address());
        QTRY_VERIFY(model()->rowCount() > 0 && idOf(0) != first);
        question->accept();
        QTRY_VERIFY(bar(u"Simulator on this computer: 2 of 2 archived."_s));
        QTRY_COMPARE(countServed("POST"), 2); // the simulator's thread tells of an answer after it was sent
        QCOMPARE(written, 0);
        QVERIFY(!control<QAbstractButton>(u"Try again"_s));
    }

    /// The summary of a batch offers to try again. It must not give way to the same operations as left over.
    void summaryStaysWhenTheTokenIsReplaced()
    {
        open();
        m_engine->simulator.setFaults({{.kind = simulator::FaultKind::Status, .number = 422}});
        QTest::keyClick(table(), Qt::Key_Home);
        QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
        press(u"Archive 2..."_s);
        m_page->findChild<Confirmation *>()->accept();
        QTRY_VERIFY(bar(u"0 of 2 archived, 2 not archived."_s));
        m_engine->simulator.setFaults({});
        simulator::ServiceAddress replaced = m_engine->simulator.address();
        replaced.token += "-new";
        m_page->setSimulator(replaced);
        bool areRead = false;
        m_engine->workStore.pendingArchives(this, [&areRead](const auto &pending) {
            areRead = true;
            QCOMPARE(pending->size(), 2);
        });
        QTRY_VERIFY(areRead); // the page asked before, so that it has its answer too
        QVERIFY(bar(u"0 of 2 archived, 2 not archived."_s));
        m_page->setSimulator(m_engine->simulator.address());
        press(u"Try again"_s);
        QTRY_VERIFY(bar(u"2 of 2 archived."_s));
    }

    void failuresComeBackWithTheReason()
    {
        open();
        m_engine->simulator.setFaults({{.kind = simulator::FaultKind::Status, .number = 422}});
        const QString id = archiveFirst();
        press(u"Archive it now"_s);
        QTRY_COMPARE(stateOf(id), State::ArchiveFailed);
        m_engine->simulator.setFaults({});
        press(u"Try again"_s);
        QTRY_COMPARE(stateOf(id), State::Archived);
    }

    void whatIsNotKnownIsAskedAbout()
    {
        open();
        m_engine->simulator.setFaults({{.kind = simulator::FaultKind::Reset}});
        const QString id = archiveFirst();
        press(u"Archive it now"_s);
        QTRY_COMPARE(stateOf(id), State::ArchiveFailed);
        m_engine->simulator.setFaults({});
        press(u"Check its state"_s);
        QTRY_COMPARE(stateOf(id), State::Archived);
        QCOMPARE(countServed("POST"), 1); // the service was asked, and nothing was sent again
    }

    void offersWhatAnEarlierRunLeft()
    {
        open();
        const store::PendingArchive left{.id = QUuid::createUuid(),
                                         .service = m_engine->simulator.address().url,
                                         .changeRequestId = idOf(1),
                                         .subject = u"Left alone"_s,
                                         .workspace = u"net"_s,
                                         .askedAt = m_engine->clock.utc()};
        m_engine->workStore.savePendingArchives({left}, &m_engine->context, [](const base::Done &) {});
        m_page.reset();
        open();
        QTRY_VERIFY(bar(u"“Left alone”"_s));
        press(u"Archive now"_s);
        QTRY_COMPARE(stateOf(left.changeRequestId), State::Archived);
    }

    void filtersThisPageAndThenAll()
    {
        open();
        const int before = model()->rowCount();
        QTest::keyClick(table(), Qt::Key_F, Qt::ControlModifier);
        auto *line = control<QLineEdit>(u"Filter"_s);
        QTRY_VERIFY(line->hasFocus());
        line->setText(u"id:="_s + idOf(2));
        QTRY_COMPARE(model()->rowCount(), 1);
        QVERIFY(shows(u"covers this page"_s));
        QVERIFY(control<QAbstractButton>(u"Archive"_s)->isEnabled()); // the remaining row is chosen
        line->setText(u"no such words anywhere"_s);
        QTRY_VERIFY(shows(u"Nothing matches the filter"_s));
        press(u"Clear the filter"_s);
        QTRY_COMPARE(model()->rowCount(), before);
        press(u"Load all "_s);
        QTRY_VERIFY(model()->rowCount() > before);
        QTRY_VERIFY(control<QAbstractButton>(u"Back to pages"_s)->isEnabled());
        table()->horizontalHeader()->setSortIndicator(static_cast<int>(Column::Subject), Qt::AscendingOrder);
        QTRY_VERIFY(shows(u"filter and sort cover all of them"_s));
        press(u"Back to pages"_s);
        QTRY_COMPARE(model()->rowCount(), before);
    }

    void whatWasFoundIsMarked()
    {
        open();
        QTest::keyClick(table(), Qt::Key_Home);
        const auto *rows = qobject_cast<models::ChangeRequestModel *>(model());
        static const QRegularExpression letters(u"[a-z]{4,}"_s);
        const QString word = letters.match(rows->at(0).message).captured();
        QVERIFY(!word.isEmpty());
        control<QLineEdit>(u"Filter"_s)->setText(word);
        const auto *message = m_page->findChild<MarkdownBrowser *>();
        QTRY_VERIFY(!message->extraSelections().isEmpty());
        QCOMPARE(message->extraSelections().first().cursor.selectedText().toLower(), word);
        control<QLineEdit>(u"Filter"_s)->clear();
        QTRY_VERIFY(message->extraSelections().isEmpty());
    }

    void leadsToCreatingForMany()
    {
        open();
        const QSignalSpy wanted(m_page.get(), &ChangeRequestsPage::newForManyWanted);
        press(u"New for many"_s);
        QCOMPARE(wanted.size(), 1);
    }

    void keysWalkThroughIt()
    {
        open();
        QTest::keyClick(table(), Qt::Key_Home);
        QTest::keyClick(table(), Qt::Key_J);
        QCOMPARE(table()->currentIndex().row(), 1);
        QTest::keyClick(table(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(table()->currentIndex().row(), 2);
        QTest::keyClick(table(), Qt::Key_K);
        QCOMPARE(table()->currentIndex().row(), 1);
        const QString first = idOf(0);
        QTest::keyClick(table(), Qt::Key_PageDown, Qt::AltModifier);
        QTRY_VERIFY(model()->rowCount() > 0 && idOf(0) != first);
        QTest::keyClick(table(), Qt::Key_PageUp, Qt::AltModifier);
        QTRY_VERIFY(model()->rowCount() > 0 && idOf(0) == first);
    }

    void tabGoesInTheOrderThatIsSeen()
    {
        open();
        QTest::keyClick(table(), Qt::Key_F, Qt::ControlModifier);
        QTRY_COMPARE(focused(), u"Filter"_s);
        QStringList names;
        for (int step = 0; step < 3; ++step) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            names += focused();
        }
        QCOMPARE(names, (QStringList{u"Columns and sorting"_s, u"Reload"_s, u"Change requests"_s}));
        QTRY_VERIFY(control<QAbstractButton>(u"Copy: Created"_s)); // the button is shown a moment after the rows
        control<QAbstractButton>(u"Copy: Created"_s)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QCOMPARE(focused(), u"Copy: Id"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(focused(), u"JSON"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QCOMPARE(focused(), u"Copy: Id"_s);
    }

    void copiesRows()
    {
        open();
        QTest::keyClick(table(), Qt::Key_Home);
        QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().trimmed().split(u'\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines.first().startsWith(u"Subject\tState\tWorkspace\tCreated"_s));
        QVERIFY(lines.last().contains(u" UTC"_s)); // the time in UTC instead of the age
        trigger(u"Show this change request"_s);
        const QString curl = QGuiApplication::clipboard()->text();
        QVERIFY(curl.startsWith(u"curl "_s) && curl.contains(u"$RUNLATCH_TOKEN"_s) && curl.contains(idOf(0)));
        QVERIFY(!curl.contains(QString::fromUtf8(m_engine->simulator.address().token)));
    }

    void copiesNothingWhereNothingIsShown()
    {
        m_page = std::make_unique<ChangeRequestsPage>(m_engine->workbench);
        m_page->show();
        QGuiApplication::clipboard()->setText(u"before"_s);
        for (const QString &copy :
             {u"Show this change request"_s, u"Archive this change request"_s, u"Copy the rows as text"_s})
            trigger(copy);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
    }

    void showsTheAnswerItself()
    {
        open();
        trigger(u"Show as JSON..."_s);
        auto *json = QApplication::activeModalWidget()->findChild<QPlainTextEdit *>();
        QVERIFY(json);
        QTRY_VERIFY(json->toPlainText().contains(u"\"id\": \"%1\""_s.arg(idOf(0))));
        const QTextCursor key = json->document()->find(u"\"id\""_s);
        QTRY_VERIFY(!key.block().layout()->formats().isEmpty());
        QCOMPARE(key.block().layout()->formats().first().format.foreground().color(), m_theme->color(Token::Link));
    }

    void saysWhyNothingCame()
    {
        open();
        m_engine->simulator.setFaults({{.kind = simulator::FaultKind::Html}});
        const int before = model()->rowCount();
        m_page->reload();
        QTRY_VERIFY(control<QAbstractButton>(u"Edit connection"_s) || control<QAbstractButton>(u"Try again"_s));
        QCOMPARE(model()->rowCount(), before); // old rows stay
    }

    void saysThatNothingCouldBeRead()
    {
        open();
        m_engine->simulator.setFaults({{.kind = simulator::FaultKind::WrongTypes}});
        m_page->reload();
        QTRY_VERIFY(shows(u"Nothing could be read"_s));
        QVERIFY(!shows(u"Nothing waits to be done"_s));
        QVERIFY(!control<QAbstractButton>(u"Copy the subject"_s)); // the page has nothing beside the list to read
        press(u"Show reasons"_s);
        auto *reasons = QApplication::activeModalWidget()->findChild<QAbstractItemView *>();
        QCOMPARE(reasons->model()->index(0, 0).data().toString(), u"Row 1"_s);
        m_engine->simulator.setFaults({});
        press(u"Try again"_s);
        QTRY_VERIFY(control<QAbstractButton>(u"Copy the subject"_s));
    }

    void offersToListAgain()
    {
        open();
        m_engine->simulator.setFaults({{.kind = simulator::FaultKind::Status, .number = 422}});
        m_page->reload();
        QTRY_VERIFY(bar(u"(422)"_s));
        m_engine->simulator.setFaults({});
        press(u"Try again"_s);
        QTRY_VERIFY(!bar(u"(422)"_s));
    }

    void offersTheSimulatorWhereThereIsNoService()
    {
        m_page = std::make_unique<ChangeRequestsPage>(m_engine->workbench);
        m_page->resize(1300, 800);
        m_page->show();
        const QSignalSpy wanted(m_page.get(), &ChangeRequestsPage::simulatorWanted);
        QVERIFY(!control<QAbstractButton>(u"Export"_s)->isEnabled());
        press(u"Use the simulator instead"_s);
        QCOMPARE(wanted.size(), 1);
        m_page->setSimulator(m_engine->simulator.address());
        QTRY_VERIFY(control<QAbstractButton>(u"Export"_s)->isEnabled());
        QVERIFY(!control<QAbstractButton>(u"Use the simulator instead"_s));
    }

    void showsTheMessageAsText()
    {
        open();
        auto *message = control<QTextEdit>(u"Message"_s);
        QVERIFY(message && !message->toPlainText().contains(u"**"_s));
        trigger(u"Show the message as text"_s);
        QVERIFY(control<QAbstractButton>(u"As text"_s)->isChecked());
    }

    void saysThatItWaits()
    {
        open();
        m_engine->simulator.setFaults({{.kind = simulator::FaultKind::RateLimit, .time = 2s}});
        m_page->reload();
        QTRY_VERIFY(shows(u"(429)"_s));
        m_engine->simulator.setFaults({});
        QTRY_VERIFY(!shows(u"(429)"_s));
    }

    void linksToTheWorkspace_data()
    {
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("page");
        QTest::newRow("plain") << u"https://tf.example/api/v2"_s << u"net"_s
                               << u"https://tf.example/app/acme/workspaces/net"_s;
        QTest::newRow("port") << u"http://127.0.0.1:81/api/v2"_s << u"net"_s
                              << u"http://127.0.0.1:81/app/acme/workspaces/net"_s;
        QTest::newRow("hostile") << u"https://tf.example/api/v2"_s << u"../x?y#z/w"_s
                                 << u"https://tf.example/app/acme/workspaces/..%2Fx%3Fy%23z%2Fw"_s;
        QTest::newRow("no web") << u"file:///api/v2"_s << u"net"_s << QString();
        QTest::newRow("no name") << u"https://tf.example/api/v2"_s << QString() << QString();
    }
    void linksToTheWorkspace()
    {
        QFETCH(QString, base);
        QFETCH(QString, name);
        QFETCH(QString, page);
        QCOMPARE(workspacePage(QUrl(base), u"acme"_s, name).toString(QUrl::FullyEncoded), page);
    }

    void everythingHasAName()
    {
        open();
        for (QWidget *widget : m_page->findChildren<QWidget *>()) {
            const bool isControl = qobject_cast<QAbstractButton *>(widget) || qobject_cast<QLineEdit *>(widget)
                || qobject_cast<QAbstractItemView *>(widget);
            if (!isControl || !widget->isVisible() || qobject_cast<QLineEdit *>(widget->parentWidget())
                || qobject_cast<QHeaderView *>(widget))
                continue;
            QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }

private:
    static QString focused()
    {
        return QAccessible::queryAccessibleInterface(QApplication::focusWidget())->text(QAccessible::Name);
    }

    UndoBar *strip() const { return m_page->findChild<UndoBar *>(); }
};

RUNLATCH_WINDOW_TEST(tst_ChangeRequestsPage)
#include "tst_changerequestspage.moc"
