// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/format.h"

#include "interchange/csv.h"
#include "interchange/har.h"
#include "interchange/jsonlines.h"
#include "interchange/shellcommand.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

struct Names
{
    Format format;
    QLatin1StringView name;
    QLatin1StringView suffix;
};

constexpr Names AllNames[] = {
    {Format::JsonLines, QLatin1StringView("jsonl"), QLatin1StringView("jsonl")},
    {Format::Har, QLatin1StringView("har"), QLatin1StringView("har")},
    {Format::Csv, QLatin1StringView("csv"), QLatin1StringView("csv")},
    {Format::Curl, QLatin1StringView("curl"), QLatin1StringView("sh")},
    {Format::Raw, QLatin1StringView("raw"), QLatin1StringView("")},
};

const Names &namesOf(Format format)
{
    return *std::find_if(std::begin(AllNames), std::end(AllNames),
                         [format](const Names &names) { return names.format == format; });
}

} // namespace

QString formatName(Format format)
{
    return namesOf(format).name;
}

std::optional<Format> formatOfName(QStringView name)
{
    const auto *const found = std::find_if(std::begin(AllNames), std::end(AllNames),
                                           [name](const Names &names) { return names.name == name; });
    return found == std::end(AllNames) ? std::nullopt : std::optional(found->format);
}

QString formatSuffix(Format format)
{
    return namesOf(format).suffix;
}

QByteArray fileHead(Format format)
{
    switch (format) {
    case Format::Har: return harHead();
    case Format::Csv: return csvHead();
    case Format::Curl: return shellHead();
    case Format::JsonLines:
    case Format::Raw: break;
    }
    return {};
}

QByteArray fileRecord(Format format, const Record &record, bool isFirst)
{
    switch (format) {
    case Format::JsonLines: return jsonLine(record);
    case Format::Har: return (isFirst ? QByteArray() : QByteArray(",\n")) + harEntry(record);
    case Format::Csv: return csvRow(record);
    case Format::Curl: return shellCommand(record);
    case Format::Raw: break;
    }
    return {};
}

QByteArray fileFoot(Format format)
{
    return format == Format::Har ? harFoot() : QByteArray();
}

} // namespace runlatch::interchange
