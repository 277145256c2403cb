// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/duplicatekeys.h"
#include "lint/lintlog.h"

#include <QByteArrayView>
#include <QString>

#include <vector>

namespace runlatch::lint {

/// A token of JSON text.
struct JsonToken
{
    enum class Kind {
        End, ///< of the text, or of what can be read of it
        BeginObject,
        EndObject,
        BeginArray,
        EndArray,
        Key,
        String,
        Number,
        True,
        False,
        Null,
        Odd, ///< what stands in the place of a value and is none, or is nested too deeply
    };
    Kind kind = Kind::End;
    qsizetype offset = 0; ///< of its first byte
    QByteArrayView text;  ///< as written; of a key or string what is between the quotes
    bool isEscaped = false;
};

/// Reads JSON text token by token and keeps the position of each. It goes on behind what it can tell apart (a comma
/// too many, an odd number, invalid UTF-8, a key that stands twice) and stops where it cannot; each fault goes to the
/// log. Takes time in proportion to the text, one pass, no memory for a member but that of DuplicateKeys. The text is
/// at most 4 GB and must outlive this. Internal to this library.
class JsonScanner
{
public:
    static constexpr int MaxDepth = 1024; ///< as Qt's and simdjson's readers

    JsonScanner(QByteArrayView text, LintLog &log);

    const JsonToken &next();
    /// JSON Pointer of the last key or value; of the object or array itself at its end.
    QString pointer() const { return pointerOf(m_frames.size()); }
    /// The JSON Pointer of the object or array inside the first `levels` open ones.
    QString pointerOf(std::size_t levels) const;
    static QString child(const QString &pointer, const QString &key);

    /// After the last token: reading stopped before the end, or the text goes on behind its value.
    bool hasUnread() const { return m_hasUnread; }

    qsizetype steps() const { return m_steps + m_keys.steps(); } ///< bytes looked at, and comparisons; for tests

private:
    using Kind = JsonToken::Kind;
    enum class State { Value, FirstValue, FirstKey, AfterValue, Done };
    struct Frame
    {
        bool isObject = false;
        QByteArrayView key;   ///< the last one
        qsizetype index = -1; ///< of the last element
    };

    char current() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    void skipSpace();
    void begin();
    void readKey();
    void readValue();
    void readAfterValue();
    void readString(Kind kind);
    void readEscape();
    void readWord();
    void judgeNumber(QByteArrayView number);
    void open(bool isObject);
    void close();
    void skipDeep();
    bool skipCommas();
    void stop(const char *expected);
    void finish();
    void closeKeys(std::size_t frames);
    void emitToken(Kind kind, qsizetype offset, QByteArrayView text, bool isEscaped = false);
    void fault(base::Rule rule, qsizetype offset, const QStringList &arguments = {});
    static void appendSegment(QString &pointer, const Frame &frame);

    const QByteArrayView m_text;
    const bool m_isUtf8; ///< all of it; otherwise each character is looked at
    LintLog &m_log;
    DuplicateKeys m_keys;
    std::vector<Frame> m_frames;
    JsonToken m_token;
    State m_state = State::Value;
    qsizetype m_at = 0;
    qsizetype m_steps = 0;
    bool m_sawEscape = false;
    bool m_isFinished = false;
    bool m_hasUnread = false;
};

} // namespace runlatch::lint
