// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace runlatch::redaction {

/// The one list of secret names; store, Activity, log and exports all use it. In JSON two more keys are secret
/// (secretfinder.h), and the callback URL.

/// Headers: Authorization, Proxy-Authorization, and names that contain token, secret, password, credential or apikey,
/// or one of the words cookie, key, auth, jwt, session, sid and pwd. Not the run task's signature, which readers need
/// and which grants nothing.
bool isSecretHeader(const QByteArray &name);
/// Those of them whose value begins with a scheme that may be shown: "Bearer", "Basic".
bool isCredentialsHeader(const QByteArray &name);

/// Items of a query, a form or a fragment whose names contain token, code, key, signature, password, secret or
/// credential, or one of the words sig, auth, jwt, session, sid and pwd.
bool isSecretItem(const QByteArray &name);

} // namespace runlatch::redaction
