// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/field.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "ui/widgets/labels/remarkline.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The words of the label, without the `&` of its access key.
static QString spoken(QString label)
{
    return label.remove(u'&');
}

Field::Field(const QString &label, QWidget *editor, QWidget *parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_label(new FieldLabel(label, this))
    , m_hint(new ElidedLabel({}, TextStyle::Small, this))
    , m_errorLine(new QWidget(this))
    , m_error(new RemarkLine(m_errorLine))
    , m_action(makeButton(ButtonRole::Text, {}, {}, m_errorLine))
{
    const int u = Theme::of(this).u();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(u);
    auto *above = new QHBoxLayout;
    above->setSpacing(2 * u);
    above->addWidget(m_label);
    above->addWidget(m_hint, 1);
    m_hint->setMuted(true);
    m_hint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    column->addLayout(above);
    column->addWidget(editor);
    auto *line = new QHBoxLayout(m_errorLine);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(u);
    line->addWidget(m_error, 1);
    line->addWidget(m_action);
    column->addWidget(m_errorLine);
    m_errorLine->hide();
    m_label->setBuddy(editor);
    if (editor->focusProxy() && editor->focusPolicy() == Qt::NoFocus)
        editor->setFocusPolicy(Qt::StrongFocus); // also its proxy's; without one the access key has no effect
    if (editor->accessibleName().isEmpty())
        editor->setAccessibleName(spoken(label));
    connect(m_action, &QPushButton::clicked, this, &Field::actionTriggered);
}

void Field::setHint(const QString &hint)
{
    m_hint->setText(hint);
}

void Field::setError(const QString &sentence, const QString &action)
{
    m_error->setRemark(Tone::Error, sentence);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    m_errorLine->setVisible(!sentence.isEmpty());
    m_editor->setAccessibleDescription(sentence);
    m_editor->setProperty(style::InvalidProperty, !sentence.isEmpty());
    m_editor->update();
}

void Field::clearError()
{
    setError({});
}

bool Field::hasError() const
{
    return !m_error->text().isEmpty();
}

} // namespace runlatch::ui
