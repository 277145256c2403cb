// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/settledreply.h"

#include "support/fakeclock.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/taskview/reviewerview.h"

#include <QTest>
#include <QThreadPool>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// The accepted reply is shown as the reviewer sees it; a long one is read beside the window.
class tst_SettledReply : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        m_settled = std::make_unique<SettledReply>(m_clock);
        m_settled->resize(900, 500);
        m_settled->show();
    }
    void cleanup() { m_settled.reset(); }

    void aShortReplyIsShownAtOnce()
    {
        m_settled->setCapture(answered(u"short"_s));
        QVERIFY(reviewer().isVisible());
    }

    void aLongReplyIsReadBesideTheWindow()
    {
        m_settled->setCapture(answered(QString(200'000, u'x')));
        QVERIFY(!reviewer().isVisible());
        QTRY_VERIFY(reviewer().isVisible());
    }

    void theLatestIsShown()
    {
        m_settled->setCapture(answered(QString(200'000, u'x')));
        m_settled->setState(protocol::TaskState::Errored); // of another request
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QVERIFY(!reviewer().isVisible());
    }

private:
    ReviewerView &reviewer() const { return *m_settled->findChild<ReviewerView *>(); }
    store::Capture answered(const QString &body) const
    {
        protocol::TaskResult result;
        result.status = protocol::TaskStatus::Passed;
        protocol::Outcome outcome;
        outcome.id = u"one"_s;
        outcome.description = u"One"_s;
        outcome.body = body;
        result.outcomes = {outcome};
        store::Capture capture;
        capture.row.state = protocol::TaskState::Passed;
        store::SentReply reply;
        reply.http = 200;
        reply.status = u"passed"_s;
        reply.sentAt = m_clock.utc();
        reply.body = protocol::writeTaskResult(result);
        capture.replies = {reply};
        return capture;
    }

    support::FakeClock m_clock;
    std::unique_ptr<SettledReply> m_settled;
};

RUNLATCH_WINDOW_TEST(tst_SettledReply)
#include "tst_settledreply.moc"
