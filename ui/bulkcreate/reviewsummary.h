// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/bulkcreate/reviewwarnings.h"

#include <QWidget>

class QFormLayout;
class QVBoxLayout;

namespace runlatch::ui {

class Label;
class MarkdownView;
class MessageBar;

/// The effect of sending, warnings to read before, and the message as its readers will see it.
class ReviewSummary final : public QWidget
{
    Q_OBJECT
public:
    explicit ReviewSummary(QWidget *parent = nullptr);

    void setReview(const Review &review);

signals:
    void actWanted(runlatch::ui::ReviewWarning::Act act); ///< of a warning

private:
    QLayout *buildFacts();
    QWidget *buildReader();
    Label *addFact(QFormLayout *form, const QString &label);
    void showFacts(const Review &review);
    void showWarnings(const Review &review);
    void showWarning(qsizetype place, const ReviewWarning &warning);

    struct Bar
    {
        MessageBar *bar;
        ReviewWarning shown = {};
    };
    Label *m_connection = nullptr;
    Label *m_organization = nullptr;
    Label *m_targets = nullptr;
    Label *m_asked = nullptr;
    Label *m_subject = nullptr;
    QVBoxLayout *m_warnings;
    QList<Bar> m_bars; ///< in the order of reviewWarnings()
    Label *m_readSubject = nullptr;
    MarkdownView *m_message = nullptr;
};

} // namespace runlatch::ui
