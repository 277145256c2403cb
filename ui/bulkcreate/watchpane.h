// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/appearancewatch.h"
#include "models/appearedmodel.h"
#include "ui/workbench.h"

#include <QSet>
#include <QUrl>
#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class BusyLine;
class CopyButton;
class Label;
class TableView;

/// Watches the change requests of an accepted bulk action appear: their number, and each with its workspace. The ledger
/// gets what was seen.
class WatchPane final : public QWidget
{
    Q_OBJECT
public:
    /// `workbench` must outlive this.
    explicit WatchPane(Workbench &workbench, QWidget *parent = nullptr);

    /// Sets what can be watched; a watch under way ends.
    void setEntry(const service::Endpoint &endpoint, const changerequests::LedgerEntry &entry);
    void stop();

private:
    enum class State { Idle, Watching, Stopped, Over };

    void build();
    void toggle();
    void lookForMixing();
    void begin();
    void end();
    void take(const changerequests::LedgerRequest &request);
    QUrl currentPage() const; ///< of the workspace of the current row; invalid if its name is not known
    void openCurrent();
    void showState();
    QString countWords() const;
    QString stateWords() const;
    QString overWords() const;

    changerequests::Ledger &m_ledger;
    changerequests::AppearanceWatch m_watch;
    service::Endpoint m_endpoint;
    changerequests::LedgerEntry m_entry;
    models::AppearedModel m_model;
    QSet<QString> m_places; ///< workspaces that have one
    QString m_mixing;       ///< why what appears may be of another one; empty: it may not
    QString m_fault;        ///< why the ledger lacks what was seen
    State m_state = State::Idle;
    BusyLine *m_busy;
    Label *m_count;
    Label *m_words;
    QPushButton *m_toggle; ///< one button, so that the focus stays
    CopyButton *m_copy;
    QPushButton *m_open;
    TableView *m_table;
};

} // namespace runlatch::ui
