// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/explorerquery.h"

namespace runlatch::ui {

/// The query as a sentence: workspace_name contains “net-” and drifted is “true”.
QString askedWords(const QList<protocol::ExplorerCondition> &conditions);

} // namespace runlatch::ui
