// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/runtask.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace runlatch::ui {

class Field;
class Segmented;

/// The options of a run task, and its target.
class SendForm final : public QWidget
{
    Q_OBJECT

public:
    explicit SendForm(QWidget *parent = nullptr);

    /// Fills in the address of a listener of this program, unless the user typed another target. Its certificate is
    /// trusted only there.
    void setTarget(const QUrl &url, const QByteArray &hmacKey, const QByteArray &certificate);
    simulator::RunTaskOptions options() const;
    void setServing(bool serving);
    void focusFirst();

signals:
    void sendWanted(const runlatch::simulator::RunTaskOptions &options);

private:
    QWidget *build();
    QWidget *buildRunTask();
    QWidget *buildDeadline();
    void showRule();
    QWidget *buildVerification();
    void showKind();
    simulator::Verification verification() const;
    void send();

    QLineEdit *m_target;
    QLineEdit *m_key;
    QLineEdit *m_message;
    QComboBox *m_stage;
    Segmented *m_kind;
    QComboBox *m_verification;
    QWidget *m_runTask = nullptr;          ///< the fields of a run task only
    QWidget *m_verificationForm = nullptr; ///< the fields of a verification request only
    Segmented *m_level;
    Segmented *m_rule;
    QSpinBox *m_idle; ///< minutes
    QSpinBox *m_total;
    Field *m_totalField;
    QCheckBox *m_outcomes;
    QCheckBox *m_speculative;
    QCheckBox *m_repository;
    QCheckBox *m_configuration;
    Field *m_targetField;
    QPushButton *m_send;
    QString m_listener; ///< host and port of the filled-in listener
    QByteArray m_certificate;
    QString m_filledKey;
    QString m_filledTarget; ///< the target that was filled in last, to tell it from a typed one
};

} // namespace runlatch::ui
