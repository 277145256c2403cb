// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/listenerdialog.h"

#include "ui/inspector/listener/addressespage.h"
#include "ui/inspector/listener/automaticreplyform.h"
#include "ui/inspector/listener/endpointspage.h"
#include "ui/inspector/listener/outsidepage.h"
#include "ui/inspector/listener/rulespage.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/navigation/tabwidget.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ListenerDialog::ListenerDialog(const inspector::ReceiverOptions &options, const settings::AutomaticReply &reply,
                               QWidget *parent)
    : Dialog(parent)
    , m_options(options)
    , m_endpoints(new EndpointsPage(options.endpoints))
    , m_addresses(new AddressesPage(options))
    , m_automatic(new AutomaticReplyForm(reply))
    , m_pages(new TabWidget(tr("Settings of the listener")))
{
    setWindowTitle(tr("Listener"));
    const int u = Theme::of(this).u();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *apply = makeButton(ButtonRole::Primary, tr("Listen"), u"radio"_s, this);
    apply->setDefault(true);
    buttons->addButton(apply, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &ListenerDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ListenerDialog::reject);
    connect(m_endpoints, &EndpointsPage::keysEdited, m_automatic, &AutomaticReplyForm::clearError);
    connect(m_endpoints, &EndpointsPage::keysEdited, this,
            [this] { m_addresses->setChecked(m_endpoints->isChecked()); });
    connect(m_endpoints, &EndpointsPage::grown, this, &ListenerDialog::grow);
    connect(m_addresses, &AddressesPage::grown, this, &ListenerDialog::grow);
    connect(m_automatic, &AutomaticReplyForm::grown, this, &ListenerDialog::grow);
    connect(m_addresses, &AddressesPage::unusable, this, [this] { showPage(m_addresses); });
    connect(m_automatic, &AutomaticReplyForm::grown, this, [this] { showPage(m_automatic); });

    m_addresses->setChecked(m_endpoints->isChecked());
    m_pages->addTab(m_endpoints, tr("Endpoints"));
    m_pages->addTab(m_automatic, tr("Automatic reply"));
    m_pages->addTab(m_addresses, tr("Addresses"));
    for (QWidget *page : QWidgetList{m_endpoints, m_automatic, m_addresses})
        page->layout()->setContentsMargins(0, 3 * u, 0, 0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(m_pages);
    layout->addWidget(buttons);
    resize(QSize(165 * u, 130 * u).boundedTo(screen()->availableSize()));
    m_endpoints->focusFirst();
}

inspector::ReceiverOptions ListenerDialog::options() const
{
    inspector::ReceiverOptions options = m_options;
    options.endpoints = m_endpoints->endpoints();
    m_addresses->apply(options);
    return options;
}

bool ListenerDialog::startsWithProgram() const
{
    return m_addresses->startsWithProgram();
}

void ListenerDialog::setStartsWithProgram(bool starts)
{
    m_addresses->setStartsWithProgram(starts);
}

void ListenerDialog::addOutside(OutsidePage *page)
{
    m_outside = page;
    m_pages->addTab(page, tr("From outside"));
    page->layout()->setContentsMargins(0, 3 * Theme::of(this).u(), 0, 0);
    connect(page, &OutsidePage::grown, this, &ListenerDialog::grow);
}

void ListenerDialog::addRules(RulesPage *page)
{
    m_rules = page;
    m_pages->addTab(page, tr("Rules"));
    page->layout()->setContentsMargins(0, 3 * Theme::of(this).u(), 0, 0);
    connect(page, &RulesPage::grown, this, &ListenerDialog::grow);
}

void ListenerDialog::offerRules(const QString &file)
{
    if (!m_rules)
        return;
    m_rules->setFile(file);
    showPage(m_rules);
}

void ListenerDialog::showAddresses()
{
    showPage(m_addresses);
}

settings::AutomaticReply ListenerDialog::automaticReply() const
{
    return m_automatic->reply();
}

void ListenerDialog::allowCallback(const QString &origin)
{
    showPage(m_automatic);
    m_automatic->allow(origin);
}

void ListenerDialog::accept()
{
    if (!m_endpoints->check()) {
        showPage(m_endpoints);
        grow();
        return;
    }
    if (!m_addresses->check()) {
        showPage(m_addresses);
        grow();
        return;
    }
    if (m_rules && !m_rules->check()) {
        showPage(m_rules);
        grow();
        return;
    }
    if (m_outside && !m_outside->check()) {
        showPage(m_outside);
        grow();
        return;
    }
    if (m_automatic->check(m_endpoints->hasKeys()))
        m_addresses->read([this] { QDialog::accept(); });
}

void ListenerDialog::showPage(QWidget *page)
{
    QWidget *wanted = focusWidget(); // the focused widget may have been out of view
    m_pages->setCurrentWidget(page);
    if (wanted && page->isAncestorOf(wanted))
        wanted->setFocus();
}

} // namespace runlatch::ui
