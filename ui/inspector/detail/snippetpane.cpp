// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/snippetpane.h"

#include "settings/preferences.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "wording/signature/snippets.h"

#include <QHBoxLayout>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using wording::SnippetLanguage;

SnippetPane::SnippetPane(QWidget *parent)
    : QWidget(parent)
    , m_languages(new Segmented(tr("Language of the program")))
    , m_copy(new CopyButton(tr("Copy the program")))
    , m_code(new CodeView(tr("Program that checks signatures")))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    const std::pair<QString, SnippetLanguage> languages[] = {{u"Go"_s, SnippetLanguage::Go},
                                                             {u"Python"_s, SnippetLanguage::Python},
                                                             {u"Node"_s, SnippetLanguage::Node},
                                                             {tr("Shell"), SnippetLanguage::Shell}};
    for (const auto &[name, language] : languages)
        m_languages->addSegment(static_cast<int>(language), name);
    m_code->setTabStopDistance(4 * QFontMetricsF(m_code->font()).horizontalAdvance(u' '));
    const int u = Theme::of(this).u();
    auto *line = new QHBoxLayout;
    line->setSpacing(2 * u);
    auto *title = new ElidedLabel(tr("How to check a signature"), TextStyle::Bold);
    title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    line->addWidget(title, 1);
    line->addWidget(m_languages);
    line->addWidget(m_copy);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4 * u, 2 * u, 4 * u, 3 * u);
    column->setSpacing(2 * u);
    column->addLayout(line);
    column->addWidget(m_code, 1);
    column->addStretch(0);
    connect(m_languages, &Segmented::currentChanged, this, [this] {
        if (m_preferences)
            m_preferences->setSnippetLanguage(
                wording::snippetLanguageName(static_cast<SnippetLanguage>(m_languages->current())));
        showProgram();
    });
    showProgram();
}

void SnippetPane::keepLanguage(settings::Preferences &preferences)
{
    m_preferences = &preferences;
    if (const auto kept = wording::snippetLanguageOfName(preferences.snippetLanguage()))
        m_languages->setCurrent(static_cast<int>(*kept));
}

/// Another pane may have changed the language meanwhile.
void SnippetPane::showEvent(QShowEvent *event)
{
    if (m_preferences)
        keepLanguage(*m_preferences);
    QWidget::showEvent(event);
}

void SnippetPane::setWhole(bool whole)
{
    m_isWhole = whole;
    fit();
}

void SnippetPane::showProgram()
{
    const QString program = wording::verificationSnippet(static_cast<SnippetLanguage>(m_languages->current()));
    m_copy->setContent(program);
    m_code->setPlainText(program.trimmed());
    fit();
}

void SnippetPane::fit()
{
    constexpr int fewestLines = 5;
    const int whole = m_code->heightOf(m_code->blockCount()) + m_code->horizontalScrollBar()->sizeHint().height();
    m_code->setMaximumHeight(whole);
    m_code->setMinimumHeight(m_isWhole ? whole : m_code->heightOf(fewestLines));
}

} // namespace runlatch::ui
