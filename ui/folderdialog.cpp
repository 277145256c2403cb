// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/folderdialog.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/labels/label.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

FolderDialog::FolderDialog(const QString &why, const QString &suggested, QWidget *parent)
    : Dialog(parent)
    , m_folder(new QLineEdit(QDir::toNativeSeparators(suggested)))
    , m_field(new Field(tr("&Folder"), buildEditor(), this))
    , m_use(makeButton(ButtonRole::Primary, tr("Use this folder"), {}, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Choose another folder"));
    const int u = Theme::of(this).u();
    auto *fact = new Label(why, TextStyle::Bold);
    auto *reason = new Label(tr("Runlatch keeps requests, drafts and archives on disk before it answers or sends. "
                                "Choose a folder for this window; the data in the other one is not touched. "
                                "Nothing was sent."));
    for (Label *label : {fact, reason}) {
        label->setWordWrap(true);
        label->setMinimumWidth(120 * u);
    }
    setAccessibleDescription(fact->text() + u' ' + reason->text());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_use->setDefault(true);
    buttons->addButton(m_use, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &FolderDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &FolderDialog::reject);
    connect(m_folder, &QLineEdit::textEdited, m_field, &Field::clearError);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(fact);
    layout->addWidget(reason);
    layout->addWidget(m_field);
    layout->addWidget(buttons);
    m_folder->setFocus();
    m_folder->selectAll();
}

QWidget *FolderDialog::buildEditor()
{
    auto *editor = new QWidget;
    editor->setFocusProxy(m_folder);
    m_folder->setAccessibleName(tr("Folder"));
    auto *browseButton = makeButton(ButtonRole::Standard, tr("Browse..."), {}, editor);
    browseButton->setAutoDefault(false);
    connect(browseButton, &QPushButton::clicked, this, &FolderDialog::browse);
    auto *row = new QHBoxLayout(editor);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * Theme::of(this).u());
    row->addWidget(m_folder, 1);
    row->addWidget(browseButton);
    return editor;
}

void FolderDialog::browse()
{
    auto *dialog = new QFileDialog(this, tr("Folder for this window"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &folder) {
        m_field->clearError();
        m_folder->setText(QDir::toNativeSeparators(folder));
    });
    dialog->open();
}

void FolderDialog::accept()
{
    const QString folder = QDir::cleanPath(QDir::fromNativeSeparators(m_folder->text().trimmed()));
    if (!QDir::isAbsolutePath(folder)) {
        showRefused(tr("Give the full path of a folder."));
        return;
    }
    setBusy(true);
    emit folderChosen(folder);
}

void FolderDialog::showRefused(const QString &sentence)
{
    setBusy(false);
    m_field->setError(sentence);
    m_folder->setFocus();
    grow();
}

/// Disables the dialog except Cancel.
void FolderDialog::setBusy(bool isBusy)
{
    m_field->clearError();
    m_field->setEnabled(!isBusy);
    m_use->setEnabled(!isBusy);
}

} // namespace runlatch::ui
