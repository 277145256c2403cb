// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/receiver.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace runlatch::ui {

class Field;
class KeysEdit;
class MessageBar;
class Segmented;

/// Where the inspector listens, with which keys it checks, by which rule time runs, and whether it starts with the
/// program. The same in the listener's own dialog and in the settings of the program.
class ListenerForm final : public QWidget
{
    Q_OBJECT

public:
    ListenerForm(const inspector::ReceiverOptions &options, bool startsWithProgram, QWidget *parent = nullptr);

    inspector::ReceiverOptions options() const; ///< those that were given, with what is edited here
    bool startsWithProgram() const;
    void setStartsWithProgram(bool starts);
    bool hasKeys() const;
    void setKeys(const QList<QByteArray> &keys); ///< as if they had been given at first
    bool isEdited() const;                       ///< something is otherwise than it was given
    bool check(); ///< false where something cannot be used: it is said at its field, which takes the focus
    void focusFirst();

signals:
    void keysEdited();
    void grown(); ///< a field or an error came into view

private:
    void buildFields();
    void showExposure();
    bool refuse(Field *field, const QString &sentence);

    inspector::ReceiverOptions m_options;
    bool m_startedWithProgram;
    MessageBar *m_exposure;
    QLineEdit *m_host;
    QSpinBox *m_port;
    QLineEdit *m_path;
    KeysEdit *m_keys;
    QCheckBox *m_reject;
    Segmented *m_rule;
    QCheckBox *m_starts;
    Field *m_hostField;
    Field *m_pathField;
};

} // namespace runlatch::ui
