// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/receiver.h"
#include "settings/listenermemory.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace runlatch::ui {

class Field;
class KeysEdit;
class MessageBar;
class Segmented;

/// The first endpoint and the first address of the listener, the rule for time limits, and whether it starts with the
/// program, for the settings of the program. The others are kept as they are.
class ListenerForm final : public QWidget
{
    Q_OBJECT

public:
    ListenerForm(const inspector::ReceiverOptions &options, bool startsWithProgram, QWidget *parent = nullptr);

    inspector::ReceiverOptions options() const; ///< the given options with the edits made here
    bool startsWithProgram() const;
    void setStartsWithProgram(bool starts);
    bool hasKeys() const;
    void setKeys(const settings::EndpointKeys &keys); ///< sets the keys, which count as the initial value
    bool isEdited() const;                            ///< some input differs from its initial value
    bool check(); ///< false if some input is invalid: its field shows the error and takes the focus
    void focusFirst();

signals:
    void keysEdited();
    void grown(); ///< a field or an error became visible

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
