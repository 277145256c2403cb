// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/exchanges/exchangetext.h"

#include "http/curl.h"
#include "json/bodystyle.h"
#include "protocol/jsonapi.h"
#include "redaction/marker.h"
#include "service/announcedlimits.h"
#include "text/plaintext.h"
#include "wording/sentence.h"
#include "wording/sizes.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QLocale>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::ui {

namespace {

using http::ExchangeRecord;

constexpr qsizetype IndentedBody = 16 * 1024;

struct ExchangeText
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::ExchangeText)
};

/// An invisible character may reorder the text around it, so it is shown as a box. A carriage return has a sign.
QString harmless(const QByteArray &bytes)
{
    return text::boxedText(QString::fromUtf8(bytes).replace(u'\r', u'␍'));
}

QString bodyText(const QByteArray &body, qint64 bytes)
{
    if (body.isEmpty())
        return {};
    const bool isJson = body.size() <= IndentedBody && !QJsonDocument::fromJson(body).isNull();
    QString text = u'\n' + harmless(isJson ? json::restyled(body, json::BodyStyle::Pretty) : body);
    if (bytes > body.size())
        text += u"\n\n"_s + ExchangeText::tr("(%1 in all; only the beginning is kept)").arg(wording::dataSize(bytes));
    return text;
}

QString headerText(const http::Headers &headers)
{
    QString text;
    for (const http::Header &header : headers)
        text += harmless(header.name + ": " + header.value).replace(u'\n', u' ') + u'\n';
    return text;
}

Happening refusedHere(const ExchangeRecord &record)
{
    const auto known = wording::sentenceOfRule(record.error.rule);
    const wording::Sentence words = known ? *known : wording::sentence(record.error);
    return {Tone::Error, words.fact, words.next};
}

Happening answeredWithError(const ExchangeRecord &record)
{
    const base::Error error{.kind = base::kindOfStatus(record.status),
                            .subject = record.host,
                            .http = record.status,
                            .errors = protocol::readErrors(record.responseBody)};
    const wording::Sentence words = wording::sentence(error);
    return {Tone::Error, words.fact, words.next};
}

} // namespace

QString requestText(const ExchangeRecord &record)
{
    return harmless(record.method) + u' ' + harmless(record.path.toUtf8()) + u'\n' + headerText(record.requestHeaders)
        + bodyText(record.requestBody, record.requestBytes);
}

QString answerText(const ExchangeRecord &record)
{
    if (record.status == 0)
        return {};
    return u"%1 %2\n"_s.arg(record.status).arg(QString::fromLatin1(http::reasonPhrase(record.status)))
        + headerText(record.responseHeaders) + bodyText(record.responseBody, record.responseBytes);
}

Happening happening(const ExchangeRecord &record)
{
    const bool isSent = record.direction == ExchangeRecord::Direction::Sent;
    if (record.failed && isSent && record.error.kind == base::ErrorKind::Cancelled)
        return {Tone::Info, ExchangeText::tr("This was cancelled before it was answered."), {}};
    if (record.failed && !isSent)
        return refusedHere(record);
    if (record.failed) {
        const wording::Sentence words = wording::sentence(record.error);
        return {Tone::Error, words.fact, words.next};
    }
    if (!isSent && record.status >= 400)
        return {Tone::Warning, ExchangeText::tr("Runlatch answered %1.").arg(record.status), {}};
    if (record.status == 429) {
        const std::chrono::duration<double> wait =
            service::askedWait(record.responseHeaders, record.startedAt.addMSecs(record.took.count())).value_or(0ms);
        const QString fact = wait > 0ms
            ? ExchangeText::tr("The service asked to wait %1 s.").arg(QLocale().toString(wait.count()))
            : ExchangeText::tr("The service asked to wait.");
        return {Tone::Warning, fact, {}};
    }
    if (record.status >= 400)
        return answeredWithError(record);
    if (isSent && record.status >= 300 && record.status != 304)
        return {Tone::Warning, ExchangeText::tr("The answer leads to another address."),
                ExchangeText::tr("It was not followed, so that no token goes there.")};
    return {};
}

ShellCommand shellCommand(const ExchangeRecord &record)
{
    ShellCommand command;
    command.line = http::curlLine(record.method, record.url, record.requestHeaders, record.requestBody);
    QStringList notes;
    if (http::isBodyLostInCurlLine(record.requestBody))
        notes += ExchangeText::tr("The body is not text: give it to curl on its standard input.");
    if (record.requestBytes > record.requestBody.size())
        notes += ExchangeText::tr("It has only the beginning of the body.");
    if (redaction::isRedacted(command.line.toUtf8()) || redaction::isRedacted(record.requestBody))
        notes += ExchangeText::tr("Secrets were taken out of it: put them back before you run it.");
    command.note = notes.join(u' ');
    return command;
}

} // namespace runlatch::ui
