// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/namequestion.h"

#include "ui/style/theme.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>

namespace runlatch::ui {

/// The dialog is wide enough for its title beside the buttons of the window.
void askForName(const NameQuestion &question, QWidget *parent, const std::function<void(const QString &)> &take)
{
    auto *dialog = new QInputDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(question.title);
    dialog->setLabelText(QCoreApplication::translate("runlatch::ui::NameQuestion", "Name"));
    dialog->setTextValue(question.name);
    dialog->setOkButtonText(question.verb);
    const Theme &theme = Theme::of(dialog);
    if (auto *line = dialog->findChild<QLineEdit *>()) {
        line->setMaxLength(question.longest);
        line->setMinimumWidth(theme.width(question.title) + 60 * theme.u()); // the dialog takes its size from its parts
    }
    if (const auto *buttons = dialog->findChild<QDialogButtonBox *>()) {
        const auto allow = [button = buttons->button(QDialogButtonBox::Ok)](const QString &name) {
            button->setEnabled(!name.simplified().isEmpty());
        };
        QObject::connect(dialog, &QInputDialog::textValueChanged, buttons, allow);
        allow(question.name);
    }
    QObject::connect(dialog, &QInputDialog::textValueSelected, parent, [take](const QString &typed) {
        if (const QString chosen = typed.simplified(); !chosen.isEmpty())
            take(chosen);
    });
    dialog->open();
}

} // namespace runlatch::ui
