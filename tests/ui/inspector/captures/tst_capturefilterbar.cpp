// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/capturefilterbar.h"

#include "capturelistfixture.h"
#include "settings/preferences.h"
#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/captures/followmode.h"
#include "ui/inspector/captures/savedfilters.h"
#include "ui/inspector/captures/searchstrip.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/messagebar.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// The bar above the received requests finds what fits, says how far it looked, and keeps filters by name.
class tst_CaptureFilterBar : public support::ThemedTest, protected CaptureListFixture
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { closeList(); }
    void filtersWhatIsTyped();
    void saysSoOnlyWhenNothingFits();
    void theLastColumnIsNotCutAfterwards();
    void isReachedAndLeftByKeys();
    void enterStaysWithAFault();
    void cancelsAndGoesOn();
    void staysForAnotherStore();
    void tellsTheLag();
    void savesRenamesAndRemoves();
    void theDialogOfTheNameSaysWhatItDoes();
    void savesNoFaults();
    void theKeyRenamesTheSavedFilter();
    void theKeyOfBodiesGoesToTheField();
    void offersWorkspacesAndEndpoints();
    void offersOrganizations();
    void enterSearchesAPartOfAName();
    void findsEndpointsByTheirNames();
    void savesNoToken();
    void isHiddenWithoutRequests();
    void beginsAtTheNewestMatch();
    void aSearchDoesNotResumeFollowing();

private:
    CaptureFilterBar &bar() const { return *m_list->findChild<CaptureFilterBar *>(); }
    SearchStrip &strip() const { return *m_list->findChild<SearchStrip *>(); }
    QLineEdit &line() const { return *bar().findChild<QLineEdit *>(); }
    EmptyState &none() const
    {
        const auto states = m_list->findChildren<EmptyState *>();
        return **std::find_if(states.begin(), states.end(), [](const EmptyState *state) {
            return !state->findChild<QPushButton *>()->text().isEmpty(); // the other state offers nothing to do
        });
    }
    QPushButton &button() const { return *strip().findChild<QPushButton *>(); }
    SavedFilters &menu() const { return *bar().findChild<SavedFilters *>(); }
    QAction *action(QMenu &menu, const QString &text) const
    {
        emit menu.aboutToShow();
        for (QAction *action : menu.actions()) {
            if (action->text() == text)
                return action;
        }
        return nullptr;
    }
    /// What the popup of the field offers; nothing if there is none.
    QStringList offers() const
    {
        auto *popup = qobject_cast<QAbstractItemView *>(QApplication::activePopupWidget());
        QStringList texts;
        for (int row = 0; popup && row < popup->model()->rowCount(); ++row)
            texts += popup->model()->index(row, 0).data().toString();
        return texts;
    }
    void name(const QString &name)
    {
        auto *dialog = m_list->findChild<QInputDialog *>();
        dialog->setTextValue(name);
        dialog->accept();
    }

    std::unique_ptr<QTemporaryDir> m_settings;
    std::unique_ptr<settings::Preferences> m_preferences;
    static constexpr int All = 300;
};

void tst_CaptureFilterBar::init()
{
    m_settings = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<settings::Preferences>(m_settings->path());
    QVERIFY(openList(All, m_preferences.get()));
}

void tst_CaptureFilterBar::filtersWhatIsTyped()
{
    QVERIFY(bar().isVisible());
    QVERIFY(!strip().isVisible());
    line().setFocus();
    QTest::keyClicks(&line(), u"id:7..9"_s);
    QTRY_COMPARE(ids(model()), (QList<qint64>{9, 8, 7}));
    QTRY_COMPARE(strip().text(), u"Searched 300 of 300 – 3 found"_s);
    QVERIFY(strip().isVisible());
    QVERIFY(!button().isVisible());
    QTest::keyClick(&line(), Qt::Key_Escape);
    QTRY_COMPARE(model().rowCount(), 200);
    QVERIFY(!strip().isVisible());
}

