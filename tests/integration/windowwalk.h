// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "support/demowindow.h"

#include <functional>
#include <utility>

namespace runlatch::integration {

using namespace Qt::StringLiterals;

/// Lends a way through the window of `--demo`: every page, tab and dialog that needs no other service, in the language
/// of the texts that are installed. The simulator is stopped in the end.
class WindowWalk
{
public:
    using Look = std::function<void(const QString &place)>;

    /// `look` is called at every place. `window` must outlive this and be started.
    WindowWalk(support::DemoWindow &window, Look look)
        : m_window(window)
        , m_look(std::move(look))
    {
    }

    void walk();

private:
    void walkRunTasks();
    void walkReply();
    void walkBulkCreate();
    void walkCheck();
    void walkTabs(const QString &page);
    void walkDialogs();
    void walkStoppedSimulator();
    support::WindowDriver &person() const { return m_window.person(); }
    /// A text of the program in the current language.
    static QString word(const char *context, const char *text)
    {
        return QCoreApplication::translate((QByteArray("runlatch::ui::") + context).constData(), text).remove(u'&');
    }

    support::DemoWindow &m_window;
    const Look m_look;
};

/// Goes through the tabs of every visible tab bar; inner tabs are those of the first ones.
inline void WindowWalk::walkTabs(const QString &page)
{
    m_look(page);
    QStringList bars;
    for (QTabBar *bar : m_window.window().findChildren<QTabBar *>()) {
        if (bar->isVisible())
            bars += support::WindowDriver::nameOf(bar);
    }
    for (const QString &name : bars) {
        const auto *bar = person().find<QTabBar>(name);
        for (int index = 0; bar && index < bar->count(); ++index) {
            QVERIFY(person().clickTab(name, bar->tabText(index)));
            m_look(page + u" > "_s + bar->tabText(index));
        }
        if (bar)
            QVERIFY(person().clickTab(name, bar->tabText(0)));
    }
}

inline void WindowWalk::walk()
{
    person().key(Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(person().control(word("SimulatorPage", "Stop the simulator")));
    walkTabs(u"simulator, empty"_s);
    walkRunTasks();
    walkReply();
    person().key(Qt::Key_4, Qt::ControlModifier);
    walkTabs(u"simulator"_s);
    person().key(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(!person().row(word("ChangeRequestList", "Change requests"), 1).isEmpty());
    m_look(u"change requests"_s);
    walkBulkCreate();
    person().key(Qt::Key_5, Qt::ControlModifier);
    QTRY_VERIFY(person().control(word("ActivityPage", "Exchanges")));
    walkTabs(u"activity"_s);
    walkCheck();
    person().key(Qt::Key_1, Qt::ControlModifier);
    walkDialogs();
    walkStoppedSimulator();
}

inline void WindowWalk::walkRunTasks()
{
    person().key(Qt::Key_3, Qt::ControlModifier);
    const QString send = word("FirstRunCard", "Send sample");
    QTRY_VERIFY(person().control(send));
    m_look(u"run tasks, first run"_s);
    QVERIFY(person().click(send));
    QTRY_VERIFY(!person().row(word("CaptureList", "Received requests"), 0).isEmpty());
    QTRY_VERIFY(person().find<QTabBar>(word("CaptureDetail", "Request"))); // it is opened behind the list
    walkTabs(u"run tasks"_s);
}

inline void WindowWalk::walkReply()
{
    QVERIFY(person().click(word("CaptureDetail", "&Reply...")));
    walkTabs(u"reply"_s);
    const QString parts = word("ReplyForm", "Parts of the reply");
    if (const auto *tabs = person().find<QTabBar>(parts);
        tabs->count() > 2) // the small window has the outcomes in a tab
        QVERIFY(person().clickTab(parts, tabs->tabText(1)));
    QVERIFY(person().click(word("OutcomesPanel", "Add outcome")));
    QVERIFY(person().click(word("TagRows", "Add tag")));
    for (QTabBar *bar : m_window.window().findChildren<QTabBar *>()) {
        for (int index = 0; bar->isVisible() && index < bar->count(); ++index) {
            if (bar->tabText(index) == word("ReplyForm", "As the reviewer sees it"))
                QVERIFY(person().clickTab(support::WindowDriver::nameOf(bar), bar->tabText(index)));
        }
    }
    QTRY_VERIFY(!person().row(word("ReviewerView", "Outcomes"), 0).isEmpty()); // it follows what is typed
    walkTabs(u"reply with an outcome"_s);
    person().key(Qt::Key_Escape);
    QTRY_VERIFY(person().control(word("CaptureList", "Received requests")));
}

inline void WindowWalk::walkBulkCreate()
{
    person().key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(person().click(word("ConditionList", "&Add condition")));
    walkTabs(u"bulk create, targets by query"_s);
    QVERIFY(person().fill(word("ConditionRow", "Field of condition %1").arg(1), u"workspace_name"_s));
    person().key(Qt::Key_Tab); // closes the list of completions
    QVERIFY(person().fill(word("ConditionRow", "Value of condition %1").arg(1), u"a-long-name-that-has-to-fit"_s));
    person().key(Qt::Key_Return); // a chip
    m_look(u"bulk create, a condition with a chip"_s);
    QVERIFY(person().click(word("TargetsStep", "By list")));
    walkTabs(u"bulk create, targets by list"_s);
    QVERIFY(person().click(word("TargetsStep", "By query")));
    QVERIFY(person().click(word("BulkCreatePage", "Continue to message")));
    QVERIFY(person().fill(word("MessageStep", "&Subject"), u"Rotate"_s));
    QVERIFY(person().fill(word("MessageStep", "&Message, markdown"), u"# Now"_s));
    walkTabs(u"bulk create, message"_s);
    QVERIFY(person().click(word("BulkCreatePage", "Continue to review")));
    walkTabs(u"bulk create, review"_s);
}

/// A check that is cancelled at once has all cases without a verdict.
inline void WindowWalk::walkCheck()
{
    person().key(Qt::Key_6, Qt::ControlModifier);
    QTRY_VERIFY(person().control(word("CheckForm", "URL of the integration")));
    m_look(u"check, empty"_s);
    QVERIFY(person().fill(word("CheckForm", "URL of the integration"), u"http://127.0.0.1:1/"_s));
    QVERIFY(person().click(word("CheckPage", "Start the check")));
    QVERIFY(person().click(word("CheckPage", "Cancel the check")));
    QTRY_VERIFY(!person().row(word("CheckPage", "Cases"), 0).isEmpty());
    walkTabs(u"check"_s);
}

inline void WindowWalk::walkDialogs()
{
    const auto lookAndClose = [&](const QString &place) {
        QTRY_VERIFY(QApplication::activeModalWidget());
        m_look(place);
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
    m_look(u"listener"_s);
    QVERIFY(person().clickTab(word("ListenerDialog", "Settings of the listener"),
                              word("ListenerDialog", "Automatic reply")));
    m_look(u"listener > automatic reply"_s);
    QVERIFY(person().clickTab(word("ListenerDialog", "Settings of the listener"), word("ListenerDialog", "Addresses")));
    lookAndClose(u"listener > addresses"_s);
    person().key(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(person().choose(word("ConnectionPicker", "Connection"), word("ConnectionPicker", "Connections...")));
    lookAndClose(u"connections"_s);
}

inline void WindowWalk::walkStoppedSimulator()
{
    person().key(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(person().click(word("SimulatorPage", "Stop the simulator")));
    QTRY_VERIFY(person().control(word("SimulatorPage", "Start the simulator")));
    walkTabs(u"simulator, stopped"_s);
}

} // namespace runlatch::integration
