// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/subjectsearch.h"

#include "changerequests/oddservice.h"
#include "changerequests/pagedlist.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

/// Workspaces that have an open change request with a subject are found, and nothing that was not read counts as free.
class tst_SubjectSearch : public QObject
{
    Q_OBJECT
private slots:
    void findsTheOpenOnes();
    void findsOneOnALaterPage();
    void aListThatCannotBeReadIsNotKnown();
    void aRefusedTokenEndsTheSearch();
    void failuresInARowEndTheSearch();
    void asksAFewAtATime();
    void asksNoMoreThanItsBound();
    void aCancelledSearchSaysNothingMore();
    void anotherSearchTakesThePlace();
    void noWorkspaceIsNoQuestion();

private:
    static constexpr QLatin1StringView Subject = QLatin1StringView("Pin actions");

    static QJsonObject row(const QString &id, const QString &subject, bool isArchived = false)
    {
        QJsonObject attributes{{u"subject"_s, subject}, {u"message"_s, u"now"_s}};
        if (isArchived)
            attributes[u"archived-at"_s] = u"2026-03-01T12:00:00.000Z"_s;
        return {{u"id"_s, id}, {u"type"_s, u"workspace_change_requests"_s}, {u"attributes"_s, attributes}};
    }
    static QString workspaceOf(const Asked &asked) { return asked.path.section(u'/', 2, 2); }
    static QStringList workspaces(int count)
    {
        QStringList ids;
        for (int number = 0; number < count; ++number)
            ids += u"ws-%1abcdefghijklmno"_s.arg(number);
        return ids;
    }
    static http::Response nothing(const Asked &) { return OddService::list({}, 1, 1, 0); }

