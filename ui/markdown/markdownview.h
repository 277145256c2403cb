// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/markdown/markdownstyle.h"

#include <QStringList>
#include <QUrl>
#include <QWidget>

#include <functional>
#include <optional>

class QPushButton;
class QStackedLayout;

namespace runlatch::ui {

class CodeView;
class MarkdownBrowser;
class SentenceLabel;

/// Shows markdown from strangers. It loads nothing, opens no link without a question, and takes bounded time. Text
/// beyond MarkdownLimits is omitted; a bar below says so and offers to render more or to show the whole text as plain
/// text.
class MarkdownView final : public QWidget
{
    Q_OBJECT
public:
    explicit MarkdownView(const QString &accessibleName, QWidget *parent = nullptr);

    /// Sets the text, which is rendered when the view is next visible.
    void setMarkdown(const QString &markdown);
    /// Call for a new text. Without this call the position stays, which is right while the same text is being edited.
    void scrollToTop();
    const QString &markdown() const { return m_markdown; }
    /// The extent of the last rendering.
    const MarkdownExtent &extent() const { return m_extent; }
    bool isShownAsText() const;
    void setShownAsText(bool shown);
    /// Marks these words in the text, in either case. They stay for later texts.
    void setMarked(const QStringList &words);
    /// Scrolls to the heading with this number, counted from 0, as soon as the text is rendered.
    void showHeading(int number);
    void setTextScale(qreal scale); ///< enlarges the fonts of the theme
    /// `follow` is given each link that is activated. It returns true for one that it has followed; about any other the
    /// question is asked.
    void setOwnLinks(const std::function<bool(const QUrl &)> &follow) { m_follow = follow; }
    /// Makes the view as high as its content, for use in a page that scrolls; a long text keeps its own scroll bar.
    void setGrowing(bool growing);

signals:
    void shownAsTextChanged(bool shown);
    /// The user activated a link by mouse or keyboard; the question whether to open it is shown.
    void linkActivated(const QUrl &url);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void renderWhenSeen();
    void render();
    void renderAll();
    void mark();
    void showBar();
    void fit();
    void follow(const QUrl &url);

    QString m_markdown;
    QStringList m_marked;
    std::optional<int> m_heading; ///< where the view scrolls to after the next rendering
    std::function<bool(const QUrl &)> m_follow;
    MarkdownExtent m_extent;
    bool m_isDirty = false;
    bool m_isGrowing = false;
    MarkdownLimits m_limits; ///< MarkdownLimits::patient() after the user asked for all of this text
    QStackedLayout *m_pages;
    MarkdownBrowser *m_browser;
    CodeView *m_text;
    QWidget *m_bar;
    SentenceLabel *m_notice;
    QPushButton *m_toggle;
    QPushButton *m_all;
};

} // namespace runlatch::ui
