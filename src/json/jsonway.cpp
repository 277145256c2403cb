// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/jsonway.h"

#include <algorithm>
#include <vector>

namespace runlatch::json {

namespace {

/// Finds the objects and arrays that a place is in, with their ends and numbers of children, in one pass. As the reader
/// of children it looks only at brackets, quotes and commas.
class EnclosingBrackets
{
public:
    EnclosingBrackets(QByteArrayView text, std::size_t levels, const std::atomic<bool> *cancelled)
        : m_text(text)
        , m_levels(levels)
        , m_cancelled(cancelled)
    {
    }

    /// Those within which the place is, the outermost first.
    std::vector<JsonChild> find(qsizetype from, qsizetype place);
    qsizetype work() const { return m_work; }

private:
    struct Open
    {
        qsizetype offset = 0;
        qsizetype end = 0;
        quint32 commas = 0;
        bool isEmpty = true;
    };

    void scan(qsizetype end, bool isBehind);
    bool close(bool isBehind);
    Open *innermost();
    bool isCancelled() const { return m_cancelled && *m_cancelled; }

    const QByteArrayView m_text;
    const std::size_t m_levels;
    const std::atomic<bool> *m_cancelled;
    qsizetype m_at = 0;
    std::vector<Open> m_open;
    std::size_t m_unclosed = 0; ///< of m_open
    qsizetype m_deeper = 0;     ///< open brackets that are not in m_open
    qsizetype m_work = 0;
};

std::vector<JsonChild> EnclosingBrackets::find(qsizetype from, qsizetype place)
{
    m_at = from;
    scan(std::min(place, m_text.size()), false);
    m_unclosed = m_open.size();
    for (Open &open : m_open)
        open.end = m_text.size(); // unless a bracket closes it
    if (m_unclosed > 0)
        scan(m_text.size(), true);
    m_work = m_at - from;
    std::vector<JsonChild> found;
    for (const Open &open : m_open)
        found.push_back({.offset = static_cast<quint32>(open.offset),
                         .length = static_cast<quint32>(open.end - open.offset),
                         .count = open.commas + (open.isEmpty ? 0 : 1),
                         .type = m_text[open.offset] == '{' ? QJsonValue::Object : QJsonValue::Array});
    return found;
}

/// Up to `end`, or to where the last bracket of interest closes. `isBehind`: further brackets are of no interest.
void EnclosingBrackets::scan(qsizetype end, bool isBehind)
{
    constexpr qsizetype Step = 64 * 1024; // bytes between two looks at the cancellation
    for (qsizetype look = m_at; m_at < end;) {
        if (m_at >= look) {
            if (isCancelled())
                return;
            look = m_at + Step;
        }
        const char c = m_text[m_at];
        if (c == '}' || c == ']') {
            ++m_at;
            if (!close(isBehind))
                return;
            continue;
        }
        Open *inner = m_deeper == 0 ? innermost() : nullptr;
        if (inner && c == ',')
            ++inner->commas;
        else if (inner && c != ' ' && c != '\t' && c != '\r' && c != '\n')
            inner->isEmpty = false;
        if (c == '{' || c == '[') {
            const bool isKept = !isBehind && m_deeper == 0 && m_open.size() < m_levels;
            if (isKept)
                m_open.push_back({.offset = m_at});
            m_deeper += isKept ? 0 : 1;
            m_unclosed = isBehind ? m_unclosed : m_open.size();
        }
        m_at = c == '"' ? behindJsonString(m_text, m_at) : m_at + 1;
    }
}

/// False if nothing of interest is open any more.
bool EnclosingBrackets::close(bool isBehind)
{
    if (m_deeper > 0) {
        --m_deeper;
        return true;
    }
    if (m_unclosed == 0)
        return false;
    --m_unclosed;
    if (isBehind)
        m_open[m_unclosed].end = m_at;
    else
        m_open.pop_back();
    return !isBehind || m_unclosed > 0;
}

EnclosingBrackets::Open *EnclosingBrackets::innermost()
{
    return m_unclosed > 0 ? &m_open[m_unclosed - 1] : nullptr;
}

} // namespace

JsonWay readJsonWay(QByteArrayView text, const JsonWayWanted &wanted, const std::atomic<bool> *cancelled)
{
    EnclosingBrackets brackets(text, static_cast<std::size_t>(std::max(wanted.levels, 1) - 1), cancelled);
    const std::vector<JsonChild> inside = brackets.find(wanted.at, wanted.wanted);
    JsonWay way;
    way.work = brackets.work();
    JsonChildrenWanted some{.most = wanted.most, .wanted = wanted.wanted, .known = nullptr};
    qsizetype at = wanted.at;
    bool isObject = wanted.isObject;
    for (std::size_t level = 0; level <= inside.size() && !(cancelled && *cancelled); ++level) {
        some.known = level < inside.size() ? &inside[level] : nullptr;
        way.levels.append(readJsonChildren(text, isObject, at, some));
        const JsonChildren &read = way.levels.last();
        some.most -= static_cast<int>(read.children.size());
        const JsonChild last = read.children.isEmpty() ? JsonChild() : read.children.last();
        const bool isKnown = some.known && last.offset == some.known->offset && last.length > 0;
        way.work += std::max<qsizetype>(qsizetype(last.offset) + (isKnown ? 0 : last.length) - at, 0);
        way.isTooLong = read.next >= 0 && qsizetype(last.offset) + last.length <= wanted.wanted;
        way.isTooLong = way.isTooLong || (isKnown && some.most == 0);
        if (!isKnown || way.isTooLong)
            break;
        at = qsizetype(last.offset) + 1;
        isObject = last.type == QJsonValue::Object;
    }
    return way;
}

} // namespace runlatch::json
