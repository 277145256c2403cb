// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>

namespace runlatch::base {

/// The fault, as far as a program has to act on it. Only `wording` turns it into sentences.
enum class ErrorKind {
    Network,      ///< no connection, or it was cut; `subject` names the host
    Timeout,      ///< a time limit was reached; never used for an abort
    Cancelled,    ///< a caller aborted it
    Tls,          ///< no trust in the other side's certificate
    Unauthorized, ///< 401: problems of the token only; a resource that it may not see is 404
    NotFound,     ///< 404: missing, or not permitted to this token
    Conflict,     ///< 409
    Rejected,     ///< 400, 403, 405, 415, 422: understood and refused
    RateLimited,  ///< 429
    Server,       ///< 5xx
    Protocol,     ///< an answer that contradicts the documents: HTML, broken JSON, a redirect, missing keys
    Storage,      ///< disk full, not writable, locked by another process, newer schema
    Secret,       ///< the keychain refused or a key file cannot be read
    Usage,        ///< unusable input of the user: an address, a port, a field
};

/// One entry of the service's `errors` array (JSON:API). All four dialects of the service are read into it.
struct ServiceError
{
    QString status = {}; ///< as text; the service sends a number or a string
    QString title = {};
    QString detail = {};
    QString pointer = {}; ///< JSON Pointer of the field in question, or empty

    friend bool operator==(const ServiceError &, const ServiceError &) = default;
};

/// An error as a value. It holds no secret and no sentence for the user. (With the initializers, designated
/// initialization may omit members without a warning.)
struct Error
{
    ErrorKind kind = ErrorKind::Protocol;
    Rule rule = {};                  ///< its cause, if it has one that a program acts on or the user reads
    QString subject = {};            ///< what it is about: host, URL without query, file, field or id
    QString detail = {};             ///< English, for logs and bug reports
    int http = 0;                    ///< HTTP status, 0 without an HTTP answer
    QList<ServiceError> errors = {}; ///< the service's own words
    /// It is not known whether the operation was carried out: the request may have arrived. Only for operations that
    /// change something; such a request is never repeated automatically.
    bool outcomeUnknown = false;
    QStringList facts = {}; ///< what the rule's sentence tells beside the subject, as the function that fails says
};

/// The name of a kind in machine-readable output: "not-found", "rate-limited".
QString kindName(ErrorKind kind);

/// The kind for an HTTP status of 400 and more; 3xx is `Protocol` (no redirect is followed).
ErrorKind kindOfStatus(int httpStatus);

} // namespace runlatch::base

Q_DECLARE_METATYPE(runlatch::base::Error)
