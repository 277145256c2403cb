// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/simulatoraddressdialog.h"

#include "http/message.h"
#include "http/url.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/messagebar.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHostAddress>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

SimulatorAddressDialog::SimulatorAddressDialog(const settings::SimulatorAddress &address, QWidget *parent)
    : Dialog(parent)
    , m_host(new QLineEdit(address.host))
    , m_port(new QSpinBox)
    , m_publicUrl(new QLineEdit(address.publicUrl.toString(QUrl::FullyEncoded)))
    , m_serviceName(new QLineEdit(QString::fromLatin1(address.serviceName)))
    , m_hostField(new Field(tr("&Address"), m_host, this))
    , m_publicUrlField(new Field(tr("Public &URL"), m_publicUrl, this))
    , m_serviceNameField(new Field(tr("S&hort name of the service"), m_serviceName, this))
    , m_exposure(new MessageBar)
{
    setWindowTitle(tr("Address of the simulator"));
    m_exposure->setClosable(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *save = makeButton(ButtonRole::Primary, tr("Save"), {}, this);
    save->setDefault(true);
    buttons->addButton(save, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &SimulatorAddressDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &SimulatorAddressDialog::reject);
    connect(m_host, &QLineEdit::textChanged, this, &SimulatorAddressDialog::showExposure);
    const int u = Theme::of(this).u();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(m_exposure);
    layout->addLayout(buildFields(address.port));
    layout->addWidget(buttons);
    m_host->setFocus();
    showExposure();
}

QLayout *SimulatorAddressDialog::buildFields(quint16 port)
{
    const int u = Theme::of(this).u();
    m_port->setRange(0, 65535);
    m_port->setValue(port);
    m_port->setSpecialValueText(tr("any"));
    m_publicUrl->setMinimumWidth(110 * u);
    m_publicUrl->setPlaceholderText(u"http://host.docker.internal:8080"_s);
    m_hostField->setHint(tr("0.0.0.0: every address of this computer"));
    m_publicUrlField->setHint(tr("when integrations reach it by another name"));
    m_serviceNameField->setHint(tr("in header names, as in X-TFC-Task-Signature"));
    auto *addressRow = new QHBoxLayout;
    addressRow->setSpacing(2 * u);
    addressRow->addWidget(m_hostField, 2);
    addressRow->addWidget(new Field(tr("&Port"), m_port, this), 1);
    auto *column = new QVBoxLayout;
    column->setSpacing(3 * u);
    column->addLayout(addressRow);
    column->addWidget(m_publicUrlField);
    column->addWidget(m_serviceNameField);
    return column;
}

settings::SimulatorAddress SimulatorAddressDialog::address() const
{
    return {.host = m_host->text().trimmed(),
            .port = static_cast<quint16>(m_port->value()),
            .publicUrl = QUrl(m_publicUrl->text().trimmed(), QUrl::StrictMode),
            .serviceName = m_serviceName->text().trimmed().toUtf8()};
}

bool SimulatorAddressDialog::check()
{
    const settings::SimulatorAddress typed = address();
    for (Field *field : {m_hostField, m_publicUrlField, m_serviceNameField})
        field->clearError();
    const QString publicUrl = m_publicUrl->text().trimmed();
    if (typed.host != "localhost"_L1 && QHostAddress(typed.host).isNull())
        setError(m_hostField, tr("Enter an address of this computer, such as 127.0.0.1 or 0.0.0.0."));
    else if (!publicUrl.isEmpty() && (!publicUrl.contains("://"_L1) || !http::apiBase(publicUrl).isValid()))
        setError(m_publicUrlField, tr("Enter a URL with http or https and a host, without user name and query."));
    else if (!http::isToken(typed.serviceName))
        setError(m_serviceNameField, tr("Enter letters, digits and dashes; most services use TFC."));
    else
        return true;
    return false;
}

void SimulatorAddressDialog::accept()
{
    if (check())
        QDialog::accept();
}

void SimulatorAddressDialog::setError(Field *field, const QString &sentence)
{
    field->setError(sentence);
    field->editor()->setFocus();
    grow();
}

void SimulatorAddressDialog::showExposure()
{
    const QString host = m_host->text().trimmed();
    if (host.isEmpty() || http::isLoopback(host))
        m_exposure->dismiss();
    else
        m_exposure->setMessage(Tone::Warning, tr("Other computers on the network can reach this address."),
                               tr("They need the simulator's token, which is new at each start."));
}

} // namespace runlatch::ui
