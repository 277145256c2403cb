// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "service/endpoint.h"

#include <QJsonObject>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace runlatch::service {

class PacedSender;

/// The limits in an organization's entitlement-set (spec 4.10), by which its edition is told (spec 8).
struct Entitlements
{
    bool areLimitsTold = false; ///< both limits are there; a null is one too: there is no limit then
    std::optional<int> runTasks = {};
    std::optional<int> runTaskWorkspaces = {};
    std::optional<int> mandatoryRunTasks = {};
    bool hasRunTasks = true; ///< false only if the answer says so
    bool hasGlobalRunTasks = true;

    /// One run task, for up to ten workspaces.
    bool isOfFreeEdition() const { return runTasks == 1 && runTaskWorkspaces == 10; }
};

/// Reads the resource of an entitlement-set. Errors: those of a resource that cannot be read.
base::Result<Entitlements> readEntitlements(const QJsonObject &resource);

/// The reason for which a call about change requests was answered 404, by the answer about the entitlements of its
/// organization: "edition.no-organization", "edition.missing", "edition.no-right". No rule where the answer tells none.
base::Rule causeOfMissing(const base::Result<Entitlements> &answer);
/// The same for a call about the run tasks of an organization: "edition.no-organization", "task.not-entitled",
/// "task.no-right".
base::Rule causeOfMissingTasks(const base::Result<Entitlements> &answer);

/// Asks for the entitlements of the organization if `error` is a 404 without a rule, and answers the error with the
/// rule of its cause and the organization as its subject. Any other error, and one whose cause is not told, is answered
/// as it is. Ends with `scope`.
void findCauseOfMissing(PacedSender &sender, const Endpoint &endpoint, const QString &organization,
                        const base::Error &error, QObject *scope, const std::function<void(const base::Error &)> &done,
                        base::Rule (*cause)(const base::Result<Entitlements> &) = &causeOfMissing);

} // namespace runlatch::service
