// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/field.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/fixline.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fieldlabel.h"

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
    , m_remark(new FixLine(this))
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
    column->addWidget(m_remark);
    m_label->setBuddy(editor);
    if (editor->focusProxy() && editor->focusPolicy() == Qt::NoFocus)
        editor->setFocusPolicy(Qt::StrongFocus); // also its proxy's; without one the access key has no effect
    if (editor->accessibleName().isEmpty())
        editor->setAccessibleName(spoken(label));
    connect(m_remark, &FixLine::actionTriggered, this, &Field::actionTriggered);
}

void Field::setHint(const QString &hint)
{
    m_hint->setText(hint);
}

void Field::setError(const QString &sentence, const QString &action)
{
    setRemark(Tone::Error, sentence, action);
}

void Field::setRemark(Tone tone, const QString &sentence, const QString &action)
{
    m_remark->setRemark(tone, sentence, action);
    m_editor->setAccessibleDescription(sentence);
    m_editor->setProperty(style::InvalidProperty, hasError());
    m_editor->update();
}

void Field::clearError()
{
    setError({});
}

bool Field::hasError() const
{
    return m_remark->tone() == Tone::Error && !m_remark->text().isEmpty();
}

} // namespace runlatch::ui
