// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/pagedlist.h"
#include "cliprogram.h"
#include "support/suite.h"

#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using changerequests::Asked;
using changerequests::OddService;
using changerequests::PagedList;
using Telling = PagedList::Telling;

Q_DECLARE_METATYPE(runlatch::changerequests::PagedList)

/// `change-requests` says that a list is complete, or counts matches, only if that is proved.
class tst_CliCompleteness : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void allPages_data();
    void allPages();
    void onePage_data();
    void onePage();
    void workspacesThatAreNotAllListed();
    void matchesAreCountedOrNothingIsCreated_data();
    void matchesAreCountedOrNothingIsCreated();

private:
    QStringList to(const OddService &service) const
    {
        return {u"--url"_s, service.endpoint.base.toString(), u"--token-file"_s, m_token};
    }
    QStringList list(const OddService &service, const QStringList &more) const
    {
        return QStringList{u"change-requests"_s, u"list"_s} + more + to(service);
    }

    std::unique_ptr<CliFolder> m_folder;
    QString m_token;
};

void tst_CliCompleteness::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_token = m_folder->write(u"own-token"_s, "t\n");
}

void tst_CliCompleteness::allPages_data()
{
    QTest::addColumn<PagedList>("pages");
    QTest::addColumn<int>("rows");
    QTest::addColumn<QString>("rule"); // of the error; empty: complete
    const QString same = u"list.same-page"_s;
    QTest::newRow("all told") << PagedList{.telling = Telling::Whole, .size = 20} << 47 << QString();
    QTest::newRow("links") << PagedList{.telling = Telling::Links, .size = 20} << 47 << QString();
    QTest::newRow("bare links") << PagedList{.telling = Telling::BareLinks, .size = 25} << 47 << QString();
    QTest::newRow("null") << PagedList{.telling = Telling::Null, .size = 10} << 47 << QString();
    QTest::newRow("meta only") << PagedList{.telling = Telling::Meta, .size = 25} << 47 << QString();
    QTest::newRow("texts for numbers") << PagedList{.telling = Telling::Texts, .size = 10} << 47 << QString();
    QTest::newRow("nothing told") << PagedList{.size = 10} << 47 << QString();
    QTest::newRow("nothing told, number ignored") << PagedList{.size = 20, .ignoresNumber = true} << 20 << same;
    QTest::newRow("a total, number ignored")
        << PagedList{.telling = Telling::Total, .size = 20, .ignoresNumber = true} << 20 << same;
    QTest::newRow("no page behind the last")
        << PagedList{.count = 7, .refusesMore = true} << 7 << u"list.end-unknown"_s;
}

