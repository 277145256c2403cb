// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/storage/storagedialog.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

StorageDialog::StorageDialog(StorageForm *form, QWidget *parent)
    : Dialog(parent)
    , m_form(form)
{
    setWindowTitle(tr("Storage limits"));
    const int u = Theme::of(this).u();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *apply = makeButton(ButtonRole::Primary, tr("Apply"), {}, this);
    apply->setDefault(true);
    buttons->addButton(apply, QDialogButtonBox::AcceptRole);
    auto *shared = makeButton(ButtonRole::Standard, tr("Shared store..."), u"server"_s, this);
    buttons->addButton(shared, QDialogButtonBox::HelpRole);
    connect(shared, &QPushButton::clicked, this, [this] {
        reject();
        emit sharedWanted();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    column->setSpacing(3 * u);
    column->addWidget(m_form);
    column->addWidget(buttons);
    connect(m_form, &StorageForm::grown, this, [this] {
        m_form->layout()->activate(); // or the height of the earlier text would count
        grow();
    });
    m_form->focusFirst();
}

} // namespace runlatch::ui
