// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/templatedialog.h"

#include "base/answer.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/confirmation.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/label.h"
#include "wording/sentence.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// Keeps the document where it has more than a form shows.
protocol::TaskResult withDocument(protocol::TaskResult result)
{
    const auto hasMore = [](const protocol::Outcome &outcome) { return !outcome.unknown.isEmpty(); };
    if (!result.unknown.isEmpty() || std::any_of(result.outcomes.begin(), result.outcomes.end(), hasMore))
        result.written = protocol::writeTaskResult(result);
    return result;
}

base::Result<protocol::TaskResult> filledFrom(const QString &folder, const QString &name, const QByteArray &body)
{
    const auto read = templates::readTemplate(folder, name);
    if (!read)
        return read.error();
    const auto filled = read->filledFrom(body);
    return filled ? withDocument(*filled) : filled;
}

/// False: one of that name is there, and was not replaced.
base::Result<bool> saved(const QString &folder, const QString &name, const protocol::TaskResult &result,
                         bool isReplacing)
{
    if (!isReplacing && templates::hasTemplate(folder, name))
        return false;
    const auto done = templates::saveTemplate(folder, name, templates::templateText(result));
    return done ? base::Result<bool>(true) : done.error();
}

/// Does it in the pool; the answer comes here while the context lives.
template <typename T, typename Work> void inPool(QObject *context, Work work, base::Callback<T> done)
{
    const base::Answer<T> answer(context, std::move(done));
    QThreadPool::globalInstance()->start([work, answer] { answer(work()); });
}

} // namespace

/// Does one thing at a time: a button that is pressed while an answer is waited for does nothing.
template <typename T, typename Work> void TemplateDialog::doAlone(Work work, base::Callback<T> done)
{
    if (std::exchange(m_isBusy, true))
        return;
    m_message->dismiss();
    inPool<T>(this, std::move(work), [this, done = std::move(done)](const base::Result<T> &result) {
        m_isBusy = false;
        done(result);
    });
}

TemplateDialog::TemplateDialog(const QString &folder, const QByteArray &body, const protocol::TaskResult &present,
                               QWidget *parent)
    : Dialog(parent)
    , m_folder(folder)
    , m_body(body)
    , m_present(present)
    , m_message(new MessageBar)
    , m_names(new QListWidget)
    , m_empty(new Label(tr("No templates yet. Write {{workspace_name}} or another key of the request in the form, and "
                           "keep it here.")))
    , m_name(new QLineEdit)
    , m_save(makeButton(ButtonRole::Standard, tr("&Save as template"), {}, this))
    , m_remove(makeButton(ButtonRole::Text, tr("&Remove..."), {}, this))
    , m_close(makeButton(ButtonRole::Standard, tr("Close"), {}, this))
    , m_use(makeButton(ButtonRole::Primary, tr("&Use"), {}, this))
{
    setWindowTitle(tr("Templates"));
    m_names->setAccessibleName(tr("Templates"));
    m_names->setObjectName(u"templates"_s);
    m_name->setAccessibleName(tr("Name of the template"));
    m_name->setPlaceholderText(tr("Name"));
    m_name->setMaxLength(templates::MaxNameLength);
    m_name->setObjectName(u"templateName"_s);
    m_save->setObjectName(u"saveTemplate"_s);
    m_use->setObjectName(u"useTemplate"_s);
    m_remove->setObjectName(u"removeTemplate"_s);
    m_empty->setWordWrap(true);
    m_empty->setMuted(true);
    buildLayout();
    connectParts();
    showButtons();
    list();
}

void TemplateDialog::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *kept = new Label(tr("Keep what stands in the form as:"));
    kept->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(m_name, 1);
    row->addWidget(m_save);
    auto *buttons = new QDialogButtonBox;
    buttons->addButton(m_remove, QDialogButtonBox::ResetRole);
    buttons->addButton(m_close, QDialogButtonBox::RejectRole);
    buttons->addButton(m_use, QDialogButtonBox::AcceptRole);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    column->setSpacing(3 * u);
    column->addWidget(m_empty);
    column->addWidget(m_names, 1);
    column->addStretch(0);
    column->addWidget(kept);
    column->addLayout(row);
    column->addWidget(m_message);
    column->addWidget(buttons);
    setMinimumWidth(120 * u);
}

