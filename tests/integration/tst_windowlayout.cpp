// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/demowindow.h"
#include "support/suite.h"
#include "support/windowtest.h"

#include <QStackedWidget>
#include <QTranslator>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// The window can be as small as it should on every page, tab and dialog, and each control has a name.
class tst_WindowLayout : public support::WindowTest<support::DemoWindow>
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        m_window.reset();
        QCoreApplication::removeTranslator(&m_german);
        QApplication::setFont(m_font);
        m_faults.clear();
    }

    void staysSmall_data();
    void staysSmall();
    void everyControlHasAName_data();
    void everyControlHasAName();

private:
    using Look = std::function<void(const QString &place)>;
    void start(const QSize &size);
    void walk(const Look &look);
    void walkRunTasks(const Look &look);
    void walkReply(const Look &look);
    void walkBulkCreate(const Look &look);
    void walkCheck(const Look &look);
    void walkTabs(const QString &page, const Look &look);
    void walkDialogs(const Look &look);
    void walkStoppedSimulator(const Look &look);
    /// A text of the program in the current language.
    static QString word(const char *context, const char *text)
    {
        return QCoreApplication::translate((QByteArray("runlatch::ui::") + context).constData(), text).remove(u'&');
    }

    const QFont m_font = QApplication::font();
    QTranslator m_german;
    QStringList m_faults;
};

void tst_WindowLayout::start(const QSize &size)
{
    makeWindow();
    m_window->window().resize(size);
    QVERIFY(m_window->start());
}

/// Goes through the tabs of every visible tab bar; inner tabs are those of the first ones.
void tst_WindowLayout::walkTabs(const QString &page, const Look &look)
{
    look(page);
    QStringList bars;
    for (QTabBar *bar : m_window->window().findChildren<QTabBar *>()) {
        if (bar->isVisible())
            bars += support::WindowDriver::nameOf(bar);
    }
    for (const QString &name : bars) {
        const auto *bar = person().find<QTabBar>(name);
        for (int index = 0; bar && index < bar->count(); ++index) {
            QVERIFY(person().clickTab(name, bar->tabText(index)));
            look(page + u" > "_s + bar->tabText(index));
        }
        if (bar)
            QVERIFY(person().clickTab(name, bar->tabText(0)));
    }
}

