// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/nobody.h"

namespace runlatch::conformance {

namespace {

// Made with: openssl ecparam -name prime256v1 -genkey -noout; openssl req -x509 -days 36500
constexpr const char *CertificateOfNobody = "-----BEGIN CERTIFICATE-----\n"
                                            "MIIBtzCCAV2gAwIBAgIUGEfXgGCY6bAjplJHYCU7eMnlPhMwCgYIKoZIzj0EAwIw\n"
                                            "IjEgMB4GA1UEAwwXQSBjZXJ0aWZpY2F0ZSBvZiBub2JvZHkwIBcNMjYxMTI3MDA0\n"
                                            "NzE4WhgPMjEyNjExMDMwMDQ3MThaMCIxIDAeBgNVBAMMF0EgY2VydGlmaWNhdGUg\n"
                                            "b2Ygbm9ib2R5MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE9Lel6Y08DiDXBIzn\n"
                                            "SoKYI/26AYd0bo+s+AHsrj0pf5+9x4WrsY8ZbtJP1EG1mM2FdPoXiKgeE5BYLRkR\n"
                                            "0WiGGqNvMG0wHQYDVR0OBBYEFFc+KtjKCmOusUdyvdzUTV0sCyHIMB8GA1UdIwQY\n"
                                            "MBaAFFc+KtjKCmOusUdyvdzUTV0sCyHIMA8GA1UdEwEB/wQFMAMBAf8wGgYDVR0R\n"
                                            "BBMwEYIJbG9jYWxob3N0hwR/AAABMAoGCCqGSM49BAMCA0gAMEUCIQDZSP2AuUm4\n"
                                            "1lNXnkic9qMn+iYbDcnh8Rgpih21ymiUegIgA/F7euf8JaS21KxABTTuRUFLhMSC\n"
                                            "U1ZVzxbilus9eDU=\n"
                                            "-----END CERTIFICATE-----\n";

constexpr const char *KeyOfNobody = "-----BEGIN EC PRIVATE KEY-----\n"
                                    "MHcCAQEEIMP21j2i/OFsndRgpeXpY/B+ONkoAK11Mo/RxAwASGuCoAoGCCqGSM49\n"
                                    "AwEHoUQDQgAE9Lel6Y08DiDXBIznSoKYI/26AYd0bo+s+AHsrj0pf5+9x4WrsY8Z\n"
                                    "btJP1EG1mM2FdPoXiKgeE5BYLRkR0WiGGg==\n"
                                    "-----END EC PRIVATE KEY-----\n";

} // namespace

http::ServerIdentity identityOfNobody()
{
    return {.chain = QSslCertificate::fromData(QByteArray(CertificateOfNobody), QSsl::Pem),
            .key = QSslKey(QByteArray(KeyOfNobody), QSsl::Ec, QSsl::Pem)};
}

} // namespace runlatch::conformance
