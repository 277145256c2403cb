// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/ledgerdialog.h"

#include "changerequests/oddservice.h"
#include "support/answer.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "support/warnings.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/tables/tableview.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using changerequests::Asked;
using changerequests::Ledger;
using changerequests::LedgerEntry;
using changerequests::LedgerReading;
using changerequests::LedgerState;
using changerequests::OddService;
using models::LedgerModel;

/// The list of what was sent shows each bulk create, finds out about an unknown one, and gives it back as a draft.
class tst_LedgerDialog : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void showsWhatWasSent();
    void anUnknownOneIsLookedFor();
    void twoThatCannotBeToldApartAreSaid();
    void whoReadsKeepsTheFocus();
    void oneOfAnotherConnectionIsNotLookedFor();
    void oneIsTakenAsDraft();
    void anUnknownOneStaysUnknownAsDraft();
    void oneIsRemoved();
    void allAreCleared();

private:
    LedgerEntry entryOf(LedgerState state, const QString &subject) const;
    void put(const LedgerEntry &entry);
    LedgerReading reading();
    void open(const service::Endpoint &endpoint);
    QString text(int row, LedgerModel::Column column) const;
    QPushButton *button(const QString &word) const;
    bool says(const QString &words) const;
    void accept();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<OddService> m_service;
    std::unique_ptr<Ledger> m_ledger;
    std::unique_ptr<QWidget> m_window;
    QPointer<LedgerDialog> m_dialog;
    TableView *m_table = nullptr;
};

void tst_LedgerDialog::init()
{
    support::failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<OddService>(
        [](const Asked &) { return OddService::list({OddService::row(u"wscr-1"_s)}, 1, 1, 1); });
    m_service->endpoint.name = u"Work"_s;
    m_service->endpoint.connection = QUuid::createUuid();
    m_ledger = std::make_unique<Ledger>(Ledger::fileIn(m_folder->path()));
}

void tst_LedgerDialog::cleanup()
{
    m_window.reset();
    m_ledger.reset();
}

LedgerEntry tst_LedgerDialog::entryOf(LedgerState state, const QString &subject) const
{
    LedgerEntry entry;
    entry.id = QUuid::createUuid();
    entry.at = QDateTime::currentDateTimeUtc().addDays(-1);
    entry.state = state;
    entry.draft.home = changerequests::BulkDraft::homeAt(m_service->endpoint);
    entry.draft.organization = u"acme"_s;
    entry.draft.by = changerequests::BulkDraft::Targets::List;
    entry.draft.workspaces.append({.id = u"ws-1"_s, .name = u"net"_s});
    entry.draft.subject = subject;
    entry.targets = 1;
    return entry;
}

void tst_LedgerDialog::put(const LedgerEntry &entry)
{
    const auto done = support::answerOf<std::monostate>(
        [&](QObject *asker, const auto &answer) { m_ledger->put(entry, asker, answer); });
    QVERIFY(done);
}

LedgerReading tst_LedgerDialog::reading()
{
    const auto read =
        support::answerOf<LedgerReading>([&](QObject *asker, const auto &answer) { m_ledger->read(asker, answer); });
    return read ? *read : LedgerReading();
}

/// Opens the dialog while this connection is viewed.
void tst_LedgerDialog::open(const service::Endpoint &endpoint)
{
    m_window = std::make_unique<QWidget>();
    m_window->resize(1200, 800);
    m_window->show();
    m_dialog = new LedgerDialog(*m_ledger, m_service->client, m_service->clock, endpoint, m_window.get());
    m_table = m_dialog->findChild<TableView *>();
    m_dialog->open();
}

QString tst_LedgerDialog::text(int row, LedgerModel::Column column) const
{
    return m_table->model()->index(row, column).data().toString();
}

QPushButton *tst_LedgerDialog::button(const QString &word) const
{
    for (QPushButton *one : m_dialog->findChildren<QPushButton *>()) {
        if (one->text() == word)
            return one;
    }
    return nullptr;
}

bool tst_LedgerDialog::says(const QString &words) const
{
    for (const QLabel *label : m_dialog->findChildren<QLabel *>()) {
        if (label->isVisible() && label->text().contains(words))
            return true;
    }
    return false;
}

void tst_LedgerDialog::accept()
{
    auto *question = m_dialog->findChild<Confirmation *>();
    QVERIFY(question);
    question->accept();
}

void tst_LedgerDialog::showsWhatWasSent()
{
    LedgerEntry accepted = entryOf(LedgerState::Accepted, u"Rotate the keys"_s);
    accepted.action = u"eba-1"_s;
    accepted.tries.append({.at = accepted.at, .form = {}, .url = {}, .status = 201, .fault = {}, .answer = {}});
    put(accepted);
    LedgerEntry refused = entryOf(LedgerState::Refused, u"Raise TLS"_s);
    refused.tries.append({.at = refused.at, .form = {}, .url = {}, .status = 403, .fault = {}, .answer = {}});
    put(refused);
    open(m_service->endpoint);
    QTRY_COMPARE(m_table->model()->rowCount(), 2);
    QCOMPARE(text(0, LedgerModel::Subject), u"Raise TLS"_s); // the newest comes first
    QCOMPARE(text(1, LedgerModel::Action), u"eba-1"_s);
    const auto *detail = m_dialog->findChild<CodeView *>();
    QVERIFY(detail->toPlainText().startsWith(u"It was refused. Nothing was created."_s));
    QTest::keyClick(m_table, Qt::Key_Down);
    QVERIFY(detail->toPlainText().startsWith(u"The service accepted it."_s));
    QVERIFY(detail->toPlainText().contains(u"net  ws-1"_s));
    QVERIFY(detail->toPlainText().contains(u"  201 in "_s));
    QVERIFY(!button(u"Find out"_s)->isEnabled());
}

