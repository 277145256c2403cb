// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/changerequestpager.h"

#include "servicefixture.h"
#include "support/fakeclock.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace runlatch::models {

/// Pager and model over a scripted service; the model is watched all the time.
struct PagerFixture : ServiceFixture
{
    explicit PagerFixture(const QList<support::Script> &scripts)
        : ServiceFixture(scripts)
    {
    }

    void show(const QString &workspace = QStringLiteral("ws-1")) { pager.setWorkspace({{}, workspace}); }
    QStringList ids() const
    {
        QStringList ids;
        for (int row = 0; row < model.rowCount(); ++row)
            ids.append(model.at(row).id);
        return ids;
    }

    /// Of any connection: a question that was dropped early may leave one without bytes.
    bool wasAsked(const QByteArray &part) const
    {
        for (int connection = 0; connection < server.count(); ++connection) {
            if (server.requestLine(connection).contains(part))
                return true;
        }
        return false;
    }

    support::FakeClock clock;
    ChangeRequestModel model{clock};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    ChangeRequestPager pager{client, model};
    bool isPlaced = (pager.setEndpoint(endpoint), true); // before the spies
    QSignalSpy changed{&pager, &ChangeRequestPager::pageChanged};
    QSignalSpy failed{&pager, &ChangeRequestPager::failed};
    QSignalSpy loading{&pager, &ChangeRequestPager::loadingChanged};
};

} // namespace runlatch::models
