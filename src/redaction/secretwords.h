// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::redaction {

/// Tells whether a text that a person typed seems to have a token or a key: behind a name of a secret ("access_token=",
/// "Authorization:", a URL's "?token="), or as a word that is made like one. Such a word has at least 20 letters,
/// digits and the signs that tokens have, and letters of both cases beside digits; or is hexadecimal with at least 32
/// digits. Ids of the service ("run-" and 16 letters), paths, commits (40 digits) and digests (128) are none. In doubt
/// a word counts: who calls this can ask for another text. Takes time in proportion to the text.
bool mayHaveSecret(const QString &text);

} // namespace runlatch::redaction