void tst_WindowLayout::walk(const Look &look)
{
    person().key(Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(person().control(word("SimulatorPage", "Stop the simulator")));
    walkTabs(u"simulator, empty"_s, look);
    walkRunTasks(look);
    walkReply(look);
    person().key(Qt::Key_4, Qt::ControlModifier);
    walkTabs(u"simulator"_s, look);
    person().key(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(!person().row(word("ChangeRequestList", "Change requests"), 1).isEmpty());
    look(u"change requests"_s);
    walkBulkCreate(look);
    person().key(Qt::Key_5, Qt::ControlModifier);
    QTRY_VERIFY(person().control(word("ActivityPage", "Exchanges")));
    walkTabs(u"activity"_s, look);
    walkCheck(look);
    person().key(Qt::Key_1, Qt::ControlModifier);
    walkDialogs(look);
    walkStoppedSimulator(look);
}

void tst_WindowLayout::walkRunTasks(const Look &look)
{
    person().key(Qt::Key_3, Qt::ControlModifier);
    const QString send = word("FirstRunCard", "Send sample");
    QTRY_VERIFY(person().control(send));
    look(u"run tasks, first run"_s);
    QVERIFY(person().click(send));
    QTRY_VERIFY(!person().row(word("CaptureList", "Received requests"), 0).isEmpty());
    QTRY_VERIFY(person().find<QTabBar>(word("CaptureDetail", "Request"))); // it is opened behind the list
    walkTabs(u"run tasks"_s, look);
}

void tst_WindowLayout::walkReply(const Look &look)
{
    QVERIFY(person().click(word("CaptureDetail", "&Reply...")));
    walkTabs(u"reply"_s, look);
    const QString parts = word("ReplyForm", "Parts of the reply");
    if (const auto *tabs = person().find<QTabBar>(parts);
        tabs->count() > 2) // the small window has the outcomes in a tab
        QVERIFY(person().clickTab(parts, tabs->tabText(1)));
    QVERIFY(person().click(word("OutcomesPanel", "Add outcome")));
    QVERIFY(person().click(word("TagRows", "Add tag")));
    for (QTabBar *bar : m_window->window().findChildren<QTabBar *>()) {
        for (int index = 0; bar->isVisible() && index < bar->count(); ++index) {
            if (bar->tabText(index) == word("ReplyForm", "As the reviewer sees it"))
                QVERIFY(person().clickTab(support::WindowDriver::nameOf(bar), bar->tabText(index)));
        }
    }
    QTRY_VERIFY(!person().row(word("ReviewerView", "Outcomes"), 0).isEmpty()); // it follows what is typed
    walkTabs(u"reply with an outcome"_s, look);
    person().key(Qt::Key_Escape);
    QTRY_VERIFY(person().control(word("CaptureList", "Received requests")));
}

void tst_WindowLayout::walkBulkCreate(const Look &look)
{
    person().key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(person().click(word("ConditionList", "&Add condition")));
    walkTabs(u"bulk create, targets by query"_s, look);
    QVERIFY(person().fill(word("ConditionRow", "Field of condition %1").arg(1), u"workspace_name"_s));
    person().key(Qt::Key_Tab); // closes the list of completions
    QVERIFY(person().fill(word("ConditionRow", "Value of condition %1").arg(1), u"a-long-name-that-has-to-fit"_s));
    person().key(Qt::Key_Return); // a chip
    look(u"bulk create, a condition with a chip"_s);
    QVERIFY(person().click(word("TargetsStep", "By list")));
    walkTabs(u"bulk create, targets by list"_s, look);
    QVERIFY(person().click(word("TargetsStep", "By query")));
    QVERIFY(person().click(word("BulkCreatePage", "Continue to message")));
    QVERIFY(person().fill(word("MessageStep", "&Subject"), u"Rotate"_s));
    QVERIFY(person().fill(word("MessageStep", "&Message, markdown"), u"# Now"_s));
    walkTabs(u"bulk create, message"_s, look);
    QVERIFY(person().click(word("BulkCreatePage", "Continue to review")));
    walkTabs(u"bulk create, review"_s, look);
}

/// A check that is cancelled at once has all cases without a verdict.
void tst_WindowLayout::walkCheck(const Look &look)
{
    person().key(Qt::Key_6, Qt::ControlModifier);
    QTRY_VERIFY(person().control(word("CheckForm", "URL of the integration")));
    look(u"check, empty"_s);
    QVERIFY(person().fill(word("CheckForm", "URL of the integration"), u"http://127.0.0.1:1/"_s));
    QVERIFY(person().click(word("CheckPage", "Start the check")));
    QVERIFY(person().click(word("CheckPage", "Cancel the check")));
    QTRY_VERIFY(!person().row(word("CheckPage", "Cases"), 0).isEmpty());
    walkTabs(u"check"_s, look);
}

void tst_WindowLayout::walkDialogs(const Look &look)
{
    const auto lookAndClose = [&](const QString &place) {
        QTRY_VERIFY(QApplication::activeModalWidget());
        look(place);
        person().key(Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activeModalWidget());
    };
    person().key(Qt::Key_1, Qt::ControlModifier);
    person().key(Qt::Key_Home);
    person().key(Qt::Key_Down, Qt::ShiftModifier); // several are asked about, one can be undone
    person().key(Qt::Key_E, Qt::ControlModifier);
    lookAndClose(u"archive?"_s);
    QVERIFY(person().click(word("PlacePickers", "Open a workspace by name or id")));
    lookAndClose(u"open a workspace"_s);
    person().key(Qt::Key_Slash, Qt::ControlModifier | Qt::ShiftModifier);
    lookAndClose(u"shortcuts"_s);
    person().key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(person().click(word("ListenerStrip", "Listener...")));
    QTRY_VERIFY(QApplication::activeModalWidget());
    look(u"listener"_s);
    QVERIFY(person().clickTab(word("ListenerDialog", "Settings of the listener"),
                              word("ListenerDialog", "Automatic reply")));
    look(u"listener > automatic reply"_s);
    QVERIFY(person().clickTab(word("ListenerDialog", "Settings of the listener"), word("ListenerDialog", "Addresses")));
    lookAndClose(u"listener > addresses"_s);
    person().key(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(person().choose(word("ConnectionPicker", "Connection"), word("ConnectionPicker", "Connections...")));
    lookAndClose(u"connections"_s);
}

void tst_WindowLayout::walkStoppedSimulator(const Look &look)
{
    person().key(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(person().click(word("SimulatorPage", "Stop the simulator")));
    QTRY_VERIFY(person().control(word("SimulatorPage", "Start the simulator")));
    walkTabs(u"simulator, stopped"_s, look);
}

/// The parts of a widget, with the size that each needs. A stack is as large as its largest page.
static QString partsOf(const QWidget *one)
{
    QStringList parts;
    for (const QWidget *part : one->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        const QSize least = part->minimumSizeHint().expandedTo(part->minimumSize());
        if (part->isVisible() || qobject_cast<const QStackedWidget *>(one))
            parts += u"%1 %2 %3x%4"_s.arg(QLatin1StringView(part->metaObject()->className()), part->accessibleName())
                         .arg(least.width())
                         .arg(least.height());
    }
    return u" ("_s + parts.join(u", "_s) + u')';
}

/// The innermost parts that need more than the limit.
static QString largestIn(const QWidget &front, const QSize &limit)
{
    QStringList large;
    const auto isLarge = [&limit](const QWidget *one) {
        const QSize least = one->minimumSizeHint().expandedTo(one->minimumSize());
        return one->isVisible() && (least.width() > limit.width() || least.height() > limit.height());
    };
    for (const QWidget *one : front.findChildren<QWidget *>()) {
        const QList<QWidget *> inner = one->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
        if (isLarge(one) && std::none_of(inner.cbegin(), inner.cend(), isLarge))
            large += QString::fromLatin1(one->metaObject()->className()) + u' ' + one->accessibleName()
                + one->property("text").toString() + partsOf(one);
    }
    return large.join(u", "_s);
}

void tst_WindowLayout::staysSmall_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<bool>("german");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QSize>("limit");
    const QSize small(900, 600);
    const QSize usual(1280, 800);
    // A wide window must be able to become narrow; it then has the layout for small windows.
    const QSize narrow(1099, 600);
    for (const bool german : {false, true}) {
        const char *language = german ? "German" : "English";
        for (const int points : {10, 14}) {
            QTest::addRow("%d pt, %s, small", points, language) << points << german << small << small;
            QTest::addRow("%d pt, %s, wide", points, language) << points << german << usual << narrow;
        }
    }
}

void tst_WindowLayout::staysSmall()
{
    QFETCH(int, points);
    QFETCH(bool, german);
    QFETCH(QSize, size);
    QFETCH(QSize, limit);
    QFont font = m_font;
    font.setPointSize(points);
    QApplication::setFont(font);
    if (german) {
        QVERIFY(m_german.load(u":/runlatch/translations/runlatch_de.qm"_s));
        QCoreApplication::installTranslator(&m_german);
    }
    start(size);
    if (QTest::currentTestFailed())
        return;
    walk([&](const QString &place) {
        const QWidget &front = person().front();
        for (QWidget *one : front.findChildren<QWidget *>())
            one->updateGeometry(); // a layout keeps the minimum that it had while its page was being opened
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        const auto fits = [&] { return front.minimumSizeHint().boundedTo(limit) == front.minimumSizeHint(); };
        const bool isSmall = support::waitFor(fits, 1); // layouts settle one after another
        const QSize least = front.minimumSizeHint();
        if (!isSmall)
            m_faults += u"%1 needs %2x%3, for %4"_s.arg(place)
                            .arg(least.width())
                            .arg(least.height())
                            .arg(largestIn(front, limit));
        const QSize now = m_window->window().size();
        if (now != size) // it grew by itself
            m_faults += u"%1 made the window %2x%3"_s.arg(place).arg(now.width()).arg(now.height());
    });
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
}

void tst_WindowLayout::everyControlHasAName_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(900, 600);
    QTest::newRow("wide") << QSize(1280, 800);
}

void tst_WindowLayout::everyControlHasAName()
{
    QFETCH(QSize, size);
    start(size);
    if (QTest::currentTestFailed())
        return;
    walk([this](const QString &place) {
        for (QWidget *widget : person().front().findChildren<QWidget *>()) {
            if (!widget->isVisible() || !support::WindowDriver::isControl(widget))
                continue;
            const QString name = support::WindowDriver::nameOf(widget);
            if (name.isEmpty() || name.contains(u'&'))
                m_faults +=
                    u"%1: %2 is called \"%3\""_s.arg(place, QLatin1StringView(widget->metaObject()->className()), name);
        }
    });
    m_faults.removeDuplicates();
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
}

RUNLATCH_WINDOW_TEST(tst_WindowLayout)

} // namespace runlatch::integration

#include "tst_windowlayout.moc"
