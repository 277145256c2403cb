// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QPushButton;

namespace runlatch::ui {

class ElidedLabel;
class OrganizationPicker;
class StepStrip;

/// The head of the bulk create page: the organization, the state of the draft, and the steps.
class ComposeHeader final : public QWidget
{
    Q_OBJECT
public:
    /// Becomes the parent of both.
    ComposeHeader(OrganizationPicker *organizations, StepStrip *steps, QWidget *parent = nullptr);

    void setDraftState(const QString &words);
    void showSaved(const QDateTime &at);
    /// `isWriting`: shows the draft and the steps.
    void setShown(bool hasOrganizations, bool isWriting);

signals:
    void discardWanted();

private:
    OrganizationPicker *m_organizations;
    StepStrip *m_steps;
    ElidedLabel *m_draft;
    QPushButton *m_discard;
};

} // namespace runlatch::ui
