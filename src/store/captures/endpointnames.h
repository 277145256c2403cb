// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/word.h"

#include <QHash>
#include <QString>

namespace runlatch::store {

/// The names that a person gave to endpoints. The store knows only paths: a name is found by the path of a capture as
/// long as there is an endpoint at this path. Copies are cheap. Any thread.
class EndpointNames
{
public:
    EndpointNames() = default;
    explicit EndpointNames(const QHash<QString, QString> &namesByPath); ///< by decoded path; empty names do not count

    bool isEmpty() const { return m_names.isEmpty(); }
    QStringList all() const; ///< sorted, each once
    /// The name of the endpoint at a path as CaptureRow::endpoint has it, perhaps percent-encoded. Empty without one.
    QString nameOf(const QString &endpoint) const;
    bool has(const filter::Word &word) const; ///< whether the word is in any of the names
    /// Tells whether the word is in the path, or in the name of its endpoint.
    bool isIn(const QString &endpoint, const filter::Word &word) const;

    friend bool operator==(const EndpointNames &, const EndpointNames &) = default;

private:
    QHash<QString, QString> m_names;
};

} // namespace runlatch::store
