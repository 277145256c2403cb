// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/openedstore.h"

#include "base/rules.h"
#include "store/file/keptcaptures.h"
#include "store/file/sqlitestore.h"

#ifdef RUNLATCH_HAS_POSTGRES
#include "store/postgres/postgresstore.h"
#include "store/postgres/servercaptures.h"
#endif

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

using Stored = std::shared_ptr<const store::StoredCaptures>;

template <typename Captures>
base::Result<Stored> checked(std::shared_ptr<const Captures> captures, const std::optional<store::StoreKey> &key)
{
    if (key && key->mustFit) {
        if (auto fits = captures->checkKey(); !fits)
            return fits.error();
    }
    return Stored(std::move(captures));
}

#ifdef RUNLATCH_HAS_POSTGRES
base::Result<OpenedStore> openDatabase(const QString &place, const store::StoreKey &key, base::Clock &clock)
{
    const auto address = store::ServerAddress::parse(place);
    if (!address)
        return address.error();
    auto opened = store::PostgresStore::open(*address, key, clock);
    if (!opened)
        return opened.error();
    OpenedStore found;
    found.place = place;
    found.warning = (*opened)->warning();
    found.store = std::move(opened).value();
    return found;
}

base::Result<Stored> readDatabase(const QString &place, const std::optional<store::StoreKey> &key, base::Clock &clock)
{
    const auto address = store::ServerAddress::parse(place);
    if (!address)
        return address.error();
    return checked(key ? std::make_shared<const store::ServerCaptures>(*address, key->bytes, clock)
                       : std::make_shared<const store::ServerCaptures>(*address, clock),
                   key);
}
#else
base::Result<OpenedStore> openDatabase(const QString &place, const store::StoreKey & /*key*/, base::Clock & /*clock*/)
{
    return checkPlace(place).error();
}

base::Result<Stored> readDatabase(const QString &place, const std::optional<store::StoreKey> & /*key*/,
                                  base::Clock & /*clock*/)
{
    return checkPlace(place).error();
}
#endif

} // namespace

bool isDatabase(const QString &place)
{
    return place.startsWith("postgresql://"_L1) || place.startsWith("postgres://"_L1);
}

base::Done checkPlace(const QString &place)
{
    if (!isDatabase(place))
        return std::monostate();
#ifdef RUNLATCH_HAS_POSTGRES
    const auto address = store::ServerAddress::parse(place);
    return address ? base::Done(std::monostate()) : address.error();
#else
    return base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::StoreNoPostgres};
#endif
}

base::Result<Stored> readStore(const QString &place, const std::optional<store::StoreKey> &key, base::Clock &clock)
{
    if (isDatabase(place))
        return readDatabase(place, key, clock);
    return checked(key ? std::make_shared<const store::KeptCaptures>(place, key->bytes)
                       : std::make_shared<const store::KeptCaptures>(place),
                   key);
}

base::Result<OpenedStore> openStore(const QString &place, const store::StoreKey &key, base::Clock &clock,
                                    std::shared_ptr<store::StoreLock> lock, const store::UpgradeWatch &watch)
{
    if (isDatabase(place))
        return openDatabase(place, key, clock);
    auto opened = lock ? store::SqliteStore::open(std::move(lock), key, clock, watch)
                       : store::SqliteStore::open(place, key, clock, watch);
    if (!opened)
        return opened.error();
    OpenedStore found;
    found.file = opened->get();
    found.place = found.file->file();
    found.store = std::move(opened).value();
    return found;
}

} // namespace runlatch::inspector
