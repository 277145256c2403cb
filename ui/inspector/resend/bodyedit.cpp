// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/resend/bodyedit.h"

#include "text/plaintext.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/boundedtextedit.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/labels/fieldlabel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

std::optional<QByteArray> bytesOfHex(QByteArray digits)
{
    digits = digits.simplified().replace(' ', "");
    const QByteArray bytes = QByteArray::fromHex(digits);
    return bytes.toHex() == digits.toLower() ? std::optional(bytes) : std::nullopt;
}

std::optional<QByteArray> bytesOfBase64(QByteArray text)
{
    text = text.simplified().replace(' ', "");
    const auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? std::optional(*decoded) : std::nullopt;
}

} // namespace

BodyEdit::BodyEdit(QWidget *parent)
    : QWidget(parent)
    , m_text(new BoundedTextEdit(MaxPasted))
    , m_form(new Segmented(tr("What is pasted")))
    , m_hint(new Label)
{
    const int u = Theme::of(this).u();
    m_text->setAccessibleName(tr("Body"));
    m_text->setFont(Theme::of(this).font(TextStyle::Mono));
    m_text->setLayoutDirection(Qt::LeftToRight); // bytes, in every language
    m_text->setTabChangesFocus(true);
    m_text->setWordWrapMode(QTextOption::WrapAnywhere);
    m_text->setPlaceholderText(tr("Paste the body, or open a file"));
    setFocusProxy(m_text);
    m_form->addSegment(Text, tr("Text"));
    m_form->addSegment(Hex, tr("Hex"));
    m_form->addSegment(Base64, u"Base64"_s);
    m_hint->setMuted(true);
    m_hint->setWordWrap(true);
    QPushButton *open = makeButton(ButtonRole::Standard, tr("&Open a file..."), u"file-text"_s, this);
    open->setAutoDefault(false);
    auto *label = new FieldLabel(tr("&Body"));
    label->setBuddy(m_text);
    auto *bar = new QHBoxLayout;
    bar->setSpacing(2 * u);
    bar->addWidget(label);
    bar->addStretch(1);
    bar->addWidget(m_form);
    bar->addWidget(open);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(u);
    column->addLayout(bar);
    column->addWidget(m_text, 1);
    column->addWidget(m_hint);
    connect(open, &QPushButton::clicked, this, &BodyEdit::openWanted);
    connect(m_text, &QPlainTextEdit::textChanged, this, &BodyEdit::dropFile);
    connect(m_text, &BoundedTextEdit::refused, this, &BodyEdit::refuse);
    connect(m_form, &Segmented::currentChanged, this, [this] {
        if (m_file)
            m_text->clear();
        dropFile();
    });
    showHint();
}

std::optional<QByteArray> BodyEdit::body() const
{
    if (m_file)
        return m_file;
    const QByteArray text = m_text->toPlainText().toUtf8();
    switch (static_cast<Form>(m_form->current())) {
    case Hex: return bytesOfHex(text);
    case Base64: return bytesOfBase64(text);
    case Text: break;
    }
    return text;
}

void BodyEdit::setFile(const QString &name, const QByteArray &content)
{
    m_isFilling = true;
    m_form->setCurrent(Text);
    m_text->setPlainText(QString::fromUtf8(content.left(MaxPasted)));
    m_isFilling = false;
    m_file = content;
    m_fileName = text::plainText(name, 60);
    m_isCut = false;
    showHint();
    emit edited();
}

/// Only the present content of the field counts.
void BodyEdit::dropFile()
{
    if (m_isFilling)
        return;
    m_file.reset();
    limit();
    showHint();
    emit edited();
}

void BodyEdit::limit()
{
    m_isCut = m_text->document()->characterCount() > MaxPasted + 1; // it counts an end of its own
    if (!m_isCut)
        return;
    m_isFilling = true;
    m_text->clear();
    m_isFilling = false;
}

/// Says it until the field is edited. The field keeps its text.
void BodyEdit::refuse()
{
    m_isCut = true;
    showHint();
}

void BodyEdit::showHint()
{
    if (m_isCut)
        m_hint->setText(tr("This is too long to paste: the field holds %1 characters. Open it as a file.")
                            .arg(QLocale().toString(MaxPasted)));
    else if (m_file)
        m_hint->setText(
            tr("The exact %1 bytes of %2. Editing replaces them.").arg(QLocale().toString(m_file->size()), m_fileName));
    else if (m_form->current() == Text)
        m_hint->setText(tr("Pasting may change a body: line breaks become LF, and a final line break is easily lost. A "
                           "file, Hex and Base64 keep the exact bytes."));
    else
        m_hint->setText(tr("Spaces and line breaks are ignored."));
}

} // namespace runlatch::ui
