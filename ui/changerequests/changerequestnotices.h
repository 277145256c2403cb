// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"
#include "changerequests/changerequestpager.h"
#include "wording/sentence.h"

#include <QWidget>

namespace runlatch::ui {

class MessageBar;

/// Messages about loading, in the place of the bars: loading failed, rows or workspaces are missing, or the list
/// changed meanwhile. The rows stay.
class ChangeRequestNotices final : public QWidget
{
    Q_OBJECT

public:
    /// `pager` must outlive this.
    explicit ChangeRequestNotices(changerequests::ChangeRequestPager &pager, QWidget *parent = nullptr);

    void dismiss();
    void showError(const base::Error &error, wording::Activity activity);

signals:
    void connectionWanted();
    void certificateWanted(runlatch::base::Rule rule); ///< as of ChangeRequestList
    void placesWanted();                               ///< the user wants to load organizations or workspaces again
    void placeWanted();

private:
    void act(wording::Sentence::Action action, base::Rule rule, bool isAboutPlace);
    void showPage();
    void showShift();
    void showGathering();
    void showMissing(const QList<changerequests::Gathering::Failure> &failures);
    void showReasons();

    changerequests::ChangeRequestPager &m_pager;
    MessageBar *m_message; ///< why something is missing
    MessageBar *m_hint;    ///< a note about the loaded rows
    bool m_isGathering = false;
};

} // namespace runlatch::ui
