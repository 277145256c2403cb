// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/planmarkdown.h"

#include "conformance/report/markdown.h"
#include "conformance/report/markdowntext.h"
#include "wording/planwords.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

constexpr qsizetype MaxPlanCell = 300;                                   // characters before they are escaped
constexpr qsizetype MaxNote = 400;                                       // characters before they are escaped
constexpr qsizetype MaxLines = 20;                                       // of checks, and of actions
constexpr qsizetype MaxRows = conformance::MaxMarkdownCharacters - 1000; // characters, with what stands before them

QString codeOf(const QString &text)
{
    return u"<code>"_s + conformance::markdownText(text, MaxPlanCell) + u"</code>"_s;
}

QString valueCell(const plan::Value &value)
{
    const QString shown = wording::valueText(value);
    return shown.isEmpty() ? QString() : codeOf(shown);
}

QString beginOf(const plan::Plan &plan)
{
    QString text = u"## "_s + conformance::markdownText(wording::planCounts(plan.counts()), MaxNote) + u'\n';
    QStringList notes = wording::planNotes(plan);
    notes += PlanReport::checkLines(plan).mid(0, MaxLines) + PlanReport::actionLines(plan).mid(0, MaxLines);
    for (const QString &note : notes)
        text += u"\n- "_s + conformance::markdownText(note, MaxNote);
    return notes.isEmpty() ? text : text + u'\n';
}

} // namespace

PlanMarkdown::PlanMarkdown(const plan::Plan &plan)
    : m_begin(beginOf(plan))
    , m_size(m_begin.size())
{
}

void PlanMarkdown::add(const plan::Change &change, const std::optional<ShownDetail> &detail)
{
    if (isFull())
        return leaveOut();
    m_isTable = !detail.has_value();
    const QString written = detail ? folded(change, *detail) : row(change);
    if (m_size + written.size() > MaxRows)
        return leaveOut();
    m_size += written.size();
    m_rows.append(written);
}

QString PlanMarkdown::text() const
{
    QString text = m_begin;
    if (m_isTable && !m_rows.isEmpty()) {
        const QStringList titles{tr("Action"), tr("Resource"), tr("Notes")};
        text += u"\n| "_s + titles.join(u" | "_s) + u" |\n| --- | --- | --- |\n"_s;
    }
    text += m_rows.join(QString());
    if (m_left > 0)
        text += u'\n' + tr("Changes that are not listed: %1").arg(m_left) + u'\n';
    return text;
}

QString PlanMarkdown::row(const plan::Change &change)
{
    const QString line = PlanReport::notes(change).join(u"; "_s);
    return u"| %1 | %2 | %3 |\n"_s.arg(wording::actionWord(change.action), codeOf(change.address),
                                       conformance::markdownText(line, MaxPlanCell));
}

QString PlanMarkdown::folded(const plan::Change &change, const ShownDetail &shown)
{
    QString text = u"\n<details>\n<summary>"_s + wording::actionWord(change.action) + u' ' + codeOf(change.address)
        + u"</summary>\n\n"_s;
    for (const QString &note : PlanReport::notes(change))
        text += u"- "_s + conformance::markdownText(note, MaxNote) + u'\n';
    if (shown.error)
        return text + u"- "_s + conformance::markdownText(wording::sentence(*shown.error).text(), MaxNote)
            + u"\n\n</details>\n"_s;
    const QStringList titles{tr("Attribute"), tr("Before"), tr("After")};
    text += u"\n| "_s + titles.join(u" | "_s) + u" |\n| --- | --- | --- |\n"_s;
    for (const plan::Attribute &attribute : shown.detail.attributes.first(shown.size())) {
        if (text.size() > MaxRows)
            break; // it does not fit, whatever follows
        const QStringList notes = PlanReport::notes(attribute);
        const QString mark = notes.isEmpty() ? QString() : u" – "_s + notes.join(u"; "_s);
        text += u"| %1%2 | %3 | %4 |\n"_s.arg(codeOf(PlanReport::label(attribute)), mark, valueCell(attribute.before),
                                              valueCell(attribute.after));
    }
    return text + u"\n</details>\n"_s;
}

} // namespace runlatch::cli
