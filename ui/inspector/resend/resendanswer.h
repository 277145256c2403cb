// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "http/message.h"

#include <QWidget>

namespace runlatch::ui {

class Badge;
class CodeView;
class Label;
struct BadgeSpec;

/// The answer to a request that was sent again: status, duration, headers, and the beginning of the body. Secrets
/// of the request are shown as '*' in it, and its own as in Activity.
class ResendAnswer final : public QWidget
{
    Q_OBJECT

public:
    explicit ResendAnswer(QWidget *parent = nullptr);

    void setAnswer(const base::Result<http::Response> &answer, const QList<QByteArray> &secrets);
    void setWords(const QString &words); ///< instead of an answer
    QString words() const;

    static BadgeSpec badgeOf(const base::Result<http::Response> &answer);
    /// "200 OK in 12 ms", or why there is no answer. Without those secrets.
    static QString wordsOf(const base::Result<http::Response> &answer, const QList<QByteArray> &secrets);

private:
    Badge *m_status;
    Label *m_words;
    CodeView *m_text;
};

} // namespace runlatch::ui
