// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/panesplitter.h"

#include "settings/preferences.h"
#include "support/suite.h"
#include "support/themedtest.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// Two panes find their shares, and stand as a person left them.
class tst_PaneSplitter : public support::ThemedTest
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_preferences = std::make_unique<settings::Preferences>(m_folder->path());
    }
    void cleanup()
    {
        m_splitter.reset();
        m_preferences.reset();
    }

    void findsItsShares_data()
    {
        QTest::addColumn<Qt::Orientation>("orientation");
        QTest::newRow("side by side") << Qt::Horizontal;
        QTest::newRow("stacked") << Qt::Vertical;
    }
    void findsItsShares()
    {
        QFETCH(Qt::Orientation, orientation);
        open(orientation);
        const QList<int> first = m_splitter->sizes();
        drag(30);
        const QList<int> dragged = m_splitter->sizes();
        QVERIFY(dragged != first);
        open(orientation);
        QCOMPARE(m_splitter->sizes(), dragged);
        open(orientation == Qt::Horizontal ? Qt::Vertical : Qt::Horizontal);
        QCOMPARE(m_splitter->sizes(), first); // this orientation has shares of its own
    }

    void standsAsItWasAsked()
    {
        open(Qt::Vertical);
        drag(30);
        const QByteArray stacked = m_splitter->saveState();
        m_preferences->setSplitterState(u"panes-side-by-side"_s, stacked); // somebody might edit the file like this
        m_preferences->setSplitterState(u"panes-stacked"_s, "no state at all");
        open(Qt::Horizontal);
        QCOMPARE(m_splitter->orientation(), Qt::Horizontal);
        open(Qt::Vertical);
        QCOMPARE(m_splitter->orientation(), Qt::Vertical);
        QVERIFY(m_splitter->sizes().constFirst() > 0);
    }

    void aKeyGoesToTheOtherPane()
    {
        PaneSplitter splitter;
        auto *first = new QLineEdit;
        auto *second = new QWidget;
        auto *column = new QVBoxLayout(second);
        auto *upper = new QPlainTextEdit;
        auto *lower = new QLineEdit;
        column->addWidget(upper);
        column->addWidget(lower);
        splitter.setPanes(first, 1, second, 1);
        splitter.show();
        QVERIFY(QTest::qWaitForWindowActive(&splitter));
        first->setFocus();
        QTest::keyClick(first, Qt::Key_F6);
        QVERIFY(upper->hasFocus());
        lower->setFocus();
        QTest::keyClick(lower, Qt::Key_F6);
        QVERIFY(first->hasFocus());
        QTest::keyClick(first, Qt::Key_F6);
        QVERIFY(lower->hasFocus()); // where it was
        second->hide();
        first->setFocus();
        QTest::keyClick(first, Qt::Key_F6);
        QVERIFY(first->hasFocus());
    }

private:
    void open(Qt::Orientation orientation)
    {
        m_splitter = std::make_unique<PaneSplitter>();
        m_splitter->setPanes(new QWidget, 1, new QWidget, 1);
        m_splitter->keepShares(*m_preferences, u"panes"_s);
        m_splitter->resize(401, 401);
        m_splitter->arrange(orientation, {300, 100});
        m_splitter->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_splitter.get()));
    }

    void drag(int by)
    {
        QWidget *handle = m_splitter->handle(1);
        const QPoint way = m_splitter->orientation() == Qt::Horizontal ? QPoint(-by, 0) : QPoint(0, -by);
        QTest::mousePress(handle, Qt::LeftButton, {}, QPoint(0, 0));
        QTest::mouseMove(handle, way);
        QTest::mouseRelease(handle, Qt::LeftButton, {}, QPoint(0, 0));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<settings::Preferences> m_preferences;
    std::unique_ptr<PaneSplitter> m_splitter;
};

RUNLATCH_WINDOW_TEST(tst_PaneSplitter)
#include "tst_panesplitter.moc"
