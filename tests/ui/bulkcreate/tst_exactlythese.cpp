// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "changerequests/gathering.h"
#include "changerequests/oddservice.h"
#include "models/appearedmodel.h"
#include "models/matchmodel.h"
#include "support/simulatedservice.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/bulkcreatedriver.h"
#include "ui/bulkcreate/matchespane.h"
#include "ui/bulkcreate/matchtable.h"
#include "ui/bulkcreate/watchpane.h"
#include "ui/widgets/tables/tableview.h"

namespace runlatch::ui {

using changerequests::Asked;
using changerequests::OddService;
using models::MatchModel;

namespace {

/// A service whose workspaces begin and cease to match while the page is open.
struct ChangingService
{
    http::Response answer(const Asked &asked)
    {
        if (asked.method == "POST" && !refused.isEmpty())
            return OddService::json(422, {{u"errors"_s, refused}});
        if (asked.method == "POST") {
            protocol::BulkAction action;
            action.id = u"eba-3Kd8sVq1"_s;
            return OddService::json(201, {{u"data"_s, protocol::writeBulkAction(action)}});
        }
        if (asked.path == u"/organizations"_s)
            return OddService::list({QJsonObject{{u"id"_s, u"acme"_s},
                                                 {u"type"_s, u"organizations"_s},
                                                 {u"attributes"_s, QJsonObject{{u"name"_s, u"acme"_s}}}}});
        if (asked.path.endsWith(u"/explorer"_s) && !isBroken)
            return OddService::list(rows, 1, 1, static_cast<int>(rows.size()));
        return OddService::error(403);
    }
    void add(const QString &name)
    {
        rows.append(protocol::writeExploredWorkspace({.id = QString(u"ws-"_s + name), .name = name, .attributes = {}}));
    }
    QList<QJsonObject> sent() const
    {
        QList<QJsonObject> bodies;
        for (const Asked &asked : service.asked) {
            if (asked.method == "POST")
                bodies += QJsonDocument::fromJson(asked.body)[u"data"_s][u"attributes"_s].toObject();
        }
        return bodies;
    }

    QJsonArray rows;
    QJsonArray refused; ///< the errors with which it refuses to create
    bool isBroken = false;
    OddService service{[this](const Asked &asked) { return answer(asked); }};
};

} // namespace

/// Exactly the workspaces that the review counts get the change request, or those that the query finds.
class tst_ExactlyThese : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void leavingOneOutCreatesOnTheOthers();
    void aWorkspaceThatBeginsToMatchIsNotTouched();
    void theQueryIsSentWhereItIsChosen();
    void anotherQueryVoidsWhatWasRead();
    void whatMatchesNowIsCounted();
    void noMatchCreatesNothing();
    void aFailureCreatesNothingAndCanBeReadAgain();
    void readingCanBeCancelled();
    void aMatchWithoutAnIdIsNamed();
    void whatCannotBeAskedIsSentAsAQueryAlone();
    void aRefusedWorkspaceIsNamed();
    void theChoiceIsMadeByKeys();
    void theChoiceStaysWithTheDraft();
    void theTableFollowsTheQuery();

private:
    static BulkDraft exactDraft(const QString &part = u"a"_s);
    void open(const service::Endpoint &endpoint, const BulkDraft &draft = exactDraft());
    void openChanging(const BulkDraft &draft = exactDraft());
    void review() { m_driver->form().showStep(BulkCreateForm::Reviewing); }
    bool create();
    const MatchesPane &pane() const { return *m_driver->page->findChild<MatchesPane *>(); }
    MatchTable &table() const { return *m_driver->page->findChild<MatchTable *>(); }
    QRadioButton &choice(const QString &name) const { return *m_driver->page->findChild<QRadioButton *>(name); }
    std::optional<int> targets() const { return m_driver->form().sendable().workspaces; }
    QString primary() const { return m_driver->button(u"primary"_s)->text(); }
    /// The workspaces of the organization that have an active change request of this subject.
    QStringList workspacesWith(const QString &subject);

    std::unique_ptr<ChangingService> m_changing;
    std::unique_ptr<BulkCreateDriver> m_driver;
};

void tst_ExactlyThese::init()
{
    support::failOnWarnings();
    m_changing = std::make_unique<ChangingService>();
    for (const QString &name : {u"alpha"_s, u"beta"_s, u"gamma"_s})
        m_changing->add(name);
    m_driver = std::make_unique<BulkCreateDriver>(*m_theme);
}

