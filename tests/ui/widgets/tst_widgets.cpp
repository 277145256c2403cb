// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/componentsheet.h"

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/style/painting.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/controls/picker.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/navigation/navigationlist.h"
#include "ui/widgets/navigation/tabwidget.h"
#include "wording/times.h"

#include <QApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using namespace runlatch::ui;

/// The shared controls show what they are told, and can be used by keyboard.
class tst_Widgets : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(QFont(u"Noto Sans"_s, 10)); }

    void init() { support::failOnWarnings(); }

    // With RUNLATCH_SHEET=sheet.png the test also writes sheet-light.png and sheet-dark.png.
    void sheet_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
    }
    void sheet()
    {
        QFETCH(ThemeChoice, choice);
        m_theme->apply(choice);
        ComponentSheet sheet;
        sheet.show();
        QVERIFY(QTest::qWaitForWindowActive(&sheet));
        sheet.focused->setFocus();
        const QImage image = sheet.grab().toImage();
        QCOMPARE(image.pixelColor(1, 1), m_theme->color(Token::Base));
        for (const QWidget *widget : sheet.findChildren<QWidget *>()) {
            if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible()
                && !qobject_cast<const QScrollBar *>(widget))
                QVERIFY2(!support::nameOf(widget).isEmpty(), widget->metaObject()->className());
        }
        QString file = qEnvironmentVariable("RUNLATCH_SHEET");
        if (!file.isEmpty())
            QVERIFY(image.save(file.replace(u".png"_s, u"-%1.png"_s.arg(QLatin1StringView(QTest::currentDataTag())))));
        m_theme->apply(ThemeChoice::Light);
    }

    void deadlineTones_data()
    {
        QTest::addColumn<int>("milliseconds");
        QTest::addColumn<Tone>("tone");
        QTest::addColumn<QString>("text");
        QTest::newRow("long") << 461000 << Tone::None << u"7:41"_s;
        QTest::newRow("just above two minutes") << 120001 << Tone::None << u"2:01"_s;
        QTest::newRow("two minutes") << 120000 << Tone::Warning << u"2:00"_s;
        QTest::newRow("half a minute") << 30000 << Tone::Error << u"0:30"_s;
        QTest::newRow("nearly over") << 1 << Tone::Error << u"0:01"_s;
        QTest::newRow("over") << -5000 << Tone::Error << u"0:00"_s;
    }
    void deadlineTones()
    {
        QFETCH(int, milliseconds);
        QFETCH(Tone, tone);
        QFETCH(QString, text);
        QCOMPARE(deadlineTone(std::chrono::milliseconds(milliseconds)), tone);
        QCOMPARE(wording::countdown(std::chrono::milliseconds(milliseconds)), text);
    }

    void tableMovesByRows()
    {
        QStandardItemModel model(100, 3);
        TableView table(u"Rows"_s);
        table.setModel(&model);
        table.setStretchColumn(1);
        table.resize(400, 300);
        table.show();
        QCOMPARE(table.rowHeight(7), m_theme->controlHeight());
        table.setCurrentIndex(model.index(5, 0));
        QTest::keyClick(&table, Qt::Key_End);
        QCOMPARE(table.currentIndex().row(), 99);
        QTest::keyClick(&table, Qt::Key_Home);
        QCOMPARE(table.currentIndex().row(), 0);
        QTest::keyClick(&table, Qt::Key_PageDown);
        QVERIFY(table.currentIndex().row() > 5);
        QTest::keyClick(&table, Qt::Key_PageUp);
        QCOMPARE(table.currentIndex().row(), 0);
        QCOMPARE(table.selectionModel()->selectedRows().size(), 1);
        table.hideColumn(0);
        QCOMPARE(table.firstColumn(), 1);
    }

    void tableShowsCurrentRowByABar()
    {
        QStandardItemModel model(3, 2);
        TableView table(u"Rows"_s);
        table.setModel(&model);
        table.resize(300, 200);
        table.setCurrentIndex(model.index(1, 0));
        const QImage image = table.viewport()->grab().toImage();
        const int middle = table.rowViewportPosition(1) + table.rowHeight(1) / 2;
        QCOMPARE(image.pixelColor(1, middle), m_theme->color(Token::Focus));
        QCOMPARE(image.pixelColor(280, middle), m_theme->color(Token::InactiveSelection));
        QCOMPARE(image.pixelColor(1, middle - table.rowHeight(0)), m_theme->color(Token::Base));
    }

    void pageBarAsksForPages()
    {
        PageBar bar;
        QSignalSpy wanted(&bar, &PageBar::pageWanted);
        bar.setPagination(protocol::paginate(2, 20, 655));
        const auto click = [&](const QString &name) {
            QTest::mouseClick(support::named<QPushButton>(bar, name), Qt::LeftButton);
        };
        click(u"First page"_s);
        click(u"Next page"_s);
        click(u"Last page"_s);
        auto *field = support::named<QLineEdit>(bar, u"Page"_s);
        field->selectAll();
        QTest::keyClicks(field, u"7"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(wanted.size(), 4);
        QCOMPARE(wanted.at(0).at(0).toInt(), 1);
        QCOMPARE(wanted.at(1).at(0).toInt(), 3);
        QCOMPARE(wanted.at(2).at(0).toInt(), 33);
        QCOMPARE(wanted.at(3).at(0).toInt(), 7);
        bar.setPagination(protocol::paginate(1, 30, 0));
        QVERIFY(!support::named<QPushButton>(bar, u"Next page"_s)->isEnabled() && !field->isEnabled());
        QCOMPARE(support::named<QComboBox>(bar, u"Page size"_s)->currentData().toInt(), 30);
    }

    void pageBarSaysTheRange()
    {
        PageBar bar;
        bar.setPagination(protocol::paginate(33, 20, 655));
        bar.setNote(u"filter covers this page"_s);
        const auto *range = bar.findChild<ElidedLabel *>();
        QCOMPARE(range->text(), u"641\u2013655 of 655 \u00b7 filter covers this page"_s);
        bar.setNote({});
        bar.setPagination({.rows = 20}); // nothing was told
        QCOMPARE(range->text(), u"20 of ?"_s);
        QVERIFY(support::named<QPushButton>(bar, u"Next page"_s)->isEnabled());
        QVERIFY(!support::named<QPushButton>(bar, u"Last page"_s)->isEnabled());
        bar.setPagination({.totalCount = 47, .rows = 10}); // the size is not kept
        QCOMPARE(range->text(), u"1\u201310 of 47"_s);
        QVERIFY(support::named<QPushButton>(bar, u"Next page"_s)->isEnabled());
    }

    /// A number of pages that another page refutes holds nobody back.
    void pageBarGoesOnWhereAPageFollows()
    {
        PageBar bar;
        QSignalSpy wanted(&bar, &PageBar::pageWanted);
        bar.setPagination({.number = 2, .totalPages = 2, .next = 3, .rows = 20});
        support::named<QPushButton>(bar, u"Next page"_s)->click();
        auto *field = support::named<QLineEdit>(bar, u"Page"_s);
        field->setText(u"5"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(wanted.size(), 2);
        QCOMPARE(wanted.at(0).at(0).toInt(), 3);
        QCOMPARE(wanted.at(1).at(0).toInt(), 5);
        QVERIFY(!support::named<QPushButton>(bar, u"Last page"_s)->isEnabled());
    }

    void segmentedByArrows()
    {
        Segmented choice(u"Which"_s);
        choice.addSegment(4, u"Active"_s);
        choice.addSegment(5, u"All"_s);
        choice.setCount(4, 143);
        QCOMPARE(choice.current(), 4);
        choice.show();
        QVERIFY(QTest::qWaitForWindowActive(&choice));
        QSignalSpy changed(&choice, &Segmented::currentChanged);
        auto *first = support::named<QRadioButton>(choice, u"Active, 143"_s);
        QVERIFY(first);
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Right);
        QCOMPARE(choice.current(), 5);
        QCOMPARE(changed.size(), 1);
    }

    void navigationByArrowsAndNames()
    {
        NavigationList list;
        list.addPage(1, u"list-checks"_s, u"Change requests"_s);
        list.addPage(2, u"webhook"_s, u"Run tasks"_s);
        list.addFoot();
        list.addPage(3, u"settings"_s, u"Settings"_s);
        list.setWaiting(2, 3);
        list.resize(list.width(), 400);
        list.show();
        QVERIFY(QTest::qWaitForWindowActive(&list));
        auto *first = support::named<QAbstractButton>(list, u"Change requests"_s);
        QVERIFY(first && support::named<QAbstractButton>(list, u"Run tasks, 3 waiting"_s));
        list.setWaiting(2, 10'000); // a counter may stop above 9,999
        QVERIFY(support::named<QAbstractButton>(list, u"Run tasks, more than 9,999 waiting"_s));
        QSignalSpy changed(&list, &NavigationList::currentChanged);
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Down);
        QCOMPARE(list.current(), 2);
        QCOMPARE(changed.size(), 1);
        QTest::mouseClick(support::named<QAbstractButton>(list, u"Settings"_s), Qt::LeftButton);
        QCOMPARE(list.current(), 3);
        const int wide = list.width();
        list.setRail(true);
        QCOMPARE(list.width(), 13 * m_theme->u());
        QVERIFY(wide > list.width());
        QCOMPARE(first->toolTip(), u"Change requests"_s);
    }

    void tabsAreNotSeenThroughTheirArrows()
    {
        TabBar bar;
        const auto arrows = bar.findChildren<QToolButton *>();
        QCOMPARE(arrows.size(), 2);
        for (const QToolButton *arrow : arrows)
            QVERIFY(arrow->autoFillBackground() && arrow->backgroundRole() == bar.backgroundRole());
    }

    void tabsSayTheirCount()
    {
        TabWidget tabs(u"Details"_s);
        tabs.addTab(new QWidget, u"Signature"_s);
        auto *bar = qobject_cast<TabBar *>(tabs.tabBar());
        const int plain = bar->tabRect(0).width();
        tabs.setPill(0, {1, Tone::Error});
        QCOMPARE(bar->accessibleTabName(0), u"Signature, 1"_s);
        QVERIFY(bar->tabRect(0).width() > plain);
        tabs.setPill(0, {});
        QCOMPARE(bar->tabRect(0).width(), plain);
    }

    void fieldTiesLabelAndError()
    {
        auto *edit = new QLineEdit;
        Field field(u"Address"_s, edit);
        QCOMPARE(edit->accessibleName(), u"Address"_s);
        QSignalSpy mended(&field, &Field::actionTriggered);
        field.setError(u"No scheme."_s, u"Add https://"_s);
        QVERIFY(field.hasError());
        QCOMPARE(edit->accessibleDescription(), u"No scheme."_s);
        QTest::mouseClick(support::button<QPushButton>(field, u"Add https://"_s), Qt::LeftButton);
        QCOMPARE(mended.size(), 1);
        field.clearError();
        QVERIFY(!field.hasError());
        QVERIFY(edit->accessibleDescription().isEmpty());
    }

    /// Two addresses that differ by their port alone look different where there is little room.
    void pickerCanKeepTheEndOfAName()
    {
        QWidget header;
        Picker picker(u"webhook"_s, u"Endpoint"_s, &header);
        picker.addItems({u"checks · 127.0.0.1:8722"_s, u"checks · 127.0.0.1:8723"_s});
        const auto pictureOf = [&picker](int index) {
            picker.setCurrentIndex(index);
            return picker.grab().toImage();
        };
        picker.resize(picker.sizeHint().width() * 2 / 3, picker.sizeHint().height());
        QCOMPARE(pictureOf(0), pictureOf(1));
        picker.setElideMode(Qt::ElideMiddle);
        QVERIFY(pictureOf(0) != pictureOf(1));
    }

    void busyLineWaitsAndNeverMovesAnything()
    {
        BusyLine line;
        QCOMPARE(line.sizeHint().height(), 2);
        line.setBusy(true);
        QVERIFY(line.isBusy() && !line.isLineShown());
        line.setBusy(false);
        QVERIFY(!line.isBusy());
        line.setBusy(true);
        QTRY_VERIFY(line.isLineShown());
        line.setBusy(false);
        QVERIFY(!line.isLineShown());
    }
    void invalidFieldHasTheErrorsBorder()
    {
        QLineEdit edit;
        edit.setProperty(style::InvalidProperty, true);
        edit.resize(100, m_theme->controlHeight());
        const QColor border = edit.grab().toImage().pixelColor(50, 0);
        QCOMPARE(border, m_theme->toneText(Tone::Error));
    }

    void codeViewIsForReading()
    {
        CodeView view(u"Raw request"_s);
        QVERIFY(view.isReadOnly());
        QCOMPARE(view.palette().color(QPalette::Base), m_theme->color(Token::Code));
        m_theme->apply(ThemeChoice::Dark);
        QTRY_COMPARE(view.palette().color(QPalette::Base), m_theme->color(Token::Code));
        m_theme->apply(ThemeChoice::Light);
    }
};

RUNLATCH_WINDOW_TEST(tst_Widgets)
#include "tst_widgets.moc"
