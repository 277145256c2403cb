// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/replydraft.h"

#include "json/orderedjson.h"
#include "protocol/jsonapi.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;
using runlatch::json::OrderedJson;

namespace runlatch::inspector {

namespace {

QByteArray writeTags(const QList<protocol::Tag> &tags)
{
    QList<QByteArray> written;
    for (const protocol::Tag &tag : tags) {
        OrderedJson one;
        one.add(u"name", tag.name).add(u"label", tag.label).add(u"level", protocol::tagLevelName(tag.level));
        written.append(one.toJson());
    }
    return OrderedJson::array(written);
}

QByteArray writeOutcomes(const QList<protocol::Outcome> &outcomes)
{
    QList<QByteArray> written;
    for (const protocol::Outcome &outcome : outcomes) {
        OrderedJson one;
        one.add(u"id", outcome.id).add(u"description", outcome.description).addRaw(u"tags", writeTags(outcome.tags));
        written.append(one.add(u"body", outcome.body).add(u"url", outcome.url).toJson());
    }
    return OrderedJson::array(written);
}

protocol::Tag readTag(const QJsonObject &written)
{
    return {written["name"_L1].toString(), written["label"_L1].toString(),
            protocol::tagLevelOfName(written["level"_L1].toString()).value_or(protocol::TagLevel::None)};
}

protocol::Outcome readOutcome(const QJsonObject &written)
{
    protocol::Outcome outcome{written["id"_L1].toString(),
                              written["description"_L1].toString(),
                              written["body"_L1].toString(),
                              written["url"_L1].toString(),
                              {}};
    const QJsonArray tags = written["tags"_L1].toArray();
    for (const QJsonValue tag : tags)
        outcome.tags.append(readTag(tag.toObject()));
    return outcome;
}

} // namespace

QByteArray writeReplyDraft(const ReplyDraft &draft)
{
    OrderedJson written;
    written.add(u"status", protocol::taskStatusName(draft.result.status));
    written.add(u"message", draft.result.message).add(u"url", draft.result.url);
    written.addRaw(u"outcomes", writeOutcomes(draft.result.outcomes));
    if (!draft.result.written.isEmpty())
        written.add(u"written", QString::fromUtf8(draft.result.written));
    return written.add(u"current", draft.current).toJson();
}

base::Result<ReplyDraft> readReplyDraft(const QByteArray &content)
{
    const auto written = protocol::readObject(content);
    if (!written)
        return written.error();
    ReplyDraft draft;
    const auto status = protocol::taskStatusOfName(written->value("status"_L1).toString());
    draft.result.status = status.value_or(draft.result.status);
    draft.result.message = written->value("message"_L1).toString();
    draft.result.url = written->value("url"_L1).toString();
    const QJsonArray outcomes = written->value("outcomes"_L1).toArray();
    for (const QJsonValue outcome : outcomes)
        draft.result.outcomes.append(readOutcome(outcome.toObject()));
    draft.result.written = written->value("written"_L1).toString().toUtf8();
    draft.current = written->value("current"_L1).toInt(-1);
    return draft;
}

} // namespace runlatch::inspector
