// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/serveridentity.h"

#include "base/boundedfile.h"

#include <QBuffer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

constexpr qint64 MaxFileSize = 1024 * 1024; // a chain with its key takes some kilobytes

base::Error secretError(base::Rule rule, const QString &file)
{
    return {.kind = base::ErrorKind::Secret, .rule = rule, .subject = file};
}

base::Result<QByteArray> readTlsFile(const QString &name)
{
    return base::readFile(name, MaxFileSize, {base::Rules::TlsFile, base::ErrorKind::Secret, base::Rules::TlsFile});
}

/// Tells whether the content is the DER of a PFX (RFC 7292): a sequence that begins with the version number 3.
bool isPkcs12(const QByteArray &content)
{
    if (content.size() < 8 || content.at(0) != '\x30')
        return false;
    const auto length = static_cast<uchar>(content.at(1));
    const qsizetype lengthOctets = length < 0x80 ? 0 : length & 0x7f;
    return content.mid(2 + lengthOctets, 3) == QByteArray("\x02\x01\x03", 3);
}

QSslKey keyIn(const QByteArray &pem, const QByteArray &passphrase)
{
    for (const auto algorithm : {QSsl::Ec, QSsl::Rsa}) {
        const QSslKey key(pem, algorithm, QSsl::Pem, QSsl::PrivateKey, passphrase);
        if (!key.isNull())
            return key;
    }
    return {};
}

/// Returns the rule for a key that Qt does not read: Ed25519 and other kinds.
base::Rule ruleOfNoKey(const QByteArray &pem)
{
    if (pem.contains("ENCRYPTED"))
        return base::Rules::TlsPassphrase;
    return pem.contains("PRIVATE KEY-----") ? base::Rules::TlsKeyKind : base::Rules::TlsNoKey;
}

/// Tells whether the private key belongs to the certificate. Qt does not derive a public key from a private key. But
/// the public numbers (x and y of a point, or modulus and exponent) are the end of the public key's DER, and a part of
/// the private key's DER.
bool belongTogether(const QSslCertificate &certificate, const QSslKey &key)
{
    const QSslKey publicKey = certificate.publicKey();
    if (publicKey.algorithm() != key.algorithm() || publicKey.length() != key.length())
        return false;
    const qsizetype octets = (publicKey.length() + 7) / 8;
    return key.toDer().contains(publicKey.toDer().last(key.algorithm() == QSsl::Ec ? 2 * octets : octets));
}

base::Result<ServerIdentity> readPkcs12(const QByteArray &content, const QString &file, const QByteArray &passphrase)
{
    QBuffer buffer;
    buffer.setData(content);
    buffer.open(QIODevice::ReadOnly);
    QSslKey key;
    QSslCertificate certificate;
    QList<QSslCertificate> issuers;
    if (!QSslCertificate::importPkcs12(&buffer, &key, &certificate, &issuers, passphrase))
        return secretError(base::Rules::TlsPassphrase, file);
    if (certificate.isNull())
        return secretError(base::Rules::TlsNoCertificate, file);
    if (key.isNull())
        return secretError(base::Rules::TlsNoKey, file);
    return ServerIdentity{QList<QSslCertificate>{certificate} + issuers, key};
}

base::Result<ServerIdentity> readPem(const QByteArray &certificates, const QByteArray &keys, const QString &file,
                                     const QString &keyFile, const QByteArray &passphrase)
{
    QList<QSslCertificate> chain = QSslCertificate::fromData(certificates, QSsl::Pem);
    if (chain.isEmpty())
        return secretError(base::Rules::TlsNoCertificate, file);
    const QSslKey key = keyIn(keys, passphrase);
    if (key.isNull())
        return secretError(ruleOfNoKey(keys), keyFile);
    // Some files have the issuer first.
    const auto own = std::find_if(chain.begin(), chain.end(), [&key](const QSslCertificate &certificate) {
        return belongTogether(certificate, key);
    });
    if (own == chain.end())
        return secretError(base::Rules::TlsMismatch, keyFile);
    std::rotate(chain.begin(), own, own + 1);
    return ServerIdentity{chain, key};
}

} // namespace

base::Result<ServerIdentity> readServerIdentity(const QString &file, const QString &keyFile,
                                                const QByteArray &passphrase)
{
    const auto content = readTlsFile(file);
    if (!content)
        return content.error();
    if (isPkcs12(*content))
        return readPkcs12(*content, file, passphrase);
    if (keyFile.isEmpty())
        return readPem(*content, *content, file, file, passphrase);
    const auto keys = readTlsFile(keyFile);
    if (!keys)
        return keys.error();
    return readPem(*content, *keys, file, keyFile, passphrase);
}

} // namespace runlatch::http