    /// A search and a service that it asks.
    struct Desk
    {
        explicit Desk(OddService::Answer answer)
            : service(std::move(answer))
        {
        }
        void start(const QStringList &ids) { search.start(service.endpoint, u"acme"_s, Subject, ids); }
        bool run(const QStringList &ids)
        {
            start(ids);
            return support::waitFor([this] { return !search.isRunning(); }, 20'000);
        }
        OddService service;
        SubjectSearch search{service.client};
        QSignalSpy progressed{&search, &SubjectSearch::progressed};
        QSignalSpy finished{&search, &SubjectSearch::finished};
    };
};

void tst_SubjectSearch::findsTheOpenOnes()
{
    const QStringList ids = workspaces(4);
    Desk desk([&ids](const Asked &asked) {
        const QString id = workspaceOf(asked);
        if (id == ids.at(0))
            return OddService::list({row(u"wscr-1"_s, Subject)}, 1, 1, 1);
        if (id == ids.at(1))
            return OddService::list({row(u"wscr-2"_s, u"Pin Actions"_s)}, 1, 1, 1);
        if (id == ids.at(2))
            return OddService::list({row(u"wscr-3"_s, Subject, true)}, 1, 1, 1);
        return nothing(asked);
    });
    QVERIFY(desk.run(ids));
    QCOMPARE(desk.search.found(), QStringList{ids.at(0)});
    QCOMPARE(desk.search.notKnown(), 0);
    QCOMPARE(desk.search.done(), 4);
    QCOMPARE(desk.progressed.size(), 4);
    QCOMPARE(desk.finished.size(), 1);
}

void tst_SubjectSearch::findsOneOnALaterPage()
{
    PagedList list;
    list.count = 250;
    list.telling = PagedList::Telling::Whole;
    list.row = [](int number) {
        return row(u"wscr-%1"_s.arg(number), number == 230 ? QString(Subject) : u"another"_s);
    };
    Desk desk(list);
    QVERIFY(desk.run(workspaces(1)));
    QCOMPARE(desk.search.found(), workspaces(1));
    QCOMPARE(desk.service.count("GET"), 3);
}

void tst_SubjectSearch::aListThatCannotBeReadIsNotKnown()
{
    const QStringList ids = workspaces(3);
    Desk desk([&ids](const Asked &asked) {
        return workspaceOf(asked) == ids.at(1) ? OddService::error(403) : nothing(asked);
    });
    QVERIFY(desk.run(ids));
    QCOMPARE(desk.search.done(), 3);
    QCOMPARE(desk.search.notKnown(), 1);
    QVERIFY(desk.search.found().isEmpty());
}

void tst_SubjectSearch::aRefusedTokenEndsTheSearch()
{
    Desk desk([](const Asked &) { return OddService::error(401); });
    QVERIFY(desk.run(workspaces(50)));
    QCOMPARE(desk.search.notKnown(), 50);
    QVERIFY(desk.service.count("GET") <= SubjectSearch::MaxUnderWay);
    QCOMPARE(desk.finished.size(), 1);
}

void tst_SubjectSearch::failuresInARowEndTheSearch()
{
    Desk desk([](const Asked &) { return OddService::error(403); });
    QVERIFY(desk.run(workspaces(50)));
    QCOMPARE(desk.search.notKnown(), 50);
    QVERIFY(desk.service.count("GET") <= SubjectSearch::MaxUnderWay + SubjectSearch::MaxFailures);
}

void tst_SubjectSearch::asksAFewAtATime()
{
    Desk desk(nothing);
    desk.service.holdAnswers();
    desk.start(workspaces(20));
    QVERIFY(support::waitFor([&desk] { return desk.service.count("GET") == SubjectSearch::MaxUnderWay; }));
    QCOMPARE(desk.search.done(), 0);
    desk.service.release();
    QVERIFY(support::waitFor([&desk] { return !desk.search.isRunning(); }, 20'000));
    QCOMPARE(desk.search.done(), 20);
    QCOMPARE(desk.service.count("GET"), 20);
}

void tst_SubjectSearch::asksNoMoreThanItsBound()
{
    Desk desk(nothing);
    QVERIFY(desk.run(workspaces(SubjectSearch::MaxWorkspaces + 5)));
    QCOMPARE(desk.search.done(), int(SubjectSearch::MaxWorkspaces));
    QCOMPARE(desk.search.notKnown(), 5);
}

void tst_SubjectSearch::aCancelledSearchSaysNothingMore()
{
    Desk desk(nothing);
    desk.service.holdAnswers();
    desk.start(workspaces(3));
    QVERIFY(support::waitFor([&desk] { return desk.service.count("GET") == 3; }));
    desk.search.cancel();
    QVERIFY(!desk.search.isRunning());
    QCOMPARE(desk.search.notKnown(), 3);
    desk.service.release();
    desk.start(workspaces(1));
    QVERIFY(support::waitFor([&desk] { return !desk.search.isRunning(); }));
    QCOMPARE(desk.progressed.size(), 1);
    QCOMPARE(desk.finished.size(), 1);
}

void tst_SubjectSearch::anotherSearchTakesThePlace()
{
    const QStringList ids = workspaces(2);
    Desk desk([](const Asked &) { return OddService::list({row(u"wscr-1"_s, Subject)}, 1, 1, 1); });
    QObject::connect(&desk.search, &SubjectSearch::progressed, &desk.search, [&desk, &ids] {
        if (desk.progressed.size() == 1)
            desk.start({ids.at(1)});
    });
    desk.start({ids.at(0)});
    QVERIFY(support::waitFor([&desk] { return desk.finished.size() == 1; }));
    QCOMPARE(desk.search.found(), QStringList{ids.at(1)});
}

void tst_SubjectSearch::noWorkspaceIsNoQuestion()
{
    Desk desk(nothing);
    QVERIFY(desk.run({}));
    QCOMPARE(desk.finished.size(), 1);
    QCOMPARE(desk.service.count("GET"), 0);
}

RUNLATCH_TEST(tst_SubjectSearch)

} // namespace runlatch::changerequests

#include "tst_subjectsearch.moc"