void tst_CaptureFilterBar::saysSoOnlyWhenNothingFits()
{
    bar().setText(u"ws:missing"_s);
    QVERIFY(model().search().isSearching);
    QVERIFY(!none().isVisible());
    QTRY_VERIFY(none().isVisible());
    QCOMPARE(model().search().searched, All);
    none().findChild<QPushButton *>()->click();
    QTRY_COMPARE(model().rowCount(), 200);
    QVERIFY(!none().isVisible());
    QVERIFY(line().hasFocus());
}

void tst_CaptureFilterBar::theLastColumnIsNotCutAfterwards()
{
    bar().setText(u"ws:missing"_s);
    QTRY_VERIFY(none().isVisible());
    bar().setText({});
    QTRY_COMPARE(model().rowCount(), 200);
    QTRY_COMPARE(table().horizontalHeader()->length(), table().viewport()->width());
}

/// Names may become known, or change, after the filter was typed.
void tst_CaptureFilterBar::findsEndpointsByTheirNames()
{
    const QString path = model().at(0).endpoint;
    bar().setText(u"endpoint:checks"_s);
    QTRY_VERIFY(none().isVisible());
    m_list->setEndpointNames(store::EndpointNames({{path, u"Plan checks"_s}}));
    QTRY_COMPARE(model().rowCount(), 200);
    const QModelIndex cell = model().index(0, static_cast<int>(models::CaptureModel::Column::Endpoint));
    QCOMPARE(cell.data().toString(), u"Plan checks"_s);
    m_list->setEndpointNames(store::EndpointNames({{path, u"Other"_s}}));
    QTRY_VERIFY(none().isVisible());
}

void tst_CaptureFilterBar::savesNoToken()
{
    const auto *message = m_list->findChild<BarPlace *>()->findChild<MessageBar *>();
    bar().setText(u"Zm9v8Kq81Qe7RzN4cQ.atlasv1.x9"_s);
    action(menu(), u"Save this filter..."_s)->trigger();
    QVERIFY(!m_list->findChild<QInputDialog *>());
    QVERIFY(message->hasMessage() && message->text().contains(u"The filter was not saved"_s));
    bar().setText(u"state:failed"_s);
    QVERIFY(!message->hasMessage());
    action(menu(), u"Save this filter..."_s)->trigger();
    name(u"Zm9v8Kq81Qe7RzN4cQ.atlasv1.x9"_s);
    QVERIFY(message->hasMessage());
    QVERIFY(m_preferences->captureFilters().isEmpty());
}

void tst_CaptureFilterBar::beginsAtTheNewestMatch()
{
    table().setCurrentIndex(model().index(3, table().firstColumn())); // following pauses
    bar().setText(u"id:1..150"_s);
    QTRY_VERIFY(model().search().isComplete);
    QTRY_COMPARE(model().rowCount(), 150);
    QCOMPARE(table().verticalScrollBar()->value(), 0);
    bar().setText({});
    QTRY_COMPARE(model().rowCount(), 200);
    QCOMPARE(table().verticalScrollBar()->value(), 0);
}

void tst_CaptureFilterBar::aSearchDoesNotResumeFollowing()
{
    table().verticalScrollBar()->setValue(20);
    QCOMPARE(table().followMode().state(), FollowMode::State::Paused);
    bar().setText(u"id:1..150"_s);
    QTRY_COMPARE(model().rowCount(), 150);
    QCOMPARE(table().followMode().state(), FollowMode::State::Paused);
}

void tst_CaptureFilterBar::isReachedAndLeftByKeys()
{
    for (const QKeySequence &key : {QKeySequence(QKeySequence::Find), QKeySequence(Qt::Key_Slash)}) {
        table().setFocus();
        QTest::keySequence(&table(), key);
        QVERIFY(line().hasFocus());
        QCOMPARE(line().text(), QString());
        QTest::keyClick(&line(), Qt::Key_Escape);
        QVERIFY(table().hasFocus());
    }
    line().setFocus();
    line().setText(u"id:7"_s);
    QTest::keyClick(&line(), Qt::Key_Return);
    QVERIFY(table().hasFocus());
    QTRY_COMPARE(ids(model()), QList<qint64>{7});
}

