// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/json/jsonmodel.h"
#include "ui/inspector/reading/capturereading.h"
#include "ui/widgets/bytes/bytefinder.h"

#include <QWidget>

#include <memory>

class QAction;
class QStackedLayout;

namespace runlatch::ui {

class BusyLine;
class EmptyState;
class FindBar;
class JsonTree;
class Label;

/// The payload as a tree that can be searched. Secrets are redacted until the user shows them.
class PayloadTab final : public QWidget
{
    Q_OBJECT

public:
    explicit PayloadTab(QWidget *parent = nullptr);

    void setReading(const CaptureReading &reading);
    void setSecretsShown(bool shown);
    /// Opens the tree at a place of the body, and gives it the focus.
    void showPlace(qint64 offset);

signals:
    void placeWanted(qint64 offset); ///< the chosen row is wanted in the bytes

protected:
    bool event(QEvent *event) override;

private:
    QWidget *buildTree();
    void addActions();
    void copy(models::JsonPart part);
    void showBusy();
    void showNote(const QString &text);
    void find(const QString &text);
    void step(bool forward);
    void showFound();
    void showRow(const QModelIndex &index);
    void showBroken(const lint::Lint &lint);
    void showEmpty(const CaptureReading &reading);

    models::JsonModel m_model;
    ByteFinder m_finder;
    std::unique_ptr<QObject> m_copying; ///< context of the copy under way; null: none
    bool m_isReading = false;           ///< rows are on their way
    QByteArray m_body;
    QByteArray m_redactedBody;
    bool m_areSecretsShown = false;
    bool m_keepsPlace = false; ///< the search goes on after the secrets changed
    qint64 m_shownMatch = -1;  ///< place of the match that the user was brought to last
    JsonTree *m_tree;
    FindBar *m_find;
    QAction *m_finding = nullptr; ///< its key is taken before the page's
    BusyLine *m_busy;
    Label *m_broken = nullptr; ///< where the text is not JSON
    Label *m_note = nullptr;   ///< what the tree cannot show or copy
    EmptyState *m_empty;
    QStackedLayout *m_pages;
};

} // namespace runlatch::ui
