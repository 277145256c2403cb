// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "protocol/taskresult.h"

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
    void clearErrors();

    /// Adds the statuses to choose from, for this form and the action bar.
    static void addStatuses(Segmented &segments);
    /// Shows an error if the service would not accept the address, with an action to fix it; clears the error
    /// otherwise.
    static void checkUrl(Field &field, const QString &url);

signals:
    void changed();

private:
    void edited();

    Segmented *m_status;
    QLineEdit *m_message;
    QLineEdit *m_url;
    Field *m_statusField;
    Field *m_messageField;
    Field *m_urlField;
    bool m_isLoading = false;
};

} // namespace runlatch::ui
