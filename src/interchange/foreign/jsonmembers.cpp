// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/jsonmembers.h"

#include "base/rules.h"

#include <simdjson.h>

#include <cmath>

namespace runlatch::interchange {

namespace {

using simdjson::ondemand::json_type;

QByteArray bytesOf(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

base::Error broken(simdjson::error_code why)
{
    return {.kind = base::ErrorKind::Usage,
            .rule = base::Rules::ImportBroken,
            .detail = QString::fromLatin1(simdjson::error_message(why))};
}

} // namespace

/// Reads values of simdjson, whose types stay out of the header.
struct MemberReader
{
    using Member = JsonMembers::Member;

    static simdjson::error_code read(simdjson::ondemand::value value, Member &member)
    {
        json_type type = json_type::null;
        if (const auto error = value.type().get(type))
            return error;
        if (type == json_type::string)
            return readText(value, member);
        if (type == json_type::number)
            return readNumber(value, member);
        if (type == json_type::boolean)
            return readTruth(value, member);
        if (type == json_type::object || type == json_type::array)
            return readNested(value, type, member);
        std::string_view token = value.raw_json_token();
        const bool isNull =
            token.substr(0, 4) == "null" && token.find_first_not_of(" \t\r\n", 4) == std::string_view::npos;
        member.kind = isNull ? Member::Kind::Null : Member::Kind::Other;
        return isNull ? simdjson::SUCCESS : simdjson::N_ATOM_ERROR;
    }

    static simdjson::error_code readText(simdjson::ondemand::value value, Member &member)
    {
        const std::string_view json = value.raw_json_token();
        std::string_view text;
        const auto error = value.get_string().get(text);
        if (error && error != simdjson::STRING_ERROR)
            return error;
        member.kind = error ? Member::Kind::BrokenText : Member::Kind::Text;
        member.text = bytesOf(error ? json : text);
        return simdjson::SUCCESS;
    }

    /// A number with a fraction is taken if it is whole: other tools write 12.0.
    static simdjson::error_code readNumber(simdjson::ondemand::value value, Member &member)
    {
        double number = 0;
        if (const auto error = value.get_double().get(number))
            return error;
        const bool isWhole = std::floor(number) == number && std::fabs(number) <= 9007199254740992.0;
        member.kind = isWhole ? Member::Kind::Number : Member::Kind::Other;
        member.number = isWhole ? static_cast<qint64>(number) : 0;
        return simdjson::SUCCESS;
    }

    static simdjson::error_code readTruth(simdjson::ondemand::value value, Member &member)
    {
        bool truth = false;
        if (const auto error = value.get_bool().get(truth))
            return error;
        member.kind = Member::Kind::Truth;
        member.number = truth ? 1 : 0;
        return simdjson::SUCCESS;
    }

    static simdjson::error_code readNested(simdjson::ondemand::value value, json_type type, Member &member)
    {
        std::string_view json;
        const bool isObject = type == json_type::object;
        if (isObject) {
            simdjson::ondemand::object object;
            if (const auto error = value.get_object().get(object))
                return error;
            if (const auto error = object.raw_json().get(json))
                return error;
        } else {
            simdjson::ondemand::array array;
            if (const auto error = value.get_array().get(array))
                return error;
            if (const auto error = array.raw_json().get(json))
                return error;
        }
        member.kind = isObject ? Member::Kind::Object : Member::Kind::Array;
        member.text = bytesOf(json);
        return simdjson::SUCCESS;
    }

    static simdjson::error_code readAll(simdjson::ondemand::object object, const QList<QByteArray> &names,
                                        JsonMembers &members)
    {
        for (auto field : object) {
            std::string_view key;
            if (const auto error = field.unescaped_key().get(key); error && error != simdjson::STRING_ERROR)
                return error;
            const QByteArray name = key.size() <= 64 ? bytesOf(key) : QByteArray();
            simdjson::ondemand::value value;
            if (const auto error = field.value().get(value))
                return error;
            if (!names.contains(name) || members.m_members.contains(name))
                continue;
            Member member;
            if (const auto error = read(value, member))
                return error;
            members.m_members.insert(name, member);
        }
        return simdjson::SUCCESS;
    }
};

base::Result<JsonMembers> JsonMembers::read(QByteArrayView object, const QList<QByteArray> &names)
{
    const simdjson::padded_string padded(object.data(), static_cast<std::size_t>(object.size()));
    simdjson::ondemand::parser parser;
    simdjson::ondemand::document document;
    if (const auto error = parser.iterate(padded).get(document))
        return broken(error);
    simdjson::ondemand::object root;
    if (const auto error = document.get_object().get(root))
        return broken(error);
    JsonMembers members;
    if (const auto error = MemberReader::readAll(root, names, members))
        return broken(error);
    const char *rest = nullptr;
    if (document.current_location().get(rest) == simdjson::SUCCESS)
        return base::Error{.kind = base::ErrorKind::Usage, .rule = base::Rules::ImportAfterEnd};
    return members;
}

const JsonMembers::Member *JsonMembers::find(const QByteArray &name, Member::Kind kind) const
{
    const auto found = m_members.constFind(name);
    return found != m_members.constEnd() && found->kind == kind ? &*found : nullptr;
}

bool JsonMembers::has(const QByteArray &name) const
{
    return m_members.contains(name) && !isNull(name);
}

bool JsonMembers::isNull(const QByteArray &name) const
{
    return find(name, Member::Kind::Null) != nullptr;
}

std::optional<QByteArray> JsonMembers::text(const QByteArray &name) const
{
    const Member *member = find(name, Member::Kind::Text);
    return member ? std::optional(member->text) : std::nullopt;
}

std::optional<QByteArray> JsonMembers::brokenText(const QByteArray &name) const
{
    const Member *member = find(name, Member::Kind::BrokenText);
    return member ? std::optional(member->text) : std::nullopt;
}

std::optional<qint64> JsonMembers::number(const QByteArray &name) const
{
    const Member *member = find(name, Member::Kind::Number);
    return member ? std::optional(member->number) : std::nullopt;
}

std::optional<bool> JsonMembers::truth(const QByteArray &name) const
{
    const Member *member = find(name, Member::Kind::Truth);
    return member ? std::optional(member->number != 0) : std::nullopt;
}

std::optional<QByteArray> JsonMembers::object(const QByteArray &name) const
{
    const Member *member = find(name, Member::Kind::Object);
    return member ? std::optional(member->text) : std::nullopt;
}

std::optional<QList<QByteArray>> JsonMembers::elements(const QByteArray &name, qsizetype most) const
{
    const Member *member = find(name, Member::Kind::Array);
    if (!member)
        return std::nullopt;
    const simdjson::padded_string padded(member->text.constData(), static_cast<std::size_t>(member->text.size()));
    simdjson::ondemand::parser parser;
    simdjson::ondemand::document document;
    simdjson::ondemand::array array;
    if (parser.iterate(padded).get(document) || document.get_array().get(array))
        return std::nullopt;
    QList<QByteArray> elements;
    for (auto element : array) {
        Member read;
        simdjson::ondemand::value value;
        if (element.get(value) || MemberReader::read(value, read) || elements.size() == most)
            return std::nullopt;
        elements.append(read.text);
    }
    return elements;
}

QByteArray withoutBlanks(QByteArray json)
{
    constexpr QByteArrayView blanks(" \t\r\n");
    while (!json.isEmpty() && blanks.contains(json.back()))
        json.chop(1);
    qsizetype first = 0;
    while (first < json.size() && blanks.contains(json.at(first)))
        ++first;
    return first == 0 ? json : json.sliced(first);
}

} // namespace runlatch::interchange
