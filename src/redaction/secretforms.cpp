// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/secretforms.h"

#include "redaction/secretfinder.h"
#include "redaction/unescapedtext.h"

#include <QString>

using namespace Qt::StringLiterals;

namespace runlatch::redaction {

namespace {

/// The base64 of a secret that stands behind `before` other bytes, without the letters that have bits of its neighbors.
QByteArray base64Behind(qsizetype before, const QByteArray &secret)
{
    constexpr qsizetype bitsOfLetter = 6;
    const qsizetype first = (8 * before + bitsOfLetter - 1) / bitsOfLetter;
    const qsizetype end = 8 * (before + secret.size()) / bitsOfLetter;
    return (QByteArray(before, '\0') + secret).toBase64().first(end).sliced(first);
}

} // namespace

QList<QByteArray> formsOfSecret(const QByteArray &secret)
{
    QList<QByteArray> forms;
    const auto add = [&forms](const QByteArray &form) {
        if (form.size() >= ShortestRepeatedSecret && !forms.contains(form))
            forms.append(form);
    };
    add(secret);
    if (secret.size() < ShortestRepeatedSecret)
        return forms;
    add(UnescapedText(secret).text());
    add(secret.toPercentEncoding());
    const QByteArray html = QString::fromUtf8(secret).toHtmlEscaped().toUtf8();
    add(html);
    add(QByteArray(html).replace('\'', "&#39;"));
    add(QByteArray(html).replace('\'', "&#x27;"));
    add(secret.toUpper());
    add(secret.toLower());
    add(secret.toHex());
    add(secret.toHex().toUpper());
    for (const qsizetype before : {0, 1, 2}) {
        const QByteArray base64 = base64Behind(before, secret);
        add(base64);
        add(QByteArray(base64).replace('+', '-').replace('/', '_'));
    }
    return forms;
}

} // namespace runlatch::redaction
