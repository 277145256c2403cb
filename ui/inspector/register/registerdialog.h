// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/targetmodel.h"
#include "runtasks/registration.h"
#include "runtasks/taskremoval.h"
#include "store/captures/capture.h"
#include "ui/inspector/register/registerform.h"
#include "ui/widgets/frames/dialog.h"
#include "ui/workbench.h"

class QDialogButtonBox;

namespace runlatch::ui {

class CodeView;
class ConnectionPicker;
class MessageBar;
class OrganizationPicker;
class WorkspaceSearch;

/// Registers a run task at a service: what will be sent is reviewed first, an existing run task of the same name is
/// changed only after that, and it is attached to the chosen workspaces. An existing one is found by its name to be
/// detached or removed, each after a question. The test request of the service is offered as it arrives. What is under
/// way can be stopped: what was sent is waited for, or at the second time said to be unknown. Deletes itself when it is
/// closed, which waits for what is under way.
class RegisterDialog final : public Dialog
{
    Q_OBJECT
public:
    /// `workbench` must outlive this.
    RegisterDialog(Workbench &workbench, const ListenerOffer &listener, QWidget *parent = nullptr);
    void reject() override;

signals:
    void captureWanted(qint64 id); ///< the test request is to be shown

private:
    QWidget *buildPlace();
    void buildButtons();
    void buildLayout();
    void connectParts();
    void connectWork();
    void setPlace();
    void changeOrder();
    runtasks::TaskOrder order() const;
    QList<runtasks::AttachmentItem> chosenItems(const QList<protocol::ServedAttachment> &attachments = {}) const;
    void review();
    void showReview(const runtasks::Preparation &preparation);
    void save();
    void takeSaved(const base::Result<runtasks::SavedTask> &saved, const QList<runtasks::AttachmentItem> &items);
    void attach(const protocol::ServedTask &task, const QList<runtasks::AttachmentItem> &items);
    void find(void (RegisterDialog::*then)(const protocol::AttachedTask &));
    void askToDetach(const protocol::AttachedTask &task);
    void askToRemove(const protocol::AttachedTask &task);
    void stop();
    void showCaptures(const QList<store::CaptureRow> &rows);
    void fail(const base::Error &error);
    void begin(const QString &doing);
    void end();
    void showState();

    Workbench &m_workbench;
    service::TaskClient m_tasks;
    runtasks::Attacher m_attacher;
    runtasks::TaskRemoval m_removal;
    models::TargetModel m_targets;
    service::Endpoint m_endpoint;               ///< null: no connection
    std::optional<runtasks::TaskOrder> m_order; ///< as it was reviewed
    runtasks::Preparation m_preparation;
    base::Call m_call;
    bool m_isWorking = false;
    bool m_isStopping = false; ///< what was sent is still waited for
    bool m_isSaving = false;   ///< the test request of what is saved has not come yet
    qint64 m_test = 0;         ///< the test request
    MessageBar *m_message;
    ConnectionPicker *m_connection;
    OrganizationPicker *m_organization;
    RegisterForm *m_form;
    WorkspaceSearch *m_workspaces;
    CodeView *m_text;
    QDialogButtonBox *m_buttons;
    QPushButton *m_review = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_detach = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_showTest = nullptr; ///< hidden until the test request arrives
};

} // namespace runlatch::ui
