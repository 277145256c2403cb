// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/testsuite.h"

using namespace Qt::StringLiterals;

namespace runlatch::outcomes {

namespace {

constexpr std::array<QLatin1StringView, 4> NumberNames{"tests"_L1, "failures"_L1, "errors"_L1, "skipped"_L1};

} // namespace

TestSuite::TestSuite(const QXmlStreamAttributes &attributes)
    : m_name(attributes.value("name"_L1).toString())
{
    for (std::size_t number = 0; number < NumberNames.size(); ++number) {
        bool isNumber = false;
        const qint64 stated = attributes.value(NumberNames[number]).trimmed().toLongLong(&isNumber);
        if (isNumber)
            m_stated[number] = stated;
    }
}

void TestSuite::addInner(const TestSuite &suite)
{
    for (std::size_t number = 0; number < NumberNames.size(); ++number)
        m_inner[number] += suite.m_own[number] + suite.m_inner[number];
}

QString TestSuite::disagreement() const
{
    for (std::size_t number = 0; number < NumberNames.size(); ++number) {
        const qint64 all = m_own[number] + m_inner[number];
        const auto stated = m_stated[number];
        if (stated && *stated != all && *stated != m_own[number])
            return u"%1: %2, found: %3"_s.arg(NumberNames[number]).arg(*stated).arg(all);
    }
    return {};
}

} // namespace runlatch::outcomes
