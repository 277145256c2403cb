// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/rulesmodel.h"
#include "rulebook/rulefile.h"

#include <QWidget>

#include <memory>

class QPushButton;

namespace runlatch::ui {

class Field;
class FileEdit;
class Label;
class TableView;

/// Chooses the file with the rules of the listener, and shows what it has as long as the page lives: its rules, or its
/// mistakes with line and column. The rules can be tried against a request before they are used.
class RulesPage final : public QWidget
{
    Q_OBJECT
public:
    /// `file`: the one in use; empty: none. `clock` must outlive this.
    RulesPage(const QString &file, base::Clock &clock, QWidget *parent = nullptr);

    QString file() const;              ///< empty: no rules
    void setFile(const QString &file); ///< and reads it
    /// False if the file cannot be used: the field says why, and gets the focus. A file that was not read yet passes.
    bool check();
    rulebook::RuleBook book() const; ///< of the shown file
    /// Shows the trials of `tried`, and `remark` below them; ignored if the page shows other rules by now.
    void showTrials(const rulebook::RuleBook &tried, const QList<rulebook::RuleTrial> &trials, const QString &remark);
    void showRemark(const QString &sentence); ///< below the table

signals:
    void tryWanted(); ///< the rules are to be tried against the chosen request
    void grown();     ///< an error became visible

private:
    void buildLayout();
    void planReading();
    void read();
    void showFile();

    base::Clock &m_clock;
    FileEdit *m_edit;
    Field *m_field;
    TableView *m_table;
    QPushButton *m_try;
    Label *m_remark;
    models::RulesModel m_model;
    std::unique_ptr<rulebook::RuleFile> m_file;
    std::unique_ptr<QObject> m_planned; ///< the clock forgets its call with this
};

} // namespace runlatch::ui
