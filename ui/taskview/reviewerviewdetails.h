// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

#include <QUrl>
#include <QWidget>

class QGridLayout;
class QPushButton;
class QVBoxLayout;

namespace runlatch::ui {

class Label;
class MarkdownView;
class SelectableLabel;

/// The details of one outcome: id (a link if it has an address), description, a row for each tag name, and the body.
class ReviewerViewDetails final : public QWidget
{
    Q_OBJECT
public:
    explicit ReviewerViewDetails(QWidget *parent = nullptr);

    void setOutcome(const protocol::Outcome &outcome);

signals:
    void closeWanted();

private:
    void showTags(const QList<protocol::Tag> &tags);
    void addTagRow(const QString &name, const QList<protocol::Tag> &tags);

    QUrl m_url;
    SelectableLabel *m_id;
    QPushButton *m_link;
    Label *m_heading;
    QVBoxLayout *m_layout;
    QWidget *m_tags = nullptr; ///< created again for each outcome
    QGridLayout *m_tagRows = nullptr;
    MarkdownView *m_body;
};

} // namespace runlatch::ui
