// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace runlatch::interchange {

/// The members of one JSON object of a stranger, as far as they were asked for. The first of two members with one name
/// counts. Nested objects and lists stay text until they are asked for.
class JsonMembers
{
public:
    /// Reads the object, in time and memory that grow with its bytes, whatever its depth: members that are not asked
    /// for are passed over by counting brackets, and may be wrong inside. Errors: Usage "import.broken",
    /// "import.after-end" (another object stands behind it).
    static base::Result<JsonMembers> read(QByteArrayView object, const QList<QByteArray> &names);

    bool has(const QByteArray &name) const; ///< it is there, and is not null
    bool isNull(const QByteArray &name) const;
    /// Each is nullopt if the member is missing or of another type.
    std::optional<QByteArray> text(const QByteArray &name) const;
    std::optional<qint64> number(const QByteArray &name) const;
    std::optional<bool> truth(const QByteArray &name) const;
    std::optional<QByteArray> object(const QByteArray &name) const; ///< as JSON
    /// The JSON of a text with an escape that stands for no character, such as half a surrogate pair. Such a text costs
    /// nothing but itself, and text() has none.
    std::optional<QByteArray> brokenText(const QByteArray &name) const;
    /// The elements as JSON, at most `most`.
    std::optional<QList<QByteArray>> elements(const QByteArray &name, qsizetype most) const;

private:
    struct Member
    {
        enum class Kind { Null, Text, BrokenText, Number, Truth, Object, Array, Other };
        Kind kind = Kind::Other;
        QByteArray text; ///< of a Text its content, of a BrokenText, an Object or an Array its JSON
        qint64 number = 0;
    };
    const Member *find(const QByteArray &name, Member::Kind kind) const;
    friend struct MemberReader;

    QHash<QByteArray, Member> m_members;
};

/// Without the blanks of JSON around it. Another control character stays, and is a fault of the text.
QByteArray withoutBlanks(QByteArray json);

} // namespace runlatch::interchange
