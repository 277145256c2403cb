// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/plan/planview.h"

#include "support/quickfolder.h"
#include "support/sight.h"
#include "support/smallplan.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/waiting.h"
#include "ui/inspector/plan/plandialog.h"
#include "ui/inspector/plan/plantree.h"
#include "ui/widgets/controls/filteredit.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/tables/tableview.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// A plan is read by keyboard, and no secret of it is shown or copied before it is asked for.
class tst_PlanView : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_view.reset(); }
    void countsAndListsWhatChanges();
    void secretsAreShownByAGestureForOneChange();
    void hiddenSecretsGoAtOnce();
    void copiesOnlyWhatIsShown();
    void isFilteredByKeyboard();
    void lettersLeadToARowOfASmallTree();
    void partsStandApart();
    void actionsAreListed();
    void aClearedOneHasNothingOfItsPlan();
    void saysWhatAPlanSaysOfItself_data();
    void saysWhatAPlanSaysOfItself();
    void aFileHasItsWindow();
    void whatIsNoPlanIsTold();
    void filesAreSorted();
    void namesItsControls();

private:
    QTreeView &tree() const { return *m_view->findChild<QTreeView *>(); }
    TableView &attributes() const
    {
        return *support::firstOf<TableView>(
            *m_view, [](const TableView *one) { return one->accessibleName() == u"Attributes of the change"_s; });
    }
    QPushButton &secrets() const { return *support::button<QPushButton>(*m_view, u"Show sensitive values"_s); }
    bool open(const QByteArray &plan)
    {
        QSignalSpy opened(m_view.get(), &PlanView::opened);
        m_view->open([plan] { return base::Result<QByteArray>(plan); });
        return support::waitFor([&] { return opened.size() == 1 && tree().model()->rowCount() > 0; });
    }
    bool choose(int row)
    {
        tree().setCurrentIndex(tree().model()->index(row, 0));
        return support::waitFor([&] { return attributes().model()->rowCount() > 0; });
    }
    QString values() const
    {
        QStringList all;
        const QAbstractItemModel &model = *attributes().model();
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column)
                all += model.index(row, column).data().toString();
        }
        return all.join(u'\n');
    }
    QString file(const QString &name, const QByteArray &content)
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
    }

    const QString m_password = QString::fromLatin1(support::PlanPassword);
    support::QuickFolder m_folder;
    std::unique_ptr<PlanView> m_view;
};

