// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/foreign/foreignrequest.h"

namespace runlatch::interchange {

/// Tells whether the text begins like a request file of an editor (.http, .rest): behind comments, `###` and variables
/// stands a method with an address. A raw request with its version is none, unless `###` stands in the text.
bool beginsWithRequestFile(QByteArrayView text);

/// The requests of the file, which lines with `###` divide, with the values of its variables (`@name = value`) in the
/// places of `{{name}}`. All values together add at most MaxVariableBytes; a null piece stands for a request behind.
QList<QByteArray> requestsOfFile(const QByteArray &file);
inline constexpr qsizetype MaxVariableBytes = 4 * 1024 * 1024;
inline constexpr qsizetype MaxVariableName = 100; ///< bytes

/// Line ends behind a body belong to the file, and so does what is done with the answer. Nothing is made up, run or
/// read. Errors: Usage "import.request-file" (subject = the file whose content is sent), "import.variable" (subject =
/// the variable that has no value in the file), "import.value" (url).
base::Result<ForeignRequest> readRequestOfFile(const QByteArray &piece);

} // namespace runlatch::interchange
