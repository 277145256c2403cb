// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/tokenedit.h"

#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

TokenEdit::TokenEdit(QWidget *parent)
    : QWidget(parent)
    , m_line(new QLineEdit(this))
    , m_reveal(makeButton(ButtonRole::Icon, tr("Show the token"), u"eye"_s, this))
{
    m_line->setEchoMode(QLineEdit::Password);
    m_line->setAccessibleName(tr("Token"));
    m_reveal->setCheckable(true);
    m_reveal->setAutoDefault(false);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::of(this).u());
    row->addWidget(m_line, 1);
    row->addWidget(m_reveal);
    setFocusProxy(m_line);
    connect(m_line, &QLineEdit::textEdited, this, &TokenEdit::edited);
    connect(m_reveal, &QPushButton::toggled, this,
            [this](bool shown) { m_line->setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password); });
}

QByteArray TokenEdit::token() const
{
    return m_line->text().trimmed().toUtf8();
}

void TokenEdit::setToken(const QByteArray &token)
{
    m_reveal->setChecked(false);
    m_line->setText(QString::fromUtf8(token));
}

void TokenEdit::setPlaceholder(const QString &text)
{
    m_line->setPlaceholderText(text);
}

} // namespace runlatch::ui
