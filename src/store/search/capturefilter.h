// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/matcher.h"
#include "store/captures/capture.h"
#include "store/captures/endpointnames.h"
#include "store/search/capturefields.h"

namespace runlatch::store {

/// A filter over captures, as of one moment: a deadline that passes later makes no capture errored here. Copies are
/// cheap. Any thread.
class CaptureFilter
{
public:
    CaptureFilter() = default; ///< accepts every capture
    /// `endpoint:` means the path of an endpoint, or its name in `names`.
    static CaptureFilter parse(const QString &text, const QDateTime &now, const EndpointNames &names = {});

    bool isEmpty() const { return m_expression.isEmpty(); }
    const filter::Expression &expression() const { return m_expression; }
    QDateTime now() const { return m_now; }
    const EndpointNames &endpointNames() const { return m_names; }
    bool has(CaptureField field) const; ///< whether it has a term of this field

    /// Judges a capture with its bytes as the store has them. Without bytes a word is searched for in the texts of the
    /// row alone.
    bool accepts(const CaptureRow &row, QByteArrayView head = {}, QByteArrayView body = {}) const;

private:
    filter::Expression m_expression;
    QDateTime m_now;
    EndpointNames m_names;
    filter::Matcher m_matcher{m_expression};
};

} // namespace runlatch::store
