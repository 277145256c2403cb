// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/bodyeditor.h"

#include "ui/markdown/markdownview.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/labels/fieldlabel.h"

#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace runlatch::ui {

BodyEditor::BodyEditor(QWidget *parent)
    : QWidget(parent)
    , m_mode(new Segmented(tr("How the body is shown"), this))
    , m_editor(new QPlainTextEdit(this))
    , m_preview(new MarkdownView(tr("Preview of the body"), this))
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
    m_editor->setObjectName(QStringLiteral("outcomeBody"));

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
    layout->addLayout(panes, 1);
    setMinimumHeight(35 * theme.u());
    show(Write);
    connect(m_mode, &Segmented::currentChanged, this, &BodyEditor::show);
    connect(m_editor, &QPlainTextEdit::textChanged, this, [this] {
        m_preview->setMarkdown(text());
        emit changed();
    });
}

QString BodyEditor::text() const
{
    return m_editor->toPlainText();
}

void BodyEditor::setText(const QString &text)
{
    if (text != this->text()) // keeps the cursor and the undo history
        m_editor->setPlainText(text);
}

void BodyEditor::show(int mode)
{
    m_editor->setVisible(mode != Preview);
    m_preview->setVisible(mode != Write);
}

} // namespace runlatch::ui
