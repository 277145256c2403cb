// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QCoreApplication;

namespace runlatch::wording {

/// Loads the language of the system: our texts, Qt's own, and in English the plurals. Texts without a
/// translation stay in English. Call once, before the first text is made.
void installTranslations(QCoreApplication &application);

} // namespace runlatch::wording
