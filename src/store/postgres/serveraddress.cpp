// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/postgres/serveraddress.h"

#include "base/rules.h"

#include <libpq-fe.h>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

struct FreeOptions
{
    void operator()(PQconninfoOption *options) const { PQconninfoFree(options); }
};

base::Error wrong(base::Rule rule)
{
    return {.kind = base::ErrorKind::Usage, .rule = rule};
}

} // namespace

base::Result<ServerAddress> ServerAddress::parse(const QString &text)
{
    const bool isOne = text.startsWith("postgresql://"_L1) || text.startsWith("postgres://"_L1);
    if (!isOne || text.size() > MaxLength || text.contains(QChar::Null))
        return wrong(base::Rules::StoreUrl);
    char *message = nullptr;
    const std::unique_ptr<PQconninfoOption, FreeOptions> options(PQconninfoParse(text.toUtf8().constData(), &message));
    PQfreemem(message); // it repeats what was typed, perhaps with a password
    if (!options)
        return wrong(base::Rules::StoreUrl);
    for (const PQconninfoOption *option = options.get(); option->keyword; ++option) {
        const QByteArrayView keyword(option->keyword);
        if (option->val && (keyword == "password" || keyword == "sslpassword"))
            return wrong(base::Rules::StorePasswordInUrl);
    }
    return ServerAddress(text);
}

ServerAddress ServerAddress::withPassword(const QByteArray &password) const
{
    ServerAddress address(*this);
    address.m_password = password;
    return address;
}

} // namespace runlatch::store
