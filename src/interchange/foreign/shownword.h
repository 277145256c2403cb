// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace runlatch::interchange {

/// A fault shows the names of options alone of a command's words. All else may be a secret, also where it is
/// written against its option or stands in a wrong place.

/// The option with which a word begins: "-Token" of "-Token:abc", "--header" of "--header=a", "@p" of "@p". "..." if it
/// begins with none.
QByteArray shownOption(QByteArrayView word);

/// A word that belongs to no option: "--header ... ..." behind that option and its value, "..." behind none.
QByteArray shownWord(QByteArrayView option, bool hasValue);

} // namespace runlatch::interchange
