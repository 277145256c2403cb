// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/replydraft.h"

#include <QObject>
#include <QUuid>

class QPushButton;

namespace runlatch::ui {

class HeaderStrip;
class MessageBar;
class ReplyForm;

/// Fills the form of a reply from elsewhere: outcomes of a report, and templates. What was there before comes back with
/// "Undo", as long as the same request is answered.
class ReplySources final : public QObject
{
    Q_OBJECT

public:
    /// The form must outlive this, and is the parent of the dialogs. The buttons go into the header. `folder`: of the
    /// templates.
    ReplySources(ReplyForm &form, HeaderStrip &header, const QString &folder);

    MessageBar *bar() const { return m_bar; } ///< what was taken; the owner places it
    /// Sets the body of the request that is answered, whose fields templates may show.
    void setRequest(const QByteArray &body) { m_body = body; }
    /// Sets whether the form is shown. What was filled cannot be undone without it.
    void setAllowed(bool allowed);
    void forget(); ///< another request is answered

signals:
    void filled(); ///< the form has another draft

private:
    void openReport();
    void openTemplates();
    void takeOutcomes(const QList<protocol::Outcome> &outcomes, bool isReplacing, const QString &file);
    void takeTemplate(const protocol::TaskResult &result, const QString &name);
    void fill(const inspector::ReplyDraft &draft, const QString &fact);

    ReplyForm &m_form;
    const QString m_folder;
    QByteArray m_body;
    QUuid m_request; ///< that the open dialog is about
    MessageBar *m_bar;
    QPushButton *m_report;
    QPushButton *m_templates;
};

} // namespace runlatch::ui
