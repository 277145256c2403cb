// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/pagedlist.h"
#include "integration/changerequestwindow.h"
#include "support/suite.h"
#include "support/windowtest.h"

#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

using changerequests::PagedList;
using Telling = PagedList::Telling;

/// The window calls a list complete only if that is proved.
class tst_WindowCompleteness : public support::WindowTest<ChangeRequestWindow>
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void thePageIsOneOfUnknownMany();
    void aPageOfLinksIsOneOfThree();
    void whatIsLoadedMayBeAPart();
    void anEmptyPageIsNoEmptyList();

private:
    Gateway &gateway() { return m_window->gateway(); }
    /// Answers lists of change requests by `list` from now on, and loads the list.
    void give(const PagedList &list);
};

void tst_WindowCompleteness::init()
{
    makeWindow(simulator::ServiceOptions());
    QVERIFY(m_window->start());
}

void tst_WindowCompleteness::cleanup()
{
    m_window.reset();
}

void tst_WindowCompleteness::give(const PagedList &list)
{
    gateway().instead = [list](const http::Request &request) {
        if (!Gateway::asksForChangeRequests(request))
            return std::optional<http::Response>();
        const QString query = QString::fromLatin1(request.query()).replace("%5B"_L1, "["_L1).replace("%5D"_L1, "]"_L1);
        const auto number = [&query](const QString &name) { return QUrlQuery(query).queryItemValue(name).toInt(); };
        return std::optional(list.page(number(u"page[number]"_s), number(u"page[size]"_s)));
    };
    person().key(Qt::Key_F5);
}

void tst_WindowCompleteness::thePageIsOneOfUnknownMany()
{
    give({.telling = Telling::Null});
    QVERIFY(person().waitFor(u"of ?"_s));
    QVERIFY(person().waitFor(u"20 of ?"_s));
    QVERIFY(!person().control(u"Last page"_s)->isEnabled());
    QVERIFY(person().click(u"Next page"_s));
    QTRY_COMPARE(m_window->ids().value(0), u"wscr-20"_s);
    QVERIFY(person().click(u"Next page"_s));
    QTRY_COMPARE(m_window->ids().value(0), u"wscr-40"_s);
    QVERIFY(person().click(u"Next page"_s)); // the fourth page is empty
    QVERIFY(person().waitFor(u"of 3"_s));
    QTRY_VERIFY(!person().control(u"Next page"_s)->isEnabled());
    QCOMPARE(m_window->ids().size(), 7);
    QVERIFY(person().click(u"Load all"_s));
    QVERIFY(person().waitFor(u"47 loaded"_s));
    QCOMPARE(m_window->sentences(), QStringList());
}

void tst_WindowCompleteness::aPageOfLinksIsOneOfThree()
{
    give({.telling = Telling::BareLinks});
    QVERIFY(person().waitFor(u"of 3"_s));
    QVERIFY(person().waitFor(u"20 of ?"_s));
    QVERIFY(person().click(u"Last page"_s));
    QTRY_COMPARE(m_window->ids().size(), 7);
    QTRY_VERIFY(!person().control(u"Next page"_s)->isEnabled());
}

void tst_WindowCompleteness::whatIsLoadedMayBeAPart()
{
    give({.telling = Telling::Total, .ignoresNumber = true});
    QVERIFY(person().waitFor(u"1\u201320 of 47"_s));
    QVERIFY(person().click(u"Next page"_s));
    QVERIFY(person().waitFor(u"the service gives the same page again"_s));
    gateway().instead = nullptr;
    give({.telling = Telling::Total, .size = 20, .ignoresNumber = true});
    QVERIFY(person().click(u"Load all 47"_s));
    QVERIFY(person().waitFor(u"20 loaded"_s));
    QVERIFY(person().waitFor(u"some may be missing"_s));
    QVERIFY(person().waitFor(u"The service answered with the same page again"_s));
}

void tst_WindowCompleteness::anEmptyPageIsNoEmptyList()
{
    PagedList list{.telling = Telling::Whole};
    list.row = [](int number) { // the service does not know the parameter, and its first page is archived
        return changerequests::OddService::row(u"wscr-%1"_s.arg(number), number < 20);
    };
    give(list);
    QVERIFY(person().waitFor(u"None on this page"_s));
    QVERIFY(person().click(u"Load all"_s));
    QTRY_COMPARE(m_window->ids().size(), 27);
}

RUNLATCH_WINDOW_TEST(tst_WindowCompleteness)

} // namespace runlatch::integration

#include "tst_windowcompleteness.moc"
