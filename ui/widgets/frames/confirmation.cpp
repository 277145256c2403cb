// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/confirmation.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/label.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

Confirmation::Confirmation(const QString &question, const QString &consequence, const QString &verb, QWidget *parent)
    : Dialog(parent)
    , m_question(question)
    , m_consequence(new Label)
    , m_verb(makeButton(ButtonRole::Primary, verb, {}, this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(verb);
    setConsequence(consequence);
    const int u = Theme::of(this).u();
    auto *questionLabel = new Label(question, TextStyle::Bold);
    for (Label *label : {questionLabel, m_consequence}) {
        label->setWordWrap(true);
        label->setMinimumWidth(100 * u);
    }
    m_verb->setAutoDefault(false);
    m_buttons->addButton(m_verb, QDialogButtonBox::AcceptRole);
    QPushButton *cancel = m_buttons->button(QDialogButtonBox::Cancel);
    cancel->setDefault(true);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &Confirmation::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &Confirmation::reject);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(questionLabel);
    layout->addWidget(m_consequence);
    layout->addWidget(m_buttons);
    cancel->setFocus(); // the button belongs to this window only from here on
}

void Confirmation::setDiscarding()
{
    setButtonRole(m_verb, ButtonRole::Danger);
}

void Confirmation::setConsequence(const QString &consequence)
{
    const QString description = m_question + u' ' + consequence;
    if (description == accessibleDescription())
        return; // it is announced once
    m_consequence->setText(consequence);
    setAccessibleDescription(description);
}

QPushButton *Confirmation::addChoice(const QString &text)
{
    QPushButton *button = makeButton(ButtonRole::Standard, text, {}, this);
    m_buttons->addButton(button, QDialogButtonBox::ActionRole);
    return button;
}

} // namespace runlatch::ui
