// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/markdown/markdownstyle.h"

#include <QUrl>
#include <QWidget>

class QPushButton;
class QStackedLayout;

namespace runlatch::ui {

class CodeView;
class MarkdownBrowser;
class SentenceLabel;

/// Markdown from strangers. Loads nothing, opens nothing without a question, and is bounded in time: what is
/// beyond MarkdownLimits is left out, which a bar below says; there more of it can be asked for, and the whole be read
/// as plain text.
class MarkdownView final : public QWidget
{
    Q_OBJECT
public:
    explicit MarkdownView(const QString &accessibleName, QWidget *parent = nullptr);

    /// Rendered when it is next seen.
    void setMarkdown(const QString &markdown);
    /// For another text; the same one, typed on, keeps its place.
    void scrollToTop();
    const QString &markdown() const { return m_markdown; }
    /// Of what was rendered last.
    const MarkdownExtent &extent() const { return m_extent; }
    bool isShownAsText() const;
    void setShownAsText(bool shown);
    /// As high as its content, for use in a page that scrolls; a long text keeps its own scroll bar.
    void setGrowing(bool growing);

signals:
    void shownAsTextChanged(bool shown);
    /// A link was activated, by mouse or keyboard; the question whether to open it is being asked.
    void linkActivated(const QUrl &url);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void renderWhenSeen();
    void render();
    void renderAll();
    void showBar();
    void fit();
    void follow(const QUrl &url);

    QString m_markdown;
    MarkdownExtent m_extent;
    bool m_isDirty = false;
    bool m_isGrowing = false;
    MarkdownLimits m_limits; ///< as MarkdownLimits::patient() once all of this text was asked for
    QStackedLayout *m_pages;
    MarkdownBrowser *m_browser;
    CodeView *m_text;
    QWidget *m_bar;
    SentenceLabel *m_notice;
    QPushButton *m_toggle;
    QPushButton *m_all;
};

} // namespace runlatch::ui
