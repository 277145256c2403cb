// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/namesealing.h"

#include "redaction/secretnames.h"
#include "store/captures/facts.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

/// The facts, as captureschema.cpp makes them.
enum class Fact { Names, To, Done, WordsDue };

QString nameOf(Fact fact)
{
    switch (fact) {
    case Fact::Names: return u"sealed_names"_s;
    case Fact::To: return u"reseal_names_to"_s;
    case Fact::Done: return u"resealed_names_to"_s;
    case Fact::WordsDue: return u"words_due"_s;
    }
    return {};
}

} // namespace

NameSealing::NameSealing(Database &database, const Sealer &sealer, base::Clock &clock)
    : m_database(database)
    , m_rows(database, sealer)
    , m_clock(clock)
{
}

base::Result<NameProgress> NameSealing::progress(Database &database)
{
    QList<qint64> values;
    for (const Fact each : {Fact::Names, Fact::Done, Fact::To, Fact::WordsDue}) {
        const auto value = fact(database, nameOf(each));
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
    auto done = setFact(m_database, nameOf(Fact::To), *newest);
    if (done)
        done = setFact(m_database, nameOf(Fact::Done), 0);
    if (done)
        done = setFact(m_database, nameOf(Fact::Names), redaction::markOfSecretNames());
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
        if (auto due = setFact(m_database, nameOf(Fact::WordsDue), 1); !due)
            return due;
    }
    return setFact(m_database, nameOf(Fact::Done), reached);
}

base::Done NameSealing::noteNewWords()
{
    return setFact(m_database, nameOf(Fact::WordsDue), 0);
}

} // namespace runlatch::store
