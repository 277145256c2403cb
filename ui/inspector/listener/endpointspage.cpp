// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/listener/endpointspage.h"

#include "ui/inspector/listener/endpointform.h"
#include "ui/inspector/listener/formlist.h"
#include "ui/style/theme.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::inspector::Endpoint;

namespace runlatch::ui {

EndpointsPage::EndpointsPage(const QList<Endpoint> &endpoints, QWidget *parent)
    : QWidget(parent)
    , m_list(new FormList({.list = tr("Endpoints"),
                           .add = tr("Add an endpoint"),
                           .duplicate = tr("Duplicate the endpoint"),
                           .remove = tr("Remove the endpoint"),
                           .removed = tr("“%1” was removed."),
                           .icon = u"webhook"_s,
                           .height = 62 * Theme::of(this).u()},
                          inspector::MaxEndpoints))
{
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_list);
    for (const Endpoint &endpoint : endpoints)
        add(endpoint);
    connect(m_list, &FormList::addWanted, this, &EndpointsPage::addNew);
    connect(m_list, &FormList::duplicateWanted, this,
            [this](QWidget *form) { duplicate(*static_cast<EndpointForm *>(form)); });
    connect(m_list, &FormList::renameWanted, this,
            [](QWidget *form) { static_cast<EndpointForm *>(form)->focusName(); });
    connect(m_list, &FormList::changed, this, &EndpointsPage::keysEdited);
}

EndpointForm *EndpointsPage::add(const Endpoint &endpoint)
{
    auto *form = new EndpointForm(endpoint);
    m_list->add(form, endpoint.shownName());
    connect(form, &EndpointForm::titleChanged, this,
            [this, form](const QString &title) { m_list->setTitle(form, title); });
    connect(form, &EndpointForm::keysEdited, this, &EndpointsPage::keysEdited);
    connect(form, &EndpointForm::grown, this, &EndpointsPage::grown);
    return form;
}

void EndpointsPage::addNew()
{
    EndpointForm *form = add({.id = QUuid::createUuid(), .path = inspector::newEndpointPath()});
    m_list->choose(form);
    form->focusFirst();
}

/// The copy has the same keys and answer, but a path of its own.
void EndpointsPage::duplicate(const EndpointForm &form)
{
    Endpoint copy = form.endpoint();
    //: The name of a copy of the endpoint %1
    copy.name = tr("%1 (copy)").arg(copy.shownName()).left(Endpoint::MaxNameLength);
    copy.id = QUuid::createUuid();
    copy.path = inspector::newEndpointPath();
    EndpointForm *added = add(copy);
    m_list->choose(added);
    added->focusFirst();
}

QList<EndpointForm *> EndpointsPage::forms() const
{
    QList<EndpointForm *> forms;
    for (QWidget *form : m_list->forms())
        forms.append(static_cast<EndpointForm *>(form));
    return forms;
}

QList<Endpoint> EndpointsPage::endpoints() const
{
    QList<Endpoint> endpoints;
    for (const EndpointForm *form : forms())
        endpoints.append(form->endpoint());
    return endpoints;
}

bool EndpointsPage::hasKeys() const
{
    const QList<Endpoint> all = endpoints();
    return std::any_of(all.begin(), all.end(), [](const Endpoint &one) { return !one.keys.isEmpty(); });
}

bool EndpointsPage::isChecked() const
{
    const QList<Endpoint> all = endpoints();
    return std::none_of(all.begin(), all.end(), [](const Endpoint &one) { return one.keys.isEmpty(); });
}

bool EndpointsPage::check()
{
    QStringList paths;
    for (EndpointForm *form : forms()) {
        QWidget *before = m_list->chosen();
        m_list->choose(form); // a field that is not shown cannot take the focus
        if (!form->check(paths))
            return false;
        paths.append(form->endpoint().path);
        m_list->choose(before);
    }
    return true;
}

void EndpointsPage::focusFirst()
{
    static_cast<EndpointForm *>(m_list->chosen())->focusFirst();
}

} // namespace runlatch::ui
