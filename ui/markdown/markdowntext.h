// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QUrl>

#include <optional>

namespace runlatch::ui {

/// The address behind a link of a stranger's text, where it may be opened: absolute, http or https, with a host.
/// Nothing for all else (`javascript:`, `data:`, `file:`, relative paths, mail): such a link is plain text.
std::optional<QUrl> openableLink(const QString &address);

/// Whether it begins with http:// or https://, as the service wants the addresses in a result.
bool hasWebScheme(QStringView address);

/// `&name;` or `&#number;` as the characters it stands for; as written where there is no such entity.
QString decodeEntity(const QString &entity);

} // namespace runlatch::ui
