// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QList>

namespace runlatch::text {

/// The values of the headers of that name in a head, in its order and without the blanks around them. They point into
/// the head. Lines may end in any way, because heads that were refused are kept, too. Takes time in proportion to the
/// head.
QList<QByteArrayView> headerValues(QByteArrayView head, QByteArrayView name);

} // namespace runlatch::text