/// In the table the next letters would act on requests.
void tst_CaptureFilterBar::enterStaysWithAFault()
{
    line().setFocus();
    line().setText(u"id:7 state:bogus"_s);
    QTest::keyClick(&line(), Qt::Key_Return);
    QVERIFY(line().hasFocus());
    QTRY_COMPARE(ids(model()), QList<qint64>{7}); // the rest applies
}

void tst_CaptureFilterBar::cancelsAndGoesOn()
{
    QCOMPARE(receive(1500).size(), 1500);
    table().setFocus();
    bool wasOffered = false;
    QObject once;
    connect(&model(), &models::CaptureModel::searched, &once, [&] {
        if (model().search().searched == 0 || !model().search().isSearching)
            return;
        wasOffered = button().isVisible() && button().text() == u"Cancel"_s;
        QTest::keyClick(&table(), Qt::Key_Escape);
    });
    bar().setText(u"missing OR note:missing"_s); // no index helps
    QTRY_VERIFY(model().search().isStopped);
    QVERIFY(wasOffered);
    QVERIFY(strip().text().startsWith(u"Cancelled: searched"_s));
    QVERIFY(!none().isVisible()); // it is not known that nothing fits
    QCOMPARE(button().text(), u"Go on"_s);
    disconnect(&model(), nullptr, &once, nullptr);
    button().click();
    QTRY_VERIFY(none().isVisible());
    QVERIFY(!button().isVisible());
}

void tst_CaptureFilterBar::staysForAnotherStore()
{
    bar().setText(u"id:2"_s);
    QTRY_COMPARE(ids(model()), QList<qint64>{2});
    const auto before = std::move(m_store);
    QVERIFY(openStore());
    QCOMPARE(receive(3).size(), 3);
    m_open.set(*m_store);
    QTRY_COMPARE(ids(model()), QList<qint64>{2});
    QCOMPARE(bar().text(), u"id:2"_s);
}

void tst_CaptureFilterBar::tellsTheLag()
{
    bar().setText(u"id:2"_s);
    emit m_store->indexLagging(1500);
    QVERIFY(strip().text().contains(u"The newest 1,500 are not indexed yet"_s));
    emit m_store->indexLagging(0);
    QVERIFY(!strip().text().contains(u"indexed"_s));
}

void tst_CaptureFilterBar::savesRenamesAndRemoves()
{
    QVERIFY(!action(menu(), u"Save this filter..."_s)->isEnabled());
    bar().setText(u"id:2"_s);
    action(menu(), u"Save this filter..."_s)->trigger();
    name(u"  The second & last "_s);
    QCOMPARE(m_preferences->captureFilters(), (QList<settings::SavedFilter>{{u"The second & last"_s, u"id:2"_s}}));
    bar().setText({});
    QAction *saved = action(menu(), u"The second && last"_s);
    QVERIFY(saved && !saved->isChecked());
    saved->trigger();
    QCOMPARE(bar().text(), u"id:2"_s);
    QTRY_COMPARE(ids(model()), QList<qint64>{2});
    action(*action(menu(), u"Rename"_s)->menu(), u"The second && last"_s)->trigger();
    QTRY_VERIFY(m_list->findChild<QInputDialog *>());
    name(u"Two"_s);
    QCOMPARE(m_preferences->captureFilters(), (QList<settings::SavedFilter>{{u"Two"_s, u"id:2"_s}}));
    action(*action(menu(), u"Remove"_s)->menu(), u"Two"_s)->trigger();
    QVERIFY(m_preferences->captureFilters().isEmpty());
}

void tst_CaptureFilterBar::theDialogOfTheNameSaysWhatItDoes()
{
    bar().setText(u"id:2"_s);
    action(menu(), u"Save this filter..."_s)->trigger();
    auto *dialog = m_list->findChild<QInputDialog *>();
    const QPushButton *save = support::button<QPushButton>(*dialog, u"Save"_s);
    QVERIFY(save && !save->isEnabled()); // without a name
    dialog->setTextValue(u"  "_s);
    QVERIFY(!save->isEnabled());
    dialog->setTextValue(u"Two"_s);
    QVERIFY(save->isEnabled());
    const int title = dialog->fontMetrics().horizontalAdvance(dialog->windowTitle());
    QVERIFY(dialog->width() > title + 50 * m_theme->u()); // beside the buttons of the window
    dialog->reject();
}

