// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>

namespace runlatch::simulator {

/// A small made-up plan in Terraform's JSON format 1.2, with a create, an update and a replacement in it.
QByteArray planJson(const QString &workspace);

} // namespace runlatch::simulator
