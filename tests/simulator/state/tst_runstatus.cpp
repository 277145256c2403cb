// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/runstatuses.h"
#include "simulator/state/runstatus.h"
#include "support/suite.h"

#include <QTest>

#include <algorithm>

/// A run of the simulated service has a status that clients of the service know.
class tst_RunStatus : public QObject
{
    Q_OBJECT

private slots:
    void everyStatusIsKnownToClients();
};

void tst_RunStatus::everyStatusIsKnownToClients()
{
    const auto known = runlatch::protocol::runStatuses();
    for (const QStringView name : runlatch::simulator::runStatusNames())
        QVERIFY2(std::find(known.begin(), known.end(), name) != known.end(), qPrintable(name.toString()));
}

RUNLATCH_TEST(tst_RunStatus)
#include "tst_runstatus.moc"
