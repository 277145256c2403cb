// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/automaticreply.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace runlatch::ui {

class Field;
class Segmented;

/// The settings of the listener's automatic reply, and the origins that it may call without a key.
class AutomaticReplyForm final : public QWidget
{
    Q_OBJECT

public:
    explicit AutomaticReplyForm(const settings::AutomaticReply &reply, QWidget *parent = nullptr);

    settings::AutomaticReply reply() const;
    /// Returns whether the input is valid. If not, the field shows the error and gets the focus; the input stays.
    bool check(bool hasKey);
    /// Adds `origin` to the callbacks unless it is listed, and places the cursor after it.
    void allow(const QString &origin);
    void clearError(); ///< forgets the error, because its cause may be fixed elsewhere: a key was added

signals:
    void grown(); ///< an error became visible

private:
    bool isOn() const;
    void showFields();
    void askWithoutToken(bool isWanted);
    QStringList callbacks() const;
    void setError(const QString &sentence);

    Segmented *m_status;
    QSpinBox *m_delay;
    QLineEdit *m_message;
    QPlainTextEdit *m_callbacks;
    QCheckBox *m_withoutToken;
    Field *m_delayField;
    Field *m_messageField;
    Field *m_callbacksField;
};

} // namespace runlatch::ui
