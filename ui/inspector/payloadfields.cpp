// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/payloadfields.h"

#include "protocol/jsonchildren.h"

namespace runlatch::ui {

PayloadFields::PayloadFields(QByteArrayView body)
{
    constexpr qsizetype longestKey = 100; // characters; longer ones are none that is looked for
    const protocol::JsonChild document = protocol::jsonDocument(body);
    if (document.type != QJsonValue::Object)
        return;
    const auto found = protocol::readJsonChildren(body, true, document.offset + 1, MaxFields);
    for (const protocol::JsonChild &child : found.children) {
        PayloadField field{child.type, {}};
        QByteArrayView value = body.sliced(child.offset, child.length);
        if (child.type == QJsonValue::String && value.size() > 1)
            value = value.sliced(1, value.size() - 2);
        if (!child.isContainer())
            field.text = protocol::jsonString(value, PayloadField::MaxTextLength);
        m_fields.insert(protocol::jsonString(body.sliced(child.keyOffset, child.keyLength), longestKey), field);
    }
}

} // namespace runlatch::ui
