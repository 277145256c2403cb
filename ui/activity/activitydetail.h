// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/exchangerecord.h"

#include <QWidget>

namespace runlatch::ui {

class MessageBar;
class MessagePane;

/// One exchange: what happened, the request, and the answer.
class ActivityDetail final : public QWidget
{
    Q_OBJECT
public:
    explicit ActivityDetail(QWidget *parent = nullptr);

    /// `later` describes the next try of the same request; empty if there was none.
    void setRecord(const http::ExchangeRecord &record, const QString &later);
    void copyAsCurl();

signals:
    void laterWanted(); ///< the user wants to see the next try

private:
    void showHappening();

    http::ExchangeRecord m_record;
    QString m_later;
    MessageBar *m_message;
    MessagePane *m_request;
    MessagePane *m_answer;
    QWidget *m_curl;
};

} // namespace runlatch::ui
