// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/check.h"
#include "conformance/registry.h"
#include "habits.h"
#include "support/waiting.h"

#include <functional>

namespace runlatch::conformance {

using Change = std::function<void(Habits &)>;

inline CheckOptions quickOptions(const QUrl &target, const QStringList &only, const QByteArray &key = testKey())
{
    CheckOptions options;
    options.cases = chosenCases(u"full", only, {});
    options.target = {.url = target, .hmacKey = key, .pinnedCertificate = {}, .deadline = std::chrono::seconds(5)};
    options.linger = std::chrono::milliseconds(100);
    options.calm = std::chrono::milliseconds(700);
    return options;
}

/// A check that ran to its end.
class RunCheck
{
public:
    explicit RunCheck(const CheckOptions &options)
        : m_check(m_clock, options)
    {
        bool hasEnded = false;
        QObject::connect(&m_check, &Check::ended, &m_check, [&hasEnded] { hasEnded = true; });
        m_check.start();
        m_hasEnded = support::waitFor([&hasEnded] { return hasEnded; }, 120'000);
        m_report = m_check.report();
    }

    bool hasEnded() const { return m_hasEnded; }
    bool wasReached() const { return m_check.wasReached(); }
    const Report &report() const { return m_report; }
    CaseResult result(const QString &id) const
    {
        for (const CaseResult &one : m_report.results) {
            if (one.text.id == id)
                return one;
        }
        return {};
    }
    /// "id: verdict. why" of all cases with other verdicts than these.
    QStringList others(const QList<Verdict> &verdicts) const
    {
        QStringList all;
        for (const CaseResult &one : m_report.results) {
            if (!verdicts.contains(one.verdict))
                all.append(one.text.id + QStringLiteral(": ") + verdictName(one.verdict) + QStringLiteral(". ")
                           + one.why);
        }
        return all;
    }

private:
    base::SystemClock m_clock;
    Check m_check;
    Report m_report;
    bool m_hasEnded = false;
};

} // namespace runlatch::conformance
