// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QUrl>
#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace runlatch::ui {

class Label;
class StepMark;

/// Shown in place of the empty list: three steps to a passed run task, each with at most one button.
class FirstRunCard final : public QWidget
{
    Q_OBJECT

public:
    explicit FirstRunCard(QWidget *parent = nullptr);

    void setListening(const QUrl &url); ///< sets the URL of the listener; invalid: it does not listen
    /// Sets whether the simulator serves already. If it does not, sending a sample starts it.
    void setSampleAvailable(bool available);
    /// Focuses the button of the current step, or the card itself if that step is done elsewhere.
    void focusAction();

signals:
    void startWanted();
    void sampleWanted();

private:
    struct Step
    {
        StepMark *mark;
        Label *title;
        Label *text;
        QPushButton *button;
    };
    Step addStep(QVBoxLayout &layout, int number, const QString &title, const QString &button, const QString &icon);
    void showSteps();

    Step m_start;
    Step m_sample;
    Step m_answer;
    QUrl m_url;
    bool m_sampleAvailable = false;
};

} // namespace runlatch::ui
