// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/bulkcreatedriver.h"

#include <QClipboard>
#include <QTabBar>
#include <QTabWidget>

using namespace runlatch;
using namespace runlatch::ui;

/// A query that was typed as a text is sent as it was read, and an address is taken wherever no text is written.
class tst_QueryPaste : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        support::failOnWarnings();
        m_driver = std::make_unique<BulkCreateDriver>(*m_theme);
        m_driver->open({organizations()});
    }
    void cleanup() { m_driver.reset(); }

    void anUnreadTextBarsTheReview();
    void aTextIsReadBeforeTheNextStep();
    void anAddressIsTakenFromAnyStep();
    void aTextFieldKeepsItsPaste();

private:
    CodeView *json() const
    {
        m_driver->page->findChild<QTabWidget *>()->setCurrentIndex(1);
        return m_driver->code(u"Query of the request, JSON"_s);
    }
    static void copyAddress()
    {
        QGuiApplication::clipboard()->setText(u"https://x/explorer?filter[0][workspace_name][is][0]=db"_s);
    }

    std::unique_ptr<BulkCreateDriver> m_driver;
};

void tst_QueryPaste::anUnreadTextBarsTheReview()
{
    m_driver->form().load(BulkCreateDriver::written());
    json()->setPlainText(u"["_s);
    m_driver->form().showStep(BulkCreateForm::Reviewing);
    QCOMPARE(m_driver->form().step(), int(BulkCreateForm::Targets));
    QVERIFY(json()->hasFocus());
    QVERIFY(m_driver->form().remark().contains(u"The JSON is not read yet"_s));
    QVERIFY(!m_driver->form().checkStep());
}

void tst_QueryPaste::aTextIsReadBeforeTheNextStep()
{
    m_driver->form().load(BulkCreateDriver::written());
    json()->setPlainText(uR"([{"workspace_name":{"contains":["db-"]}}])"_s);
    QVERIFY(m_driver->form().checkStep());
    m_driver->form().showStep(BulkCreateForm::Reviewing);
    QCOMPARE(m_driver->form().step(), int(BulkCreateForm::Reviewing));
    QVERIFY(m_driver->code(u"The exact request"_s)->toPlainText().contains(u"db-"_s));
}

void tst_QueryPaste::anAddressIsTakenFromAnyStep()
{
    copyAddress();
    BulkDraft draft = BulkCreateDriver::written();
    for (const int step : {BulkCreateForm::Targets, BulkCreateForm::Reviewing}) {
        draft.by = step == BulkCreateForm::Targets ? BulkDraft::Targets::Query : BulkDraft::Targets::List;
        m_driver->form().load(draft);
        m_driver->form().showStep(step);
        if (step == BulkCreateForm::Targets)
            m_driver->page->findChild<QTabWidget *>()->tabBar()->setFocus();
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Paste);
        const auto taken = m_driver->form().draft();
        QCOMPARE(taken.by, BulkDraft::Targets::Query);
        QCOMPARE(taken.conditions,
                 (QList<BulkDraft::Condition>{{{u"workspace_name"_s, ExplorerOperator::Is, u"db"_s}, true}}));
        QCOMPARE(m_driver->form().step(), int(BulkCreateForm::Targets));
    }
}

void tst_QueryPaste::aTextFieldKeepsItsPaste()
{
    copyAddress();
    m_driver->form().load(BulkCreateDriver::written());
    m_driver->form().showStep(BulkCreateForm::Message);
    auto *message = m_driver->page->findChild<QPlainTextEdit *>(u"message"_s);
    message->setFocus();
    QTest::keySequence(message, QKeySequence::Paste);
    QVERIFY(message->toPlainText().contains(u"https://x/explorer"_s));
    QCOMPARE(m_driver->form().draft().conditions, BulkCreateDriver::written().conditions);
}

RUNLATCH_WINDOW_TEST(tst_QueryPaste)
#include "tst_querypaste.moc"