void tst_CaptureFilterBar::savesNoFaults()
{
    bar().setText(u"id:2 state:bogus"_s);
    QVERIFY(!action(menu(), u"Save this filter..."_s)->isEnabled());
    bar().setText(u"id:2"_s);
    QVERIFY(action(menu(), u"Save this filter..."_s)->isEnabled());
}

void tst_CaptureFilterBar::theKeyRenamesTheSavedFilter()
{
    m_preferences->setCaptureFilters({{u"One"_s, u"id:1"_s}, {u"Two"_s, u"id:2"_s}});
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_F2);
    QVERIFY(!m_list->findChild<QInputDialog *>()); // none is chosen
    bar().setText(u"id:2"_s);
    QTest::keyClick(&table(), Qt::Key_F2);
    QVERIFY(m_list->findChild<QInputDialog *>());
    QCOMPARE(m_list->findChild<QInputDialog *>()->textValue(), u"Two"_s);
    name(u"Second"_s);
    QCOMPARE(m_preferences->captureFilters(),
             (QList<settings::SavedFilter>{{u"One"_s, u"id:1"_s}, {u"Second"_s, u"id:2"_s}}));
}

/// Words of the filter are searched in the bodies, too.
void tst_CaptureFilterBar::theKeyOfBodiesGoesToTheField()
{
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(line().hasFocus());
    QVERIFY(line().placeholderText().contains(u"body"_s));
}

/// Names are read from the store when they are wanted, and noted as they come.
void tst_CaptureFilterBar::offersWorkspacesAndEndpoints()
{
    store::CaptureRow come = receive(1).value(0);
    m_list->setEndpointNames(store::EndpointNames({{u"/checks"_s, u"Plan checks"_s}}));
    line().setFocus();
    QTest::keyClicks(&line(), u"endpoint:"_s);
    QTRY_VERIFY(offers().contains(u"\"Plan checks\""_s));
    QTest::keyClick(&line(), Qt::Key_Escape);
    QTest::keyClicks(&line(), u"ws:"_s);
    QTRY_COMPARE(offers(), QStringList{u"network-prod"_s});
    come.workspaceName = u"net-dev"_s;
    come.endpoint = u"/other"_s;
    m_list->add({come});
    QCOMPARE(offers(), (QStringList{u"net-dev"_s, u"network-prod"_s}));
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QCOMPARE(bar().text(), u"ws:net-dev "_s);
}

void tst_CaptureFilterBar::offersOrganizations()
{
    QList<store::CaptureRow> come = receive(2);
    come[0].organizationName = u"hashi"_s;
    come[1].organizationName = u"acme corp"_s;
    line().setFocus();
    QTest::keyClicks(&line(), u"org:"_s); // now those that come are noted, too
    m_list->add(come);
    QTRY_COMPARE(offers(), (QStringList{u"\"acme corp\""_s, u"hashi"_s}));
}

void tst_CaptureFilterBar::enterSearchesAPartOfAName()
{
    line().setFocus();
    QTest::keyClicks(&line(), u"ws:network"_s);
    QTRY_COMPARE(offers(), QStringList{u"network-prod"_s});
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QCOMPARE(bar().text(), u"ws:network"_s);
    QTRY_COMPARE(model().rowCount(), 200);
    QCOMPARE(m_list->window()->focusWidget(), &table()); // the offscreen screen activates no window behind a popup
}

void tst_CaptureFilterBar::isHiddenWithoutRequests()
{
    const auto before = std::move(m_store);
    QVERIFY(openStore());
    m_open.set(*m_store);
    QTRY_VERIFY(!bar().isVisible());
    m_list->add(receive(1));
    QVERIFY(bar().isVisible());
}

RUNLATCH_WINDOW_TEST(tst_CaptureFilterBar)
#include "tst_capturefilterbar.moc"
