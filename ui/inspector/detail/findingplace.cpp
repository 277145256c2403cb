// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/findingplace.h"

#include "base/answer.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/bytes/exchangehighlighter.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QThreadPool>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using text::TextExcerpt;

namespace {

constexpr int LeastLines = 3; // that are in sight in a small window

} // namespace

FindingPlace::FindingPlace(QWidget *parent)
    : QWidget(parent)
    , m_where(new ElidedLabel({}, TextStyle::Small))
    , m_code(new CodeView(tr("At its place")))
{
    const Theme &theme = Theme::of(this);
    m_where->setMuted(true);
    m_where->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    new ExchangeHighlighter(m_code, m_code->document(), ExchangeHighlighter::Text::Json);
    const int margins = static_cast<int>(2 * m_code->document()->documentMargin());
    m_code->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // it takes what is left
    m_code->setMinimumHeight(LeastLines * QFontMetrics(m_code->font()).lineSpacing() + margins);
    auto *head = new QHBoxLayout;
    head->setSpacing(2 * theme.u());
    head->addWidget(new Label(tr("At its place"), TextStyle::Bold));
    head->addWidget(m_where, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * theme.u());
    layout->addLayout(head);
    layout->addWidget(m_code, 1);
    connect(&theme, &Theme::changed, this, &FindingPlace::mark);
}

void FindingPlace::setBody(const QByteArray &body)
{
    if (m_body == body)
        return;
    m_body = body;
    ask();
}

void FindingPlace::showPlace(qint64 offset, const QString &words, Tone tone)
{
    m_offset = offset;
    m_words = words;
    m_tone = tone;
    ask();
}

void FindingPlace::ask()
{
    m_asking = std::make_unique<QObject>();
    m_where->setText(m_words);
    if (m_offset < 0 || m_body.size() <= MaxDirectBytes)
        return take(m_offset < 0 ? TextExcerpt() : text::excerptAround(m_body, m_offset));
    take({});
    const base::Answer<TextExcerpt> answer(m_asking.get(),
                                           [this](const base::Result<TextExcerpt> &excerpt) { take(*excerpt); });
    QThreadPool::globalInstance()->start(
        [body = m_body, offset = m_offset, answer] { answer(text::excerptAround(body, offset)); });
}

void FindingPlace::take(const TextExcerpt &excerpt)
{
    m_excerpt = excerpt;
    m_code->setPlainText(excerpt.text + u'\n'); // the last line would be shaded down to the margin
    //: %1 is "line 1, column 412"
    m_where->setText(excerpt.isFolded ? tr("folded for reading; %1").arg(m_words) : m_words);
    m_code->setAccessibleDescription(tr("The marked line: %1").arg(excerpt.text.split(u'\n').value(excerpt.row)));
    mark();
}

/// The formats are those of the text, because a view has only one list of marks of its own.
void FindingPlace::mark()
{
    const Theme &theme = Theme::of(this);
    QTextCursor cursor(m_code->document());
    cursor.select(QTextCursor::Document);
    cursor.setCharFormat({});
    cursor.setBlockFormat({});
    cursor.setPosition(static_cast<int>(m_excerpt.position));
    QTextBlockFormat line;
    if (!m_excerpt.text.isEmpty())
        line.setBackground(theme.toneFill(m_tone));
    cursor.setBlockFormat(line);
    m_code->setTextCursor(cursor);
    m_code->centerCursor();
    cursor.setPosition(static_cast<int>(m_excerpt.position + m_excerpt.length), QTextCursor::KeepAnchor);
    QTextCharFormat token;
    token.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    token.setUnderlineColor(theme.toneText(m_tone));
    cursor.setCharFormat(token);
}

} // namespace runlatch::ui
