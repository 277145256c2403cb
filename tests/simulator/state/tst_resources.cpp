// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/utc.h"
#include "simulator/state/resources.h"
#include "support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::Resources;

/// The simulated change requests are repeatable by seed, sorted, and archived once.
class tst_Resources : public QObject
{
    Q_OBJECT

private slots:
    void isRepeatable();
    void differsBySeed();
    void hasWhatWasAskedFor();
    void isSpreadOverAYear();
    void theOlderPartIsMostlyDone();
    void sortsArchivedApart();
    void ofOneMomentHaveOneOrder();
    void archivesOnce();
    void adds();
    void shiftsByOneRow();
    void hasRoomForSoMuch();
    void shiftsWithoutRoom();
    void canBeEmpty();

private:
    static QList<protocol::ChangeRequest> all(const Resources &resources)
    {
        QList<protocol::ChangeRequest> found;
        for (const protocol::Workspace &workspace : resources.workspaces(u"acme"_s))
            found += resources.changeRequests(workspace.id);
        return found;
    }

    const QDateTime m_now{QDate(2026, 11, 21), QTime(10, 0), base::Utc};
    const simulator::ResourceCounts m_size{u"acme"_s, 40, 143, 1};
};

void tst_Resources::isRepeatable()
{
    const Resources first(m_size, m_now);
    const Resources second(m_size, m_now);
    QCOMPARE(all(first), all(second));
    QCOMPARE(first.workspaces(u"acme"_s), second.workspaces(u"acme"_s));
    QCOMPARE(first.organizations(), second.organizations());
}

void tst_Resources::differsBySeed()
{
    simulator::ResourceCounts other = m_size;
    other.seed = 2;
    QVERIFY(all(Resources(m_size, m_now)).first() != all(Resources(other, m_now)).first());
}

void tst_Resources::hasWhatWasAskedFor()
{
    const Resources resources(m_size, m_now);
    const auto workspaces = resources.workspaces(u"acme"_s);
    QCOMPARE(workspaces.size(), 40);
    QVERIFY(std::is_sorted(workspaces.begin(), workspaces.end(),
                           [](const auto &left, const auto &right) { return left.name < right.name; }));
    QVERIFY(resources.changeRequests(workspaces.first().id).size() > 20); // enough for several pages
    QCOMPARE(resources.organizations().size(), 2);
    QSet<QString> ids;
    for (const protocol::ChangeRequest &changeRequest : all(resources)) {
        ids.insert(changeRequest.id);
        QVERIFY(changeRequest.id.startsWith("wscr-"_L1));
        QVERIFY(!changeRequest.subject.isEmpty() && changeRequest.message.size() > 100);
        QCOMPARE(resources.changeRequest(changeRequest.id), changeRequest);
    }
    QCOMPARE(ids.size(), 143);
    for (const protocol::Workspace &workspace : workspaces) {
        const auto found = resources.changeRequests(workspace.id);
        QCOMPARE(workspace.activeChangeRequests,
                 static_cast<int>(
                     std::count_if(found.begin(), found.end(), [](const auto &one) { return !one.isArchived(); })));
    }
}

void tst_Resources::isSpreadOverAYear()
{
    const auto found = all(Resources(m_size, m_now));
    const auto [oldest, newest] =
        std::minmax_element(found.begin(), found.end(),
                            [](const auto &left, const auto &right) { return left.createdAt < right.createdAt; });
    QVERIFY(oldest->createdAt < m_now.addDays(-330) && oldest->createdAt > m_now.addDays(-366));
    QVERIFY(newest->createdAt > m_now.addDays(-30) && newest->createdAt < m_now);
    const auto archived = std::count_if(found.begin(), found.end(), [](const auto &one) { return one.isArchived(); });
    QVERIFY(archived > 20 && archived < 100);
    for (const protocol::ChangeRequest &changeRequest : found) {
        QVERIFY(changeRequest.updatedAt >= changeRequest.createdAt && changeRequest.updatedAt <= m_now);
        QVERIFY(!changeRequest.isArchived() || changeRequest.archived->at >= changeRequest.createdAt);
    }
}

void tst_Resources::theOlderPartIsMostlyDone()
{
    int older = 0;
    int younger = 0;
    for (const protocol::ChangeRequest &changeRequest : all(Resources({u"acme"_s, 40, 1000, 1}, m_now))) {
        if (changeRequest.isArchived())
            ++(changeRequest.createdAt < m_now.addDays(-183) ? older : younger);
    }
    QVERIFY2(older > 2 * younger, qPrintable(u"%1 and %2"_s.arg(older).arg(younger)));
}

void tst_Resources::sortsArchivedApart()
{
    const Resources resources(m_size, m_now);
    const auto found = resources.changeRequests(resources.workspaces(u"acme"_s).first().id);
    QVERIFY(std::is_partitioned(found.begin(), found.end(), [](const auto &one) { return !one.isArchived(); }));
    for (qsizetype index = 1; index < found.size(); ++index) {
        QVERIFY(found[index - 1].isArchived() != found[index].isArchived()
                || found[index - 1].createdAt >= found[index].createdAt);
    }
}

