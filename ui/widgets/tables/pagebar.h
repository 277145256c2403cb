// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/page.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace runlatch::ui {

class ElidedLabel;

/// The page controls of a list: range, first, previous, number, next, last, size. The bar only requests a page; it
/// always shows the last `setPagination()`. Numbers that the service does not tell are shown as "?", and a next page
/// can then be requested.
class PageBar final : public QWidget
{
    Q_OBJECT

public:
    explicit PageBar(QWidget *parent = nullptr);

    /// Shows a page. A page size other than 20, 50 and 100 is added to the choices.
    void setPagination(const protocol::Pagination &pagination);
    /// Sets the note after the range, which says what rows filter, sort and counts cover.
    void setNote(const QString &note);
    /// Adds an action at the right end, after the page size.
    void addAction(QWidget *action);

signals:
    void pageWanted(int number);
    void sizeWanted(int size);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPushButton *addStep(QHBoxLayout *row, const QString &icon, const QString &name);
    void addField(QHBoxLayout *row);
    void addSizes();
    QString range() const;
    void showRange();
    void goToTyped();

    protocol::Pagination m_pagination;
    QString m_note;
    ElidedLabel *m_range;
    QPushButton *m_first = nullptr;
    QPushButton *m_previous = nullptr;
    QLineEdit *m_number = nullptr;
    QLabel *m_total = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_last = nullptr;
    QComboBox *m_sizes = nullptr;
    QHBoxLayout *m_end;
};

} // namespace runlatch::ui
