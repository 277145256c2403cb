// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/deliverykind.h"

#include "protocol/notification.h"
#include "protocol/runtaskrequest.h"
#include "text/unpacking.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

using enum DeliveryKind;

constexpr QByteArrayView HeaderBegin = "X-";

constexpr DeliveryForm Forms[] = {
    {RunTask, "run-task"_L1, "-Task-Signature", {}, {}, {}},
    {BetaRunTask, "beta-run-task"_L1, "-Event-Hook-Signature", {}, {}, {}},
    {RunNotification, "run-notification"_L1, "-Notification-Signature", "TFE", "notifications"_L1, {}},
    {WorkspaceNotification, "workspace-notification"_L1, "-Notification-Signature", "TFE", "trigger_scope"_L1, {}},
    {ChangeRequestNotification, "change-request-notification"_L1, "-Notification-Signature", "TFE",
     "change_request_url"_L1, "change_request:created"_L1},
};

constexpr bool areFormsInOrder()
{
    for (std::size_t index = 0; index < std::size(Forms); ++index) {
        if (static_cast<std::size_t>(Forms[index].kind) != index)
            return false;
    }
    return std::size(Forms) == DeliveryKinds;
}
static_assert(areFormsInOrder(), "each DeliveryKind has its row, in the order of the enumerators");

/// A run task is known by what its receiver works with.
bool isRunTask(const RunTaskRequest &payload)
{
    return !payload.accessToken.isNull() || !payload.taskResultId.isNull() || !payload.taskResultCallbackUrl.isNull();
}

} // namespace

std::span<const DeliveryForm> deliveryForms()
{
    return Forms;
}

const DeliveryForm &deliveryForm(DeliveryKind kind)
{
    return deliveryForms()[static_cast<std::size_t>(kind)];
}

QString deliveryKindName(DeliveryKind kind)
{
    return deliveryForm(kind).name;
}

std::optional<DeliveryKind> deliveryKindOfName(QStringView name)
{
    const auto *const found =
        std::ranges::find_if(Forms, [name](const DeliveryForm &form) { return form.name == name; });
    return found == std::end(Forms) ? std::nullopt : std::optional(found->kind);
}

bool isNotification(DeliveryKind kind)
{
    return !deliveryForm(kind).mark.isEmpty();
}

QByteArray signatureHeader(DeliveryKind kind, const QByteArray &serviceName)
{
    const DeliveryForm &form = deliveryForm(kind);
    const QByteArray name = form.service.isEmpty() ? serviceName : form.service.toByteArray();
    return HeaderBegin.toByteArray() + name + form.header.toByteArray();
}

bool isSignatureHeaderOf(DeliveryKind kind, QByteArrayView name)
{
    const QByteArrayView end = deliveryForm(kind).header;
    const qsizetype service = name.size() - HeaderBegin.size() - end.size();
    return service > 0 && name.first(HeaderBegin.size()).compare(HeaderBegin, Qt::CaseInsensitive) == 0
        && name.last(end.size()).compare(end, Qt::CaseInsensitive) == 0;
}

DeliveryKind kindOfHeaders(const QByteArrayList &names)
{
    for (const DeliveryForm &form : Forms) {
        if (std::ranges::any_of(names,
                                [&form](const QByteArray &name) { return isSignatureHeaderOf(form.kind, name); }))
            return form.kind;
    }
    return RunTask;
}

DeliveryKind kindOfPayload(const RunTaskRequest &payload, DeliveryKind told)
{
    if (isRunTask(payload))
        return isNotification(told) ? RunTask : told;
    if (!payload.unknown.contains(NotificationConfiguration))
        return told;
    const auto *const marked = std::ranges::find_if(Forms, [&payload](const DeliveryForm &form) {
        return !form.mark.isEmpty() && payload.unknown.contains(form.mark);
    });
    return marked == std::end(Forms) ? RunNotification : marked->kind;
}

DeliveryKind kindOfBody(const QByteArray &body, DeliveryKind told)
{
    const auto payload = readRunTaskRequest(text::unpackedOrSame(body));
    return payload ? kindOfPayload(*payload, told) : told;
}

} // namespace runlatch::protocol
