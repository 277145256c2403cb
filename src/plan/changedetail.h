// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "plan/plan.h"
#include "plan/shownplaces.h"

namespace runlatch::plan {

/// A value of an attribute, before or after.
struct Value
{
    enum class State {
        Absent,  ///< the attribute is not there on this side
        Known,   ///< `text`
        Unknown, ///< known only after the apply
        Secret,  ///< one of the plan's own maps says so, or does not fit the value: nothing of it is here
    };
    /// Longer texts are cut.
    static constexpr qsizetype MaxText = 4 * 1024; // characters

    State state = State::Absent;
    QString text = {}; ///< JSON as the plan has it: texts with their quotes
    qint64 size = 0;   ///< bytes of the whole value in the plan; 0 unless Known
    bool isCut = false;
};

/// An attribute, or an element of a list: a value that has no parts, or one whose parts are not laid out (secret,
/// unknown, empty, nested too deeply).
struct Attribute
{
    /// How the plan's two maps differ in what they say of a value that is there before and after.
    enum class Sensitivity {
        Same,
        Begins, ///< more of it is secret after than before
        Ends,   ///< less of it is
    };

    QString path = {}; ///< tags.owner, ingress[0].ports, tags["odd key"]; a stranger's text
    Value before = {};
    Value after = {};
    Sensitivity sensitivity = Sensitivity::Same;
    bool differs = false;           ///< also where only the sensitivity does
    bool forcesReplacement = false; ///< one of `replace_paths` leads to it, below it or above it
};

/// The way in which secret values are laid out.
enum class Secrets {
    Masked,
    Shown, ///< only where the person has just asked for it
};

/// One change, laid out.
struct ChangeDetail
{
    static constexpr qint64 MaxSize = 32 * 1024 * 1024; ///< bytes of a change
    static constexpr int MaxAttributes = 20'000;
    static constexpr int MaxDepth = 64; ///< levels; what is deeper stands as one value

    QList<Attribute> attributes = {}; ///< those that differ first, each half in the order of paths
    qint64 leftOut = 0;               ///< attributes above MaxAttributes, differing ones as well
    bool hasSecrets = false;          ///< also where they are shown
};

/// Lays a change of the plan out. Masks by `before_sensitive` and `after_sensitive` first: a value that is secret on
/// one side is masked on both, where a map does not fit its value, all of that value is, and a value that repeats a
/// secret text of 8 bytes and more (the first 16 of the change) is, too. Time and memory in proportion to the change;
/// not for the window's thread. `generated_config`, the configuration that Terraform wrote for an import, is the last
/// attribute; no map is for it, so it is masked where the change has secrets. Error Protocol with "plan.change-size",
/// or one of those of Plan::read() where the change is broken inside.
base::Result<ChangeDetail> readDetail(const Plan &plan, int index, Secrets secrets = Secrets::Masked);

/// Lays out one change after another, as readDetail() does. In the order of the plan the time is in proportion to the
/// plan, however many of its changes are broken: each of them is told with its line and column.
class DetailReader
{
public:
    explicit DetailReader(const Plan &plan);

    base::Result<ChangeDetail> read(int index, Secrets secrets = Secrets::Masked);

private:
    Plan m_plan;
    ShownPlaces m_places;
};

} // namespace runlatch::plan
