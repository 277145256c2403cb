// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/capturekeys.h"

#include "app/cli/options/secrets.h"
#include "inspector/keptsignature.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

CaptureKeys::CaptureKeys(Output &output, QObject *parent)
    : QObject(parent)
    , m_output(output)
    , m_storeKeys(m_clock, output)
{
}

void CaptureKeys::declare(QCommandLineParser &parser)
{
    parser.addOption({u"hmac-key-file"_s,
                      tr("File that holds an HMAC key, - for standard input; may be given more than once. With it, "
                         "or RUNLATCH_HMAC_KEY, signatures are checked again where the bytes are those that were "
                         "sent."),
                      u"file"_s});
    StoreKeys::declare(parser);
}

base::Done CaptureKeys::read(const QCommandLineParser &parser)
{
    auto keys = readHmacKeys(parser.values(u"hmac-key-file"_s), m_output);
    if (!keys)
        return keys.error();
    m_keys = *keys;
    return m_storeKeys.read(parser);
}

void CaptureKeys::open(const QString &place, base::Callback<Captures> done)
{
    if (m_keys.isEmpty() && !m_storeKeys.isGiven())
        return done(m_storeKeys.open(place, base::Error()));
    m_storeKeys.find(place, this, [this, place, done = std::move(done)](const base::Result<store::StoreKey> &key) {
        if (!key && key.error().kind == base::ErrorKind::Secret)
            m_output.diagnostic(
                tr("The key of the store is not there, so signatures are checked only of bodies without "
                   "secrets. %1")
                    .arg(wording::sentence(key.error()).text()));
        done(m_storeKeys.open(place, key));
    });
}

bool CaptureKeys::concerns(const store::CaptureRow &row) const
{
    return !m_keys.isEmpty() && row.verdict != protocol::Verdict::Valid;
}

std::optional<protocol::SignatureCheck> CaptureKeys::check(const store::Capture &capture) const
{
    return concerns(capture.row) ? inspector::checkKept(capture, m_keys) : std::nullopt;
}

} // namespace runlatch::cli
