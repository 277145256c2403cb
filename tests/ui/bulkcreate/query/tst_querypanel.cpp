// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/querypanel.h"

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/query/conditionlist.h"
#include "ui/bulkcreate/query/querytextview.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/label.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

using protocol::ExplorerOperator;
using Condition = QueryPanel::Condition;

Condition tagged(const QString &value, bool enabled = true)
{
    return {{u"tags"_s, ExplorerOperator::Is, value}, enabled};
}

} // namespace

/// Rows, JSON and address are one query, of which nothing is lost in any of them.
class tst_QueryPanel : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_panel.reset(); }

    void theTextsAreThoseOfTheRows();
    void aTypedTextBecomesRows_data();
    void aTypedTextBecomesRows();
    void leavingReadsAtOnce();
    void aFaultLeavesTheRows_data();
    void aFaultLeavesTheRows();
    void aMendedTextBecomesRows();
    void rowsThatWereChangedMeanwhileCanBeBroughtBack();
    void theShapeFollowsTheServiceUntilItIsChosen();
    void whatATextCannotSayIsSaid();
    void aLargeTextIsReadInThePool();
    void aLongLineIsLaidOut();
    void aVeryLongLineIsLaidOutAside();
    void whatIsTooLongIsNotPasted();
    void tooManyConditionsAreNotTaken_data();
    void tooManyConditionsAreNotTaken();
    void tooLongATextIsNotTaken();
    void blanksOfNamesStay();
    void aLongQueryLeavesTheRowsTheirRoom();
    void theWordsGiveWayToTheRows();
    void aPastedAddressBecomesRows();
    void anUnreadableAddressIsSaid();
    void anythingElseIsPastedIntoItsField();

private:
    enum Tab { Rows, Json, Address };

    void show(Tab tab) const { m_panel->findChild<QTabWidget *>()->setCurrentIndex(tab); }
    CodeView *code(Tab tab) const
    {
        return support::named<CodeView>(*m_panel,
                                        tab == Json ? u"Query of the request, JSON"_s : u"Address of the explorer"_s);
    }
    void press(const QString &name) const
    {
        const auto button = [&] { return support::shownButton<QAbstractButton>(*m_panel, name); };
        QTRY_VERIFY2(button(), qPrintable(name)); // a message shows its buttons a little later than itself
        QTest::mouseClick(button(), Qt::LeftButton);
    }
    void paste(QWidget *into, const QString &text) const
    {
        QGuiApplication::clipboard()->setText(text);
        into->setFocus();
        QTest::keySequence(into, QKeySequence::Paste);
    }
    bool says(const QString &text) const
    {
        const auto *bar = m_panel->findChild<MessageBar *>();
        return support::says(*m_panel, text) || (bar->isVisible() && bar->text().contains(text));
    }

    std::unique_ptr<QueryPanel> m_panel;
};

