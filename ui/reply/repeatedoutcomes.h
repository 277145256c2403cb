// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/readback/sentoutcomes.h"

#include <QWidget>

namespace runlatch::ui {

class MessageBar;
class OutcomesPanel;

/// Says which outcomes of a reply the service has already, because it may then show them twice. Takes them out of the
/// reply, and puts them back before the others.
class RepeatedOutcomes final : public QWidget
{
    Q_OBJECT
public:
    /// `outcomes` must outlive this.
    explicit RepeatedOutcomes(OutcomesPanel &outcomes, QWidget *parent = nullptr);

    void open(); ///< another reply is written
    void setSent(const inspector::SentOutcomes &sent);
    void check(); ///< the outcomes changed

signals:
    void changed(); ///< outcomes were taken out, or put back

private:
    struct Counted
    {
        protocol::Outcome outcome;
        bool isRepeated = false;
    };

    qsizetype count();
    void tellOut();
    void takeOut();
    void putBack();
    void act(const QString &text, void (RepeatedOutcomes::*action)());

    OutcomesPanel &m_outcomes;
    MessageBar *m_bar;
    inspector::SentOutcomes m_sent;
    QList<Counted> m_counted;
    QList<protocol::Outcome> m_out; ///< those that were taken out
    qsizetype m_told = 0;           ///< the number of repeated outcomes that the bar tells
};

} // namespace runlatch::ui
