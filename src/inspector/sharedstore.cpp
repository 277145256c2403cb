// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/sharedstore.h"

#include "base/rules.h"
#include "inspector/openedstore.h"
#include "store/sqlite/keyfile.h"

#ifdef RUNLATCH_HAS_POSTGRES
#include "store/postgres/serverdesk.h"
#endif

#include <optional>
#include <utility>

namespace runlatch::inspector {

bool canShare()
{
#ifdef RUNLATCH_HAS_POSTGRES
    return true;
#else
    return false;
#endif
}

base::Done checkShared(const QString &address)
{
    if (!isDatabase(address))
        return base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::StoreUrl};
    return checkPlace(address);
}

base::Result<std::shared_ptr<store::ReadOnlyStore>> openShared(const SharedPlace &place, base::Clock &clock)
{
    if (const auto checked = checkShared(place.address); !checked)
        return checked.error();
    std::optional<store::StoreKey> key;
    if (!place.keyFile.isEmpty()) {
        const auto read = store::readKeyFile(place.keyFile);
        if (!read)
            return read.error();
        key = *read;
    }
#ifdef RUNLATCH_HAS_POSTGRES
    const auto address = store::ServerAddress::parse(place.address);
    auto opened = store::ServerDesk::open(address->withPassword(place.password), key, clock);
    if (!opened)
        return opened.error();
    return std::shared_ptr<store::ReadOnlyStore>(std::move(opened).value());
#else
    (void)clock;
    return base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::StoreNoPostgres};
#endif
}

} // namespace runlatch::inspector
