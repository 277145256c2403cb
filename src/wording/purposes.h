// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::wording {

/// What an exchange was for, in one to three words, translated: of "bulk-action.create" and the other purposes that
/// exchanges carry. Empty for one that is not known.
QString purposeWords(const QString &purpose);

} // namespace runlatch::wording
