// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "fixture.h"
#include "support/answer.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using runlatch::protocol::ExplorerOperator;
using runlatch::protocol::Page;
using runlatch::protocol::SavedView;

namespace runlatch::service {

/// The saved views of an organization are listed and shown by the documented calls.
class tst_ExplorerViews : public QObject
{
    Q_OBJECT
private slots:
    void listsBothShapes();
    void showsOne();
    void anotherViewIsRefused();
    void aNameThatLeavesThePathIsRefused();

private:
    static QByteArray view(const QByteArray &id, const QByteArray &filter);
    static base::Result<SavedView> show(Fixture &fixture, const QString &organization, const QString &id)
    {
        return support::answerOf<SavedView>([&](QObject *asker, const auto &done) {
            fixture.client.savedView(fixture.endpoint, organization, id, asker, done);
        });
    }
};

QByteArray tst_ExplorerViews::view(const QByteArray &id, const QByteArray &filter)
{
    return R"({"id":")" + id + R"(","type":"explorer-saved-queries","attributes":{"name":"Old","query":)"
        + R"({"type":"workspaces","filter":[)" + filter + "]}}}";
}

void tst_ExplorerViews::listsBothShapes()
{
    const QByteArray flat = view("sq-1", R"({"field":"drifted","operator":"is","value":["true"]})");
    const QByteArray nested = view("sq-2", R"({"drifted":{"is":["true"]}})");
    Fixture fixture({answer(200, listOf(flat + ',' + nested, 2, 3, 43))});
    const auto page = support::answerOf<Page<SavedView>>([&](QObject *asker, const auto &done) {
        fixture.client.savedViews(fixture.endpoint, u"acme"_s, {.number = 2, .size = 20}, asker, done);
    });
    QVERIFY(page);
    QCOMPARE(fixture.requests(),
             QList<QByteArray>{"GET /organizations/acme/explorer/views?page%5Bnumber%5D=2&page%5Bsize%5D=20"});
    QCOMPARE(page->items.size(), 2);
    QCOMPARE(page->pagination.totalPages, 3);
    for (const SavedView &read : page->items)
        QCOMPARE(read.conditions,
                 (QList<protocol::ExplorerCondition>{{u"drifted"_s, ExplorerOperator::Is, u"true"_s}}));
}

void tst_ExplorerViews::showsOne()
{
    Fixture fixture({answer(200, documentOf(view("sq-1", {})))});
    const auto shown = show(fixture, u"acme"_s, u"sq-1"_s);
    QVERIFY(shown && shown->isUsable());
    QCOMPARE(fixture.requests(), QList<QByteArray>{"GET /organizations/acme/explorer/views/sq-1"});
}

void tst_ExplorerViews::anotherViewIsRefused()
{
    Fixture fixture({answer(200, documentOf(view("sq-2", {})))});
    QCOMPARE(show(fixture, u"acme"_s, u"sq-1"_s).error().rule, base::Rules::ServiceOtherId);
}

void tst_ExplorerViews::aNameThatLeavesThePathIsRefused()
{
    Fixture fixture({answer(200, documentOf(view("sq-1", {})))});
    QCOMPARE(show(fixture, u".."_s, u"sq-1"_s).error().rule, base::Rules::ServiceName);
    QCOMPARE(show(fixture, u"acme"_s, u".."_s).error().rule, base::Rules::ServiceName);
    QCOMPARE(fixture.server.count(), 0);
}

RUNLATCH_TEST(tst_ExplorerViews)

} // namespace runlatch::service

#include "tst_explorerviews.moc"
