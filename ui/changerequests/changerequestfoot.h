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

/// The line under the table: the page and its range or, if everything was loaded, the total.
class ChangeRequestFoot final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangeRequestFoot(QWidget *parent = nullptr);

    /// `shown`: rows that are listed. `isNarrowed`: a filter narrows the list. `isSorted`: the list is sorted here, not
    /// by the service.
    void setState(const changerequests::ChangeRequestPager &pager, int shown, int loaded, bool isNarrowed,
                  bool isSorted);

    /// The size without the text for loading all, which is hidden if there is no room.
    QSize minimumSizeHint() const override;

signals:
    void pageWanted(int number);
    void sizeWanted(int size);
    void allWanted();
    void pagesWanted(); ///< the user wants to go back to the first page after loading all

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitAll();
    QString coverage(const changerequests::ChangeRequestPager &pager, int shown, bool isNarrowed, bool isSorted) const;

    QStackedLayout *m_forms;
    PageBar *m_pages;
    QPushButton *m_all;
    QString m_allWord; ///< empty: this page shows everything
    ElidedLabel *m_gathered;
    QPushButton *m_back;
};

} // namespace runlatch::ui
