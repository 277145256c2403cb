// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/markdown/markdownview.h"

#include "ui/markdown/markdownbrowser.h"
#include "ui/markdown/markdownlinkdialog.h"
#include "ui/markdown/markdowntext.h"
#include "ui/markdown/textmarks.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/labels/sentencelabel.h"
#include "wording/plaintext.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedLayout>
#include <QTextDocument>

#include <algorithm>
#include <utility>

namespace runlatch::ui {

MarkdownView::MarkdownView(const QString &accessibleName, QWidget *parent)
    : QWidget(parent)
    , m_browser(new MarkdownBrowser(this))
    , m_text(new CodeView(tr("%1, as text").arg(accessibleName), CodeView::Place::Inset, this))
    , m_bar(new QWidget(this))
    , m_notice(new SentenceLabel(m_bar))
    , m_toggle(makeButton(ButtonRole::Text, tr("Show as text"), {}, m_bar))
    , m_all(makeButton(ButtonRole::Text, tr("Render all"), {}, m_bar))
{
    setAccessibleName(accessibleName);
    m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_browser->setAccessibleName(accessibleName);
    setFocusProxy(m_browser);
    auto *bar = new QHBoxLayout(m_bar);
    bar->setContentsMargins(0, Theme::of(this).u(), 0, 0);
    bar->addWidget(m_notice, 1);
    bar->addWidget(m_all);
    bar->addWidget(m_toggle);
    m_bar->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_pages = new QStackedLayout;
    m_pages->addWidget(m_browser);
    m_pages->addWidget(m_text);
    layout->addLayout(m_pages, 1);
    layout->addWidget(m_bar);
    connect(m_all, &QPushButton::clicked, this, &MarkdownView::renderAll);
    connect(m_toggle, &QPushButton::clicked, this, [this] { setShownAsText(!isShownAsText()); });
    connect(m_browser, &QTextBrowser::anchorClicked, this, &MarkdownView::follow);
    connect(m_browser->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &MarkdownView::fit);
}

void MarkdownView::setMarkdown(const QString &markdown)
{
    if (markdown == m_markdown && !m_isDirty)
        return;
    if (markdown != m_markdown)
        m_limits = {};
    m_markdown = markdown;
    if (isShownAsText())
        setShownAsText(false);
    renderWhenSeen();
}

void MarkdownView::scrollToTop()
{
    m_browser->verticalScrollBar()->setValue(0);
    m_text->verticalScrollBar()->setValue(0);
}

void MarkdownView::showHeading(int number)
{
    m_heading = number;
    if (!m_isDirty)
        m_browser->showHeading(*std::exchange(m_heading, std::nullopt));
}

void MarkdownView::setTextScale(qreal scale)
{
    m_browser->setTextScale(scale);
    renderWhenSeen();
}

bool MarkdownView::isShownAsText() const
{
    return m_pages->currentWidget() == m_text;
}

void MarkdownView::setShownAsText(bool shown)
{
    // Hidden text is not set, so it is not laid out.
    m_text->setPlainText(shown ? wording::breakLongRuns(m_markdown, MarkdownLimits().run) : QString());
    m_pages->setCurrentWidget(shown ? static_cast<QWidget *>(m_text) : m_browser);
    setFocusProxy(m_pages->currentWidget());
    m_toggle->setText(shown ? tr("Show formatted") : tr("Show as text"));
    mark();
    showBar();
    fit();
    emit shownAsTextChanged(shown);
}

void MarkdownView::setMarked(const QStringList &words)
{
    if (words == m_marked)
        return;
    m_marked = words;
    mark();
}

void MarkdownView::mark()
{
    const QColor fill = Theme::of(this).toneFill(Tone::Warning);
    m_browser->setExtraSelections(textMarks(*m_browser->document(), m_marked, fill));
    m_text->setExtraSelections(textMarks(*m_text->document(), m_marked, fill));
}

void MarkdownView::setGrowing(bool growing)
{
    m_isGrowing = growing;
    fit();
}

void MarkdownView::renderWhenSeen()
{
    m_isDirty = true;
    if (isVisible())
        render();
}

void MarkdownView::render()
{
    m_isDirty = false;
    m_extent = m_browser->render(m_markdown, m_limits);
    mark();
    showBar();
    fit();
    if (m_heading)
        m_browser->showHeading(*std::exchange(m_heading, std::nullopt));
}

void MarkdownView::renderAll()
{
    m_limits = MarkdownLimits::patient();
    m_toggle->setFocus(); // the button that was pressed gets hidden
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    render();
    QGuiApplication::restoreOverrideCursor();
}

void MarkdownView::showBar()
{
    const bool isPatient = m_limits.bytes > MarkdownLimits().bytes;
    if (isShownAsText())
        m_notice->setText(tr("This is the whole text."), {});
    else
        m_notice->setText(tr("Only the first part is shown formatted."),
                          isPatient ? tr("The rest would take too long.") : tr("The text is long or deeply nested."));
    m_all->setVisible(!isPatient && !isShownAsText());
    m_bar->setVisible(m_extent.isCut);
}

void MarkdownView::fit()
{
    if (!m_isGrowing)
        return;
    const int unit = Theme::of(this).u();
    const int longest = 150 * unit;
    const int height = isShownAsText() ? longest : std::clamp(m_browser->contentHeight(), 6 * unit, longest);
    m_browser->setMinimumHeight(height);
    m_text->setMinimumHeight(height);
}

void MarkdownView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    const bool isNewLook = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::StyleChange;
    if (isNewLook && !m_markdown.isEmpty())
        renderWhenSeen();
}

void MarkdownView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isDirty)
        render();
}

void MarkdownView::follow(const QUrl &url)
{
    // The document has no other anchors. The check is repeated all the same, right before the question.
    const std::optional<QUrl> openable = openableLink(url.toString(QUrl::FullyEncoded));
    if (!openable)
        return;
    if (m_follow && m_follow(*openable))
        return;
    emit linkActivated(*openable);
    auto *question = new MarkdownLinkDialog(*openable, this);
    question->open();
}

} // namespace runlatch::ui
