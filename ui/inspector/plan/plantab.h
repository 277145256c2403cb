// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/plan/plankeeper.h"
#include "ui/inspector/reading/capturereading.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QCheckBox;
class QStackedLayout;

namespace runlatch::inspector {
class Session;
}

namespace runlatch::settings {
class Preferences;
}

namespace runlatch::ui {

class BusyLine;
class EmptyState;
class PlanView;

/// The plan of the shown request: offers to fetch it, tells how far that is, and shows it. A kept plan is opened when
/// the tab comes in sight, and let go of with the request.
class PlanTab final : public QWidget
{
    Q_OBJECT

public:
    explicit PlanTab(QWidget *parent = nullptr);

    /// Both must outlive this. Call again when the session has opened another store.
    void setSession(inspector::Session &session, settings::Preferences &preferences);
    void setReading(const CaptureReading &reading);
    void clear(); ///< no request is shown

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *buildOffer();
    void fetch();
    void fetchByThemselves(bool automatically);
    void showStanding();
    void showOffer();
    void showFailure(const base::Error &error);
    void showProgress(const inspector::PlanKeeper::Standing &standing);
    void openKept();

    QPointer<inspector::PlanKeeper> m_keeper;
    inspector::Session *m_session = nullptr;
    settings::Preferences *m_preferences = nullptr;
    store::CaptureRow m_row;
    QString m_link;                          ///< of the request, without its secrets
    std::optional<base::Error> m_unreadable; ///< why the kept plan is not shown
    QUuid m_opened;                          ///< the request whose plan the view has
    BusyLine *m_busy;
    EmptyState *m_offer;
    QCheckBox *m_automatic;
    PlanView *m_view;
    QStackedLayout *m_pages = nullptr;
};

} // namespace runlatch::ui
