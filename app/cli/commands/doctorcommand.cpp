// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/doctorcommand.h"

#include "app/cli/options/secrets.h"
#include "app/cli/options/textfile.h"
#include "base/rules.h"
#include "redaction/differingbytes.h"
#include "signature/loggedbody.h"
#include "wording/signature/diagnosis.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

constexpr qint64 MaxBody = 64 * 1024 * 1024; // bytes, as can be imported; the sentence of TextTooLarge names it

/// The value of a header that may have been copied with its name.
QByteArray headerValue(const QString &text)
{
    const QByteArray line = text.toUtf8();
    const qsizetype colon = line.indexOf(':');
    const bool hasName = colon > 0 && protocol::isSignatureHeader(QByteArrayView(line).first(colon).trimmed());
    return hasName ? line.sliced(colon + 1).trimmed() : line;
}

/// The name of a form in the events.
QString bodyFormName(signature::BodyForm form)
{
    switch (form) {
    case signature::BodyForm::Bytes: return u"bytes"_s;
    case signature::BodyForm::Base64: return u"base64"_s;
    case signature::BodyForm::BytesLiteral: return u"bytes-literal"_s;
    case signature::BodyForm::Event: return u"event"_s;
    }
    Q_UNREACHABLE();
}

QString headline(const signature::Diagnosis &diagnosis, const QString &verdict, const QString &cause)
{
    const bool isValid = diagnosis.verdict == protocol::Verdict::Valid;
    if (diagnosis.isReceivers)
        return isValid ? DoctorCommand::tr("The computed digest is right.")
                       : DoctorCommand::tr("Computed digest %1: %2").arg(verdict, cause);
    return isValid ? DoctorCommand::tr("The signature is valid.")
                   : DoctorCommand::tr("Signature %1: %2").arg(verdict, cause);
}

} // namespace

DoctorCommand::~DoctorCommand()
{
    if (m_cancellation)
        *m_cancellation = true;
}

void DoctorCommand::declare(QCommandLineParser &parser)
{
    parser.addOption({u"signature"_s,
                      tr("Value of the signature header as received, empty for an empty one; may be given more than "
                         "once for a repeated header. Without it, no such header arrived."),
                      u"text"_s});
    parser.addOption({u"computed"_s,
                      tr("Digest that your own program computed over the body, as it prints it: says what the program"
                         " does wrong. --signature is not needed beside it."),
                      u"text"_s});
    parser.addOption(
        {u"hmac-key-file"_s,
         tr("File that holds an HMAC key, - for standard input; may be given more than once. Without it and without "
            "RUNLATCH_HMAC_KEY, no key is set."),
         u"file"_s});
    parser.addOption(
        {u"body"_s,
         tr("File with the exact bytes that arrived, 64 MB at most, also in base64, as b'...' or in an event of a "
            "function as logs hold them; - for standard input."),
         u"file"_s, u"-"_s});
    parser.addOption({u"earlier"_s,
                      tr("File with the body of an earlier delivery of the same request; compared if nothing explains"
                         " the signature."),
                      u"file"_s});
    parser.addOption({u"snippet"_s, tr("Also print a program text that checks signatures: go, python, node or shell."),
                      u"language"_s});
}

std::optional<QString> DoctorCommand::start(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return tr("doctor takes options only; --body names the file.");
    for (const QString &value : parser.values(u"signature"_s))
        m_request.received.append(headerValue(value));
    if (parser.isSet(u"snippet"_s)) {
        m_language = wording::snippetLanguageOfName(parser.value(u"snippet"_s));
        if (!m_language)
            return tr("--snippet takes go, python, node or shell.");
    }
    m_computed = parser.value(u"computed"_s).trimmed().toUtf8();
    if (parser.isSet(u"computed"_s) && m_computed.isEmpty())
        return tr("--computed takes the digest that your program computed.");
    if (const auto why = readKeys(parser))
        return why;
    if (!m_hasFailed && parser.isSet(u"earlier"_s))
        m_earlier = readBytes(parser.value(u"earlier"_s));
    if (!m_hasFailed)
        readBody(parser.value(u"body"_s));
    if (!m_hasFailed)
        askNext();
    return std::nullopt;
}

/// Makes the cases: the program's digest, then the header. A header that was given alone may be a program's digest.
void DoctorCommand::readBody(const QString &name)
{
    const auto text = readBytes(name);
    if (!text)
        return;
    const signature::LoggedBody body = signature::readLoggedBody(*text);
    m_form = body.form;
    m_request.body = body.bytes;
    const bool hasComputed = !m_computed.isEmpty();
    if (!hasComputed || !m_request.received.isEmpty()) {
        m_request.origin = hasComputed ? signature::DigestOrigin::Sender : signature::DigestOrigin::Either;
        m_waiting.append(m_request);
    }
    if (hasComputed) {
        m_request.received = {m_computed};
        m_request.origin = signature::DigestOrigin::Receiver;
        m_waiting.prepend(m_request);
    }
}

