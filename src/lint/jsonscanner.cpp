// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/jsonscanner.h"

#include "json/jsonpointer.h"
#include "json/jsontext.h"
#include "text/unpacking.h"
#include "text/utf8.h"

#include <simdjson.h>

#include <algorithm>
#include <charconv>
#include <system_error>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

namespace {

constexpr qsizetype MaxPointerLength = 2000; // characters; 1,024 levels of short keys
constexpr qsizetype MaxNumberLength = 1000;  // bytes
constexpr qsizetype MaxSafeDigits = 15;      // a double keeps any whole number of so many digits

bool isSpace(char byte)
{
    return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

/// Whether the byte may be part of a number, or of a word that stands where a value belongs.
bool isWordByte(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '-'
        || byte == '+' || byte == '.' || byte == '_';
}

bool beginsLikeNumber(QByteArrayView word)
{
    const char first = word.front();
    return (first >= '0' && first <= '9') || first == '-' || first == '+' || first == '.' || word == "NaN"
        || word == "Infinity";
}

bool beginsValue(char byte)
{
    return byte == '"' || byte == '{' || byte == '[' || isWordByte(byte);
}

/// A double has 53 bits: of larger whole numbers it keeps some.
bool losesDigits(QByteArrayView number, double value)
{
    const QByteArrayView digits = number.startsWith('-') ? number.sliced(1) : number;
    if (digits.size() <= MaxSafeDigits || number.contains('.') || number.contains('e') || number.contains('E'))
        return false;
    return QByteArray::number(value, 'f', 0) != number;
}

/// Whether the number is a whole one that 64 bits do not hold: many readers refuse it, and others round it.
bool isBeyond64Bits(QByteArrayView number)
{
    if (number.contains('.') || number.contains('e') || number.contains('E'))
        return false;
    qint64 whole = 0;
    quint64 natural = 0;
    const char *end = number.data() + number.size();
    return std::from_chars(number.data(), end, whole).ec != std::errc()
        && std::from_chars(number.data(), end, natural).ec != std::errc();
}

/// Tells whether the text begins like JSON in UTF-16 or UTF-32, with a byte order mark or without.
bool looksWide(QByteArrayView head)
{
    const auto isAscii = [head](qsizetype at) { return QByteArrayView("{[\" \t\r\n").contains(head[at]); };
    if (head.startsWith("\xFF\xFE") || head.startsWith("\xFE\xFF"))
        return true;
    const bool isPair = head.size() >= 2 && (head[0] == '\0') != (head[1] == '\0');
    if (isPair)
        return isAscii(head[0] == '\0' ? 1 : 0);
    return head.size() >= 4 && head[0] == '\0' && head[1] == '\0' && (head[2] == '\0' ? isAscii(3) : head[3] == '\xFF');
}

/// Whether the text is a form as browsers send it: NAME=VALUE, or parts between boundaries.
bool isForm(QByteArrayView text)
{
    constexpr qsizetype LongestName = 200;
    if (text.startsWith("--"))
        return text.first(std::min(text.size(), 2 * LongestName)).contains("\nContent-Disposition: form-data");
    if (text.startsWith("%7B") || text.startsWith("%7b"))
        return true;
    const auto isInName = [](char byte) { return isWordByte(byte) || byte == '%' || byte == '[' || byte == ']'; };
    const QByteArrayView head = text.first(std::min(text.size(), LongestName));
    const auto *const end = std::find_if_not(head.begin(), head.end(), isInName);
    return end != head.begin() && end != head.end() && *end == '=' && head.front() != '[';
}

} // namespace

JsonScanner::JsonScanner(QByteArrayView text, LintLog &log)
    : m_text(text)
    , m_isUtf8(simdjson::validate_utf8(text.data(), static_cast<std::size_t>(text.size())))
    , m_log(log)
    , m_keys(text)
{
    begin();
}

/// Judges the text before its first token.
void JsonScanner::begin()
{
    if (m_text.startsWith("\xEF\xBB\xBF")) {
        fault(base::Rules::JsonBom, 0);
        m_at = 3;
    }
    const QByteArrayView head = m_text.first(std::min<qsizetype>(4, m_text.size()));
    skipSpace();
    if (const QString format = text::packingName(head); !format.isEmpty())
        fault(base::Rules::JsonCompressed, 0, {format});
    else if (looksWide(head))
        fault(base::Rules::JsonEncoding, 0);
    else if (m_at == m_text.size())
        fault(base::Rules::JsonEmpty, 0);
    else if (current() == '<')
        fault(base::Rules::JsonHtml, m_at);
    else if (isForm(m_text.sliced(m_at)))
        fault(base::Rules::JsonForm, m_at);
    else
        return;
    m_state = State::Done;
    m_isFinished = true;
}

const JsonToken &JsonScanner::next()
{
    const qsizetype before = m_at;
    skipSpace();
    if (m_isFinished) {
        emitToken(Kind::End, m_at, {});
        return m_token;
    }
    switch (m_state) {
    case State::Value: readValue(); break;
    case State::FirstValue: current() == ']' ? close() : readValue(); break;
    case State::FirstKey: current() == '}' ? close() : readKey(); break;
    case State::AfterValue: readAfterValue(); break;
    case State::Done: finish(); break;
    }
    m_steps += m_at - before + 1;
    return m_token;
}

QString JsonScanner::child(const QString &pointer, const QString &key)
{
    return json::pointerBelow(pointer, key.left(LintFinding::MaxKeyLength));
}

void JsonScanner::skipSpace()
{
    while (m_at < m_text.size() && isSpace(m_text[m_at]))
        ++m_at;
}

void JsonScanner::readKey()
{
    if (current() != '"')
        return stop("key");
    m_frames.back().key = {}; // what is wrong with this key is told of its object
    readString(Kind::Key);
    if (m_isFinished)
        return;
    Frame &frame = m_frames.back();
    frame.key = m_token.text;
    m_keys.add(m_token.offset + 1, m_token.text.size(), m_token.isEscaped);
    m_state = State::Value;
    skipSpace();
    if (current() == ':')
        ++m_at;
    else
        stop("colon"); // the key itself is told first
}

void JsonScanner::readValue()
{
    if (!m_frames.empty() && !m_frames.back().isObject)
        ++m_frames.back().index;
    m_state = State::AfterValue;
    switch (current()) {
    case '"': readString(Kind::String); break;
    case '{': open(true); break;
    case '[': open(false); break;
    default: isWordByte(current()) ? readWord() : stop(m_frames.empty() ? "object" : "value"); break;
    }
}

void JsonScanner::readAfterValue()
{
    if (m_frames.empty()) {
        m_state = State::Done;
        return finish();
    }
    const bool isObject = m_frames.back().isObject;
    const char end = isObject ? '}' : ']';
    if (current() == end)
        return close();
    if (current() == ',') {
        if (!skipCommas())
            return close();
    } else if (isObject ? current() == '"' : beginsValue(current())) {
        fault(base::Rules::JsonComma, m_at);
    } else {
        return stop(isObject ? "comma-or-brace" : "comma-or-bracket");
    }
    isObject ? readKey() : readValue();
}

/// Returns false if nothing but the end of the object or array follows.
bool JsonScanner::skipCommas()
{
    const char end = m_frames.back().isObject ? '}' : ']';
    const qsizetype first = m_at++;
    skipSpace();
    bool isOne = true;
    while (current() == ',') {
        isOne = false;
        ++m_at;
        skipSpace();
    }
    if (!isOne || current() == end)
        fault(base::Rules::JsonComma, first);
    return current() != end;
}

void JsonScanner::readString(Kind kind)
{
    const qsizetype begin = m_at++;
    m_sawEscape = false;
    for (;;) {
        m_at = json::jsontext::endOfPlainText(m_text, m_at, m_isUtf8);
        if (m_at >= m_text.size())
            return stop("quote");
        const char byte = m_text[m_at];
        if (byte == '"')
            break;
        if (byte == '\\') {
            readEscape();
        } else if (static_cast<unsigned char>(byte) < 0x20) {
            fault(base::Rules::JsonControl, m_at++);
        } else if (const int length = text::utf8Length(m_text, m_at)) {
            m_at += length;
        } else {
            fault(base::Rules::JsonUtf8, m_at++);
        }
    }
    emitToken(kind, begin, m_text.sliced(begin + 1, m_at - begin - 1), m_sawEscape);
    ++m_at;
}

void JsonScanner::readEscape()
{
    m_sawEscape = true;
    const qsizetype begin = m_at++;
    if (current() != 'u') {
        if (m_at < m_text.size() && !QByteArrayView("\"\\/bfnrt").contains(current()))
            fault(base::Rules::JsonEscape, begin);
        else
            m_at = std::min(m_at + 1, m_text.size());
        return;
    }
    const int unit = json::jsontext::hexDigits(m_text, m_at + 1);
    if (unit < 0)
        return fault(base::Rules::JsonEscape, begin);
    m_at = begin + json::jsontext::EscapeSize;
    if (unit < 0xD800 || unit >= 0xE000)
        return;
    const bool hasOther = unit < 0xDC00 && m_text.sliced(m_at).startsWith("\\u");
    const int other = hasOther ? json::jsontext::hexDigits(m_text, m_at + 2) : -1;
    if (other >= 0xDC00 && other < 0xE000)
        m_at += json::jsontext::EscapeSize;
    else
        fault(base::Rules::JsonSurrogate, begin);
}

/// A number, true, false or null; or a word that is none of them.
void JsonScanner::readWord()
{
    const qsizetype begin = m_at;
    while (m_at < m_text.size() && isWordByte(m_text[m_at]))
        ++m_at;
    const QByteArrayView word = m_text.sliced(begin, m_at - begin);
    if (json::jsontext::isNumber(word)) {
        emitToken(Kind::Number, begin, word);
        return judgeNumber(word);
    }
    const Kind kind = word == "true" ? Kind::True
        : word == "false"            ? Kind::False
        : word == "null"             ? Kind::Null
                                     : Kind::Odd;
    if (kind == Kind::Odd && m_frames.empty()) { // the text is something else than JSON
        m_at = begin;
        return stop("object");
    }
    if (kind == Kind::Odd && beginsLikeNumber(word))
        fault(base::Rules::JsonNumber, begin);
    else if (kind == Kind::Odd)
        fault(base::Rules::JsonBroken, begin, {u"value"_s});
    emitToken(kind, begin, word);
}

void JsonScanner::judgeNumber(QByteArrayView number)
{
    if (number.size() <= MaxSafeDigits && !number.contains('e') && !number.contains('E'))
        return;
    bool isDouble = number.size() <= MaxNumberLength;
    const double value = isDouble ? number.toDouble(&isDouble) : 0;
    if (!isDouble)
        fault(base::Rules::JsonNumberRange, m_token.offset);
    else if (isBeyond64Bits(number))
        m_log.add(
            base::Rules::JsonNumberDigits, m_token.offset, [this] { return pointer(); }, {}, LintSeverity::Error);
    else if (losesDigits(number, value))
        fault(base::Rules::JsonNumberDigits, m_token.offset);
}

void JsonScanner::open(bool isObject)
{
    const qsizetype begin = m_at;
    if (m_frames.size() == MaxDepth) {
        fault(base::Rules::JsonDepth, begin, {QString::number(MaxDepth)});
        skipDeep();
        emitToken(Kind::Odd, begin, {});
        return;
    }
    ++m_at;
    m_frames.emplace_back().isObject = isObject;
    if (isObject)
        m_keys.open();
    m_state = isObject ? State::FirstKey : State::FirstValue;
    emitToken(isObject ? Kind::BeginObject : Kind::BeginArray, begin, {});
}

void JsonScanner::close()
{
    const bool isObject = m_frames.back().isObject;
    if (isObject)
        closeKeys(m_frames.size());
    emitToken(isObject ? Kind::EndObject : Kind::EndArray, m_at++, {});
    m_frames.pop_back();
    m_state = State::AfterValue;
}

/// Moves behind the brackets that are open here. What is between them is not judged.
void JsonScanner::skipDeep()
{
    qsizetype depth = 0;
    for (; m_at < m_text.size(); ++m_at) {
        const char byte = m_text[m_at];
        if (byte == '"')
            m_at = json::jsontext::endOfString(m_text, m_at + 1);
        depth += byte == '{' || byte == '[' ? 1 : byte == '}' || byte == ']' ? -1 : 0;
        if (depth == 0) {
            ++m_at;
            return;
        }
    }
    m_at = m_text.size();
}

void JsonScanner::stop(const char *expected)
{
    m_at = std::min(m_at, m_text.size());
    m_hasUnread = true;
    fault(base::Rules::JsonBroken, m_at, {QString::fromLatin1(expected)});
    for (std::size_t frames = m_frames.size(); frames > 0; --frames) {
        if (m_frames[frames - 1].isObject)
            closeKeys(frames);
    }
    m_isFinished = true;
    if (m_token.kind != Kind::Key || m_state != State::Value)
        emitToken(Kind::End, m_at, {});
}

/// Ends the text, and reports bytes behind the JSON.
void JsonScanner::finish()
{
    m_hasUnread = m_at < m_text.size();
    if (m_hasUnread)
        fault(base::Rules::JsonAfterEnd, m_at);
    m_isFinished = true;
    emitToken(Kind::End, m_at, {});
}

/// Tells the keys that stand twice in the object, which is the innermost but for those that are closed already.
void JsonScanner::closeKeys(std::size_t frames)
{
    for (const DuplicateKeys::Key &key : m_keys.close()) {
        const QString name =
            json::jsontext::decodedText(m_text.sliced(key.offset, key.size), LintFinding::MaxKeyLength);
        m_log.add(base::Rules::JsonDuplicateKey, key.offset - 1, [&] { return child(pointerOf(frames - 1), name); },
                  {name});
    }
}

void JsonScanner::emitToken(Kind kind, qsizetype offset, QByteArrayView text, bool isEscaped)
{
    m_token = {kind, offset, text, isEscaped};
}

void JsonScanner::fault(base::Rule rule, qsizetype offset, const QStringList &arguments)
{
    m_log.add(
        rule, offset, [this] { return pointer(); }, arguments);
}

QString JsonScanner::pointerOf(std::size_t levels) const
{
    QString pointer;
    for (std::size_t depth = 0; depth < levels && pointer.size() < MaxPointerLength; ++depth)
        appendSegment(pointer, m_frames[depth]);
    return pointer.left(MaxPointerLength);
}

void JsonScanner::appendSegment(QString &pointer, const Frame &frame)
{
    if (!frame.isObject && frame.index >= 0)
        pointer = json::pointerBelow(pointer, frame.index);
    else if (frame.isObject && frame.key.data())
        pointer = child(pointer, json::jsontext::decodedText(frame.key, LintFinding::MaxKeyLength));
}

} // namespace runlatch::lint
