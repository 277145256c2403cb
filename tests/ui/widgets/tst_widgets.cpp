// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/componentsheet.h"

#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/style/painting.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/controls/picker.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/headerstrip.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/iconlabel.h"
#include "ui/widgets/labels/selectablelabel.h"
#include "ui/widgets/labels/sentencelabel.h"
#include "ui/widgets/navigation/navigationlist.h"
#include "ui/widgets/navigation/tabwidget.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>
#include <QToolButton>
#include <QToolTip>

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
                QVERIFY2(!nameOf(widget).isEmpty(), widget->metaObject()->className());
        }
        QString file = qEnvironmentVariable("RUNLATCH_SHEET");
        if (!file.isEmpty())
            QVERIFY(image.save(file.replace(u".png"_s, u"-%1.png"_s.arg(QLatin1StringView(QTest::currentDataTag())))));
        m_theme->apply(ThemeChoice::Light);
    }

    void badgeElidesTheWordAndKeepsTheIcon()
    {
        const BadgeSpec spec{u"A very long word indeed"_s, Tone::Error, u"circle-x"_s, false};
        const auto draw = [&](int width) {
            QImage image(width, 20, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintBadge(&painter, image.rect(), spec, *m_theme);
            return image;
        };
        const int icon = m_theme->iconSize() + 2 * m_theme->u();
        QCOMPARE(draw(60).copy(3, 0, icon - 6, 20), draw(badgeSize(*m_theme, spec).width()).copy(3, 0, icon - 6, 20));
        QCOMPARE(Badge(spec).accessibleName(), spec.text);
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
        QCOMPARE(deadlineText(std::chrono::milliseconds(milliseconds)), text);
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
            QTest::mouseClick(named<QPushButton>(bar, name), Qt::LeftButton);
        };
        click(u"First page"_s);
        click(u"Next page"_s);
        click(u"Last page"_s);
        auto *field = named<QLineEdit>(bar, u"Page"_s);
        field->selectAll();
        QTest::keyClicks(field, u"7"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(wanted.size(), 4);
        QCOMPARE(wanted.at(0).at(0).toInt(), 1);
        QCOMPARE(wanted.at(1).at(0).toInt(), 3);
        QCOMPARE(wanted.at(2).at(0).toInt(), 33);
        QCOMPARE(wanted.at(3).at(0).toInt(), 7);
        bar.setPagination(protocol::paginate(1, 30, 0));
        QVERIFY(!named<QPushButton>(bar, u"Next page"_s)->isEnabled() && !field->isEnabled());
        QCOMPARE(named<QComboBox>(bar, u"Page size"_s)->currentData().toInt(), 30);
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
        QVERIFY(named<QPushButton>(bar, u"Next page"_s)->isEnabled());
        QVERIFY(!named<QPushButton>(bar, u"Last page"_s)->isEnabled());
        bar.setPagination({.totalCount = 47, .rows = 10}); // the size is not kept
        QCOMPARE(range->text(), u"1\u201310 of 47"_s);
        QVERIFY(named<QPushButton>(bar, u"Next page"_s)->isEnabled());
    }

    void messageBarShowsASentence()
    {
        MessageBar bar;
        QVERIFY(bar.isHidden());
        const wording::Sentence sentence{u"No <b>answer</b>."_s, u"Is it up?"_s, wording::Sentence::Action::TryAgain};
        bar.setSentence(sentence);
        QVERIFY(!button(bar, u"Try again"_s)); // nobody would do it
        QList<wording::Sentence::Action> wanted;
        bar.setSentence(sentence, [&wanted](wording::Sentence::Action action) { wanted.append(action); });
        QVERIFY(!bar.isHidden());
        QCOMPARE(bar.text(), u"No <b>answer</b>. Is it up?"_s);
        QCOMPARE(bar.findChild<SentenceLabel *>()->accessibleName(), bar.text());
        QPushButton *again = button(bar, u"Try again"_s);
        QVERIFY(again);
        QTest::mouseClick(again, Qt::LeftButton);
        QCOMPARE(wanted, QList{wording::Sentence::Action::TryAgain});
        bar.setMessage(Tone::Info, u"Other"_s);
        QVERIFY(again->isHidden());
        QSignalSpy closed(&bar, &MessageBar::closed);
        QTest::mouseClick(named<QPushButton>(bar, u"Close this message"_s), Qt::LeftButton);
        QCOMPARE(closed.size(), 1);
        QVERIFY(bar.isHidden());
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
        auto *first = named<QRadioButton>(choice, u"Active, 143"_s);
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
        auto *first = named<QAbstractButton>(list, u"Change requests"_s);
        QVERIFY(first && named<QAbstractButton>(list, u"Run tasks, 3 waiting"_s));
        list.setWaiting(2, 10'000); // a counter may stop above 9,999
        QVERIFY(named<QAbstractButton>(list, u"Run tasks, more than 9,999 waiting"_s));
        QSignalSpy changed(&list, &NavigationList::currentChanged);
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Down);
        QCOMPARE(list.current(), 2);
        QCOMPARE(changed.size(), 1);
        QTest::mouseClick(named<QAbstractButton>(list, u"Settings"_s), Qt::LeftButton);
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
        QTest::mouseClick(button(field, u"Add https://"_s), Qt::LeftButton);
        QCOMPARE(mended.size(), 1);
        field.clearError();
        QVERIFY(!field.hasError());
        QVERIFY(edit->accessibleDescription().isEmpty());
    }

    void labelsNeverTakeTextForMarkup()
    {
        const QString hostile = u"<img src='file:///etc/passwd'><b>x</b>"_s;
        for (const QLabel *label : {static_cast<QLabel *>(new Label(hostile, TextStyle::Body, &m_home)),
                                    static_cast<QLabel *>(new ElidedLabel(hostile, TextStyle::Body, &m_home)),
                                    static_cast<QLabel *>(new SelectableLabel(hostile, TextStyle::Body, &m_home))}) {
            QCOMPARE(label->textFormat(), Qt::PlainText);
            QCOMPARE(nameOf(label), hostile);
        }
    }

    void elidedLabelNeverForcesAWidth()
    {
        ElidedLabel label(QString(500, u'w'));
        QVERIFY(label.minimumSizeHint().width() < 100);
        label.resize(120, 20);
        QVERIFY(label.isElided());
        label.setText(u"short"_s);
        QVERIFY(!label.isElided());
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
        QTest::mouseClick(button(empty, u"Start"_s), Qt::LeftButton);
        QTest::mouseClick(button(empty, u"Why?"_s), Qt::LeftButton);
        QCOMPARE(first.size(), 1);
        QCOMPARE(second.size(), 1);
        empty.resize(600, 500);
        QVERIFY(empty.minimumSizeHint().width() < 400);
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
        QCOMPARE(nameOf(sample), u"Send sample"_s);
        QHelpEvent help(QEvent::ToolTip, {}, sample->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(sample, &help);
        QCOMPARE(QToolTip::text(), u"Send sample"_s);
        QToolTip::hideText();
        header.resize(1440, header.height());
        QTRY_COMPARE(sample->width(), wide);
    }

    void whatIsCutOffIsInTheToolTipAsItIs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("signs") << u"R&D \"network\""_s;
        QTest::newRow("markup") << u"R&D <b>network</b>"_s;
    }
    void whatIsCutOffIsInTheToolTipAsItIs()
    {
        QFETCH(QString, text);
        ElidedLabel label(text);
        label.resize(40, label.sizeHint().height());
        label.show();
        QVERIFY(QTest::qWaitForWindowExposed(&label));
        QHelpEvent help(QEvent::ToolTip, {}, label.mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(&label, &help);
        QTextDocument shown; // shown as rich text if Qt takes it for rich text
        Qt::mightBeRichText(QToolTip::text()) ? shown.setHtml(QToolTip::text()) : shown.setPlainText(QToolTip::text());
        QCOMPARE(shown.toPlainText(), text);
        QToolTip::hideText();
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

private:
    static QString nameOf(const QWidget *widget)
    {
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
        return accessible ? accessible->text(QAccessible::Name) : QString();
    }

    template <typename T> static T *named(const QWidget &parent, const QString &name)
    {
        for (T *child : parent.findChildren<T *>()) {
            if (child->accessibleName() == name || nameOf(child) == name)
                return child;
        }
        return nullptr;
    }

    static QPushButton *button(const QWidget &parent, const QString &text)
    {
        for (QPushButton *child : parent.findChildren<QPushButton *>()) {
            if (child->text() == text)
                return child;
        }
        return nullptr;
    }

    QWidget m_home;
};

RUNLATCH_WINDOW_TEST(tst_Widgets)
#include "tst_widgets.moc"
