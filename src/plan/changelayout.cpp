// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/changelayout.h"

#include "redaction/search.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using Root = runlatch::plan::ChangeTree::Root;

namespace runlatch::plan {

namespace {

constexpr std::size_t MaxReplacePaths = 200;   // each step is compared with all of them
constexpr qsizetype MaxShownPath = 1000;       // characters
constexpr qsizetype MaxShownKey = 200;         // characters
constexpr std::size_t MaxRepeatedSecrets = 16; // each shown value is searched for all of them
constexpr quint32 ShortestRepeated = 8;        // bytes; shorter ones are often ordinary words
constexpr quint32 LongestRepeated = 4096;      // bytes
constexpr qint64 NoElement = -2;               // what is no step of any way

bool isPlainKey(QByteArrayView key)
{
    return !key.isEmpty() && std::ranges::all_of(key, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    });
}

/// The first `most` characters or so, without half a character at the end.
QString firstCharacters(QByteArrayView utf8, qsizetype most)
{
    constexpr qsizetype MaxBytes = 4; // of a character
    QString first = QString::fromUtf8(utf8.first(std::min(utf8.size(), (most + 1) * MaxBytes))).left(most);
    if (!first.isEmpty() && first.back().isHighSurrogate())
        first.chop(1);
    return first;
}

/// A step as people write it behind the way that leads to it. Only the shown part of a key is looked at: below a key of
/// megabytes there may be thousands of attributes.
QString shownStep(const PathStep &step, bool isFirst)
{
    if (step.index >= 0)
        return u'[' + QString::number(step.index) + u']';
    QString key = firstCharacters(step.key, MaxShownKey);
    const bool isPlain = isPlainKey(QByteArrayView(step.key).first(std::min(step.key.size(), MaxShownKey)));
    if (step.key.size() > MaxShownKey)
        key += u'…';
    if (isPlain)
        return isFirst ? key : u'.' + key;
    return uR"([")"_s + key.replace(u'"', R"(\")"_L1) + uR"("])"_s;
}

} // namespace

ChangeLayout::ChangeLayout(const ChangeTree &tree, Secrets secrets)
    : m_tree(tree)
    , m_secrets(secrets)
{
    readReplacePaths();
    for (std::size_t path = 0; path < m_replacePaths.size(); ++path)
        m_levels.back().replacePaths.push_back(path);
    findRepeatable(m_tree.root(Root::BeforeSecret), m_tree.root(Root::Before));
    findRepeatable(m_tree.root(Root::AfterSecret), m_tree.root(Root::After));
}

ChangeDetail ChangeLayout::layOut()
{
    // null as a whole means that there is nothing on this side.
    const auto sideOf = [this](Root root) { return isNothing(m_tree.root(root)) ? -1 : m_tree.root(root); };
    const Sides whole{.before = sideOf(Root::Before),
                      .after = sideOf(Root::After),
                      .unknown = m_tree.root(Root::Unknown),
                      .beforeMap = m_tree.root(Root::BeforeSecret),
                      .afterMap = m_tree.root(Root::AfterSecret)};
    if (whole.before >= 0 || whole.after >= 0 || isUnknown(whole.unknown) || hasParts(whole.unknown))
        walk(whole);
    const qsizetype room = ChangeDetail::MaxAttributes - m_detail.attributes.size();
    m_detail.attributes += m_same.first(std::min(m_same.size(), room));
    m_detail.leftOut = m_count - m_detail.attributes.size();
    return std::move(m_detail);
}

void ChangeLayout::readReplacePaths()
{
    for (const ChangeTree::Child &path : m_tree.children(m_tree.root(Root::ReplacePaths)).children) {
        if (m_replacePaths.size() >= MaxReplacePaths)
            return;
        std::vector<PathStep> steps;
        for (const ChangeTree::Child &step : m_tree.children(path.node).children) {
            const QByteArrayView text = m_tree.text(step.node);
            bool isNumber = false;
            const qint64 index = text.toLongLong(&isNumber);
            if (m_tree.at(step.node).kind == '"')
                steps.push_back({.key = json::jsontext::decoded(text.sliced(1, text.size() - 2))});
            else
                steps.push_back({.index = isNumber && index >= 0 ? index : NoElement});
        }
        if (!steps.empty())
            m_replacePaths.push_back(std::move(steps));
    }
}

