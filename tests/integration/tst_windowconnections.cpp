// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/demowindow.h"
#include "support/simulatedservice.h"
#include "support/suite.h"
#include "support/windowtest.h"

#include <QFile>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// A service beside the window is added, tested and used, and is there after a restart.
class tst_WindowConnections : public support::WindowTest<support::DemoWindow>
{
    Q_OBJECT

private slots:

    void init()
    {
        makeWindow();
        QVERIFY(begin());
        simulator::ServiceOptions options;
        options.organization = u"globex"_s;
        options.seed = 7;
        m_service = std::make_unique<support::SimulatedService>(options);
    }

    void cleanup() { m_window.reset(); }

    void addsTriesAndUses();
    void findsItAgain();
    void choosesAPlace();
    void choosingTheSimulatorStartsIt();

private:
    bool begin()
    {
        return m_window->start() && support::waitFor([this] { return person().shows(u"Simulator on this"_s); });
    }
    bool add();
    bool connectToIt() { return add() && person().click(u"Connect"_s) && seesIt(); }
    bool seesIt() const;
    QString token() const { return QString::fromLatin1(m_service->address().token); }

    std::unique_ptr<support::SimulatedService> m_service;
};

/// File > Connect to a service...
bool tst_WindowConnections::add()
{
    person().key(Qt::Key_F, Qt::AltModifier);
    person().key(Qt::Key_C);
    return person().fill(u"Name"_s, u"Second"_s)
        && person().fill(u"Address"_s, u"http://"_s + m_service->address().url.authority())
        && person().fill(u"Token"_s, token());
}

bool tst_WindowConnections::seesIt() const
{
    return support::waitFor([this] {
        return person().control(u"Organization"_s) && person().chosenIn(u"Connection"_s) == "Second"_L1
            && person().chosenIn(u"Organization"_s) == "globex"_L1 && !person().row(u"Change requests"_s, 0).isEmpty();
    });
}

void tst_WindowConnections::addsTriesAndUses()
{
    QVERIFY(add());
    QVERIFY(person().click(u"Test"_s));
    QVERIFY(person().waitFor(u"The connection works."_s));
    const auto labels = person().front().findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](const QLabel *label) { return label->text() == "of the user simulator"_L1; }));
    QVERIFY(person().click(u"Connect"_s));
    QVERIFY(seesIt());
    m_window->restart(); // writes what is remembered
    for (const QString &name : {u"preferences.ini"_s, u"activity.jsonl"_s, u"work.sqlite"_s}) {
        QFile file(m_window->folder() + u'/' + name);
        if (file.open(QIODevice::ReadOnly))
            QVERIFY2(!file.readAll().contains(token().toLatin1()), qPrintable(name));
        else
            QVERIFY2(name != "preferences.ini"_L1, "there are no preferences");
    }
}

void tst_WindowConnections::findsItAgain()
{
    QVERIFY(connectToIt());
    QVERIFY(person().choose(u"Workspace"_s, u"All workspaces"_s));
    QTRY_VERIFY(!person().row(u"Change requests"_s, 0).isEmpty());
    m_window->restart();
    QVERIFY(begin()); // without a token in the keychain the demonstration takes its own simulator
    person().key(Qt::Key_1, Qt::ControlModifier);
    QTRY_COMPARE(person().chosenIn(u"Connection"_s), u"Simulator on this computer"_s);
    QVERIFY(person().choose(u"Connection"_s, u"Second"_s));
    QVERIFY(person().fill(u"Token"_s, token()));
    QVERIFY(person().click(u"Connect"_s));
    QVERIFY(seesIt());
    QCOMPARE(person().chosenIn(u"Workspace"_s), u"All workspaces"_s);
}

void tst_WindowConnections::choosesAPlace()
{
    QVERIFY(connectToIt());
    const QString first = person().chosenIn(u"Workspace"_s);
    QVERIFY(person().click(u"Workspace"_s));
    QTRY_VERIFY(QApplication::activePopupWidget());
    const QString letters = first.right(5); // of another name too, or of none
    person().write(letters);
    QTRY_VERIFY(person().row(u"Workspace"_s, 0).value(0).contains(letters));
    person().key(Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activePopupWidget());
    QVERIFY(person().choose(u"Connection"_s, u"Simulator on this computer"_s));
    QTRY_COMPARE(person().chosenIn(u"Organization"_s), u"acme"_s);
    QVERIFY(person().choose(u"Connection"_s, u"Second"_s));
    QTRY_COMPARE(person().chosenIn(u"Organization"_s), u"globex"_s);
    QCOMPARE(person().chosenIn(u"Workspace"_s), first);
}

void tst_WindowConnections::choosingTheSimulatorStartsIt()
{
    QVERIFY(connectToIt());
    person().key(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(person().click(u"Stop the simulator"_s));
    QTRY_VERIFY(person().control(u"Start the simulator"_s));
    person().key(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(person().choose(u"Connection"_s, u"Simulator on this computer"_s));
    QTRY_COMPARE(person().chosenIn(u"Organization"_s), u"acme"_s);
    QTRY_VERIFY(!person().row(u"Change requests"_s, 0).isEmpty());
}

RUNLATCH_WINDOW_TEST(tst_WindowConnections)

} // namespace runlatch::integration

#include "tst_windowconnections.moc"
