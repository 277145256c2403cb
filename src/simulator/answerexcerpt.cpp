// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/answerexcerpt.h"

#include "protocol/jsonapi.h"
#include "protocol/taskresult.h"
#include "text/plaintext.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

constexpr qsizetype LookedAtBytes = 16 * 1024;

/// Returns the end of what begins with "<" at `from`: a comment, a script or style with its content, or a tag. What is
/// not closed takes the rest.
qsizetype endOfMarkup(QStringView text, qsizetype from)
{
    struct Span
    {
        QLatin1StringView begin;
        QLatin1StringView end;
    };
    static constexpr Span spans[] = {
        {"<!--"_L1, "-->"_L1}, {"<script"_L1, "</script>"_L1}, {"<style"_L1, "</style>"_L1}, {"<"_L1, ">"_L1}};
    for (const Span &span : spans) {
        if (!text.sliced(from).startsWith(span.begin, Qt::CaseInsensitive))
            continue;
        const qsizetype end = text.indexOf(span.end, from, Qt::CaseInsensitive);
        return end < 0 ? text.size() : end + span.end.size();
    }
    return from + 1;
}

QString withoutMarkup(QStringView text)
{
    QString words;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype tag = text.indexOf(u'<', at);
        words += text.sliced(at, (tag < 0 ? text.size() : tag) - at);
        words += u' ';
        at = tag < 0 ? text.size() : endOfMarkup(text, tag);
    }
    static constexpr std::pair<QLatin1StringView, char16_t> entities[] = {{"&nbsp;"_L1, u' '}, {"&lt;"_L1, u'<'},
                                                                          {"&gt;"_L1, u'>'},   {"&quot;"_L1, u'"'},
                                                                          {"&#39;"_L1, u'\''}, {"&amp;"_L1, u'&'}};
    for (const auto &[name, sign] : entities)
        words.replace(name, QString(QChar(sign)));
    return words.simplified();
}

} // namespace

QString answerExcerpt(const QByteArray &body)
{
    const QString text = QString::fromUtf8(body.left(LookedAtBytes)).simplified();
    const QString words = text.startsWith(u'<') ? withoutMarkup(text) : text;
    return text::markedText(words.isEmpty() ? text : words, MaxAnswerExcerpt);
}

bool holdsResult(const QByteArray &body)
{
    constexpr qsizetype Most = 1024 * 1024;
    if (body.size() > Most || !body.contains("status"))
        return false;
    const auto status = protocol::taskStatusOfName(protocol::writtenStatus(body));
    const auto object = protocol::readObject(body);
    const auto plain = protocol::taskStatusOfName(object ? (*object)["status"_L1].toString() : QString());
    return status || (plain && protocol::isFinal(*plain));
}

} // namespace runlatch::simulator
