// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/account.h"

#include "base/rules.h"
#include "service/announcedlimits.h"
#include "text/plaintext.h"

using namespace Qt::StringLiterals;

namespace runlatch::service {

namespace {

QString headerText(const http::Headers &headers, QByteArrayView name)
{
    return text::plainText(QString::fromUtf8(http::headerValue(headers, name)), 60);
}

} // namespace

base::Result<Account> readAccount(const QJsonObject &resource)
{
    const QJsonValue attributes = resource.value("attributes"_L1);
    if (!attributes.isObject())
        return base::Error{.kind = base::ErrorKind::Protocol,
                           .rule = attributes.isUndefined() ? base::Rules::JsonMissing : base::Rules::JsonType,
                           .subject = u"/attributes"_s};
    const QJsonObject identity = resource.value("relationships"_L1)
                                     .toObject()
                                     .value("authenticated-resource"_L1)
                                     .toObject()
                                     .value("data"_L1)
                                     .toObject();
    const QString type = identity.value("type"_L1).toString(u"users"_s);
    const auto named = [](Account::Who who, const QString &name) { return Account{who, text::plainText(name)}; };
    if (type == "teams"_L1)
        return named(Account::Who::Team, identity.value("id"_L1).toString());
    if (type == "organizations"_L1)
        return named(Account::Who::Organization, identity.value("id"_L1).toString());
    const Account::Who who = type == "users"_L1 ? Account::Who::User : Account::Who::Unknown;
    return named(who, attributes.toObject().value("username"_L1).toString());
}

ServiceFacts readServiceFacts(const http::Headers &headers)
{
    return {.name = headerText(headers, "TFP-AppName"),
            .apiVersion = headerText(headers, "TFP-API-Version"),
            .rateLimit = announcedRate(headers).value_or(0)};
}

} // namespace runlatch::service
