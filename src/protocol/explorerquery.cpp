// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/explorerquery.h"

#include "base/rules.h"
#include "json/jsonpointer.h"
#include "json/orderedjson.h"
#include "protocol/jsonapi.h"

#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <cstring>
#include <map>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr auto ValueOfEmpty = "true"_L1;

base::Error unusable(base::Rule rule, const ExplorerCondition &condition)
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = condition.field};
}

base::Error rejectedQuery(base::Rule rule, const QString &subject)
{
    return {.kind = base::ErrorKind::Rejected, .rule = rule, .subject = subject};
}

/// A text that grows at its end. QByteArray::append takes longer than to copy the short pieces of a query.
class GrowingText
{
public:
    GrowingText(const QByteArray &beginning, qsizetype room)
        : m_bytes(beginning)
        , m_size(beginning.size())
    {
        m_bytes.resize(m_size + room);
        m_data = m_bytes.data();
    }

    void add(QByteArrayView piece)
    {
        std::memcpy(placeFor(piece.size()), piece.data(), static_cast<std::size_t>(piece.size()));
        m_size += piece.size();
    }
    void addQuoted(QLatin1StringView plain);
    void addQuoted(const QString &text);

    QByteArray whole()
    {
        m_bytes.truncate(m_size);
        return m_bytes;
    }

private:
    char *placeFor(qsizetype count)
    {
        if (m_bytes.size() - m_size < count) {
            m_bytes.resize(2 * m_bytes.size() + count);
            m_data = m_bytes.data();
        }
        return m_data + m_size;
    }

    QByteArray m_bytes;
    char *m_data;
    qsizetype m_size; ///< written so far
};

void GrowingText::addQuoted(QLatin1StringView plain)
{
    add("\"");
    add(QByteArrayView(plain.data(), plain.size()));
    add("\"");
}

/// Most texts are ASCII without escapes: they are written while they are looked at.
void GrowingText::addQuoted(const QString &text)
{
    char *to = placeFor(text.size() + 2);
    *to++ = '"';
    bool isPlain = true; // ASCII without escapes
    for (const QChar letter : text) {
        const char16_t unit = letter.unicode();
        isPlain &= unit >= u' ' && unit < 0x80 && unit != u'"' && unit != u'\\';
        *to++ = static_cast<char>(unit);
    }
    *to = '"';
    if (isPlain)
        m_size += text.size() + 2;
    else
        add(json::OrderedJson::value(text));
}

/// The parts of a condition that are alike in all: everything but its names and values.
struct FilterPieces
{
    QByteArray entry;      ///< up to the field
    QByteArray toOperator; ///< from the field to the operator
    QByteArray toList;     ///< from the operator into the list of values
    QByteArray value;      ///< in front of each value
    QByteArray afterValues;
    QByteArray afterEntry;
    QByteArray afterAll;
};

/// Indented as json::BodyStyle::Pretty, which a large query needs no second pass for.
FilterPieces piecesOf(FilterDialect dialect, FilterLayout layout, int depth)
{
    const bool isIndented = layout == FilterLayout::Indented;
    // Begins a line, so many levels below the filter.
    const auto line = [isIndented, depth](int level) {
        return isIndented ? '\n' + QByteArray(qsizetype(2) * (depth + level), ' ') : QByteArray("");
    };
    const QByteArray colon = isIndented ? ": " : ":";
    if (dialect == FilterDialect::Flat)
        return {.entry = line(1) + '{' + line(2) + "\"field\"" + colon,
                .toOperator = ',' + line(2) + "\"operator\"" + colon,
                .toList = ',' + line(2) + "\"value\"" + colon + '[',
                .value = line(3),
                .afterValues = line(2),
                .afterEntry = ']' + line(1) + '}',
                .afterAll = line(0) + ']'};
    return {.entry = line(1) + '{' + line(2),
            .toOperator = colon + '{' + line(3),
            .toList = colon + '[',
            .value = line(4),
            .afterValues = line(3),
            .afterEntry = ']' + line(2) + '}' + line(1) + '}',
            .afterAll = line(0) + ']'};
}

