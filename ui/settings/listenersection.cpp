// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/settings/listenersection.h"

#include "http/listenaddress.h"
#include "settings/listenermemory.h"
#include "text/plaintext.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/fieldlabel.h"
#include "ui/widgets/labels/label.h"

#include <QFormLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

QString wordsOf(const inspector::Endpoint &endpoint)
{
    const QString words = endpoint.name.isEmpty() ? endpoint.path : u"%1 (%2)"_s.arg(endpoint.name, endpoint.path);
    return text::plainText(words);
}

QString wordsOf(const inspector::ListenerAddress &address)
{
    //: %1 is an address at which any free port is taken
    return address.port == 0 ? ListenerSection::tr("%1, any port").arg(address.host)
                             : http::writeListenAddress(address.host, address.port);
}

template <typename Values> QString linesOf(const Values &values)
{
    QStringList lines;
    for (const auto &value : values)
        lines.append(wordsOf(value));
    return lines.join(u'\n');
}

} // namespace

ListenerSection::ListenerSection(RunTasksPage &page, QWidget *parent)
    : QWidget(parent)
    , m_page(page)
    , m_endpoints(new Label)
    , m_addresses(new Label)
    , m_waiting(new Label(tr("Waiting for the keychain, which has the HMAC keys.")))
    , m_configure(makeButton(ButtonRole::Standard, tr("Endpoints, keys and addresses..."), u"webhook"_s, this))
{
    const int u = Theme::of(this).u();
    m_configure->setAutoDefault(false);
    auto *form = new QFormLayout(this);
    form->setHorizontalSpacing(6 * u);
    form->setVerticalSpacing(3 * u);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
    form->addRow(new FieldLabel(tr("Endpoints")), m_endpoints);
    form->addRow(new FieldLabel(tr("Addresses")), m_addresses);
    form->addRow(m_waiting);
    auto *row = new QHBoxLayout;
    row->addWidget(m_configure);
    row->addStretch(1);
    form->addRow(row);
    for (Label *label : {m_endpoints, m_addresses, m_waiting})
        label->setWordWrap(true);
    connect(m_configure, &QPushButton::clicked, this, [this] { m_page.listener().configure(); });
    connect(&page.listener(), &ListenerControl::optionsChanged, this, &ListenerSection::showOptions);
    showOptions();
}

void ListenerSection::showOptions()
{
    const inspector::ReceiverOptions &options = m_page.listener().wanted();
    m_endpoints->setText(linesOf(options.endpoints));
    m_addresses->setText(linesOf(options.listeners));
    const bool areKeysKnown = m_page.listener().memory().areKeysKnown();
    m_waiting->setVisible(!areKeysKnown);
    m_configure->setEnabled(areKeysKnown);
}

void ListenerSection::focusFirst()
{
    m_configure->setFocus();
}

} // namespace runlatch::ui
