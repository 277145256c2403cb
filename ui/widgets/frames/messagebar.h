// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/style/tokens.h"
#include "wording/sentence.h"

#include <QVariantAnimation>
#include <QWidget>

#include <functional>

class QHBoxLayout;
class QPushButton;

namespace runlatch::ui {

class IconLabel;
class SentenceLabel;

/// Says what happened and what to do next. Hidden without a message. A page has its bars in a BarPlace.
class MessageBar final : public QWidget
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// Shows the fact in bold and the next step as a sentence. Removes the actions of the previous message.
    void setMessage(Tone tone, const QString &fact, const QString &next = {});
    /// Changes the text of the message that is shown: its actions stay, and it is not announced again.
    void setText(const QString &fact, const QString &next = {});
    using Act = std::function<void(wording::Sentence::Action)>;
    /// The sentence has its button where `act` does what the button says, and Help where the help says more.
    void setSentence(const wording::Sentence &sentence, const Act &act = {}, Tone tone = Tone::Error);
    /// Replaces the tone's own icon.
    void setIcon(const QString &name);
    /// A text action for this message. Connect to its `clicked`.
    QPushButton *addTextAction(const QString &text);
    void setClosable(bool closable);
    void dismiss(); ///< hides the message; its actions are disabled at once

    QString text() const;
    Tone tone() const { return m_tone; }
    bool hasMessage() const { return m_shown; }

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void animate(bool open);
    void settle();

    QHBoxLayout *m_row;
    IconLabel *m_icon;
    SentenceLabel *m_label;
    QHBoxLayout *m_actions;
    QPushButton *m_close;
    QVariantAnimation m_height;
    Tone m_tone = Tone::None;
    bool m_shown = false;
};

} // namespace runlatch::ui
