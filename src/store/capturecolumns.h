// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/capture.h"

#include <QStringList>
#include <QVariantList>

class QSqlQuery;

namespace runlatch::store {

/// The columns of `captures` without `id`, in the order of `captureValues`.
QStringList captureColumns();
QVariantList captureValues(const CaptureRow &row);
/// Reads a row of `SELECT id, <captureColumns> ...`.
CaptureRow captureRow(const QSqlQuery &query);

/// Times are stored as milliseconds since 1970 UTC; an invalid one is NULL.
QVariant timeValue(const QDateTime &time);
QDateTime timeOf(const QVariant &value);
/// Columns of text and of bytes are never NULL.
QVariant textValue(const QString &text);
QVariant bytesValue(const QByteArray &bytes);

} // namespace runlatch::store
