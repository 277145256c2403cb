// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/endpoint.h"

#include <QWidget>

class QCheckBox;
class QPlainTextEdit;

namespace runlatch::ui {

class BoundedNumber;
class Field;
class Segmented;

/// The answer of an endpoint: status, headers, body and delay, and whether it comes whole.
class AnswerForm final : public QWidget
{
    Q_OBJECT

public:
    explicit AnswerForm(const inspector::Endpoint &endpoint, QWidget *parent = nullptr);

    void apply(inspector::Endpoint &endpoint) const; ///< sets the parts of the endpoint that are edited here
    bool check();                                    ///< false if some input is invalid; its field shows the error
    /// Shows an error of inspector::check() at its field. False if it belongs to no field here.
    bool showError(const base::Error &error);

signals:
    void grown(); ///< an error became visible

private:
    void buildLayout();
    void showFields();
    QStringList headerLines() const;
    QByteArray body() const;
    bool refuse(Field *field, const QString &sentence);

    const QByteArray m_given; ///< the body as it was, which may be no text
    Segmented *m_end;
    BoundedNumber *m_status;
    BoundedNumber *m_delay;
    QPlainTextEdit *m_headers;
    QPlainTextEdit *m_body;
    QCheckBox *m_answersTest;
    Field *m_statusField;
    Field *m_delayField;
    Field *m_headersField;
    Field *m_bodyField;
};

} // namespace runlatch::ui
