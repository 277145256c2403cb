// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/callbackremarks.h"

#include "base/rules.h"
#include "json/jsonpointer.h"
#include "lint/nearestname.h"
#include "simulator/apimessage.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

constexpr qsizetype MaxRemarks = 20;
constexpr qsizetype LookedAtOutcomes = 250; // as many as the service's schema allows
constexpr int LookedAtMembers = 50;         // of one object: a stranger chooses their number
constexpr qsizetype MaxRemarkLength = 200;

constexpr protocol::KnownKeys ResultAttributes{"status"_L1, "message"_L1, "url"_L1};
constexpr protocol::KnownKeys OutcomeAttributes{"outcome-id"_L1, "description"_L1, "body"_L1, "url"_L1, "tags"_L1};
constexpr protocol::KnownKeys ResultRelationships{"outcomes"_L1, "task-result-outcomes"_L1};
constexpr protocol::KnownKeys TagMembers{"label"_L1, "level"_L1};

/// Collects remarks, as far as there is room.
class Remarks
{
public:
    void add(base::Rule rule, const QString &pointer, const QString &thing = {})
    {
        if (m_list.size() < MaxRemarks)
            m_list.append({rule, pointer.left(MaxRemarkLength), thing.left(MaxRemarkLength)});
    }
    void addMisspelt(const QJsonObject &object, const protocol::KnownKeys &known, const QString &at)
    {
        int looked = 0;
        for (auto member = object.begin(); member != object.end() && looked < LookedAtMembers; ++member, ++looked) {
            const auto name = lint::nearestName(member.key(), known);
            if (name && !object.contains(*name))
                add(base::Rules::CallbackMisspelt, at + u'/' + member.key(), *name);
        }
    }
    void addUrl(const QJsonValue &value, const QString &pointer)
    {
        const QString url = value.toString();
        const auto begins = [&url](QLatin1StringView scheme) { return url.startsWith(scheme, Qt::CaseInsensitive); };
        if (!url.isEmpty() && !begins("http://"_L1) && !begins("https://"_L1))
            add(base::Rules::CallbackUrl, pointer, url);
    }
    const QList<CallbackRemark> &list() const { return m_list; }

private:
    QList<CallbackRemark> m_list;
};

void addOfTags(const QJsonObject &tags, const QString &at, Remarks &remarks)
{
    int looked = 0;
    for (auto group = tags.begin(); group != tags.end() && looked < LookedAtMembers; ++group, ++looked) {
        const QJsonArray entries = group.value().toArray();
        const QString inside = json::pointerBelow(at, group.key());
        for (qsizetype index = 0; index < std::min<qsizetype>(entries.size(), MaxRemarks); ++index)
            remarks.addMisspelt(entries[index].toObject(), TagMembers, json::pointerBelow(inside, index));
    }
}

void addOfOutcomes(const QJsonArray &outcomes, const QString &at, Remarks &remarks)
{
    for (qsizetype index = 0; index < std::min(outcomes.size(), LookedAtOutcomes); ++index) {
        const QJsonObject attributes = outcomes[index]["attributes"_L1].toObject();
        const QString inside = u"%1/%2/attributes"_s.arg(at).arg(index);
        remarks.addMisspelt(attributes, OutcomeAttributes, inside);
        remarks.addUrl(attributes["url"_L1], inside + "/url"_L1);
        addOfTags(attributes["tags"_L1].toObject(), inside + "/tags"_L1, remarks);
    }
}

void addOfHead(const http::Request &request, const CallbackRules &rules, Remarks &remarks)
{
    const QByteArray type = http::headerValue(request.headers, "Content-Type");
    const QByteArray media = type.left(type.indexOf(';') < 0 ? type.size() : type.indexOf(';')).trimmed();
    if (media.compare("application/vnd.api+json", Qt::CaseInsensitive) != 0)
        remarks.add(media.isEmpty() ? base::Rules::CallbackNoContentType : base::Rules::CallbackContentType, {},
                    QString::fromLatin1(media));
    if (!rules.code.isEmpty() && queryOf(request).value(u"url_code"_s) != rules.code)
        remarks.add(base::Rules::CallbackNoCode, {});
}

} // namespace

QList<CallbackRemark> remarksOn(const http::Request &request, const QJsonObject &document, const CallbackRules &rules)
{
    Remarks remarks;
    addOfHead(request, rules, remarks);
    const QJsonObject data = document["data"_L1].toObject();
    const QJsonObject attributes = data["attributes"_L1].toObject();
    const QJsonObject relationships = data["relationships"_L1].toObject();
    for (const QString &pointer : protocol::misplacedOutcomes(document))
        remarks.add(base::Rules::CallbackOutcomesMisplaced, pointer);
    remarks.addMisspelt(attributes, ResultAttributes, u"/data/attributes"_s);
    remarks.addUrl(attributes["url"_L1], u"/data/attributes/url"_s);
    remarks.addMisspelt(relationships, ResultRelationships, u"/data/relationships"_s);
    for (const QLatin1StringView key : ResultRelationships) {
        const QString at = u"/data/relationships/"_s + key;
        const QJsonArray outcomes = relationships[key]["data"_L1].toArray();
        if (!outcomes.isEmpty() && !rules.acceptsOutcomes)
            remarks.add(base::Rules::CallbackOutcomesUnsupported, at);
        addOfOutcomes(outcomes, at + "/data"_L1, remarks);
    }
    return remarks.list();
}

} // namespace runlatch::simulator
