// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/markdown/markdowneditor.h"

#include "ui/markdown/markdowntools.h"
#include "ui/markdown/markdownview.h"
#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/fixline.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/labels/fieldlabel.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QTextDocument>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

MarkdownEditor::MarkdownEditor(const Words &words, QWidget *parent)
    : QWidget(parent)
    , m_choice(new Segmented(words.mode, this))
    , m_source(new QPlainTextEdit(this))
    , m_preview(new MarkdownView(words.preview, this))
    , m_tools(new MarkdownTools(this))
    , m_remark(new FixLine(this))
{
    build(words);
    m_following.setSingleShot(true);
    m_following.setInterval(120);
    arrange();
    connect(m_choice, &Segmented::currentChanged, this, &MarkdownEditor::choose);
    connect(m_tools, &MarkdownTools::marked, this, &MarkdownEditor::apply);
    connect(&m_following, &QTimer::timeout, this, &MarkdownEditor::follow);
    connect(m_source, &QPlainTextEdit::textChanged, this, [this] {
        m_set.reset();
        m_following.start();
        emit changed();
    });
}

void MarkdownEditor::build(const Words &words)
{
    const Theme &theme = Theme::of(this);
    auto *label = new FieldLabel(words.label, this);
    label->setBuddy(m_source);
    m_choice->addSegment(Write, tr("Write"));
    m_choice->addSegment(Preview, tr("Preview"));
    m_choice->addSegment(SideBySide, tr("Side by side"));
    m_source->setFont(theme.font(TextStyle::Mono));
    m_source->setTabChangesFocus(true);
    m_source->setAccessibleName(QString(words.label).remove(u'&'));
    auto *head = new QHBoxLayout;
    head->addWidget(label, 1);
    head->addWidget(m_choice);
    auto *panes = new QHBoxLayout;
    panes->setSpacing(2 * theme.u());
    panes->addWidget(m_source, 1);
    panes->addWidget(m_preview, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme.u());
    layout->addLayout(head);
    layout->addWidget(m_tools);
    layout->addLayout(panes, 1);
    layout->addWidget(m_remark);
}

/// The editor turns ends of lines and blanks that do not break into plain ones.
QString MarkdownEditor::text() const
{
    if (m_set)
        return *m_set;
    QString text = m_source->document()->toRawText();
    return text.replace(QChar::ParagraphSeparator, u'\n').replace(QChar::LineSeparator, u'\n');
}

void MarkdownEditor::setText(const QString &text)
{
    if (text != this->text()) { // otherwise the cursor and the undo history stay
        m_source->setPlainText(text);
        m_set = text;
    }
    follow();
}

bool MarkdownEditor::isBlank() const
{
    return text().trimmed().isEmpty();
}

void MarkdownEditor::setMode(Mode mode)
{
    m_mode = mode;
    arrange();
}

void MarkdownEditor::setNarrow(bool narrow)
{
    if (narrow == m_isNarrow)
        return;
    m_isNarrow = narrow;
    m_narrowMode = m_mode == SideBySide ? Write : m_mode;
    arrange();
}

void MarkdownEditor::setRemark(Tone tone, const QString &sentence)
{
    m_remark->setRemark(sentence.isEmpty() ? Tone::None : tone, sentence);
    m_source->setAccessibleDescription(sentence);
    m_source->setProperty(style::InvalidProperty, tone == Tone::Error && !sentence.isEmpty());
    m_source->update();
}

void MarkdownEditor::focusText()
{
    if (m_choice->current() == Preview)
        m_choice->setCurrent(Write);
    m_source->setFocus();
}

void MarkdownEditor::choose(int mode)
{
    (m_isNarrow ? m_narrowMode : m_mode) = static_cast<Mode>(mode);
    arrange();
    if (!m_isNarrow)
        emit modeChosen(m_mode);
}

void MarkdownEditor::apply(MarkdownMark mark)
{
    focusText();
    m_source->setTextCursor(withMark(m_source->textCursor(), mark));
}

void MarkdownEditor::arrange()
{
    const Mode mode = m_isNarrow ? m_narrowMode : m_mode;
    const QSignalBlocker quiet(m_choice);
    m_choice->setCurrent(mode);
    m_choice->setSegmentShown(SideBySide, !m_isNarrow);
    m_source->setVisible(mode != Preview);
    m_tools->setVisible(mode != Preview);
    m_preview->setVisible(mode != Write);
}

void MarkdownEditor::follow()
{
    m_following.stop();
    const QString text = this->text();
    m_preview->setMarkdown(text);
    emit followed(text);
}

} // namespace runlatch::ui
