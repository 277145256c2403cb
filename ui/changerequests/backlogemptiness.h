// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/changerequestpager.h"

#include <QWidget>

namespace runlatch::ui {

class EmptyState;

/// In place of the table: why no change request is shown, and what to do.
class BacklogEmptiness final : public QWidget
{
    Q_OBJECT

public:
    explicit BacklogEmptiness(QWidget *parent = nullptr);

    /// `hasLoaded`: there are rows, and the filter lets none of them through.
    void setState(const changerequests::ChangeRequestPager &pager, bool isConnected, bool hasLoaded);

signals:
    void connectionWanted();
    void simulatorWanted(); ///< as the service
    void placeWanted();
    void noFilterWanted();
    void reloadWanted();
    void allWanted(); ///< load all, and look again

private:
    void showNoMatch(const changerequests::ChangeRequestPager &pager);
    void showNothing(const changerequests::ChangeRequestPager &pager);

    EmptyState *m_empty;
    void (BacklogEmptiness::*m_primary)() = &BacklogEmptiness::reloadWanted; ///< what the button asks for
    void (BacklogEmptiness::*m_secondary)() = &BacklogEmptiness::allWanted;  ///< and the other one
};

} // namespace runlatch::ui
