// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/addressespage.h"

#include "http/listenaddress.h"
#include "ui/inspector/listener/addressform.h"
#include "ui/inspector/listener/formlist.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/boundednumber.h"
#include "ui/widgets/controls/field.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/labels/hairline.h"
#include "wording/sizes.h"

#include <QCheckBox>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::inspector::ListenerAddress;

namespace runlatch::ui {

AddressesPage::AddressesPage(const inspector::ReceiverOptions &options, QWidget *parent)
    : QWidget(parent)
    , m_list(new FormList({.list = tr("Addresses"),
                           .add = tr("Add an address"),
                           .duplicate = tr("Duplicate the address"),
                           .remove = tr("Remove the address"),
                           .removed = tr("“%1” was removed."),
                           .icon = u"radio"_s,
                           .height = 36 * Theme::of(this).u()},
                          inspector::MaxListeners))
    , m_rule(new Segmented(tr("Deadline")))
    , m_largestBody(new BoundedNumber)
    , m_starts(new QCheckBox(tr("&Start listening when Runlatch starts")))
{
    m_rule->addSegment(static_cast<int>(protocol::DeadlineRule::Strict), tr("10 minutes"));
    m_rule->addSegment(static_cast<int>(protocol::DeadlineRule::Progress), tr("10 without progress, 60 in all"));
    m_rule->setCurrent(static_cast<int>(options.deadlines.rule));
    m_largestBody->setRange(inspector::LeastBodyMegabytes, inspector::MostBodyMegabytes);
    m_largestBody->setSuffix(u" MB"_s);
    m_largestBody->setValue(options.largestBodyMegabytes());
    buildLayout();
    for (const ListenerAddress &address : options.listeners)
        add(address);
    connect(m_list, &FormList::addWanted, this, [this] { addCopy({}); });
    connect(m_list, &FormList::duplicateWanted, this, [this](QWidget *form) {
        ListenerAddress copy = static_cast<AddressForm *>(form)->address();
        copy.port = 0; // a port has one listener
        addCopy(copy);
    });
}

void AddressesPage::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *body = new Field(tr("&Largest body"), m_largestBody, this);
    //: The least and the most that can be chosen, such as "8 MB to 64 MB"
    body->setHint(tr("%1 to %2")
                      .arg(wording::dataSize(qint64(inspector::LeastBodyMegabytes) << 20),
                           wording::dataSize(qint64(inspector::MostBodyMegabytes) << 20)));
    auto *row = new QHBoxLayout; // side by side, because the dialog must fit a low screen
    row->setSpacing(4 * u);
    row->addWidget(new Field(tr("Deadline of a result"), m_rule, this));
    row->addWidget(body);
    row->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(3 * u);
    column->addWidget(m_list, 1);
    column->addWidget(new Hairline);
    column->addLayout(row);
    column->addWidget(m_starts);
}

AddressForm *AddressesPage::add(const ListenerAddress &address)
{
    auto *form = new AddressForm(address);
    form->setChecked(m_isChecked);
    m_list->add(form, form->title());
    connect(form, &AddressForm::titleChanged, this,
            [this, form](const QString &title) { m_list->setTitle(form, title); });
    connect(form, &AddressForm::grown, this, &AddressesPage::grown);
    connect(form, &AddressForm::unusable, this, [this, form] {
        m_list->choose(form);
        emit unusable();
    });
    return form;
}

void AddressesPage::addCopy(const ListenerAddress &address)
{
    AddressForm *form = add(address);
    m_list->choose(form);
    form->focusFirst();
}

QList<AddressForm *> AddressesPage::forms() const
{
    QList<AddressForm *> forms;
    for (QWidget *form : m_list->forms())
        forms.append(static_cast<AddressForm *>(form));
    return forms;
}

void AddressesPage::apply(inspector::ReceiverOptions &options) const
{
    options.listeners.clear();
    for (const AddressForm *form : forms())
        options.listeners.append(form->address());
    options.deadlines.rule = static_cast<protocol::DeadlineRule>(m_rule->current());
    options.setLargestBody(m_largestBody->value());
}

void AddressesPage::setChecked(bool isChecked)
{
    m_isChecked = isChecked;
    for (AddressForm *form : forms())
        form->setChecked(isChecked);
}

bool AddressesPage::startsWithProgram() const
{
    return m_starts->isChecked();
}

void AddressesPage::setStartsWithProgram(bool starts)
{
    m_starts->setChecked(starts);
}

bool AddressesPage::check()
{
    QList<http::ListenAddress> before;
    for (AddressForm *form : forms()) {
        const ListenerAddress address = form->address();
        const http::ListenAddress now{address.host, address.port};
        const auto clashing =
            std::find_if(before.cbegin(), before.cend(), [&now](const auto &other) { return http::clash(now, other); });
        if (address.host.isEmpty() || clashing != before.cend())
            m_list->choose(form); // a field that is not shown cannot take the focus
        if (!form->check())
            return false;
        if (clashing != before.cend()) {
            form->setClash(http::writeListenAddress(clashing->host, clashing->port));
            return false;
        }
        before.append(now);
    }
    return true;
}

void AddressesPage::read(std::function<void()> done)
{
    readFrom(0, done);
}

void AddressesPage::readFrom(qsizetype number, const std::function<void()> &done)
{
    const QList<AddressForm *> all = forms();
    if (number >= all.size())
        return done();
    all.at(number)->read([this, number, done] { readFrom(number + 1, done); });
}

} // namespace runlatch::ui
