// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <QStringView>

#include <optional>

namespace runlatch::outcomes {

constexpr int MaxAttributes = 200; ///< of an element

/// Looks at a text before QXmlStreamReader does, which compares each attribute of an element with all the others, and
/// expands entities. Errors: Usage "report.doctype" for a document type, which alone could declare entities, and
/// "report.attributes" for an element with more than MaxAttributes; facts = line and column. Takes time in proportion
/// to the text. Internal to this folder.
std::optional<base::Error> guardXml(QStringView text);

} // namespace runlatch::outcomes