/// Terraform forgets that a value is secret where a resource repeats it (`output` of terraform_data repeats `input`),
/// so texts that a map calls secret are looked for in all other values of the change.
void ChangeLayout::findRepeatable(int map, int value)
{
    if (map < 0 || value < 0 || !m_tree.at(map).marks || m_tree.at(map).isDeep)
        return;
    if (m_tree.at(map).kind == 't') {
        for (auto node = quint32(value); node < m_tree.at(value).end; ++node)
            addRepeatable(int(node));
        return;
    }
    const ChangeTree::Children marks = m_tree.children(map);
    const ChangeTree::Children parts = partsOf(value, m_tree.at(map).kind);
    for (std::size_t index = 0; index < marks.children.size() && !parts.children.empty(); ++index) {
        const ChangeTree::Child &mark = marks.children[index];
        findRepeatable(mark.node, m_tree.at(map).kind == '[' ? parts.element(index) : parts.find(mark.key));
    }
}

void ChangeLayout::addRepeatable(int node)
{
    const TextPlace place = m_tree.at(node).text;
    const bool isFit = place.length >= ShortestRepeated + 2 && place.length <= LongestRepeated + 2; // with its quotes
    if (m_tree.at(node).kind != '"' || !isFit || m_repeatable.size() >= MaxRepeatedSecrets)
        return;
    const QByteArrayView text = m_tree.text(node).sliced(1, place.length - 2);
    if (std::ranges::find(m_repeatable, text) == m_repeatable.end())
        m_repeatable.push_back(text);
}

bool ChangeLayout::repeatsSecret(QByteArrayView text) const
{
    return std::ranges::any_of(m_repeatable, [text](QByteArrayView secret) {
        return secret.size() <= text.size() && redaction::Search(secret).next(text, 0) >= 0;
    });
}

/// All of a value is secret if its map is in doubt: the map is not of the value's kind, has another number of elements,
/// says a key twice or one that nothing has, or is nested too deeply to be looked into.
ChangeLayout::Mask ChangeLayout::maskOf(int map, int value, int unknown, int other) const
{
    if (map < 0 || !m_tree.at(map).marks)
        return Mask::Clear;
    const TreeNode &node = m_tree.at(map);
    if (!node.isContainer() || node.isDeep || value < 0)
        return Mask::Whole;
    const TreeNode &masked = m_tree.at(value);
    if (masked.kind != node.kind || masked.isDeep)
        return Mask::Whole;
    return namesNothingElse(map, value, unknown, other) ? Mask::Parts : Mask::Whole;
}

bool ChangeLayout::namesNothingElse(int map, int value, int unknown, int other) const
{
    const ChangeTree::Children marks = m_tree.children(map);
    const ChangeTree::Children parts = m_tree.children(value);
    if (m_tree.at(map).kind == '[')
        return marks.children.size() == parts.children.size();
    const ChangeTree::Children unknowns = m_tree.children(unknown);
    const ChangeTree::Children others = m_tree.children(other);
    return !marks.isRepeated && std::ranges::all_of(marks.children, [&](const ChangeTree::Child &mark) {
        return !m_tree.at(mark.node).marks || parts.find(mark.key) >= 0 || unknowns.find(mark.key) >= 0
            || others.find(mark.key) >= 0;
    });
}

