// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/bulkcreate/review.h"

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
    void matchesWanted();

private:
    QLayout *buildFacts();
    QWidget *buildReader();
    Label *addFact(QFormLayout *form, const QString &label);
    MessageBar *addWarning();
    QList<MessageBar *> warningBars() const;
    void showFacts(const Review &review);
    void showWarnings(const Review &review);
    void showMatchWarning(const Review &review);
    void showListWarnings(const Review &review);

    Label *m_connection = nullptr;
    Label *m_organization = nullptr;
    Label *m_targets = nullptr;
    Label *m_asked = nullptr;
    Label *m_subject = nullptr;
    Label *m_notifications = nullptr;
    QWidget *m_before;
    MessageBar *m_missing;
    MessageBar *m_many;
    MessageBar *m_matches;
    MessageBar *m_notFound;
    MessageBar *m_notKnown;
    Label *m_readSubject = nullptr;
    MarkdownView *m_message = nullptr;
};

} // namespace runlatch::ui
