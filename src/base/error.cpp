// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/error.h"

using namespace Qt::StringLiterals;

namespace runlatch::base {

QString kindName(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Network: return u"network"_s;
    case ErrorKind::Timeout: return u"timeout"_s;
    case ErrorKind::Cancelled: return u"cancelled"_s;
    case ErrorKind::Tls: return u"tls"_s;
    case ErrorKind::Unauthorized: return u"unauthorized"_s;
    case ErrorKind::NotFound: return u"not-found"_s;
    case ErrorKind::Conflict: return u"conflict"_s;
    case ErrorKind::Rejected: return u"rejected"_s;
    case ErrorKind::RateLimited: return u"rate-limited"_s;
    case ErrorKind::Server: return u"server"_s;
    case ErrorKind::Protocol: return u"protocol"_s;
    case ErrorKind::Storage: return u"storage"_s;
    case ErrorKind::Secret: return u"secret"_s;
    case ErrorKind::Usage: return u"usage"_s;
    }
    return {};
}

ErrorKind kindOfStatus(int httpStatus)
{
    switch (httpStatus) {
    case 401: return ErrorKind::Unauthorized;
    case 404: return ErrorKind::NotFound;
    case 408: return ErrorKind::Timeout;
    case 409: return ErrorKind::Conflict;
    case 429: return ErrorKind::RateLimited;
    default: break;
    }
    if (httpStatus >= 500)
        return ErrorKind::Server;
    return httpStatus >= 400 ? ErrorKind::Rejected : ErrorKind::Protocol;
}

} // namespace runlatch::base
