// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "json/orderedjson.h"
#include "simulator/runtask.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <chrono>
#include <optional>

namespace runlatch::cli {

/// How long one of many run tasks took.
struct TrialTime
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::TrialTime)
public:
    static TrialTime of(int number, const simulator::RunTask &runTask);
    json::OrderedJson members() const;
    QString words() const;

    int number = 0; ///< in the order in which they were begun, from 1
    QString taskResult = {};
    /// Until the first 200, from the beginning of that delivery; nullopt: it was never answered so.
    std::optional<std::chrono::milliseconds> answer = {};
    /// Until a final callback was accepted, from the beginning of the run task; nullopt: none was.
    std::optional<std::chrono::milliseconds> completion = {};
};

/// The times of all of them: percentiles, and the slowest ones.
class TrialTimes
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::TrialTimes)
public:
    static constexpr qsizetype MaxSlowest = 5;

    void add(const TrialTime &time);
    void addTo(json::OrderedJson &members) const; ///< of the event "summary"
    QStringList lines() const;

private:
    QList<int> m_answers; ///< in milliseconds
    QList<int> m_completions;
    QList<TrialTime> m_slowest; ///< by completion, the slowest one first
};

} // namespace runlatch::cli
