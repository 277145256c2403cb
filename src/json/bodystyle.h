// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace runlatch::json {

/// The ways to write one JSON value. The signature is over the bytes, so it differs for each style.
enum class BodyStyle {
    Compact, ///< as after a JavaScript round trip: no space, letters and slashes unescaped
    Escaped, ///< compact, with &, < and > as \u0026, \u003c and \u003e, and everything beyond ASCII as \uXXXX
    Spaced,  ///< one space after each colon and comma
    Pretty,  ///< one member a line, indented by two spaces
};
QString bodyStyleName(BodyStyle style); ///< "compact"
std::optional<BodyStyle> bodyStyleOfName(QStringView name);
QList<BodyStyle> bodyStyles();

/// The same JSON in another style: order, numbers and escapes stay as they were written. Spaced and Pretty accept JSON
/// with any white space and replace it; Escaped and Compact need compact JSON from OrderedJson. Pretty indents up to 64
/// levels. Time and result are in proportion to the size, whatever the bytes are.
QByteArray restyled(const QByteArray &json, BodyStyle style);
/// The JSON in the Pretty style, for people to read.
QString indentedText(const QByteArray &json);

} // namespace runlatch::json
