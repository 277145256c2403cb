// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/runtask.h"

#include <QJsonObject>

namespace runlatch::simulator {

/// A task result as the service's OpenAPI description shows it in the answer to a callback.
QJsonObject taskResultDocument(const RunTask &runTask);

} // namespace runlatch::simulator
