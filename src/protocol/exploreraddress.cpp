// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/exploreraddress.h"

#include "base/rules.h"
#include "text/utf8.h"

#include <QUrl>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr auto ValueOfEmptyAddressed = "true"_L1;
constexpr qsizetype MaxPassedOver = 10; // names that are told
constexpr qsizetype MaxFragment = 60;   // bytes of it that are told

/// The parts of a parameter's name: filter[index][field][operator][value index].
struct FilterName
{
    QStringView index;
    QStringView field;
    QStringView is;
    QStringView valueIndex;
};

bool isIndex(QStringView text)
{
    constexpr qsizetype MaxDigits = 9; // an int has room for them
    return text.size() <= MaxDigits
        && std::all_of(text.begin(), text.end(), [](QChar digit) { return digit >= u'0' && digit <= u'9'; });
}

std::optional<FilterName> filterName(QStringView name)
{
    QStringView rest = name.sliced("filter"_L1.size());
    std::array<QStringView, 4> parts;
    for (QStringView &part : parts) {
        const qsizetype end = rest.indexOf(u']');
        if (!rest.startsWith(u'[') || end < 0)
            return std::nullopt;
        part = rest.sliced(1, end - 1);
        if (part.isEmpty() || part.contains(u'['))
            return std::nullopt;
        rest = rest.sliced(end + 1);
    }
    if (!rest.isEmpty() || !isIndex(parts[0]) || !isIndex(parts[3]))
        return std::nullopt;
    return FilterName{parts[0], parts[1], parts[2], parts[3]};
}

