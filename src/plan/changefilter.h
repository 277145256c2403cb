// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/matcher.h"
#include "plan/plan.h"

#include <QList>

#include <span>

namespace runlatch::plan {

/// The fields of a filter over changes:
///     action:replace           no-op, create, read, update, replace, delete, forget, other
///     is:drift  is:moved       change, drift, deferred, output; import, moved, deposed, data, managed
///     type:aws_*  name:web  module:net  address:=aws_instance.web[0]  provider:aws  reason:taint
/// A word without a field is looked for in addresses (also those before a move), types, modules, providers and reasons.
/// Values of attributes are in no field.
std::span<const filter::Field> changeFields();

/// Finds the changes of a plan that a filter accepts. Several threads may use one object at once.
class ChangeFilter
{
public:
    /// `expression` was parsed with changeFields().
    explicit ChangeFilter(const filter::Expression &expression);

    /// Indexes of changes within [first, first + count), ascending. A million takes some tenths of a second: not for
    /// the window's thread above some ten thousand.
    QList<int> accepted(const Plan &plan, int first, int count) const;
    QList<int> accepted(const Plan &plan) const { return accepted(plan, 0, plan.size()); }

private:
    filter::Matcher m_matcher;
};

} // namespace runlatch::plan
