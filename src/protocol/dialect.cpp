// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/dialect.h"

#include "protocol/names.h"

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr Names<3> ShowNames{""_L1, "openapi"_L1, "specification"_L1};
constexpr Names<4> ArchiveNames{""_L1, "openapi"_L1, "specification-post"_L1, "specification-patch"_L1};
constexpr Names<4> ParameterNames{""_L1, "understood"_L1, "ignored"_L1, "refused"_L1};

template <typename Value, std::size_t Size> Value knownOr(const Names<Size> &names, const QString &name)
{
    return valueOfName<Value>(names, name).value_or(Value::Unknown);
}

} // namespace

QMap<QString, QString> dialectWords(const Dialect &dialect)
{
    return {{u"show"_s, nameOf(ShowNames, dialect.show)},
            {u"archive"_s, nameOf(ArchiveNames, dialect.archive)},
            {u"archive_parameter"_s, nameOf(ParameterNames, dialect.archiveParameter)},
            {u"create"_s, dialect.create ? bulkActionDialectName(*dialect.create) : QString()}};
}

Dialect readDialect(const QMap<QString, QString> &words)
{
    return {.show = knownOr<Dialect::Show>(ShowNames, words.value(u"show"_s)),
            .archive = knownOr<Dialect::Archive>(ArchiveNames, words.value(u"archive"_s)),
            .archiveParameter = knownOr<Dialect::ArchiveParameter>(ParameterNames, words.value(u"archive_parameter"_s)),
            .create = bulkActionDialectOfName(words.value(u"create"_s))};
}

} // namespace runlatch::protocol
