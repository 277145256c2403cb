// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/changerequestpager.h"

#include <QWidget>

namespace runlatch::ui {

class EmptyState;

/// Stands in place of the table: says why the table is empty, and what to do.
class EmptyChangeRequests final : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyChangeRequests(QWidget *parent = nullptr);

    /// `hasLoaded`: there are rows, and the filter lets none of them through.
    void setState(const changerequests::ChangeRequestPager &pager, bool isConnected, bool hasLoaded);

signals:
    void connectionWanted();
    void simulatorWanted(); ///< the user wants the simulator as the service
    void placeWanted();
    void noFilterWanted();
    void reloadWanted();
    void allWanted(); ///< the user wants to load all pages and filter again

private:
    void showNoMatch(const changerequests::ChangeRequestPager &pager);
    void showNothing(const changerequests::ChangeRequestPager &pager);

    EmptyState *m_empty;
    void (EmptyChangeRequests::*m_primary)() = &EmptyChangeRequests::reloadWanted; ///< the signal of the primary button
    void (EmptyChangeRequests::*m_secondary)() =
        &EmptyChangeRequests::allWanted; ///< the signal of the secondary button
};

} // namespace runlatch::ui
