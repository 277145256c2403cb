// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/querytextview.h"

#include "base/answer.h"
#include "json/jsonlayout.h"
#include "lint/lintfinding.h"
#include "lint/placedquery.h"
#include "protocol/exploreraddress.h"
#include "text/plaintext.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/bytes/exchangehighlighter.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/remarkline.h"
#include "wording/lint.h"
#include "wording/plaintext.h"
#include "wording/sentence.h"

#include <QHBoxLayout>
#include <QHideEvent>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTextCursor>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using runlatch::changerequests::QueryText;

namespace runlatch::ui {

namespace {

constexpr qsizetype MaxColoredQuery = 64'000; // characters

/// The text of a document with all its characters: toPlainText() makes blanks of some.
QString wholeText(const QTextDocument &document)
{
    return document.toRawText().replace(QChar::ParagraphSeparator, QChar::LineFeed);
}

QueryReader::Read readerOf(QueryText as)
{
    return as == QueryText::Json ? &lint::readPlacedQuery : &protocol::readExplorerAddress;
}

/// A pasted text in lines that can be laid out; null for one that would be too long then.
QString inLines(QString text, QueryText as)
{
    if (as == QueryText::Address)
        return text.replace(u'&', "\n&"_L1);
    constexpr int MaxDepth = 16;
    constexpr qsizetype MaxBytes = 3 * QueryTextView::MaxSize; // a character has up to three
    return QString::fromUtf8(
        json::laidOut(text.toUtf8(), json::JsonLayout::Indent2, {.depth = MaxDepth, .size = MaxBytes})
            .value_or(QByteArray()));
}

QString faultWordsOf(const protocol::QueryFault &fault, QueryText text)
{
    const base::Error &error = fault.error;
    const auto activity = text == QueryText::Json ? wording::Activity::ReadingQuery : wording::Activity::Unknown;
    const wording::Sentence sentence = lint::findLintRule(error.rule)
        ? wording::lintSentence({.rule = error.rule, .pointer = error.subject, .arguments = error.facts})
        : wording::sentence(error, activity);
    //: %3 is a sentence that says what is wrong there
    return QueryTextView::tr("Line %1, column %2: %3")
        .arg(QString::number(fault.line), QString::number(fault.column), sentence.text());
}

} // namespace

QString queryProblem(const protocol::QueryReading &reading, QueryText text)
{
    return reading.fault ? faultWordsOf(*reading.fault, text) : excessOf(reading.filter.conditions);
}

QString excessOf(const QList<protocol::ExplorerCondition> &conditions)
{
    qsizetype values = 0;
    bool isTooLong = false;
    for (const protocol::ExplorerCondition &condition : conditions) {
        const QStringList texts = condition.values() + QStringList{condition.field, condition.operatorName()};
        values += 1 + condition.furtherValues.size();
        isTooLong = isTooLong || std::any_of(texts.begin(), texts.end(), [](const QString &written) {
                        return written.size() > QueryTextView::MaxText;
                    });
    }
    if (conditions.size() > QueryTextView::MaxConditions || values > QueryTextView::MaxValues)
        return QueryTextView::tr("A query has at most 1,000 conditions here, and 2,000 values.");
    return isTooLong ? QueryTextView::tr("A name or a value has at most 10,000 characters here.") : QString();
}

QueryTextView::QueryTextView(QueryText as, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_as(as)
    , m_head(new QHBoxLayout)
    , m_copy(new CopyButton(as == QueryText::Json ? tr("Copy the JSON") : tr("Copy the address"), this))
    , m_outside(new RemarkLine(this))
    , m_code(new CodeView(name, CodeView::Place::Pane, this))
    , m_fault(new RemarkLine(this))
    , m_back(makeButton(ButtonRole::Standard, tr("Back to the rows"), {}, this))
    , m_reader(readerOf(as))
{
    m_code->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_code->setEditable(MaxSize, MaxLine);
    if (as == QueryText::Json)
        m_colors = new ExchangeHighlighter(m_code, m_code->document(), ExchangeHighlighter::Text::Json);
    m_pause.setSingleShot(true);
    m_pause.setInterval(400);
    build();
    connect(m_code, &QPlainTextEdit::textChanged, this, &QueryTextView::takeChange);
    connect(m_code, &CodeView::refused, this, &QueryTextView::takeRefused);
    connect(&m_pause, &QTimer::timeout, this, [this] { m_reader.read(m_text.toUtf8()); });
    connect(&m_reader, &QueryReader::finished, this, &QueryTextView::takeReading);
    connect(m_back, &QPushButton::clicked, this, [this] {
        m_code->setFocus();
        giveUp();
        emit rowsWanted();
    });
}

void QueryTextView::build()
{
    const int u = Theme::of(this).u();
    m_back->setFocusPolicy(Qt::TabFocus); // the mouse leaves the focus in the text
    m_back->hide();
    m_head->setContentsMargins(4 * u, u, 4 * u, u);
    m_head->setSpacing(2 * u);
    m_head->addStretch(1);
    m_head->addWidget(m_copy);
    auto *outside = new QHBoxLayout;
    outside->setContentsMargins(4 * u, 0, 4 * u, u);
    outside->addWidget(m_outside);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(4 * u, u, 4 * u, u);
    foot->setSpacing(2 * u);
    foot->addWidget(m_fault, 1);
    foot->addWidget(m_back);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(m_head);
    layout->addLayout(outside);
    layout->addWidget(new Hairline);
    layout->addWidget(m_code, 1);
    layout->addLayout(foot);
}

void QueryTextView::addToHead(QWidget *control)
{
    m_head->insertWidget(0, control);
}

void QueryTextView::showRows(const QString &text, const QString &copied)
{
    if (m_isUnread)
        return;
    m_copy->setContent(copied);
    if (text != m_text || m_isGivenUp)
        replace(text, std::exchange(m_isGivenUp, false));
}

void QueryTextView::setOutside(int rows, const QStringList &passedOver)
{
    QStringList sentences;
    if (rows > 0)
        sentences += tr("%n condition(s) stay with the rows: they are off or unfinished, or cannot be written here.",
                        nullptr, rows);
    if (!passedOver.isEmpty())
        sentences += tr("Not part of the conditions: %1.").arg(text::plainText(passedOver.join(u", "_s)));
    m_outside->setRemark(Tone::Info, sentences.join(u' '));
}

void QueryTextView::giveUp()
{
    m_pause.stop();
    m_reader.cancel();
    m_isGivenUp = std::exchange(m_isUnread, false);
    clearFault();
}

void QueryTextView::settle()
{
    if (!m_pause.isActive())
        return;
    m_pause.stop();
    m_reader.read(m_text.toUtf8());
}

void QueryTextView::focusText()
{
    m_code->setFocus();
}

/// A text that is left is read before anything is done with the rows.
void QueryTextView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    settle();
}

/// Qt also tells of changes when colors changed.
void QueryTextView::takeChange()
{
    if (m_isSetting || m_code->isReadOnly())
        return;
    const QString text = wholeText(*m_code->document());
    if (text == m_text)
        return;
    m_text = text;
    m_copy->setContent(m_as == QueryText::Json ? text : QString(text).remove(u'\n'));
    m_code->setBoxes({}); // their places are those of the text before
    m_reader.cancel();
    m_pause.start();
    if (!std::exchange(m_isUnread, true))
        emit begun();
}

void QueryTextView::takeReading(const protocol::QueryReading &reading)
{
    if (!m_isUnread || m_pause.isActive())
        return;
    if (const QString words = queryProblem(reading, m_as); !words.isEmpty())
        return showProblem(words, reading.fault ? std::optional(reading.fault->offset) : std::nullopt);
    m_isUnread = false;
    clearFault();
    emit taken(reading);
}

/// Programs write JSON and addresses in one line, which is laid out in several.
void QueryTextView::takeRefused(const QString &text)
{
    if (text.size() > MaxSize)
        paste({});
    else if (text.size() > QueryReader::MaxAtOnce)
        layOutInPool(text);
    else
        paste(inLines(text, m_as));
}

/// Text that is typed meanwhile stays, and nothing is pasted into it.
void QueryTextView::layOutInPool(const QString &text)
{
    const base::Answer<QString> answer(this, [this, before = m_text](const base::Result<QString> &lines) {
        if (m_text == before && !m_code->isReadOnly())
            paste(*lines);
    });
    QThreadPool::globalInstance()->start([text, as = m_as, answer] { answer(inLines(text, as)); });
}

/// `lines` is empty if the text is too long.
void QueryTextView::paste(const QString &lines)
{
    QTextCursor cursor = m_code->textCursor();
    const qsizetype kept = m_text.size() - (cursor.selectionEnd() - cursor.selectionStart());
    if (!lines.isEmpty() && lines.size() + kept <= MaxSize && !hasLongerLine(lines, MaxLine))
        cursor.insertText(lines);
    else
        m_fault->setRemark(Tone::Error,
                           tr("Not pasted: a text has at most 1,000,000 characters here, and a line 10,000."));
}

void QueryTextView::showProblem(const QString &words, std::optional<qsizetype> offset)
{
    m_fault->setRemark(Tone::Error, words);
    m_code->setAccessibleDescription(words);
    m_back->show();
    if (!offset)
        return;
    const QByteArray utf8 = m_text.toUtf8();
    const qsizetype place = QString::fromUtf8(utf8.first(std::clamp<qsizetype>(*offset, 0, utf8.size()))).size();
    const qsizetype marked = std::min(place, m_text.size() - 1);
    if (marked >= 0 && m_text.at(marked) != QChar::LineFeed)
        m_code->setBoxes({{static_cast<int>(marked), 1}});
}

void QueryTextView::clearFault()
{
    m_fault->setRemark(Tone::None, {});
    m_code->setAccessibleDescription({});
    m_code->setBoxes({});
    if (m_back->hasFocus())
        m_code->setFocus();
    m_back->hide();
}

void QueryTextView::replace(const QString &text, bool isUndoable)
{
    const QScopedValueRollback setting(m_isSetting, true);
    m_text = text;
    clearFault(); // its place is that of the old text
    const QString shown = wording::breakLongRuns(text, MaxLine);
    const bool isEditable = text.size() <= MaxSize && shown == text;
    m_code->setEditable(isEditable ? MaxSize : 0, MaxLine);
    if (m_colors) {
        QTextDocument *colored = text.size() > MaxColoredQuery ? nullptr : m_code->document();
        if (colored != m_colors->document())
            m_colors->setDocument(colored);
    }
    if (isUndoable && isEditable) {
        QTextCursor all(m_code->document());
        all.select(QTextCursor::Document);
        all.insertText(text);
    } else {
        m_code->setPlainText(shown);
    }
    if (!isEditable)
        m_fault->setRemark(Tone::Info, tr("This text is too long to be changed here."));
}

} // namespace runlatch::ui
