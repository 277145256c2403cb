// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/expression.h"

#include <QCompleter>
#include <QStringListModel>
#include <QWidget>

class QLineEdit;

namespace runlatch::ui {

class RemarkLine;

/// A line of the filter language (filter::Expression): it offers names and values, and underlines what is not
/// understood, with the reason below. What stands at the cursor is not found fault with before it is left or Enter is
/// pressed.
class FilterEdit final : public QWidget
{
    Q_OBJECT

public:
    /// `example` stands in the empty line. `fields` live as long as the program.
    FilterEdit(const QString &accessibleName, const QString &example, std::span<const filter::Field> fields,
               QWidget *parent = nullptr);

    QString text() const;
    void setText(const QString &text); ///< as if it were typed
    /// Of the text of now.
    void setFaults(const QList<filter::Fault> &faults);
    void focusAll(); ///< all of it selected

signals:
    void edited(const QString &text);
    void finished(); ///< Enter, unless it takes an offered completion
    void left();     ///< Escape in an empty field: back to the list

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void connectLine();
    void offer();
    void complete(const QString &completion);
    void showFaults();
    void underline(const QList<filter::Fault> &faults);

    std::span<const filter::Field> m_fields;
    QLineEdit *m_line;
    RemarkLine *m_reason;
    QStringListModel m_offers;
    QCompleter m_completer;
    QList<filter::Fault> m_faults;
    bool m_isEdited = false;   ///< the text was typed on: completions are wanted
    bool m_isFinished = false; ///< Enter was pressed on this text
};

} // namespace runlatch::ui
