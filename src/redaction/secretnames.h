// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace runlatch::redaction {

/// The one list of what is secret by its name; store, Activity, log, exports and the window all use it. To each syntax
/// come the names that the user added (addednames.h). secretfinder.h finds what is secret by its value.

/// Members of a payload: the whole value, and what stands in a URL behind its target (secretsOfCallbackUrl).
constexpr QByteArrayView TokenMember = "access_token";
constexpr QByteArrayView CallbackMember = "task_result_callback_url";

/// Headers whose names contain token, secret, password, passwd, credential, authorization, authentication, bearer,
/// sessionid or apikey, or one of the words cookie, key, auth, jwt, session, sid and pwd. The run task's signature is
/// no secret: readers need it, and it grants nothing.
bool isSecretHeader(const QByteArray &name);
/// Secret headers whose value begins with a scheme that may be shown (linesecrets.h): those whose names contain
/// authorization or authentication.
bool isCredentialsHeader(const QByteArray &name);

/// Members of JSON, in whatever text, whose names contain what those of secret headers do, but key only in the keys
/// named api, private, access, hmac and signing, however the two words are joined, and session only with id behind it.
bool isSecretMember(QByteArrayView name);
constexpr qsizetype MaxMemberName = 64; ///< bytes; a longer name is none

/// Items of a query, a form or a fragment whose names contain token, code, key, signature, secret, password, passwd,
/// credential, authorization, authentication, bearer or sessionid, or one of the words sig, auth, jwt, session, sid and
/// pwd.
bool isSecretItem(const QByteArray &name);

/// A number that stands for all these names, also the added ones, from one start to the next: what was searched by
/// another list has another one, so that it can be searched again. Not negative. In any thread.
qint64 markOfSecretNames();

} // namespace runlatch::redaction
