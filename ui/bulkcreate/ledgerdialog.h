// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/creationfinder.h"
#include "changerequests/ledger.h"
#include "models/ledgermodel.h"
#include "ui/widgets/frames/dialog.h"

class QDialogButtonBox;
class QPushButton;

namespace runlatch::ui {

class CodeView;
class Label;
class MessageBar;
class TableView;

/// The bulk actions that were tried from this computer: what became of each, what was sent, and looking for the change
/// requests of one whose outcome is not known. Deletes itself when it is closed; show it with `open()`.
class LedgerDialog final : public Dialog
{
    Q_OBJECT

public:
    /// All must outlive this. `endpoint` is the connection that is viewed; null: none. Only its actions are looked for.
    LedgerDialog(changerequests::Ledger &ledger, service::Client &client, base::Clock &clock,
                 const service::Endpoint &endpoint, QWidget *parent);

signals:
    /// The dialog closes then. The draft has its `sentAt` if its outcome is not known.
    void draftWanted(const runlatch::changerequests::BulkDraft &draft);
    void settled(const runlatch::changerequests::LedgerEntry &entry); ///< what became of it was found out

private:
    void buildTable();
    void buildLayout();
    void buildButtons();
    void connectParts();
    void read();
    void show(const changerequests::LedgerReading &reading);
    void showCurrent();
    void showButtons();
    void find();
    void endFinding();
    void showFound(const changerequests::LedgerEntry &entry);
    void askToRemove();
    void askToClear();
    void report(const base::Error &error);
    const changerequests::LedgerEntry *current() const; ///< null if no row is chosen

    changerequests::Ledger &m_ledger;
    base::Clock &m_clock;
    const service::Endpoint m_endpoint;
    models::LedgerModel m_model;
    changerequests::CreationFinder m_finder;
    changerequests::LedgerEntry m_sought; ///< while it is looked for
    MessageBar *m_message;
    TableView *m_table;
    Label *m_nothing;
    CodeView *m_detail;
    Label *m_hint; ///< the progress of looking, or the reason why it is not possible
    QDialogButtonBox *m_buttons;
    QPushButton *m_draft = nullptr;
    QPushButton *m_find = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_clear = nullptr;
};

} // namespace runlatch::ui
