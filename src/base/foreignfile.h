// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "base/rules.h"

#include <QString>

class QSaveFile;

namespace runlatch::base {

/// Tells whether the name leads through a link that another user may have laid out for whoever writes there: it is
/// neither this user's nor the folder owner's, and others can write in its folder (as Linux's protected_symlinks, which
/// does not hold for a program that reads the link itself, as QSaveFile does). False on Windows.
bool isForeignLink(const QString &file);

/// Tells whether another user owns the file, and others than its owner can write it. False on Windows.
bool isForeignAndOpen(const QString &file);

/// Storage "file.foreign-link" for such a link; subject = the file.
Done checkLinks(const QString &file);

/// Opens a file that is written whole or not at all. Errors: those of checkLinks; Storage with the rule `otherwise`,
/// which may be none.
Done openForSaving(QSaveFile &file, Rule otherwise);

} // namespace runlatch::base
