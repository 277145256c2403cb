// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/changerequestpager.h"
#include "wording/sentence.h"

#include <QWidget>

namespace runlatch::ui {

class MessageBar;

/// What is to be said about what was loaded, at the top of the table: why it failed, that rows or workspaces are
/// missing, that the list changed meanwhile. The rows stay.
class BacklogNotices final : public QWidget
{
    Q_OBJECT

public:
    /// `pager` must outlive this.
    explicit BacklogNotices(changerequests::ChangeRequestPager &pager, QWidget *parent = nullptr);

    void dismiss();
    void showError(const base::Error &error, wording::Activity activity);
    const QString &errorRule() const { return m_errorRule; } ///< of what is shown, or was last
    bool isAboutPlace() const { return m_isAboutPlace; }     ///< what failed was no page but what leads to it

signals:
    void actionWanted(runlatch::wording::Sentence::Action action);
    void placeWanted();

private:
    void showPage();
    void showShift();
    void showGathering();
    void showMissing(const QList<changerequests::Gathering::Failure> &failures);
    void showReasons();

    changerequests::ChangeRequestPager &m_pager;
    MessageBar *m_message; ///< why something is missing
    MessageBar *m_hint;    ///< what to know about what is there
    QString m_errorRule;
    bool m_isAboutPlace = false;
    bool m_isGathering = false;
};

} // namespace runlatch::ui
