// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <optional>
#include <span>

namespace runlatch::protocol {

struct RunTaskRequest;

/// The kinds of requests that the service POSTs to the address of a receiver (spec 2.4, 2.8, 4.5, 4.8).
enum class DeliveryKind {
    RunTask,
    BetaRunTask,               ///< of the first run tasks, whose signature had another header
    RunNotification,           ///< a run has reached a state
    WorkspaceNotification,     ///< something happened to a workspace, such as drift
    ChangeRequestNotification, ///< a change request was created
};
inline constexpr int DeliveryKinds = 5;

/// A row of the one table of kinds. The signature of each is that of sign(), in a header of its own.
struct DeliveryForm
{
    DeliveryKind kind;
    QLatin1StringView name;    ///< "run-notification"
    QByteArrayView header;     ///< of the signature, behind `X-` and the short name of the service
    QByteArrayView service;    ///< the short name that its documents have there; empty: the service's own
    QLatin1StringView mark;    ///< of a notification: the key of the body that others lack
    QLatin1StringView trigger; ///< of a notification: what it is sent for, where the body does not say so
};

/// In the order of DeliveryKind. The receiver, the linter, the filter, the words and the simulator read these rows.
std::span<const DeliveryForm> deliveryForms();
const DeliveryForm &deliveryForm(DeliveryKind kind);

QString deliveryKindName(DeliveryKind kind); ///< "run-notification"
std::optional<DeliveryKind> deliveryKindOfName(QStringView name);
bool isNotification(DeliveryKind kind); ///< it expects nothing but an answer 2xx: no callback, and no task

/// The header of the signature: `X-<service name>-Task-Signature`, or that of a notification.
QByteArray signatureHeader(DeliveryKind kind, const QByteArray &serviceName);
/// Tells whether a header name is that of the kind, in any case and with any short name of a service.
bool isSignatureHeaderOf(DeliveryKind kind, QByteArrayView name);

/// The kind that the names of the headers tell: that of the first row whose signature is there. RunTask without one.
DeliveryKind kindOfHeaders(const QByteArrayList &names);
/// The kind by a body that could be read, and where it says nothing `told`, by its headers. A body with the task or the
/// callback of a run task is one, whatever headers came with it.
DeliveryKind kindOfPayload(const RunTaskRequest &payload, DeliveryKind told = DeliveryKind::RunTask);
/// The same of the bytes of a body, which a gateway may have compressed; takes time with them, because they are parsed.
DeliveryKind kindOfBody(const QByteArray &body, DeliveryKind told = DeliveryKind::RunTask);

} // namespace runlatch::protocol
