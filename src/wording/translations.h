// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLocale>

class QCoreApplication;

namespace runlatch::wording {

/// Loads the language of the system: our texts, Qt's own, and in English the plurals. Texts without a translation stay
/// in English. Call once, before any text is made.
void installTranslations(QCoreApplication &application);
/// Switches to another language. Existing texts stay as they are; numbers and dates keep the format of QLocale().
void changeLanguage(QCoreApplication &application, const QLocale &language);

} // namespace runlatch::wording
