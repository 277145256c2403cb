// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>

namespace runlatch::wording {

/// A language of which there is a piece of program that checks a signature as the service makes it.
enum class SnippetLanguage { Go, Python, Node, Shell };

std::optional<SnippetLanguage> snippetLanguageOfName(QStringView name); ///< "go", "python", "node", "shell"
QString snippetLanguageName(SnippetLanguage language);

/// The program text, the same in all languages of people. It takes the raw body, wants exactly one signature and a key,
/// and compares in a time that says nothing of the right digits.
QString verificationSnippet(SnippetLanguage language);

} // namespace runlatch::wording
