// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listenerform.h"

#include "http/url.h"
#include "ui/inspector/keysedit.h"
#include "ui/style/theme.h"
#include "ui/widgets/boundednumber.h"
#include "ui/widgets/field.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/segmented.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ListenerForm::ListenerForm(const inspector::ReceiverOptions &options, bool startsWithProgram, QWidget *parent)
    : QWidget(parent)
    , m_options(options)
    , m_startedWithProgram(startsWithProgram)
    , m_exposure(new MessageBar)
    , m_host(new QLineEdit(options.host))
    , m_port(new BoundedNumber)
    , m_path(new QLineEdit(options.path))
    , m_keys(new KeysEdit(options.keys, this))
    , m_reject(new QCheckBox(tr("Answer &401 to invalid and unsigned requests")))
    , m_rule(new Segmented(tr("Deadline")))
    , m_starts(new QCheckBox(tr("&Start listening when Runlatch starts")))
    , m_hostField(new Field(tr("&Address"), m_host, this))
    , m_pathField(new Field(tr("Pa&th"), m_path, this))
{
    m_exposure->setClosable(false);
    m_port->setRange(0, 65535);
    m_port->setValue(options.port);
    m_port->setSpecialValueText(tr("any"));
    m_rule->addSegment(static_cast<int>(protocol::DeadlineRule::Strict), tr("10 minutes"));
    m_rule->addSegment(static_cast<int>(protocol::DeadlineRule::Progress), tr("10 without progress, 60 in all"));
    m_rule->setCurrent(static_cast<int>(options.deadlines.rule));
    m_reject->setChecked(options.rejectBadSignatures);
    m_starts->setChecked(startsWithProgram);
    buildFields();
    connect(m_host, &QLineEdit::textChanged, this, &ListenerForm::showExposure);
    connect(m_keys, &KeysEdit::edited, this, &ListenerForm::keysEdited);
    connect(m_keys, &KeysEdit::grown, this, &ListenerForm::grown);
    showExposure();
}

void ListenerForm::buildFields()
{
    const int u = Theme::of(this).u();
    auto *addressRow = new QHBoxLayout;
    addressRow->setSpacing(2 * u);
    addressRow->addWidget(m_hostField, 3);
    addressRow->addWidget(new Field(tr("&Port"), m_port, this), 2);
    addressRow->addWidget(m_pathField, 3);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3 * u);
    column->addWidget(m_exposure);
    column->addLayout(addressRow);
    column->addWidget(m_keys);
    column->addWidget(m_reject);
    column->addWidget(new Field(tr("Deadline of a result"), m_rule, this), 0, Qt::AlignLeft);
    column->addWidget(m_starts);
    column->addStretch(1);
}

inspector::ReceiverOptions ListenerForm::options() const
{
    inspector::ReceiverOptions options = m_options;
    options.host = m_host->text().trimmed();
    options.port = static_cast<quint16>(m_port->value());
    options.path = m_path->text().trimmed();
    options.keys = m_keys->keys();
    options.deadlines.rule = static_cast<protocol::DeadlineRule>(m_rule->current());
    options.rejectBadSignatures = m_reject->isChecked();
    return options;
}

bool ListenerForm::startsWithProgram() const
{
    return m_starts->isChecked();
}

void ListenerForm::setStartsWithProgram(bool starts)
{
    m_startedWithProgram = starts;
    m_starts->setChecked(starts);
}

bool ListenerForm::hasKeys() const
{
    return !m_keys->keys().isEmpty();
}

void ListenerForm::setKeys(const QList<QByteArray> &keys)
{
    m_options.keys = keys;
    m_keys->setKeys(keys);
    emit grown();
}

bool ListenerForm::isEdited() const
{
    const inspector::ReceiverOptions now = options();
    return now.host != m_options.host || now.port != m_options.port || now.path != m_options.path
        || now.keys != m_options.keys || now.deadlines.rule != m_options.deadlines.rule
        || now.rejectBadSignatures != m_options.rejectBadSignatures || startsWithProgram() != m_startedWithProgram;
}

bool ListenerForm::check()
{
    m_hostField->clearError();
    m_pathField->clearError();
    if (options().host.isEmpty())
        return refuse(m_hostField, tr("Give an address of this computer, such as 127.0.0.1."));
    if (!options().path.startsWith(u'/'))
        return refuse(m_pathField, tr("A path begins with a slash."));
    return true;
}

bool ListenerForm::refuse(Field *field, const QString &sentence)
{
    field->setError(sentence);
    field->editor()->setFocus();
    emit grown();
    return false;
}

void ListenerForm::focusFirst()
{
    m_host->setFocus();
}

void ListenerForm::showExposure()
{
    const QString host = m_host->text().trimmed();
    if (host.isEmpty() || http::isLoopback(host))
        m_exposure->dismiss();
    else
        m_exposure->setMessage(Tone::Warning, tr("Other computers on the network can reach this address."),
                               tr("Set an HMAC key to recognize requests from strangers."));
}

} // namespace runlatch::ui
