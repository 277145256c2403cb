// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/refusedcertificate.h"

#include "base/rules.h"
#include "json/orderedjson.h"
#include "protocol/jsonapi.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

QString pinAdvice(const base::Error &error, const std::optional<http::Certificate> &certificate)
{
    constexpr std::array helps{base::Rules::TlsChanged, base::Rules::TlsSelfSigned, base::Rules::TlsUnknownIssuer,
                               base::Rules::TlsWrongHost};
    if (std::find(helps.begin(), helps.end(), error.rule) == helps.end())
        return {};
    //: %1 is the fingerprint of a certificate, or SHA256
    return QCoreApplication::translate(
               "runlatch::cli::Command",
               "If its fingerprint is what the server's administrator tells you, trust it with --pin %1.")
        .arg(certificate ? http::fingerprintText(certificate->sha256) : u"SHA256"_s);
}

QByteArray writeCertificate(const http::Certificate &certificate)
{
    json::OrderedJson written;
    written.add(u"subject", certificate.subject).add(u"issuer", certificate.issuer);
    written.add(u"from", protocol::writeTime(certificate.from));
    written.add(u"until", protocol::writeTime(certificate.until));
    return written.add(u"sha256", http::fingerprintText(certificate.sha256)).toJson();
}

} // namespace runlatch::cli
