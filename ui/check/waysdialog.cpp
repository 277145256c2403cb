// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/check/waysdialog.h"

#include "http/certificate.h"
#include "http/url.h"
#include "ui/connections/listeneridentityform.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/boundednumber.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/field.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

QLineEdit *urlEdit(const QUrl &url, const QString &example)
{
    auto *edit = new QLineEdit(url.toString(QUrl::FullyEncoded));
    edit->setPlaceholderText(example);
    return edit;
}

/// An empty URL for no text. No value if it is not one that others can be given as a base.
std::optional<QUrl> baseOf(const QLineEdit &edit)
{
    const QString text = edit.text().trimmed();
    if (text.isEmpty())
        return QUrl();
    const QUrl base = http::apiBase(text);
    return text.contains("://"_L1) && base.isValid() ? std::optional(base) : std::nullopt;
}

} // namespace

int CheckWays::changed() const
{
    return static_cast<int>(port != 0) + static_cast<int>(!publicUrl.isEmpty()) + static_cast<int>(planPort != 0)
        + static_cast<int>(!planPublicUrl.isEmpty()) + static_cast<int>(!pinnedCertificate.isEmpty())
        + static_cast<int>(!identity.isNull());
}

WaysDialog::WaysDialog(const CheckWays &ways, QWidget *parent)
    : Dialog(parent)
    , m_ways(ways)
    , m_port(new BoundedNumber)
    , m_planPort(new BoundedNumber)
    , m_publicUrl(urlEdit(ways.publicUrl, u"https://callbacks.example"_s))
    , m_planPublicUrl(urlEdit(ways.planPublicUrl, u"https://plans.example"_s))
    , m_pin(new QLineEdit(http::fingerprintText(ways.pinnedCertificate)))
    , m_identity(new ListenerIdentityForm(ways.identity))
    , m_publicUrlField(new Field(tr("Public &URL of callbacks"), m_publicUrl, this))
    , m_planPublicUrlField(new Field(tr("Public URL of p&lans"), m_planPublicUrl, this))
    , m_pinField(new Field(tr("&Fingerprint of the target's certificate"), m_pin, this))
{
    setWindowTitle(tr("Addresses and certificates"));
    m_port->setValue(ways.port);
    m_planPort->setValue(ways.planPort);
    m_publicUrlField->setHint(tr("when the integration reaches them by another name"));
    m_planPublicUrlField->setHint(tr("of the second host"));
    m_pinField->setHint(tr("SHA-256; this certificate alone is trusted"));
    m_identity->setFiles(ways.certificateFile, ways.keyFile);
    m_identity->setToolTip(
        tr("Callbacks over https are tried with this certificate. The integration has to trust it."));
    connect(m_identity, &ListenerIdentityForm::grown, this, &WaysDialog::grow);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *save = makeButton(ButtonRole::Primary, tr("Save"), {}, this);
    save->setDefault(true);
    buttons->addButton(save, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &WaysDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &WaysDialog::reject);
    const int u = Theme::of(this).u();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addLayout(buildPlace(m_publicUrlField, m_port));
    layout->addLayout(buildPlace(m_planPublicUrlField, m_planPort));
    layout->addWidget(m_pinField);
    layout->addWidget(m_identity);
    layout->addWidget(buttons);
    m_port->setAccessibleName(tr("Port of callbacks"));
    m_planPort->setAccessibleName(tr("Port of plans"));
    m_publicUrl->setFocus();
}

QLayout *WaysDialog::buildPlace(Field *url, BoundedNumber *port)
{
    const int u = Theme::of(this).u();
    port->setRange(0, 65535);
    port->setSpecialValueText(tr("any"));
    url->editor()->setMinimumWidth(90 * u);
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * u);
    row->addWidget(url, 3);
    row->addWidget(new Field(tr("Port"), port, this), 1);
    return row;
}

bool WaysDialog::check()
{
    for (Field *field : {m_publicUrlField, m_planPublicUrlField, m_pinField})
        field->clearError();
    const auto publicUrl = baseOf(*m_publicUrl);
    const auto planPublicUrl = baseOf(*m_planPublicUrl);
    const QString pin = m_pin->text().trimmed();
    const auto fingerprint = http::fingerprintOfText(pin);
    const QString noUrl = tr("Enter a URL with http or https and a host, without user name and query.");
    if (!publicUrl)
        refuse(m_publicUrlField, noUrl);
    else if (!planPublicUrl)
        refuse(m_planPublicUrlField, noUrl);
    else if (!pin.isEmpty() && !fingerprint)
        refuse(m_pinField, tr("Enter 64 hexadecimal digits, with or without colons."));
    else {
        m_ways.port = static_cast<quint16>(m_port->value());
        m_ways.publicUrl = *publicUrl;
        m_ways.planPort = static_cast<quint16>(m_planPort->value());
        m_ways.planPublicUrl = *planPublicUrl;
        m_ways.pinnedCertificate = fingerprint.value_or(QByteArray());
        return true;
    }
    return false;
}

/// Closes the dialog when the certificate was read. An error of it is shown at its field.
void WaysDialog::accept()
{
    if (!check())
        return;
    m_identity->read(this, [this](const base::Result<http::ServerIdentity> &identity) {
        m_ways.identity = *identity;
        const bool isKept = !identity->isNull();
        m_ways.certificateFile = isKept ? m_identity->certificateFile() : QString();
        m_ways.keyFile = isKept ? m_identity->keyFile() : QString();
        Dialog::accept();
    });
}

void WaysDialog::refuse(Field *field, const QString &sentence)
{
    field->setError(sentence);
    field->editor()->setFocus();
    grow();
}

} // namespace runlatch::ui
