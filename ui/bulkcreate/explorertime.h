// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::ui {

/// Date and time as the explorer takes it (ISO 8601, UTC), out of what people type: "2026-10-01", "2026-10-01 8:30",
/// with or without seconds and "UTC". What is none of these stays as typed.
QString explorerTime(const QString &typed);

/// "1 Oct 2026, 00:00 UTC" in the user's language; as written where it is no such time.
QString explorerTimeWords(const QString &written);

} // namespace runlatch::ui
