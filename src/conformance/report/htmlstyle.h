// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace runlatch::conformance {

/// The style sheet of the HTML report: light, dark and printed. It has no quotation mark, ampersand or angle bracket,
/// because HTML does not unescape them in a style element. Internal to this folder.
QByteArray htmlStyle();

} // namespace runlatch::conformance