void tst_PlanView::init()
{
    m_view = std::make_unique<PlanView>();
    m_view->resize(900, 700);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void tst_PlanView::countsAndListsWhatChanges()
{
    QVERIFY(open(support::smallPlan()));
    QVERIFY(support::says(*m_view, u"Plan: 2 to add, 1 to change, 1 to destroy"_s));
    QCOMPARE(tree().model()->rowCount(), 3);
    QVERIFY(!tree().isExpanded(tree().model()->index(2, 0))); // a module is closed at first
    QVERIFY(choose(0));
    QVERIFY(values().contains(u"forces replacement"_s));
    QVERIFY(secrets().isHidden()); // this change has none
}

void tst_PlanView::secretsAreShownByAGestureForOneChange()
{
    QVERIFY(open(support::smallPlan()));
    QVERIFY(choose(1));
    QVERIFY(!values().contains(m_password));
    QTRY_VERIFY(secrets().isVisible());
    secrets().click();
    QTRY_VERIFY(values().contains(m_password));
    QVERIFY(choose(0));
    QVERIFY(choose(1));
    QTRY_VERIFY(values().contains(u"(secret)"_s));
    QVERIFY(!values().contains(m_password)); // hidden again
}

/// Laying the change out again takes time, for which they would stay in sight.
void tst_PlanView::hiddenSecretsGoAtOnce()
{
    QVERIFY(open(support::smallPlan()));
    QVERIFY(choose(1));
    QPushButton &shown = secrets();
    QTRY_VERIFY(shown.isVisible());
    shown.click();
    QTRY_VERIFY(values().contains(m_password));
    shown.click();
    QVERIFY(!values().contains(m_password));
    QTRY_VERIFY(values().contains(u"(secret)"_s));
}

void tst_PlanView::copiesOnlyWhatIsShown()
{
    QVERIFY(open(support::smallPlan()));
    QVERIFY(choose(1));
    const int rows = attributes().model()->rowCount();
    for (int row = 0; row < rows; ++row) {
        attributes().setFocus();
        attributes().setCurrentIndex(attributes().model()->index(row, 2));
        QTest::keySequence(&attributes(), QKeySequence::Copy);
        QVERIFY(!QGuiApplication::clipboard()->text().contains(m_password));
    }
    tree().setFocus();
    QTest::keySequence(&tree(), QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"aws_db_instance.main"_s);
}

void tst_PlanView::isFilteredByKeyboard()
{
    QVERIFY(open(support::smallPlan()));
    tree().setFocus();
    QTest::keySequence(&tree(), QKeySequence::Find);
    auto *line = m_view->findChild<FilterEdit *>()->findChild<QLineEdit *>();
    QVERIFY(line->hasFocus());
    QTest::keyClicks(line, u"action:update "_s);
    QTRY_COMPARE(tree().model()->rowCount(), 1);
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_VERIFY(tree().hasFocus());
    line->setText(u"type:azurerm_vm"_s);
    QTRY_VERIFY(support::says(*m_view, u"No change matches the filter"_s));
}

/// In a module of a million changes the window would wait for the search.
void tst_PlanView::lettersLeadToARowOfASmallTree()
{
    QByteArray changes = R"({"address":"zebra.one","change":{"actions":["create"]}})";
    for (int i = 0; i < PlanTree::MaxSearchedRows; ++i)
        changes += R"(,{"address":"module.m.a.b","module_address":"module.m","change":{"actions":["create"]}})";
    QVERIFY(open(R"({"format_version":"1.2","resource_changes":[)" + changes + "]}"));
    const QModelIndex module = tree().model()->index(1, static_cast<int>(models::PlanModel::Column::Address));
    tree().setFocus();
    tree().setCurrentIndex(module);
    QTest::keyClick(&tree(), Qt::Key_Z);
    QCOMPARE(tree().currentIndex().row(), 0);
    tree().expand(module.siblingAtColumn(0));
    tree().setCurrentIndex(module);
    QTest::keyClick(&tree(), Qt::Key_Z);
    QCOMPARE(tree().currentIndex(), module);
}

void tst_PlanView::partsStandApart()
{
    QVERIFY(open(support::smallPlan()));
    auto *parts = m_view->findChild<QComboBox *>();
    QStringList words;
    for (int part = 0; part < parts->count(); ++part)
        words += parts->itemText(part);
    QCOMPARE(words, (QStringList{u"Changes (4)"_s, u"Drift (1)"_s, u"Outputs (1)"_s, u"Checks (1)"_s}));
    parts->setCurrentIndex(1);
    QTRY_COMPARE(tree().model()->rowCount(), 1);
    parts->setCurrentIndex(3);
    QVERIFY(support::firstOf<TableView>(*m_view, [](const TableView *one) {
                return one->accessibleName() == u"Checks"_s;
            })->isVisible());
}

void tst_PlanView::actionsAreListed()
{
    QVERIFY(open(support::smallPlan(
        R"("action_invocations":[{"address":"action.mail.sent","lifecycle_action_trigger":{)"
        R"("triggering_resource_address":"aws_instance.web","action_trigger_event":"AfterCreate"}}],)"
        R"("deferred_action_invocations":[{"reason":"absent_prereq","action_invocation":{"address":"action.mail.late"}}],)")));
    auto *parts = m_view->findChild<QComboBox *>();
    QCOMPARE(parts->itemText(parts->count() - 1), u"Actions (2)"_s);
    parts->setCurrentIndex(parts->count() - 1);
    const auto *table = support::firstOf<TableView>(
        *m_view, [](const TableView *one) { return one->accessibleName() == u"Actions"_s; });
    QVERIFY(table && table->isVisible());
    QVERIFY(!tree().isVisible() && !m_view->findChild<FilterEdit *>()->isEnabled());
    m_view->focusFirst();
    QVERIFY(table->hasFocus());
    QCOMPARE(table->model()->rowCount(), 2);
    parts->setCurrentIndex(0);
    QTRY_VERIFY(tree().isVisible());
}

/// The next plan may take its time.
void tst_PlanView::aClearedOneHasNothingOfItsPlan()
{
    QVERIFY(open(support::smallPlan()));
    auto *parts = m_view->findChild<QComboBox *>();
    parts->setCurrentIndex(parts->count() - 1); // checks, which have no filter
    QVERIFY(!tree().isVisible());
    m_view->clear();
    QCOMPARE(parts->count(), 0);
    QVERIFY(tree().isVisible());
    QCOMPARE(tree().model()->rowCount(), 0);
    QVERIFY(m_view->findChild<FilterEdit *>()->isEnabled());
    QVERIFY(!support::says(*m_view, u"Plan: 2 to add"_s));
}

void tst_PlanView::saysWhatAPlanSaysOfItself_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QString>("words");
    QTest::newRow("errored") << QByteArray(R"("errored":true,)") << u"Planning failed half way"_s;
    QTest::newRow("not complete") << QByteArray(R"("complete":false,)") << u"Another plan has to follow"_s;
    QTest::newRow("not applyable") << QByteArray(R"("complete":true,"applyable":false,)") << u"nothing to apply"_s;
}

