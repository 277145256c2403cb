// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "outcomes/report.h"

#include <QStringList>

#include <algorithm>

namespace runlatch::tests {

/// A report in few words: an outcome a line, "ID | DESCRIPTION | URL | TAG=LABEL/LEVEL,..."; or the rule of the error.
inline QString linesOf(const base::Result<outcomes::Report> &report)
{
    if (!report)
        return report.error().rule.name();
    QStringList lines;
    for (const protocol::Outcome &outcome : report->outcomes) {
        QStringList tags;
        for (const protocol::Tag &tag : outcome.tags)
            tags.append(tag.name + QLatin1Char('=') + tag.label + QLatin1Char('/') + protocol::tagLevelName(tag.level));
        lines.append(QStringList{outcome.id, outcome.description, outcome.url, tags.join(QLatin1Char(','))}.join(
            QLatin1String(" | ")));
    }
    return lines.join(QLatin1Char('\n'));
}

/// Its notes: "report.passed 2, report.cut 1".
inline QString notesOf(const base::Result<outcomes::Report> &report)
{
    QStringList notes;
    if (report) {
        for (const outcomes::Note &note : report->notes)
            notes.append(note.rule.name() + QLatin1Char(' ') + QString::number(note.count));
    }
    return notes.join(QLatin1String(", "));
}

} // namespace runlatch::tests
