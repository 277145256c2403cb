// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/savedviewlist.h"

#include "base/systemclock.h"
#include "protocol/page.h"
#include "support/answer.h"
#include "support/scriptedservice.h"
#include "support/simulatedservice.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::protocol::SavedView;
using runlatch::support::Script;

namespace runlatch::changerequests {

/// The views of an organization are read when they are wanted, page after page, within a bound.
class tst_SavedViewList : public QObject
{
    Q_OBJECT
private slots:
    void readsTheSimulator();
    void readsAllPages();
    void aFailureIsKeptAndTriedAgain();
    void anotherPlaceDropsThem();
    void isBounded();

private:
    using Service = support::ScriptedService<base::SystemClock>;

    static Script page(int first, int last, const protocol::Pagination &pagination)
    {
        QJsonArray rows;
        for (int number = first; number <= last; ++number)
            rows.append(protocol::writeSavedView(
                {.id = u"sq-%1"_s.arg(number), .name = u"View"_s, .type = u"workspaces"_s, .hasQuery = true},
                protocol::FilterDialect::Flat));
        QJsonObject document{{u"data"_s, rows}};
        protocol::writePagination(document, pagination, QUrl(u"http://tf.example/x"_s));
        return Script::answer(support::httpAnswer(200, QJsonDocument(document).toJson()));
    }
    static bool isRead(SavedViewList &list)
    {
        list.read();
        return support::waitFor([&list] { return list.isRead(); });
    }
};

void tst_SavedViewList::readsTheSimulator()
{
    support::SimulatedService simulator;
    base::SystemClock clock;
    http::Requester http;
    service::Client client(http, clock);
    SavedViewList list(client);
    list.read();
    QVERIFY(!list.isReading()); // nowhere
    list.setPlace(simulator.endpoint(), u"acme"_s);
    QVERIFY(!list.isReading()); // not before it is wanted
    QVERIFY(isRead(list));
    QVERIFY(list.views().size() > 2 && list.views().constFirst().isUsable());
    QVERIFY(!list.mayHaveMore());
    const auto shown = support::answerOf<SavedView>(
        [&](QObject *asker, const auto &done) { list.show(list.views().constFirst(), asker, done); });
    QVERIFY(shown);
    QCOMPARE(shown->conditions, list.views().constFirst().conditions);
}

void tst_SavedViewList::readsAllPages()
{
    Service service({page(1, 100, protocol::paginate(1, 100, 150)), page(100, 150, protocol::paginate(2, 100, 150))});
    SavedViewList list(service.client);
    list.setPlace(service.endpoint, u"acme"_s);
    QVERIFY(isRead(list));
    QCOMPARE(list.views().size(), 150); // one came twice
    QCOMPARE(service.requests().size(), 2);
    list.read();
    QCOMPARE(service.requests().size(), 2);
}

void tst_SavedViewList::aFailureIsKeptAndTriedAgain()
{
    Service service({Script::answer(support::httpAnswer(404)), page(1, 1, protocol::paginate(1, 100, 1))});
    SavedViewList list(service.client);
    list.setPlace(service.endpoint, u"acme"_s);
    list.read();
    QTRY_VERIFY(list.error());
    QCOMPARE(list.error()->http, 404);
    QVERIFY(!list.isRead());
    QVERIFY(isRead(list));
    QVERIFY(!list.error());
    QCOMPARE(list.views().size(), 1);
}

void tst_SavedViewList::anotherPlaceDropsThem()
{
    Service service({page(1, 2, protocol::paginate(1, 100, 2))});
    SavedViewList list(service.client);
    list.setPlace(service.endpoint, u"acme"_s);
    QVERIFY(isRead(list));
    list.setPlace(service.endpoint, u"other"_s);
    QVERIFY(list.views().isEmpty() && !list.isRead());
    list.setPlace({}, u"other"_s);
    list.read();
    QVERIFY(!list.isReading());
}

void tst_SavedViewList::isBounded()
{
    QList<Script> pages;
    for (int number = 1; number <= 7; ++number)
        pages.append(page(number * 100 - 99, number * 100, protocol::paginate(number, 100, 700)));
    Service service(pages);
    SavedViewList list(service.client);
    list.setPlace(service.endpoint, u"acme"_s);
    QVERIFY(isRead(list));
    QCOMPARE(list.views().size(), SavedViewList::MaxViews);
    QVERIFY(list.mayHaveMore());
    QCOMPARE(service.requests().size(), 5);
}

RUNLATCH_TEST(tst_SavedViewList)

} // namespace runlatch::changerequests

#include "tst_savedviewlist.moc"
