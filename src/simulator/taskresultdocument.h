// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/runtask.h"

#include <QJsonObject>

namespace runlatch::simulator {

/// A task result in the form of the service's OpenAPI description, as in the answer to a callback.
QJsonObject taskResultDocument(const RunTask &runTask);

} // namespace runlatch::simulator
