// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/fileedit.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>

namespace runlatch::ui {

FileEdit::FileEdit(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit)
{
    setAccessibleName(name);
    m_name->setAccessibleName(name);
    setFocusProxy(m_name);
    auto *chooseButton = makeButton(ButtonRole::Standard, tr("Browse..."), {}, this);
    chooseButton->setAccessibleDescription(name);
    chooseButton->setAutoDefault(false);
    connect(chooseButton, &QPushButton::clicked, this, &FileEdit::choose);
    connect(m_name, &QLineEdit::textChanged, this, &FileEdit::edited);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * Theme::of(this).u());
    row->addWidget(m_name, 1);
    row->addWidget(chooseButton);
}

QString FileEdit::file() const
{
    return m_name->text().trimmed();
}

void FileEdit::setFile(const QString &file)
{
    m_name->setText(file);
}

void FileEdit::setPlaceholder(const QString &text)
{
    m_name->setPlaceholderText(text);
}

void FileEdit::choose()
{
    auto *dialog = new QFileDialog(this, accessibleName());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    if (!file().isEmpty())
        dialog->setDirectory(QFileInfo(file()).absolutePath());
    connect(dialog, &QFileDialog::fileSelected, this, &FileEdit::setFile);
    dialog->open();
}

} // namespace runlatch::ui
