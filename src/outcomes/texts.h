// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <string_view>

namespace runlatch::outcomes {

/// A text of a report, as much of it as an outcome takes. Internal to this folder.
struct CutText
{
    QString text = {};
    qint64 bytes = 0; ///< of the whole text, in UTF-8
    bool isCut = false;
};

/// The beginning of a text in UTF-8, of at most `most` characters. Reads no more than that.
CutText beginningOf(std::string_view text, qsizetype most);
CutText beginningOf(QStringView text, qsizetype most);
/// Adds to a text that is read in parts.
void append(CutText &text, QStringView part, qsizetype most);

/// The body of an outcome as it grows: markdown of at most resultlimits::MaxSchemaBody characters. Internal to this
/// folder.
class Body
{
public:
    /// A paragraph of a stranger's plain text, each of its lines escaped.
    void addText(const CutText &text);
    /// A text that is markdown in the report.
    void addMarkdown(const CutText &markdown);
    /// A text that is shown as it is, under a heading.
    void addBlock(const QString &heading, const CutText &text);
    /// A line of a list, or a line of facts; `line` is markdown already.
    void addLine(const QString &line);

    bool isCut() const { return m_isCut; } ///< some text is not there as a whole
    const QString &text() const { return m_text; }

private:
    qsizetype room() const;
    void add(const QString &part, const CutText &of);

    QString m_text;
    bool m_isCut = false;
};

} // namespace runlatch::outcomes