void tst_LedgerDialog::anUnknownOneIsLookedFor()
{
    put(entryOf(LedgerState::Unknown, u"About wscr-1"_s)); // as OddService::row() writes it
    open(m_service->endpoint);
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    QTRY_VERIFY(button(u"Find out"_s)->isEnabled());
    button(u"Find out"_s)->setFocus();
    button(u"Find out"_s)->click();
    QTRY_COMPARE(text(0, LedgerModel::State), u"Created"_s);
    QCOMPARE(reading().entries.first().state, LedgerState::Settled);
    QCOMPARE(reading().entries.first().requests.first().id, u"wscr-1"_s);
    QVERIFY(!button(u"Find out"_s)->isEnabled());
    QCOMPARE(m_dialog->focusWidget(), m_table); // not the button that came next
}

/// They have one subject, one workspace, and nearly one time.
void tst_LedgerDialog::twoThatCannotBeToldApartAreSaid()
{
    LedgerEntry first = entryOf(LedgerState::Unknown, u"Raise TLS"_s);
    LedgerEntry second = first;
    second.id = QUuid::createUuid();
    second.at = first.at.addSecs(300);
    LedgerEntry elsewhere = second;
    elsewhere.id = QUuid::createUuid();
    elsewhere.draft.subject = u"Rotate the keys"_s;
    for (const LedgerEntry &entry : {first, second, elsewhere})
        put(entry);
    open(m_service->endpoint);
    QTRY_COMPARE(m_table->model()->rowCount(), 3);
    const auto *detail = m_dialog->findChild<CodeView *>();
    QVERIFY(!detail->toPlainText().contains(u"Another bulk create"_s));
    QTest::keyClick(m_table, Qt::Key_Down);
    QVERIFY(detail->toPlainText().contains(u"Another bulk create with this subject"_s));
    second.state = LedgerState::Refused;
    put(second);
    QTRY_VERIFY(!detail->toPlainText().contains(u"Another bulk create"_s));
}

/// The arrows would lead to another row otherwise.
void tst_LedgerDialog::whoReadsKeepsTheFocus()
{
    put(entryOf(LedgerState::Unknown, u"About wscr-1"_s));
    open(m_service->endpoint);
    QTRY_VERIFY(button(u"Find out"_s)->isEnabled());
    auto *detail = m_dialog->findChild<CodeView *>();
    button(u"Find out"_s)->click();
    detail->setFocus();
    QTRY_COMPARE(text(0, LedgerModel::State), u"Created"_s);
    QCOMPARE(m_dialog->focusWidget(), detail);
}

void tst_LedgerDialog::oneOfAnotherConnectionIsNotLookedFor()
{
    put(entryOf(LedgerState::Unknown, u"Raise TLS"_s));
    service::Endpoint other = m_service->endpoint;
    other.connection = QUuid::createUuid();
    open(other);
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    QTRY_VERIFY(says(u"choose the connection “Work” first"_s));
    QVERIFY(!button(u"Find out"_s)->isEnabled());
    QCOMPARE(m_service->asked.size(), 0);
}

void tst_LedgerDialog::oneIsTakenAsDraft()
{
    const LedgerEntry entry = entryOf(LedgerState::Refused, u"Raise TLS"_s);
    put(entry);
    open(m_service->endpoint);
    QTRY_VERIFY(button(u"Use as draft"_s)->isEnabled());
    QSignalSpy wanted(m_dialog, &LedgerDialog::draftWanted);
    button(u"Use as draft"_s)->click();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().value<changerequests::BulkDraft>(), entry.draft);
    QTRY_VERIFY(!m_dialog);
}

/// Otherwise it would be sent again without a question.
void tst_LedgerDialog::anUnknownOneStaysUnknownAsDraft()
{
    const LedgerEntry entry = entryOf(LedgerState::Unknown, u"Raise TLS"_s);
    put(entry);
    open(m_service->endpoint);
    QTRY_VERIFY(button(u"Use as draft"_s)->isEnabled());
    QSignalSpy wanted(m_dialog, &LedgerDialog::draftWanted);
    button(u"Use as draft"_s)->click();
    QCOMPARE(wanted.first().first().value<changerequests::BulkDraft>().sentAt, entry.at);
}

void tst_LedgerDialog::oneIsRemoved()
{
    put(entryOf(LedgerState::Accepted, u"Rotate the keys"_s));
    put(entryOf(LedgerState::Refused, u"Raise TLS"_s));
    open(m_service->endpoint);
    QTRY_VERIFY(button(u"Remove..."_s)->isEnabled());
    button(u"Remove..."_s)->click();
    QCOMPARE(m_table->model()->rowCount(), 2); // it asks first
    accept();
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    QCOMPARE(text(0, LedgerModel::Subject), u"Rotate the keys"_s);
    QCOMPARE(reading().entries.size(), 1);
}

void tst_LedgerDialog::allAreCleared()
{
    put(entryOf(LedgerState::Accepted, u"Rotate the keys"_s));
    open(m_service->endpoint);
    QTRY_VERIFY(button(u"Clear..."_s)->isEnabled());
    button(u"Clear..."_s)->click();
    accept();
    QTRY_COMPARE(m_table->model()->rowCount(), 0);
    QTRY_VERIFY(says(u"No bulk create was sent from this computer yet."_s));
    QVERIFY(!button(u"Clear..."_s)->isEnabled() && !button(u"Use as draft"_s)->isEnabled());
    QCOMPARE(reading().entries.size(), 0);
}

RUNLATCH_WINDOW_TEST(tst_LedgerDialog)

} // namespace runlatch::ui

#include "tst_ledgerdialog.moc"
