// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/exportformat.h"

#include "changerequests/tabletext.h"
#include "json/orderedjson.h"
#include "protocol/jsonapi.h"
#include "text/markdowntext.h"
#include "text/plaintext.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;
using runlatch::protocol::ChangeRequest;

namespace runlatch::changerequests {

namespace {

constexpr qsizetype MaxFactLength = 2000;

struct Fact
{
    QString name;
    QString text;
};

QString timeText(const QDateTime &time)
{
    return time.isValid() ? protocol::writeTime(time) : QString();
}

/// Returns all facts except the message, under the names of the service's JSON. A text is empty if the service did not
/// send it.
QList<Fact> factsOf(const ChangeRequest &changeRequest, const QString &workspace)
{
    const protocol::Archived archived = changeRequest.archived.value_or(protocol::Archived());
    return {
        {u"id"_s, changeRequest.id},
        {u"subject"_s, changeRequest.subject},
        {u"state"_s, changeRequest.isArchived() ? u"archived"_s : u"active"_s},
        {u"workspace"_s, workspace},
        {u"workspace-id"_s, changeRequest.workspaceId},
        {u"created-at"_s, timeText(changeRequest.createdAt)},
        {u"created-by"_s, changeRequest.createdBy},
        {u"updated-at"_s, timeText(changeRequest.updatedAt)},
        {u"archived-at"_s, timeText(archived.at)},
        {u"archived-by"_s, archived.by},
    };
}

QByteArray csvLine(QStringList fields)
{
    for (QString &field : fields)
        field = csvField(field);
    return fields.join(u',').toUtf8() + "\r\n";
}

QByteArray csvRow(const ChangeRequest &changeRequest, const QString &workspace)
{
    QStringList fields;
    for (const Fact &fact : factsOf(changeRequest, workspace))
        fields.append(fact.text);
    return csvLine(fields << changeRequest.message);
}

QByteArray csvHead()
{
    QStringList names;
    for (const Fact &fact : factsOf({}, {}))
        names.append(fact.name);
    return csvLine(names << u"message"_s);
}

QByteArray jsonRow(const ChangeRequest &changeRequest, const QString &workspace)
{
    QJsonObject resource = writeChangeRequest(changeRequest, protocol::ChangeRequestDialect::Specification);
    if (!changeRequest.createdBy.isEmpty()) {
        QJsonObject relationships = resource["relationships"_L1].toObject();
        relationships["created-by"_L1] =
            QJsonObject{{u"data"_s, QJsonObject{{u"id"_s, changeRequest.createdBy}, {u"type"_s, u"users"_s}}}};
        resource["relationships"_L1] = relationships;
    }
    if (!workspace.isEmpty())
        resource["meta"_L1] = protocol::withMembers({{u"workspace-name"_s, workspace}}, resource["meta"_L1].toObject());
    return QJsonDocument(resource).toJson(QJsonDocument::Compact);
}

QByteArray markdownRow(const ChangeRequest &changeRequest, const QString &workspace)
{
    QString text = "## "_L1 + text::markdownText(text::plainText(changeRequest.subject, MaxFactLength)) + "\n\n"_L1;
    for (const Fact &fact : factsOf(changeRequest, workspace)) {
        if (fact.name != "subject"_L1 && !fact.text.isEmpty())
            text +=
                "- "_L1 + fact.name + ": "_L1 + text::markdownText(text::plainText(fact.text, MaxFactLength)) + u'\n';
    }
    if (!changeRequest.message.isEmpty())
        text += u'\n' + text::markdownBlock(changeRequest.message, "markdown"_L1);
    return (text + u'\n').toUtf8();
}

QByteArray jsonHead(const ExportGap &gap)
{
    json::OrderedJson meta;
    meta.add(u"complete", gap.isWhole());
    if (!gap.isWhole())
        meta.add(u"causes", QJsonArray::fromStringList(gap.causes()));
    if (!gap.isWhole() && gap.workspaces > 0)
        meta.add(u"workspaces", gap.workspaces).add(u"workspaces-read", gap.workspacesRead);
    if (gap.unreadable > 0)
        meta.add(u"unreadable", gap.unreadable);
    return "{\"meta\":" + meta.toJson() + ",\"data\":[";
}

QByteArray markdownHead(const ExportGap &gap)
{
    QString text = u"# Change requests\n\n"_s;
    if (gap.isWhole())
        return text.toUtf8();
    text += "- complete: no\n- causes: "_L1 + gap.causes().join(u", "_s) + u'\n';
    if (gap.workspaces > 0)
        text += u"- workspaces-read: %1 of %2\n"_s.arg(gap.workspacesRead).arg(gap.workspaces);
    if (gap.unreadable > 0)
        text += u"- unreadable: %1\n"_s.arg(gap.unreadable);
    return (text + u'\n').toUtf8();
}

} // namespace

QByteArray exportHead(ExportFormat format, const ExportGap &gap)
{
    switch (format) {
    case ExportFormat::Csv: return csvHead();
    case ExportFormat::Json: return jsonHead(gap);
    case ExportFormat::Markdown: break;
    }
    return markdownHead(gap);
}

QByteArray exportRow(ExportFormat format, const ChangeRequest &changeRequest, const QString &workspace, bool isFirst)
{
    switch (format) {
    case ExportFormat::Csv: return csvRow(changeRequest, workspace);
    case ExportFormat::Json: return (isFirst ? "\n" : ",\n") + jsonRow(changeRequest, workspace);
    case ExportFormat::Markdown: break;
    }
    return markdownRow(changeRequest, workspace);
}

QByteArray exportFoot(ExportFormat format)
{
    return format == ExportFormat::Json ? QByteArray("\n]}\n") : QByteArray();
}

QString exportSuffix(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Csv: return u"csv"_s;
    case ExportFormat::Json: return u"json"_s;
    case ExportFormat::Markdown: break;
    }
    return u"md"_s;
}

} // namespace runlatch::changerequests