void tst_CliCompleteness::allPages()
{
    QFETCH(PagedList, pages);
    QFETCH(QString, rule);
    OddService service(pages);
    Program program(list(service, {u"--workspace"_s, u"ws-1"_s, u"--all"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    const QList<QJsonObject> events = program.allEvents();
    QTEST(static_cast<int>(valuesOf(events, u"change-request"_s, u"id"_s).size()), "rows");
    QCOMPARE(events.constLast()[u"event"].toString(), u"summary"_s);
    QCOMPARE(events.constLast()[u"complete"].toBool(), rule.isEmpty());
    QCOMPARE(valuesOf(events, u"error"_s, u"rule"_s), rule.isEmpty() ? QStringList() : QStringList{rule});
    QCOMPARE(program.exitStatus(), rule.isEmpty() ? 0 : 2);
}

void tst_CliCompleteness::onePage_data()
{
    QTest::addColumn<PagedList>("pages");
    QTest::addColumn<QJsonValue>("of");
    QTest::addColumn<QJsonValue>("total");
    QTest::addColumn<bool>("isComplete");
    QTest::addColumn<int>("status");
    const QJsonValue null;
    QTest::newRow("one of three") << PagedList{.telling = Telling::Whole} << QJsonValue(3) << QJsonValue(47) << false
                                  << 0;
    QTest::newRow("one of three, by links")
        << PagedList{.telling = Telling::Links} << QJsonValue(3) << null << false << 0;
    QTest::newRow("one of several, by a total")
        << PagedList{.telling = Telling::Total} << null << QJsonValue(47) << false << 0;
    QTest::newRow("one of three, by meta")
        << PagedList{.telling = Telling::Meta} << QJsonValue(3) << QJsonValue(47) << false << 0;
    QTest::newRow("one of unknown many, by texts")
        << PagedList{.telling = Telling::Texts} << null << null << false << 2;
    QTest::newRow("one of unknown many") << PagedList{} << null << null << false << 2;
    QTest::newRow("null") << PagedList{.count = 7, .telling = Telling::Null} << null << null << false << 2;
    QTest::newRow("all, by links") << PagedList{.count = 7, .telling = Telling::Links} << QJsonValue(1) << null << true
                                   << 0;
    QTest::newRow("all, by a total") << PagedList{.count = 7, .telling = Telling::Total} << null << QJsonValue(7)
                                     << true << 0;
    QTest::newRow("none") << PagedList{.count = 0} << null << null << true << 0;
}

/// The numbers of a page are those that the service tells.
void tst_CliCompleteness::onePage()
{
    QFETCH(PagedList, pages);
    OddService service(pages);
    Program program(list(service, {u"--workspace"_s, u"ws-1"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    const QJsonObject page = program.next(u"page"_s);
    QTEST(page[u"of"], "of");
    QTEST(page[u"total"], "total");
    QTEST(program.next(u"summary"_s)[u"complete"].toBool(), "isComplete");
    QTEST(program.exitStatus(), "status");
    QCOMPARE(service.asked.size(), 1);
    Program human(list(service, {u"--workspace"_s, u"ws-1"_s, u"--human"_s}));
    QTRY_VERIFY_WITH_TIMEOUT(human.hasEnded(), 30'000);
    const QByteArray of = page[u"of"].isNull() ? "?"_ba : QByteArray::number(page[u"of"].toInt());
    QVERIFY(human.rest().contains("Page 1 of " + of + ','));
}

void tst_CliCompleteness::workspacesThatAreNotAllListed()
{
    PagedList workspaces{.count = 12, .size = 10, .ignoresNumber = true};
    workspaces.row = [](int number) { return OddService::workspace(u"ws-%1"_s.arg(number), u"w%1"_s.arg(number)); };
    OddService service([&workspaces](const Asked &asked) {
        return asked.path.endsWith("/workspaces"_L1)
            ? workspaces(asked)
            : OddService::list({OddService::row("wscr-"_L1 + asked.path.section(u'/', 2, 2))}, 1, 1, 1);
    });
    const QStringList more{u"--organization"_s, u"acme"_s, u"--all-workspaces"_s};
    Program part(list(service, more));
    QTRY_VERIFY_WITH_TIMEOUT(part.hasEnded(), 30'000);
    const QList<QJsonObject> events = part.allEvents();
    QCOMPARE(valuesOf(events, u"change-request"_s, u"id"_s).size(), 10);
    QVERIFY(valuesOf(events, u"page"_s, u"workspace_id"_s).contains(u"ws-0"_s));
    QVERIFY(valuesOf(events, u"page"_s, u"workspace_name"_s).contains(u"w0"_s));
    QCOMPARE(valuesOf(events, u"error"_s, u"rule"_s), QStringList{u"list.same-page"_s});
    QVERIFY(!events.constLast()[u"complete"].toBool(true));
    QCOMPARE(part.exitStatus(), 2);
    workspaces.ignoresNumber = false;
    Program whole(list(service, more));
    QTRY_VERIFY_WITH_TIMEOUT(whole.hasEnded(), 30'000);
    QVERIFY(whole.next(u"summary"_s)[u"complete"].toBool());
    QCOMPARE(whole.exitStatus(), 0);
}

void tst_CliCompleteness::matchesAreCountedOrNothingIsCreated_data()
{
    QTest::addColumn<PagedList>("pages");
    QTest::addColumn<QJsonValue>("count");
    QTest::newRow("told") << PagedList{.telling = Telling::Whole} << QJsonValue(47);
    QTest::newRow("by links") << PagedList{.telling = Telling::Links} << QJsonValue(47);
    QTest::newRow("nothing told, pages of 10") << PagedList{.size = 10} << QJsonValue(47);
    QTest::newRow("number ignored") << PagedList{.ignoresNumber = true} << QJsonValue();
}

/// With --show-matches, nothing is created on an unknown number of workspaces.
void tst_CliCompleteness::matchesAreCountedOrNothingIsCreated()
{
    QFETCH(PagedList, pages);
    QFETCH(QJsonValue, count);
    pages.row = [](int number) {
        return QJsonObject{{u"id"_s, u"ws-%1"_s.arg(number)},
                           {u"type"_s, u"visibility-workspace"_s},
                           {u"attributes"_s, QJsonObject{{u"workspace-name"_s, u"w%1"_s.arg(number)}}}};
    };
    OddService service([&pages](const Asked &asked) {
        if (asked.method == "GET")
            return pages(asked);
        return OddService::json(
            201,
            {{u"data"_s,
              QJsonObject{
                  {u"id"_s, u"eba-1"_s}, {u"type"_s, u"explorer_bulk_actions"_s}, {u"attributes"_s, QJsonObject()}}}});
    });
    const QString query = m_folder->write(u"query.json"_s, R"([{"workspace_name":{"contains":["w"]}}])");
    const QString message = m_folder->write(u"message.md"_s, "TLS 1.0 ends.\n");
    Program program(QStringList{u"change-requests"_s, u"create"_s, u"--organization"_s, u"acme"_s, u"--subject"_s,
                                u"TLS"_s, u"--message-file"_s, message, u"--query"_s, query, u"--show-matches"_s}
                    + to(service));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    const QJsonObject matches = program.next(u"matches"_s);
    QCOMPARE(matches[u"count"], count);
    QCOMPARE(matches[u"workspaces"].toArray().size(), pages.size > 0 ? pages.size : 20);
    QCOMPARE(service.count("POST"), count.isNull() ? 0 : 1);
    QCOMPARE(program.next(u"summary"_s)[u"outcome"].toString(), count.isNull() ? u"not-created"_s : u"accepted"_s);
    QCOMPARE(program.exitStatus(), count.isNull() ? 2 : 0);
}

RUNLATCH_TEST(tst_CliCompleteness)
#include "tst_clicompleteness.moc"
