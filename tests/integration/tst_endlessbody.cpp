// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/systemclock.h"
#include "service/client.h"
#include "support/peakmemory.h"
#include "support/simulatedservice.h"
#include "support/suite.h"

#include <QTest>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// An endless body takes no more memory than its limit.
class tst_EndlessBody : public QObject
{
    Q_OBJECT

private slots:
    void takesNoMoreMemoryThanItsLimit();
};

/// The service sends from its own thread as fast as it can, and Qt reads in a third one. Until Qt's thread learns of
/// the limit it keeps reading, so a busy machine may sometimes use more. Without a limit it always uses more.
void tst_EndlessBody::takesNoMoreMemoryThanItsLimit()
{
    if (!support::startPeakAnew())
        QSKIP("only Linux tells how much memory was taken at most");
    base::SystemClock clock;
    http::Requester http;
    support::SimulatedService simulator;
    service::Client client(http, clock);
    const service::Endpoint endpoint = simulator.endpoint();
    simulator.setFaults({*simulator::readFault(u"endless-body"_s)});
    QList<int> taken;
    for (int round = 0; round < 9; ++round) {
        QVERIFY(support::startPeakAnew());
        const int before = support::peakMebibytes();
        std::optional<QString> rule;
        client.organizations(endpoint, {}, this,
                             [&](const auto &page) { rule = page ? QString() : page.error().rule; });
        QTRY_COMPARE_WITH_TIMEOUT(rule, u"http.too-large"_s, 60'000);
        taken.append(support::peakMebibytes() - before);
    }
    std::sort(taken.begin(), taken.end());
    QVERIFY2(taken.at(4) < 30, qPrintable(u"%1 MiB for a body of at most 8 MiB"_s.arg(taken.at(4))));
}

RUNLATCH_TEST(tst_EndlessBody)

} // namespace runlatch::integration

#include "tst_endlessbody.moc"