void tst_ExactlyThese::cleanup()
{
    m_driver.reset();
    m_changing.reset();
}

BulkDraft tst_ExactlyThese::exactDraft(const QString &part)
{
    BulkDraft draft = BulkCreateDriver::written();
    draft.sends = BulkDraft::Sends::Exactly;
    draft.conditions[0].condition.value = part;
    return draft;
}

void tst_ExactlyThese::open(const service::Endpoint &endpoint, const BulkDraft &draft)
{
    m_driver->start({organizations()});
    m_driver->engine->endpoint = endpoint;
    m_driver->engine->endpoint.name = u"Test"_s;
    m_driver->openPage();
    QTRY_VERIFY(!m_driver->form().draft().organization.isEmpty());
    m_driver->form().load(draft);
    emit m_driver->form().changed();
}

void tst_ExactlyThese::openChanging(const BulkDraft &draft)
{
    open(m_changing->service.endpoint, draft);
}

bool tst_ExactlyThese::create()
{
    if (!support::waitFor([this] { return m_driver->mayCreate(); }))
        return false;
    m_driver->press();
    return support::waitFor([this] { return m_driver->text(u"bulkActionId"_s).startsWith(u"eba-"_s); });
}

QStringList tst_ExactlyThese::workspacesWith(const QString &subject)
{
    changerequests::Gathering gathering(m_driver->engine->service);
    QStringList ids;
    connect(&gathering, &changerequests::Gathering::arrived, this, [&](const auto &rows) {
        for (const protocol::ChangeRequest &row : rows) {
            if (row.subject == subject)
                ids += row.workspaceId;
        }
    });
    gathering.start(m_driver->engine->endpoint, {u"acme"_s, {}}, service::Scope::Active);
    support::waitFor([&gathering] { return !gathering.isRunning(); });
    ids.sort();
    return ids;
}

/// At the simulator: the one that is left out by a key gets none, and each other one gets one.
void tst_ExactlyThese::leavingOneOutCreatesOnTheOthers()
{
    simulator::ServiceOptions options;
    options.workspaces = 12;
    const support::SimulatedService simulated(options);
    BulkDraft draft = exactDraft(u"-"_s);
    draft.subject = u"Only on those that are chosen"_s;
    open(simulated.endpoint(), draft);
    QCOMPARE(m_driver->form().draft().organization, u"acme"_s);
    QTRY_VERIFY(pane().count().value_or(0) > 1); // the page asks by itself
    const int count = *pane().count();
    table().setFocus();
    table().setCurrentIndex(table().model()->index(1, MatchModel::Project)); // in any column
    QTest::keyClick(&table(), Qt::Key_Space);
    const QString out =
        table().model()->index(1, 0).data(MatchModel::WorkspaceRole).value<protocol::ExploredWorkspace>().id;
    QCOMPARE(m_driver->form().draft().leftOut, QStringList{out});
    review();
    QTRY_COMPARE(targets(), std::optional(count - 1));
    QVERIFY(primary().startsWith(u"Create on %1 workspace"_s.arg(count - 1)));
    QVERIFY(create());
    const QStringList touched = workspacesWith(draft.subject);
    QCOMPARE(touched.size(), count - 1);
    QVERIFY(!touched.contains(out));
    QCOMPARE(QSet<QString>(touched.begin(), touched.end()).size(), touched.size());
    const auto *watch = m_driver->page->findChild<WatchPane *>();
    m_driver->click(m_driver->button(u"watch"_s));
    const QAbstractItemModel *appeared = watch->findChild<TableView *>()->model();
    QTRY_COMPARE(appeared->rowCount(), count - 1);
    QVERIFY(!appeared->index(0, 0).data(models::AppearedModel::WorkspaceNameRole).toString().isEmpty());
}

void tst_ExactlyThese::aWorkspaceThatBeginsToMatchIsNotTouched()
{
    openChanging();
    review();
    QTRY_COMPARE(targets(), std::optional(3));
    m_changing->add(u"delta"_s);
    QVERIFY(create());
    QCOMPARE(m_changing->sent().size(), 1);
    const QJsonObject sent = m_changing->sent().constFirst();
    QCOMPARE(sent[u"target_ids"_s].toArray(), (QJsonArray{u"ws-alpha"_s, u"ws-beta"_s, u"ws-gamma"_s}));
    QVERIFY(!sent.contains(u"query"_s));
}