void ChangeLayout::walk(const Sides &sides)
{
    Mask before = maskOf(sides.beforeMap, sides.before, -1, sides.after);
    Mask after = maskOf(sides.afterMap, sides.after, sides.unknown, sides.before);
    m_detail.hasSecrets = m_detail.hasSecrets || before != Mask::Clear || after != Mask::Clear;
    if (m_secrets == Secrets::Shown)
        before = after = Mask::Clear;
    const bool isSecret = before == Mask::Whole || after == Mask::Whole;
    const bool isBeforeLaidOut = hasParts(sides.before);
    const bool isAfterLaidOut = hasParts(sides.after) || hasUnknownParts(sides);
    if (isSecret || isUnknown(sides.unknown) || (!isBeforeLaidOut && !isAfterLaidOut)) {
        if (isSecret)
            before = after = Mask::Whole;
        addRow(sides, before, after);
        return;
    }
    const int afterShape = isNothing(sides.after) ? sides.unknown : sides.after;
    const bool isOfOneKind =
        isNothing(sides.before) || isNothing(afterShape) || m_tree.at(sides.before).kind == m_tree.at(afterShape).kind;
    if (isOfOneKind)
        walkParts(sides);
    else if (before == Mask::Clear && after == Mask::Clear)
        walkApart(sides);
    else
        addRow(sides, Mask::Whole, Mask::Whole);
}

/// The parts of an object or a list, one after another: what both sides, or what is unknown, have.
void ChangeLayout::walkParts(const Sides &sides)
{
    const int shape = hasParts(sides.before) ? sides.before : hasParts(sides.after) ? sides.after : sides.unknown;
    const char kind = m_tree.at(shape).kind;
    const ChangeTree::Children before = partsOf(sides.before, kind);
    const ChangeTree::Children after = partsOf(sides.after, kind);
    const ChangeTree::Children unknown = partsOf(sides.unknown, kind);
    const ChangeTree::Children beforeMap = partsOf(sides.beforeMap, kind);
    const ChangeTree::Children afterMap = partsOf(sides.afterMap, kind);
    if (kind == '[') {
        const auto count = std::max({before.children.size(), after.children.size(), unknown.children.size()});
        for (std::size_t index = 0; index < count; ++index) {
            step({.index = qint64(index)});
            walk({before.element(index), after.element(index), unknown.element(index),
                  mapBelow(sides.beforeMap, beforeMap.element(index)),
                  mapBelow(sides.afterMap, afterMap.element(index))});
            stepBack();
        }
        return;
    }
    std::vector<QByteArray> keys;
    for (const ChangeTree::Children *some : {&before, &after, &unknown}) {
        for (const ChangeTree::Child &child : some->children)
            keys.push_back(child.key);
    }
    std::ranges::sort(keys);
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    for (const QByteArray &key : keys) {
        step({.key = key});
        walk({before.find(key), after.find(key), unknown.find(key), mapBelow(sides.beforeMap, beforeMap.find(key)),
              mapBelow(sides.afterMap, afterMap.find(key))});
        stepBack();
    }
}

/// A value that became one of another kind: what it was is gone, and what it is has come.
void ChangeLayout::walkApart(const Sides &sides)
{
    walk({.before = sides.before, .beforeMap = sides.beforeMap});
    walk({.after = sides.after, .unknown = sides.unknown, .afterMap = sides.afterMap});
}

void ChangeLayout::addRow(const Sides &sides, Mask before, Mask after)
{
    Attribute row{.path = {}, .before = valueOf(sides.before, before), .after = valueOf(sides.after, after)};
    if (isUnknown(sides.unknown))
        row.after = {.state = Value::State::Unknown};
    row.sensitivity = sensitivityOf(sides);
    const bool hasOtherValue = differs(sides);
    row.differs = hasOtherValue || row.sensitivity != Attribute::Sensitivity::Same;
    auto &rows = row.differs ? m_detail.attributes : m_same;
    ++m_count;
    if (rows.size() >= ChangeDetail::MaxAttributes)
        return;
    row.path = m_shownPath.size() > MaxShownPath ? m_shownPath.left(MaxShownPath) + u'…' : m_shownPath;
    row.forcesReplacement = hasOtherValue && !m_levels.back().replacePaths.empty();
    rows.append(std::move(row));
}

