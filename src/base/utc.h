// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDateTime>
#include <QTimeZone>

namespace runlatch::base {

/// UTC, as the constructors of QDateTime take it: newer versions of Qt deprecate the name that Qt 6.4 has for it.
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
inline constexpr QTimeZone::Initialization Utc = QTimeZone::UTC;
#else
inline constexpr Qt::TimeSpec Utc = Qt::UTC;
#endif

} // namespace runlatch::base
