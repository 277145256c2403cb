// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/changerequests/creationwatch.h"

#include "ui/widgets/frames/messagebar.h"

#include <QLocale>
#include <QPushButton>

namespace runlatch::ui {

using changerequests::ChangeRequestPager;

CreationWatch::CreationWatch(const ChangeRequestPager &pager, const models::ChangeRequestModel &model, MessageBar &bar,
                             QObject *parent)
    : QObject(parent)
    , m_pager(pager)
    , m_model(model)
    , m_bar(bar)
{
    connect(&m_pager, &ChangeRequestPager::pageChanged, this, &CreationWatch::show);
    connect(&m_pager, &ChangeRequestPager::loadingChanged, this, &CreationWatch::show);
    connect(&m_bar, &MessageBar::closed, this, [this] { m_created.reset(); });
}

void CreationWatch::watch(const changerequests::CreatedRequests &created)
{
    m_bar.dismiss();
    m_created = created;
    show();
}

void CreationWatch::placeChanged(const service::WorkspaceName &place)
{
    const bool isOther = !place.text.isEmpty()
        || place.organization != m_created.value_or(changerequests::CreatedRequests()).organization;
    if (!m_created || place.organization.isEmpty() || !isOther)
        return;
    m_bar.dismiss();
    m_created.reset();
}

/// Shows the count. The previous count stays while the list is being reloaded.
void CreationWatch::show()
{
    const bool isReading = m_pager.state() == ChangeRequestPager::State::Loading
        || m_pager.state() == ChangeRequestPager::State::Gathering;
    if (!m_created || (isReading && m_bar.hasMessage()))
        return;
    const QLocale locale;
    const int count = appeared();
    const bool areAll = m_created->targets && count >= *m_created->targets;
    const QString fact = m_created->targets
        //: so many change requests of those that were created are in the list
        ? tr("%1 of %2 appeared.").arg(locale.toString(count), locale.toString(*m_created->targets))
        : tr("%n change request(s) appeared so far.", nullptr, count);
    m_bar.setMessage(areAll ? Tone::Success : Tone::Info, fact,
                     areAll
                         ? QString()
                         : tr("Change requests appear within minutes. The service sends no notice when it finishes."));
    if (!areAll)
        connect(m_bar.addTextAction(tr("Reload")), &QPushButton::clicked, this, &CreationWatch::reloadWanted);
}

int CreationWatch::appeared() const
{
    int found = 0;
    for (int row = 0; row < m_model.loaded().size(); ++row)
        found += m_created->mayInclude(m_model.loaded().at(row)) ? 1 : 0;
    return found;
}

} // namespace runlatch::ui
