// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/dialect.h"

#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr std::array ShowNames{""_L1, "openapi"_L1, "specification"_L1};
constexpr std::array ArchiveNames{""_L1, "openapi"_L1, "specification-post"_L1, "specification-patch"_L1};
constexpr std::array ParameterNames{""_L1, "understood"_L1, "ignored"_L1, "refused"_L1};

template <typename Enum, std::size_t count>
QString nameOf(const std::array<QLatin1StringView, count> &names, Enum value)
{
    return names.at(static_cast<std::size_t>(value));
}

template <typename Enum, std::size_t count>
Enum valueOf(const std::array<QLatin1StringView, count> &names, const QString &name)
{
    for (std::size_t value = 0; value < count; ++value) {
        if (name == names[value])
            return static_cast<Enum>(value);
    }
    return Enum::Unknown;
}

std::optional<BulkForm> createFormOf(const QString &name)
{
    for (const auto type : {BulkForm::ActionType::Singular, BulkForm::ActionType::Plural}) {
        for (const auto placement : {BulkForm::Placement::Attributes, BulkForm::Placement::Data}) {
            for (const auto filter : {FilterForm::Nested, FilterForm::Flat}) {
                const BulkForm form{type, placement, filter};
                if (name == bulkFormName(form))
                    return form;
            }
        }
    }
    return std::nullopt;
}

} // namespace

QMap<QString, QString> dialectWords(const Dialect &dialect)
{
    return {{u"show"_s, nameOf(ShowNames, dialect.show)},
            {u"archive"_s, nameOf(ArchiveNames, dialect.archive)},
            {u"archive_parameter"_s, nameOf(ParameterNames, dialect.archiveParameter)},
            {u"create"_s, dialect.create ? bulkFormName(*dialect.create) : QString()}};
}

Dialect readDialect(const QMap<QString, QString> &words)
{
    return {.show = valueOf<Dialect::Show>(ShowNames, words.value(u"show"_s)),
            .archive = valueOf<Dialect::Archive>(ArchiveNames, words.value(u"archive"_s)),
            .archiveParameter = valueOf<Dialect::ArchiveParameter>(ParameterNames, words.value(u"archive_parameter"_s)),
            .create = createFormOf(words.value(u"create"_s))};
}

} // namespace runlatch::protocol
