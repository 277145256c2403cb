// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "comparison/jsondifference.h"
#include "comparison/jsonmeaning.h"
#include "text/textposition.h"

#include <vector>

namespace runlatch::comparison {

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
    text::TextPosition m_position;
    std::vector<Step> m_path;
};

} // namespace runlatch::comparison
