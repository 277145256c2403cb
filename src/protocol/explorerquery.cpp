// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/explorerquery.h"

#include "protocol/jsonapi.h"
#include "protocol/orderedjson.h"

#include <QJsonObject>
#include <QRegularExpression>

#include <map>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr auto ValueOfEmpty = "true"_L1;

base::Error unusable(const QString &rule, const ExplorerCondition &condition)
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = condition.field};
}

base::Error rejected(const QString &rule, const QString &subject)
{
    return {.kind = base::ErrorKind::Rejected, .rule = rule, .subject = subject};
}

/// What the value has to be. The operator tells it where the field is not documented.
ExplorerType typeOfValue(const ExplorerField *field, ExplorerOperator is)
{
    using enum ExplorerOperator;
    if (field)
        return field->type;
    if (is == GreaterThan || is == LessThan || is == GreaterOrEqual || is == LessOrEqual)
        return ExplorerType::Number;
    return is == IsBefore || is == IsAfter ? ExplorerType::Time : ExplorerType::Text;
}

QString sentValue(const ExplorerCondition &condition)
{
    return takesValue(condition.is) ? condition.value : QString(ValueOfEmpty);
}

bool isFlat(const QJsonObject &entry)
{
    for (const auto key : {"field"_L1, "operator"_L1, "value"_L1}) {
        if (entry.contains(key) && !entry[key].isObject()) // a field may be named so
            return true;
    }
    return false;
}

/// `field` and `name` (of the operator) are read already.
base::Result<ExplorerCondition> conditionOf(const QString &field, const QString &name, const QString &operatorPointer,
                                            const QJsonValue &values, const QString &pointer)
{
    const auto is = operatorOfName(name);
    if (!is)
        return rejected(u"explorer.operator"_s, operatorPointer);
    const QJsonArray list = values.toArray();
    if (list.isEmpty() && !takesValue(*is) && (values.isArray() || values.isUndefined()))
        return ExplorerCondition{field, *is, {}};
    if (values.isUndefined())
        return rejected(u"json.missing"_s, pointer);
    if (!values.isArray())
        return rejected(u"json.type"_s, pointer);
    if (list.isEmpty())
        return rejected(u"json.missing"_s, pointer + "/0"_L1);
    if (!list.first().isString())
        return rejected(u"json.type"_s, pointer + "/0"_L1);
    if (list.size() > 1) // the reference: the index of a value must be 0
        return rejected(u"json.type"_s, pointer + "/1"_L1);
    const QString value = list.first().toString();
    if (takesValue(*is))
        return ExplorerCondition{field, *is, value};
    if (value != ValueOfEmpty)
        return rejected(u"explorer.boolean"_s, pointer + "/0"_L1);
    return ExplorerCondition{field, *is, {}};
}

base::Result<ExplorerCondition> readFlat(const QJsonObject &entry, const QString &pointer)
{
    for (const auto key : {"field"_L1, "operator"_L1}) {
        if (!entry.contains(key))
            return rejected(u"json.missing"_s, pointer + u'/' + key);
        if (!entry[key].isString())
            return rejected(u"json.type"_s, pointer + u'/' + key);
    }
    const QString field = entry["field"_L1].toString();
    if (field.isEmpty())
        return rejected(u"json.missing"_s, pointer + "/field"_L1);
    return conditionOf(field, entry["operator"_L1].toString(), pointer + "/operator"_L1, entry["value"_L1],
                       pointer + "/value"_L1);
}

/// The one member of an object, by which the nested form says its field and its operator.
base::Result<QString> onlyKey(const QJsonValue &value, const QString &pointer)
{
    if (!value.isObject() || value.toObject().size() > 1)
        return rejected(u"json.type"_s, pointer);
    const QStringList keys = value.toObject().keys();
    return keys.isEmpty() || keys.first().isEmpty() ? base::Result<QString>(rejected(u"json.missing"_s, pointer))
                                                    : base::Result<QString>(keys.first());
}

QString deeper(const QString &pointer, QString key)
{
    return pointer + u'/' + key.replace(u'~', "~0"_L1).replace(u'/', "~1"_L1);
}

