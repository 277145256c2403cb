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

/// Subject and message, with a preview of the message.
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
    QTimer m_previewDelay; ///< delays the preview, so that drawing it does not slow down typing
};

} // namespace runlatch::ui
