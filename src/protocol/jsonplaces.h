// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/jsondifference.h"
#include "protocol/jsonmeaning.h"
#include "protocol/textposition.h"

#include <vector>

namespace runlatch::protocol {

/// Tells where values of a text stand, in one walk over it. Internal to this library.
class JsonPlaces
{
public:
    explicit JsonPlaces(const JsonMeaning &meaning); ///< it must outlive this

    /// The place of a value that comes behind the one of the last call.
    JsonPlace placeOf(JsonMeaning::Number value);

private:
    struct Step
    {
        JsonMeaning::Number value;
        qsizetype index; ///< in its array
    };

    void descend(JsonMeaning::Number value);
    QString pointer() const;

    const JsonMeaning &m_meaning;
    TextPosition m_position;
    std::vector<Step> m_path;
};

} // namespace runlatch::protocol
