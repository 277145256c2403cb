// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/resend/resendform.h"

#include "replay/resending.h"
#include "text/plaintext.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/boundedtextedit.h"
#include "ui/widgets/controls/field.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QScopedValueRollback>
#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

QByteArray headerLines(const QByteArray &head)
{
    const auto parts = replay::readRequestHead(head);
    return parts ? parts->lines.join('\n') : QByteArray();
}

QString firstLine(const QByteArray &head)
{
    constexpr qsizetype shown = 1000;
    return text::plainText(QString::fromLatin1(head.left(head.indexOf('\n')).left(shown).trimmed()));
}

/// Whether a text field gives back what it was given: it replaces line ends and some spaces.
bool survivesEditing(const QPlainTextEdit &edit, const QString &text)
{
    return edit.toPlainText() == text;
}

} // namespace

ResendForm::ResendForm(QWidget *parent)
    : QWidget(parent)
    , m_headers(makeEdit(tr("Headers")))
    , m_body(makeEdit(tr("Body")))
    , m_headersField(new Field(tr("&Headers"), m_headers, this))
    , m_bodyField(new Field(tr("&Body"), m_body, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4 * Theme::of(this).u());
    row->addWidget(m_headersField, 1);
    row->addWidget(m_bodyField, 1);
    connect(m_headers, &QPlainTextEdit::textChanged, m_headersField, &Field::clearError);
    connect(m_body, &QPlainTextEdit::textChanged, m_bodyField, &Field::clearError);
    for (const auto &[edit, field] : {std::pair(m_headers, m_headersField), std::pair(m_body, m_bodyField)}) {
        connect(edit, &QPlainTextEdit::textChanged, this, [this] {
            if (!m_isFilling)
                emit edited();
        });
        connect(edit, &BoundedTextEdit::refused, this, [this, field = field] {
            field->setError(tr("This is too long to paste: the field holds %1 characters.")
                                .arg(QLocale().toString(MaxEditedBytes)));
        });
    }
}

BoundedTextEdit *ResendForm::makeEdit(const QString &name)
{
    auto *edit = new BoundedTextEdit(static_cast<int>(MaxEditedBytes), this);
    edit->setAccessibleName(name);
    edit->setFont(Theme::of(this).font(TextStyle::Mono));
    edit->setLayoutDirection(Qt::LeftToRight); // header lines, in every language
    edit->setTabChangesFocus(true);
    edit->setWordWrapMode(QTextOption::WrapAnywhere);
    edit->setMinimumHeight(20 * Theme::of(this).u());
    return edit;
}

void ResendForm::setReading(const CaptureReading &reading)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_receivedHeaders = headerLines(reading.capture.head);
    m_shownHeaders = QString::fromLatin1(headerLines(reading.redactedHead)); // no byte is lost: each is a character
    m_headers->setPlainText(m_shownHeaders);
    m_headers->setReadOnly(!survivesEditing(*m_headers, m_shownHeaders));
    m_headersField->setHint(firstLine(reading.redactedHead));
    showBody(reading);
}

void ResendForm::showBody(const CaptureReading &reading)
{
    const QByteArray &shown = reading.redactedBody;
    const QLocale locale;
    //: %1: a number of bytes
    m_bodyField->setHint(tr("%1 bytes").arg(locale.toString(shown.size())));
    m_shownBody.clear();
    QString why = tr("A body of more than 64 KB is not edited. It is sent as it was received.");
    if (shown.size() <= MaxEditedBytes) {
        m_shownBody = QString::fromUtf8(shown);
        m_body->setPlainText(m_shownBody);
        const bool isText = m_shownBody.toUtf8() == shown && survivesEditing(*m_body, m_shownBody);
        why = isText ? QString()
                     : tr("This body is not edited, because a text field would change its bytes. It is sent as it was "
                          "received.");
    }
    m_body->setReadOnly(!why.isEmpty());
    if (!why.isEmpty())
        m_body->setPlainText(why);
}

std::optional<QByteArray> ResendForm::headerText() const
{
    const QString text = m_headers->toPlainText();
    if (m_headers->isReadOnly() || text == m_shownHeaders)
        return {};
    // A character that has no byte becomes UTF-8; the others stay the bytes that they were.
    QByteArray bytes;
    for (const char32_t letter : text.toUcs4())
        bytes += letter < 256 ? QByteArray(1, static_cast<char>(letter)) : QString::fromUcs4(&letter, 1).toUtf8();
    return bytes;
}

std::optional<QByteArray> ResendForm::body() const
{
    const QString text = m_body->toPlainText();
    if (m_body->isReadOnly() || text == m_shownBody)
        return {};
    return text.toUtf8();
}

bool ResendForm::isEditable() const
{
    return !m_body->isReadOnly();
}

bool ResendForm::check()
{
    m_headersField->clearError();
    int number = 0;
    for (const QByteArray &line : headerText().value_or(m_receivedHeaders).split('\n')) {
        ++number;
        if (line.isEmpty() || replay::isSendableLine(line))
            continue;
        m_headersField->setError(
            tr("Line %1 cannot be sent: a header takes a name, a colon and a value, without control characters.")
                .arg(number));
        m_headers->setTextCursor(QTextCursor(m_headers->document()->findBlockByNumber(number - 1)));
        m_headers->setFocus();
        return false;
    }
    return true;
}

void ResendForm::focusBody()
{
    (isEditable() ? m_body : m_headers)->setFocus();
}

} // namespace runlatch::ui
