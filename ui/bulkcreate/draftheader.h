// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/createdrequests.h"
#include "changerequests/draftsession.h"
#include "wording/sentence.h"

#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class BulkCreateForm;
class ElidedLabel;
class MessageBar;
class OrganizationPicker;
class StepStrip;
struct Workbench;

/// The head of the bulk create page, in every step: the connection, the organization and the draft. It loads the draft
/// from the store into the form. In the message bar it says if the draft belongs to another connection, was sent
/// before, or is not the only one.
class DraftHeader final : public QWidget
{
    Q_OBJECT
public:
    /// `form` and `message` must outlive this. Becomes the parent of `steps`.
    DraftHeader(Workbench &workbench, BulkCreateForm &form, MessageBar &message, StepStrip *steps,
                QWidget *parent = nullptr);

    changerequests::DraftSession &drafts() { return m_drafts; }
    /// Sets the current connection; null: none.
    void setEndpoint(const service::Endpoint &endpoint);
    void restore();                                    ///< restores the draft of last time; call once
    void begin();                                      ///< begins an empty draft, in the same organization
    void open(const changerequests::BulkDraft &draft); ///< makes it the present draft, as DraftSession::take()
    /// Shows one message at a time: the outcome of the draft, its connection, or another draft.
    void showWhatIsKnown();
    /// Shows a draft of another connection. It can be read and edited, but nothing is requested or sent for it.
    void showElsewhere();
    QString homeInWords() const; ///< the connection that the draft belongs to
    void setDraftState(const QString &words);
    /// `isWriting`: shows the draft and the steps.
    void setShown(bool hasOrganizations, bool isWriting);
    void retryOrganizations();

signals:
    void changed(); ///< the draft, its connection or its outcome changed
    void restored();
    void discardWanted();
    void sentWanted();                                             ///< the user wants to see what was sent before
    void actionWanted(runlatch::wording::Sentence::Action action); ///< of a message; the bar still shows it
    void sentBeforeShown(const runlatch::changerequests::CreatedRequests &sent);

private:
    void build(StepStrip *steps);
    void connectOrganizations();
    void connectDrafts();
    void restoreAgain();
    void takeRestored(const base::Result<changerequests::BulkDraft> &draft);
    void showDraft(const changerequests::BulkDraft &draft);
    void showPlace();
    void showConnection();
    void showKept();
    void showSentBefore();
    void showOther();
    void moveHere();

    BulkCreateForm &m_form;
    MessageBar &m_message;
    changerequests::DraftSession m_drafts;
    service::Endpoint m_endpoint;
    bool m_isRestored = false;
    bool m_isUnread = false;   ///< the previous draft could not be read
    ElidedLabel *m_connection; ///< to which the draft is sent
    OrganizationPicker *m_organizations;
    StepStrip *m_steps;
    ElidedLabel *m_draft;
    QPushButton *m_discard;
};

} // namespace runlatch::ui