void DoctorCommand::askNext()
{
    m_request = m_waiting.takeFirst();
    m_cancellation = inspector::consult(m_request, this, [this](const auto &consultation) { tell(*consultation); });
}

/// With several keys, each is called by its file.
std::optional<QString> DoctorCommand::readKeys(const QCommandLineParser &parser)
{
    const QStringList files = parser.values(u"hmac-key-file"_s);
    const qsizetype readers = (files + QStringList{parser.value(u"body"_s), parser.value(u"earlier"_s)}).count(u"-"_s);
    if (readers > 1)
        return tr("Standard input can be read once, and --body reads it unless it names a file.");
    const auto keys = readHmacKeys(files, output());
    if (!keys) {
        m_hasFailed = true;
        return failToRead(keys.error());
    }
    if (keys->isEmpty() && m_request.received.isEmpty() && m_computed.isEmpty())
        return tr(
            "A signature or a key is required: --signature TEXT, --hmac-key-file FILE, or RUNLATCH_HMAC_KEY in the"
            " environment.");
    for (const QByteArray &key : *keys) {
        const QString name = keys->size() > 1 ? files.value(m_request.keys.size()) : QString();
        m_request.keys.append({name, key});
    }
    for (const QByteArray &key : otherHmacKeys(files, output()))
        m_request.otherKeys.append({u"RUNLATCH_HMAC_KEY"_s, key});
    return std::nullopt;
}

std::optional<QByteArray> DoctorCommand::readBytes(const QString &name)
{
    auto bytes = readInput(name, MaxBody, {base::Rules::TextTooLarge});
    if (bytes)
        return *std::move(bytes);
    fail(bytes.error());
    return std::nullopt;
}

QString DoctorCommand::proofOf(const signature::Diagnosis &diagnosis, const wording::DiagnosisWords &words) const
{
    const QByteArray &body = m_request.body;
    const QString form = wording::bodyFormWords(m_form);
    if (diagnosis.verdict == protocol::Verdict::Valid)
        return form.isEmpty() ? words.proof : words.proof + u' ' + form;
    QStringList sentences{words.fact, words.proof};
    if (!form.isEmpty())
        sentences.append(form);
    if (m_earlier && !diagnosis.isProven && *m_earlier == body) {
        sentences.append(wording::earlierDeliveryWords({}, {}));
    } else if (m_earlier && !diagnosis.isProven) {
        text::ByteComparison comparison(body);
        comparison.add(*m_earlier);
        const text::ByteDifference difference = comparison.difference();
        sentences.append(
            wording::earlierDeliveryWords(difference, redaction::printableDifference(difference, body, *m_earlier)));
    }
    return sentences.join(u' ');
}

void DoctorCommand::tell(const inspector::Consultation &consultation)
{
    const signature::Diagnosis &diagnosis = consultation.diagnosis;
    const bool isValid = diagnosis.verdict == protocol::Verdict::Valid;
    const wording::DiagnosisWords words = wording::diagnosisWords(diagnosis, consultation.bytes);
    const QString verdict = protocol::verdictName(diagnosis.verdict);
    const QString cause = diagnosis.cause.name();
    const QString proof = proofOf(diagnosis, words);
    json::OrderedJson members;
    members.add(u"verdict", verdict).add(u"cause", textOrNull(cause));
    members.add(u"proof", proof).add(u"fix", textOrNull(words.fix));
    members.add(u"digest", diagnosis.isReceivers ? u"computed"_s : u"received"_s);
    members.add(u"key", textOrNull(diagnosis.key)).add(u"body", bodyFormName(m_form));
    QStringList lines{headline(diagnosis, verdict, cause), proof};
    if (!words.fix.isEmpty())
        lines.append(words.fix);
    if (m_language && m_waiting.isEmpty()) {
        QString snippet = wording::verificationSnippet(*m_language);
        members.add(u"snippet", snippet);
        lines += snippet.replace(u'\t', u"    "_s).trimmed().split(u'\n'); // a tab is no text for a terminal
    }
    output().event(u"signature", members, lines);
    m_hasInvalid = m_hasInvalid || !isValid;
    if (m_waiting.isEmpty())
        emit finished(m_hasInvalid ? No : Done);
    else
        askNext();
}

void DoctorCommand::fail(const base::Error &error)
{
    m_hasFailed = true;
    failToRead(error);
}

} // namespace runlatch::cli
