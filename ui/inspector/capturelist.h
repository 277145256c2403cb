// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/capturemodel.h"

#include <QWidget>

#include <memory>

class QStackedLayout;

namespace runlatch::ui {

class FirstRunCard;
class TableView;

/// The live table of received requests; while there are none, what to do first.
class CaptureList final : public QWidget
{
    Q_OBJECT

public:
    explicit CaptureList(QWidget *parent = nullptr);

    /// The list of a store that was opened; replaces an earlier one.
    void setStore(store::CaptureStore &store, base::Clock &clock);
    void add(const QList<store::CaptureRow> &rows);
    void update(const store::CaptureRow &row);
    /// Asks again for older rows that could not be read, and tells of the chosen row once more.
    void reload();
    FirstRunCard &firstRunCard() { return *m_card; }
    const store::CaptureRow *current() const; ///< null where none is chosen
    int waiting() const;                      ///< tasks that wait for an answer, as far as loaded
    void focusFirst();

signals:
    void currentChanged();
    void openWanted(); ///< Enter or a double click on the current row
    void waitingChanged(int count);
    void failed(const runlatch::base::Error &error);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildTable();
    void fitColumns();
    void showEmptiness();
    void countWaiting();

    std::unique_ptr<models::CaptureModel> m_model;
    TableView *m_table;
    FirstRunCard *m_card;
    QStackedLayout *m_pages;
    int m_waiting = 0;
};

} // namespace runlatch::ui
