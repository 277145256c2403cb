// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/bulkcreate/bulkcreatedriver.h"
#include "ui/connections/workspacesearch.h"

#include <QListView>

using namespace runlatch;
using namespace runlatch::ui;
using models::TargetModel;

/// Workspaces are chosen by check boxes and keys, and stay chosen whatever is searched.
class tst_WorkspaceSearch : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_desk.reset(); }
    void spaceTogglesTheSelection();
    void aHeldKeyTogglesOnce();
    void enterTogglesToo();
    void theSearchKeepsTheChoice();
    void allThatIsShownIsChosen();
    void everyControlHasAName();

private:
    /// The list with a scripted service: three workspaces, and one of them in a search.
    struct Desk
    {
        explicit Desk(Theme &theme)
            : engine(folder.path(), theme, {list({1, 2, 3}), list({2})})
            , model(engine.workbench.service)
            , search(engine.workbench.service, model)
        {
            search.resize(640, 480);
            search.setPlace(engine.endpoint, u"acme"_s);
            search.show();
        }
        static Script list(const QList<int> &numbers)
        {
            QJsonArray rows;
            for (const int number : numbers)
                rows.append(protocol::writeWorkspace({u"ws-%1"_s.arg(number), u"web-%1"_s.arg(number)}, u"acme"_s));
            QJsonObject document{{u"data"_s, rows}};
            const auto count = static_cast<int>(rows.size());
            protocol::writePagination(document, protocol::paginate(1, 100, count), QUrl(u"http://tf.example/x"_s));
            return Script::answer(httpAnswer(200, QJsonDocument(document).toJson()));
        }
        bool isLoaded(int rows) const
        {
            return support::waitFor([this, rows] { return view().model()->rowCount() == rows; });
        }
        QListView &view() const { return *search.findChild<QListView *>(); }
        QPushButton &all() const { return *search.findChild<QPushButton *>(u"chooseAll"_s); }
        QStringList chosen() const
        {
            QStringList names;
            for (const TargetModel::Target &target : model.workspaces())
                names.append(target.name);
            return names;
        }
        void select(int row) const
        {
            view().setFocus();
            view().setCurrentIndex(view().model()->index(row, 0));
        }

        QTemporaryDir folder;
        Engine<base::SystemClock> engine;
        TargetModel model;
        WorkspaceSearch search;
    };

    std::unique_ptr<Desk> m_desk;
};

void tst_WorkspaceSearch::init()
{
    support::failOnWarnings();
    m_desk = std::make_unique<Desk>(*m_theme);
    QVERIFY(QTest::qWaitForWindowActive(&m_desk->search));
    QVERIFY(m_desk->isLoaded(3));
}

void tst_WorkspaceSearch::spaceTogglesTheSelection()
{
    m_desk->select(0);
    QTest::keyClick(&m_desk->view(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&m_desk->view(), Qt::Key_Space);
    QCOMPARE(m_desk->chosen(), (QStringList{u"web-1"_s, u"web-2"_s}));
    QCOMPARE(m_desk->view().model()->index(1, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    m_desk->select(0);
    QTest::keyClick(&m_desk->view(), Qt::Key_Space);
    QCOMPARE(m_desk->chosen(), QStringList{u"web-2"_s});
}

void tst_WorkspaceSearch::aHeldKeyTogglesOnce()
{
    m_desk->select(0);
    for (const bool isRepeated : {false, true, true}) {
        QKeyEvent pressed(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, u" "_s, isRepeated);
        QApplication::sendEvent(&m_desk->view(), &pressed);
    }
    QCOMPARE(m_desk->chosen(), QStringList{u"web-1"_s});
}

void tst_WorkspaceSearch::enterTogglesToo()
{
    m_desk->select(2);
    QTest::keyClick(&m_desk->view(), Qt::Key_Return);
    QCOMPARE(m_desk->chosen(), QStringList{u"web-3"_s});
    QTest::keyClick(&m_desk->view(), Qt::Key_Return);
    QCOMPARE(m_desk->chosen(), QStringList());
}

void tst_WorkspaceSearch::theSearchKeepsTheChoice()
{
    m_desk->select(0);
    QTest::keyClick(&m_desk->view(), Qt::Key_Space);
    QTest::keyClicks(m_desk->search.findChild<QLineEdit *>(u"searchWorkspaces"_s), u"web-2"_s);
    QVERIFY(m_desk->isLoaded(1));
    m_desk->select(0);
    QTest::keyClick(&m_desk->view(), Qt::Key_Space);
    QCOMPARE(m_desk->chosen(), (QStringList{u"web-1"_s, u"web-2"_s}));
}

void tst_WorkspaceSearch::allThatIsShownIsChosen()
{
    QVERIFY(m_desk->all().text().contains(u"all 3 shown"_s));
    m_desk->all().setFocus();
    QTest::keyClick(&m_desk->all(), Qt::Key_Space);
    QCOMPARE(m_desk->chosen().size(), 3);
    QVERIFY(m_desk->all().text().startsWith(u"Take back"_s));
    QVERIFY(m_desk->all().hasFocus());
    QTest::keyClick(&m_desk->all(), Qt::Key_Space);
    QCOMPARE(m_desk->chosen(), QStringList());
}

void tst_WorkspaceSearch::everyControlHasAName()
{
    for (QWidget *widget : m_desk->search.findChildren<QWidget *>()) {
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy() || widget->isHidden())
            continue;
        QVERIFY2(!support::nameOf(widget).isEmpty(), widget->metaObject()->className());
    }
}

RUNLATCH_WINDOW_TEST(tst_WorkspaceSearch)
#include "tst_workspacesearch.moc"
