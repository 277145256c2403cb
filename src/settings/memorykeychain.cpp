// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/memorykeychain.h"

#include "base/answer.h"
#include "base/rules.h"

using namespace Qt::StringLiterals;

namespace runlatch::settings {

namespace {

base::Error missing(const QString &name)
{
    base::Error error;
    error.kind = base::ErrorKind::NotFound;
    error.rule = base::Rules::SecretMissing;
    error.subject = name;
    return error;
}

} // namespace

void MemoryKeychain::read(const QString &name, QObject *context, base::Callback<QByteArray> done)
{
    const auto found = m_secrets.constFind(name);
    base::Answer<QByteArray> answer(context, std::move(done));
    answer(found == m_secrets.constEnd() ? base::Result<QByteArray>(missing(name)) : base::Result<QByteArray>(*found));
}

void MemoryKeychain::write(const QString &name, const QByteArray &secret, QObject *context,
                           base::Callback<std::monostate> done)
{
    m_secrets.insert(name, secret);
    base::Answer<std::monostate>(context, std::move(done))(std::monostate());
}

void MemoryKeychain::remove(const QString &name, QObject *context, base::Callback<std::monostate> done)
{
    const bool wasThere = m_secrets.remove(name);
    base::Answer<std::monostate>(context, std::move(done))(wasThere ? base::Done(std::monostate()) : missing(name));
}

} // namespace runlatch::settings