void tst_PlanView::saysWhatAPlanSaysOfItself()
{
    QFETCH(const QByteArray, more);
    QFETCH(const QString, words);
    QVERIFY(open(support::smallPlan(more)));
    QVERIFY(m_view->findChild<MessageBar *>()->text().contains(words));
}

void tst_PlanView::aFileHasItsWindow()
{
    const std::unique_ptr<PlanDialog> dialog(PlanDialog::show(nullptr, file(u"plan.json"_s, support::smallPlan())));
    dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    QTRY_VERIFY(support::says(*dialog, u"Plan: 2 to add, 1 to change, 1 to destroy"_s));
    QCOMPARE(dialog->windowTitle(), u"Plan: plan.json"_s);
}

void tst_PlanView::whatIsNoPlanIsTold()
{
    const std::unique_ptr<PlanDialog> dialog(
        PlanDialog::show(nullptr, file(u"plan.json"_s, R"({"format_version":"2.0"})")));
    dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    const auto hasMessage = [](const MessageBar *one) { return one->hasMessage() && !one->text().isEmpty(); };
    QTRY_VERIFY(support::firstOf<MessageBar>(*dialog, hasMessage));
    for (const MessageBar *bar : dialog->findChildren<MessageBar *>())
        QVERIFY(qobject_cast<BarPlace *>(bar->parentWidget()));
}

void tst_PlanView::filesAreSorted()
{
    const QString plan = file(u"a.json"_s, support::smallPlan());
    const QString spaced = file(u"b.json"_s, "{\n  \"format_version\": \"1.2\"\n}");
    const QString quoting = file(u"c.jsonl"_s, R"({"body":"{\"format_version\":\"1.2\"}"})");
    const QString missing = m_folder.filePath(u"missing"_s);
    std::optional<SortedFiles> sorted;
    const QString rules = file(u"d.rules"_s, "# of production\n\nrule name=all\nanswer status=202\n");
    sortFiles({plan, quoting, missing, rules, spaced}, this,
              [&](const base::Result<SortedFiles> &files) { sorted = *files; });
    QTRY_VERIFY(sorted);
    QCOMPARE(sorted->plans, (QStringList{plan, spaced}));
    QCOMPARE(sorted->rules, QStringList(rules));
    QCOMPARE(sorted->others, (QStringList{quoting, missing}));
}

void tst_PlanView::namesItsControls()
{
    QVERIFY(open(support::smallPlan()));
    for (const QWidget *control : QWidgetList{&tree(), &attributes(), m_view->findChild<QComboBox *>(),
                                              m_view->findChild<FilterEdit *>()->findChild<QLineEdit *>()})
        QVERIFY2(!control->accessibleName().isEmpty(), control->metaObject()->className());
}

RUNLATCH_WINDOW_TEST(tst_PlanView)

#include "tst_planview.moc"
