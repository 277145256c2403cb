// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/changerequestpager.h"
#include "changerequests/createdrequests.h"
#include "models/changerequestmodel.h"

namespace runlatch::ui {

class MessageBar;

/// Shows how many change requests of a bulk create have appeared in the list, because the service sends no notice. It
/// counts the loaded rows after each load.
class CreationWatch final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this.
    CreationWatch(const changerequests::ChangeRequestPager &pager, const models::ChangeRequestModel &model,
                  MessageBar &bar, QObject *parent = nullptr);

    void watch(const changerequests::CreatedRequests &created);
    /// Ends the watch if `place` is another place.
    void placeChanged(const service::WorkspaceName &place);

signals:
    void reloadWanted();

private:
    void show();
    int appeared() const;

    const changerequests::ChangeRequestPager &m_pager;
    const models::ChangeRequestModel &m_model;
    MessageBar &m_bar;
    std::optional<changerequests::CreatedRequests> m_created;
};

} // namespace runlatch::ui
