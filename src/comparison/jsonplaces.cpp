// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison/jsonplaces.h"

#include "json/jsonpointer.h"
#include "json/jsontext.h"
#include "lint/jsonscanner.h"

namespace runlatch::comparison {

namespace {

constexpr qsizetype MaxPlacePointer = 2000;

} // namespace

JsonPlaces::JsonPlaces(const JsonMeaning &meaning)
    : m_meaning(meaning)
    , m_position(meaning.text())
    , m_path({{0, 0}})
{
}

JsonPlace JsonPlaces::placeOf(JsonMeaning::Number value)
{
    descend(value);
    const JsonMeaning::Value &at = m_meaning.values()[value];
    m_position.moveTo(at.begin);
    return {pointer(), at.begin, at.end - at.begin, m_position.line()};
}

/// Makes m_path the way to `value`, from where the last one ended.
void JsonPlaces::descend(JsonMeaning::Number value)
{
    const auto &values = m_meaning.values();
    Step step = m_path.back();
    while (m_path.size() > 1 && values[m_path.back().value].next <= value) {
        step = m_path.back();
        m_path.pop_back();
        step = {values[step.value].next, step.index + 1};
    }
    while (m_path.back().value != value) {
        if (step.value <= m_path.back().value)
            step = {m_path.back().value + 1, 0};
        while (values[step.value].next <= value)
            step = {values[step.value].next, step.index + 1};
        m_path.push_back(step);
    }
}

QString JsonPlaces::pointer() const
{
    QString pointer;
    for (std::size_t level = 1; level < m_path.size() && pointer.size() < MaxPlacePointer; ++level) {
        if (m_meaning.kindOf(m_path[level - 1].value) == '[') {
            pointer = json::pointerBelow(pointer, m_path[level].index);
            continue;
        }
        const QByteArrayView key = m_meaning.key(m_meaning.values()[m_path[level].value]);
        pointer = lint::JsonScanner::child(pointer, json::jsontext::decodedText(key, lint::LintFinding::MaxKeyLength));
    }
    return pointer.left(MaxPlacePointer);
}

} // namespace runlatch::comparison
