// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <optional>

namespace runlatch::lint {

/// A text to be linted, unpacked where a gateway compressed it. Internal to this library.
class PackedText
{
public:
    /// `coding`: what Content-Encoding says; may be empty. `bytes` must outlive this.
    PackedText(QByteArrayView bytes, QByteArrayView coding);

    QByteArrayView text() const { return m_content ? QByteArrayView(*m_content) : m_bytes; }
    const QString &packing() const { return m_packing; } ///< "gzip"; empty: the text came as it is
    bool isUnpacked() const { return m_content.has_value(); }

private:
    const QByteArrayView m_bytes;
    const QString m_packing;
    const std::optional<QByteArray> m_content;
};

} // namespace runlatch::lint