void addValues(GrowingText &text, const FilterPieces &pieces, const ExplorerCondition &condition)
{
    if (!condition.takesValue()) {
        text.add(pieces.value);
        text.addQuoted(ValueOfEmpty);
        return text.add(pieces.afterValues);
    }
    if (!condition.hasKnownOperator() && condition.value.isEmpty() && condition.furtherValues.isEmpty())
        return;
    text.add(pieces.value);
    text.addQuoted(condition.value);
    for (const QString &value : condition.furtherValues) {
        text.add(",");
        text.add(pieces.value);
        text.addQuoted(value);
    }
    text.add(pieces.afterValues);
}

void addEntry(GrowingText &text, const FilterPieces &pieces, const ExplorerCondition &condition)
{
    text.add(pieces.entry);
    text.addQuoted(condition.field);
    text.add(pieces.toOperator);
    if (condition.hasKnownOperator())
        text.addQuoted(operatorLetters(condition.is));
    else
        text.addQuoted(*condition.unknownOperator);
    text.add(pieces.toList);
    addValues(text, pieces, condition);
    text.add(pieces.afterEntry);
}

/// Digits, which may have a sign in front and a point among them.
bool isNumber(QStringView value)
{
    const auto takeDigits = [&value] {
        const auto *const end =
            std::find_if(value.begin(), value.end(), [](QChar letter) { return letter < u'0' || letter > u'9'; });
        const qsizetype count = end - value.begin();
        value = value.sliced(count);
        return count > 0;
    };
    if (value.startsWith(u'-'))
        value = value.sliced(1);
    if (!takeDigits())
        return false;
    if (!value.startsWith(u'.'))
        return value.isEmpty();
    value = value.sliced(1);
    return takeDigits() && value.isEmpty();
}

std::optional<base::Rule> faultOfValue(const QString &value, ExplorerType type)
{
    if (QStringView(value).trimmed().isEmpty())
        return base::Rules::ExplorerNoValue;
    if (type == ExplorerType::Number && !isNumber(value))
        return base::Rules::ExplorerNumber;
    if (type == ExplorerType::Time && !readTime(value).isValid())
        return base::Rules::ExplorerTime;
    if (type == ExplorerType::Boolean && value != "true"_L1 && value != "false"_L1)
        return base::Rules::ExplorerBoolean;
    return std::nullopt;
}

bool isFlat(const QJsonObject &entry)
{
    for (const auto key : {"field"_L1, "operator"_L1, "value"_L1}) {
        if (entry.contains(key) && !entry[key].isObject()) // a field may have that name
            return true;
    }
    return false;
}

/// Returns the rule that breaks what stands in the place of the list of values. Most people write the one value there.
base::Rule listFault(const QJsonValue &value)
{
    return value.isString() || value.isDouble() || value.isBool() ? base::Rules::ExplorerValueList
                                                                  : base::Rules::JsonType;
}

/// Returns the rule that a value in a list breaks if it is no text. Most people who get it wrong leave out the quotes.
base::Rule typeFault(const QJsonValue &value)
{
    return value.isDouble() || value.isBool() ? base::Rules::ExplorerQuotes : base::Rules::JsonType;
}

base::Result<QStringList> readValues(const QJsonValue &values, const QString &pointer)
{
    if (values.isUndefined())
        return rejectedQuery(base::Rules::JsonMissing, pointer);
    if (!values.isArray())
        return rejectedQuery(listFault(values), pointer);
    QStringList read;
    const QJsonArray list = values.toArray();
    for (const QJsonValue value : list) {
        if (!value.isString())
            return rejectedQuery(typeFault(value), u"%1/%2"_s.arg(pointer).arg(read.size()));
        read += value.toString();
    }
    return read;
}

