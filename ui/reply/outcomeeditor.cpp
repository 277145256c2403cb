// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/outcomeeditor.h"

#include "ui/reply/bodyeditor.h"
#include "ui/reply/resulteditor.h"
#include "ui/reply/tagrows.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/field.h"
#include "wording/sentence.h"

#include <QLineEdit>
#include <QScopedValueRollback>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

OutcomeEditor::OutcomeEditor(QWidget *parent)
    : QWidget(parent)
    , m_id(new QLineEdit(this))
    , m_description(new QLineEdit(this))
    , m_url(new QLineEdit(this))
    , m_idField(new Field(tr("Outcome id"), m_id, this))
    , m_descriptionField(new Field(tr("Description"), m_description, this))
    , m_urlField(new Field(tr("URL of the outcome"), m_url, this))
    , m_tags(new TagRows(this))
    , m_body(new BodyEditor(this))
{
    const Theme &theme = Theme::of(this);
    m_id->setObjectName(u"outcomeId"_s);
    m_description->setObjectName(u"outcomeDescription"_s);
    m_url->setObjectName(u"outcomeUrl"_s);
    m_idField->setMinimumWidth(theme.width(u"ABCDE-1234"_s) + 4 * theme.u());
    m_descriptionField->setHint(tr("one line"));
    auto *first = new QHBoxLayout;
    first->setSpacing(3 * theme.u());
    first->addWidget(m_idField, 1);
    first->addWidget(m_descriptionField, 3);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * theme.u(), 3 * theme.u(), 4 * theme.u(), 3 * theme.u());
    layout->setSpacing(3 * theme.u());
    layout->addLayout(first);
    layout->addWidget(m_urlField);
    layout->addWidget(m_tags);
    layout->addWidget(m_body, 1);
    connect(m_id, &QLineEdit::textChanged, this, &OutcomeEditor::edited);
    connect(m_description, &QLineEdit::textChanged, this, &OutcomeEditor::edited);
    connect(m_url, &QLineEdit::textChanged, this, &OutcomeEditor::edited);
    connect(m_id, &QLineEdit::editingFinished, this, [this] { checkFilled(*m_idField, *m_id); });
    connect(m_description, &QLineEdit::editingFinished, this,
            [this] { checkFilled(*m_descriptionField, *m_description); });
    connect(m_tags, &TagRows::changed, this, &OutcomeEditor::edited);
    connect(m_tags, &TagRows::removed, this, &OutcomeEditor::tagRemoved);
    connect(m_body, &BodyEditor::changed, this, &OutcomeEditor::edited);
    connect(m_urlField, &Field::actionTriggered, this, [this] { m_url->setText("https://"_L1 + m_url->text()); });
}

protocol::Outcome OutcomeEditor::outcome() const
{
    return {m_id->text(), m_description->text(), m_body->text(), m_url->text(), m_tags->tags()};
}

void OutcomeEditor::setOutcome(const protocol::Outcome &outcome)
{
    const QScopedValueRollback loading(m_isLoading, true);
    m_id->setText(outcome.id);
    m_description->setText(outcome.description);
    m_url->setText(outcome.url);
    m_tags->setTags(outcome.tags);
    m_body->setText(outcome.body);
    clearErrors();
}

void OutcomeEditor::focusId()
{
    m_id->setFocus();
}

bool OutcomeEditor::showError(const QString &member, const base::ServiceError &error)
{
    Field *field = member == "outcome-id"_L1 ? m_idField
        : member == "description"_L1         ? m_descriptionField
        : member == "url"_L1                 ? m_urlField
                                             : nullptr;
    if (field != nullptr)
        field->setError(wording::serviceSays(error));
    return field != nullptr;
}

void OutcomeEditor::clearErrors()
{
    m_idField->clearError();
    m_descriptionField->clearError();
    checkUrl();
}

void OutcomeEditor::showMissing()
{
    checkFilled(*m_idField, *m_id);
    checkFilled(*m_descriptionField, *m_description);
    if (m_id->text().isEmpty())
        m_id->setFocus();
    else if (m_description->text().isEmpty())
        m_description->setFocus();
}

void OutcomeEditor::checkFilled(Field &field, const QLineEdit &line)
{
    if (line.text().isEmpty() && !field.hasError())
        field.setError(tr("Empty: the service refuses the reply."));
}

void OutcomeEditor::edited()
{
    if (m_isLoading)
        return;
    clearErrors();
    emit changed();
}

void OutcomeEditor::checkUrl()
{
    ResultEditor::checkUrl(*m_urlField, m_url->text());
}

} // namespace runlatch::ui
