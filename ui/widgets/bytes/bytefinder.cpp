// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/bytes/bytefinder.h"

#include "base/answer.h"
#include "json/jsonchildren.h"
#include "text/foldedsearch.h"

#include <QThreadPool>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

QByteArray needleOf(const QString &text)
{
    if (text.startsWith("0x"_L1, Qt::CaseInsensitive)) {
        const QByteArray digits = text.mid(2).remove(u' ').toLatin1().toLower();
        const QByteArray bytes = QByteArray::fromHex(digits);
        if (!bytes.isEmpty() && bytes.toHex() == digits)
            return bytes;
    }
    return text.toUtf8();
}

} // namespace

ByteFinder::~ByteFinder()
{
    stop();
}

void ByteFinder::stop()
{
    if (m_cancelled)
        *std::exchange(m_cancelled, nullptr) = true;
}

void ByteFinder::find(const QByteArray &bytes, const QString &text, qsizetype from)
{
    stop();
    m_matches.clear();
    m_current = -1;
    if (text.isEmpty()) {
        emit changed();
        return;
    }
    const QByteArray needle = m_where == Where::Json ? text.toUtf8() : needleOf(text);
    m_length = needle.size();
    const auto cancelled = m_cancelled = std::make_shared<std::atomic<bool>>(false);
    using Matches = QList<qsizetype>;
    const base::Answer<Matches> answer(this, [this, cancelled, from](const base::Result<Matches> &found) {
        if (*cancelled)
            return;
        m_cancelled.reset();
        m_matches = *found;
        const auto next = std::lower_bound(m_matches.cbegin(), m_matches.cend(), from);
        m_current = m_matches.isEmpty() ? -1 : next == m_matches.cend() ? 0 : int(next - m_matches.cbegin());
        emit changed();
    });
    QThreadPool::globalInstance()->start([bytes, needle, cancelled, answer, isJson = m_where == Where::Json] {
        const text::FoldedSearch wanted(needle);
        answer(isJson ? json::findInJson(bytes, wanted, MaxMatches, cancelled.get())
                      : wanted.all(bytes, MaxMatches, cancelled.get()));
    });
    emit changed();
}

void ByteFinder::step(bool forward)
{
    const int count = static_cast<int>(m_matches.size());
    if (count == 0)
        return;
    m_current = (m_current + (forward ? 1 : count - 1)) % count;
    emit changed();
}

} // namespace runlatch::ui
