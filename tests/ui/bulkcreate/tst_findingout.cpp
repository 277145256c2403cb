// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/bulkcreatedriver.h"
#include "ui/bulkcreate/ledgerdialog.h"

namespace runlatch::ui {

/// After an unknown outcome the targets are read, and only what was not carried out is sent again without a question.
class tst_FindingOut : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_driver.reset(); }
    void whatWasCarriedOutIsFound();
    void anotherDraftIsLeftInPeace();
    void nothingIsCertainAtOnce();
    void whatWasNotCarriedOutIsSentAgain();
    void whatIsFoundInTheListIsKnownHere();
    void aListThatCannotBeReadLeavesItOpen();
    void isStoppedByKeys();
    void aDraftOfAnEarlierRunIsFoundOut();
    void whatWasSettledMeanwhileIsKnownAfterARestart();

private:
    static Script listOf(const QByteArray &rows, int count)
    {
        return Script::answer(httpAnswer(200,
                                         R"({"data":[)" + rows + R"(],"meta":{"pagination":{"total-pages":1,)"
                                             + R"("total-count":)" + QByteArray::number(count) + "}}}"));
    }
    static QByteArray changeRequest()
    {
        return R"({"id":"wscr-1","type":"workspace_change_requests","attributes":{"subject":"Raise TLS"}})";
    }
    void answer(const Script &script) { m_driver->engine->server.setAside("/change-requests", script); }
    void findOut()
    {
        QTRY_VERIFY(m_driver->button(u"Find out"_s));
        m_driver->button(u"Find out"_s)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    }
    void reopen()
    {
        m_driver->page.reset();
        m_driver->engine->server.setAside("/organizations?", organizations());
        m_driver->openPage();
    }
    bool asks() const { return m_driver->page->findChild<Confirmation *>() != nullptr; }

    std::unique_ptr<BulkCreateDriver> m_driver;
};

/// Sends a draft, whose connection is cut. The organization has one workspace.
void tst_FindingOut::init()
{
    support::failOnWarnings();
    m_driver = std::make_unique<BulkCreateDriver>(*m_theme);
    const Script workspaces = listOf(R"({"id":"ws-abc","type":"workspaces","attributes":{"name":"net"}})", 1);
    m_driver->open({organizations(), Script::cut(), workspaces});
    m_driver->write();
    m_driver->form().showStep(BulkCreateForm::Reviewing);
    m_driver->press();
    QTRY_VERIFY(m_driver->message().contains(u"not known whether"_s));
}

void tst_FindingOut::whatWasCarriedOutIsFound()
{
    answer(listOf(changeRequest(), 1));
    findOut();
    QTRY_VERIFY(m_driver->message().contains(u"It was carried out: 1 change request(s) were found."_s));
    QTRY_VERIFY(m_driver->button(u"Show change requests"_s));
    m_driver->press();
    QTRY_VERIFY(asks()); // it would be created twice
    QCOMPARE(m_driver->engine->server.requests("POST"), 1);
}

void tst_FindingOut::anotherDraftIsLeftInPeace()
{
    answer(listOf(changeRequest(), 1));
    findOut();
    m_driver->page->findChild<QLineEdit *>(u"subject"_s)->setText(u"Another"_s);
    QTRY_VERIFY(m_driver->message().contains(u"It was carried out: 1 change request(s) were found."_s));
    QVERIFY(!m_driver->message().contains(u"Discard the draft"_s));
}

void tst_FindingOut::nothingIsCertainAtOnce()
{
    answer(listOf({}, 0));
    findOut();
    QTRY_VERIFY(m_driver->message().contains(u"No workspace has it so far."_s));
    QTRY_VERIFY(m_driver->button(u"Find out"_s));
    m_driver->press();
    QTRY_VERIFY(asks());
}

void tst_FindingOut::whatWasNotCarriedOutIsSentAgain()
{
    answer(listOf({}, 0));
    m_driver->engine->clock.advance(changerequests::CreationFinder::SettlesAfter);
    findOut();
    QTRY_VERIFY(m_driver->message().contains(u"It was not carried out: no workspace has it."_s));
    m_driver->press();
    QTRY_COMPARE(m_driver->engine->server.requests("POST"), 2);
    QVERIFY(!asks());
}

/// The list of what was sent looks, too.
void tst_FindingOut::whatIsFoundInTheListIsKnownHere()
{
    answer(listOf({}, 0));
    m_driver->engine->clock.advance(changerequests::CreationFinder::SettlesAfter);
    m_driver->page->showSent();
    auto *list = m_driver->page->findChild<LedgerDialog *>();
    QVERIFY(list);
    auto *find = support::button<QPushButton>(*list, u"Find out"_s);
    QTRY_VERIFY(find && find->isEnabled());
    find->click();
    QTRY_VERIFY(m_driver->message().contains(u"It was not carried out: no workspace has it."_s));
    list->reject();
    m_driver->press();
    QTRY_COMPARE(m_driver->engine->server.requests("POST"), 2);
    QVERIFY(!asks());
}

void tst_FindingOut::aListThatCannotBeReadLeavesItOpen()
{
    answer(Script::answer(httpAnswer(403)));
    m_driver->engine->clock.advance(changerequests::CreationFinder::SettlesAfter);
    findOut();
    QTRY_VERIFY(m_driver->message().contains(u"It is still not known: 1 list(s) could not be read."_s));
    m_driver->press();
    QTRY_VERIFY(asks());
}

void tst_FindingOut::isStoppedByKeys()
{
    answer(Script::hang());
    findOut();
    QTRY_VERIFY(m_driver->button(u"Stop looking"_s));
    QTRY_VERIFY(m_driver->button(u"Stop looking"_s)->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QTRY_VERIFY(m_driver->message().contains(u"Looking was stopped, and nothing was found."_s));
    QVERIFY(!m_driver->button(u"primary"_s)->hasFocus());
    QTRY_VERIFY(m_driver->button(u"Find out"_s));
    QTRY_VERIFY(m_driver->button(u"Find out"_s)->hasFocus());
}

void tst_FindingOut::aDraftOfAnEarlierRunIsFoundOut()
{
    reopen();
    QTRY_VERIFY(m_driver->message().contains(u"This was sent on"_s));
    answer(listOf({}, 0));
    m_driver->engine->clock.advance(changerequests::CreationFinder::SettlesAfter);
    findOut();
    QTRY_VERIFY(m_driver->message().contains(u"It was not carried out: no workspace has it."_s));
    QTRY_VERIFY(!m_driver->storedDraft().sentAt.isValid());
}

/// The command line may have settled it.
void tst_FindingOut::whatWasSettledMeanwhileIsKnownAfterARestart()
{
    using changerequests::LedgerReading;
    QVERIFY(m_driver->storedDraft().sentAt.isValid());
    const auto reading = support::answerOf<LedgerReading>(
        [this](QObject *asker, const auto &done) { m_driver->engine->ledger.read(asker, done); });
    QVERIFY(reading && reading->entries.size() == 1);
    changerequests::LedgerEntry entry = reading->entries.first();
    entry.state = changerequests::LedgerState::Settled;
    QVERIFY(support::answerOf<std::monostate>(
        [&](QObject *asker, const auto &done) { m_driver->engine->ledger.keepFound(entry, asker, done); }));
    reopen();
    QTRY_VERIFY(m_driver->message().contains(u"It was not carried out: no workspace has it."_s));
    QTRY_VERIFY(!m_driver->storedDraft().sentAt.isValid());
}

RUNLATCH_WINDOW_TEST(tst_FindingOut)

} // namespace runlatch::ui

#include "tst_findingout.moc"
