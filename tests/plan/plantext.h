// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "plan/plan.h"

#include <QByteArray>
#include <QTest>

namespace runlatch::tests {

/// A plan that has nothing but these members besides its version.
inline QByteArray planOf(const QByteArray &members)
{
    return R"({"format_version":"1.2")" + (members.isEmpty() ? QByteArray() : ',' + members) + '}';
}

/// An element of `resource_changes` with this change, `{"actions":...}`.
inline QByteArray resourceOf(const QByteArray &address, const QByteArray &change, const QByteArray &more = {})
{
    return R"({"address":")" + address + R"(","mode":"managed","type":"aws_instance","name":"web")"
        + (more.isEmpty() ? QByteArray() : ',' + more) + R"(,"change":)" + change + '}';
}

inline QByteArray changesOf(const QList<QByteArray> &resources)
{
    return R"("resource_changes":[)" + resources.join(',') + ']';
}

/// The plan, or a failed test and a plan without changes.
inline plan::Plan readPlan(const QByteArray &json)
{
    auto plan = plan::Plan::read(json);
    if (plan)
        return *std::move(plan);
    QTest::qFail(qPrintable(plan.error().rule.name() + u' ' + plan.error().subject), __FILE__, __LINE__);
    return *plan::Plan::read(planOf({}));
}

} // namespace runlatch::tests