base::Result<ExplorerCondition> readNested(const QJsonObject &entry, const QString &pointer)
{
    const auto field = onlyKey(entry, pointer);
    if (!field)
        return field.error();
    const QString below = deeper(pointer, *field);
    const auto name = onlyKey(entry[*field], below);
    if (!name)
        return name.error();
    const QString last = deeper(below, *name);
    return conditionOf(*field, *name, last, entry[*field][*name], last);
}

} // namespace

base::Done check(const ExplorerCondition &condition)
{
    static const QRegularExpression number(u"\\A-?[0-9]+(\\.[0-9]+)?\\z"_s, QRegularExpression::DontCaptureOption);
    const ExplorerField *field = findExplorerField(condition.field);
    if (condition.field.trimmed().isEmpty())
        return unusable(u"explorer.no-field"_s, condition);
    if (!operatorsOf(field).contains(condition.is))
        return unusable(u"explorer.operator"_s, condition);
    if (!takesValue(condition.is))
        return std::monostate();
    if (condition.value.trimmed().isEmpty())
        return unusable(u"explorer.no-value"_s, condition);
    const ExplorerType type = typeOfValue(field, condition.is);
    if (type == ExplorerType::Number && !number.match(condition.value).hasMatch())
        return unusable(u"explorer.number"_s, condition);
    if (type == ExplorerType::Time && !readTime(condition.value).isValid())
        return unusable(u"explorer.time"_s, condition);
    if (type == ExplorerType::Boolean && condition.value != "true"_L1 && condition.value != "false"_L1)
        return unusable(u"explorer.boolean"_s, condition);
    return std::monostate();
}

QByteArray writeFilterText(const QList<ExplorerCondition> &conditions, FilterForm form)
{
    QList<QByteArray> entries;
    for (const ExplorerCondition &condition : conditions) {
        const QString name = operatorName(condition.is);
        const QJsonArray value{sentValue(condition)};
        if (form == FilterForm::Flat)
            entries +=
                OrderedJson().add(u"field", condition.field).add(u"operator", name).add(u"value", value).toJson();
        else
            entries += OrderedJson().addRaw(condition.field, OrderedJson().add(name, value).toJson()).toJson();
    }
    return OrderedJson::array(entries);
}

base::Result<ReadFilter> readFilter(const QJsonArray &filter)
{
    ReadFilter read;
    for (qsizetype index = 0; index < filter.size(); ++index) {
        const QString pointer = u'/' + QString::number(index);
        if (!filter.at(index).isObject())
            return rejected(u"json.type"_s, pointer);
        const QJsonObject entry = filter.at(index).toObject();
        const FilterForm form = isFlat(entry) ? FilterForm::Flat : FilterForm::Nested;
        const auto condition = form == FilterForm::Flat ? readFlat(entry, pointer) : readNested(entry, pointer);
        if (!condition)
            return condition.error();
        read.conditions += *condition;
        if (index == 0)
            read.form = form;
    }
    return read;
}

QList<std::pair<QString, QString>> explorerParameters(const QList<ExplorerCondition> &conditions, const QString &sort)
{
    QList<std::pair<QString, QString>> parameters;
    for (const ExplorerCondition &condition : conditions) {
        const QString index = QString::number(parameters.size());
        parameters.emplaceBack(u"filter[%1][%2][%3][0]"_s.arg(index, condition.field, operatorName(condition.is)),
                               sentValue(condition));
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
            return rejected(u"explorer.parameter"_s, key);
        const auto is = operatorOfName(match.capturedView(3));
        if (!is)
            return rejected(u"explorer.operator"_s, key);
        if (!takesValue(*is) && value != ValueOfEmpty)
            return rejected(u"explorer.boolean"_s, key);
        const ExplorerCondition condition{match.captured(2), *is, takesValue(*is) ? value : QString()};
        if (!found.emplace(match.capturedView(1).toInt(), condition).second)
            return rejected(u"explorer.index"_s, key);
    }
    QList<ExplorerCondition> conditions;
    for (const auto &[index, condition] : found)
        conditions += condition;
    return conditions;
}

} // namespace runlatch::protocol
