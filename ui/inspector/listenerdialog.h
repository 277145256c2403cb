// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/receiver.h"
#include "settings/automaticreply.h"

#include <QDialog>

namespace runlatch::ui {

class AutomaticReplyForm;
class ListenerForm;
class ListenerIdentityForm;
class TabWidget;

/// Where the inspector listens, with which keys it checks, whether it speaks https, by which rule time runs, and what
/// it answers by itself.
class ListenerDialog final : public QDialog
{
    Q_OBJECT

public:
    ListenerDialog(const inspector::ReceiverOptions &options, const settings::AutomaticReply &reply,
                   QWidget *parent = nullptr);

    inspector::ReceiverOptions options() const;
    settings::AutomaticReply automaticReply() const;
    bool startsWithProgram() const;
    void setStartsWithProgram(bool starts);
    void allowCallback(const QString &origin); ///< offers it, to be accepted with the rest
    void accept() override; ///< closes when the certificate was read, and not while something cannot be used

protected:
    bool focusNextPrevChild(bool next) override;

private:
    QWidget *buildEncryption();
    void makeRoom();
    void showPage(QWidget *page); ///< with the field that has the focus

    inspector::ReceiverOptions m_options;
    ListenerForm *m_listener;
    ListenerIdentityForm *m_identity;
    AutomaticReplyForm *m_automatic;
    TabWidget *m_pages;
    QWidget *m_encryption = nullptr;
};

} // namespace runlatch::ui
