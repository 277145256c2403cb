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

/// What a result says of the task as a whole: status, message, address.
class ResultEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit ResultEditor(QWidget *parent = nullptr);

    protocol::TaskStatus status() const;
    void setStatus(protocol::TaskStatus status);
    /// Not where the action bar has the choice too.
    void setStatusShown(bool shown);
    QString message() const;
    QString url() const;
    void setTexts(const QString &message, const QString &url);
    /// Shows what the service said about a member of `attributes` ("message"). False where there is no such field.
    bool showError(const QString &member, const base::ServiceError &error);
    void clearErrors();

    /// The choice of a status, as in this form and in the action bar.
    static void addStatuses(Segmented &segments);
    /// The error of an address that the service would not take, with the way to mend it; none where it is right.
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
