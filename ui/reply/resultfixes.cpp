// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/resultfixes.h"

#include "base/rules.h"
#include "protocol/weburl.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Rules;

namespace runlatch::ui {

namespace {

struct FixWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::FieldRemark)
};

std::optional<ResultFix> fixOfUrl(const QString &written)
{
    const QString bare = written.trimmed();
    if (bare != written && protocol::isWebUrl(bare.toUtf8()))
        return ResultFix{FixWords::tr("Remove the blanks"), bare};
    if (!bare.isEmpty() && !bare.contains("://"_L1))
        return ResultFix{FixWords::tr("Add https://"), "https://"_L1 + bare};
    return std::nullopt;
}

QString joined(const QString &lines)
{
    static const QRegularExpression ends(u"\\s*[\\r\\n]\\s*"_s);
    return QString(lines).replace(ends, u" "_s).trimmed();
}

/// The name with blanks in the place of what the schema does not take. Null if it cannot begin as it does.
QString plainName(const QString &name)
{
    QString plain = name;
    for (QChar &letter : plain) {
        const bool isTaken = letter.unicode() < 128 && (letter.isLetterOrNumber() || letter == u'_');
        letter = isTaken ? letter : QChar(u' ');
    }
    plain = plain.simplified();
    return plain.isEmpty() || plain.front().isDigit() ? QString() : plain;
}

/// The id with the first number behind it that makes it like no other.
QString freeId(const QString &id, const protocol::TaskResult &result)
{
    QSet<QString> taken;
    for (const protocol::Outcome &outcome : result.outcomes)
        taken.insert(outcome.id);
    qsizetype number = 2;
    const auto numbered = [&id](qsizetype behind) { return u"%1-%2"_s.arg(id, QString::number(behind)); };
    while (taken.contains(numbered(number)))
        ++number;
    return numbered(number);
}

std::optional<ResultFix> writing(const QString &text)
{
    //: Of a button: what it writes into the field
    return text.isEmpty() ? std::nullopt : std::optional(ResultFix{FixWords::tr("Write “%1”").arg(text), text});
}

} // namespace

std::optional<ResultFix> fixOf(const lint::LintFinding &finding, const QString &written,
                               const protocol::TaskResult &result)
{
    if (finding.rule == Rules::CallbackUrl || finding.rule == Rules::PayloadUrl)
        return fixOfUrl(written);
    if (finding.rule == Rules::CallbackLines)
        return ResultFix{FixWords::tr("Join the lines"), joined(written)};
    if (finding.rule == Rules::CallbackTagCharacters)
        return writing(plainName(written));
    if (finding.rule == Rules::CallbackSameId)
        return writing(freeId(written, result));
    return std::nullopt;
}

} // namespace runlatch::ui
