// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/messagestep.h"

#include "ui/bulkcreate/panepair.h"
#include "ui/markdown/markdownview.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/labels/fieldlabel.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

MessageStep::MessageStep(QWidget *parent)
    : QWidget(parent)
    , m_subject(new QLineEdit(this))
    , m_message(new QPlainTextEdit(this))
    , m_subjectField(new Field(tr("&Subject"), m_subject, this))
    , m_messageField(new Field(tr("&Message, markdown"), m_message, this))
    , m_preview(new MarkdownView(tr("Preview of the message"), this))
{
    const int u = Theme::of(this).u();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_subject->setObjectName(u"subject"_s);
    m_message->setObjectName(u"message"_s);
    m_message->setFont(Theme::of(this).font(TextStyle::Mono));
    m_message->setTabChangesFocus(true);
    m_message->setMinimumHeight(16 * u);
    m_messageField->setContentsMargins(4 * u, 0, 4 * u, 3 * u);
    m_panes = new PanePair(tr("Message or preview"), {m_messageField, tr("Write")}, {buildPreview(), tr("Preview")});
    m_panes->setStretch(1, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 3 * u, 0, 0);
    layout->setSpacing(2 * u);
    m_subjectField->setContentsMargins(4 * u, 0, 4 * u, 0);
    layout->addWidget(m_subjectField);
    layout->addWidget(m_panes, 1);
    m_previewDelay.setSingleShot(true);
    m_previewDelay.setInterval(200);
    connect(&m_previewDelay, &QTimer::timeout, this, [this] { m_preview->setMarkdown(m_message->toPlainText()); });
    connect(m_subject, &QLineEdit::textChanged, this, &MessageStep::editSubject);
    connect(m_message, &QPlainTextEdit::textChanged, this, [this] {
        m_previewDelay.start();
        m_messageField->clearError();
        emit changed();
    });
    showCount();
}

QWidget *MessageStep::buildPreview()
{
    const int u = Theme::of(this).u();
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(4 * u, 0, 4 * u, 3 * u);
    column->setSpacing(u);
    column->addWidget(new FieldLabel(tr("Preview"), page));
    column->addWidget(m_preview, 1);
    return page;
}

void MessageStep::load(const changerequests::BulkDraft &draft)
{
    const QSignalBlocker quiet(this);
    m_subject->setText(draft.subject);
    if (draft.message != m_message->toPlainText())
        m_message->setPlainText(draft.message);
    m_preview->setMarkdown(draft.message);
    m_preview->scrollToTop();
    m_subjectField->clearError();
    m_messageField->clearError();
}

void MessageStep::store(changerequests::BulkDraft &draft) const
{
    draft.subject = m_subject->text();
    draft.message = m_message->toPlainText();
}

void MessageStep::setNarrow(bool narrow)
{
    m_panes->setNarrow(narrow);
}

bool MessageStep::isComplete() const
{
    return !m_subject->text().trimmed().isEmpty() && !m_message->document()->isEmpty();
}

void MessageStep::showProblems()
{
    if (m_message->document()->isEmpty())
        showMessageRefusal(tr("Write what is to be changed."));
    if (m_subject->text().trimmed().isEmpty())
        showSubjectRefusal(tr("Give a subject: it is what readers see in their list."));
}

void MessageStep::showSubjectRefusal(const QString &sentence)
{
    m_subjectField->setError(sentence);
    m_subject->setFocus();
}

void MessageStep::showMessageRefusal(const QString &sentence)
{
    m_panes->showPane(0);
    m_messageField->setError(sentence);
    m_message->setFocus();
}

void MessageStep::focusFirst()
{
    m_subject->setFocus();
}

/// Keeps the subject on one line: pasted text may have several.
void MessageStep::editSubject()
{
    static const QString breaks = u"\r\n\u2028\u2029"_s;
    QString text = m_subject->text();
    if (std::any_of(breaks.begin(), breaks.end(), [&text](QChar sign) { return text.contains(sign); })) {
        const int cursor = m_subject->cursorPosition();
        for (const QChar sign : breaks)
            text.replace(sign, u' ');
        m_subject->setText(text); // setText() calls this function again
        m_subject->setCursorPosition(cursor);
        return;
    }
    m_subjectField->clearError();
    showCount();
    emit changed();
}

void MessageStep::showCount()
{
    m_subjectField->setHint(tr("%n character(s)", nullptr, static_cast<int>(m_subject->text().size())));
}

} // namespace runlatch::ui
