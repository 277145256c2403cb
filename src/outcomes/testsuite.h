// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QXmlStreamAttributes>

#include <array>
#include <optional>

namespace runlatch::outcomes {

/// The numbers that a test suite states of itself, and those of the test cases in it. Internal to this folder.
class TestSuite
{
public:
    enum Number { Tests, Failures, Errors, Skipped };

    TestSuite() = default;
    explicit TestSuite(const QXmlStreamAttributes &attributes);

    const QString &name() const { return m_name; }
    void count(Number number) { ++m_own[number]; }
    void addInner(const TestSuite &suite); ///< which ended within this one
    /// The first number that agrees neither with the suite's own test cases nor with those of the suites within it:
    /// "tests: 5, found: 4". Empty: there is none.
    QString disagreement() const;

private:
    QString m_name;
    std::array<std::optional<qint64>, 4> m_stated = {};
    std::array<qint64, 4> m_own = {};
    std::array<qint64, 4> m_inner = {};
};

} // namespace runlatch::outcomes
