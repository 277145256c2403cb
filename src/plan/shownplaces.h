// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/textposition.h"

#include <QString>

#include <optional>

namespace runlatch::plan {

/// Line and column of one place after another. A place behind the last one takes time in proportion to the bytes
/// between them, an earlier one in proportion to its offset. Internal to this library.
class ShownPlaces
{
public:
    explicit ShownPlaces(QByteArrayView text); ///< `text` must outlive this

    QString at(qsizetype offset); ///< both from 1: "12:40"

private:
    QByteArrayView m_text;
    std::optional<text::TextPosition> m_position;
    qsizetype m_last = 0;
};

} // namespace runlatch::plan
