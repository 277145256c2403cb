// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QUrl>

#include <optional>

namespace runlatch::ui {

/// The address of a link in a stranger's text if it may be opened: absolute, http or https, with a host. Empty for
/// anything else (`javascript:`, `data:`, `file:`, relative paths, mail): such a link becomes plain text.
std::optional<QUrl> openableLink(const QString &address);

/// Tells whether `address` begins with http:// or https://, which the service requires of addresses in a result.
bool hasWebScheme(QStringView address);

/// The characters that `&name;` or `&#number;` stands for. An unknown entity is returned as it is.
QString decodeEntity(const QString &entity);

} // namespace runlatch::ui
