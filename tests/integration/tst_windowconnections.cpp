// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integration/demowindow.h"
#include "support/simulatedservice.h"
#include "support/suite.h"
#include "wording/translations.h"

#include <QFile>
#include <QLabel>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// A service beside the window: the user adds, tests and uses it, and it is there after a restart.
class tst_WindowConnections : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { wording::installTranslations(*qApp); }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        m_demo = std::make_unique<DemoWindow>();
        QVERIFY(begin());
        simulator::ServiceOptions options;
        options.organization = u"globex"_s;
        options.seed = 7;
        m_service = std::make_unique<support::SimulatedService>(options);
    }

    void cleanup()
    {
        m_person.reset();
        m_demo.reset();
    }

    void addsTriesAndUses();
    void findsItAgain();
    void choosesAPlace();
    void choosingTheSimulatorStartsIt();

private:
    bool begin()
    {
        m_person = std::make_unique<WindowDriver>(m_demo->window());
        return m_demo->start() && support::waitFor([this] { return m_person->shows(u"Simulator on this"_s); });
    }
    bool add();
    bool connectToIt() { return add() && m_person->click(u"Connect"_s) && seesIt(); }
    bool seesIt() const;
    QString pickedIn(const QString &picker) const { return m_person->find<QComboBox>(picker)->currentText(); }
    QString token() const { return QString::fromLatin1(m_service->address().token); }

    std::unique_ptr<support::SimulatedService> m_service;
    std::unique_ptr<DemoWindow> m_demo;
    std::unique_ptr<WindowDriver> m_person;
};

/// File > Connect to a service...
bool tst_WindowConnections::add()
{
    m_person->key(Qt::Key_F, Qt::AltModifier);
    m_person->key(Qt::Key_C);
    return m_person->fill(u"Name"_s, u"Second"_s)
        && m_person->fill(u"Address"_s, u"http://"_s + m_service->address().url.authority())
        && m_person->fill(u"Token"_s, token());
}

bool tst_WindowConnections::seesIt() const
{
    return support::waitFor([this] {
        return m_person->control(u"Organization"_s) && pickedIn(u"Connection"_s) == "Second"_L1
            && pickedIn(u"Organization"_s) == "globex"_L1 && !m_person->row(u"Change requests"_s, 0).isEmpty();
    });
}

void tst_WindowConnections::addsTriesAndUses()
{
    QVERIFY(add());
    QVERIFY(m_person->click(u"Test"_s));
    QVERIFY(m_person->waitFor(u"The connection works."_s));
    const auto labels = m_person->front().findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](const QLabel *label) { return label->text() == "of the user simulator"_L1; }));
    QVERIFY(m_person->click(u"Connect"_s));
    QVERIFY(seesIt());
    m_person.reset();
    m_demo->restart(); // writes what is remembered
    for (const QString &name : {u"preferences.ini"_s, u"activity.jsonl"_s, u"work.sqlite"_s}) {
        QFile file(m_demo->folder() + u'/' + name);
        if (file.open(QIODevice::ReadOnly))
            QVERIFY2(!file.readAll().contains(token().toLatin1()), qPrintable(name));
        else
            QVERIFY2(name != "preferences.ini"_L1, "there are no preferences");
    }
}

void tst_WindowConnections::findsItAgain()
{
    QVERIFY(connectToIt());
    QVERIFY(m_person->choose(u"Workspace"_s, u"All workspaces"_s));
    QTRY_VERIFY(!m_person->row(u"Change requests"_s, 0).isEmpty());
    m_person.reset();
    m_demo->restart();
    QVERIFY(begin()); // without a token in the keychain the demonstration takes its own simulator
    m_person->key(Qt::Key_1, Qt::ControlModifier);
    QTRY_COMPARE(pickedIn(u"Connection"_s), u"Simulator on this computer"_s);
    QVERIFY(m_person->choose(u"Connection"_s, u"Second"_s));
    QVERIFY(m_person->fill(u"Token"_s, token()));
    QVERIFY(m_person->click(u"Connect"_s));
    QVERIFY(seesIt());
    QCOMPARE(pickedIn(u"Workspace"_s), u"All workspaces"_s);
}

void tst_WindowConnections::choosesAPlace()
{
    QVERIFY(connectToIt());
    const QString first = pickedIn(u"Workspace"_s);
    QVERIFY(m_person->click(u"Workspace"_s));
    QTRY_VERIFY(QApplication::activePopupWidget());
    const QString letters = first.right(5); // of another name too, or of none
    m_person->write(letters);
    QTRY_VERIFY(m_person->row(u"Workspace"_s, 0).value(0).contains(letters));
    m_person->key(Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activePopupWidget());
    QVERIFY(m_person->choose(u"Connection"_s, u"Simulator on this computer"_s));
    QTRY_COMPARE(pickedIn(u"Organization"_s), u"acme"_s);
    QVERIFY(m_person->choose(u"Connection"_s, u"Second"_s));
    QTRY_COMPARE(pickedIn(u"Organization"_s), u"globex"_s);
    QCOMPARE(pickedIn(u"Workspace"_s), first);
}

void tst_WindowConnections::choosingTheSimulatorStartsIt()
{
    QVERIFY(connectToIt());
    m_person->key(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(m_person->click(u"Stop the simulator"_s));
    QTRY_VERIFY(m_person->control(u"Start the simulator"_s));
    m_person->key(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(m_person->choose(u"Connection"_s, u"Simulator on this computer"_s));
    QTRY_COMPARE(pickedIn(u"Organization"_s), u"acme"_s);
    QTRY_VERIFY(!m_person->row(u"Change requests"_s, 0).isEmpty());
}

RUNLATCH_WINDOW_TEST(tst_WindowConnections)

} // namespace runlatch::integration

#include "tst_windowconnections.moc"
