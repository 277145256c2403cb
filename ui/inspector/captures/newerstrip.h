// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QCheckBox;
class QPushButton;
class QStackedWidget;

namespace runlatch::ui {

class ElidedLabel;

/// Shows whether the table follows new requests, the number of those that wait above it, and a button to go to them. It
/// is below the table, so no row moves.
class NewerStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit NewerStrip(QWidget *parent = nullptr);

    void setCount(qint64 count);
    void setFollowing(bool following);
    /// Where it is brief, it is hidden while the table follows and nothing waits.
    void setBrief(bool isBrief);
    void showWith(const QWidget &page, QStackedWidget &pages); ///< it is visible while `page` is the shown one

signals:
    void newestWanted();
    void followWanted(bool follow);
    void left(); ///< the part that had the focus was hidden

private:
    void showButton();
    void showSelf();

    QCheckBox *m_follow;
    ElidedLabel *m_sentence;
    QPushButton *m_show;
    bool m_isAny = false; ///< requests wait
    bool m_isBrief = false;
    bool m_isPageShown = false;
};

} // namespace runlatch::ui
