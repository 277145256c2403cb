// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"

#include <QTimer>
#include <QWidget>

class QLineEdit;
class QPlainTextEdit;

namespace runlatch::ui {

class Field;
class MarkdownView;
class PanePair;

/// Subject and message, and the message as its readers will see it.
class MessageStep final : public QWidget
{
    Q_OBJECT
public:
    explicit MessageStep(QWidget *parent = nullptr);

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
    QWidget *buildPreview();
    void editSubject();
    void showCount();

    QLineEdit *m_subject;
    QPlainTextEdit *m_message;
    Field *m_subjectField;
    Field *m_messageField;
    MarkdownView *m_preview;
    PanePair *m_panes;
    QTimer m_previewDelay; ///< typing is not held up by what is drawn beside it
};

} // namespace runlatch::ui
