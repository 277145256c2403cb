// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/queryrows.h"
#include "ui/bulkcreate/query/queryreader.h"

#include <QWidget>

namespace runlatch::ui {

class ConditionList;
class Label;
class MessageBar;
class QueryTextView;
class Segmented;
class TabWidget;

/// Targets by query: the conditions as rows, as the JSON of the request and as an address of the explorer, each of
/// which can be changed; and the query in words. The rows are the query: a text becomes rows when it can be read.
class QueryPanel final : public QWidget
{
    Q_OBJECT
public:
    using Condition = changerequests::BulkDraft::Condition;

    explicit QueryPanel(QWidget *parent = nullptr);

    ConditionList &list() { return *m_list; }
    QList<Condition> conditions() const;
    void setConditions(const QList<Condition> &conditions);
    /// Sets the dialect that the service is known to accept. The person's own choice stays.
    void setDialect(protocol::FilterDialect dialect);
    void setExplorer(const QString &address); ///< of the API, without a query; may be empty
    void showConditions();
    /// The rows become the conditions of this address, and the previous ones can be brought back.
    void takeAddress(const QString &address);

    void settle();           ///< reads at once what was typed
    QString problem() const; ///< a typed text that is not read; empty if there is none
    bool showUnread();       ///< goes to that text; false if there is none

    QSize minimumSizeHint() const override; ///< without the query in words, which gives way

signals:
    void changed();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildFoot();
    void buildTexts();
    void connectText(QueryTextView &view, changerequests::QueryText as);
    QueryTextView &viewOf(changerequests::QueryText as) const;
    void takeText(changerequests::QueryText as, const protocol::QueryReading &reading);
    void takePasted(const protocol::QueryReading &reading);
    void replaceRows(const QList<Condition> &conditions);
    void offerBack(const QList<Condition> &conditions, const QString &fact, const QString &next = {});
    void showQuery();
    void showText();

    protocol::FilterDialect m_dialect = protocol::FilterDialect::Nested;
    bool m_isDialectChosen = false; ///< by the person
    QString m_explorer;
    MessageBar *m_message;
    TabWidget *m_tabs;
    ConditionList *m_list;
    QueryTextView *m_json;
    QueryTextView *m_address;
    Segmented *m_shape;
    QWidget *m_foot; ///< the query in words
    Label *m_asked;
    QueryReader m_pasted;
    QList<Condition> m_begun; ///< the rows when the person began to change a text
};

} // namespace runlatch::ui
