// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/taskview/reviewerview.h"

#include "support/fakeclock.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/markdown/markdownview.h"
#include "ui/style/theme.h"
#include "ui/taskview/reviewerviewdetails.h"
#include "ui/taskview/taglevel.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/badge.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/tables/tableview.h"

#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using protocol::TagLevel;
using protocol::TaskState;
using protocol::TaskStatus;

namespace {

protocol::TaskResult failedResult()
{
    return {TaskStatus::Failed,
            u"2 passed, 1 failed"_s,
            u"https://checks.example/r/1"_s,
            {{u"NET-127"_s,
              u"Subnet overlaps"_s,
              u"## How to resolve\n\nMove it."_s,
              u"https://checks.example/o/1"_s,
              {{u"status"_s, u"Denied"_s, TagLevel::Error},
               {u"Severity"_s, u"High"_s, TagLevel::Error},
               {u"Severity"_s, u"Recoverable"_s, TagLevel::Info},
               {u"Cost Centre"_s, u"IT"_s, TagLevel::None}}},
             {u"TAG-2"_s, u"All tagged"_s, {}, {}, {}}}};
}

} // namespace

/// A task result is shown as a reviewer sees it at the service.
class tst_ReviewerView : public support::ThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        m_view = std::make_unique<ReviewerView>();
        m_view->resize(560, 700);
        m_view->show();
        show(TaskState::Failed, failedResult());
    }

    void cleanup() { m_view.reset(); }

    void saysStageAndCounts_data()
    {
        QTest::addColumn<TaskState>("state");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("counts");
        QTest::newRow("passed") << TaskState::Passed << u"Post-plan passed"_s << u"1 passed, 0 failed"_s;
        QTest::newRow("failed") << TaskState::Failed << u"Post-plan failed"_s << u"0 passed, 1 failed"_s;
        QTest::newRow("running") << TaskState::Running << u"Post-plan running"_s << u"0 passed, 0 failed"_s;
        QTest::newRow("errored") << TaskState::Errored << u"Post-plan errored"_s << u"0 passed, 1 failed"_s;
    }

    void saysStageAndCounts()
    {
        QFETCH(TaskState, state);
        show(state, failedResult());
        QStringList texts = labels();
        QFETCH(QString, title);
        QVERIFY2(texts.contains(title), qPrintable(texts.join(u'|')));
        QFETCH(QString, counts);
        QVERIFY(texts.contains(counts));
        QVERIFY(texts.contains(u"plan-checker"_s));
        QVERIFY(texts.contains(u"2 passed, 1 failed"_s));
    }

    /// A post-apply stage is finished whatever came. The run is over by then, so it cannot fail.
    void postApplyIsFinishedWhateverCame()
    {
        for (const TaskState state : {TaskState::Passed, TaskState::Failed, TaskState::Errored}) {
            m_view->setResult(u"plan-checker"_s, protocol::Stage::PostApply, state, failedResult());
            QVERIFY2(labels().contains(u"Post-apply finished"_s), qPrintable(labels().join(u'|')));
        }
        QVERIFY(labels().contains(u"0 passed, 1 failed"_s));
        m_view->setResult(u"plan-checker"_s, protocol::Stage::PostApply, TaskState::Running, failedResult());
        QVERIFY(labels().contains(u"Post-apply running"_s));
    }

    void anAdvisoryFailureDoesNotFailTheStage()
    {
        m_view->setEnforcementLevel(protocol::EnforcementLevel::Advisory);
        show(TaskState::Failed, failedResult());
        QVERIFY2(labels().contains(u"Post-plan passed"_s), qPrintable(labels().join(u'|')));
        QVERIFY(labels().contains(u"0 passed, 1 failed"_s));
        show(TaskState::Errored, failedResult());
        QVERIFY(labels().contains(u"Post-plan passed"_s));
    }

    void saysHowLongAgoItWas()
    {
        const QDateTime start = m_clock.utc();
        QVERIFY(!labels().join(u'|').contains("ago"_L1)); // nothing has been sent
        m_view->setSteps({{TaskState::Running, start.addSecs(-150)}, {TaskState::Failed, start}}, m_clock);
        QVERIFY2(labels().join(u' ').contains(u"Run tasks: Running 2 min ago > Failed a few seconds ago"_s),
                 qPrintable(labels().join(u' ')));
        QCOMPARE(labels().count(u"a few seconds ago"_s), 2); // the other one is beside the title
        m_clock.advance(std::chrono::minutes(5));
        QTRY_COMPARE(labels().count(u"5 min ago"_s), 2);
        QCOMPARE(labels().count(u"7 min ago"_s), 1);
        m_view->setSteps({}, m_clock);
        QVERIFY(!labels().contains(u"Run tasks:"_s));
    }

    void foldsItsOutcomes()
    {
        const auto expander = [this](const QString &name) {
            const auto all = m_view->findChildren<QPushButton *>();
            const auto found = std::find_if(all.begin(), all.end(), [&name](const QPushButton *one) {
                return one->isVisible() && one->accessibleName() == name;
            });
            return found == all.end() ? nullptr : *found;
        };
        QVERIFY(expander(u"Hide the outcomes"_s));
        expander(u"Hide the outcomes"_s)->click();
        QVERIFY(!table()->isVisible());
        QVERIFY(expander(u"Show the outcomes"_s));
        expander(u"Show the outcomes"_s)->click();
        QVERIFY(table()->isVisible());
        protocol::TaskResult result = failedResult();
        result.outcomes.clear();
        show(TaskState::Failed, result);
        QVERIFY(!expander(u"Hide the outcomes"_s));
    }

    void theMessageIsNotCutByTheButtonBesideIt()
    {
        for (const int width : {480, 545, 800}) {
            m_view->resize(width, 700);
            QCoreApplication::processEvents();
            for (const ElidedLabel *label : m_view->findChildren<ElidedLabel *>()) {
                if (label->text() == failedResult().message)
                    QVERIFY2(!label->isElided(), qPrintable(QString::number(width)));
            }
        }
    }

    void descriptionsBeginBelowTheirTitle_data()
    {
        QTest::addColumn<QString>("task");
        QTest::newRow("short") << u"a"_s;
        QTest::newRow("long") << u"the name of a run task that is long"_s;
    }
    void descriptionsBeginBelowTheirTitle()
    {
        QFETCH(QString, task);
        m_view->resize(900, 700);
        m_view->setResult(task, protocol::Stage::PostPlan, TaskState::Failed, failedResult());
        const QWidget *message = nullptr;
        for (const ElidedLabel *label : m_view->findChildren<ElidedLabel *>()) {
            if (label->text() == "2 passed, 1 failed"_L1)
                message = label;
        }
        QVERIFY(message != nullptr);
        const auto *table = m_view->findChild<TableView *>();
        const auto difference = [&] {
            const int description = table->columnViewportPosition(models::OutcomeModel::Description);
            const QPoint at = table->viewport()->mapTo(m_view.get(), QPoint(description, 0));
            return std::abs(message->mapTo(m_view.get(), QPoint()).x() - at.x());
        };
        QTRY_VERIFY2(difference() <= 2 * Theme::of(m_view.get()).u(), qPrintable(QString::number(difference())));
    }

    void listsOutcomesInTheOrderSent()
    {
        QCOMPARE(table()->model()->rowCount(), 2);
        QCOMPARE(table()->model()->index(0, 0).data().toString(), u"NET-127"_s);
        QVERIFY(table()->isVisible());
    }

    void opensDetails()
    {
        QVERIFY(!details()->isVisible());
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {},
                          table()->visualRect(table()->model()->index(0, 0)).center());
        QVERIFY(details()->isVisible());
        QStringList badges;
        for (const Badge *badge : details()->findChildren<Badge *>())
            badges += badge->spec().text;
        QCOMPARE(badges, QStringList({u"Denied"_s, u"High"_s, u"Recoverable"_s, u"IT"_s}));
        QCOMPARE(details()->findChild<MarkdownView *>()->markdown(), u"## How to resolve\n\nMove it."_s);
        QVERIFY(labels().contains(u"Severity"_s) && labels().contains(u"status"_s));
    }

    void linksTheIdOnlyWithAnAddress()
    {
        m_view->setCurrentOutcome(0);
        const auto link = [this] { return details()->findChild<QPushButton *>(u"outcomeLink"_s); };
        QVERIFY(link()->isVisible());
        m_view->setCurrentOutcome(1);
        QVERIFY(!link()->isVisible());
    }

    void keepsTheOpenOutcomeWhileTyping()
    {
        m_view->setCurrentOutcome(1);
        protocol::TaskResult result = failedResult();
        result.outcomes[1].description = u"changed"_s;
        show(TaskState::Failed, result);
        QVERIFY(labels().contains(u"changed"_s));
    }

    void showsWhatTheServiceDrops_data()
    {
        QTest::addColumn<QString>("resultUrl");
        QTest::addColumn<QString>("outcomeUrl");
        QTest::addColumn<bool>("blanked");
        QTest::newRow("right") << u"https://a.example"_s << u"HTTP://a.example"_s << false;
        QTest::newRow("none") << QString() << QString() << false;
        QTest::newRow("result") << u"a.example/r"_s << QString() << true;
        QTest::newRow("outcome") << QString() << u"a.example"_s << true;
        QTest::newRow("other scheme") << u"ftp://a.example"_s << QString() << true;
    }

    void showsWhatTheServiceDrops()
    {
        QFETCH(QString, resultUrl);
        QFETCH(QString, outcomeUrl);
        QFETCH(bool, blanked);
        protocol::TaskResult result = failedResult();
        result.url = resultUrl;
        result.outcomes[0].url = outcomeUrl;
        show(TaskState::Failed, result);
        QCOMPARE(m_view->findChild<MessageBar *>()->hasMessage(), blanked);
        QCOMPARE(table()->model()->rowCount(), blanked ? 0 : 2);
        QCOMPARE(labels().contains(u"2 passed, 1 failed"_s), !blanked);
        QVERIFY(labels().contains(u"plan-checker"_s));
    }

    void tellsLevelsByIconAndWord()
    {
        QSet<QString> icons;
        for (const TagLevel level : {TagLevel::Info, TagLevel::Warning, TagLevel::Error}) {
            const BadgeSpec spec = tagBadge({u"status"_s, u"word"_s, level});
            QCOMPARE(spec.text, u"word"_s);
            QVERIFY(!spec.icon.isEmpty() && spec.tone != Tone::None);
            icons.insert(spec.icon);
        }
        QCOMPARE(icons.size(), 3);
        QVERIFY(tagBadge({u"status"_s, u"word"_s, TagLevel::None}).icon.isEmpty());
    }

    void survivesManyTags()
    {
        protocol::TaskResult result = failedResult();
        for (int index = 0; index < 5000; ++index)
            result.outcomes[0].tags.append({QString::number(index % 200), u"<b>x</b>"_s, TagLevel::Info});
        show(TaskState::Failed, result);
        m_view->setCurrentOutcome(0);
        QVERIFY(details()->findChildren<Badge *>().size() <= 50 * 20);
    }

private:
    void show(TaskState state, const protocol::TaskResult &result)
    {
        m_view->setResult(u"plan-checker"_s, protocol::Stage::PostPlan, state, result);
    }
    TableView *table() const { return m_view->findChild<TableView *>(); }
    ReviewerViewDetails *details() const { return m_view->findChild<ReviewerViewDetails *>(); }
    QStringList labels() const
    {
        QStringList texts;
        for (const QLabel *label : m_view->findChildren<QLabel *>()) {
            if (label->isVisible())
                texts += label->text();
        }
        return texts;
    }

    support::FakeClock m_clock;
    std::unique_ptr<ReviewerView> m_view;
};

RUNLATCH_WINDOW_TEST(tst_ReviewerView)
#include "tst_reviewerview.moc"
