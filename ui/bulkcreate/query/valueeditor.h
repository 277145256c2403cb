// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/explorerfield.h"

#include <QStringList>
#include <QStringListModel>
#include <QWidget>

class QComboBox;
class QStackedLayout;

namespace runlatch::ui {

class ValueChips;
class ValueLine;

/// Edits the values of a condition by their type (spec 4.4: an array of strings). The last value is in the line, the
/// others before it are chips. The content is kept when the type changes.
class ValueEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit ValueEditor(QWidget *parent = nullptr);

    void setType(protocol::ExplorerType type);
    /// Sets whether the operator takes a value.
    void setTaken(bool taken);
    void setValues(const QStringList &values); ///< `values` must not be empty
    QStringList values() const;                ///< all of them; one empty text if there is none
    void setName(const QString &name);
    /// Marks the value with this index of values(). An empty description marks none.
    void setInvalid(const QString &description, qsizetype index);
    /// The visible editor; null if no value is taken.
    QWidget *current() const;

    /// Sets values that are offered while the user types.
    void setOffers(const QStringList &offers);
    /// Sets whether offers can be wanted by key or button.
    void setSuggesting(bool isSuggesting);
    /// Opens the offers that fit the line. False if none fits, or if the user has left the line.
    bool showOffers();

signals:
    void changed();
    void suggestionsWanted(const QString &typed);

private:
    QAction *addAction(const QString &icon, const QString &words, const QKeySequence &keys, const QString &id);
    void makeChoice();
    void makeLine();
    void arrange();
    void edit(const QString &value);
    void keepTyped();
    void takeBack();
    void removeKept(qsizetype index);
    QString finished(const QString &typed) const;
    void chooseDate();
    void show();

    QStringList m_kept; ///< the values of the chips
    QString m_value;    ///< the value in the line, or of the choice
    protocol::ExplorerType m_type = protocol::ExplorerType::Text;
    bool m_isTaken = true;
    bool m_isSuggesting = false;
    qsizetype m_invalid = -1;
    QStackedLayout *m_pages;
    ValueChips *m_chips;
    ValueLine *m_line;
    QComboBox *m_choice;
    QAction *m_calendar = nullptr;
    QAction *m_suggest = nullptr;
    QAction *m_add = nullptr;
    QStringListModel m_offers;
};

} // namespace runlatch::ui
