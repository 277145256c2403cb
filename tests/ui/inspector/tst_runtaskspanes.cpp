// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/utc.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/captures/newerstrip.h"
#include "ui/inspector/runtaskspagefixture.h"
#include "ui/widgets/frames/panesplitter.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QScopeGuard>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The list and the detail share the height of the page as its height allows, and as the person wants.
class tst_RunTasksPanes : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void aLowPageGivesTheDetailMoreRoom();
    void aLowPageGivesTheRowsTheRoomOfTheFollowChoice();
    void theSharesOfThePersonStay();
    void theLineOfTabsFitsAfterAHiddenResize();

private:
    /// The buttons beside the tabs, as a person sees them.
    QStringList words() const
    {
        QStringList all;
        for (const QAbstractButton *button : m_fixture->detail().findChildren<QAbstractButton *>()) {
            if (button->isVisible())
                all += button->text().isEmpty() ? button->accessibleName() + u" (icon)"_s : button->text();
        }
        return all;
    }
    PaneSplitter &splitter() const { return *qobject_cast<PaneSplitter *>(m_fixture->detail().parentWidget()); }
    bool isListTheSmaller() const { return 10 * splitter().sizes().at(0) < 9 * splitter().sizes().at(1); }

    std::unique_ptr<RunTasksPageFixture> m_fixture;
};

void tst_RunTasksPanes::init()
{
    m_fixture = std::make_unique<RunTasksPageFixture>(*m_theme);
    QVERIFY(m_fixture->openStore());
    store::NewCapture capture;
    capture.row.uuid = QUuid::createUuid();
    capture.row.receivedAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
    capture.head = "POST / HTTP/1.1\r\nHost: a\r\n\r\n";
    capture.body = "{}";
    capture.row.bytes = 2;
    m_fixture->add(capture);
    m_fixture->openPage();
}

void tst_RunTasksPanes::aLowPageGivesTheDetailMoreRoom()
{
    QVERIFY(m_fixture->detail().isVisible());
    QVERIFY(!isListTheSmaller());
    m_fixture->page->resize(850, 540);
    QTRY_VERIFY(isListTheSmaller());
    QVERIFY(m_fixture->table().viewport()->height() >= 3 * m_fixture->table().rowHeight(0));
    m_fixture->page->resize(1300, 800);
    QTRY_VERIFY(!isListTheSmaller());
}

void tst_RunTasksPanes::aLowPageGivesTheRowsTheRoomOfTheFollowChoice()
{
    const auto reset = qScopeGuard([this] { m_theme->setTextSize(0); });
    const auto *choice = m_fixture->page->findChild<NewerStrip *>();
    m_fixture->page->resize(850, 520);
    QTRY_VERIFY(choice->isVisible());
    m_theme->setTextSize(14);
    m_fixture->page->resize(850, 521);
    QTRY_VERIFY(!choice->isVisible());
    QTRY_VERIFY(m_fixture->table().viewport()->height() >= m_fixture->table().rowHeight(0));
    choice->findChild<QCheckBox *>()->click(); // a state that is not the usual one is said
    QTRY_VERIFY(choice->isVisible());
}

void tst_RunTasksPanes::theSharesOfThePersonStay()
{
    const QList<int> sizes = splitter().sizes();
    splitter().setSizes({sizes.at(0) + 100, sizes.at(1) - 100});
    emit splitter().splitterMoved(sizes.at(0) + 100, 1); // as a person does
    const QList<int> wanted = splitter().sizes();
    m_fixture->page->resize(850, 540);
    QTRY_VERIFY(splitter().height() < 540);
    QVERIFY(!isListTheSmaller());
    m_fixture->page->resize(1300, 800);
    constexpr int Rounding = 2; // pixels: a share is kept, not a height
    QTRY_VERIFY(qAbs(splitter().sizes().at(0) - wanted.at(0)) <= Rounding);
}

/// As when a reply is in the place of the list and the detail.
void tst_RunTasksPanes::theLineOfTabsFitsAfterAHiddenResize()
{
    m_fixture->page->resize(1300, 800);
    QTRY_VERIFY(!words().isEmpty() && !words().contains(u"Scroll Left (icon)"_s)); // they go once the tabs have room
    const QStringList wide = words();
    m_fixture->page->resize(850, 800);
    QTRY_VERIFY(words() != wide);
    const QStringList narrow = words();
    splitter().hide();
    m_fixture->page->resize(1300, 800);
    splitter().show();
    QTRY_COMPARE(words(), wide);
    splitter().hide();
    m_fixture->page->resize(850, 800);
    splitter().show();
    QTRY_COMPARE(words(), narrow);
}

RUNLATCH_WINDOW_TEST(tst_RunTasksPanes)

} // namespace runlatch::ui

#include "tst_runtaskspanes.moc"
