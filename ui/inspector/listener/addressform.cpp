// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/addressform.h"

#include "http/listenaddress.h"
#include "http/url.h"
#include "ui/connections/listeneridentityform.h"
#include "ui/inspector/listener/listenernotices.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/boundednumber.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/frames/messagebar.h"

#include <QHBoxLayout>
#include <QLineEdit>

#include <utility>

namespace runlatch::ui {

AddressForm::AddressForm(const inspector::ListenerAddress &address, QWidget *parent)
    : QWidget(parent)
    , m_address(address)
    , m_exposure(new MessageBar)
    , m_host(new QLineEdit(address.host))
    , m_port(new BoundedNumber)
    , m_hostField(new Field(tr("&Address"), m_host, this))
    , m_portField(new Field(tr("&Port"), m_port, this))
    , m_identity(new ListenerIdentityForm(address.identity))
{
    const int u = Theme::of(this).u();
    m_exposure->setClosable(false);
    m_port->setRange(0, 65535);
    m_port->setValue(address.port);
    m_port->setSpecialValueText(tr("any"));
    m_identity->setFiles(address.certificateFile, address.keyFile);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(m_hostField, 3);
    row->addWidget(m_portField, 2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3 * u);
    column->addWidget(m_exposure);
    column->addLayout(row);
    column->addWidget(m_identity);
    column->addStretch(1);
    connect(m_host, &QLineEdit::textChanged, this, &AddressForm::showExposure);
    connect(m_host, &QLineEdit::textChanged, this, [this] { emit titleChanged(title()); });
    connect(m_port, &QSpinBox::valueChanged, this, [this] { emit titleChanged(title()); });
    connect(m_identity, &ListenerIdentityForm::grown, this, &AddressForm::grown);
    connect(m_identity, &ListenerIdentityForm::refused, this, &AddressForm::unusable);
    showExposure();
}

inspector::ListenerAddress AddressForm::address() const
{
    inspector::ListenerAddress address = m_address;
    address.host = m_host->text().trimmed();
    address.port = static_cast<quint16>(m_port->value());
    return address;
}

QString AddressForm::title() const
{
    const inspector::ListenerAddress now = address();
    //: %1 is an address at which any free port is taken
    return now.port == 0 ? tr("%1, any port").arg(now.host) : http::writeListenAddress(now.host, now.port);
}

bool AddressForm::check()
{
    m_hostField->clearError();
    m_portField->clearError();
    if (!address().host.isEmpty())
        return true;
    m_hostField->setError(tr("Enter an address of this computer, such as 127.0.0.1."));
    m_host->setFocus();
    emit grown();
    return false;
}

void AddressForm::setClash(const QString &other)
{
    //: %1 is an address, such as 127.0.0.1:8722
    m_portField->setError(tr("Your address %1 takes this port. Choose another port, or 0 for any.").arg(other));
    m_port->setFocus();
    emit grown();
}

void AddressForm::read(std::function<void()> done)
{
    m_identity->read(this, [this, done = std::move(done)](const base::Result<http::ServerIdentity> &identity) {
        m_address.identity = *identity;
        m_address.certificateFile = identity->isNull() ? QString() : m_identity->certificateFile();
        m_address.keyFile = identity->isNull() ? QString() : m_identity->keyFile();
        done();
    });
}

void AddressForm::setChecked(bool isChecked)
{
    if (std::exchange(m_isChecked, isChecked) != isChecked)
        showExposure();
}

void AddressForm::focusFirst()
{
    m_host->setFocus();
}

void AddressForm::showExposure()
{
    const QString host = m_host->text().trimmed();
    if (host.isEmpty() || http::isLoopback(host))
        m_exposure->dismiss();
    else
        m_exposure->setMessage(Tone::Warning, tr("Other computers on the network can reach this address."),
                               ListenerNotices::exposureAdvice(m_isChecked));
}

} // namespace runlatch::ui
