// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::text {

/// On one line, with every character escaped that has a meaning in Markdown or HTML.
QString markdownText(const QString &text);
/// A block that shows `text` unchanged, between fences longer than any in it (CommonMark 4.5), with a line end behind.
/// `language` stands behind the first fence.
QString markdownBlock(const QString &text, QLatin1StringView language = {});

} // namespace runlatch::text
