// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "protocol/taskresult.h"
#include "ui/reply/fieldremark.h"

#include <QWidget>

class QLineEdit;

namespace runlatch::ui {

class Field;
class Segmented;

/// The fields of a result that concern the whole task: status, message, address.
class ResultEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit ResultEditor(QWidget *parent = nullptr);

    protocol::TaskStatus status() const;
    void setStatus(protocol::TaskStatus status);
    /// Shows or hides the choice of the status, which the action bar may have too.
    void setStatusShown(bool shown);
    QString message() const;
    QString url() const;
    void setTexts(const QString &message, const QString &url);
    /// Shows the service's error about a member of `attributes` ("message"). False if no field belongs to it.
    bool showError(const QString &member, const base::ServiceError &error);
    /// Shows what the linter finds in these fields.
    void setRemarks(const QList<FieldRemark> &remarks);
    bool hasRemark() const { return remarked() != nullptr; }
    void focusRemark(); ///< goes to the first remark
    void clearErrors(); ///< of the service

    /// Adds the statuses to choose from, for this form and the action bar.
    static void addStatuses(Segmented &segments);

signals:
    void changed();

private:
    void edited();
    void showRemarks();
    QLineEdit *remarked() const;

    Segmented *m_status;
    QLineEdit *m_message;
    QLineEdit *m_url;
    Field *m_statusField;
    Field *m_messageField;
    Field *m_urlField;
    QList<FieldRemark> m_remarks;
    bool m_isLoading = false;
};

} // namespace runlatch::ui