void TemplateDialog::connectParts()
{
    connect(m_names, &QListWidget::itemSelectionChanged, this, &TemplateDialog::showButtons);
    connect(m_names, &QListWidget::itemDoubleClicked, this, &TemplateDialog::use);
    connect(m_name, &QLineEdit::textChanged, this, &TemplateDialog::showButtons);
    connect(m_use, &QPushButton::clicked, this, &TemplateDialog::use);
    connect(m_save, &QPushButton::clicked, this, [this] { save(m_name->text(), false); });
    connect(m_remove, &QPushButton::clicked, this, &TemplateDialog::confirmRemoval);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
}

void TemplateDialog::list()
{
    inPool<templates::TemplateNames>(
        this, [folder = m_folder] { return templates::templateNames(folder); },
        [this](const auto &known) { showNames(*known); });
}

void TemplateDialog::showNames(const templates::TemplateNames &known)
{
    const QString selected = current();
    m_names->clear();
    m_names->addItems(known.names);
    m_names->setCurrentRow(static_cast<int>(std::max(known.names.indexOf(selected), qsizetype(0))));
    m_names->setVisible(!known.names.isEmpty());
    m_empty->setVisible(known.names.isEmpty());
    if (known.more > 0 && !m_message->hasMessage())
        m_message->setMessage(Tone::Info, tr("Only the first %1 templates are listed.").arg(known.names.size()));
    showButtons();
}

QString TemplateDialog::current() const
{
    const QList<QListWidgetItem *> selected = m_names->selectedItems();
    return selected.isEmpty() ? QString() : selected.first()->text();
}

void TemplateDialog::showButtons()
{
    m_use->setEnabled(!current().isEmpty());
    m_remove->setEnabled(!current().isEmpty());
    m_save->setEnabled(templates::isTemplateName(m_name->text()));
    (m_save->isEnabled() ? m_save : m_use)->setDefault(true); // Enter keeps while there is a name for it
}

void TemplateDialog::use()
{
    const QString name = current();
    if (name.isEmpty())
        return;
    doAlone<protocol::TaskResult>([folder = m_folder, name, body = m_body] { return filledFrom(folder, name, body); },
                                  [this, name](const auto &result) {
                                      if (isHidden())
                                          return; // it was closed meanwhile
                                      if (!result) {
                                          showError(result.error());
                                          return;
                                      }
                                      emit chosen(*result, name);
                                      accept();
                                  });
}

void TemplateDialog::save(const QString &name, bool isReplacing)
{
    doAlone<bool>(
        [folder = m_folder, name, result = m_present, isReplacing] { return saved(folder, name, result, isReplacing); },
        [this, name](const auto &isSaved) {
            if (!isSaved) {
                showError(isSaved.error());
            } else if (!*isSaved) {
                confirmReplacing(name);
            } else {
                m_message->setMessage(Tone::Success, tr("Kept as “%1”.").arg(name));
                m_name->clear();
                list();
            }
        });
}

void TemplateDialog::confirmReplacing(const QString &name)
{
    auto *question = new Confirmation(tr("Replace the template “%1”?").arg(name),
                                      tr("Its present content cannot be restored."), tr("Replace"), this);
    question->setDiscarding();
    connect(question, &QDialog::accepted, this, [this, name] { save(name, true); });
    question->open();
}

void TemplateDialog::confirmRemoval()
{
    const QString name = current();
    auto *question = new Confirmation(tr("Remove the template “%1”?").arg(name),
                                      tr("Its file is removed, which cannot be undone."), tr("Remove"), this);
    question->setDiscarding();
    connect(question, &QDialog::accepted, this, [this, name] { remove(name); });
    question->open();
}

void TemplateDialog::remove(const QString &name)
{
    doAlone<std::monostate>([folder = m_folder, name] { return templates::removeTemplate(folder, name); },
                            [this](const base::Done &done) {
                                if (!done)
                                    showError(done.error());
                                list();
                            });
}

void TemplateDialog::showError(const base::Error &error)
{
    m_message->setSentence(wording::sentence(error));
}

} // namespace runlatch::ui