/// `field` and `name` (the operator's) were read already.
base::Result<ExplorerCondition> conditionOf(const QString &field, const QString &name, const QJsonValue &values,
                                            const QString &pointer)
{
    const auto is = operatorOfName(name);
    ExplorerCondition condition{field, is.value_or(ExplorerOperator::Is), {}};
    if (!is)
        condition.unknownOperator = name;
    const bool needsValue = is && condition.takesValue();
    const auto read =
        values.isUndefined() && !needsValue ? base::Result<QStringList>(QStringList()) : readValues(values, pointer);
    if (!read)
        return read.error();
    if (read->isEmpty())
        return needsValue ? base::Result<ExplorerCondition>(rejectedQuery(base::Rules::JsonMissing, pointer + "/0"_L1))
                          : condition;
    if (condition.takesValue()) {
        condition.value = read->constFirst();
        condition.furtherValues = read->mid(1);
    } else if (*read != QStringList{QString(ValueOfEmpty)}) {
        return rejectedQuery(base::Rules::ExplorerBoolean,
                             pointer + (read->constFirst() == ValueOfEmpty ? "/1"_L1 : "/0"_L1));
    }
    return condition;
}

base::Result<ExplorerCondition> readFlat(const QJsonObject &entry, const QString &pointer)
{
    for (auto member = entry.begin(); member != entry.end(); ++member) {
        if (member.key() != "field"_L1 && member.key() != "operator"_L1 && member.key() != "value"_L1)
            return rejectedQuery(base::Rules::ExplorerMember, json::pointerBelow(pointer, member.key()));
    }
    for (const auto key : {"field"_L1, "operator"_L1}) {
        if (!entry.contains(key))
            return rejectedQuery(base::Rules::JsonMissing, pointer + u'/' + key);
        if (!entry[key].isString())
            return rejectedQuery(base::Rules::JsonType, pointer + u'/' + key);
    }
    const QString field = entry["field"_L1].toString();
    if (field.isEmpty())
        return rejectedQuery(base::Rules::JsonMissing, pointer + "/field"_L1);
    const QString name = entry["operator"_L1].toString();
    if (name.isEmpty())
        return rejectedQuery(base::Rules::JsonMissing, pointer + "/operator"_L1);
    return conditionOf(field, name, entry["value"_L1], pointer + "/value"_L1);
}

/// The single key of an object, which in the nested dialect is a field or an operator.
base::Result<QString> onlyKey(const QJsonValue &value, const QString &pointer)
{
    if (!value.isObject() || value.toObject().size() > 1)
        return rejectedQuery(base::Rules::JsonType, pointer);
    const QStringList keys = value.toObject().keys();
    return keys.isEmpty() || keys.first().isEmpty()
        ? base::Result<QString>(rejectedQuery(base::Rules::JsonMissing, pointer))
        : base::Result<QString>(keys.first());
}

base::Result<ExplorerCondition> readNested(const QJsonObject &entry, const QString &pointer)
{
    const auto field = onlyKey(entry, pointer);
    if (!field)
        return field.error();
    const QString below = json::pointerBelow(pointer, *field);
    const auto name = onlyKey(entry[*field], below);
    if (!name)
        return name.error();
    const QString last = json::pointerBelow(below, *name);
    return conditionOf(*field, *name, entry[*field][*name], last);
}

} // namespace

base::Done check(const ExplorerCondition &condition)
{
    return check(condition, findExplorerField(condition.field));
}

base::Done check(const ExplorerCondition &condition, const ExplorerField *field)
{
    if (QStringView(condition.field).trimmed().isEmpty())
        return unusable(base::Rules::ExplorerNoField, condition);
    if (!condition.hasKnownOperator() && condition.unknownOperator->trimmed().isEmpty())
        return unusable(base::Rules::ExplorerNoOperator, condition);
    if (!condition.hasKnownOperator())
        return std::monostate(); // its value is for the service to judge
    if (!fitsField(field, condition.is))
        return unusable(base::Rules::ExplorerOperator, condition);
    if (!condition.takesValue())
        return std::monostate();
    const ExplorerType type = typeOfValues(field, condition.is);
    if (const auto fault = faultOfValue(condition.value, type))
        return unusable(*fault, condition);
    for (const QString &value : condition.furtherValues) {
        if (const auto fault = faultOfValue(value, type))
            return unusable(*fault, condition);
    }
    return std::monostate();
}

