// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/serveridentity.h"

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

base::Result<QByteArray> readTlsFile(const QString &name, base::FileKind kind)
{
    return base::readFile(name, MaxFileSize, {base::Rules::TlsFile, base::ErrorKind::Secret, base::Rules::TlsFile},
                          kind);
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

/// The first value of a text in DER (X.690), and what follows it; both are empty where the text is cut.
struct DerValue
{
    QByteArrayView whole; ///< with tag and length
    QByteArrayView content;
    QByteArrayView rest;
};

DerValue firstOf(QByteArrayView der)
{
    constexpr qsizetype maxLengthOctets = 3; // more than MaxFileSize needs
    if (der.size() < 2)
        return {};
    const auto first = static_cast<uchar>(der[1]);
    const qsizetype lengthOctets = first < 0x80 ? 0 : first & 0x7f;
    const qsizetype head = 2 + lengthOctets;
    if (lengthOctets > maxLengthOctets || der.size() < head)
        return {};
    qsizetype length = lengthOctets == 0 ? first : 0;
    for (qsizetype at = 2; at < head; ++at)
        length = length << 8 | static_cast<uchar>(der[at]);
    if (length > der.size() - head)
        return {};
    return {der.first(head + length), der.sliced(head, length), der.sliced(head + length)};
}

/// The public key of a certificate (RFC 5280, 4.1), if it is of this kind. QSslCertificate::publicKey() is not asked:
/// in some versions (6.4) it ends the program if OpenSSL cannot read the key, as in a damaged certificate.
QSslKey publicKeyOf(const QSslCertificate &certificate, QSsl::KeyAlgorithm algorithm)
{
    constexpr char versionTag = '\xA0';
    constexpr int fieldsBefore = 5; // serial number, algorithm, issuer, validity, subject
    const QByteArray der = certificate.toDer();
    QByteArrayView fields = firstOf(firstOf(der).content).content;
    if (fields.startsWith(versionTag))
        fields = firstOf(fields).rest;
    for (int field = 0; field < fieldsBefore; ++field)
        fields = firstOf(fields).rest;
    return QSslKey(firstOf(fields).whole.toByteArray(), algorithm, QSsl::Der, QSsl::PublicKey);
}

/// Tells whether the private key belongs to the certificate. Qt does not derive a public key from a private key. But
/// the public numbers (x and y of a point, or modulus and exponent) are the end of the public key's DER, and a part of
/// the private key's DER.
bool belongTogether(const QSslCertificate &certificate, const QSslKey &key)
{
    const QSslKey publicKey = publicKeyOf(certificate, key.algorithm());
    if (publicKey.isNull() || publicKey.length() != key.length())
        return false;
    const qsizetype octets = (publicKey.length() + 7) / 8;
    const qsizetype size = key.algorithm() == QSsl::Ec ? 2 * octets : octets;
    const QByteArray der = publicKey.toDer();
    return size > 0 && size <= der.size() && key.toDer().contains(der.last(size));
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
                                                const QByteArray &passphrase, base::FileKind kind)
{
    const auto content = readTlsFile(file, kind);
    if (!content)
        return content.error();
    if (isPkcs12(*content))
        return readPkcs12(*content, file, passphrase);
    if (keyFile.isEmpty())
        return readPem(*content, *content, file, file, passphrase);
    const auto keys = readTlsFile(keyFile, kind);
    if (!keys)
        return keys.error();
    return readPem(*content, *keys, file, keyFile, passphrase);
}

} // namespace runlatch::http
