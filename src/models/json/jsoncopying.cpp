// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/json/jsoncopying.h"

#include "base/answer.h"
#include "json/jsonpointer.h"

#include <QThreadPool>

#include <algorithm>
#include <utility>

namespace runlatch::models {

namespace {

JsonCopy cut(QString text)
{
    const bool isCut = text.size() > JsonCopying::MaxCopied;
    return {isCut ? text.left(JsonCopying::MaxCopied) : std::move(text), isCut};
}

} // namespace

JsonCopying::JsonCopying(JsonTexts texts, QList<Step> way, JsonPart part)
    : m_texts(std::move(texts))
    , m_way(std::move(way))
    , m_part(part)
{
}

void JsonCopying::run(QObject *context, const base::Callback<JsonCopy> &done) const
{
    if (bytes() <= MaxDirectBytes) {
        done(made());
        return;
    }
    const base::Answer<JsonCopy> answer(context, done);
    QThreadPool::globalInstance()->start([copying = *this, answer] { answer(copying.made()); });
}

/// The number of bytes that made() reads, or more.
qsizetype JsonCopying::bytes() const
{
    qsizetype sum = m_part == JsonPart::Value ? m_way.last().child.length : 0;
    for (const Step &step : m_way)
        sum += step.child.keyLength;
    return sum;
}

JsonCopy JsonCopying::made() const
{
    switch (m_part) {
    case JsonPart::Value: return value();
    case JsonPart::Key: return cut(key(m_way.last(), MaxCopied + 1));
    case JsonPart::Pointer: break;
    }
    return pointer();
}

JsonCopy JsonCopying::value() const
{
    const json::JsonChild &child = m_way.last().child;
    const qsizetype length = child.length;
    if (child.isContainer())
        return {m_texts.written(child.offset, std::min(length, MaxCopied)), length > MaxCopied};
    if (child.type == QJsonValue::String)
        return cut(m_texts.meant(qsizetype(child.offset) + 1, std::max<qsizetype>(length - 2, 0), MaxCopied + 1));
    return cut(m_texts.meant(child.offset, length, MaxCopied + 1));
}

JsonCopy JsonCopying::pointer() const
{
    QString pointer;
    for (const Step &step : m_way) {
        pointer += step.isElement ? json::pointerBelow({}, qsizetype(step.row))
                                  : json::pointerBelow({}, key(step, MaxCopied + 1));
        if (pointer.size() > MaxCopied)
            break;
    }
    return cut(pointer);
}

QString JsonCopying::key(const Step &step, qsizetype most) const
{
    return step.isElement ? QString::number(step.row) : m_texts.meant(step.child.keyOffset, step.child.keyLength, most);
}

} // namespace runlatch::models
