// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace runlatch::ui {

class PaneSplitter;
class Segmented;

/// Two panes side by side. If there is not enough room, it shows one at a time and a choice between them.
class PanePair final : public QWidget
{
    Q_OBJECT
public:
    struct Pane
    {
        QWidget *widget;
        QString word; ///< name of the pane in the choice
    };

    PanePair(const QString &name, const Pane &first, const Pane &second, QWidget *parent = nullptr);

    void setNarrow(bool narrow);
    bool isNarrow() const { return m_isNarrow; }
    /// Shows the pane if only one is visible.
    void showPane(int index);
    void setStretch(int first, int second);
    /// Moves the choice into a row of the caller, who then shows and hides it.
    QWidget *takeChoice();

private:
    void arrange();

    QWidget *m_choiceRow; ///< null when the owner took the choice
    Segmented *m_choice;
    PaneSplitter *m_split;
    bool m_isNarrow = false;
};

} // namespace runlatch::ui
