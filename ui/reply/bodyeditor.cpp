// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/bodyeditor.h"

#include "lint/resultlimits.h"
#include "ui/markdown/markdowneditor.h"
#include "ui/markdown/markdowntools.h"
#include "ui/reply/sizemeter.h"
#include "ui/style/theme.h"

#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

BodyEditor::BodyEditor(QWidget *parent)
    : QWidget(parent)
    , m_editor(new MarkdownEditor(
          {.label = tr("Body, markdown"), .mode = tr("How the body is shown"), .preview = tr("Preview of the body")},
          this))
    , m_size(new SizeMeter(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_editor);
    m_editor->source().setObjectName(u"outcomeBody"_s);
    m_editor->tools().addAtEnd(m_size);
    setMinimumHeight(42 * Theme::of(this).u());
    connect(m_editor, &MarkdownEditor::changed, this, &BodyEditor::changed);
    connect(m_editor, &MarkdownEditor::followed, this, [this](const QString &text) {
        m_size->setSize(text.toUtf8().size(), lint::resultlimits::MaxAdvisedBody, lint::resultlimits::MaxBody);
    });
    m_editor->setText({});
}

QString BodyEditor::text() const
{
    return m_editor->text();
}

void BodyEditor::setText(const QString &text)
{
    m_editor->setText(text);
}

void BodyEditor::showRemark(const FieldRemark *remark)
{
    m_editor->setRemark(remark ? remark->tone() : Tone::None, remark ? remark->sentence : QString());
}

void BodyEditor::focusText()
{
    m_editor->focusText();
}

} // namespace runlatch::ui
