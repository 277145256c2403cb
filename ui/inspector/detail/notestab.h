// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "store/captures/capture.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QPlainTextEdit;

namespace runlatch::ui {

class FieldLabel;
class Label;
class MessageBar;

/// The notes of a person on a request: a pin, its color, and a text. The text goes out with each change; somebody else
/// stores it and says how that went.
class NotesTab final : public QWidget
{
    Q_OBJECT

public:
    explicit NotesTab(QWidget *parent = nullptr);

    /// Shows a stored request. The text that stands there stays if it is of the same request.
    void setRow(const store::CaptureRow &row);
    /// Replaces the text, which is `isSaved` or still on its way.
    void setNote(const QString &text, bool isSaved);
    void setReadOnly(const QString &why); ///< nothing can be changed; the tool tips say why
    void resetPin();                      ///< to what is stored
    qint64 capture() const { return m_row.id; }
    QString note() const;
    void showSaved();
    /// The store has not taken the text, which stays where it is.
    void showUnsaved(const base::Error &error);
    void focusNote();

signals:
    void edited(qint64 id, const QString &note);
    void left(); ///< the text lost the focus, or is not in sight any more
    void retryWanted();
    void pinWanted(qint64 id, bool pinned);
    void colorWanted(qint64 id, runlatch::store::PinColor color);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *buildPin();
    void take();
    void showCount(const QString &state);
    void nameNote();

    store::CaptureRow m_row;
    QCheckBox *m_pinned;
    QComboBox *m_color;
    FieldLabel *m_name; ///< of the text
    QPlainTextEdit *m_text;
    Label *m_state;
    MessageBar *m_message;
    QString m_whyReadOnly;
    bool m_isFilling = false; ///< the text changes, but not by the user
};

} // namespace runlatch::ui
