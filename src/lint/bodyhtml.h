// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QString>

namespace runlatch::lint {

/// The name of the first HTML tag in markdown, but for `<br>`: integrators send it because it looks right in the
/// service. Empty if there is none. Neither code nor comments have tags. Takes time in proportion to the text. Internal
/// to this library.
QString otherHtmlTag(QByteArrayView markdown);

} // namespace runlatch::lint
