// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/receiver.h"
#include "settings/automaticreply.h"
#include "ui/widgets/frames/dialog.h"

namespace runlatch::ui {

class AddressesPage;
class AutomaticReplyForm;
class EndpointsPage;
class OutsidePage;
class RulesPage;
class TabWidget;

/// The settings of the listener: its endpoints with their keys and answers, its addresses, the rule for time limits,
/// the largest body, and the automatic reply.
class ListenerDialog final : public Dialog
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
    void addOutside(OutsidePage *page);   ///< becomes the last page, which accept() asks as well
    void addRules(RulesPage *page);       ///< becomes the last page, which accept() asks as well
    void offerRules(const QString &file); ///< shows the file; it is accepted with the rest of the input
    void showAddresses();                 ///< to change a port
    void accept() override; ///< closes after the certificates were read; stays open if some input is invalid

private:
    void showPage(QWidget *page); ///< keeps the focus in the same field

    inspector::ReceiverOptions m_options;
    EndpointsPage *m_endpoints;
    AddressesPage *m_addresses;
    AutomaticReplyForm *m_automatic;
    OutsidePage *m_outside = nullptr;
    RulesPage *m_rules = nullptr;
    TabWidget *m_pages;
};

} // namespace runlatch::ui
