// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace runlatch::tests {

/// Where a text stops to be JSON (RFC 8259, in UTF-8 by RFC 3629), written apart from the linter: byte by byte, with
/// the brackets that are open.
class JsonPrefix
{
public:
    explicit JsonPrefix(const QByteArray &text)
        : m_text(text)
    {
        while (m_broken < m_text.size() && take(m_text[m_broken]))
            ++m_broken;
        m_isWhole = m_broken == m_text.size() && m_open.isEmpty() && (m_state == Done || isNumberEnd());
    }

    bool isJson() const { return m_isWhole; }
    /// The first byte with which no text of JSON goes on; the size of the text if only its end is missing.
    qsizetype broken() const { return m_broken; }
    /// The beginning of the piece that broken() cuts, or that stands right before it: a word, number, escape,
    /// character or comma. What is wrong is told between the two.
    qsizetype piece() const { return m_piece; }

private:
    enum State {
        Value,
        FirstValue,
        FirstKey,
        NextKey,
        Colon,
        AfterValue,
        Done,
        Text,
        Escape,
        Hex,
        Bytes,
        Word,
        Minus,
        Zero,
        Digits,
        Point,
        Fraction,
        Mark,
        Sign,
        Exponent
    };

    static bool isSpace(char byte) { return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t'; }
    static bool isDigit(char byte) { return byte >= '0' && byte <= '9'; }
    bool isNumberEnd() const
    {
        return m_state == Zero || m_state == Digits || m_state == Fraction || m_state == Exponent;
    }
    void endValue() { m_state = m_open.isEmpty() ? Done : AfterValue; }
    bool go(State state)
    {
        m_state = state;
        return true;
    }

    bool take(char byte)
    {
        if (m_state >= Text && m_state <= Bytes)
            return takeInText(byte);
        if (m_state == Word) {
            if (m_rest.isEmpty() || m_rest[0] != byte)
                return false;
            m_rest.remove(0, 1);
            if (m_rest.isEmpty())
                endValue();
            return true;
        }
        if (m_state >= Minus) {
            if (takeInNumber(byte))
                return true;
            if (!isNumberEnd())
                return false;
            endValue(); // the byte stands behind the number
            if (isDigit(byte) || byte == '+' || byte == '-' || byte == '.' || byte == 'e' || byte == 'E')
                return false;
        }
        if (isSpace(byte))
            return true;
        return takeBetween(byte);
    }

    bool takeBetween(char byte)
    {
        if (m_state == FirstValue || m_state == Value)
            return m_state == FirstValue && byte == ']' ? close(byte) : begin(byte);
        if (m_state == FirstKey || m_state == NextKey)
            return m_state == FirstKey && byte == '}' ? close(byte) : beginKey(byte);
        if (m_state == Colon)
            return byte == ':' && go(Value);
        if (m_state == Done)
            return false;
        if (byte == '}' || byte == ']')
            return close(byte);
        if (byte != ',')
            return false;
        m_piece = m_broken;
        return go(m_open.back() == '{' ? NextKey : Value);
    }

    bool begin(char byte)
    {
        static const QByteArray Words[] = {"true", "false", "null"};
        if (QByteArrayView("\"{[-tfn").contains(byte) || isDigit(byte))
            m_piece = m_broken;
        m_isKey = false;
        if (byte == '"')
            return go(Text);
        if (byte == '{' || byte == '[') {
            m_open += byte;
            return go(byte == '{' ? FirstKey : FirstValue);
        }
        for (const QByteArray &word : Words) {
            if (word[0] == byte) {
                m_rest = word.mid(1);
                return go(Word);
            }
        }
        return byte == '-' ? go(Minus) : byte == '0' ? go(Zero) : isDigit(byte) && go(Digits);
    }

    bool beginKey(char byte)
    {
        m_isKey = true;
        if (byte != '"')
            return false;
        m_piece = m_broken;
        return go(Text);
    }

    bool close(char byte)
    {
        if (m_open.back() != (byte == '}' ? '{' : '['))
            return false;
        m_open.chop(1);
        m_piece = m_broken;
        endValue();
        return true;
    }

    bool takeInText(char byte)
    {
        const auto code = static_cast<unsigned char>(byte);
        if (m_state == Escape) {
            m_left = 4;
            return byte == 'u' ? go(Hex) : QByteArrayView("\"\\/bfnrt").contains(byte) && go(Text);
        }
        if (m_state == Hex)
            return QByteArrayView("0123456789abcdefABCDEF").contains(byte) && go(--m_left == 0 ? Text : Hex);
        if (m_state == Bytes) {
            if (code < m_least || code > m_most)
                return false;
            m_least = 0x80;
            m_most = 0xBF;
            return go(--m_left == 0 ? Text : Bytes);
        }
        m_piece = m_broken;
        if (byte == '"') {
            m_isKey ? void(m_state = Colon) : endValue();
            return true;
        }
        if (byte == '\\')
            return go(Escape);
        return code >= 0x80 ? beginBytes(code) : code >= 0x20;
    }

    bool beginBytes(unsigned char code)
    {
        m_least = code == 0xE0 ? 0xA0 : code == 0xF0 ? 0x90 : 0x80;
        m_most = code == 0xED ? 0x9F : code == 0xF4 ? 0x8F : 0xBF;
        m_left = code >= 0xC2 && code <= 0xDF ? 1
            : code >= 0xE0 && code <= 0xEF    ? 2
            : code >= 0xF0 && code <= 0xF4    ? 3
                                              : 0;
        return m_left > 0 && go(Bytes);
    }

    bool takeInNumber(char byte)
    {
        const bool isMark = byte == 'e' || byte == 'E';
        const bool isMore = isDigit(byte);
        if (m_state == Minus)
            return isMore && go(byte == '0' ? Zero : Digits);
        if (m_state == Zero || m_state == Digits)
            return (isMore && m_state == Digits) || (byte == '.' && go(Point)) || (isMark && go(Mark));
        if (m_state == Point)
            return isMore && go(Fraction);
        if (m_state == Fraction)
            return isMore || (isMark && go(Mark));
        if (m_state == Mark && (byte == '+' || byte == '-'))
            return go(Sign);
        return isMore && go(Exponent); // behind a mark, a sign or another digit
    }

    const QByteArray m_text;
    State m_state = Value;
    QByteArray m_open;
    QByteArray m_rest;
    bool m_isKey = false;
    bool m_isWhole = false;
    int m_left = 0;
    unsigned char m_least = 0x80;
    unsigned char m_most = 0xBF;
    qsizetype m_piece = 0;
    qsizetype m_broken = 0;
};

} // namespace runlatch::tests
