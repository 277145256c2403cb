// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

#include <string_view>

namespace runlatch::redaction {

/// The names of secrets that the user adds to those of secretnames.h. They hold for headers, items of a query or form
/// and members of JSON alike, in the whole process.

constexpr int MaxAddedNames = 50;
constexpr qsizetype MaxAddedName = 64; ///< characters, as of a member (MaxMemberName)

/// Tells whether it can be added: 2 to MaxAddedName ASCII letters, digits, '-', '_' and '.',
/// a letter among them and no sign at the end.
bool isSecretName(const QString &name);

/// From now on these names are added, and no others. What is no name, is there already or is beyond MaxAddedNames is
/// left out. Call it in the main thread; other threads see the names at once.
void setAddedNames(const QStringList &names);
QStringList addedNames(); ///< in any thread

/// Tells whether a name in lower case has an added one as words of its own, however these are joined ("corp_pin" is in
/// "x-corp-pin"), or is an added one whose words are joined otherwise or by nothing ("corppin"). Takes time in
/// proportion to its size for each added name.
bool hasAddedName(std::string_view lower);

} // namespace runlatch::redaction
