// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/bytes/exactjson.h"

#include "json/bodystyle.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/bytes/exchangehighlighter.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/labels/label.h"
#include "wording/plaintext.h"
#include "wording/sizes.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

namespace runlatch::ui {

ExactJson::ExactJson(QWidget *parent)
    : QWidget(parent)
    , m_size(new Label({}, TextStyle::Small, this))
    , m_copy(new CopyButton(tr("Copy the JSON"), this))
    , m_code(new CodeView(tr("Exact JSON"), CodeView::Place::Pane, this))
    , m_colors(new ExchangeHighlighter(m_code, m_code->document(), ExchangeHighlighter::Text::Json))
{
    const int unit = Theme::of(this).u();
    m_size->setMuted(true);
    m_size->setWordWrap(true);
    m_code->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(4 * unit, unit, 4 * unit, 0);
    head->addWidget(m_size, 1);
    head->addWidget(m_copy);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addWidget(m_code, 1);
}

void ExactJson::setDocument(const QByteArray &json)
{
    m_size->setText(tr("%1, sent without the line breaks shown here").arg(wording::dataSize(json.size())));
    constexpr qsizetype maxRunLength = 10'000; // a body of one endless word must not freeze the window
    constexpr qsizetype maxColoredLength = 64'000;
    m_copy->setContent(QString::fromUtf8(json));
    QTextDocument *colored = json.size() > maxColoredLength ? nullptr : m_code->document();
    if (colored != m_colors->document())
        m_colors->setDocument(colored);
    const QString text = wording::breakLongRuns(json::indentedText(json), maxRunLength);
    if (text != m_code->toPlainText())
        m_code->setPlainText(text);
}

} // namespace runlatch::ui
