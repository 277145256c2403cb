// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::wording {

/// The purpose of an exchange in one to three words, translated: for "bulk-action.create" and the other values of
/// Outgoing::purpose. Empty for an unknown purpose.
QString purposeWords(const QString &purpose);

} // namespace runlatch::wording
