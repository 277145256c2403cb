// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "plan/change.h"
#include "plan/counts.h"

#include <QByteArray>
#include <QList>

#include <memory>
#include <optional>

namespace runlatch::plan {

struct PlanIndex;

/// The members by which a plan describes itself. Texts are a stranger's, at most 200 characters.
struct PlanHead
{
    QString formatVersion = {};
    QString terraformVersion = {};
    QString timestamp = {};             ///< RFC 3339, as written
    std::optional<bool> applyable = {}; ///< nullopt: not told, as by older versions
    std::optional<bool> complete = {};  ///< false: another plan has to follow this one
    bool errored = false;               ///< planning failed half way: the changes are not all
};

/// A plan in Terraform's JSON format 1.x (`terraform show -json`, `plan_json_api_url`). It keeps the bytes and, of each
/// change, places in them; nothing of `configuration`, `prior_state` and `planned_values` is looked at. Copies are
/// cheap and share everything; several threads may use one object at once.
///
/// Values of attributes come out by readDetail() alone (plan/changedetail.h), which masks them.
class Plan
{
public:
    static constexpr qint64 MaxSize = 256 * 1024 * 1024; ///< bytes
    static constexpr int MaxChanges = 1'000'000;         ///< of all parts together
    static constexpr int MaxChecks = 10'000;             ///< further ones are counted only
    static constexpr int MaxInvocations = 10'000;        ///< of each list; further ones are counted only

    /// Reads a whole plan, in time and memory in proportion to its bytes: 200 MB take some tenths of a second. Not for
    /// the window's thread. Move the bytes in: they are not copied then. A byte order mark is passed over; of keys that
    /// stand twice the last one counts. Error Protocol with one of base::Rules::Plans; the subject is line and column
    /// ("12:40"), and of plan.value also the key.
    static base::Result<Plan> read(QByteArray json);

    qint64 bytes() const;
    const PlanHead &head() const;
    const Counts &counts() const; ///< of Part::Changes
    const Counts &countsOf(Part part) const;

    int size() const;               ///< changes of all parts: one part after another, each in the order of the plan
    int begin(Part part) const;     ///< the index of the part's first change
    int count(Part part) const;     ///< how many it has
    Change change(int index) const; ///< costs about a microsecond: for rows that are shown

    /// Models ask for these of every row; none of them allocates.
    Part part(int index) const;
    Action action(int index) const;
    bool isImport(int index) const;
    bool isMoved(int index) const;
    /// The module of a change as a number below moduleCount(): for grouping. 0 is the root.
    int moduleNumber(int index) const;
    int moduleCount() const;
    QString module(int number) const; ///< its address; empty for the root

    const QList<Check> &checks() const; ///< failed ones first
    int checkCount() const;             ///< also those above MaxChecks

    const QList<Invocation> &invocations() const; ///< first those of this plan, then the deferred ones
    int invocationCount() const;                  ///< of this plan, also those above MaxInvocations
    int deferredInvocationCount() const;          ///< the same of the deferred ones

    const PlanIndex &index() const { return *m_index; } ///< internal to this library

private:
    explicit Plan(std::shared_ptr<const PlanIndex> index);

    std::shared_ptr<const PlanIndex> m_index;
};

} // namespace runlatch::plan
