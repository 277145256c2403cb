// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/fieldremark.h"

#include "base/rules.h"
#include "protocol/weburl.h"
#include "ui/reply/resultfixes.h"
#include "wording/lint.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using runlatch::base::Rules;
using runlatch::lint::LintSeverity;

namespace runlatch::ui {

namespace {

struct FieldWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::FieldRemark)
};

/// The label or the name of a tag.
QString textOfTag(const QList<protocol::Tag> &tags, const ResultField &field)
{
    if (field.entry < 0)
        return field.tag;
    int entry = 0;
    for (const protocol::Tag &tag : tags) {
        if (tag.name == field.tag && entry++ == field.entry)
            return tag.label;
    }
    return {};
}

QString textOf(const protocol::TaskResult &result, const ResultField &field)
{
    if (field.outcome < 0)
        return field.member == "url"_L1 ? result.url : field.member == "message"_L1 ? result.message : QString();
    const protocol::Outcome outcome = result.outcomes.value(field.outcome);
    if (field.member == "tags"_L1)
        return textOfTag(outcome.tags, field);
    return field.member == "url"_L1        ? outcome.url
        : field.member == "outcome-id"_L1  ? outcome.id
        : field.member == "description"_L1 ? outcome.description
        : field.member == "body"_L1        ? outcome.body
                                           : QString();
}

/// Says it without the names of keys and pointers, which a form does not show.
QString sentenceOf(const lint::LintFinding &finding, const QString &written)
{
    if (finding.rule == Rules::PayloadEmpty && finding.severity == LintSeverity::Error)
        return FieldWords::tr("Empty: the service refuses the reply.");
    if (finding.rule == Rules::CallbackNoMessage)
        return FieldWords::tr("No message: it is what people see of the result.");
    if (finding.rule == Rules::CallbackUrl && protocol::isWebUrl(written.trimmed().toUtf8()))
        return FieldWords::tr("Blanks before the URL: the service shows neither message nor outcomes.");
    if (finding.rule == Rules::CallbackUrl && written.contains("://"_L1))
        return FieldWords::tr("Neither http nor https: the service shows neither message nor outcomes.");
    if (finding.rule == Rules::CallbackUrl)
        return FieldWords::tr("No scheme: the service shows neither message nor outcomes.");
    const wording::Sentence sentence = wording::lintSentence(finding);
    return sentence.fact + u' ' + sentence.next;
}

} // namespace

Tone FieldRemark::tone() const
{
    switch (severity) {
    case LintSeverity::Error: return Tone::Error;
    case LintSeverity::Warning: return Tone::Warning;
    case LintSeverity::Info: return Tone::Info;
    }
    return Tone::None;
}

QList<FieldRemark> remarksOf(const QList<lint::LintFinding> &findings, const protocol::TaskResult &result)
{
    QList<FieldRemark> remarks;
    for (const lint::LintFinding &finding : findings) {
        const std::optional<ResultField> field = resultFieldOf(finding.pointer);
        if (!field)
            continue;
        const QString written = textOf(result, *field);
        FieldRemark remark{*field, finding.severity, sentenceOf(finding, written)};
        remark.isLack = finding.rule == Rules::PayloadEmpty;
        if (const auto fix = fixOf(finding, written, result)) {
            remark.action = fix->words;
            remark.fixed = fix->text;
        }
        remarks.append(remark);
    }
    return remarks;
}

const FieldRemark *worstOf(const QList<FieldRemark> &remarks, QLatin1StringView member)
{
    const FieldRemark *worst = nullptr;
    for (const FieldRemark &remark : remarks) {
        if (remark.field.member == member && (worst == nullptr || remark.severity < worst->severity))
            worst = &remark;
    }
    return worst;
}

} // namespace runlatch::ui
