// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/taskresult.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace runlatch::protocol {

/// The answer of the service about a task result (its OpenAPI description). It is not the form of a callback: tags are a
/// list of categories, and a body is behind a link. A member that the answer does not have is not known; one that is
/// null is empty.
struct ServedResult
{
    QString id;
    QString status; ///< as written: also `pending`, `errored`, `canceled`, `unreachable`
    std::optional<QString> message;
    std::optional<QString> url;
    QString stage = {};       ///< "post_plan"; empty if it is not told
    int outcomesCount = -1;   ///< -1 if it is not told
    QString taskStageId = {}; ///< "ts-..."; empty if it is not told
};

struct ServedOutcome
{
    QString id;      ///< the service's own
    Outcome outcome; ///< without its body
    bool hasBody = false;
};

struct ServedStage
{
    QString id;
    QString stage;  ///< "post_plan"
    QString status; ///< as written: "passed", "awaiting_override"
};

/// Errors: Protocol "json.missing" and "json.type" with the pointer as subject.
base::Result<ServedResult> readServedResult(const QJsonObject &resource);
base::Result<ServedOutcome> readServedOutcome(const QJsonObject &resource);
base::Result<ServedStage> readServedStage(const QJsonObject &resource);

} // namespace runlatch::protocol
