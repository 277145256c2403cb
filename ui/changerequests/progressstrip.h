// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QProgressBar;
class QPushButton;

namespace runlatch::ui {

class ElidedLabel;

/// The progress of a longer operation: a sentence, figures, a bar and Cancel. Hidden when it is over.
class ProgressStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressStrip(const QString &accessibleName, QWidget *parent = nullptr);

    /// `of` 0: the total is unknown, and the bar only moves. Shows the strip.
    void setProgress(const QString &sentence, int done, int of);
    void end();
    QString text() const;

signals:
    void cancelWanted();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ElidedLabel *m_sentence;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
};

} // namespace runlatch::ui
