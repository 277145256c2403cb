// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"

#include <QWidget>

namespace runlatch::ui {

class CodeView;
class ConditionList;
class Label;
class TabWidget;

/// Targets by query: the conditions as rows, their JSON, and the query in words.
class QueryPanel final : public QWidget
{
    Q_OBJECT
public:
    using Condition = changerequests::BulkDraft::Condition;

    explicit QueryPanel(QWidget *parent = nullptr);

    ConditionList &list() { return *m_list; }
    QList<Condition> conditions() const;
    void setConditions(const QList<Condition> &conditions);
    /// Sets the dialect that the service is known to accept.
    void setDialect(protocol::FilterDialect dialect);
    void showConditions();

    /// The JSON of `query` in the request for these conditions.
    static QByteArray queryJson(const QList<protocol::ExplorerCondition> &conditions, protocol::FilterDialect dialect);

signals:
    void changed();

private:
    QWidget *buildFoot();
    void showQuery();

    protocol::FilterDialect m_dialect = protocol::FilterDialect::Nested;
    TabWidget *m_tabs;
    ConditionList *m_list;
    CodeView *m_json;
    Label *m_asked;
};

} // namespace runlatch::ui
