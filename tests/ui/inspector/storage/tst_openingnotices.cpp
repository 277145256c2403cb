// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/storage/openingnotices.h"

#include "base/rules.h"
#include "support/suite.h"
#include "ui/inspector/runtaskspagetest.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// Why captures cannot be opened, or not later, is said with "Try again" until it is over.
class tst_OpeningNotices : public RunTasksPageTest
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void theMissingKeyStaysUntilItIsKept();
    void aStoreThatDoesNotOpenStaysUntilItDoes();

private:
    MessageBar *bar(const QString &text) const;
    static QPushButton *retry(const MessageBar *bar);
};

/// Null if there is no such message.
MessageBar *tst_OpeningNotices::bar(const QString &text) const
{
    const auto bars = m_page->findChildren<MessageBar *>();
    const auto found = std::find_if(bars.begin(), bars.end(), [&text](const MessageBar *one) {
        return one->hasMessage() && one->text().contains(text);
    });
    return found == bars.end() ? nullptr : *found;
}

QPushButton *tst_OpeningNotices::retry(const MessageBar *bar)
{
    const auto buttons = bar->findChildren<QPushButton *>();
    const auto found = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton *button) {
        return !button->isHidden() && button->text() == u"Try again"_s;
    });
    return found == buttons.end() ? nullptr : *found;
}

void tst_OpeningNotices::theMissingKeyStaysUntilItIsKept()
{
    const QString words = u"No keychain keeps the key"_s;
    QSignalSpy wanted(m_page.get(), &RunTasksPage::keyWanted);
    m_page->showSessionKey();
    QVERIFY(bar(words));
    emit m_page->listener().starting(); // dismisses what was said of the listener
    m_page->sessionOpened();
    QVERIFY(bar(words));
    for (int round = 1; round <= 2; ++round) {
        QTRY_VERIFY(retry(bar(words)));
        QPushButton *again = retry(bar(words));
        again->setFocus();
        QTest::keyClick(again, Qt::Key_Space);
        QCOMPARE(wanted.size(), round);
        QVERIFY(bar(words) && retry(bar(words)));
        m_page->showSessionKey(); // the keychain has not answered this time either
        QTRY_VERIFY(retry(bar(words)) && retry(bar(words))->hasFocus());
    }
    m_page->showKeptKey();
    QVERIFY(!bar(words));
}

void tst_OpeningNotices::aStoreThatDoesNotOpenStaysUntilItDoes()
{
    const base::Error error{.kind = base::ErrorKind::Storage, .rule = base::Rules::StoreFull, .subject = u"/a/b"_s};
    const QString words = wording::sentence(error).fact;
    QSignalSpy wanted(m_page.get(), &RunTasksPage::storeRetryWanted);
    m_page->showStoreError(error);
    QVERIFY(bar(words));
    emit m_page->listener().waitingForKeychain(); // other messages come beside it
    emit m_page->listener().starting();
    QTRY_VERIFY(retry(bar(words)));
    retry(bar(words))->click();
    QCOMPARE(wanted.size(), 1);
    QVERIFY(bar(words)); // it has not opened yet
    m_page->sessionOpened();
    QVERIFY(!bar(words));
}

RUNLATCH_WINDOW_TEST(tst_OpeningNotices)

} // namespace runlatch::ui

#include "tst_openingnotices.moc"
