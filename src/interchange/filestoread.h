// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace runlatch::interchange {

/// The files to read for those that were given, in their order. A folder stands for the heads of a raw export in it
/// (FolderSink), by their names; one without any stays as it is, and cannot be read. A body whose head is among them is
/// left out: it is read with its head. Reads folders.
QStringList filesToRead(const QStringList &given);

} // namespace runlatch::interchange
