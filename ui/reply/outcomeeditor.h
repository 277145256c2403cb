// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "protocol/taskresult.h"
#include "ui/reply/fieldremark.h"

#include <QSet>
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
    /// Shows what the linter finds in this outcome. Of one that is being written, an empty field is no error before it
    /// was left.
    void setRemarks(const QList<FieldRemark> &remarks);
    void beginNew();                                    ///< the outcome is new; another one is not
    void endNew();                                      ///< shows all remarks from now on
    int hiddenErrors() const { return m_hiddenErrors; } ///< errors that are not shown yet
    bool focusRemark();                                 ///< goes to the first remark; false if there is none
    void clearErrors();                                 ///< of the service

signals:
    void changed();
    void remarksShown(); ///< hiddenErrors() changed without an edit
    void tagRemoved(const runlatch::protocol::Tag &tag, int index);

private:
    struct Line
    {
        QLatin1StringView member; ///< its key in the document
        QLineEdit *edit;
        Field *field;
        int limit; ///< characters
        QString hint;
    };

    void addLine(QLatin1StringView member, QLineEdit *edit, Field *field, int limit, const QString &hint = {});
    void edited();
    void leave(QLatin1StringView member);
    void fix(const Line &line);
    void showRemarks();
    static void showLength(const Line &line);

    QLineEdit *m_id;
    QLineEdit *m_description;
    QLineEdit *m_url;
    Field *m_idField;
    Field *m_descriptionField;
    Field *m_urlField;
    QList<Line> m_lines;
    TagRows *m_tags;
    BodyEditor *m_body;
    QJsonObject m_unknown; ///< of the outcome, for which there is no field
    QList<FieldRemark> m_remarks;
    QSet<QLatin1StringView> m_new; ///< members that were not left yet
    int m_hiddenErrors = 0;
    bool m_isLoading = false;
};

} // namespace runlatch::ui
