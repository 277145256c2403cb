// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/output.h"

#include "app/cli/output/standardstream.h"
#include "base/rules.h"
#include "json/orderedjson.h"
#include "json/terminaljson.h"
#include "protocol/jsonapi.h"
#include "redaction/secretforms.h"
#include "text/plaintext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

constexpr qsizetype MaxRowLength = 4000; // characters
constexpr qsizetype LongestMark = 10;    // characters of "<U+10FFFF>", which stands for one

bool printLine(FILE *stream, const QByteArray &line)
{
    return writeToStream(stream, line + '\n'); // as one: a short line is never cut
}

/// Advice on --pin for a certificate that was refused; empty if a pin would not help.
QString pinAdvice(const base::Error &error, const std::optional<http::Certificate> &certificate)
{
    constexpr std::array helps{base::Rules::TlsChanged, base::Rules::TlsSelfSigned, base::Rules::TlsUnknownIssuer,
                               base::Rules::TlsWrongHost};
    if (std::find(helps.begin(), helps.end(), error.rule) == helps.end())
        return {};
    //: %1 is the fingerprint of a certificate, or SHA256
    return QCoreApplication::translate(
               "runlatch::cli::Command",
               "If its fingerprint is what the server's administrator tells you, trust it with --pin %1.")
        .arg(certificate ? http::fingerprintText(certificate->sha256) : u"SHA256"_s);
}

/// The member "certificate" of an error event.
QByteArray writeCertificate(const http::Certificate &certificate)
{
    json::OrderedJson written;
    written.add(u"subject", certificate.subject).add(u"issuer", certificate.issuer);
    written.add(u"from", protocol::writeTime(certificate.from));
    written.add(u"until", protocol::writeTime(certificate.until));
    return written.add(u"sha256", http::fingerprintText(certificate.sha256)).toJson();
}

} // namespace

void Output::hide(const QByteArray &secret)
{
    for (const QByteArray &form : redaction::formsOfSecret(secret)) {
        if (!m_secrets.contains(form))
            m_secrets.append(form);
    }
}

void Output::print(const QByteArray &line)
{
    if (isTerminal(stdout))
        m_status.clear();
    if (m_lines)
        m_lines->write(line + '\n');
    else
        m_hasFailed = m_hasFailed || !printLine(stdout, line); // nothing follows a line that may be cut
}

void Output::bePatient()
{
    m_lines = std::make_unique<PatientStream>(stdout);
    m_diagnostics = std::make_unique<PatientStream>(stderr);
}

void Output::endPatience()
{
    if (!m_lines)
        return;
    m_diagnostics->finish();
    m_lines->finish();
    m_hasFailed = m_hasFailed || m_lines->hasFailed();
    m_lines.reset();
    m_diagnostics.reset();
}

void Output::event(QStringView name, const json::OrderedJson &members, const QString &human)
{
    event(name, members, QStringList{human});
}

void Output::event(QStringView name, const json::OrderedJson &members, const QStringList &humanLines)
{
    if (m_isSilent)
        return;
    if (m_human) {
        // One row is one line: received text must not be able to start another line.
        for (const QString &human : humanLines)
            print(text::markedText(redacted(human), m_isUncut ? human.size() * LongestMark : MaxRowLength).toUtf8());
        return;
    }
    QByteArray line = "{\"event\":" + json::OrderedJson::value(name.toString());
    const QByteArray rest = members.toJson();
    line += rest.size() > 2 ? ',' + rest.mid(1) : QByteArray("}");
    print(json::terminalJson(redaction::redacted(line, m_secrets))); // also covers members that were given as JSON
}

void Output::error(const base::Error &error, const QString &about, wording::Activity activity,
                   const std::optional<http::Certificate> &certificate)
{
    wording::Sentence sentence = wording::sentence(error, activity);
    if (const QString advice = pinAdvice(error, certificate); !advice.isEmpty())
        sentence.next = advice; // this program cannot store trust for a certificate
    const QString message = sentence.text();
    json::OrderedJson members;
    members.add(u"kind", base::kindName(error.kind));
    members.add(u"http", error.http > 0 ? QJsonValue(error.http) : QJsonValue());
    members.add(u"rule", textOrNull(error.rule));
    members.add(u"message", message);
    members.addRaw(u"errors", serviceErrors(error.errors));
    if (error.outcomeUnknown)
        members.add(u"outcome", u"unknown"_s);
    else if (error.rule == base::Rules::ArchiveStopped)
        members.add(u"outcome", u"not-sent"_s);
    else if (error.rule == base::Rules::ArchiveNotCarriedOut)
        members.add(u"outcome", u"not-archived"_s);
    if (!about.isEmpty())
        members.add(u"id", about);
    if (certificate)
        members.addRaw(u"certificate", writeCertificate(*certificate));
    const QRegularExpression name(u"(?<![\\w-])%1(?![\\w-])"_s.arg(QRegularExpression::escape(about)));
    event(u"error", members, about.isEmpty() || message.contains(name) ? message : about + u": "_s + message);
}

void Output::diagnostic(const QString &text)
{
    m_status.clear();
    const QByteArray line = "runlatch-cli: " + text::markedText(redacted(text), MaxRowLength).toUtf8();
    if (!m_diagnostics)
        printLine(stderr, line);
    else if (m_diagnostics->count() < MaxWaiting)
        m_diagnostics->write(line + '\n');
}

QByteArray Output::serviceErrors(const QList<base::ServiceError> &errors)
{
    QList<QByteArray> written;
    for (const base::ServiceError &error : errors) {
        json::OrderedJson one;
        one.add(u"status", error.status).add(u"title", error.title).add(u"detail", error.detail);
        one.add(u"pointer", error.pointer);
        written.append(one.toJson());
    }
    return json::OrderedJson::array(written);
}

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonValue numberOrNull(const std::optional<int> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

} // namespace runlatch::cli
