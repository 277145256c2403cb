// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/bodyeditor.h"

#include "lint/resultlimits.h"
#include "ui/markdown/markdownview.h"
#include "ui/reply/sizemeter.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/fixline.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/keys/keytip.h"
#include "ui/widgets/keys/shortcuts.h"
#include "ui/widgets/labels/fieldlabel.h"

#include <QAction>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

BodyEditor::BodyEditor(QWidget *parent)
    : QWidget(parent)
    , m_mode(new Segmented(tr("How the body is shown"), this))
    , m_editor(new QPlainTextEdit(this))
    , m_preview(new MarkdownView(tr("Preview of the body"), this))
    , m_size(new SizeMeter(this))
    , m_tools(makeTools())
    , m_remark(new FixLine(this))
{
    const Theme &theme = Theme::of(this);
    auto *label = new FieldLabel(tr("Body, markdown"), this);
    label->setBuddy(m_editor);
    m_mode->addSegment(Write, tr("Write"));
    m_mode->addSegment(Preview, tr("Preview"));
    m_mode->addSegment(SideBySide, tr("Side by side"));
    m_editor->setFont(theme.font(TextStyle::Mono));
    m_editor->setTabChangesFocus(true);
    m_editor->setAccessibleName(tr("Body, markdown"));
    m_editor->setObjectName(u"outcomeBody"_s);
    m_following.setSingleShot(true);
    m_following.setInterval(120);

    auto *head = new QHBoxLayout;
    head->addWidget(label, 1);
    head->addWidget(m_mode);
    auto *panes = new QHBoxLayout;
    panes->setSpacing(2 * theme.u());
    panes->addWidget(m_editor, 1);
    panes->addWidget(m_preview, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme.u());
    layout->addLayout(head);
    layout->addWidget(m_tools);
    layout->addLayout(panes, 1);
    layout->addWidget(m_remark);
    setMinimumHeight(42 * theme.u());
    show(Write);
    follow();
    connect(m_mode, &Segmented::currentChanged, this, &BodyEditor::show);
    connect(&m_following, &QTimer::timeout, this, &BodyEditor::follow);
    connect(m_editor, &QPlainTextEdit::textChanged, this, [this] {
        m_source.reset();
        m_following.start();
        emit changed();
    });
}

QWidget *BodyEditor::makeTools()
{
    auto *tools = new QWidget(this);
    auto *layout = new QHBoxLayout(tools);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::of(this).u());
    const auto key = [](const QString &keys) { return QKeySequence(keys); };
    layout->addWidget(addTool(u"body.bold"_s, tr("Bold"), u"bold"_s, key(u"Ctrl+B"_s), MarkdownMark::Bold));
    layout->addWidget(addTool(u"body.italic"_s, tr("Italic"), u"italic"_s, key(u"Ctrl+I"_s), MarkdownMark::Italic));
    layout->addWidget(addTool(u"body.code"_s, tr("Code"), u"code"_s, key(u"Ctrl+Shift+E"_s), MarkdownMark::Code));
    layout->addWidget(addTool(u"body.link"_s, tr("Link"), u"link"_s, key(u"Ctrl+Shift+K"_s), MarkdownMark::Link));
    layout->addWidget(addTool(u"body.list"_s, tr("List"), u"list"_s, key(u"Ctrl+Shift+L"_s), MarkdownMark::List));
    layout->addWidget(addTool(u"body.table"_s, tr("Table"), u"table"_s, key(u"Ctrl+Shift+T"_s), MarkdownMark::Table));
    layout->addStretch(1);
    layout->addWidget(m_size);
    return tools;
}

/// A button and a command. The button takes no focus, so that the selection stays in sight; the keyboard has the key.
QWidget *BodyEditor::addTool(const QString &id, const QString &text, const QString &icon, const QKeySequence &keys,
                             MarkdownMark mark)
{
    auto *action = new QAction(text, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    Shortcuts::all().add(*action, id);
    connect(action, &QAction::triggered, this, [this, mark] { apply(mark); });
    QPushButton *button = makeButton(ButtonRole::Icon, text, icon, this);
    button->setFocusPolicy(Qt::NoFocus);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    new KeyTip(*button, id, text);
    return button;
}

void BodyEditor::apply(MarkdownMark mark)
{
    if (m_mode->current() == Preview)
        m_mode->setCurrent(Write);
    m_editor->setTextCursor(withMark(m_editor->textCursor(), mark));
    m_editor->setFocus();
}

/// The editor turns ends of lines and blanks that do not break into plain ones.
QString BodyEditor::text() const
{
    if (m_source)
        return *m_source;
    QString text = m_editor->document()->toRawText();
    return text.replace(QChar::ParagraphSeparator, u'\n').replace(QChar::LineSeparator, u'\n');
}

void BodyEditor::setText(const QString &text)
{
    if (text != this->text()) { // otherwise the cursor and the undo history stay
        m_editor->setPlainText(text);
        m_source = text;
    }
    follow();
}

void BodyEditor::showRemark(const FieldRemark *remark)
{
    const QString sentence = remark ? remark->sentence : QString();
    m_remark->setRemark(remark ? remark->tone() : Tone::None, sentence);
    m_editor->setAccessibleDescription(sentence);
}

void BodyEditor::focusText()
{
    if (m_mode->current() == Preview)
        m_mode->setCurrent(Write);
    m_editor->setFocus();
}

void BodyEditor::show(int mode)
{
    m_editor->setVisible(mode != Preview);
    m_tools->setVisible(mode != Preview);
    m_preview->setVisible(mode != Write);
}

void BodyEditor::follow()
{
    m_following.stop();
    const QString source = text();
    m_preview->setMarkdown(source);
    m_size->setSize(source.toUtf8().size(), lint::resultlimits::MaxAdvisedBody, lint::resultlimits::MaxBody);
}

} // namespace runlatch::ui
