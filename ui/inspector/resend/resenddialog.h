// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/resender.h"
#include "ui/inspector/resend/resendoffer.h"
#include "ui/widgets/frames/dialog.h"
#include "ui/widgets/keys/consenttime.h"

#include <optional>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace runlatch::ui {

class BusyLine;
class Field;
class RemarkLine;
class ResendAnswer;
class ResendForm;

/// Sends a captured request again, in a window of its own: as it was received, or edited. What leaves, and where to, is
/// in sight before it leaves; the button names the destination. After an answer it can be pressed again when the answer
/// has stood there (ConsentTime). Closing cancels what is under way.
class ResendDialog final : public Dialog
{
    Q_OBJECT

public:
    /// `resender` and `clock` must outlive this.
    ResendDialog(inspector::Resender &resender, base::Clock &clock, const ResendOffer &offer, QWidget *parent);
    ~ResendDialog() override;

    void setTarget(const ResendTarget &target); ///< a destination to begin with; without one it is the own address
    void beginEditing();                        ///< the focus goes to the body, else it is on the button that sends
    /// Shows an answer that came before the window was opened.
    void setAnswer(const base::Result<http::Response> &answer);
    void reject() override; ///< while something is sent, cancels that alone

signals:
    /// The person sent to this place, and wants later requests to go there at once; nullopt: does not want it.
    void targetChosen(const std::optional<runlatch::ui::ResendTarget> &target);

private:
    void buildLayout();
    QWidget *buildForm();
    QWidget *buildActions();
    void connectParts();
    ResendTarget target() const;
    bool isElsewhere() const { return ResendTarget::isElsewhere(target().url); }
    bool checkDestination();
    SecretParts leavingSecrets() const;
    QString whereTo() const;
    QStringList whatLeaves() const;
    QString whatIsLost() const;
    void refresh();
    void showWhatLeaves();
    void send();
    void take(const base::Result<http::Response> &answer);
    void cancel();
    void setBusy(bool isBusy);
    void rest();

    inspector::Resender &m_resender;
    const ResendOffer m_offer;
    const bool m_isRequest; ///< its first line can be sent
    QLineEdit *m_address;
    Field *m_destination;
    RemarkLine *m_where;
    ResendForm *m_form;
    QCheckBox *m_sign;
    QCheckBox *m_again;
    RemarkLine *m_what;
    BusyLine *m_busy;
    ResendAnswer *m_answer;
    QPushButton *m_cancel;
    QPushButton *m_send;
    base::Call m_call;
    ConsentTime m_consent; ///< to another sending
    bool m_isResting = false;
    bool m_isSignChosen = false;  ///< by the person, not by an edit
    bool m_isAgainChosen = false; ///< likewise
};

} // namespace runlatch::ui
