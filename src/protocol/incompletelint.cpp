// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/incompletelint.h"

#include "protocol/textposition.h"

#include <algorithm>

namespace runlatch::protocol {

namespace {

bool isWordByte(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z')
        || QByteArrayView("+-.\\").contains(byte) || static_cast<unsigned char>(byte) >= 0x80;
}

bool isClosed(QByteArrayView string)
{
    for (qsizetype at = 1; at < string.size(); ++at) {
        if (string[at] == '"')
            return true;
        if (string[at] == '\\')
            ++at;
    }
    return false;
}

/// Whether the string, word, escape or character that begins at `offset` has no end in the text.
bool reachesTheEnd(QByteArrayView text, qsizetype offset)
{
    const QByteArrayView rest = text.sliced(std::clamp<qsizetype>(offset, 0, text.size()));
    if (rest.startsWith('"'))
        return !isClosed(rest);
    return std::all_of(rest.begin(), rest.end(), isWordByte);
}

void forget(Lint &lint, LintSeverity severity)
{
    switch (severity) {
    case LintSeverity::Error: --lint.errors; break;
    case LintSeverity::Warning: --lint.warnings; break;
    case LintSeverity::Info: --lint.infos; break;
    }
}

} // namespace

Lint lintArrived(QByteArrayView content)
{
    Lint lint = lintRequest(content);
    const auto isOfTheEnd = [content, &lint](const LintFinding &finding) {
        if (!reachesTheEnd(content, finding.offset))
            return false;
        forget(lint, finding.severity);
        return true;
    };
    lint.findings.removeIf(isOfTheEnd);
    LintFinding note{.rule = base::Rules::BodyIncomplete, .severity = LintSeverity::Info};
    TextPosition position(content);
    position.moveTo(content.size());
    note.line = position.line();
    note.column = position.column();
    note.offset = content.size();
    lint.findings.append(note);
    ++lint.infos;
    return lint;
}

} // namespace runlatch::protocol
