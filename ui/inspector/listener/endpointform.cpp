// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/endpointform.h"

#include "base/rules.h"
#include "ui/inspector/listener/answerform.h"
#include "ui/inspector/listener/keysedit.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/labels/hairline.h"
#include "wording/sentence.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

EndpointForm::EndpointForm(const inspector::Endpoint &endpoint, QWidget *parent)
    : QWidget(parent)
    , m_endpoint(endpoint)
    , m_name(new QLineEdit(endpoint.name))
    , m_path(new QLineEdit(endpoint.path))
    , m_keys(new KeysEdit(endpoint.keys, this))
    , m_reject(new QCheckBox(tr("Answer &401 to invalid and unsigned requests")))
    , m_answer(new AnswerForm(endpoint))
    , m_nameField(new Field(tr("&Name"), m_name, this))
    , m_pathField(new Field(tr("Pa&th"), m_path, this))
{
    m_name->setPlaceholderText(tr("for you"));
    m_name->setMaxLength(inspector::Endpoint::MaxNameLength);
    m_reject->setChecked(endpoint.rejectBadSignatures);
    buildLayout();
    const auto retitle = [this] { emit titleChanged(this->endpoint().shownName()); };
    connect(m_name, &QLineEdit::textChanged, this, retitle);
    connect(m_path, &QLineEdit::textChanged, this, retitle);
    connect(m_name, &QLineEdit::textEdited, m_nameField, &Field::clearError);
    connect(m_path, &QLineEdit::textChanged, m_pathField, &Field::clearError);
    connect(m_keys, &KeysEdit::edited, this, &EndpointForm::keysEdited);
    connect(m_keys, &KeysEdit::grown, this, &EndpointForm::grown);
    connect(m_answer, &AnswerForm::grown, this, &EndpointForm::grown);
}

void EndpointForm::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *offer = makeButton(ButtonRole::Icon, tr("Suggest a path that is hard to guess"), u"refresh-cw"_s, this);
    offer->setAutoDefault(false);
    connect(offer, &QPushButton::clicked, this, [this] {
        m_path->setText(inspector::newEndpointPath());
        m_path->setFocus();
    });
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(m_nameField, 2);
    row->addWidget(m_pathField, 3);
    row->addWidget(offer, 0, Qt::AlignBottom);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, u, u);
    column->setSpacing(3 * u);
    column->addLayout(row);
    column->addWidget(m_keys);
    column->addWidget(m_reject);
    column->addWidget(new Hairline);
    column->addWidget(m_answer);
    column->addStretch(1);
}

inspector::Endpoint EndpointForm::endpoint() const
{
    inspector::Endpoint endpoint = m_endpoint;
    endpoint.name = m_name->text().trimmed();
    endpoint.path = m_path->text().trimmed();
    endpoint.keys = m_keys->keys();
    endpoint.rejectBadSignatures = m_reject->isChecked();
    m_answer->apply(endpoint);
    return endpoint;
}

bool EndpointForm::check(const QStringList &others)
{
    m_nameField->clearError();
    m_pathField->clearError();
    const bool isAnswerGood = m_answer->check();
    const inspector::Endpoint now = endpoint();
    if (const base::Done usable = inspector::check(now); !usable)
        return showError(usable.error());
    if (others.contains(now.path))
        return showError({base::ErrorKind::Usage, base::Rules::EndpointPathTwice, now.path, {}, 0, {}});
    return isAnswerGood;
}

bool EndpointForm::showError(const base::Error &error)
{
    if (m_answer->showError(error))
        return false;
    Field *field = error.rule == base::Rules::EndpointName ? m_nameField : m_pathField;
    field->setError(wording::sentence(error).text());
    field->editor()->setFocus();
    emit grown();
    return false;
}

void EndpointForm::setKeys(const QList<QByteArray> &keys)
{
    m_keys->setKeys(keys);
}

void EndpointForm::focusFirst()
{
    m_name->setFocus();
}

void EndpointForm::focusName()
{
    m_name->setFocus(Qt::ShortcutFocusReason); // selects all of it
}

} // namespace runlatch::ui