void tst_ExactlyThese::theQueryIsSentWhereItIsChosen()
{
    openChanging();
    choice(u"sendsQuery"_s).click();
    review();
    QVERIFY(m_driver->shows(u"The service decides who matches when it carries this out."_s));
    QVERIFY(create());
    const QJsonObject sent = m_changing->sent().constFirst();
    QVERIFY(sent.contains(u"query"_s)); // also for those that begin to match
    QVERIFY(!sent.contains(u"target_ids"_s));
}

void tst_ExactlyThese::anotherQueryVoidsWhatWasRead()
{
    openChanging();
    review();
    QTRY_COMPARE(targets(), std::optional(3));
    m_driver->form().showStep(BulkCreateForm::Targets);
    BulkDraft other = exactDraft(u"b"_s);
    m_driver->form().load(other);
    QVERIFY(!targets());
    QVERIFY(!m_driver->form().creation());
    m_changing->add(u"delta"_s);
    review();
    QTRY_COMPARE(targets(), std::optional(4));
}

/// The table may be of a moment before. The review counts what it has read, and says so.
void tst_ExactlyThese::whatMatchesNowIsCounted()
{
    openChanging();
    QTRY_COMPARE(pane().count(), std::optional(3));
    m_changing->add(u"delta"_s);
    review();
    QTRY_COMPARE(targets(), std::optional(4));
    QVERIFY(m_driver->shows(u"Other workspaces match than the table showed."_s));
    QVERIFY(m_driver->shows(u"alpha, beta, gamma, delta"_s));
}

void tst_ExactlyThese::noMatchCreatesNothing()
{
    m_changing->rows = {};
    openChanging();
    review();
    QTRY_COMPARE(targets(), std::optional(0));
    QVERIFY(m_driver->shows(u"No workspace matches the query."_s));
    QCOMPARE(m_driver->form().creation().error().rule, base::Rules::CreateNoMatch);
    QVERIFY(m_changing->sent().isEmpty());
}

void tst_ExactlyThese::aFailureCreatesNothingAndCanBeReadAgain()
{
    m_changing->isBroken = true;
    openChanging();
    review();
    QTRY_VERIFY(m_driver->button(u"Read again"_s));
    QCOMPARE(primary(), u"Show what is in the way"_s);
    m_driver->press();
    QVERIFY(m_driver->message().contains(u"have not all been read"_s));
    QVERIFY(m_changing->sent().isEmpty());
    m_changing->isBroken = false;
    m_driver->click(m_driver->button(u"Read again"_s));
    QTRY_COMPARE(targets(), std::optional(3));
    QVERIFY(create());
}

void tst_ExactlyThese::readingCanBeCancelled()
{
    openChanging();
    m_changing->service.holdAnswers();
    review();
    QVERIFY(m_driver->form().isGathering());
    QVERIFY(m_driver->shows(u"The workspaces that match are being read."_s));
    QVERIFY(m_driver->form().remark().startsWith(u"Reading the matches"_s));
    QVERIFY(!m_driver->mayCreate());
    m_driver->click(m_driver->button(u"cancel"_s));
    QCOMPARE(m_driver->form().step(), int(BulkCreateForm::Message));
    QVERIFY(!m_driver->form().isGathering());
    m_changing->service.release();
    review();
    QTRY_COMPARE(targets(), std::optional(3));
}

void tst_ExactlyThese::aMatchWithoutAnIdIsNamed()
{
    m_changing->rows.append(QJsonObject{{u"attributes"_s, QJsonObject{{u"workspace-name"_s, u"nameless"_s}}}});
    openChanging();
    review();
    QTRY_COMPARE(targets(), std::optional(4));
    QVERIFY(m_driver->shows(u"\u201cnameless\u201d matches, but the service does not return its workspace id."_s));
    QVERIFY(!m_driver->form().creation());
    QVERIFY(m_changing->sent().isEmpty());
}

