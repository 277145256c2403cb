// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/inspector/reading/capturereading.h"

#include <QWidget>

#include <optional>

namespace runlatch::ui {

class BoundedTextEdit;
class Field;

/// Header and body of a captured request, to be edited before they are sent again. Secrets are shown as '*', also in an
/// edited text that leaves: they travel only in a part that reads as it was received.
class ResendForm final : public QWidget
{
    Q_OBJECT

public:
    /// The largest body that is edited; the window's thread lays it out. A larger one is sent as it is.
    static constexpr qsizetype MaxEditedBytes = 64 * 1024;

    explicit ResendForm(QWidget *parent = nullptr);

    void setReading(const CaptureReading &reading);
    /// The edited header, a line each; nullopt while it reads as it was received.
    std::optional<QByteArray> headerText() const;
    /// The edited body; nullopt while it reads as it was received.
    std::optional<QByteArray> body() const;
    bool isEditable() const; ///< whether the body can be edited
    /// Marks the first header line that cannot be sent, captured or edited, and puts the focus there. False if there is
    /// one.
    bool check();
    void focusBody();

signals:
    void edited();

private:
    void showBody(const CaptureReading &reading);
    BoundedTextEdit *makeEdit(const QString &name);

    BoundedTextEdit *m_headers;
    BoundedTextEdit *m_body;
    Field *m_headersField;
    Field *m_bodyField;
    QByteArray m_receivedHeaders; ///< a line each, with their secrets
    QString m_shownHeaders;       ///< as they were received, with '*' for secrets
    QString m_shownBody;
    bool m_isFilling = false;
};

} // namespace runlatch::ui
