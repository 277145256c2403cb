// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QWidget>

class QListWidget;
class QPushButton;
class QStackedWidget;

namespace runlatch::ui {

class MessageBar;

/// Several forms of one kind, of which a list shows one. They can be added, duplicated and removed; the last one stays,
/// and a removal can be undone until the next one. A form that is higher than its place scrolls to the field that has
/// the focus. Forms are children of this.
class FormList final : public QWidget
{
    Q_OBJECT

public:
    struct Words
    {
        QString list; ///< accessible name
        QString add;
        QString duplicate;
        QString remove;
        QString removed; ///< with %1 for the title
        QString icon;    ///< of the entries
        int height = 0;  ///< that the forms have at least
    };
    FormList(const Words &words, qsizetype most, QWidget *parent = nullptr);

    void add(QWidget *form, const QString &title); ///< at the end; the first one is chosen
    void setTitle(const QWidget *form, const QString &title);
    void choose(const QWidget *form);
    QWidget *chosen() const;
    QList<QWidget *> forms() const; ///< without a removed one

signals:
    void addWanted();
    void duplicateWanted(QWidget *form);
    void renameWanted(QWidget *form); ///< F2 was pressed in the list
    void changed();                   ///< a form was removed, or came back

private:
    void remove();
    void undo();
    void update();
    void fitTitles();
    int rowOf(const QWidget *form) const;
    QWidget *formAt(int row) const;
    QWidget *inScrollArea(QWidget *form) const;

    const Words m_words;
    const qsizetype m_most;
    QListWidget *m_list;
    QStackedWidget *m_forms;
    QPushButton *m_add;
    QPushButton *m_duplicate;
    QPushButton *m_remove;
    MessageBar *m_message;
    QWidget *m_removed = nullptr;
    QString m_removedTitle;
    int m_removedRow = 0;
};

} // namespace runlatch::ui
