// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/replysources.h"

#include "ui/reply/replyform.h"
#include "ui/reply/reportdialog.h"
#include "ui/reply/templatedialog.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/headerstrip.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QAction>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ReplySources::ReplySources(ReplyForm &form, HeaderStrip &header, const QString &folder)
    : QObject(&form)
    , m_form(form)
    , m_folder(folder)
    , m_bar(new MessageBar)
    , m_report(makeButton(ButtonRole::Standard, tr("From file..."), u"file-text"_s, &header))
    , m_templates(makeButton(ButtonRole::Standard, tr("Templates..."), u"square-pen"_s, &header))
{
    m_report->setObjectName(u"outcomesFromFile"_s);
    m_templates->setObjectName(u"replyTemplates"_s);
    header.addAction(m_report);
    header.addAction(m_templates);
    connect(m_report, &QPushButton::clicked, this, &ReplySources::openReport);
    connect(m_templates, &QPushButton::clicked, this, &ReplySources::openTemplates);
    const auto addCommand = [this](const QString &id, const QString &text, Qt::Key key, QPushButton *button) {
        auto *action = new QAction(text, &m_form);
        action->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | key));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, button, &QPushButton::click);
        m_form.addAction(action);
        Shortcuts::all().add(*action, id);
    };
    addCommand(u"reply.from_file"_s, tr("Take outcomes from a file"), Qt::Key_O, m_report);
    addCommand(u"reply.templates"_s, tr("Open the templates of results"), Qt::Key_Y, m_templates);
}

void ReplySources::setAllowed(bool allowed)
{
    m_report->setVisible(allowed);
    m_templates->setVisible(allowed);
    if (!allowed)
        m_bar->dismiss();
}

void ReplySources::forget()
{
    m_body.clear();
    m_bar->dismiss();
}

void ReplySources::openReport()
{
    m_request = m_form.capture().uuid;
    auto *dialog = new ReportDialog(m_form.draft().result.outcomes.size(), &m_form);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ReportDialog::taken, this, &ReplySources::takeOutcomes);
    dialog->open();
}

void ReplySources::openTemplates()
{
    m_request = m_form.capture().uuid;
    auto *dialog = new TemplateDialog(m_folder, m_body, m_form.draft().result, &m_form);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &TemplateDialog::chosen, this, &ReplySources::takeTemplate);
    dialog->open();
}

void ReplySources::takeOutcomes(const QList<protocol::Outcome> &outcomes, bool isReplacing, const QString &file)
{
    inspector::ReplyDraft draft = m_form.draft();
    if (isReplacing)
        draft.result.outcomes.clear();
    draft.current = static_cast<int>(draft.result.outcomes.size());
    draft.result.outcomes += outcomes;
    fill(draft, tr("Took %n outcome(s) from %1.", nullptr, static_cast<int>(outcomes.size())).arg(file));
}

void ReplySources::takeTemplate(const protocol::TaskResult &result, const QString &name)
{
    fill({result, result.outcomes.isEmpty() ? -1 : 0}, tr("Filled by the template “%1”.").arg(name));
}

void ReplySources::fill(const inspector::ReplyDraft &draft, const QString &fact)
{
    if (m_form.capture().uuid != m_request)
        return; // the dialog was about another request
    const inspector::ReplyDraft before = m_form.draft();
    m_form.load(draft);
    emit filled();
    m_bar->setMessage(Tone::Success, fact);
    QPushButton *undo = m_bar->addTextAction(tr("Undo"));
    undo->setObjectName(u"undoFilling"_s);
    // Queued, because the button is removed with its message during its own click.
    connect(
        undo, &QPushButton::clicked, this,
        [this, before, request = m_request] {
            m_bar->dismiss();
            if (m_form.capture().uuid != request)
                return;
            m_form.load(before);
            emit filled();
        },
        Qt::QueuedConnection);
}

} // namespace runlatch::ui
