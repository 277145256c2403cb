// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/taskresult.h"

#include "protocol/names.h"
#include "protocol/taskresultwriter.h"
#include "protocol/writtenresult.h"

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr Names<4> TagLevelNames{"none"_L1, "info"_L1, "warning"_L1, "error"_L1};
constexpr Names<3> StatusNames{"running"_L1, "passed"_L1, "failed"_L1};

} // namespace

QString tagLevelName(TagLevel level)
{
    return nameOf(TagLevelNames, level);
}

std::optional<TagLevel> tagLevelOfName(QStringView name)
{
    return valueOfName<TagLevel>(TagLevelNames, name);
}

QString taskStatusName(TaskStatus status)
{
    return nameOf(StatusNames, status);
}

std::optional<TaskStatus> taskStatusOfName(QStringView name)
{
    return valueOfName<TaskStatus>(StatusNames, name);
}

bool Tag::isShownInList() const
{
    return name.compare("severity"_L1, Qt::CaseInsensitive) == 0 || name.compare("status"_L1, Qt::CaseInsensitive) == 0;
}

qsizetype Outcome::characters() const
{
    qsizetype characters = id.size() + description.size() + body.size() + url.size();
    for (const Tag &tag : tags)
        characters += tag.name.size() + tag.label.size();
    return characters;
}

QByteArray writeTaskResult(const TaskResult &result)
{
    return result.written.isEmpty() ? writePlainResult(result) : rewritten(result.written, result);
}

} // namespace runlatch::protocol
