// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/receiver.h"
#include "settings/automaticreply.h"

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace runlatch::ui {

class AutomaticReplyForm;
class Field;
class ListenerIdentityForm;
class MessageBar;
class TabWidget;

/// Where the inspector listens, with which key it checks, whether it speaks https, and what it answers by itself. The
/// keys stay in memory for this session.
class ListenerDialog final : public QDialog
{
    Q_OBJECT

public:
    ListenerDialog(const inspector::ReceiverOptions &options, const settings::AutomaticReply &reply,
                   QWidget *parent = nullptr);

    inspector::ReceiverOptions options() const;
    settings::AutomaticReply automaticReply() const;
    void allowCallback(const QString &origin); ///< offers it, to be accepted with the rest
    void accept() override; ///< closes when the certificate was read, and not while something cannot be used

protected:
    bool focusNextPrevChild(bool next) override;

private:
    QWidget *buildListener();
    bool checkAddress();
    void showExposure();
    void makeRoom();
    void showPage(QWidget *page); ///< with the field that has the focus

    inspector::ReceiverOptions m_options;
    QLineEdit *m_host;
    QSpinBox *m_port;
    QLineEdit *m_path;
    QLineEdit *m_key;
    QCheckBox *m_reject;
    Field *m_hostField;
    Field *m_pathField;
    ListenerIdentityForm *m_identity;
    AutomaticReplyForm *m_automatic;
    MessageBar *m_exposure;
    TabWidget *m_pages;
    QWidget *m_listener = nullptr;
};

} // namespace runlatch::ui
