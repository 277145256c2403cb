// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace runlatch::redaction {

/// The one list of what is secret by its name; store, Activity, log and exports all go by it. In JSON there are two
/// keys more (secretfinder.h), and the callback URL.

/// Headers: Authorization, Proxy-Authorization, and those whose name says token, secret, password, credential or apikey
/// or has one of the words cookie, key, auth, jwt, session, sid and pwd. Not the run task's signature, which readers
/// need and which opens nothing.
bool isSecretHeader(const QByteArray &name);
/// Those of them whose value begins with a scheme that may be told: "Bearer", "Basic".
bool isCredentialsHeader(const QByteArray &name);

/// Items of a query, a form or a fragment: those whose name says token, code, key, signature, password, secret or
/// credential or has one of the words sig, auth, jwt, session, sid and pwd.
bool isSecretItem(const QByteArray &name);

} // namespace runlatch::redaction
