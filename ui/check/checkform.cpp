// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/check/checkform.h"

#include "conformance/registry.h"
#include "protocol/weburl.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/field.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr int MaxUrlLength = 2000;
constexpr int MaxKeyLength = 4096;

QString profileWord(const QString &name)
{
    if (name == "quick"_L1)
        return CheckForm::tr("Quick: what must hold");
    return CheckForm::tr("Full: all cases");
}

} // namespace

CheckForm::CheckForm(QWidget *parent)
    : QWidget(parent)
    , m_url(new QLineEdit)
    , m_key(new QLineEdit)
    , m_profile(new QComboBox)
    , m_urlField(new Field(tr("URL of the integration"), m_url, this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    const int u = Theme::of(this).u();
    m_url->setPlaceholderText(u"http://127.0.0.1:8080/runtask"_s);
    m_url->setMaxLength(MaxUrlLength);
    m_key->setEchoMode(QLineEdit::Password);
    m_key->setMaxLength(MaxKeyLength);
    m_key->setPlaceholderText(tr("without it, signatures are not tried"));
    auto *keyField = new Field(tr("HMAC key"), m_key, this);
    keyField->setHint(tr("kept in memory only"));
    for (const QString &name : conformance::profileNames())
        m_profile->addItem(profileWord(name), name);
    m_profile->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_url, &QLineEdit::textEdited, m_urlField, &Field::clearError);
    for (QLineEdit *line : {m_url, m_key})
        connect(line, &QLineEdit::returnPressed, this, &CheckForm::startWanted);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(4 * u, 2 * u, 4 * u, 3 * u);
    row->setSpacing(3 * u);
    row->addWidget(m_urlField, 4, Qt::AlignTop);
    row->addWidget(keyField, 2, Qt::AlignTop);
    row->addWidget(new Field(tr("Cases"), m_profile, this), 2, Qt::AlignTop);
}

std::optional<CheckOrder> CheckForm::order()
{
    const QUrl url(m_url->text().trimmed(), QUrl::StrictMode);
    if (!protocol::mayBeCalled(url)) {
        m_urlField->setError(protocol::isWebUrl(url) ? tr("Remove the user name and the password from the URL.")
                                                     : tr("Enter the whole URL, with http:// or https://."));
        m_url->setFocus();
        return std::nullopt;
    }
    m_urlField->clearError();
    return CheckOrder{url, m_key->text().toUtf8(), m_profile->currentData().toString()};
}

void CheckForm::focusFirst()
{
    m_url->setFocus();
}

} // namespace runlatch::ui
