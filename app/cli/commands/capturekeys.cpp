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
    , m_secrets(m_clock, settings::SecretStore::Place::Keychain)
{
}

void CaptureKeys::declare(QCommandLineParser &parser)
{
    parser.addOption({u"hmac-key-file"_s,
                      tr("File that holds an HMAC key, - for standard input; may be given more than once. With it, or "
                         "RUNLATCH_HMAC_KEY, signatures are checked anew where the bytes are those that were sent."),
                      u"file"_s});
}

base::Done CaptureKeys::read(const QCommandLineParser &parser)
{
    auto keys = readHmacKeys(parser.values(u"hmac-key-file"_s), m_output);
    if (!keys)
        return keys.error();
    m_keys = *keys;
    return std::monostate();
}

void CaptureKeys::open(const QString &file, std::function<void(const store::KeptCaptures &)> done)
{
    if (m_keys.isEmpty()) {
        done(store::KeptCaptures(file));
        return;
    }
    m_secrets.read(u"store-key"_s, this, [this, file, done = std::move(done)](const base::Result<QByteArray> &key) {
        if (!key)
            m_output.diagnostic(tr("The keychain did not give the key of the store, so signatures are checked only "
                                   "of bodies without secrets."));
        done(key ? store::KeptCaptures(file, *key) : store::KeptCaptures(file));
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
