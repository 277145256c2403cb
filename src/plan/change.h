// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "plan/action.h"

#include <QString>
#include <QStringList>

namespace runlatch::plan {

/// The lists of a plan that its changes come from.
enum class Part {
    Changes,  ///< `resource_changes`
    Drift,    ///< `resource_drift`: what was changed outside, found by refreshing
    Deferred, ///< `deferred_changes`: what has to wait for a later plan
    Outputs,  ///< `output_changes`: the address is the name of the output; without type, module and provider
};
inline constexpr int PartCount = int(Part::Outputs) + 1;

/// A change as lists show it. Texts are a stranger's, each of at most MaxText characters (the rest is left out), and
/// empty where the plan does not tell them. None of them is a value of an attribute.
struct Change
{
    static constexpr qsizetype MaxText = 4096;

    Part part = Part::Changes;
    Action action = Action::Other;
    QString actions = {};         ///< as the plan writes them, joined by a comma: "create,frobnicate"
    QString address = {};         ///< opaque; unique together with `deposed`
    QString previousAddress = {}; ///< of a moved one
    QString module = {};          ///< "module.net.module.subnets[0]"; empty in the root
    QString type = {};
    QString name = {};
    QString index = {}; ///< the key of count or for_each: a number, or a text without its quotes
    QString provider = {};
    QString deposed = {};
    QString reason = {};             ///< `action_reason` as written; others than the known ones may come
    QString deferredReason = {};     ///< of Part::Deferred, as written
    QString importId = {};           ///< of an import by an id that is known
    QString importIdentity = {};     ///< of an import by an identity: a JSON object, as the plan has it
    bool hasGeneratedConfig = false; ///< ChangeDetail has it
    bool isImport = false;           ///< also where `importing` has no id
    bool isImportUnknown = false;    ///< of an import: its id is known only after the apply
    bool isData = false;             ///< of mode `data`, not `managed`

    bool isMoved() const { return !previousAddress.isEmpty(); }
};

/// An entry of `checks`: a condition of the configuration, over all its instances.
struct Check
{
    /// In the order in which people want to see them.
    enum class Status {
        Error,
        Fail,
        Other,   ///< one that is not known here, or none
        Unknown, ///< known only after the apply
        Pass,
    };

    QString address = {};
    QString kind = {}; ///< resource, output_value, check, input_variable; as written
    Status status = Status::Other;
    QString writtenStatus = {}; ///< as the plan has it
    QStringList problems = {};  ///< messages of the instances; the first MaxProblems
    static constexpr qsizetype MaxProblems = 20;
};

/// An entry of `action_invocations` or `deferred_action_invocations`: an action of a provider that the apply runs
/// beside its changes. Texts as in Change.
struct Invocation
{
    QString address = {};
    QString trigger = {};        ///< the address of the resource whose change runs it; empty where none does
    QString event = {};          ///< of the trigger, as written: "AfterCreate"
    QString deferredReason = {}; ///< of a deferred one, as written
    bool isDeferred = false;
};

} // namespace runlatch::plan
