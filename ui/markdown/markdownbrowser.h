// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/markdown/markdownstyle.h"

#include <QTextBrowser>

class QTextBlock;

namespace runlatch::ui {

/// Shows a rendered document: paints code, quotes, rules and markers itself, loads nothing, opens nothing.
class MarkdownBrowser final : public QTextBrowser
{
    Q_OBJECT
public:
    explicit MarkdownBrowser(QWidget *parent = nullptr);

    /// Renders again with the theme's fonts and colors; the scroll position stays.
    MarkdownExtent render(const QString &markdown, const MarkdownLimits &limits);
    void setTextScale(qreal scale) { m_scale = scale; } ///< of the next rendering
    /// Scrolls to the heading with this number, counted from 0. Nothing happens if there are fewer.
    void showHeading(int number);
    /// The height of the whole document at the current width.
    int contentHeight() const;

    /// Returns an empty image for images, and no bytes for anything else. An invalid QVariant would let Qt read the
    /// file.
    QVariant loadResource(int type, const QUrl &name) override;

protected:
    QMimeData *createMimeDataFromSelection() const override; ///< plain text alone
    void paintEvent(QPaintEvent *event) override;

private:
    void paintBlock(QPainter &painter, const QTextBlock &block, const QRectF &area) const;
    void paintMarker(QPainter &painter, const QTextBlock &block, const QRectF &area) const;

    MarkdownStyle m_style;
    qreal m_scale = 1;
};

} // namespace runlatch::ui