void tst_QueryPanel::init()
{
    support::failOnWarnings();
    m_panel = std::make_unique<QueryPanel>();
    m_panel->resize(900, 700);
    m_panel->setExplorer(u"https://tf.example/api/v2/organizations/acme/explorer"_s);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void tst_QueryPanel::theTextsAreThoseOfTheRows()
{
    m_panel->setConditions({tagged(u"a b"_s)});
    show(Json);
    QVERIFY(code(Json)->toPlainText().contains(u"\"a b\""_s));
    show(Address);
    QCOMPARE(code(Address)->toPlainText(),
             u"https://tf.example/api/v2/organizations/acme/explorer\n?type=workspaces\n"
             "&filter[0][tags][is][0]=a%20b"_s);
    QCOMPARE(support::named<CopyButton>(*m_panel, u"Copy the address"_s)->content(),
             u"https://tf.example/api/v2/organizations/acme/explorer?type=workspaces"
             "&filter%5B0%5D%5Btags%5D%5Bis%5D%5B0%5D=a%20b"_s);
    m_panel->setConditions({tagged(u"b"_s)});
    QVERIFY(code(Address)->toPlainText().endsWith(u"=b"_s));
}

void tst_QueryPanel::aTypedTextBecomesRows_data()
{
    QTest::addColumn<int>("tab");
    QTest::addColumn<QString>("text");
    QTest::newRow("nested") << int(Json) << uR"([{"tags":{"is":["a"]}}, {"odd":{"sounds":["b"]}}])"_s;
    QTest::newRow("flat") << int(Json)
                          << uR"([{"field":"tags","operator":"is","value":["a"]},{"odd":{"sounds":["b"]}}])"_s;
    QTest::newRow("address") << int(Address) << u"?filter[0][tags][is][0]=a&filter[1][odd][sounds][0]=b"_s;
}

void tst_QueryPanel::aTypedTextBecomesRows()
{
    QFETCH(const int, tab);
    QFETCH(const QString, text);
    const QSignalSpy changed(m_panel.get(), &QueryPanel::changed);
    show(Tab(tab));
    code(Tab(tab))->setPlainText(text);
    QVERIFY(!m_panel->problem().isEmpty()); // it is not read yet
    const Condition odd{{u"odd"_s, ExplorerOperator::Is, u"b"_s, {}, u"sounds"_s}};
    QTRY_COMPARE(m_panel->conditions(), (QList<Condition>{tagged(u"a"_s), odd}));
    QVERIFY(m_panel->problem().isEmpty());
    QVERIFY(!changed.isEmpty());
    QCOMPARE(code(Tab(tab))->toPlainText(), text); // it stays as it was typed
    show(Rows);
    show(Tab(tab));
    QVERIFY(code(Tab(tab))->toPlainText() != text);
}

void tst_QueryPanel::leavingReadsAtOnce()
{
    show(Json);
    code(Json)->setPlainText(uR"([{"tags":{"is":["a"]}}])"_s);
    show(Rows);
    QCOMPARE(m_panel->conditions(), QList{tagged(u"a"_s)});
    show(Address);
    code(Address)->setPlainText(u"?filter[0][tags][is][0]=b"_s);
    m_panel->settle();
    QCOMPARE(m_panel->conditions(), QList{tagged(u"b"_s)});
}

void tst_QueryPanel::aFaultLeavesTheRows_data()
{
    QTest::addColumn<int>("tab");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    QTest::newRow("broken") << int(Json) << u"[\n {\"tags\""_s << u"Line 2, column 9: "_s;
    QTest::newRow("a number") << int(Json) << u"[{\"tags\":{\"is\":[\n10]}}]"_s << u"Line 2, column 1: "_s;
    QTest::newRow("encoding") << int(Address) << u"?filter[0][tags][is][0]=%zz"_s << u"Line 1, column 25: "_s;
    QTest::newRow("nothing") << int(Address) << u" "_s << u"Line 1, column 1: "_s;
}

void tst_QueryPanel::aFaultLeavesTheRows()
{
    QFETCH(const int, tab);
    QFETCH(const QString, text);
    QFETCH(const QString, place);
    m_panel->setConditions({tagged(u"a"_s), tagged(u"off"_s, false)});
    const auto rows = m_panel->conditions();
    show(Tab(tab));
    const QString before = code(Tab(tab))->toPlainText();
    code(Tab(tab))->setPlainText(text);
    QTRY_VERIFY(says(place));
    QVERIFY(code(Tab(tab))->accessibleDescription().startsWith(place));
    QCOMPARE(m_panel->conditions(), rows);
    show(Rows);
    QVERIFY(m_panel->showUnread());
    QCOMPARE(code(Tab(tab))->toPlainText(), text); // it is kept
    QVERIFY(!m_panel->problem().isEmpty());
    press(u"Back to the rows"_s);
    QCOMPARE(code(Tab(tab))->toPlainText(), before);
    QVERIFY(m_panel->problem().isEmpty());
    QVERIFY(!m_panel->showUnread());
    QVERIFY(!says(place));
    QCOMPARE(m_panel->conditions(), rows);
    code(Tab(tab))->undo(); // what was typed is not lost
    QCOMPARE(code(Tab(tab))->toPlainText(), text);
}

void tst_QueryPanel::aMendedTextBecomesRows()
{
    m_panel->setConditions({tagged(u"a"_s)});
    show(Json);
    code(Json)->setPlainText(u"[{\"tags\":{\"is\":[\"b\"]}}"_s);
    QTRY_VERIFY(says(u"Line 1, column 23: "_s));
    code(Json)->moveCursor(QTextCursor::End);
    QTest::keyClick(code(Json), ']');
    QTRY_COMPARE(m_panel->conditions(), QList{tagged(u"b"_s)});
    QVERIFY(!says(u"Line 1"_s));
    QVERIFY(!support::shownButton<QAbstractButton>(*m_panel, u"Bring back the previous conditions"_s));
}

void tst_QueryPanel::rowsThatWereChangedMeanwhileCanBeBroughtBack()
{
    m_panel->setConditions({tagged(u"a"_s)});
    show(Json);
    code(Json)->setPlainText(u"["_s);
    QTRY_VERIFY(says(u"Line 1, column 2: "_s));
    show(Rows);
    press(u"Duplicate condition 1"_s);
    show(Json);
    code(Json)->setPlainText(u"[]"_s);
    QTRY_VERIFY(m_panel->conditions().isEmpty());
    press(u"Bring back the previous conditions"_s);
    QCOMPARE(m_panel->conditions(), (QList{tagged(u"a"_s), tagged(u"a"_s)}));
    press(u"Bring back the previous conditions"_s); // also of what was brought back
    QVERIFY(m_panel->conditions().isEmpty());
}

void tst_QueryPanel::theShapeFollowsTheServiceUntilItIsChosen()
{
    m_panel->setConditions({tagged(u"a"_s)});
    show(Json);
    const auto isFlat = [this] { return code(Json)->toPlainText().contains(u"\"operator\""_s); };
    QVERIFY(!isFlat());
    m_panel->setDialect(protocol::FilterDialect::Flat);
    QVERIFY(isFlat());
    support::shownButton<QRadioButton>(*m_panel, u"Nested"_s)->click();
    QVERIFY(!isFlat());
    m_panel->setDialect(protocol::FilterDialect::Flat);
    QVERIFY(!isFlat());
    code(Json)->setPlainText(uR"([{"field":"tags","operator":"is","value":["b"]}])"_s);
    QTRY_VERIFY(support::shownButton<QRadioButton>(*m_panel, u"Flat"_s)->isChecked());
}

void tst_QueryPanel::whatATextCannotSayIsSaid()
{
    m_panel->setConditions(
        {tagged(u"a"_s), tagged(u"off"_s, false), {{u"[x]"_s, ExplorerOperator::Is, u"b"_s}}, tagged({})});
    show(Json);
    QVERIFY(says(u"2 condition(s) stay with the rows"_s) || says(u"2 conditions stay with the rows"_s));
    show(Address);
    QVERIFY(says(u"3 condition(s) stay with the rows"_s) || says(u"3 conditions stay with the rows"_s));
    code(Address)->setPlainText(u"?sort=tags&filter[0][tags][is][0]=c"_s);
    QTRY_VERIFY(says(u"Not part of the conditions: sort."_s));
    QCOMPARE(m_panel->conditions(),
             (QList<Condition>{
                 tagged(u"c"_s), tagged(u"off"_s, false), {{u"[x]"_s, ExplorerOperator::Is, u"b"_s}}, tagged({})}));
}

void tst_QueryPanel::aLargeTextIsReadInThePool()
{
    constexpr int Many = 10;
    const QString value(9'000, u'a');
    QStringList entries;
    for (int number = 0; number < Many; ++number)
        entries += uR"({"tags":{"is":["%1"]}})"_s.arg(value);
    show(Json);
    code(Json)->setPlainText(u'[' + entries.join(u",\n"_s) + u']');
    m_panel->settle();
    QVERIFY(m_panel->conditions().isEmpty()); // not in this thread
    QVERIFY(!m_panel->problem().isEmpty());
    QTRY_COMPARE(m_panel->conditions(), QList<Condition>(Many, tagged(value)));
}

void tst_QueryPanel::aLongLineIsLaidOut()
{
    constexpr int Many = 20;
    const QString value(1'000, u'a');
    const QString entry = uR"({"tags":{"is":["%1"]}})"_s.arg(value);
    show(Json);
    code(Json)->selectAll();
    paste(code(Json), u'[' + (entry + u',').repeated(Many - 1) + entry + u']');
    QVERIFY(code(Json)->blockCount() > Many);
    QTRY_COMPARE(m_panel->conditions(), QList<Condition>(Many, tagged(value)));
}

/// It is laid out in the pool, because the window would stand still.
void tst_QueryPanel::aVeryLongLineIsLaidOutAside()
{
    const QString value(1'000, u'a');
    const QString entry = uR"({"tags":{"is":["%1"]}})"_s.arg(value);
    const qsizetype many = QueryReader::MaxAtOnce / entry.size() + 2;
    show(Json);
    code(Json)->selectAll();
    paste(code(Json), u'[' + (entry + u',').repeated(many - 1) + entry + u']');
    QVERIFY(code(Json)->blockCount() <= many); // not yet
    QTRY_VERIFY(code(Json)->blockCount() > many);
    QTRY_COMPARE(m_panel->conditions(), QList<Condition>(many, tagged(value)));
}

void tst_QueryPanel::whatIsTooLongIsNotPasted()
{
    m_panel->setConditions({tagged(u"a"_s)});
    show(Json);
    const QString before = code(Json)->toPlainText();
    for (const qsizetype size : {qsizetype(QueryTextView::MaxLine) + 1, qsizetype(QueryTextView::MaxSize) + 1}) {
        paste(code(Json), QString(size, u'a'));
        QVERIFY(says(u"Not pasted"_s));
        QCOMPARE(code(Json)->toPlainText(), before);
    }
    QVERIFY(m_panel->problem().isEmpty());
}

void tst_QueryPanel::tooManyConditionsAreNotTaken_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("conditions") << u"?"_s + u"filter[0][tags][is][0]=b&\n"_s.repeated(QueryTextView::MaxConditions + 1);
    QString values = u"?"_s;
    for (int value = 0; value <= QueryTextView::MaxValues; ++value)
        values += u"filter[0][tags][is][%1]=b&\n"_s.arg(value);
    QTest::newRow("values") << values;
}

void tst_QueryPanel::tooManyConditionsAreNotTaken()
{
    QFETCH(const QString, text);
    m_panel->setConditions({tagged(u"a"_s)});
    show(Address);
    code(Address)->setPlainText(text);
    QTRY_VERIFY(says(u"A query has at most 1,000 conditions here, and 2,000 values."_s));
    QCOMPARE(m_panel->conditions(), QList{tagged(u"a"_s)});
    QVERIFY(!m_panel->problem().isEmpty());
    m_panel->takeAddress(text);
    QTRY_VERIFY(says(u"The pasted address was not taken."_s));
    QCOMPARE(m_panel->conditions(), QList{tagged(u"a"_s)});
}

/// A field would cut it off, and the query would mean other workspaces.
void tst_QueryPanel::tooLongATextIsNotTaken()
{
    m_panel->takeAddress(u"?filter[0][tags][is][0]="_s + QString(QueryTextView::MaxText, u'a'));
    QCOMPARE(m_panel->conditions(), QList{tagged(QString(QueryTextView::MaxText, u'a'))});
    m_panel->setConditions({tagged(u"a"_s)});
    m_panel->takeAddress(u"?filter[0][tags][is][0]="_s + QString(QueryTextView::MaxText + 1, u'a'));
    QVERIFY(says(u"The pasted address was not taken."_s));
    QVERIFY(says(u"A name or a value has at most 10,000 characters here."_s));
    QCOMPARE(m_panel->conditions(), QList{tagged(u"a"_s)});
}

void tst_QueryPanel::blanksOfNamesStay()
{
    const QList<Condition> rows{{{u" tags "_s, ExplorerOperator::Is, u" a "_s, {}, u" sounds "_s}}};
    m_panel->setConditions(rows);
    QCOMPARE(m_panel->conditions(), rows);
}

void tst_QueryPanel::aLongQueryLeavesTheRowsTheirRoom()
{
    m_panel->setConditions(QList<Condition>(60, tagged(QString(50, u'a'))));
    const QString asked = m_panel->findChild<Label *>(u"asked"_s)->text();
    QVERIFY(asked.contains(u"tags is “aaa"_s));
    QVERIFY2(asked.size() < 700, qPrintable(asked));
}

void tst_QueryPanel::theWordsGiveWayToTheRows()
{
    const auto *asked = m_panel->findChild<Label *>(u"asked"_s);
    m_panel->resize(640, 600);
    QTRY_VERIFY(asked->isVisible());
    m_panel->resize(640, 400);
    QTRY_VERIFY(!asked->isVisible());
    QCOMPARE(m_panel->height(), 400);
    m_panel->resize(640, 600);
    QTRY_VERIFY(asked->isVisible());
}

void tst_QueryPanel::aPastedAddressBecomesRows()
{
    const QString address = u"https://app.terraform.io/app/acme/explorer?type=workspaces&sort=tags"
                            "&filter%5B0%5D%5Btags%5D%5Bis%5D%5B0%5D=net\n"_s;
    const QList rows{tagged(u"a"_s), tagged(u"off"_s, false)};
    for (const Tab tab : {Rows, Json, Address}) {
        m_panel->setConditions(rows);
        show(tab);
        auto *field = tab == Rows
            ? static_cast<QWidget *>(support::named<QLineEdit>(*m_panel, u"Value of condition 1"_s))
            : code(tab);
        QVERIFY(field);
        paste(field, address);
        QCOMPARE(m_panel->conditions(), QList{tagged(u"net"_s)});
        QVERIFY(says(u"taken from the pasted address"_s));
        QVERIFY(says(u"Not part of the conditions: sort."_s));
        QVERIFY(tab == Rows || code(tab)->toPlainText().contains(u"net"_s));
        if (tab != Rows)
            paste(field, address); // a key that is pressed again
        press(u"Bring back the previous conditions"_s);
        QCOMPARE(m_panel->conditions(), rows);
    }
}

void tst_QueryPanel::anUnreadableAddressIsSaid()
{
    m_panel->setConditions({tagged(u"a"_s)});
    paste(support::named<QLineEdit>(*m_panel, u"Value of condition 1"_s),
          u"https://x/explorer?type=modules&filter[0][name][is][0]=a"_s);
    QVERIFY(says(u"The pasted address was not taken."_s));
    QVERIFY(says(u"Line 1, column 25: "_s));
    QCOMPARE(m_panel->conditions(), QList{tagged(u"a"_s)});
    paste(support::named<QLineEdit>(*m_panel, u"Value of condition 1"_s),
          u"https://x/explorer?filter[0][tags][is][0]=a"_s); // has what the rows have
    QVERIFY(!m_panel->findChild<MessageBar *>()->hasMessage());
}

void tst_QueryPanel::anythingElseIsPastedIntoItsField()
{
    m_panel->setConditions({tagged({})});
    auto *value = support::named<QLineEdit>(*m_panel, u"Value of condition 1"_s);
    paste(value, u"https://x/explorer?type=workspaces"_s);
    QCOMPARE(m_panel->conditions(), QList{tagged(u"https://x/explorer?type=workspaces"_s)});
}

RUNLATCH_WINDOW_TEST(tst_QueryPanel)

} // namespace runlatch::ui

#include "tst_querypanel.moc"
