// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/exportgap.h"

#include "changerequests/gathering.h"
#include "changerequests/oddservice.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

const service::WorkspaceName OneOfThem{{}, u"ws-1"_s};
const service::WorkspaceName AllOfThem{u"acme"_s, {}};

/// Three workspaces, the second without a name, with one change request each.
http::Response threeWorkspaces(const Asked &asked)
{
    if (asked.path.endsWith("/workspaces"_L1))
        return OddService::list({OddService::workspace(u"ws-0"_s, u"name-0"_s), OddService::workspace(u"ws-1"_s, {}),
                                 OddService::workspace(u"ws-2"_s, u"name-2"_s)},
                                1, 1, 3);
    return OddService::list({OddService::row("wscr-"_L1 + asked.path.section(u'/', 2, 2))}, 1, 1, 1);
}

ExportGap gapAfter(OddService &service, const service::WorkspaceName &place)
{
    Gathering gathering(service.client);
    gathering.start(service.endpoint, place, service::Scope::All);
    if (!support::waitFor([&gathering] { return !gathering.isRunning(); }, 20'000))
        qFatal("it does not end");
    return gapOf(gathering, place.text.isEmpty());
}

} // namespace

/// An export says what it lacks: workspaces that failed are counted, and a list that failed is told.
class tst_ExportGap : public QObject
{
    Q_OBJECT
private slots:
    void wholeHasNoGap();
    void workspacesThatFailAreCounted();
    void aListThatFailsIsTold();
    void theOneWorkspaceThatFailsIsTold();
    void whatStillLoadsIsTold();
    void whatWasStoppedIsTold();
};

void tst_ExportGap::wholeHasNoGap()
{
    OddService service(threeWorkspaces);
    const ExportGap all = gapAfter(service, AllOfThem);
    QVERIFY(all.causes().isEmpty());
    QCOMPARE(all.workspaces, 3);
    QCOMPARE(all.workspacesRead, 3);
    const ExportGap one = gapAfter(service, OneOfThem);
    QVERIFY(one.causes().isEmpty());
    QCOMPARE(one.workspaces, 0); // nobody asked for several
}

void tst_ExportGap::workspacesThatFailAreCounted()
{
    OddService service([](const Asked &asked) {
        return asked.path.contains("ws-1"_L1) ? OddService::error(403) : threeWorkspaces(asked);
    });
    const ExportGap gap = gapAfter(service, AllOfThem);
    QCOMPARE(gap.causes(), QStringList{u"failed"_s});
    QVERIFY(!gap.hasFailed); // that is one of the workspaces, not their list
    QCOMPARE(gap.workspacesFailed, 1);
    QCOMPARE(gap.workspacesRead, 2);
    QCOMPARE(gap.workspaces, 3);
}

void tst_ExportGap::aListThatFailsIsTold()
{
    OddService service([](const Asked &) { return OddService::error(403); });
    const ExportGap gap = gapAfter(service, AllOfThem);
    QVERIFY(gap.hasFailed);
    QCOMPARE(gap.workspacesFailed, 0);
}

void tst_ExportGap::theOneWorkspaceThatFailsIsTold()
{
    OddService service([](const Asked &) { return OddService::error(403); });
    const ExportGap gap = gapAfter(service, OneOfThem);
    QVERIFY(gap.hasFailed);
    QCOMPARE(gap.workspacesFailed, 0);
}

void tst_ExportGap::whatStillLoadsIsTold()
{
    OddService service(threeWorkspaces);
    Gathering gathering(service.client);
    gathering.start(service.endpoint, AllOfThem, service::Scope::All);
    QCOMPARE(gapOf(gathering, true).causes(), QStringList{u"loading"_s});
}

void tst_ExportGap::whatWasStoppedIsTold()
{
    OddService service(threeWorkspaces);
    Gathering gathering(service.client);
    gathering.start(service.endpoint, AllOfThem, service::Scope::All);
    gathering.cancel();
    QCOMPARE(gapOf(gathering, true).causes(), QStringList{u"stopped"_s});
}

RUNLATCH_TEST(tst_ExportGap)

} // namespace runlatch::changerequests

#include "tst_exportgap.moc"
