// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/listedexchange.h"

#include <QWidget>

namespace runlatch::ui {

class MessageBar;
class MessagePane;
class Segmented;

/// One exchange: what happened, the request, and the answer. Of an exchange with both sides it shows the one that was
/// chosen, also when another exchange follows.
class ActivityDetail final : public QWidget
{
    Q_OBJECT
public:
    explicit ActivityDetail(QWidget *parent = nullptr);

    /// `later` describes the next try of the same request; empty if there was none.
    void setExchange(const models::ListedExchange &exchange, const QString &later);
    void copyAsCurl();

signals:
    void laterWanted(); ///< the user wants to see the next try

private:
    enum Side { Sent, Received };

    QWidget *buildSideLine();
    bool showsReceived() const;
    void showSide();
    void showHappening();

    models::ListedExchange m_exchange;
    QString m_later;
    Segmented *m_side;
    QWidget *m_sideLine;
    MessageBar *m_message;
    MessagePane *m_request;
    MessagePane *m_answer;
    QWidget *m_curl;
};

} // namespace runlatch::ui
