// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/plan/plantab.h"

#include "support/runtasks.h"
#include "support/scriptedserver.h"
#include "support/smallplan.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/plan/planview.h"
#include "ui/inspector/runtaskspagefixture.h"

#include <QCheckBox>
#include <QPushButton>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using support::httpAnswer;
using support::Script;
using support::ScriptedServer;

/// The tab of a request fetches its plan when it is asked to, says where the token goes, and what became of it.
class tst_PlanTab : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_parts.reset(); }
    void fetchesAfterTheAddressWasShown();
    void saysWhyItDidNotCome();
    void isCancelled();
    void aRequestWithoutAPlanSaysSo();
    void byItselfOnlyWhenItIsSwitchedOn();

private:
    void show(const QUrl &link, const QString &stage = u"post_plan"_s);
    PlanTab &tab() const { return m_parts->detail().plan(); }
    QPushButton *button(const QString &text) const { return support::shownButton<QPushButton>(tab(), text); }
    bool says(const QString &text) const
    {
        return support::waitFor([&] { return support::says(tab(), text); });
    }

    std::unique_ptr<RunTasksPageFixture> m_parts;
};

void tst_PlanTab::init()
{
    m_parts = std::make_unique<RunTasksPageFixture>(*m_theme);
    QVERIFY(m_parts->openStore());
}

void tst_PlanTab::show(const QUrl &link, const QString &stage)
{
    store::CaptureRow row;
    row.uuid = QUuid::createUuid();
    row.receivedAt = m_parts->parts.clock.utc();
    row.deadline = row.receivedAt.addSecs(600);
    row.stage = stage;
    const QByteArray body = R"({"payload_version":1,"access_token":"token-of-the-request","stage":")" + stage.toUtf8()
        + R"(","plan_json_api_url":")" + link.toEncoded() + R"("})";
    m_parts->add({row, "POST / HTTP/1.1\r\nHost: a\r\n\r\n", body});
    m_parts->openPage();
    m_parts->showTab(u"Plan"_s);
}

void tst_PlanTab::fetchesAfterTheAddressWasShown()
{
    ScriptedServer service(Script::answer(httpAnswer(200, support::smallPlan())));
    const QUrl link = service.url(u"/api/v2/plans/plan-1/json-output"_s);
    show(link);
    QVERIFY(says(link.toString()));
    QCOMPARE(service.count(), 0);
    button(u"Fetch the plan"_s)->click();
    QVERIFY(says(u"Plan: 2 to add, 1 to change, 1 to destroy"_s));
    QCOMPARE(service.header(0, "Authorization"), "Bearer token-of-the-request");
    QTRY_COMPARE(tab().findChild<QTreeView *>()->model()->rowCount(), 3);
}

void tst_PlanTab::saysWhyItDidNotCome()
{
    ScriptedServer service({Script::answer(httpAnswer(401)), Script::answer(httpAnswer(200, support::smallPlan()))});
    show(service.url(u"/plan"_s));
    QVERIFY(says(u"The plan is not fetched yet"_s));
    button(u"Fetch the plan"_s)->click();
    QVERIFY(says(u"does not accept the request's access token"_s));
    button(u"Fetch the plan again"_s)->click();
    QVERIFY(says(u"Plan: 2 to add"_s));
}

void tst_PlanTab::isCancelled()
{
    ScriptedServer service(Script::hang(httpAnswer(200, QByteArray(3'000'000, 'x')).chopped(10)));
    show(service.url(u"/plan"_s));
    QVERIFY(says(u"The plan is not fetched yet"_s));
    button(u"Fetch the plan"_s)->click();
    QVERIFY(says(u"have come."_s));
    button(u"Cancel"_s)->setFocus();
    QTest::keyClick(button(u"Cancel"_s), Qt::Key_Space);
    QVERIFY(says(u"The plan is not fetched yet"_s));
    QCOMPARE(tab().window()->focusWidget(), &tab()); // no button is pressed by the next key
}

void tst_PlanTab::aRequestWithoutAPlanSaysSo()
{
    show(QUrl(u"https://service.example/plan"_s), u"pre_plan"_s);
    QVERIFY(says(u"Only run tasks of post_plan, pre_apply and post_apply"_s));
    QVERIFY(!button(u"Fetch the plan"_s));
}

void tst_PlanTab::byItselfOnlyWhenItIsSwitchedOn()
{
    show(QUrl(u"https://service.example/plan"_s));
    QVERIFY(says(u"The plan is not fetched yet"_s));
    auto *choice = support::firstOf<QCheckBox>(
        tab(), [](const QCheckBox *one) { return one->text().contains(u"by themselves"_s); });
    QVERIFY(choice && choice->isVisible());
    QVERIFY(!choice->isChecked());
    choice->click();
    QVERIFY(m_parts->parts.preferences.fetchesPlans());
}

RUNLATCH_WINDOW_TEST(tst_PlanTab)

#include "tst_plantab.moc"
