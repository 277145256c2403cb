// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/resend/resendanswer.h"

#include "http/shownbody.h"
#include "redaction/linesecrets.h"
#include "redaction/secretfinder.h"
#include "redaction/secretnames.h"
#include "text/plaintext.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/labels/badge.h"
#include "ui/widgets/labels/label.h"
#include "wording/plaintext.h"
#include "wording/sentence.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr qsizetype MaxRunLength = 10'000; // one endless word must not freeze the window

/// An invisible character may reorder the text around it, so it is shown as a box.
QString boxed(const QByteArray &bytes)
{
    return wording::breakLongRuns(text::boxedText(QString::fromUtf8(bytes).replace(u"\r\n"_s, u"\n"_s)), MaxRunLength);
}

QString statusWords(int status)
{
    return QString::number(status) + u' ' + QString::fromLatin1(http::reasonPhrase(status));
}

QByteArray redactedHeader(const http::Header &header, const QList<QByteArray> &secrets)
{
    const QByteArray value = redaction::redacted(header.value, secrets);
    if (redaction::isSecretHeader(header.name))
        return redaction::redactedHeader(header.name, value);
    return redaction::redactedByMarker(value, redaction::secretsOfLine(value));
}

} // namespace

ResendAnswer::ResendAnswer(QWidget *parent)
    : QWidget(parent)
    , m_status(new Badge(this))
    , m_words(new Label({}, TextStyle::Bold, this))
    , m_text(new CodeView(tr("Answer"), CodeView::Place::Inset, this))
{
    const int u = Theme::of(this).u();
    m_words->setWordWrap(true);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setMinimumHeight(14 * u);
    auto *line = new QHBoxLayout;
    line->setSpacing(2 * u);
    line->addWidget(m_status);
    line->addWidget(m_words, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(u);
    column->addLayout(line);
    column->addWidget(m_text, 1);
}

void ResendAnswer::setWords(const QString &words)
{
    m_status->hide();
    m_words->setText(words);
    m_text->clear();
    m_text->hide();
}

QString ResendAnswer::words() const
{
    return m_words->text();
}

BadgeSpec ResendAnswer::badgeOf(const base::Result<http::Response> &answer)
{
    if (!answer)
        return {tr("No answer"), Tone::Error, u"octagon-x"_s};
    const int status = answer->status;
    if (status >= 200 && status < 300)
        return {QString::number(status), Tone::Success, u"circle-check"_s, true};
    if (status < 400)
        return {QString::number(status), Tone::Warning, u"triangle-alert"_s};
    return {QString::number(status), Tone::Error, u"circle-x"_s};
}

QString ResendAnswer::wordsOf(const base::Result<http::Response> &answer, const QList<QByteArray> &secrets)
{
    if (!answer)
        return wording::sentence(answer.error(), wording::Activity::SendingRunTask).text();
    const QString took = QLocale().toString(static_cast<qlonglong>(answer->took.count()));
    //: %1: "200 OK", %2: a number of milliseconds
    QString words = tr("%1 in %2 ms").arg(statusWords(answer->status), took);
    const QByteArray target = redactedHeader({"Location", http::headerValue(answer->headers, "Location")}, secrets);
    if (answer->status < 300 || answer->status >= 400 || target.isEmpty())
        return words;
    return words + u' '
        + tr("It redirects to %1, which was not followed.").arg(wording::quoted(QString::fromUtf8(target)));
}

void ResendAnswer::setAnswer(const base::Result<http::Response> &answer, const QList<QByteArray> &secrets)
{
    m_status->setSpec(badgeOf(answer));
    m_status->show();
    m_words->setText(wordsOf(answer, secrets));
    m_text->setVisible(answer.isOk());
    if (!answer)
        return;
    QByteArray text;
    for (const http::Header &header : answer->headers)
        text += header.name + ": " + redactedHeader(header, secrets) + '\n';
    if (!answer->body.isEmpty())
        text += '\n' + http::shownBody(answer->headers, answer->body, secrets);
    QString shown = boxed(text);
    if (answer->body.size() > http::MaxShownBodyBytes)
        shown +=
            u"\n\n"_s + tr("(%1 bytes in all; the first 64 KB are shown)").arg(QLocale().toString(answer->body.size()));
    m_text->setPlainText(shown);
}

} // namespace runlatch::ui