void tst_ExactlyThese::whatCannotBeAskedIsSentAsAQueryAlone()
{
    BulkDraft draft = exactDraft();
    draft.conditions[0].condition.furtherValues = {u"b"_s};
    openChanging(draft);
    review();
    QVERIFY(!m_driver->form().isGathering());
    QCOMPARE(primary(), u"Show what is in the way"_s);
    QVERIFY(m_driver->shows(u"The workspaces that match cannot be read"_s));
    m_driver->press();
    QCOMPARE(m_driver->form().step(), int(BulkCreateForm::Targets));
    QVERIFY(m_driver->message().contains(u"or send the query itself"_s)); // no field is marked
    choice(u"sendsQuery"_s).click();
    review();
    QVERIFY(m_driver->message().isEmpty());
    QVERIFY(create());
    QCOMPARE(m_changing->sent().size(), 1);
}

/// The service names it by its place among the ids, which are those of the matches that are not left out.
void tst_ExactlyThese::aRefusedWorkspaceIsNamed()
{
    const QJsonObject source{{u"pointer"_s, u"/data/attributes/target_ids/1"_s}};
    m_changing->refused = {QJsonObject{{u"detail"_s, u"Too bad"_s}, {u"source"_s, source}}};
    BulkDraft draft = exactDraft();
    draft.leftOut = {u"ws-alpha"_s};
    openChanging(draft);
    review();
    QTRY_COMPARE(targets(), std::optional(2));
    QVERIFY(m_driver->mayCreate());
    m_driver->press();
    QTRY_COMPARE(m_driver->form().step(), int(BulkCreateForm::Targets));
    QVERIFY(m_driver->shows(u"The service does not take \u201cgamma\u201d."_s));
    QVERIFY(m_driver->shows(u"Too bad"_s));
}

void tst_ExactlyThese::theChoiceIsMadeByKeys()
{
    openChanging();
    QTRY_COMPARE(table().model()->rowCount(), 3);
    QTRY_COMPARE(choice(u"sendsExactly"_s).text(), u"Exactly these 3 workspace(s)"_s);
    table().setFocus();
    table().setCurrentIndex(table().model()->index(0, 0));
    QTest::keyClick(&table(), Qt::Key_Space);
    QVERIFY(choice(u"sendsExactly"_s).text().contains(u"without 1"_s));
    choice(u"sendsExactly"_s).setFocus();
    QTest::keyClick(&choice(u"sendsExactly"_s), Qt::Key_Down);
    QVERIFY(choice(u"sendsQuery"_s).isChecked());
    QCOMPARE(m_driver->form().draft().sends, BulkDraft::Sends::Query);
    QVERIFY(!table().model()->index(0, 0).data(Qt::CheckStateRole).isValid());
    QTest::keyClick(&choice(u"sendsQuery"_s), Qt::Key_Up);
    QCOMPARE(m_driver->form().draft().leftOut, QStringList{u"ws-alpha"_s}); // nothing is forgotten
    m_driver->click(m_driver->button(u"Leave none out"_s));
    QVERIFY(m_driver->form().draft().leftOut.isEmpty());
    QVERIFY(choice(u"sendsExactly"_s).hasFocus()); // the button is gone
}

void tst_ExactlyThese::theChoiceStaysWithTheDraft()
{
    BulkDraft draft = exactDraft();
    draft.leftOut = {u"ws-beta"_s};
    openChanging(draft);
    QCOMPARE(m_driver->form().draft().leftOut, draft.leftOut);
    choice(u"sendsQuery"_s).click();
    QTRY_COMPARE(m_driver->storedDraft().sends, BulkDraft::Sends::Query);
    m_driver->page.reset();
    m_driver->openPage();
    QTRY_COMPARE(m_driver->form().draft().subject, draft.subject);
    QCOMPARE(m_driver->form().draft().sends, BulkDraft::Sends::Query);
    QCOMPARE(m_driver->form().draft().leftOut, draft.leftOut);
    QVERIFY(choice(u"sendsQuery"_s).isChecked());
}

void tst_ExactlyThese::theTableFollowsTheQuery()
{
    openChanging();
    QTRY_COMPARE(table().model()->rowCount(), 3);
    m_changing->add(u"delta"_s);
    for (auto *line : m_driver->page->findChildren<QLineEdit *>()) {
        if (line->accessibleName() == u"Value of condition 1"_s)
            QTest::keyClicks(line, u"lp"_s);
    }
    QCOMPARE(m_driver->form().draft().conditions.constFirst().condition.value, u"alp"_s);
    QTRY_COMPARE(table().model()->rowCount(), 4);
    QVERIFY(!pane().isStale());
}

RUNLATCH_WINDOW_TEST(tst_ExactlyThese)

} // namespace runlatch::ui

#include "tst_exactlythese.moc"
