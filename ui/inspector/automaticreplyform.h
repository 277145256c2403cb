// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/automaticreply.h"

#include <QWidget>

class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace runlatch::ui {

class Field;
class Segmented;

/// The listener's automatic reply, and where it may call without a key.
class AutomaticReplyForm final : public QWidget
{
    Q_OBJECT

public:
    explicit AutomaticReplyForm(const settings::AutomaticReply &reply, QWidget *parent = nullptr);

    settings::AutomaticReply reply() const;
    /// Whether it can be used. Where not, its field says why and has the focus; what was typed stays.
    bool check(bool hasKey);
    /// Adds `origin` to the callbacks, unless it is there, and puts the focus behind it.
    void allow(const QString &origin);
    void clearError(); ///< what was wrong may be mended elsewhere: a key was given

signals:
    void grown(); ///< an error came into view

private:
    bool isOn() const;
    void showFields();
    QStringList callbacks() const;
    void setError(const QString &sentence);

    Segmented *m_status;
    QSpinBox *m_delay;
    QLineEdit *m_message;
    QPlainTextEdit *m_callbacks;
    Field *m_delayField;
    Field *m_messageField;
    Field *m_callbacksField;
};

} // namespace runlatch::ui
