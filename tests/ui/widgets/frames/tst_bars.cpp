// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/headerstrip.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/keys/helpdesk.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/iconlabel.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/labels/sentencelabel.h"

#include <QApplication>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// Bars and empty states say what they are told, offer what can be done, and fit into narrow windows.
class tst_Bars : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(QFont(u"Noto Sans"_s, 10)); }
    void init() { support::failOnWarnings(); }

    void messageBarShowsASentence()
    {
        MessageBar bar;
        QVERIFY(bar.isHidden());
        const wording::Sentence sentence{u"No <b>answer</b>."_s, u"Is it up?"_s, wording::Sentence::Action::TryAgain};
        bar.setSentence(sentence);
        QVERIFY(!support::button<QPushButton>(bar, u"Try again"_s)); // nobody would do it
        QList<wording::Sentence::Action> wanted;
        bar.setSentence(sentence, [&wanted](wording::Sentence::Action action) { wanted.append(action); });
        QVERIFY(!bar.isHidden());
        QCOMPARE(bar.text(), u"No <b>answer</b>. Is it up?"_s);
        QCOMPARE(bar.findChild<SentenceLabel *>()->accessibleName(), bar.text());
        QPushButton *again = support::button<QPushButton>(bar, u"Try again"_s);
        QVERIFY(again);
        QTest::mouseClick(again, Qt::LeftButton);
        QCOMPARE(wanted, QList{wording::Sentence::Action::TryAgain});
        bar.setMessage(Tone::Info, u"Other"_s);
        QVERIFY(again->isHidden());
        QSignalSpy closed(&bar, &MessageBar::closed);
        QTest::mouseClick(support::named<QPushButton>(bar, u"Close this message"_s), Qt::LeftButton);
        QCOMPARE(closed.size(), 1);
        QVERIFY(bar.isHidden());
    }

    void messageBarLeadsToTheHelp()
    {
        MessageBar bar;
        QSignalSpy wanted(&HelpDesk::all(), &HelpDesk::sectionWanted);
        bar.setSentence({.fact = u"The port is in use."_s, .next = {}});
        QVERIFY(!support::button<QPushButton>(bar, u"Help"_s)); // there is nothing to say
        bar.setSentence({.fact = u"The port is in use."_s, .next = {}, .help = u"troubleshooting#port"_s});
        QPushButton *help = support::button<QPushButton>(bar, u"Help"_s);
        QVERIFY(help);
        QTest::mouseClick(help, Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.constFirst().constFirst().toString(), u"troubleshooting#port"_s);
    }

    void messageBarOpensWithMotion()
    {
        m_theme->setReducedMotion(false);
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        auto *bar = new MessageBar(&window);
        layout->addWidget(bar);
        layout->addStretch(1);
        window.resize(600, 300);
        window.show();
        bar->setMessage(Tone::Error, u"Fact."_s);
        QVERIFY(bar->height() < 5 * m_theme->u() || bar->maximumHeight() == 0);
        QTRY_VERIFY(bar->height() >= m_theme->controlHeight() && bar->maximumHeight() == QWIDGETSIZE_MAX);
        QPushButton *action = bar->addTextAction(u"Do it"_s);
        QSignalSpy done(action, &QPushButton::clicked);
        QTRY_VERIFY(action->isVisible());
        bar->dismiss();
        QVERIFY(bar->isVisible()); // the bar is closing, and its actions are disabled
        QTest::mouseClick(action, Qt::LeftButton);
        QCOMPARE(done.size(), 0);
        QTRY_VERIFY(bar->isHidden());
        m_theme->setReducedMotion(true);
    }

    void emptyStateHasTwoActions()
    {
        EmptyState empty;
        empty.setContent(u"inbox"_s, u"Nothing yet"_s, u"Requests appear here."_s);
        QCOMPARE(empty.findChild<IconLabel *>()->sizeHint(), QSize(2, 2) * Theme::of(&empty).iconSize());
        QVERIFY(empty.findChildren<QPushButton *>().first()->isHidden());
        empty.setPrimary(u"Start"_s, u"play"_s);
        empty.setSecondary(u"Why?"_s);
        QSignalSpy first(&empty, &EmptyState::primaryTriggered);
        QSignalSpy second(&empty, &EmptyState::secondaryTriggered);
        QTest::mouseClick(support::button<QPushButton>(empty, u"Start"_s), Qt::LeftButton);
        QTest::mouseClick(support::button<QPushButton>(empty, u"Why?"_s), Qt::LeftButton);
        QCOMPARE(first.size(), 1);
        QCOMPARE(second.size(), 1);
        empty.resize(600, 500);
        QVERIFY(empty.minimumSizeHint().width() < 400);
    }

    void theIconOfAnEmptyStateGivesWayToItsWords()
    {
        EmptyState empty;
        empty.setContent(u"box"_s, u"Nothing here"_s, u"Add a thing."_s);
        empty.show();
        empty.resize(400, 400);
        const auto *icon = empty.findChild<IconLabel *>();
        QTRY_COMPARE(icon->height(), icon->sizeHint().height());
        empty.resize(400, 1); // becomes as low as it may be
        QTRY_VERIFY(icon->height() < icon->sizeHint().height() / 2);
        for (const Label *words : empty.findChildren<Label *>())
            QVERIFY(words->height() >= words->heightForWidth(words->width()));
    }

    void headerGetsSmallInANarrowWindow()
    {
        HeaderStrip header(u"Change requests"_s);
        header.addAction(makeButton(ButtonRole::Primary, u"New"_s, {}, &header));
        header.resize(1440, header.sizeHint().height());
        header.show();
        const QLabel *title = header.findChild<ElidedLabel *>();
        QCOMPARE(title->font().pointSizeF(), m_theme->font(TextStyle::PageTitle).pointSizeF());
        header.resize(900, header.height());
        QTRY_COMPARE(title->font().pointSizeF(), m_theme->font(TextStyle::ItemTitle).pointSizeF());
        QVERIFY(header.minimumSizeHint().width() < 400);
    }

    void headerPutsWordsAwayForWantOfRoom()
    {
        HeaderStrip header(u"Run tasks"_s);
        auto *sample = makeButton(ButtonRole::Standard, u"Send &sample"_s, u"send"_s, &header);
        header.addContext(new ElidedLabel(u"http://127.0.0.1:8722/"_s, TextStyle::Mono));
        header.addAction(sample);
        header.resize(1440, header.sizeHint().height());
        header.show();
        QVERIFY(QTest::qWaitForWindowExposed(&header));
        const int wide = sample->width();
        const int least = header.minimumSizeHint().width();
        header.resize(least, header.height());
        QTRY_VERIFY(sample->width() < wide && sample->sizeHint().width() == m_theme->controlHeight());
        QTRY_VERIFY(header.minimumSizeHint().width() <= least); // the title is smaller now
        QCOMPARE(support::nameOf(sample), u"Send sample"_s);
        QHelpEvent help(QEvent::ToolTip, {}, sample->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(sample, &help);
        QCOMPARE(QToolTip::text(), u"Send sample"_s);
        QToolTip::hideText();
        header.resize(1440, header.height());
        QTRY_COMPARE(sample->width(), wide);
    }

    void headerPutsWordsOfALaterButtonAway()
    {
        HeaderStrip header(u"Run tasks"_s);
        header.addContext(new ElidedLabel(u"http://127.0.0.1:8722/"_s, TextStyle::Mono));
        header.resize(header.minimumSizeHint().width(), header.sizeHint().height());
        header.show();
        QVERIFY(QTest::qWaitForWindowExposed(&header));
        auto *sample = makeButton(ButtonRole::Standard, u"Send &sample"_s, u"send"_s, &header);
        const int wide = sample->sizeHint().width();
        header.addAction(sample);
        QTRY_COMPARE(sample->sizeHint().width(), m_theme->controlHeight());
        header.resize(1440, header.height());
        QTRY_COMPARE(sample->width(), wide);
    }
};

RUNLATCH_WINDOW_TEST(tst_Bars)
#include "tst_bars.moc"
