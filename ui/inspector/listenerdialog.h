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

/// The settings of the listener: address, keys, HTTPS, the rule for time limits, and the automatic reply.
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
    /// Offers to allow the callback; the offer is accepted with the rest of the input.
    void allowCallback(const QString &origin);
    void accept() override; ///< closes after the certificate was read; stays open if some input is invalid

protected:
    bool focusNextPrevChild(bool next) override;

private:
    QWidget *buildEncryption();
    void makeRoom();
    void showPage(QWidget *page); ///< keeps the focus in the same field

    inspector::ReceiverOptions m_options;
    ListenerForm *m_listener;
    ListenerIdentityForm *m_identity;
    AutomaticReplyForm *m_automatic;
    TabWidget *m_pages;
    QWidget *m_encryption = nullptr;
};

} // namespace runlatch::ui
