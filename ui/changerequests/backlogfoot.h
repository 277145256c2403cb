// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/changerequestpager.h"

#include <QWidget>

class QPushButton;
class QStackedLayout;

namespace runlatch::ui {

class ElidedLabel;
class PageBar;

/// Under the table: the page and what it covers, or, when everything was loaded, how much that is.
class BacklogFoot final : public QWidget
{
    Q_OBJECT

public:
    explicit BacklogFoot(QWidget *parent = nullptr);

    /// `shown`: rows that are listed; `isNarrowed`: by a filter; `isSorted`: here, not by the service.
    void setState(const changerequests::ChangeRequestPager &pager, int shown, int loaded, bool isNarrowed,
                  bool isSorted);

    /// Without the word for loading all, which gives way where there is no room for it.
    QSize minimumSizeHint() const override;

signals:
    void pageWanted(int number);
    void sizeWanted(int size);
    void allWanted();
    void pagesWanted(); ///< back from all to the first page

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitAll();
    QString coverage(const changerequests::ChangeRequestPager &pager, int shown, bool isNarrowed, bool isSorted) const;

    QStackedLayout *m_forms;
    PageBar *m_pages;
    QPushButton *m_all;
    QString m_allWord; ///< empty: all is on this page
    ElidedLabel *m_gathered;
    QPushButton *m_back;
};

} // namespace runlatch::ui
