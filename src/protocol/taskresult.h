// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace runlatch::protocol {

enum class TagLevel { None, Info, Warning, Error }; // spec 2.6
enum class TaskStatus { Running, Passed, Failed };  // spec 2.5: the statuses of a callback

QString tagLevelName(TagLevel level);
std::optional<TagLevel> tagLevelOfName(QStringView name);
QString taskStatusName(TaskStatus status);
std::optional<TaskStatus> taskStatusOfName(QStringView name);
inline bool isFinal(TaskStatus status)
{
    return status != TaskStatus::Running;
}

/// One label below a tag's name.
struct Tag
{
    QString name; ///< "Severity"; several tags may share one name
    QString label;
    TagLevel level = TagLevel::None;

    /// Whether the list of outcomes shows the tag: spec 2.6 names `severity` and `status`. Case does not matter,
    /// because the service's own samples write both.
    bool isShownInList() const;
    friend bool operator==(const Tag &, const Tag &) = default;
};

struct Outcome
{
    QString id;          ///< `outcome-id`, the integrator's own
    QString description; ///< one line
    QString body;        ///< markdown
    QString url;
    QList<Tag> tags;          ///< in the order of display
    QJsonObject unknown = {}; ///< attributes that this version does not know, written last

    qsizetype characters() const; ///< of its texts and tags, for choosing a thread
    friend bool operator==(const Outcome &, const Outcome &) = default;
};

/// A callback (spec 2.5).
struct TaskResult
{
    TaskStatus status = TaskStatus::Running;
    QString message;
    QString url;
    QList<Outcome> outcomes;
    QJsonObject unknown = {}; ///< unknown attributes, as in Outcome
    /// The document as a person wrote it, whose parts that this result does not have are written, too (rewritten() of
    /// protocol/writtenresult.h). Empty: there is none.
    QByteArray written = {};

    friend bool operator==(const TaskResult &, const TaskResult &) = default;
};

/// The document of spec 2.5. Empty texts and an empty list of outcomes are left out, because some fields must not be
/// empty. Tags of the same name are grouped under it; `level` is written unless it is the default `none`.
QByteArray writeTaskResult(const TaskResult &result);

/// The dialects of a callback's names that are accepted.
enum class CallbackDialect {
    Any,           ///< also `task_results`, and outcomes under `task-result-outcomes`, as in answers
    Specification, ///< spec 2.5 and 2.6 only
    Draft,         ///< as Any; texts of outcomes and tags may still be missing or empty
};

/// Reads a callback and judges it like the service (spec 4.6). Errors: Rejected with http 422 and one ServiceError for
/// each fault (100 at most), each with its pointer ("/data/attributes/status"); Protocol as for readObject.
base::Result<TaskResult> readTaskResult(const QByteArray &body, CallbackDialect dialect = CallbackDialect::Any);

/// The status of a callback as it is written, whether it is one or not; empty if there is none that can be read. Of a
/// key that stands twice both functions take the last one.
QString writtenStatus(const QByteArray &body);

} // namespace runlatch::protocol
