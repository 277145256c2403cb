// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/lintmodel.h"
#include "ui/inspector/reading/capturereading.h"
#include "ui/widgets/navigation/tabbar.h"

#include <QWidget>

class QListView;
class QPushButton;
class QStackedLayout;

namespace runlatch::ui {

class Badge;
class EmptyState;
class FindingPlace;
class Label;
class SelectableLabel;

/// The findings of the linter in the body of a capture. Beside the list stands the chosen finding at its place, with
/// its rule, what to do, and the ways to its place in the other tabs. Secrets are redacted until the user shows them.
class FindingsTab final : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsTab(QWidget *parent = nullptr);

    void setReading(const CaptureReading &reading);
    void setSecretsShown(bool shown);
    TabPill pill() const; ///< all findings, in the tone of the most severe one

signals:
    void placeWanted(qint64 offset);   ///< in the body, in bytes: the finding was activated
    void payloadWanted(qint64 offset); ///< the same place in the tree

private:
    QWidget *buildList();
    QWidget *buildChosen();
    void showChosen(const QModelIndex &index);
    qint64 chosenOffset() const; ///< -1: in the head, or none is chosen
    void enableWays();
    void showBody();
    void showEmpty(const CaptureReading &reading);

    QByteArray m_body;
    QByteArray m_redactedBody;
    bool m_areSecretsShown = false;
    bool m_hasTree = false;
    bool m_isUnpacked = false; ///< the places are in the content, not in what came
    models::LintModel m_model;
    QListView *m_list;
    QStackedLayout *m_pages;
    EmptyState *m_empty;
    Label *m_counts = nullptr;
    Label *m_note = nullptr; ///< the body is not the exact one
    Badge *m_severity = nullptr;
    FindingPlace *m_place = nullptr;
    SelectableLabel *m_fix = nullptr;
    SelectableLabel *m_source = nullptr;
    QPushButton *m_showInRaw = nullptr;
    QPushButton *m_showInPayload = nullptr;
};

} // namespace runlatch::ui
