// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/storekeys.h"

#include "base/answer.h"
#include "base/rules.h"
#include "inspector/openedstore.h"
#include "store/file/keptcaptures.h"
#include "store/sqlite/keyfile.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

StoreKeys::StoreKeys(base::Clock &clock, Output &output, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_output(output)
    , m_secrets(clock, settings::SecretStore::Place::Keychain)
{
    connect(&m_secrets, &settings::SecretStore::foundLate, this,
            [this](const QString &, const QByteArray &key) { emit foundLate(key); });
}

void StoreKeys::declare(QCommandLineParser &parser)
{
    parser.addOption(
        {u"store-key-file"_s,
         tr("File with the key of the store, made by runlatch-cli store-key. It keeps the secrets readable "
            "where there is no keychain; with it the keychain is not asked."),
         u"file"_s});
}

base::Done StoreKeys::read(const QCommandLineParser &parser)
{
    if (!parser.isSet(u"store-key-file"_s))
        return std::monostate();
    auto key = store::readKeyFile(parser.value(u"store-key-file"_s));
    if (!key)
        return key.error();
    m_output.hide(key->bytes);
    m_given = *key;
    return std::monostate();
}

void StoreKeys::readOrMake(QObject *context, base::Callback<store::StoreKey> done)
{
    if (m_given)
        return base::Answer<store::StoreKey>(context, std::move(done))(*m_given);
    m_secrets.readOrMake(u"store-key"_s, store::newStoreKey, context,
                         [this, done = std::move(done)](const base::Result<settings::SecretStore::Kept> &key) {
                             if (key && !key->kept)
                                 m_output.diagnostic(
                                     tr("No keychain answered: the secrets of these captures can be opened by this "
                                        "process only. A key of runlatch-cli store-key, named with --store-key-file, "
                                        "keeps them."));
                             done(key ? base::Result<store::StoreKey>({key->secret, key->kept}) : key.error());
                         });
}

void StoreKeys::find(const QString &place, QObject *context, base::Callback<store::StoreKey> done)
{
    if (m_given)
        return base::Answer<store::StoreKey>(context, std::move(done))(*m_given);
    if (inspector::isDatabase(place))
        return base::Answer<store::StoreKey>(context, std::move(done))(
            base::Error{.kind = base::ErrorKind::Secret, .rule = base::Rules::StoreKeyNeeded, .subject = place});
    m_secrets.read(u"store-key"_s, context, [place, done = std::move(done)](const base::Result<QByteArray> &key) {
        if (key)
            return done(store::StoreKey(*key));
        const auto none = store::KeptCaptures(place).needNoKey();
        done(none ? base::Result<store::StoreKey>({store::newStoreKey(), false}) : none.error());
    });
}

base::Result<Captures> StoreKeys::open(const QString &place, const base::Result<store::StoreKey> &key) const
{
    return inspector::readStore(place, key ? std::optional(*key) : std::nullopt, m_clock);
}

} // namespace runlatch::cli
