// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/certificatedialog.h"

#include "base/rules.h"
#include "text/plaintext.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/labels/selectablelabel.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

struct CertificateWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::CertificateDialog)

public:
    static QString fact(const QString &connection, base::Rule rule, const http::Certificate &certificate)
    {
        if (rule == base::Rules::TlsChanged)
            return tr("%1 presents a different certificate than the one you trusted.").arg(connection);
        if (rule == base::Rules::TlsExpired)
            return tr("The certificate of %1 has expired.").arg(connection);
        if (rule == base::Rules::TlsNotYetValid)
            return tr("The certificate of %1 is not valid yet.").arg(connection);
        if (rule == base::Rules::TlsRevoked)
            return tr("The certificate of %1 was revoked: its key may be in the wrong hands.").arg(connection);
        if (rule == base::Rules::TlsSelfSigned)
            return tr("The certificate of %1 is self-signed.").arg(connection);
        if (rule == base::Rules::TlsUnknownIssuer)
            return tr("The certificate of %1 was issued by “%2”, which this computer does not trust.")
                .arg(connection, text::plainText(certificate.issuer));
        return tr("The certificate of %1 was made for another host.").arg(connection);
    }

    static QString next(base::Rule rule, bool canBeTrusted)
    {
        const QString unsent = tr("Nothing was sent, not even the token.");
        if (rule == base::Rules::TlsNotYetValid)
            return unsent + u' ' + tr("Check the date of this computer; else ask whoever runs the server.");
        if (!canBeTrusted)
            return unsent + u' ' + tr("Ask whoever runs the server for a certificate that is valid.");
        if (rule == base::Rules::TlsChanged)
            return unsent + u' '
                + tr("Certificates change when they are renewed, but also when somebody is between you and the "
                     "server. Trust this one only if whoever runs the server tells you the same fingerprint.");
        return unsent + u' '
            + tr("Trust it only if whoever runs the server tells you the same fingerprint in another way.");
    }
};

QString fingerprintLines(const QByteArray &sha256)
{
    const QString text = http::fingerprintText(sha256);
    constexpr int half = 16 * 3;
    return text.left(half) + u'\n' + text.mid(half);
}

QLayout *certificateRows(const http::Certificate &certificate, int u)
{
    auto *rows = new QFormLayout;
    rows->setHorizontalSpacing(3 * u);
    rows->setVerticalSpacing(2 * u);
    const auto addRow = [rows](const QString &name, const QString &value, TextStyle style = TextStyle::Body) {
        auto *label = new Label(name);
        label->setMuted(true);
        auto *text = new SelectableLabel(value, style);
        text->setAccessibleName(CertificateDialog::tr("%1: %2").arg(name, value));
        rows->addRow(label, text);
    };
    const QLocale locale;
    addRow(CertificateDialog::tr("Issued to"), text::plainText(certificate.subject));
    addRow(CertificateDialog::tr("Issued by"), text::plainText(certificate.issuer));
    addRow(CertificateDialog::tr("Valid from"), locale.toString(certificate.from.toLocalTime(), QLocale::ShortFormat));
    addRow(CertificateDialog::tr("Valid until"),
           locale.toString(certificate.until.toLocalTime(), QLocale::ShortFormat));
    addRow(CertificateDialog::tr("SHA-256 fingerprint"), fingerprintLines(certificate.sha256), TextStyle::Mono);
    return rows;
}

} // namespace

CertificateDialog::CertificateDialog(const QString &connection, base::Rule rule, const http::Certificate &certificate,
                                     const QDateTime &now, QWidget *parent)
    : Dialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Certificate not trusted"));
    const bool mayTrust = canBeTrusted(rule, certificate, now);
    const int u = Theme::of(this).u();
    auto *fact = new Label(CertificateWords::fact(connection, rule, certificate), TextStyle::Bold);
    auto *next = new Label(CertificateWords::next(rule, mayTrust));
    setAccessibleDescription(fact->text() + u' ' + next->text());
    for (Label *label : {fact, next}) {
        label->setWordWrap(true);
        label->setMinimumWidth(120 * u);
    }

    auto *buttons = new QDialogButtonBox(mayTrust ? QDialogButtonBox::Cancel : QDialogButtonBox::Close);
    QPushButton *leave = buttons->button(mayTrust ? QDialogButtonBox::Cancel : QDialogButtonBox::Close);
    if (mayTrust) {
        auto *trust =
            makeButton(ButtonRole::Standard, tr("Trust this certificate for this connection"), u"shield-check"_s, this);
        trust->setAutoDefault(false);
        buttons->addButton(trust, QDialogButtonBox::AcceptRole);
    }
    leave->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &CertificateDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &CertificateDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(fact);
    layout->addWidget(next);
    layout->addLayout(certificateRows(certificate, u));
    layout->addWidget(buttons);
    leave->setFocus(); // the button belongs to this window only from here on
}

bool CertificateDialog::canBeTrusted(base::Rule rule, const http::Certificate &certificate, const QDateTime &now)
{
    const bool isKnown = rule == base::Rules::TlsSelfSigned || rule == base::Rules::TlsUnknownIssuer
        || rule == base::Rules::TlsWrongHost || rule == base::Rules::TlsChanged;
    return isKnown && certificate.from <= now && now <= certificate.until && !certificate.sha256.isEmpty();
}

} // namespace runlatch::ui
