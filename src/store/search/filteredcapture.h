// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/row.h"
#include "store/captures/capture.h"
#include "store/captures/endpointnames.h"

#include <array>
#include <optional>

namespace runlatch::store {

/// A capture as a filter sees it: its row, and its bytes as the store has them, with '*' for the bytes of secrets.
class FilteredCapture final : public filter::Row
{
public:
    /// A word is searched for in these texts, one by one, and then in the bytes.
    static constexpr std::size_t Texts = 12;
    static std::array<QStringView, Texts> textsOf(const CaptureRow &row);
    /// Bytes are UTF-8; a replacement character stands for those that are not.
    static QString textOf(QByteArrayView bytes);

    /// All must outlive this. Without bytes a word is searched for in the texts alone.
    FilteredCapture(const CaptureRow &row, QByteArrayView head, QByteArrayView body, const QDateTime &now,
                    const EndpointNames &names);

    bool has(int field, const filter::Word &word) const override;
    bool is(int field, int choice) const override;
    QDateTime time(int field) const override;
    double number(int field) const override;

private:
    bool hasAnywhere(const filter::Word &word) const;
    bool hasFinding(int choice) const;
    bool hasMark(int mark) const;

    const CaptureRow &m_row;
    QByteArrayView m_head;
    QByteArrayView m_body;
    QDateTime m_now;
    const EndpointNames &m_names;
};

} // namespace runlatch::store
