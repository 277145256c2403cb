// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/foundcredentialslist.h"

#include "text/plaintext.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "wording/plaintext.h"

#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

FoundCredentialsList::FoundCredentialsList(QWidget *parent)
    : QWidget(parent)
    , m_list(new QListWidget(this))
{
    auto *label = new FieldLabel(tr("&Found on this computer"));
    label->setBuddy(m_list);
    m_list->setAccessibleName(tr("Tokens found on this computer"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *useButton = makeButton(ButtonRole::Standard, tr("&Use it"), u"key-round"_s, this);
    useButton->setAutoDefault(false);
    connect(useButton, &QPushButton::clicked, this, &FoundCredentialsList::use);
    connect(m_list, &QListWidget::itemActivated, this, &FoundCredentialsList::use);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::of(this).u());
    column->addWidget(label);
    column->addWidget(m_list);
    column->addWidget(useButton, 0, Qt::AlignLeft);
    hide();
}

void FoundCredentialsList::setCredentials(const QList<settings::FoundCredential> &credentials)
{
    constexpr int MaxShown = 3;
    const int rowHeight = 2 * fontMetrics().height() + 2 * Theme::of(this).u();
    m_credentials = credentials;
    m_list->clear();
    for (const settings::FoundCredential &credential : credentials) {
        const QString host = text::plainText(credential.address.authority());
        const QString source = text::plainText(credential.source);
        auto *item = new QListWidgetItem(tr("%1\nfrom %2").arg(host, source), m_list);
        item->setToolTip(wording::toolTip(source));
        item->setSizeHint({0, rowHeight});
    }
    m_list->setFixedHeight(qMin(count(), MaxShown) * rowHeight + 2 * m_list->frameWidth());
    m_list->setCurrentRow(0);
    setVisible(!credentials.isEmpty());
}

void FoundCredentialsList::use()
{
    const int row = m_list->currentRow();
    if (row >= 0 && row < m_credentials.size())
        emit wanted(settings::FoundCredential(m_credentials.at(row)));
}

} // namespace runlatch::ui
