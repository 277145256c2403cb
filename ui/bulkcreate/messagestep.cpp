// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/messagestep.h"

#include "settings/preferences.h"
#include "ui/markdown/markdowneditor.h"
#include "ui/markdown/markdownview.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/field.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

struct NamedMode
{
    MarkdownEditor::Mode mode;
    QLatin1StringView name; ///< in the settings
};
constexpr std::array NamedModes{NamedMode{MarkdownEditor::Write, "write"_L1},
                                NamedMode{MarkdownEditor::Preview, "preview"_L1},
                                NamedMode{MarkdownEditor::SideBySide, "side-by-side"_L1}};

} // namespace

MessageStep::MessageStep(settings::Preferences &preferences, QWidget *parent)
    : QWidget(parent)
    , m_subject(new QLineEdit(this))
    , m_subjectField(new Field(tr("&Subject"), m_subject, this))
    , m_message(new MarkdownEditor({.label = tr("&Message, markdown"),
                                    .mode = tr("How the message is shown"),
                                    .preview = tr("Preview of the message")},
                                   this))
{
    build();
    rememberMode(preferences);
    connect(m_subject, &QLineEdit::textChanged, this, &MessageStep::editSubject);
    connect(m_message, &MarkdownEditor::changed, this, [this] {
        m_message->setRemark(Tone::None, {});
        emit changed();
    });
    showCount();
}

void MessageStep::build()
{
    const int u = Theme::of(this).u();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_subject->setObjectName(u"subject"_s);
    m_message->source().setObjectName(u"message"_s);
    m_message->source().setMinimumHeight(16 * u);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 3 * u, 4 * u, 3 * u);
    layout->setSpacing(2 * u);
    layout->addWidget(m_subjectField);
    layout->addWidget(m_message, 1);
}

void MessageStep::rememberMode(settings::Preferences &preferences)
{
    const QString kept = preferences.messageMode();
    const auto *named =
        std::find_if(NamedModes.begin(), NamedModes.end(), [&kept](const NamedMode &one) { return one.name == kept; });
    m_message->setMode(named == NamedModes.end() ? MarkdownEditor::SideBySide : named->mode);
    connect(m_message, &MarkdownEditor::modeChosen, this, [&preferences](MarkdownEditor::Mode mode) {
        for (const NamedMode &one : NamedModes) {
            if (one.mode == mode)
                preferences.setMessageMode(one.name);
        }
    });
}

void MessageStep::load(const changerequests::BulkDraft &draft)
{
    const QSignalBlocker quiet(this);
    m_subject->setText(draft.subject);
    m_message->setText(draft.message);
    m_message->preview().scrollToTop();
    m_subjectField->clearError();
    m_message->setRemark(Tone::None, {});
}

void MessageStep::store(changerequests::BulkDraft &draft) const
{
    draft.subject = m_subject->text();
    draft.message = m_message->text();
}

void MessageStep::setNarrow(bool narrow)
{
    m_message->setNarrow(narrow);
}

bool MessageStep::isComplete() const
{
    return !m_subject->text().trimmed().isEmpty() && !m_message->isBlank();
}

void MessageStep::showProblems()
{
    if (m_message->isBlank())
        showMessageRefusal(tr("Write what is to be changed."));
    if (m_subject->text().trimmed().isEmpty())
        showSubjectRefusal(tr("Enter a subject: it is what readers see in their list."));
}

void MessageStep::showSubjectRefusal(const QString &sentence)
{
    m_subjectField->setError(sentence);
    m_subject->setFocus();
}

void MessageStep::showMessageRefusal(const QString &sentence)
{
    m_message->setRemark(Tone::Error, sentence);
    m_message->focusText();
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

/// The service's documents name no limit.
void MessageStep::showCount()
{
    m_subjectField->setHint(
        tr("%n character(s); no limit is documented", nullptr, static_cast<int>(m_subject->text().size())));
}

} // namespace runlatch::ui
