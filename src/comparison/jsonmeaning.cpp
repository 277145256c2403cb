// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison/jsonmeaning.h"

#include "comparison/numbervalue.h"
#include "json/jsontext.h"
#include "lint/jsonscanner.h"
#include "text/keyedsum.h"

#include <algorithm>

namespace runlatch::comparison {

namespace {

constexpr qsizetype TokensBetweenQuestions = 4096;

/// Whether two readers understand the text in the same way although the linter found this.
bool isStillJson(base::Rule rule)
{
    using base::Rules;
    return rule == Rules::JsonBom || rule == Rules::JsonNumberRange || rule == Rules::JsonNumberDigits
        || rule == Rules::JsonDuplicateKey;
}

std::uint64_t sumOfWords(const std::vector<std::uint64_t> &words)
{
    return text::keyedSum(
        {reinterpret_cast<const char *>(words.data()), static_cast<qsizetype>(words.size() * sizeof(std::uint64_t))});
}

} // namespace

/// Builds the values of a text.
class JsonMeaning::Reader
{
public:
    Reader(JsonMeaning &meaning, lint::LintLog &log)
        : m_values(meaning.m_values)
        , m_scanner(meaning.m_text, log)
    {
    }

    /// False: it ended before the text did.
    bool read(const std::function<bool()> &isCancelled)
    {
        for (qsizetype count = 1; m_values.size() <= MaxValues; ++count) {
            const lint::JsonToken &token = m_scanner.next();
            if (token.kind == lint::JsonToken::Kind::End)
                return true;
            take(token);
            if (count % TokensBetweenQuestions == 0 && isCancelled && isCancelled())
                return false;
        }
        return false;
    }

private:
    using Kind = lint::JsonToken::Kind;
    struct Open
    {
        Number value;
        std::size_t members; ///< how many stood on the stack before its own
    };

    void take(const lint::JsonToken &token)
    {
        switch (token.kind) {
        case Kind::Key:
            m_keySum = sumOfString('k', token);
            m_key = static_cast<Number>(token.offset + 1);
            break;
        case Kind::BeginObject:
        case Kind::BeginArray: m_open.push_back({begin(token), m_members.size()}); break;
        case Kind::EndObject:
        case Kind::EndArray: close(token); break;
        case Kind::String: takeScalar(token, sumOfString('s', token), token.text.size() + 2); break;
        case Kind::Number: takeScalar(token, sumOfText('n', numberValue(token.text)), token.text.size()); break;
        case Kind::End:
        case Kind::True:
        case Kind::False:
        case Kind::Null:
        case Kind::Odd: takeScalar(token, sumOfText('w', token.text), token.text.size()); break;
        }
    }

    std::uint64_t sumOfString(char kind, const lint::JsonToken &token)
    {
        return token.isEscaped ? sumOfText(kind, json::jsontext::decoded(token.text)) : sumOfText(kind, token.text);
    }
    std::uint64_t sumOfText(char kind, QByteArrayView text)
    {
        m_summed.resize(0); // keeps its memory: there may be millions of texts
        return text::keyedSum((m_summed += kind) += text);
    }

    Number begin(const lint::JsonToken &token)
    {
        const auto number = static_cast<Number>(m_values.size());
        const auto place = static_cast<Number>(token.offset);
        m_values.push_back({0, std::exchange(m_keySum, 0), place, place + 1, number + 1, std::exchange(m_key, 0)});
        return number;
    }

    void takeScalar(const lint::JsonToken &token, std::uint64_t sum, qsizetype size)
    {
        const Number number = begin(token);
        m_values[number].end = static_cast<Number>(token.offset + size);
        finish(number, sum);
    }

    void finish(Number number, std::uint64_t sum)
    {
        m_values[number].sum = sum;
        m_members.push_back({m_values[number].keySum, sum, number});
    }

    void close(const lint::JsonToken &token)
    {
        const Open open = m_open.back();
        m_open.pop_back();
        const auto first = m_members.begin() + static_cast<std::ptrdiff_t>(open.members);
        const bool isObject = token.kind == Kind::EndObject;
        if (isObject)
            sortMembers(first);
        m_words.assign(1, isObject ? 'o' : 'a');
        for (auto member = first; member != m_members.end(); ++member) {
            if (isObject)
                m_words.push_back(member->keySum);
            m_words.push_back(member->sum);
        }
        m_members.erase(first, m_members.end());
        m_values[open.value].end = static_cast<Number>(token.offset + 1);
        m_values[open.value].next = static_cast<Number>(m_values.size());
        finish(open.value, sumOfWords(m_words));
    }

    /// Sorts by keys, and gives the second of the same key a sum of its own.
    void sortMembers(std::vector<Member>::iterator first)
    {
        std::sort(first, m_members.end(), [](const Member &left, const Member &right) {
            return std::pair(left.keySum, left.value) < std::pair(right.keySum, right.value);
        });
        std::uint64_t key = 0;
        std::uint64_t count = 0;
        for (auto member = first; member != m_members.end(); ++member) {
            count = member != first && member->keySum == key ? count + 1 : 0;
            key = member->keySum;
            if (count == 0)
                continue;
            member->keySum = sumOfWords({key, count});
            m_values[member->value].keySum = member->keySum;
        }
    }

    std::vector<Value> &m_values;
    lint::JsonScanner m_scanner;
    std::vector<Open> m_open;
    std::vector<Member> m_members; ///< of all that is open, outer ones first
    std::vector<std::uint64_t> m_words;
    QByteArray m_summed;
    std::uint64_t m_keySum = 0;
    Number m_key = 0;
};

JsonMeaning::JsonMeaning(QByteArrayView text, const std::function<bool()> &isCancelled)
    : m_text(text)
{
    lint::LintLog log;
    m_values.reserve(std::min(MaxValues, static_cast<std::size_t>(text.size() / 16 + 1)));
    const bool isWhole = Reader(*this, log).read(isCancelled);
    m_isTooLarge = m_values.size() > MaxValues;
    const QList<lint::LintFinding> findings = log.placed(text);
    const auto fault = std::ranges::find_if_not(findings, isStillJson, &lint::LintFinding::rule);
    if (fault != findings.end())
        m_fault = *fault;
    if (!isWhole || m_fault)
        std::vector<Value>().swap(m_values);
}

char JsonMeaning::kindOf(Number value) const
{
    const char byte = m_text[m_values[value].begin];
    return QByteArrayView("{[\"ntf").contains(byte) ? byte : '0';
}

QByteArrayView JsonMeaning::key(const Value &member) const
{
    return m_text.sliced(member.key, json::jsontext::endOfString(m_text, member.key) - member.key);
}

} // namespace runlatch::comparison
