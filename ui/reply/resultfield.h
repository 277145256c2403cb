// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <optional>

namespace runlatch::ui {

/// The characters that a line of the form takes. Qt would cut a text from a file after 32,767.
constexpr int MaxFieldLength = 1'000'000;

/// A field of the form, named by its key in the document.
struct ResultField
{
    int outcome = -1; ///< index; -1: of the result itself
    QString member;   ///< "url"; "outcomes" is their list
    QString tag = {}; ///< of the member "tags": the name that is meant; empty for all
    int entry = -1;   ///< of the tags of that name; -1: the name itself
};

/// The field of a JSON Pointer into a callback, as the service and the linter write them. None for what the form does
/// not show.
std::optional<ResultField> resultFieldOf(const QString &pointer);

} // namespace runlatch::ui
