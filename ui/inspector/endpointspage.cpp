// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/endpointspage.h"

#include "ui/inspector/endpointform.h"
#include "ui/inspector/formlist.h"
#include "ui/style/theme.h"

#include <QApplication>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::inspector::Endpoint;

namespace runlatch::ui {

namespace {

/// The form in an area that scrolls, because an endpoint has more fields than a low screen has room for.
QScrollArea *inScrollArea(QWidget *form)
{
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(form);
    area->setMinimumWidth(form->minimumSizeHint().width() + 5 * Theme::of(form).u());
    area->setMinimumHeight(85 * Theme::of(form).u());
    QObject::connect(qApp, &QApplication::focusChanged, area, [area, form](const QWidget *, QWidget *now) {
        if (now && form->isAncestorOf(now))
            area->ensureWidgetVisible(now);
    });
    return area;
}

} // namespace

EndpointsPage::EndpointsPage(const QList<Endpoint> &endpoints, QWidget *parent)
    : QWidget(parent)
    , m_list(new FormList({.list = tr("Endpoints"),
                           .add = tr("Add an endpoint"),
                           .duplicate = tr("Duplicate the endpoint"),
                           .remove = tr("Remove the endpoint"),
                           .removed = tr("“%1” was removed."),
                           .icon = u"webhook"_s},
                          inspector::MaxEndpoints))
{
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_list);
    for (const Endpoint &endpoint : endpoints)
        add(endpoint);
    connect(m_list, &FormList::addWanted, this, &EndpointsPage::addNew);
    connect(m_list, &FormList::duplicateWanted, this, [this](QWidget *area) {
        duplicate(*static_cast<EndpointForm *>(static_cast<QScrollArea *>(area)->widget()));
    });
    connect(m_list, &FormList::changed, this, &EndpointsPage::keysEdited);
}

EndpointForm *EndpointsPage::add(const Endpoint &endpoint)
{
    auto *form = new EndpointForm(endpoint);
    QScrollArea *area = inScrollArea(form);
    m_list->add(area, endpoint.shownName());
    connect(form, &EndpointForm::titleChanged, this,
            [this, area](const QString &title) { m_list->setTitle(area, title); });
    connect(form, &EndpointForm::keysEdited, this, &EndpointsPage::keysEdited);
    connect(form, &EndpointForm::grown, this, &EndpointsPage::grown);
    return form;
}

void EndpointsPage::addNew()
{
    EndpointForm *form = add({.id = QUuid::createUuid(), .path = inspector::newEndpointPath()});
    m_list->choose(m_list->forms().last());
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
    m_list->choose(m_list->forms().last());
    added->focusFirst();
}

QList<EndpointForm *> EndpointsPage::forms() const
{
    QList<EndpointForm *> forms;
    for (QWidget *area : m_list->forms())
        forms.append(static_cast<EndpointForm *>(static_cast<QScrollArea *>(area)->widget()));
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

bool EndpointsPage::check()
{
    QStringList paths;
    const QList<QWidget *> areas = m_list->forms();
    qsizetype number = 0;
    for (EndpointForm *form : forms()) {
        QWidget *before = m_list->chosen();
        m_list->choose(areas.at(number++)); // a field that is not shown cannot take the focus
        if (!form->check(paths))
            return false;
        paths.append(form->endpoint().path);
        m_list->choose(before);
    }
    return true;
}

void EndpointsPage::focusFirst()
{
    const QList<QWidget *> areas = m_list->forms();
    forms().at(areas.indexOf(m_list->chosen()))->focusFirst();
}

} // namespace runlatch::ui
