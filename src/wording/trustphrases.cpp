// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/phrases.h"

#include <QtGlobal>

namespace runlatch::wording {

namespace {

using base::Rules;
using Action = Sentence::Action;

constexpr Phrase Trust[] = {
    {Rules::TlsExpired, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The certificate of %1 has expired, so nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check this computer's date; if it is right, the server needs a new certificate."),
     Action::ShowCertificate},
    {Rules::TlsNotYetValid, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The certificate of %1 is not valid yet, so nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check this computer's date; if it is right, wait until the certificate's first day."),
     Action::ShowCertificate},
    {Rules::TlsWrongHost, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The certificate of %1 is for a different host, so nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check the address. If it is right, compare the certificate's fingerprint with what "
                       "the server's administrator tells you before you trust it."),
     Action::ShowCertificate},
    {Rules::TlsSelfSigned, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The certificate of %1 is self-signed and not trusted. Nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Compare its fingerprint with what the server's administrator tells you before you "
                       "trust it for this connection."),
     Action::ShowCertificate},
    {Rules::TlsUnknownIssuer, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "This system does not trust the issuer of the certificate of %1, so nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check who issued it: a proxy of your network may be in between. Compare its fingerprint with "
                       "what the server's administrator tells you before you trust it."),
     Action::ShowCertificate},
    {Rules::TlsChanged, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "%1 presents a different certificate than the one you trusted, so nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Ask the server's administrator whether it was renewed before you trust the new one: somebody "
                       "may be in between."),
     Action::ShowCertificate},
    {Rules::TlsRevoked, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The certificate of %1 was revoked by its issuer, so nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Tell the server's administrator: it needs a new certificate."),
     Action::ShowCertificate},
    {Rules::TlsHandshake, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "No secure connection to %1 could be established, so nothing was sent."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Check address and port, and that https is spoken there. A very old server knows no "
                       "protocol that is safe, and a certificate may be damaged."),
     Action::EditConnection},
    {Rules::TlsFile, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file “%1” for the certificate cannot be read."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Check its name and permissions."), Action::CheckKey},
    {Rules::TlsNoCertificate, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The file “%1” holds no certificate."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose a PEM or PKCS#12 file with a certificate in it."),
     Action::CheckKey},
    {Rules::TlsNoKey, Activity::Unknown, QT_TRANSLATE_NOOP("runlatch::wording", "The file “%1” holds no private key."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose the file that holds the certificate's key."), Action::CheckKey},
    {Rules::TlsPassphrase, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The passphrase of “%1” is missing or wrong, or the file is damaged."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Enter the passphrase that the key was encrypted with."), Action::CheckKey},
    {Rules::TlsKeyKind, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The private key in “%1” is neither an RSA nor an EC key, or is damaged."),
     QT_TRANSLATE_NOOP("runlatch::wording", "Choose a certificate with an RSA or EC key; Ed25519 cannot be used here."),
     Action::CheckKey},
    {Rules::TlsMismatch, Activity::Unknown,
     QT_TRANSLATE_NOOP("runlatch::wording", "The key in “%1” is not the key of the certificate."),
     QT_TRANSLATE_NOOP("runlatch::wording",
                       "Choose the key that the certificate was made for. If it is, the certificate is damaged."),
     Action::CheckKey},
};

static_assert(haveWords(Trust, Rules::Trust), "each rule has a sentence");

} // namespace

std::span<const Phrase> trustPhrases()
{
    return Trust;
}

} // namespace runlatch::wording
