// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/bytes/exactjson.h"

#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/bytes/exchangehighlighter.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/labels/label.h"
#include "wording/plaintext.h"
#include "wording/sizes.h"

#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

namespace runlatch::ui {

namespace {

constexpr qsizetype MaxRun = 10'000;     // characters: a body of one endless word must not freeze the window
constexpr qsizetype MaxColored = 64'000; // characters

/// The text of a document with all its characters: toPlainText() makes blanks of some.
QString textOf(const QTextDocument &document)
{
    return document.toRawText().replace(QChar::ParagraphSeparator, QChar::LineFeed);
}

} // namespace

ExactJson::ExactJson(QWidget *parent)
    : QWidget(parent)
    , m_size(new Label({}, TextStyle::Small, this))
    , m_copy(new CopyButton(tr("Copy the JSON"), this))
    , m_code(new CodeView(tr("Exact JSON"), CodeView::Place::Pane, this))
    , m_colors(new ExchangeHighlighter(m_code, m_code->document(), ExchangeHighlighter::Text::Json))
{
    const int unit = Theme::of(this).u();
    m_size->setMuted(true);
    m_size->setWordWrap(true);
    m_code->setObjectName(QStringLiteral("exactJson"));
    m_code->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(4 * unit, unit, 4 * unit, 0);
    head->addWidget(m_size, 1);
    head->addWidget(m_copy);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addWidget(m_code, 1);
    connect(m_code, &QPlainTextEdit::textChanged, this, &ExactJson::takeChange);
}

void ExactJson::setDocument(const QByteArray &json, bool isUndoable)
{
    const QString text = QString::fromUtf8(json);
    if (text == m_text)
        return;
    m_text = text;
    const QString shown = wording::breakLongRuns(text, MaxRun);
    const bool isEditable = text.size() <= MaxEditable && shown == text;
    m_code->setEditable(isEditable ? MaxEditable : 0);
    replace(shown, isUndoable && isEditable);
    showSize(isEditable ? tr("%1, sent as shown here") : tr("%1, too long to be changed here"));
}

QByteArray ExactJson::document() const
{
    return m_text.toUtf8();
}

void ExactJson::replace(const QString &text, bool isUndoable)
{
    const QScopedValueRollback setting(m_isSetting, true);
    const int place = m_code->verticalScrollBar()->value();
    m_code->setBoxes({}); // their places are those of the old text
    QTextDocument *colored = text.size() > MaxColored ? nullptr : m_code->document();
    if (colored != m_colors->document())
        m_colors->setDocument(colored);
    if (isUndoable) {
        QTextCursor all(m_code->document());
        all.select(QTextCursor::Document);
        all.insertText(text);
    } else {
        m_code->setPlainText(text);
    }
    m_code->verticalScrollBar()->setValue(place);
}

/// `words`: of a size.
void ExactJson::showSize(const QString &words)
{
    m_copy->setContent(m_text);
    m_size->setText(words.arg(wording::dataSize(document().size())));
}

/// Qt also tells of changes when colors changed.
void ExactJson::takeChange()
{
    if (m_isSetting || m_code->isReadOnly())
        return;
    const QString text = textOf(*m_code->document());
    if (text == m_text)
        return;
    m_text = text;
    m_code->setBoxes({}); // their places are those of the text before
    showSize(tr("%1, sent as shown here"));
    emit edited();
}

void ExactJson::markPlace(qsizetype offset)
{
    const QByteArray json = document();
    m_size->setText(wording::dataSize(json.size())); // nothing says that this can be sent
    const qsizetype place = QString::fromUtf8(json.first(std::clamp(offset, qsizetype(0), json.size()))).size();
    if (!m_code->isReadOnly() && place < m_text.size() && m_text.at(place) != QChar::LineFeed)
        m_code->setBoxes({{static_cast<int>(place), 1}});
    else
        m_code->setBoxes({});
}

} // namespace runlatch::ui
