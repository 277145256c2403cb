// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/savedviews.h"

#include "protocol/savedview.h"
#include "simulator/simulation.h"
#include "support/suite.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::Simulation;

/// The simulated explorer has saved views in both shapes, and one that lists no workspaces.
class tst_SavedViews : public QObject
{
    Q_OBJECT
private slots:
    void areListedAndShown();
    void haveBothShapes();
    void areNobodyElses();
};

void tst_SavedViews::areListedAndShown()
{
    Simulation simulation;
    const QString path = u"/api/v2/organizations/acme/explorer/views"_s;
    const QJsonObject list = simulation.get(path);
    const QJsonArray views = list["data"_L1].toArray();
    QCOMPARE(list["meta"_L1]["pagination"_L1]["total-count"_L1].toInt(), int(views.size()));
    QVERIFY(views.size() > 2);
    for (const QJsonValue view : views) {
        const auto read = protocol::readSavedView(view.toObject());
        QVERIFY(read && !read->name.isEmpty());
        QCOMPARE(simulation.get(path + u'/' + read->id)["data"_L1], view);
    }
}

void tst_SavedViews::haveBothShapes()
{
    int nested = 0;
    int flat = 0;
    int unusable = 0;
    const auto views = simulator::savedViewsOf(u"acme"_s);
    for (const QJsonObject &view : views) {
        const QJsonValue first = view["attributes"_L1]["query"_L1]["filter"_L1][0];
        const auto read = protocol::readSavedView(view);
        QVERIFY(read);
        flat += first["field"_L1].isString() ? 1 : 0;
        nested += first.isObject() && !first["field"_L1].isString() ? 1 : 0;
        unusable += read->why ? 1 : 0;
        QVERIFY(read->why || !read->conditions.isEmpty());
    }
    QVERIFY(nested > 0 && flat > 0);
    QCOMPARE(unusable, 1);
}

void tst_SavedViews::areNobodyElses()
{
    Simulation simulation;
    const auto status = [&simulation](const QString &path) {
        return simulation.send("GET", path, {Simulation::bearer(simulation.address.token)}).status;
    };
    QCOMPARE(status(u"/api/v2/organizations/acme/explorer/views"_s), 200);
    QCOMPARE(status(u"/api/v2/organizations/nobody/explorer/views"_s), 404);
    QCOMPARE(status(u"/api/v2/organizations/acme/explorer/views/sq-none"_s), 404);
}

RUNLATCH_TEST(tst_SavedViews)
#include "tst_savedviews.moc"
