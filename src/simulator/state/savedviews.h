// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

namespace runlatch::simulator {

/// The saved views of the explorer that an organization has, as resources. They are made up, and the same each time.
/// Their filters have both documented shapes, and one of them lists no workspaces.
QList<QJsonObject> savedViewsOf(const QString &organization);

} // namespace runlatch::simulator