Value ChangeLayout::valueOf(int node, Mask mask) const
{
    if (node < 0)
        return {};
    if (mask != Mask::Clear)
        return {.state = Value::State::Secret};
    const QByteArrayView text = m_tree.text(node);
    if (m_secrets == Secrets::Masked && repeatsSecret(text))
        return {.state = Value::State::Secret};
    QString shown = firstCharacters(text, Value::MaxText);
    const bool isCut = text.size() > Value::MaxText && shown.toUtf8().size() < text.size();
    return {.state = Value::State::Known, .text = std::move(shown), .size = text.size(), .isCut = isCut};
}

bool ChangeLayout::differs(const Sides &sides) const
{
    if (isUnknown(sides.unknown))
        return true;
    if (isNothing(sides.before) || isNothing(sides.after))
        return isNothing(sides.before) != isNothing(sides.after);
    const QByteArrayView before = m_tree.text(sides.before);
    const QByteArrayView after = m_tree.text(sides.after);
    if (before == after || m_tree.at(sides.before).kind != '"' || m_tree.at(sides.after).kind != '"')
        return before != after;
    return json::jsontext::decoded(before) != json::jsontext::decoded(after);
}

/// A value that comes or goes, or is not known yet, is listed without that.
Attribute::Sensitivity ChangeLayout::sensitivityOf(const Sides &sides) const
{
    const bool hasBothMaps = m_tree.root(Root::BeforeSecret) >= 0 && m_tree.root(Root::AfterSecret) >= 0;
    if (!hasBothMaps || sides.before < 0 || sides.after < 0 || isUnknown(sides.unknown)
        || isNothing(sides.before) != isNothing(sides.after))
        return Attribute::Sensitivity::Same;
    const int before = degreeOf(sides.beforeMap);
    const int after = degreeOf(sides.afterMap);
    if (before == after)
        return Attribute::Sensitivity::Same;
    return before < after ? Attribute::Sensitivity::Begins : Attribute::Sensitivity::Ends;
}

int ChangeLayout::degreeOf(int map) const
{
    if (map < 0 || !m_tree.at(map).marks)
        return 0;
    return m_tree.at(map).isContainer() ? 1 : 2;
}

/// A map that covers the whole covers its parts, which are laid out where secrets are shown.
int ChangeLayout::mapBelow(int map, int part) const
{
    return degreeOf(map) == 2 ? map : part;
}

bool ChangeLayout::hasParts(int node) const
{
    if (node < 0)
        return false;
    const TreeNode &value = m_tree.at(node);
    return value.isContainer() && !value.isDeep && value.end > quint32(node) + 1;
}

/// Parts that are known only after the apply are in `unknown` alone.
bool ChangeLayout::hasUnknownParts(const Sides &sides) const
{
    return hasParts(sides.unknown)
        && (isNothing(sides.after) || m_tree.at(sides.after).kind == m_tree.at(sides.unknown).kind);
}

ChangeTree::Children ChangeLayout::partsOf(int node, char kind) const
{
    return node >= 0 && m_tree.at(node).kind == kind ? m_tree.children(node) : ChangeTree::Children();
}

void ChangeLayout::step(const PathStep &step)
{
    const std::size_t depth = m_levels.size() - 1;
    Level level{.shownSize = m_shownPath.size(), .replacePaths = {}};
    for (const std::size_t path : m_levels.back().replacePaths) {
        if (m_replacePaths[path].size() <= depth || m_replacePaths[path][depth] == step)
            level.replacePaths.push_back(path);
    }
    if (m_shownPath.size() <= MaxShownPath)
        m_shownPath += shownStep(step, m_shownPath.isEmpty());
    m_levels.push_back(std::move(level));
}

void ChangeLayout::stepBack()
{
    m_shownPath.truncate(m_levels.back().shownSize);
    m_levels.pop_back();
}

} // namespace runlatch::plan
