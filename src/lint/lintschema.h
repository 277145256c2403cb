// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/deliverykind.h"
#include "protocol/payloadkeys.h"

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <span>

/// Tables of the members that the linter expects in each place. Internal to this library.
namespace runlatch::lint {

/// An object or array of the documents.
enum class LintPlace {
    Unknown, ///< below a key that no document has
    Root,    ///< of a callback
    Request,
    Capabilities,
    Data,
    Attributes,
    Relationships,
    Outcomes,
    OutcomeList,
    Outcome,
    OutcomeAttributes,
    Tags,
    TagList,
    Tag,
    RunNotification,
    WorkspaceNotification,
    ChangeRequestNotification,
    NotificationList,
    NotificationEvent,
};
LintPlace lintRoot(protocol::DeliveryKind kind); ///< of the whole body

enum class LintType { Text, Truth, Number, Object, Array, Version };
QString lintTypeName(LintType type); ///< "text", "truth", "number", "object", "array", "version"

/// The form that a text must have.
enum class LintForm {
    Any,
    NotEmpty,
    OneOf, ///< of lintValues()
    Type,  ///< the JSON:API type `detail`
    Id,    ///< begins with `detail`
    Url,
    UsedUrl, ///< somebody has to call it
    ResultUrl,
    Time,
    Line,
    Body,
};

/// The values that are judged after the whole text was read.
enum class LintFact { None, Version, Stage, Token, CallbackUrl, Level, Plan, Status, Message, OutcomeId };
constexpr std::size_t LintFacts = 10;

/// A key of an object.
struct LintMember
{
    QLatin1StringView name;
    LintType type = LintType::Text;
    bool isRequired = false; ///< must be there, if only as null
    bool isYoung = false;    ///< older services leave it out, which is no fault
    protocol::PayloadNull null = protocol::PayloadNull::Wrong;
    LintForm form = LintForm::Any;
    QLatin1StringView detail = {};
    int limit = 0; ///< characters; 0: none
    LintFact fact = LintFact::None;
    LintPlace place = LintPlace::Unknown; ///< of an object or array
};

/// The keys of a place; at most 64.
std::span<const LintMember> lintMembers(LintPlace place);
std::span<const LintMember> notificationMembers(LintPlace place); ///< of a notification (spec 2.8)
/// The elements of a list, or the members of the object `tags`. Null if no document describes them.
const LintMember *lintElement(LintPlace place);
/// The most entries that the published schema takes; 0: no limit. Lists with a limit are not empty.
int lintLimit(LintPlace place);

/// The values of a key whose form is OneOf: `status` or `level`.
const QStringList &lintValues(QLatin1StringView key);

/// A key that stands where nothing reads it, and the pointer to where it is read.
struct LintMove
{
    LintPlace place;
    QLatin1StringView key;
    int up; ///< so many levels further outside ...
    QLatin1StringView down;
    LintPlace to; ///< whose member the key is there
};
const LintMove *findLintMove(LintPlace place, const QString &key);
const LintMember &movedMember(const LintMove &move); ///< the key as it is judged at its right place

} // namespace runlatch::lint
