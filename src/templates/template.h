// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/runtaskrequest.h"
#include "protocol/taskresult.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace runlatch::templates {

/// A task result with fields of the request in it. The text is the body of a callback (spec 2.5), in whose strings
/// {{workspace_name}} stands for the value of that key of the request (protocol::payloadKeys); {{{{ stands for {{. The
/// access token and the address of the callback have no placeholder. There is no code in it. A value, for any thread.
class Template
{
public:
    static constexpr qsizetype MaxBytes = 1024 * 1024;
    static constexpr qsizetype MaxPlaceholders = 1000;
    static constexpr qsizetype MaxFilledBytes = 8 * 1024 * 1024; ///< as the longest values may repeat

    /// Reads the text, in UTF-8. It has to be a result that the service takes as it stands, but for placeholders.
    /// Errors: Usage with one of base::Rules::Templates. subject = the placeholder, or the JSON Pointer of what is
    /// wrong. facts = line and column, from 1, in characters; none for "template.too-large".
    /// Takes time that grows with the length of the text.
    static base::Result<Template> read(const QByteArray &text);

    /// The result for this request. A value that is null or absent is an empty text. Of URLs user information and
    /// secret items are redacted. Errors: Usage "template.filled" if it is longer than MaxFilledBytes,
    /// "template.result" if the service does not take it, because a field that it needs became empty.
    base::Result<protocol::TaskResult> filled(const protocol::RunTaskRequest &request) const;
    /// The same for the body of a request as it came, which may be packed (text::unpacked). Errors also Usage
    /// "template.request" if the template has placeholders and the body is no JSON object.
    base::Result<protocol::TaskResult> filledFrom(const QByteArray &body) const;

    const QByteArray &text() const { return m_text; } ///< as it was read

private:
    struct Place
    {
        qsizetype begin = 0;
        qsizetype end = 0;
        qsizetype key = -1; ///< in payloadKeys(); -1: two braces
    };

    std::optional<base::Error> findPlaces();

    QByteArray m_text;
    QList<Place> m_places; ///< ascending, apart from each other
};

/// The text of a template that keeps the result, with the placeholders that are written in its texts; indented, because
/// people edit it.
QByteArray templateText(const protocol::TaskResult &result);

} // namespace runlatch::templates
