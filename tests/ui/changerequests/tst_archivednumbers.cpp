// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/changerequestspage.h"

#include "support/suite.h"
#include "ui/changerequests/changerequestspagefixture.h"
#include "ui/widgets/frames/confirmation.h"

#include <QLocale>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// Archiving keeps the numbers of the page together.
class tst_ArchivedNumbers : public ChangeRequestsPageFixture
{
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { stop(); }

    /// The segment, the pager and the rows agree, and the message goes with the rows that it is about.
    void numbersAgreeAfterArchiving()
    {
        open();
        const int all = totalOfActive();
        QVERIFY2(all > 20, "there is a second page");
        archiveFirst();
        QTest::keyClick(table(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(stateOf(0), State::Active);
        QCOMPARE(totalOfActive(), all);
        QVERIFY(shows(u"1\u201320 of %1"_s.arg(all)));
        QTest::keyClick(table(), Qt::Key_Home);
        QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
        press(u"Archive 2..."_s);
        m_page->findChild<Confirmation *>()->accept();
        QTRY_VERIFY(bar(u"2 of 2 archived."_s));
        QTRY_COMPARE(totalOfActive(), all - 2);
        QTRY_VERIFY(shows(u"1\u201318 of %1 \u00b7 2 archived since"_s.arg(all - 2)));
        control<QAbstractButton>(u"Next page"_s)->click();
        QTRY_VERIFY(shows(u"of %1"_s.arg(all - 2)) && !shows(u"archived since"_s));
        QVERIFY(!bar(u"2 of 2 archived."_s));
    }

private:
    /// The count in the segment of the active ones; -1 if it has none.
    int totalOfActive() const
    {
        const auto *segment = control<QAbstractButton>(u"Active, "_s);
        return segment ? QLocale().toInt(segment->accessibleName().section(u' ', 1)) : -1;
    }
};

RUNLATCH_WINDOW_TEST(tst_ArchivedNumbers)
#include "tst_archivednumbers.moc"
