// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/changerequestpager.h"
#include "models/changerequestmodel.h"
#include "settings/preferences.h"
#include "ui/widgets/tables/tableview.h"

#include <utility>

class QMenu;

namespace runlatch::ui {

class SubjectDelegate;
class TableColumns;

/// The rows of change requests. It keeps the columns as the user arranged them, and keeps the current request by its id
/// when rows are reloaded.
class ChangeRequestTable final : public TableView
{
    Q_OBJECT

public:
    /// `model` and `preferences` must outlive this; the latter keeps the columns.
    ChangeRequestTable(const QString &accessibleName, models::ChangeRequestModel &model,
                       settings::Preferences &preferences, QWidget *parent = nullptr);

    QMenu *columnMenu() const;
    /// Shows the columns that tell something and have room in this width, in pixels. A column gives way while all shown
    /// rows say the same there, and nobody sorts by it.
    void fitColumns(const changerequests::ChangeRequestPager &pager, int width, bool isNarrow);
    /// Tells whether the column gave way because all rows say the same there.
    bool isSame(models::ChangeRequestModel::Column column) const;
    /// The values that all rows have, of columns that gave way, and that neither scope nor place tells.
    QStringList saidOnce() const;
    void setMarked(const QStringList &words); ///< marks them in the subjects
    int currentRow() const;                   ///< -1 if no row is chosen
    void step(int rows);                      ///< one row up (-1) or down (1)
    void keepCurrent();                  ///< makes some row current and chosen after other rows came, if there is any
    void makeCurrent(const QString &id); ///< chooses this request alone, now or when it is shown
    void forgetCurrent();                ///< forgets the current request: the next rows are those of another place

signals:
    void choiceChanged();                             ///< the current request or the selection changed
    void sortWanted(int column, Qt::SortOrder order); ///< -1: none
    void menuWanted();                                ///< context menu of the current row, by keyboard
    void columnsChosen();                             ///< the user showed, hid or resized columns

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    bool isTight(int width) const;
    QString common(models::ChangeRequestModel::Column column) const;
    void fitSame(const changerequests::ChangeRequestPager &pager);
    void buildCells();
    void buildColumns(settings::Preferences &preferences);
    void noteCurrent(int row);

    models::ChangeRequestModel &m_model;
    TableColumns *m_columns;
    SubjectDelegate *m_subjects;
    QList<std::pair<models::ChangeRequestModel::Column, QString>> m_saidOnce; ///< also of columns that the user shows
    settings::Session &m_session;
    QString m_currentId;
    QString m_leftId; ///< the current one when the program ended, until rows are there
    int m_place = 0;  ///< the row of m_currentId
    bool m_isLosing = false;
};

} // namespace runlatch::ui
