// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "protocol/taskresult.h"

#include <QWidget>

class QLineEdit;

namespace runlatch::ui {

class BodyEditor;
class Field;
class TagRows;

/// All fields of one outcome.
class OutcomeEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit OutcomeEditor(QWidget *parent = nullptr);

    protocol::Outcome outcome() const;
    void setOutcome(const protocol::Outcome &outcome);
    void focusId();
    /// Shows the service's error about a member of `attributes` ("outcome-id"). False if no field belongs to it.
    bool showError(const QString &member, const base::ServiceError &error);
    /// Marks required fields that are empty.
    void showMissing();
    void clearErrors();

signals:
    void changed();
    void tagRemoved(const runlatch::protocol::Tag &tag, int index);

private:
    void edited();
    void checkUrl();
    static void checkFilled(Field &field, const QLineEdit &line);

    QLineEdit *m_id;
    QLineEdit *m_description;
    QLineEdit *m_url;
    Field *m_idField;
    Field *m_descriptionField;
    Field *m_urlField;
    TagRows *m_tags;
    BodyEditor *m_body;
    bool m_isLoading = false;
};

} // namespace runlatch::ui
