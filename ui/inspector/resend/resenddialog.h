// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/edits.h"
#include "replay/replay.h"
#include "ui/inspector/resend/resendoffer.h"
#include "ui/widgets/frames/dialog.h"
#include "ui/widgets/keys/consenttime.h"

#include <memory>
#include <optional>

class QCheckBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace runlatch::ui {

class BusyLine;
class Field;
class RemarkLine;
class ResendAnswer;
class ResendForm;

/// A request that is sent again from a window.
struct Resent
{
    replay::Resending request; ///< the first one, of many
    protocol::Edits edits;
    int status = 0; ///< of the first answer; 0: there was none
    int times = 1;  ///< how often just these bytes leave: once if each is fresh
};

/// Sends a captured request again, in a window of its own: as it was received, or edited. What leaves, and where to, is
/// in sight before it leaves; the button names the destination. It leaves once, or many times and several at once, as
/// often as the button says; the answers to many are counted, with their times as percentiles. After an answer it can
/// be pressed again when the answer has stood there (ConsentTime). Closing cancels what is under way.
class ResendDialog final : public Dialog
{
    Q_OBJECT

public:
    /// `resender` and `clock` must outlive this.
    ResendDialog(replay::Resender &resender, base::Clock &clock, const ResendOffer &offer, QWidget *parent);
    ~ResendDialog() override;

    void setTarget(const ResendTarget &target); ///< a destination to begin with; without one it is the own address
    void beginEditing();                        ///< the focus goes to the body, else it is on the button that sends
    /// Shows an answer that came before the window was opened.
    void setAnswer(const base::Result<http::Response> &answer);
    void reject() override; ///< while something is sent, cancels that alone

signals:
    /// The person sent to this place, and wants later requests to go there at once; nullopt: does not want it.
    void targetChosen(const std::optional<runlatch::ui::ResendTarget> &target);
    void leaving(const runlatch::ui::Resent &resent);  ///< the first one leaves now
    void answered(const runlatch::ui::Resent &resent); ///< the first answer is there

private:
    void buildLayout();
    QWidget *buildForm();
    QWidget *buildBatch();
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
    replay::Resending requestTo(const ResendTarget &place) const;
    void take(const replay::Sent &sent);
    void showFinished();
    void cancel();
    void setBusy(bool isBusy);
    void rest();

    replay::Resender &m_resender;
    const ResendOffer m_offer;
    const bool m_isRequest; ///< its first line can be sent
    QLineEdit *m_address;
    Field *m_destination;
    RemarkLine *m_where;
    ResendForm *m_form;
    QCheckBox *m_sign;
    QCheckBox *m_fresh;
    QSpinBox *m_times;
    QSpinBox *m_parallel;
    QCheckBox *m_again;
    RemarkLine *m_what;
    BusyLine *m_busy;
    ResendAnswer *m_answer;
    QPushButton *m_cancel;
    QPushButton *m_send;
    std::unique_ptr<replay::Replay> m_replay; ///< of the last sending
    Resent m_resent;                          ///< likewise
    int m_wanted = 0;                         ///< how often it was to leave
    bool m_isSending = false;
    base::Clock &m_clock;
    ConsentTime m_consent; ///< to another sending
    bool m_isResting = false;
    bool m_isSignChosen = false;  ///< by the person, not by an edit
    bool m_isAgainChosen = false; ///< likewise
};

} // namespace runlatch::ui
