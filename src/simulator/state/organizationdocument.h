// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/workspace.h"

#include <QDateTime>
#include <QJsonObject>

/// An organization in the form of the service's reference, of an edition that has change requests.
namespace runlatch::simulator {

/// `isOwner`: whose permissions it tells; other users may only see things.
QJsonObject organizationResource(const protocol::Organization &organization, const QDateTime &createdAt, bool isOwner);

/// The entitlements of the organization; null means no limit.
QJsonObject entitlementSetResource(const protocol::Organization &organization);

} // namespace runlatch::simulator
