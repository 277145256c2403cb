// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listenerform.h"

#include "http/url.h"
#include "ui/inspector/keptoptions.h"
#include "ui/inspector/keysedit.h"
#include "ui/style/theme.h"
#include "ui/widgets/boundednumber.h"
#include "ui/widgets/field.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/segmented.h"
#include "wording/sentence.h"

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
    , m_host(new QLineEdit(options.listener().host))
    , m_port(new BoundedNumber)
    , m_path(new QLineEdit(options.endpoint().path))
    , m_keys(new KeysEdit(options.endpoint().keys, this))
    , m_reject(new QCheckBox(tr("Answer &401 to invalid and unsigned requests")))
    , m_rule(new Segmented(tr("Deadline")))
    , m_starts(new QCheckBox(tr("&Start listening when Runlatch starts")))
    , m_hostField(new Field(tr("&Address"), m_host, this))
    , m_pathField(new Field(tr("Pa&th"), m_path, this))
{
    m_exposure->setClosable(false);
    m_port->setRange(0, 65535);
    m_port->setValue(options.listener().port);
    m_port->setSpecialValueText(tr("any"));
    m_rule->addSegment(static_cast<int>(protocol::DeadlineRule::Strict), tr("10 minutes"));
    m_rule->addSegment(static_cast<int>(protocol::DeadlineRule::Progress), tr("10 without progress, 60 in all"));
    m_rule->setCurrent(static_cast<int>(options.deadlines.rule));
    m_reject->setChecked(options.endpoint().rejectBadSignatures);
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
    if (m_options.endpoints.size() > 1 || m_options.listeners.size() > 1) {
        auto *note =
            new Label(tr("This is the first endpoint at the first address. The others are behind Listener... on"
                         " the page of run tasks."));
        note->setMuted(true);
        note->setWordWrap(true);
        column->addWidget(note);
    }
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
    options.listener().host = m_host->text().trimmed();
    options.listener().port = static_cast<quint16>(m_port->value());
    options.endpoint().path = m_path->text().trimmed();
    options.endpoint().keys = m_keys->keys();
    options.deadlines.rule = static_cast<protocol::DeadlineRule>(m_rule->current());
    options.endpoint().rejectBadSignatures = m_reject->isChecked();
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

void ListenerForm::setKeys(const settings::EndpointKeys &keys)
{
    giveKeys(m_options, keys);
    m_keys->setKeys(m_options.endpoint().keys);
    emit grown();
}

bool ListenerForm::isEdited() const
{
    const inspector::ReceiverOptions now = options();
    return now.endpoint() != m_options.endpoint() || now.listener().host != m_options.listener().host
        || now.listener().port != m_options.listener().port || now.deadlines.rule != m_options.deadlines.rule
        || startsWithProgram() != m_startedWithProgram;
}

bool ListenerForm::check()
{
    m_hostField->clearError();
    m_pathField->clearError();
    if (options().listener().host.isEmpty())
        return refuse(m_hostField, tr("Give an address of this computer, such as 127.0.0.1."));
    if (!options().endpoint().path.startsWith(u'/'))
        return refuse(m_pathField, tr("A path begins with a slash."));
    if (const base::Done usable = inspector::check(options().endpoints); !usable)
        return refuse(m_pathField, wording::sentence(usable.error()).text());
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
