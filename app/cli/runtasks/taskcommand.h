// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/changerequests/namedtargets.h"
#include "app/cli/changerequests/servicecommand.h"
#include "runtasks/attacher.h"
#include "service/taskclient.h"

namespace runlatch::cli {

/// The common part of the commands of `run-task`: organization, name and workspaces of a run task, the workspaces that
/// are worked on, and the summary. A first signal stops the workspaces that are not sent yet, a second one ends at
/// once.
///
/// Ends with 0 if everything was done; with 2 if an outcome is not known, or nothing could be done; with 3 if some
/// workspaces were done and others were not; with 1 if the service understood and refused it.
class TaskCommand : public ServiceCommand
{
    Q_OBJECT
public:
    explicit TaskCommand(Output &output);
    bool stop() override;
    Interruption interruption() const override;

protected:
    static void declareName(QCommandLineParser &parser);
    static void declareWorkspaces(QCommandLineParser &parser, const QString &meaning);
    static void declarePlacement(QCommandLineParser &parser);
    Refusal readName(const QCommandLineParser &parser, bool isNeeded = true);
    Refusal readWorkspaces(const QCommandLineParser &parser);
    Refusal readPlacement(const QCommandLineParser &parser);

    service::TaskClient &tasks() { return m_tasks; }
    const QString &organization() const { return m_organization; }
    const QString &name() const { return m_name; }
    NamedTargets &workspaces() { return m_workspaces; }
    const protocol::TaskPlacement &placement() const { return m_placement; }

    void begin() final; ///< looks names up, then calls goOn()
    void endUnfound(const base::Error &error) override { endWithout(error, QStringLiteral("not-sent")); }
    virtual void goOn() = 0;
    /// Works on workspaces; attachingEnded() follows.
    void workOn(const runtasks::Attacher::Order &order, const QList<runtasks::AttachmentItem> &items);
    virtual void attachingEnded() { end(QStringLiteral("done")); }
    /// The items of the workspaces of the command line, with what the task has there now.
    QList<runtasks::AttachmentItem> itemsFor(const protocol::AttachedTask &task) const;

    bool hasFailures() const { return workspaceStatus() != Done; } ///< a workspace was not done
    bool isStopped() const { return m_isStopped; }                 ///< a signal came

    void warn(const QList<base::Error> &warnings);
    void showTask(const protocol::ServedTask &task, const QString &state);
    /// Prints a workspace of the run task; `text` is the line for people.
    void showWorkspace(const runtasks::AttachmentItem &item, const QString &state, const QString &text);
    void setSending(bool isSending) { m_isSending = isSending; } ///< of a change beside those of workspaces
    /// Reports the error, and ends with the outcome, or "unknown".
    void endWithout(const base::Error &error, const QString &outcome);
    /// Prints the summary, and ends. The exit status is that of the workspaces, if it is worse.
    void end(const QString &outcome, int exitStatus = Done);

private:
    void show(const runtasks::AttachmentItem &item);
    void take(int index);
    int workspaceStatus() const;
    QString countsText() const;

    service::TaskClient m_tasks{service()};
    runtasks::Attacher m_attacher{m_tasks};
    NamedTargets m_workspaces{service()};
    QString m_organization;
    QString m_name;
    protocol::TaskPlacement m_placement;
    int m_done = 0;
    int m_already = 0;
    int m_failed = 0;
    int m_refused = 0; ///< of m_failed
    QStringList m_unknown;
    int m_notSent = 0;
    bool m_isSending = false;
    bool m_isStopped = false;
    bool m_isTold = false; ///< the summary was printed
};

} // namespace runlatch::cli