bool canBeAsked(const QList<ExplorerCondition> &conditions)
{
    return std::ranges::all_of(conditions, &ExplorerCondition::canBeAsked);
}

QByteArray writeFilterText(const QList<ExplorerCondition> &conditions, FilterDialect dialect, FilterLayout layout,
                           int depth, const QByteArray &before)
{
    if (conditions.isEmpty())
        return before + "[]";
    constexpr qsizetype UsualEntry = 160; // bytes, with its indentation
    const FilterPieces pieces = piecesOf(dialect, layout, depth);
    GrowingText text(before, conditions.size() * UsualEntry);
    bool isFirst = true;
    for (const ExplorerCondition &condition : conditions) {
        text.add(std::exchange(isFirst, false) ? "[" : ",");
        addEntry(text, pieces, condition);
    }
    text.add(pieces.afterAll);
    return text.whole();
}

base::Result<ReadFilter> readFilter(const QJsonArray &filter)
{
    ReadFilter read;
    for (qsizetype index = 0; index < filter.size(); ++index) {
        const QString pointer = u'/' + QString::number(index);
        if (!filter.at(index).isObject())
            return rejectedQuery(base::Rules::JsonType, pointer);
        const QJsonObject entry = filter.at(index).toObject();
        const FilterDialect dialect = isFlat(entry) ? FilterDialect::Flat : FilterDialect::Nested;
        const auto condition = dialect == FilterDialect::Flat ? readFlat(entry, pointer) : readNested(entry, pointer);
        if (!condition)
            return condition.error();
        read.conditions += *condition;
        if (index == 0)
            read.dialect = dialect;
    }
    return read;
}

QList<std::pair<QString, QString>> explorerParameters(const QList<ExplorerCondition> &conditions, const QString &sort)
{
    QList<std::pair<QString, QString>> parameters;
    for (const ExplorerCondition &condition : conditions) {
        Q_ASSERT(condition.canBeAsked());
        const QString index = QString::number(parameters.size());
        parameters.emplaceBack(u"filter[%1][%2][%3][0]"_s.arg(index, condition.field, condition.operatorName()),
                               condition.takesValue() ? condition.value : QString(ValueOfEmpty));
    }
    if (!sort.isEmpty())
        parameters.emplaceBack(u"sort"_s, sort);
    return parameters;
}

base::Result<QList<ExplorerCondition>> readExplorerParameters(const QList<std::pair<QString, QString>> &parameters)
{
    static const QRegularExpression form(u"\\Afilter\\[([0-9]{1,9})\\]\\[([^][]+)\\]\\[([^][]+)\\]\\[0\\]\\z"_s);
    std::map<int, ExplorerCondition> found;
    for (const auto &[key, value] : parameters) {
        if (key != "filter"_L1 && !key.startsWith("filter["_L1))
            continue;
        const auto match = form.match(key);
        if (!match.hasMatch())
            return rejectedQuery(base::Rules::ExplorerParameter, key);
        const auto is = operatorOfName(match.capturedView(3));
        if (!is)
            return rejectedQuery(base::Rules::ExplorerOperator, key);
        if (!takesValue(*is) && value != ValueOfEmpty)
            return rejectedQuery(base::Rules::ExplorerBoolean, key);
        const ExplorerCondition condition{match.captured(2), *is, takesValue(*is) ? value : QString()};
        if (!found.emplace(match.capturedView(1).toInt(), condition).second)
            return rejectedQuery(base::Rules::ExplorerIndex, key);
    }
    QList<ExplorerCondition> conditions;
    for (const auto &[index, condition] : found)
        conditions += condition;
    return conditions;
}

} // namespace runlatch::protocol
