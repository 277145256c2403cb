// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "json/jsonchildren.h"
#include "models/json/jsontexts.h"

#include <QObject>

namespace runlatch::models {

/// The part of a payload's row that is copied.
enum class JsonPart {
    Value,   ///< JSON of an object or array
    Key,     ///< or the number of the element
    Pointer, ///< JSON Pointer (RFC 6901)
};

struct JsonCopy
{
    QString text;       ///< the first JsonCopying::MaxCopied bytes, or characters
    bool isCut = false; ///< there is more
};

/// Makes the copy of a part of a row, without secrets unless they are shown.
class JsonCopying
{
public:
    static constexpr qsizetype MaxCopied = 4 * 1024 * 1024; ///< the most bytes, or characters, of a copy
    static constexpr qsizetype MaxDirectBytes = 64 * 1024;  ///< the most that the window's thread reads

    struct Step
    {
        json::JsonChild child;
        int row = 0;
        bool isElement = false; ///< of an array
    };

    /// `way`: from the document's first level to the row, which is the last of them.
    JsonCopying(JsonTexts texts, QList<Step> way, JsonPart part);

    /// Answers at once if there is little to read, otherwise from the pool, unless the context has died by then.
    void run(QObject *context, const base::Callback<JsonCopy> &done) const;

private:
    qsizetype bytes() const;
    JsonCopy made() const;
    JsonCopy value() const;
    JsonCopy pointer() const;
    QString key(const Step &step, qsizetype most) const;

    JsonTexts m_texts;
    QList<Step> m_way;
    JsonPart m_part;
};

} // namespace runlatch::models
