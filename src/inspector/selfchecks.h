// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/exchangerecord.h"
#include "http/message.h"

#include <QByteArray>
#include <QHash>
#include <QList>

#include <optional>

namespace runlatch::inspector {

/// The two halves of a proof that a listener's port leads to this process: a request shows the question, and only this
/// process knows the answer. 128 random bits each, used once, and never stored or logged.
struct SelfCheckTokens
{
    QByteArray question;
    QByteArray answer;
    bool isFromOutside = false; ///< the request comes through a tunnel or a proxy, from anywhere and with any path

    static SelfCheckTokens make();
};

/// The header that has the question.
inline constexpr char SelfCheckHeader[] = "Runlatch-Self-Check";

/// Recognizes the requests that this process sends to its own listener. They are neither recorded nor counted, so a
/// request counts as one only if it is a GET of "/" without a body, comes from an address of this machine, and shows a
/// question that was expected and not used before. One from outside may have another sender and another path, because
/// what is between changes them. Any other request is treated as if it had no such header. Lives in the receiver's
/// thread.
class SelfChecks final
{
public:
    static constexpr int MaxExpected = 32; ///< the oldest question is forgotten

    void expect(const SelfCheckTokens &tokens);
    /// The answer to a request of our own; the question is used up. Nullopt for any other request.
    std::optional<QByteArray> take(const http::Request &request);
    /// Tells whether the record is that of a request that take() has recognized; true once.
    bool forget(const http::ExchangeRecord &record);

private:
    QHash<QByteArray, SelfCheckTokens> m_expected; ///< by question
    QList<QByteArray> m_questions;                 ///< oldest first
    QList<QByteArray> m_taken;                     ///< questions whose records are to come
};

} // namespace runlatch::inspector
