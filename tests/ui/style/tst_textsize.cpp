// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/preferences.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/menus/zoom.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/labels/label.h"

#include <QAction>
#include <QGridLayout>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// Another size of the text reaches all that a window has, as if it had been made with it, and is kept.
class tst_TextSize : public support::ThemedTest
{
    Q_OBJECT

private slots:
    void cleanup() { m_theme->setTextSize(0); }
    void everythingFollows_data();
    void everythingFollows();
    void theMarginOfCodeFollows_data();
    void theMarginOfCodeFollows();
    void theUsualSizeComesBack();
    void theFontOfTheSystemMayBecomeAnotherOne();
    void keysChangeAndKeepIt();
    void aLargerTextIsNeverASmallerOne();
    void whatIsShownIsArrangedAgain();
    void theSystemsTextArrangesAgainToo();

private:
    /// Counts how often it was told its size.
    class Arranged final : public QWidget
    {
    public:
        using QWidget::QWidget;

        int times = 0;

    protected:
        void resizeEvent(QResizeEvent *) override { ++times; }
    };

    struct Part
    {
        explicit Part(const Theme &theme)
            : title(new Label(u"A title"_s, TextStyle::PageTitle))
            , line(new QWidget)
        {
            const int u = theme.u();
            auto *column = new QVBoxLayout(&window);
            column->setContentsMargins(4 * u, 0, 3 * u, u);
            column->setSpacing(2 * u);
            column->addWidget(title);
            auto *grid = new QGridLayout;
            grid->setVerticalSpacing(5 * u);
            column->addLayout(grid);
            grid->addWidget(line);
            line->setFixedHeight(1);
            line->setMinimumWidth(30 * u);
        }
        QString measures() const
        {
            const QLayout &column = *window.layout();
            const auto *grid = window.findChild<QGridLayout *>();
            const QMargins margins = column.contentsMargins();
            QStringList all;
            for (const int one : {margins.left(), margins.top(), margins.right(), margins.bottom(), column.spacing(),
                                  grid->verticalSpacing(), line->height(), line->minimumWidth()})
                all.append(QString::number(one));
            return all.join(u' ') + u' ' + QString::number(title->font().pointSizeF(), 'f', 2);
        }

        QWidget window;
        Label *title;
        QWidget *line;
    };
};

void tst_TextSize::everythingFollows_data()
{
    QTest::addColumn<int>("points");
    for (const int points : {8, 14, 18, 24})
        QTest::addRow("%d pt", points) << points;
}

/// Also through sizes between.
void tst_TextSize::everythingFollows()
{
    QFETCH(int, points);
    Part part(*m_theme);
    for (const int between : {11, 20, points})
        m_theme->setTextSize(between);
    QCOMPARE(QApplication::font().pointSizeF(), double(points));
    QCOMPARE(part.measures(), Part(*m_theme).measures());
}

void tst_TextSize::theMarginOfCodeFollows_data()
{
    QTest::addColumn<CodeView::Place>("place");
    QTest::newRow("inset") << CodeView::Place::Inset;
    QTest::newRow("pane") << CodeView::Place::Pane;
}

void tst_TextSize::theMarginOfCodeFollows()
{
    QFETCH(const CodeView::Place, place);
    CodeView view(u"Code"_s, place);
    const double before = view.document()->documentMargin();
    m_theme->setTextSize(24);
    QVERIFY(view.document()->documentMargin() > before);
    QCOMPARE(view.document()->documentMargin(), CodeView(u"Other"_s, place).document()->documentMargin());
    m_theme->setTextSize(0);
    QCOMPARE(view.document()->documentMargin(), before);
}

void tst_TextSize::theUsualSizeComesBack()
{
    Part part(*m_theme);
    const QString before = part.measures();
    m_theme->setTextSize(24);
    QVERIFY(part.measures() != before);
    m_theme->setTextSize(0);
    QCOMPARE(part.measures(), before);
}

void tst_TextSize::theFontOfTheSystemMayBecomeAnotherOne()
{
    const QFont before = QApplication::font();
    QFont other = before;
    other.setItalic(true);
    QApplication::setFont(other); // as the system does
    m_theme->setTextSize(20);
    QVERIFY(QApplication::font().italic());
    m_theme->setTextSize(0);
    QCOMPARE(QApplication::font(), other);
    QApplication::setFont(before);
}

void tst_TextSize::keysChangeAndKeepIt()
{
    QTemporaryDir folder;
    settings::Preferences preferences(folder.path());
    QMenu view;
    Zoom zoom(view, *m_theme, preferences);
    const QList<QAction *> actions = view.actions();
    QCOMPARE(actions.size(), 3);
    m_theme->setTextSize(12);
    actions[0]->trigger();
    QCOMPARE(preferences.textSize(), 13);
    QCOMPARE(QApplication::font().pointSizeF(), 13.0);
    actions[1]->trigger();
    actions[1]->trigger();
    QCOMPARE(preferences.textSize(), 11);
    for (int time = 0; time < 20; ++time)
        actions[0]->trigger();
    QCOMPARE(QApplication::font().pointSizeF(), double(settings::Preferences::MaxTextSize));
    for (int time = 0; time < 20; ++time)
        actions[1]->trigger();
    QCOMPARE(QApplication::font().pointSizeF(), double(settings::Preferences::LeastTextSize));
    actions[2]->trigger();
    QCOMPARE(preferences.textSize(), 0);
}

/// The system may have a text beyond the bounds of the keys.
void tst_TextSize::aLargerTextIsNeverASmallerOne()
{
    QTemporaryDir folder;
    settings::Preferences preferences(folder.path());
    QMenu view;
    Zoom zoom(view, *m_theme, preferences);
    const QList<QAction *> actions = view.actions();
    m_theme->setTextSize(settings::Preferences::MaxTextSize + 6);
    actions[0]->trigger();
    QCOMPARE(QApplication::font().pointSizeF(), double(settings::Preferences::MaxTextSize + 6));
    QCOMPARE(preferences.textSize(), 0);
    actions[1]->trigger();
    QCOMPARE(QApplication::font().pointSizeF(), double(settings::Preferences::MaxTextSize));
}

/// A hidden widget follows when it is shown. Neither size changed, so Qt alone would tell neither.
void tst_TextSize::whatIsShownIsArrangedAgain()
{
    QWidget window; // without a layout, so that nothing else resizes them
    auto *shown = new Arranged(&window);
    auto *hidden = new Arranged(&window);
    for (Arranged *one : {shown, hidden})
        one->resize(90, 60);
    window.resize(200, 200);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTRY_VERIFY(shown->times > 0 && hidden->times > 0);
    hidden->hide();
    const int before = shown->times;
    const int beforeHidden = hidden->times;
    m_theme->setTextSize(24);
    QTRY_VERIFY(shown->times > before);
    QCOMPARE(hidden->times, beforeHidden);
    hidden->show();
    QTRY_VERIFY(hidden->times > beforeHidden);
}

void tst_TextSize::theSystemsTextArrangesAgainToo()
{
    Arranged shown;
    shown.resize(200, 200);
    shown.show();
    QVERIFY(QTest::qWaitForWindowExposed(&shown));
    QTRY_VERIFY(shown.times > 0);
    const int before = shown.times;
    const QFont usual = QApplication::font();
    QFont larger = usual;
    larger.setPointSizeF(24);
    QApplication::setFont(larger); // as the system does
    QTRY_VERIFY(shown.times > before);
    QApplication::setFont(usual);
}

RUNLATCH_WINDOW_TEST(tst_TextSize)

} // namespace runlatch::ui

#include "tst_textsize.moc"
