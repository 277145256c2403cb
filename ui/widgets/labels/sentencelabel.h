// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTextLayout>
#include <QWidget>

namespace runlatch::ui {

/// A bold fact and a plain sentence after it, in one wrapped paragraph. Both are plain text, never markup.
class SentenceLabel final : public QWidget
{
    Q_OBJECT

public:
    explicit SentenceLabel(QWidget *parent = nullptr);

    void setText(const QString &fact, const QString &next);
    QString text() const { return m_layout.text(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override; ///< shows a tool tip for text that has no room
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int layOut(int width) const;

    mutable QTextLayout m_layout;
};

} // namespace runlatch::ui
