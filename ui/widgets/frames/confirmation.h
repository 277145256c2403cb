// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/frames/dialog.h"

class QDialogButtonBox;
class QPushButton;

namespace runlatch::ui {

class Label;

/// Asks once before something that cannot be undone. The button names the action; Cancel is the default. Deletes itself
/// when it is closed; show it with `open()`.
class Confirmation final : public Dialog
{
    Q_OBJECT

public:
    /// `question` and `consequence` may hold text from strangers: they are shown as plain text.
    Confirmation(const QString &question, const QString &consequence, const QString &verb, QWidget *parent);

    /// The verb destroys something of this person's for good: its button has the color of danger.
    void setDiscarding();
    void setConsequence(const QString &consequence); ///< what was said is not true any more
    /// Another way out than the verb. Connect to its `clicked`; the question stays open until it is closed there.
    QPushButton *addChoice(const QString &text);

private:
    const QString m_question;
    Label *m_consequence;
    QPushButton *m_verb;
    QDialogButtonBox *m_buttons;
};

} // namespace runlatch::ui
