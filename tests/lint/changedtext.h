// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <algorithm>
#include <optional>

namespace runlatch::tests {

/// The bytes that are written between << and >>: `TEXT * COUNT`, or bytes as `EF BB`.
inline std::optional<QByteArray> meantByBrackets(const QByteArray &written)
{
    const qsizetype star = written.lastIndexOf(" * ");
    if (star >= 0) {
        bool isNumber = false;
        const int count = written.sliced(star + 3).toInt(&isNumber);
        return isNumber && count > 1 ? std::optional(written.first(star).repeated(count)) : std::nullopt;
    }
    const QByteArray bytes = QByteArray::fromHex(written);
    return !bytes.isEmpty() && bytes.toHex(' ').toUpper() == written ? std::optional(bytes) : std::nullopt;
}

/// The text that a cell of a table means: `¶` is the end of a line, and what stands in << and >> is many times the
/// same, or bytes. Nothing if it means none.
inline std::optional<QByteArray> meantByCell(QByteArray cell)
{
    cell.replace("¶", "\n");
    for (qsizetype begin = cell.indexOf("<<"); begin >= 0; begin = cell.indexOf("<<", begin)) {
        const qsizetype end = cell.indexOf(">>", begin);
        const std::optional<QByteArray> meant =
            end < 0 ? std::nullopt : meantByBrackets(cell.sliced(begin + 2, end - begin - 2));
        if (!meant)
            return std::nullopt;
        cell.replace(begin, end + 2 - begin, *meant);
        begin += meant->size();
    }
    return cell;
}

/// The text with other words in place of the one line that begins so; without such words the line goes with its end.
/// Nothing if not exactly one line begins so, or if that would change nothing.
inline std::optional<QByteArray> withLine(const QByteArray &text, const QByteArray &beginning,
                                          const QByteArray &instead)
{
    QByteArrayList lines = text.split('\n');
    const auto beginsSo = [&](const QByteArray &line) { return line.startsWith(beginning); };
    const auto line = std::ranges::find_if(lines, beginsSo);
    if (beginning.isEmpty() || std::ranges::count_if(lines, beginsSo) != 1 || *line == instead)
        return std::nullopt;
    if (instead.isEmpty())
        lines.erase(line);
    else
        *line = instead;
    return lines.join('\n');
}

} // namespace runlatch::tests
