// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/namesealing.h"

#include "redaction/secretnames.h"
#include "store/captures/facts.h"

namespace runlatch::store {

namespace {

// The facts, as captureschema.cpp makes them.
constexpr QLatin1StringView SealedNames("sealed_names");
constexpr QLatin1StringView NamesTo("reseal_names_to");
constexpr QLatin1StringView NamesDone("resealed_names_to");
constexpr QLatin1StringView WordsDue("words_due");

} // namespace

NameSealing::NameSealing(Connection &database, const Sealer &sealer, base::Clock &clock)
    : m_database(database)
    , m_rows(database, sealer)
    , m_clock(clock)
{
}

base::Result<NameProgress> NameSealing::progress(Connection &database)
{
    QList<qint64> values;
    for (const QLatin1StringView name : {SealedNames, NamesDone, NamesTo, WordsDue}) {
        const auto value = fact(database, name);
        if (!value)
            return value.error();
        values.append(*value);
    }
    return NameProgress{.isOfPresentNames = values.at(0) == redaction::markOfSecretNames(),
                        .done = values.at(1),
                        .to = values.at(2),
                        .areWordsDue = values.at(3) != 0};
}

/// The names come last: without them it begins again.
base::Done NameSealing::begin()
{
    const auto before = progress(m_database);
    if (!before || before->isOfPresentNames)
        return before ? base::Done(std::monostate()) : base::Done(before.error());
    const auto newest = m_database.number("SELECT COALESCE(MAX(id), 0) FROM captures");
    if (!newest)
        return newest.error();
    auto done = setFact(m_database, NamesTo, *newest);
    if (done)
        done = setFact(m_database, NamesDone, 0);
    if (done)
        done = setFact(m_database, SealedNames, redaction::markOfSecretNames());
    return done;
}

base::Done NameSealing::seal(const QList<qint64> &ids, qint64 reached)
{
    const QDateTime now = m_clock.utc();
    for (const qint64 id : ids) {
        const auto sealed = m_rows.seal(id, RowSealing::Texts::Payload, now);
        if (!sealed && sealed.error().kind != base::ErrorKind::NotFound)
            return sealed;
    }
    if (!ids.isEmpty()) {
        if (auto due = setFact(m_database, WordsDue, 1); !due)
            return due;
    }
    return setFact(m_database, NamesDone, reached);
}

base::Done NameSealing::noteNewWords()
{
    return setFact(m_database, WordsDue, 0);
}

} // namespace runlatch::store
