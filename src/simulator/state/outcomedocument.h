// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

#include <QJsonObject>

/// Outcomes as they are read back, which is not the form in which a callback writes them: tags are a list of
/// categories, and the body is behind a link.
namespace runlatch::simulator {

/// `id`: of the outcome in the service; `resultId`: of its task result.
QJsonObject outcomeResource(const protocol::Outcome &outcome, const QString &id, const QString &resultId);

/// The body of an outcome, as markdown becomes HTML. HTML in it becomes text. Takes time in proportion to it.
QByteArray outcomeHtml(const QString &markdown);

} // namespace runlatch::simulator
