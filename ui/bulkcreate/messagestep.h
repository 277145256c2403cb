// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"

#include <QWidget>

class QLineEdit;

namespace runlatch::settings {
class Preferences;
}

namespace runlatch::ui {

class Field;
class MarkdownEditor;

/// Subject and message. The preferences remember how the message is shown.
class MessageStep final : public QWidget
{
    Q_OBJECT
public:
    /// `preferences` must outlive this.
    explicit MessageStep(settings::Preferences &preferences, QWidget *parent = nullptr);

    void load(const changerequests::BulkDraft &draft);
    void store(changerequests::BulkDraft &draft) const;
    void setNarrow(bool narrow);
    bool isComplete() const;
    void showProblems();
    void showSubjectRefusal(const QString &sentence);
    void showMessageRefusal(const QString &sentence);
    void focusFirst();

signals:
    void changed();

private:
    void build();
    void rememberMode(settings::Preferences &preferences);
    void editSubject();
    void showCount();

    QLineEdit *m_subject;
    Field *m_subjectField;
    MarkdownEditor *m_message;
};

} // namespace runlatch::ui