/// A bulk action creates several at one moment. A page must not repeat what another one showed.
void tst_Resources::ofOneMomentHaveOneOrder()
{
    Resources resources({u"acme"_s, 1, 0, 1}, m_now);
    const QString workspace = resources.workspaces(u"acme"_s).first().id;
    QStringList ids;
    for (int count = 0; count < 5; ++count)
        ids.append(resources.add(workspace, {u"subject"_s, u"message"_s}, m_now).id);
    ids.sort();
    QStringList listed;
    for (const protocol::ChangeRequest &changeRequest : resources.changeRequests(workspace))
        listed.append(changeRequest.id);
    QCOMPARE(listed, ids);
}

void tst_Resources::archivesOnce()
{
    Resources resources(m_size, m_now);
    const protocol::Workspace workspace = resources.workspaces(u"acme"_s).first();
    const protocol::ChangeRequest active = resources.changeRequests(workspace.id).first();
    const auto archived = resources.archive(active.id, m_now);
    QVERIFY(archived);
    QVERIFY(archived->archived->by.startsWith("user-"_L1));
    QCOMPARE(archived->archived->at, m_now);
    QCOMPARE(archived->updatedAt, m_now);
    QCOMPARE(resources.changeRequest(active.id), *archived);
    QCOMPARE(resources.workspaceById(workspace.id)->activeChangeRequests, workspace.activeChangeRequests - 1);
    QCOMPARE(resources.archive(active.id, m_now).error().http, 400);
    QCOMPARE(resources.archive(u"wscr-none"_s, m_now).error().http, 404);
}

void tst_Resources::canBeEmpty()
{
    const Resources resources({u"acme"_s, 0, 5, 1}, m_now);
    QVERIFY(resources.workspaces(u"acme"_s).isEmpty());
    QVERIFY(!resources.workspaceByName(u"acme"_s));
    const Resources large({u"acme"_s, 500, 0, 1}, m_now); // more workspaces than there are names
    QCOMPARE(large.workspaces(u"acme"_s).size(), 500);
}

void tst_Resources::adds()
{
    Resources resources(m_size, m_now);
    const protocol::Workspace workspace = resources.workspaces(u"acme"_s).last();
    const auto before = resources.changeRequests(workspace.id).size();
    const auto made = resources.add(workspace.id, {u"Pin the actions"_s, u"**all** of them"_s}, m_now);
    QVERIFY(made.id.startsWith("wscr-"_L1));
    QCOMPARE(resources.changeRequest(made.id), made);
    QCOMPARE(resources.changeRequests(workspace.id).first(), made); // the new request is the newest
    QCOMPARE(resources.changeRequests(workspace.id).size(), before + 1);
    QCOMPARE(resources.workspaceById(workspace.id)->activeChangeRequests, workspace.activeChangeRequests + 1);
    QVERIFY(resources.add(workspace.id, {}, m_now).id != made.id);
}

void tst_Resources::hasRoomForSoMuch()
{
    Resources rows(m_size, m_now);
    QVERIFY(rows.reserve(Resources::MaxCreated - 1, {u"a"_s, u"b"_s}));
    QVERIFY(!rows.reserve(2, {u"a"_s, u"b"_s}));
    QVERIFY(rows.reserve(1, {u"a"_s, u"b"_s}));
    QVERIFY(!rows.reserve(1, {u"a"_s, u"b"_s}));
    Resources texts(m_size, m_now);
    const QString half(Resources::MaxCreatedText / 2, u'x');
    QVERIFY(texts.reserve(40, {u"a"_s, half}));
    QVERIFY(!texts.reserve(1, {u"a"_s, half}));
    QVERIFY(texts.reserve(1, {u"a"_s, half.chopped(2)}));
    QVERIFY(!texts.reserve(1, {u"a"_s, {}}));
}

void tst_Resources::shiftsWithoutRoom()
{
    Resources resources(m_size, m_now);
    const QString id = resources.workspaces(u"acme"_s).first().id;
    const auto before = resources.changeRequests(id).size();
    QVERIFY(resources.reserve(Resources::MaxCreated, {}));
    for (int time = 0; time < 10; ++time)
        resources.shift(id, m_now);
    QCOMPARE(resources.changeRequests(id).size(), before);
}

void tst_Resources::shiftsByOneRow()
{
    Resources resources(m_size, m_now);
    const QString id = resources.workspaces(u"acme"_s).first().id;
    const auto counts = [&] {
        const auto rows = resources.changeRequests(id);
        const auto archived =
            std::count_if(rows.cbegin(), rows.cend(), [](const auto &row) { return row.isArchived(); });
        return std::pair(rows.size() - archived, archived);
    };
    const auto before = counts();
    resources.shift(id, m_now);
    QCOMPARE(counts(), std::pair(before.first + 1, before.second));
    resources.shift(id, m_now);
    QCOMPARE(counts(), std::pair(before.first, before.second + 1));
}

RUNLATCH_TEST(tst_Resources)
#include "tst_resources.moc"
