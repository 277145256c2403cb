// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::conformance {

/// A text of anybody as it may stand in markdown of a forge, also in the cell of a table: at most `limit` characters on
/// one line, without markup, HTML, links, mentions, and references such as "@user", "#1", "!1" or ":smile:". Signs of
/// markup are written as entities. Forges look for references in the text that is shown, where entities are resolved
/// already: a zero-width space parts the sign from what it would refer to. The text must not begin a line.
QString markdownText(const QString &text, qsizetype limit);

} // namespace runlatch::conformance
