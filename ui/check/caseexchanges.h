// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/exchangerecord.h"

#include <QList>
#include <QWidget>

class QComboBox;

namespace runlatch::ui {

class Label;
class MessagePane;
class PaneSplitter;

/// The evidence of a case: its requests and their answers, one at a time.
class CaseExchanges final : public QWidget
{
    Q_OBJECT
public:
    explicit CaseExchanges(QWidget *parent = nullptr);

    /// `dropped`: the number of those that were not kept.
    void setExchanges(const QList<http::ExchangeRecord> &exchanges, qsizetype dropped);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showCurrent();

    QList<http::ExchangeRecord> m_exchanges;
    QComboBox *m_choice;
    QWidget *m_field;
    Label *m_note; ///< why there is less than what happened
    MessagePane *m_request;
    MessagePane *m_answer;
    PaneSplitter *m_sides;
};

} // namespace runlatch::ui