bool isBlankByte(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

int hexDigit(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    const char lower = static_cast<char>(digit | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// Nothing for broken percent-encoding, and for bytes that are no UTF-8.
std::optional<QString> decodedPart(QByteArrayView part)
{
    QByteArray bytes;
    bytes.reserve(part.size());
    for (qsizetype at = 0; at < part.size(); ++at) {
        if (part[at] != '%') {
            bytes += part[at] == '+' ? ' ' : part[at]; // forms write a space so
            continue;
        }
        const int high = at + 2 < part.size() ? hexDigit(part[at + 1]) : -1;
        const int low = at + 2 < part.size() ? hexDigit(part[at + 2]) : -1;
        if (high < 0 || low < 0)
            return std::nullopt;
        bytes += static_cast<char>(high * 16 + low);
        at += 2;
    }
    if (!QByteArrayView(bytes).isValidUtf8())
        return std::nullopt;
    return text::fromWholeUtf8(bytes);
}

/// Reads the parameters of one text, up to the first fault.
class AddressReader
{
public:
    explicit AddressReader(const QByteArray &text)
        : m_text(text)
    {
    }

    QueryReading read()
    {
        const qsizetype fragment = m_text.indexOf('#');
        const qsizetype end = fragment < 0 ? m_text.size() : fragment;
        if (m_text.trimmed().isEmpty())
            fault(base::Rules::ExplorerNothing, 0);
        for (qsizetype begin = beginOfQuery(m_text.first(end)); begin < end && !m_reading.fault;) {
            const qsizetype next = m_text.indexOf('&', begin);
            const qsizetype last = next < 0 ? end : std::min(next, end);
            readParameter(begin, last);
            begin = last + 1;
        }
        if (const auto behind = m_text.sliced(end).trimmed(); behind.size() > 1)
            m_reading.passedOver += QString::fromUtf8(behind.first(std::min(behind.size(), MaxFragment)));
        return m_reading;
    }

private:
    /// A query alone may have "?" in its values, behind "=".
    static qsizetype beginOfQuery(QByteArrayView text)
    {
        const qsizetype mark = text.indexOf('?');
        const QByteArrayView before = text.first(std::max<qsizetype>(mark, 0)).trimmed();
        const bool isQueryAlone = before.contains('=') && !before.contains("://") && !before.startsWith('/');
        return isQueryAlone ? 0 : mark + 1;
    }

    void readParameter(qsizetype begin, qsizetype end)
    {
        while (begin < end && isBlankByte(m_text[begin]))
            ++begin;
        while (end > begin && isBlankByte(m_text[end - 1]))
            --end;
        if (begin == end)
            return;
        const QByteArrayView parameter = m_text.sliced(begin, end - begin);
        const qsizetype equals = parameter.indexOf('=');
        const QByteArrayView written = parameter.first(equals < 0 ? parameter.size() : equals);
        const auto name = decodedPart(written);
        if (!name)
            return fault(base::Rules::ExplorerEncoding, begin, QString::fromUtf8(written));
        if (equals < 0)
            return fault(base::Rules::ExplorerParameter, begin, *name);
        const auto value = decodedPart(parameter.sliced(equals + 1));
        if (!value)
            return fault(base::Rules::ExplorerEncoding, begin + equals + 1, *name);
        take(*name, *value, begin, begin + equals + 1);
    }

    void take(const QString &name, const QString &value, qsizetype begin, qsizetype valueBegin)
    {
        if (name == "type"_L1 && value != "workspaces"_L1)
            fault(base::Rules::CreateQueryType, valueBegin, name);
        else if (name == "filter"_L1 || name.startsWith("filter["_L1))
            takeCondition(name, value, begin, valueBegin);
        else if (name != "type"_L1 && m_reading.passedOver.size() < MaxPassedOver
                 && !m_reading.passedOver.contains(name))
            m_reading.passedOver += name;
    }

    void takeCondition(const QString &name, const QString &value, qsizetype begin, qsizetype valueBegin)
    {
        const auto parts = filterName(name);
        if (!parts)
            return fault(base::Rules::ExplorerParameter, begin, name);
        const auto is = operatorOfName(parts->is);
        ExplorerCondition condition{parts->field.toString(), is.value_or(ExplorerOperator::Is), value};
        if (!is)
            condition.unknownOperator = parts->is.toString();
        const int valueIndex = parts->valueIndex.toInt();
        if (valueIndex > 0 && !continues(condition, parts->index.toInt(), valueIndex))
            return fault(base::Rules::ExplorerParameter, begin, name);
        if (!condition.takesValue() && (value != ValueOfEmptyAddressed || valueIndex > 0))
            return fault(base::Rules::ExplorerBoolean, valueBegin, condition.field);
        if (!condition.takesValue())
            condition.value.clear();
        if (const auto checked = check(condition); !checked) {
            m_reading.fault = placedFault(checked.error(), m_text, valueBegin);
            return;
        }
        if (valueIndex > 0)
            m_reading.filter.conditions.last().furtherValues += value;
        else
            m_reading.filter.conditions += condition;
        m_index = parts->index.toInt();
    }

    /// True for the next value of the last condition.
    bool continues(const ExplorerCondition &condition, int index, int valueIndex) const
    {
        if (m_reading.filter.conditions.isEmpty() || index != m_index)
            return false;
        const ExplorerCondition &last = m_reading.filter.conditions.constLast();
        return last.field == condition.field && last.operatorName() == condition.operatorName()
            && last.furtherValues.size() + 1 == valueIndex;
    }

    void fault(base::Rule rule, qsizetype offset, const QString &subject = {})
    {
        m_reading.fault =
            placedFault({.kind = base::ErrorKind::Rejected, .rule = rule, .subject = subject}, m_text, offset);
    }

    const QByteArrayView m_text;
    QueryReading m_reading;
    int m_index = -1; ///< of the last condition
};

} // namespace

bool canBeAddressed(const ExplorerCondition &condition)
{
    const auto isName = [](const QString &name) {
        return !name.isEmpty() && !name.contains(u'[') && !name.contains(u']') && name.isValidUtf16();
    };
    if (!isName(condition.field) || !isName(condition.operatorName()))
        return false;
    return !condition.takesValue()
        || (condition.value.isValidUtf16()
            && std::all_of(condition.furtherValues.cbegin(), condition.furtherValues.cend(),
                           [](const QString &value) { return value.isValidUtf16(); }));
}

QByteArray writeExplorerAddress(const QString &explorer, const QList<ExplorerCondition> &conditions,
                                AddressLayout layout)
{
    const bool isLink = layout == AddressLayout::Link;
    const QByteArray open = isLink ? "%5B"_ba : "["_ba;
    const QByteArray close = isLink ? "%5D"_ba : "]"_ba;
    QByteArray address = explorer.toUtf8();
    if (!isLink && !address.isEmpty())
        address += '\n';
    address += "?type=workspaces";
    for (qsizetype index = 0; index < conditions.size(); ++index) {
        const ExplorerCondition &condition = conditions.at(index);
        Q_ASSERT(canBeAddressed(condition));
        QByteArray name = isLink ? "&filter"_ba : "\n&filter"_ba;
        for (const QByteArray &part : {QByteArray::number(index), QUrl::toPercentEncoding(condition.field),
                                       QUrl::toPercentEncoding(condition.operatorName())})
            name += open + part + close;
        const QStringList values = condition.takesValue() ? condition.values() : QStringList{ValueOfEmptyAddressed};
        for (qsizetype value = 0; value < values.size(); ++value)
            address += name + open + QByteArray::number(value) + close + '=' + QUrl::toPercentEncoding(values[value]);
    }
    return address;
}

QueryReading readExplorerAddress(const QByteArray &text)
{
    return AddressReader(text).read();
}

bool isExplorerAddress(QStringView text)
{
    const QStringView address = text.trimmed();
    if (!address.startsWith("https://"_L1, Qt::CaseInsensitive)
        && !address.startsWith("http://"_L1, Qt::CaseInsensitive))
        return false;
    const qsizetype mark = address.indexOf(u'?');
    if (mark < 0 || !address.first(mark).contains("/explorer"_L1))
        return false;
    if (std::any_of(address.begin(), address.end(), [](QChar letter) { return letter.isSpace(); }))
        return false;
    const QStringView query = address.sliced(mark);
    return query.contains("filter["_L1) || query.contains("filter%5B"_L1, Qt::CaseInsensitive);
}

} // namespace runlatch::protocol
