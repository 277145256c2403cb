// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/confirmation.h"

#include "ui/style/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

Confirmation::Confirmation(const QString &question, const QString &consequence, const QString &verb, QWidget *parent)
    : Dialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(verb);
    setAccessibleDescription(question + u' ' + consequence);
    const int u = Theme::of(this).u();
    auto *questionLabel = new Label(question, TextStyle::Bold);
    auto *consequenceLabel = new Label(consequence);
    for (Label *label : {questionLabel, consequenceLabel}) {
        label->setWordWrap(true);
        label->setMinimumWidth(100 * u);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *verbButton = makeButton(ButtonRole::Primary, verb, {}, this);
    verbButton->setAutoDefault(false);
    buttons->addButton(verbButton, QDialogButtonBox::AcceptRole);
    QPushButton *cancel = buttons->button(QDialogButtonBox::Cancel);
    cancel->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &Confirmation::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &Confirmation::reject);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(questionLabel);
    layout->addWidget(consequenceLabel);
    layout->addWidget(buttons);
    cancel->setFocus(); // the button belongs to this window only from here on
}

} // namespace runlatch::ui
