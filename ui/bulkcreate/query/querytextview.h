// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/queryrows.h"
#include "protocol/savedview.h"
#include "ui/bulkcreate/query/queryreader.h"

#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace runlatch::ui {

class CodeView;
class CopyButton;
class ExchangeHighlighter;
class RemarkLine;

/// The reason in words that keeps a text from becoming rows: its fault with line and column, or that there is too much.
/// Empty if the text can become rows.
QString queryProblem(const protocol::QueryReading &reading, changerequests::QueryText text);
/// The words for what is too much of the conditions to become rows; empty if nothing is.
QString excessOf(const QList<protocol::ExplorerCondition> &conditions);

/// The query as a text that a person can change. A readable one is told after a pause of typing. An unreadable one says
/// what is wrong with it and where, and stays until it is mended or given up for the rows.
class QueryTextView final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int MaxSize = 1'000'000; ///< characters of a text that can be changed
    /// Of a text, each of which becomes a row: as many as a saved view may have.
    static constexpr qsizetype MaxConditions = protocol::SavedView::MaxConditions;
    static constexpr int MaxValues = 2'000; ///< of all of them: each becomes a field
    static constexpr int MaxLine = 10'000;  ///< characters of a line of it: a longer one blocks the window
    static constexpr int MaxText = 10'000;  ///< characters of a name or a value: a field cuts a longer one off

    QueryTextView(changerequests::QueryText as, const QString &name, QWidget *parent = nullptr);

    void addToHead(QWidget *control); ///< at the beginning of the row above the text
    /// Shows the text of the rows, unless a typed one stands there unread. `copied`: what the button copies of it.
    void showRows(const QString &text, const QString &copied);
    /// `rows` of the query are not in the text. `passedOver` are names in the text that are no conditions.
    void setOutside(int rows, const QStringList &passedOver);
    void giveUp();                               ///< forgets a typed text that was not read; showRows() follows
    bool isUnread() const { return m_isUnread; } ///< a text was typed, and is not read or not readable
    void settle();                               ///< reads at once what was typed
    void focusText();

signals:
    void begun(); ///< the person begins to change the text
    void taken(const runlatch::protocol::QueryReading &reading);
    void rowsWanted(); ///< instead of the text, which was given up

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    void takeChange();
    void takeReading(const protocol::QueryReading &reading);
    void takeRefused(const QString &text);
    void layOutInPool(const QString &text);
    void paste(const QString &lines);
    void showProblem(const QString &words, std::optional<qsizetype> offset);
    void clearFault();
    void replace(const QString &text, bool isUndoable);

    const changerequests::QueryText m_as;
    QHBoxLayout *m_head;
    CopyButton *m_copy;
    RemarkLine *m_outside;
    CodeView *m_code;
    ExchangeHighlighter *m_colors = nullptr; ///< of JSON
    RemarkLine *m_fault;
    QPushButton *m_back;
    QueryReader m_reader;
    QTimer m_pause; ///< of typing
    QString m_text;
    bool m_isSetting = false;
    bool m_isUnread = false;
    bool m_isGivenUp = false; ///< the next text of the rows can be undone
};

} // namespace runlatch::ui
