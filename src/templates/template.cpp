// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "templates/template.h"

#include "base/rules.h"
#include "json/jsonlayout.h"
#include "json/orderedjson.h"
#include "lint/lint.h"
#include "protocol/payloadkeys.h"
#include "redaction/linesecrets.h"
#include "redaction/secretnames.h"
#include "text/textposition.h"
#include "text/unpacking.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Rules;
using runlatch::protocol::PayloadForm;
using runlatch::protocol::PayloadKey;
using runlatch::protocol::RunTaskRequest;

namespace runlatch::templates {

namespace {

constexpr QByteArrayView Opening = "{{";
constexpr QByteArrayView Closing = "}}";
constexpr QByteArrayView ByteOrderMark = "\xEF\xBB\xBF";
constexpr qsizetype MaxName = 64; // bytes; no key has as many

/// The text of a value; an empty one for what is null or absent.
struct Value
{
    const RunTaskRequest &request;

    QString operator()(QString RunTaskRequest::*field) const { return request.*field; }
    QString operator()(std::optional<int> RunTaskRequest::*field) const
    {
        const std::optional<int> number = request.*field;
        return number ? QString::number(*number) : QString();
    }
    QString operator()(std::optional<bool> RunTaskRequest::*field) const
    {
        const std::optional<bool> truth = request.*field;
        return !truth ? QString() : *truth ? u"true"_s : u"false"_s;
    }
    QString operator()(PayloadKey::Capabilities) const { return {}; }
};

bool isSecret(QByteArrayView name)
{
    return name == redaction::CallbackMember || redaction::isSecretMember(name);
}

/// As a part of a JSON string.
QByteArray valueOf(const PayloadKey &key, const RunTaskRequest &request)
{
    QString value = std::visit(Value{request}, key.value);
    if (key.form == PayloadForm::Url || key.form == PayloadForm::UsedUrl) {
        const QByteArray url = value.toUtf8();
        value = QString::fromUtf8(redaction::redactedByMarker(url, redaction::secretsOfLine(url)));
    }
    const QByteArray quoted = json::OrderedJson::value(value);
    return quoted.sliced(1, quoted.size() - 2);
}

base::Error errorAt(QByteArrayView text, qsizetype offset, base::Rule rule, const QString &subject)
{
    text::TextPosition position(text);
    position.moveTo(offset);
    return {.kind = base::ErrorKind::Usage,
            .rule = rule,
            .subject = subject,
            .facts = {QString::number(position.line()), QString::number(position.column())}};
}

QString pointerOf(const base::Error &error)
{
    return error.errors.isEmpty() ? QString() : error.errors.first().pointer;
}

/// The error of the reader at its place, which the linter knows.
base::Error faultOf(const QByteArray &text, const base::Error &error)
{
    const QString pointer = pointerOf(error);
    const lint::Lint lint = lint::lintCallback(text);
    const auto isMeant = [&pointer](const lint::LintFinding &finding) {
        return finding.severity == lint::LintSeverity::Error && (pointer.isEmpty() || finding.pointer == pointer);
    };
    const auto found = std::find_if(lint.findings.begin(), lint.findings.end(), isMeant);
    const base::Rule rule = pointer.isEmpty() ? Rules::TemplateBroken : Rules::TemplateResult;
    return errorAt(text, found == lint.findings.end() ? 0 : found->offset, rule, pointer);
}

} // namespace

base::Result<Template> Template::read(const QByteArray &text)
{
    if (text.size() > MaxBytes)
        return base::Error{.kind = base::ErrorKind::Usage, .rule = Rules::TemplateTooLarge};
    Template read;
    read.m_text = text.startsWith(ByteOrderMark) ? text.sliced(ByteOrderMark.size()) : text;
    if (const auto result = protocol::readTaskResult(read.m_text); !result)
        return faultOf(read.m_text, result.error());
    if (const auto error = read.findPlaces())
        return *error;
    return read;
}

std::optional<base::Error> Template::findPlaces()
{
    const QByteArrayView text = m_text;
    const auto keys = protocol::payloadKeys();
    qsizetype at = text.indexOf(Opening);
    for (; at >= 0; at = text.indexOf(Opening, m_places.last().end)) {
        if (m_places.size() == MaxPlaceholders)
            return errorAt(text, at, Rules::TemplatePlaceholders, {});
        const qsizetype begin = at + Opening.size();
        if (text.sliced(begin).startsWith(Opening)) {
            m_places.append({at, begin + Opening.size(), -1});
            continue;
        }
        const QByteArrayView rest = text.sliced(begin).first(std::min(MaxName, text.size() - begin));
        const qsizetype length = rest.indexOf(Closing);
        const QByteArrayView name = rest.first(std::max(length, qsizetype(0))).trimmed();
        if (length < 0 || name.contains('"'))
            return errorAt(text, at, Rules::TemplateOpen, {});
        if (isSecret(name))
            return errorAt(text, at, Rules::TemplateSecret, QString::fromUtf8(name));
        const auto known = std::find_if(keys.begin(), keys.end(), [name](const PayloadKey &key) {
            return key.type() != protocol::PayloadType::Object && name == key.name;
        });
        if (known == keys.end())
            return errorAt(text, at, Rules::TemplatePlaceholder, QString::fromUtf8(name));
        m_places.append({at, begin + length + Closing.size(), known - keys.begin()});
    }
    return {};
}

base::Result<protocol::TaskResult> Template::filled(const RunTaskRequest &request) const
{
    QByteArray text;
    qsizetype behind = 0;
    for (const Place &place : m_places) {
        text += QByteArrayView(m_text).sliced(behind, place.begin - behind);
        if (place.key < 0)
            text += Opening;
        else
            text += valueOf(protocol::payloadKeys()[static_cast<std::size_t>(place.key)], request);
        if (text.size() > MaxFilledBytes)
            return base::Error{.kind = base::ErrorKind::Usage, .rule = Rules::TemplateFilled};
        behind = place.end;
    }
    text += QByteArrayView(m_text).sliced(behind);
    auto result = protocol::readTaskResult(text);
    if (result)
        return result;
    return base::Error{
        .kind = base::ErrorKind::Usage, .rule = Rules::TemplateResult, .subject = pointerOf(result.error())};
}

base::Result<protocol::TaskResult> Template::filledFrom(const QByteArray &body) const
{
    if (m_places.isEmpty())
        return filled({});
    const auto request = protocol::readRunTaskRequest(text::unpackedOrSame(body));
    return request ? filled(*request) : base::Error{.kind = base::ErrorKind::Usage, .rule = Rules::TemplateRequest};
}

QByteArray templateText(const protocol::TaskResult &result)
{
    const QByteArray compact = protocol::writeTaskResult(result);
    return json::laidOut(compact, json::JsonLayout::Indent2, {}).value_or(compact) + '\n';
}

} // namespace runlatch::templates
