// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/changerequests/createcommand.h"

#include "app/cli/options/optionvalues.h"
#include "app/cli/options/textfile.h"
#include "base/rules.h"
#include "lint/querytext.h"
#include "protocol/exploreraddress.h"
#include "wording/plaintext.h"
#include "wording/sentence.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

QString placeOf(qsizetype line, qsizetype column)
{
    return CreateCommand::tr("line %1, column %2").arg(line).arg(column);
}

/// Returns line and column, counted from 1; columns in bytes. The parser's offset is after the byte that is wrong.
QString placeOfOffset(const QByteArray &text, qsizetype offset)
{
    const QByteArray before = text.left(std::max<qsizetype>(0, offset - 1));
    return placeOf(before.count('\n') + 1, before.size() - (before.lastIndexOf('\n') + 1) + 1);
}

QString sentenceOf(base::Rule rule, const QString &subject)
{
    const base::Error error{.kind = base::ErrorKind::Usage, .rule = rule, .subject = subject};
    return wording::sentence(error, wording::Activity::ReadingQuery).text();
}

bool isAddress(const QString &text)
{
    const QStringView begin = QStringView(text).trimmed().left(8);
    return begin.startsWith("https://"_L1, Qt::CaseInsensitive) || begin.startsWith("http://"_L1, Qt::CaseInsensitive);
}

} // namespace

base::Result<ServiceCommand::Refusal> CreateCommand::readQuery(const QString &given)
{
    if (isAddress(given))
        return takeAddress(wording::shortened(withoutSecretParts(given)), given.toUtf8());
    const auto text = readTextFile(given);
    if (!text)
        return text.error();
    return isAddress(*text) ? takeAddress(given, text->toUtf8()) : takeQueryJson(given, text->toUtf8());
}

ServiceCommand::Refusal CreateCommand::takeQueryJson(const QString &file, const QByteArray &json)
{
    QJsonParseError broken;
    QJsonDocument::fromJson(json, &broken);
    if (broken.error != QJsonParseError::NoError)
        return tr("--query %1, %2: %3")
            .arg(file, placeOfOffset(json, broken.offset), sentenceOf(base::Rules::JsonBroken, file));
    const auto query = lint::readQueryText(json);
    if (!query)
        return tr("--query %1: %2").arg(file, sentenceOf(query.error().rule, query.error().subject));
    m_conditions = query->conditions;
    return {};
}

/// An address as a browser has it also says what is shown, which is no condition.
ServiceCommand::Refusal CreateCommand::takeAddress(const QString &from, const QByteArray &address)
{
    const protocol::QueryReading read = protocol::readExplorerAddress(address);
    if (read.fault)
        return tr("--query %1, %2: %3")
            .arg(from, placeOf(read.fault->line, read.fault->column),
                 sentenceOf(read.fault->error.rule, read.fault->error.subject));
    if (!read.passedOver.isEmpty())
        output().diagnostic(
            tr("The address has parameters that are no conditions: %1.").arg(read.passedOver.join(u", "_s)));
    m_conditions = read.filter.conditions;
    return {};
}

} // namespace runlatch::cli
