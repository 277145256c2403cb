// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "service/listreader.h"

using namespace Qt::StringLiterals;

namespace runlatch::service {

class TestListReader : public QObject
{
    Q_OBJECT
private slots:
    void keepsABoundedNumberOfWorkspaces_data();
    void keepsABoundedNumberOfWorkspaces();
};

void TestListReader::keepsABoundedNumberOfWorkspaces_data()
{
    QTest::addColumn<int>("others");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isKept");
    QTest::newRow("one") << 0 << u"one"_s << true;
    QTest::newRow("as many as are kept") << int(ListReader::MostKnown) - 1 << u"one"_s << true;
    QTest::newRow("more") << int(ListReader::MostKnown) << u"one"_s << false;
    QTest::newRow("a name without end") << 0 << QString(ListReader::LongestKnown + 1, u'a') << false;
}

/// What is kept need not be looked up: the list is asked for by the id at once.
void TestListReader::keepsABoundedNumberOfWorkspaces()
{
    QFETCH(const int, others);
    QFETCH(const QString, name);
    QFETCH(const bool, isKept);
    support::ScriptedServer server(answer(200, listOf(changeRequestJson("wscr-1"))));
    support::EagerClock clock;
    http::Client http;
    Sender sender(http, clock);
    Dialect dialect;
    ListReader reader(sender, dialect);
    QList<protocol::Workspace> workspaces(1 + others);
    workspaces[0].id = u"ws-first"_s;
    workspaces[0].name = name;
    for (int i = 1; i <= others; ++i) {
        workspaces[i].id = u"ws-%1"_s.arg(i);
        workspaces[i].name = u"other-%1"_s.arg(i);
    }
    reader.remember(u"acme"_s, workspaces);
    QObject scope;
    reader.read(
        {.endpoint = {.base = server.url(u"/api/v2"_s), .token = "t"}, .workspace = {u"acme"_s, name}, .query = {}},
        &scope, [](const auto &) {});
    QTRY_VERIFY(!server.requestLine(0).isEmpty());
    QCOMPARE(server.requestLine(0).contains("ws-first"), isKept);
}

} // namespace runlatch::service

QTEST_GUILESS_MAIN(runlatch::service::TestListReader)
#include "tst_listreader.moc"
