// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/completion.h"
#include "filter/expression.h"

#include <QCompleter>
#include <QStringListModel>
#include <QWidget>

class QLineEdit;

namespace runlatch::ui {

class RemarkLine;

/// A line of the filter language (filter::Expression). It offers names and values, and underlines faults, with the
/// reasons below. Tab takes the chosen offer or the first one, and Down asks for offers, in an empty line too. A fault
/// at the cursor is shown only when the cursor has left it or Enter is pressed, except a value that no choice of its
/// field begins with: that is marked as it is typed.
class FilterEdit final : public QWidget
{
    Q_OBJECT

public:
    /// `example` stands in the empty line. `fields` live as long as the program.
    FilterEdit(const QString &accessibleName, const QString &example, std::span<const filter::Field> fields,
               QWidget *parent = nullptr);

    QString text() const;
    void setText(const QString &text); ///< sets the text, as if it were typed
    /// Sets the faults of the present text.
    void setFaults(const QList<filter::Fault> &faults);
    /// Sets values of text fields that are offered, too. They may come while the user types.
    void setKnownValues(const filter::KnownValues &known);
    void focusAll(); ///< takes the focus, with all of the text selected

signals:
    void edited(const QString &text);
    /// The user pressed Enter on a text without faults, and not to take an offered completion.
    void finished();
    void left(); ///< the user pressed Escape in the empty field, to go back to the list

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void connectLine();
    void offer();
    bool takeOffer();
    void complete(const QString &completion);
    void showFaults();
    void underline(const QList<filter::Fault> &faults);

    QList<filter::Completion> completions() const;

    std::span<const filter::Field> m_fields;
    filter::KnownValues m_known;
    QLineEdit *m_line;
    RemarkLine *m_reason;
    QStringListModel m_offers;
    QCompleter m_completer;
    QList<filter::Fault> m_faults;
    bool m_isEdited = false;   ///< the user goes on typing, so completions are wanted
    bool m_mayOffer = false;   ///< the user typed the last change or pressed Down, and did not close the offers
    bool m_isFinished = false; ///< Enter was pressed on this text
};

} // namespace runlatch::ui
