// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "base/rules.h"

#include <QByteArrayView>

#include <simdjson.h>

/// The errors of a plan. Internal to this library.
namespace runlatch::plan {

/// Line and column of an offset, both from 1: "12:40". Time in proportion to the offset.
QString shownPlace(QByteArrayView text, qsizetype offset);

base::Error planError(base::Rule rule, const QString &subject, qsizetype offset);

/// The error for what simdjson says of the text. `at`: where it was; where the bytes themselves are wrong, that place
/// is looked for, in time in proportion to the text.
base::Error syntaxError(QByteArrayView text, simdjson::error_code code, qsizetype at);

/// The error for a file of another kind: a binary plan, UTF-16. nullopt for what may be a plan.
std::optional<base::Error> otherKind(QByteArrayView text);

} // namespace runlatch::plan
