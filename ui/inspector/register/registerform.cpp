// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/register/registerform.h"

#include "base/rules.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "wording/sentence.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using runlatch::protocol::EnforcementLevel;
using runlatch::protocol::TaskSetup;

namespace runlatch::ui {

RegisterForm::RegisterForm(const ListenerOffer &listener, QWidget *parent)
    : QWidget(parent)
    , m_key(listener.key)
    , m_name(new QLineEdit(this))
    , m_url(new QLineEdit(listener.url.toString(QUrl::FullyEncoded), this))
    , m_description(new QLineEdit(this))
    , m_nameField(new Field(tr("&Name"), m_name, this))
    , m_urlField(new Field(tr("&URL"), m_url, this))
    , m_sendsKey(new QCheckBox(tr("Send the HMAC &key of the listener"), this))
    , m_level(new Segmented(tr("Enforcement level"), this))
    , m_global(new QCheckBox(tr("Call it in &all workspaces of the organization"), this))
{
    m_name->setObjectName(u"taskName"_s);
    m_url->setObjectName(u"taskUrl"_s);
    m_sendsKey->setObjectName(u"sendsKey"_s);
    m_global->setObjectName(u"global"_s);
    m_name->setMaxLength(TaskSetup::MaxName);
    m_url->setMaxLength(TaskSetup::MaxUrl);
    m_description->setMaxLength(TaskSetup::MaxDescription);
    m_urlField->setHint(tr("The service must be able to reach it."));
    m_sendsKey->setEnabled(!m_key.isEmpty());
    m_sendsKey->setChecked(!m_key.isEmpty());
    if (m_key.isEmpty())
        m_sendsKey->setToolTip(tr("The listener has no HMAC key."));
    m_level->addSegment(int(EnforcementLevel::Advisory), tr("Advisory"));
    m_level->addSegment(int(EnforcementLevel::Mandatory), tr("Mandatory"));
    buildStages();
    buildLayout();
    connectParts();
}

void RegisterForm::buildStages()
{
    for (const protocol::Stage stage : protocol::allStages()) {
        auto *box = new QCheckBox(protocol::stageName(stage), this); // as the service writes it
        box->setObjectName(protocol::stageName(stage));
        box->setChecked(stage == protocol::Stage::PostPlan);
        m_stages.append(box);
    }
}

void RegisterForm::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *stages = new QHBoxLayout;
    stages->setSpacing(3 * u);
    for (QCheckBox *box : std::as_const(m_stages))
        stages->addWidget(box);
    stages->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * u);
    column->addWidget(m_nameField);
    column->addWidget(m_urlField);
    column->addWidget(new Field(tr("&Description"), m_description, this));
    column->addWidget(m_sendsKey);
    column->addWidget(new FieldLabel(tr("Stages"), this));
    column->addLayout(stages);
    column->addWidget(new FieldLabel(tr("Enforcement level"), this));
    column->addWidget(m_level, 0, Qt::AlignLeft);
    column->addWidget(m_global);
    column->addStretch(1);
}

void RegisterForm::connectParts()
{
    for (QLineEdit *edit : {m_name, m_url, m_description})
        connect(edit, &QLineEdit::textChanged, this, &RegisterForm::changed);
    for (QCheckBox *box : m_stages + QList<QCheckBox *>{m_sendsKey, m_global})
        connect(box, &QCheckBox::toggled, this, &RegisterForm::changed);
    connect(m_level, &Segmented::currentChanged, this, &RegisterForm::changed);
}

TaskSetup RegisterForm::setup() const
{
    TaskSetup setup{.name = m_name->text(), .url = QUrl(m_url->text().trimmed(), QUrl::StrictMode)};
    if (!m_description->text().isEmpty())
        setup.description = m_description->text();
    if (m_sendsKey->isChecked() && !m_key.isEmpty())
        setup.hmacKey = m_key;
    setup.global = TaskSetup::Global{m_global->isChecked(), placement()};
    return setup;
}

protocol::TaskPlacement RegisterForm::placement() const
{
    protocol::TaskPlacement placement;
    const QList<protocol::Stage> stages = protocol::allStages();
    for (qsizetype index = 0; index < m_stages.size(); ++index) {
        if (m_stages.at(index)->isChecked())
            placement.stages.append(stages.at(index));
    }
    placement.enforcementLevel = static_cast<EnforcementLevel>(m_level->current());
    return placement;
}

void RegisterForm::showFault(const base::Error &error)
{
    const QString words = wording::sentence(error).text();
    if (error.rule == base::Rules::TaskName || error.rule == base::Rules::TaskNameTaken
        || error.rule == base::Rules::TaskUnknown)
        m_nameField->setError(words);
    else if (error.rule == base::Rules::TaskUrl || error.rule == base::Rules::TaskNotVerified)
        m_urlField->setError(words);
}

void RegisterForm::clearFaults()
{
    m_nameField->clearError();
    m_urlField->clearError();
}

void RegisterForm::focusFirst()
{
    m_name->setFocus();
}

} // namespace runlatch::ui
