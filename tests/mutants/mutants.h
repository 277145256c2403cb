// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdlib>
#include <functional>
#include <utility>

// The replacements that mutants.py writes for tokens. The environment variable RUNLATCH_MUTANT names the one site that
// makes its change; all others do what the source says. Nothing is constexpr: a site in a constant could not be
// switched on at run time, so it must not compile.
namespace runlatch::mutants {

inline bool isActive(int site)
{
    static const int active = [] {
        const char *value = std::getenv("RUNLATCH_MUTANT");
        return value ? std::atoi(value) : 0;
    }();
    return site == active;
}

// The constants `true` and `false`.
inline bool boolean(int site, bool value)
{
    return isActive(site) != value;
}

// The 1 of "+ 1" and "- 1".
inline int one(int site)
{
    return isActive(site) ? -1 : 1;
}

// `!a` is written `Not<Site>{}->*a`: ->* binds weaker than every operator of one operand and stronger than the rest.
template <int Site> struct Not
{
    template <typename Operand> bool operator->*(Operand &&operand) const
    {
        return isActive(Site) ? static_cast<bool>(operand) : !operand;
    }
};

template <int Site, typename Original, typename Changed, typename Left> struct LeftOperand
{
    Left &&left;

    template <typename Right> bool operator<=>(Right &&right) const
    {
        if (isActive(Site))
            return Changed()(std::forward<Left>(left), std::forward<Right>(right));
        return Original()(std::forward<Left>(left), std::forward<Right>(right));
    }
};

// `a < b` is written `a <=>Compare<Site, ...>{}<=> b`: the precedence of <=> is next to that of the comparisons, and
// nothing overloads it here.
template <int Site, typename Original, typename Changed> struct Compare
{
    template <typename Left> friend LeftOperand<Site, Original, Changed, Left> operator<=>(Left &&left, Compare)
    {
        return {std::forward<Left>(left)};
    }
};

} // namespace runlatch::mutants
