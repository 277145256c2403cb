// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/bulkcreatedriver.h"
#include "ui/bulkcreate/watchpane.h"
#include "ui/widgets/controls/copybutton.h"

#include <QTableView>

namespace runlatch::ui {

/// The change requests of an accepted bulk action are watched by keys, until all have appeared or the person stops.
class tst_WatchPane : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void countsUntilAllHaveAppeared();
    void looksAgainUntilTheyAppear();
    void isStoppedAndBegunAgain();
    void aRefusedTokenIsTheReason();
    void anotherActionEndsTheWatch();
    void asksBeforeAWorkspaceIsOpened();
    void saysWhichOneItMayBeMixedWith();

private:
    static Script listOf(const QByteArray &subject)
    {
        return Script::answer(httpAnswer(
            200,
            R"({"data":[{"id":"wscr-1","type":"workspace_change_requests","attributes":{"subject":")" + subject
                + R"(","message":"x"}}],"meta":{"pagination":{"total-pages":1,"total-count":1}}})"));
    }
    static changerequests::LedgerEntry entry()
    {
        changerequests::LedgerEntry entry;
        entry.id = QUuid::createUuid();
        entry.state = changerequests::LedgerState::Accepted;
        entry.action = u"eba-1"_s;
        entry.draft.by = BulkDraft::Targets::List;
        entry.draft.organization = u"acme"_s;
        entry.draft.subject = u"Raise TLS"_s;
        entry.draft.workspaces = {{u"ws-abc"_s, u"net"_s}};
        entry.targets = 1;
        return entry;
    }
    void answer(const Script &script) { m_driver->engine->server.setAside("/change-requests", script); }
    void pressToggle()
    {
        auto *button = m_pane->findChild<QPushButton *>(u"watch"_s);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Return);
        QVERIFY(button->hasFocus());
    }
    QString appeared() const { return m_pane->findChild<QLabel *>(u"appeared"_s)->text(); }
    bool says(const QString &words) const
    {
        const auto labels = m_pane->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&words](const QLabel *label) {
            return label->isVisible() && label->text().contains(words);
        });
    }
    const QAbstractItemModel &rows() const { return *m_pane->findChild<QTableView *>()->model(); }

    std::unique_ptr<BulkCreateDriver> m_driver;
    std::unique_ptr<WatchPane> m_pane;
};

void tst_WatchPane::init()
{
    support::failOnWarnings();
    m_driver = std::make_unique<BulkCreateDriver>(*m_theme);
    m_driver->start({organizations()});
    m_pane = std::make_unique<WatchPane>(m_driver->engine->workbench);
    m_pane->setEntry(m_driver->engine->endpoint, entry());
    m_pane->resize(600, 400);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
}

void tst_WatchPane::cleanup()
{
    m_pane.reset();
    m_driver.reset();
}

void tst_WatchPane::countsUntilAllHaveAppeared()
{
    answer(listOf("Raise TLS"));
    pressToggle();
    QTRY_VERIFY(says(u"All have appeared."_s));
    QCOMPARE(appeared(), u"1 of 1 have appeared"_s);
    QCOMPARE(rows().rowCount(), 1);
    QCOMPARE(rows().index(0, models::AppearedModel::Workspace).data().toString(), u"net"_s);
    QCOMPARE(rows().index(0, models::AppearedModel::ChangeRequest).data().toString(), u"wscr-1"_s);
    QCOMPARE(m_pane->findChild<QPushButton *>(u"watch"_s)->text(), u"Watch again"_s);
    auto *copy = m_pane->findChild<CopyButton *>();
    copy->click();
    QCOMPARE(copy->content(), u"wscr-1"_s);
}

void tst_WatchPane::looksAgainUntilTheyAppear()
{
    answer(listOf("Another"));
    pressToggle();
    QVERIFY(says(u"for at most 15 minute(s)"_s));
    QTRY_COMPARE(appeared(), u"0 of 1 have appeared"_s);
    answer(listOf("Raise TLS"));
    const auto isOver = [this] {
        m_driver->engine->clock.advance(changerequests::AppearanceWatch::FirstWait);
        return says(u"All have appeared."_s);
    };
    QVERIFY(support::waitFor(isOver));
    QCOMPARE(appeared(), u"1 of 1 have appeared"_s);
}

void tst_WatchPane::isStoppedAndBegunAgain()
{
    answer(Script::hang());
    pressToggle();
    QCOMPARE(m_pane->findChild<QPushButton *>(u"watch"_s)->text(), u"Stop watching"_s);
    pressToggle();
    QVERIFY(says(u"Watching was stopped."_s));
    answer(listOf("Raise TLS"));
    pressToggle();
    QTRY_VERIFY(says(u"All have appeared."_s));
}

void tst_WatchPane::aRefusedTokenIsTheReason()
{
    answer(Script::answer(httpAnswer(401)));
    pressToggle();
    QTRY_VERIFY(says(u"Given up. More may appear later. 1 list(s) could not be read."_s));
    QCOMPARE(m_pane->findChild<QPushButton *>(u"watch"_s)->text(), u"Watch again"_s);
}

void tst_WatchPane::anotherActionEndsTheWatch()
{
    answer(Script::hang());
    pressToggle();
    m_pane->setEntry(m_driver->engine->endpoint, entry());
    QVERIFY(says(u"Watch counts them as they appear."_s));
    QCOMPARE(m_pane->findChild<QPushButton *>(u"watch"_s)->text(), u"Watch"_s);
    QCOMPARE(rows().rowCount(), 0);
}

void tst_WatchPane::asksBeforeAWorkspaceIsOpened()
{
    answer(listOf("Raise TLS"));
    pressToggle();
    QTRY_VERIFY(says(u"All have appeared."_s));
    auto *table = m_pane->findChild<QTableView *>();
    table->setFocus();
    table->setCurrentIndex(rows().index(0, 0));
    QTest::keyClick(table, Qt::Key_Return);
    auto *question = m_pane->findChild<Confirmation *>();
    QVERIFY(question);
    const auto labels = question->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](const QLabel *label) { return label->text().contains(u"/app/acme/workspaces/net"_s); }));
    question->reject();
}

/// As the ledger does. One with another subject is not meant.
void tst_WatchPane::saysWhichOneItMayBeMixedWith()
{
    changerequests::Ledger &ledger = m_driver->engine->workbench.ledger;
    const auto keep = [&ledger](const changerequests::LedgerEntry &kept) {
        return support::answerOf<std::monostate>(
                   [&](QObject *asker, const auto &done) { ledger.put(kept, asker, done); })
            .isOk();
    };
    changerequests::LedgerEntry other = entry();
    other.at = QDateTime::currentDateTimeUtc();
    other.draft.subject = u"Another"_s;
    changerequests::LedgerEntry same = entry();
    same.at = other.at.addSecs(60);
    changerequests::LedgerEntry shown = entry();
    shown.at = same.at.addSecs(60);
    const QString words = u"cannot tell their change requests apart"_s;
    QVERIFY(keep(other) && keep(shown));
    m_pane->setEntry(m_driver->engine->endpoint, shown);
    answer(listOf("Raise TLS"));
    pressToggle(); // the ledger is read in the meantime, and written at the end of the watch
    QTRY_VERIFY(says(u"All have appeared."_s));
    QVERIFY(!says(words));
    QVERIFY(keep(same));
    m_pane->setEntry(m_driver->engine->endpoint, shown);
    QTRY_VERIFY(says(words));
}

RUNLATCH_WINDOW_TEST(tst_WatchPane)

} // namespace runlatch::ui

#include "tst_watchpane.moc"
